/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriLuckGrade:
 *
 * How an outcome of chance treated one seat: about as well as others would, or so much better or worse that
 * it is marked.
 */
typedef enum
{
  ARI_LUCK_GRADE_NONE,
  ARI_LUCK_GRADE_LUCKY,
  ARI_LUCK_GRADE_VERY_LUCKY,
  ARI_LUCK_GRADE_UNLUCKY,
  ARI_LUCK_GRADE_VERY_UNLUCKY,
} AriLuckGrade;

#define ARI_N_LUCK_GRADES 5

AriLuckGrade  ari_luck_grade_of_ply    (AriPly    *ply,
                                        AriActor   seat);
gboolean    ari_luck_grade_is_good   (AriLuckGrade grade);
const char *ari_luck_grade_symbol    (AriLuckGrade grade);
const char *ari_luck_grade_name      (AriLuckGrade grade);

G_END_DECLS

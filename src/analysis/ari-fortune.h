/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriFortune:
 *
 * What an outcome of chance was to one seat: no more than others, or so much better or worse that it is marked.
 */
typedef enum
{
  ARI_FORTUNE_NONE,
  ARI_FORTUNE_LUCKY,
  ARI_FORTUNE_VERY_LUCKY,
  ARI_FORTUNE_UNLUCKY,
  ARI_FORTUNE_VERY_UNLUCKY,
} AriFortune;

#define ARI_N_FORTUNES 5

AriFortune  ari_fortune_of_ply    (AriPly    *ply,
                                   AriActor   seat);
gboolean    ari_fortune_is_kind   (AriFortune fortune);
const char *ari_fortune_symbol    (AriFortune fortune);
const char *ari_fortune_name      (AriFortune fortune);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-luck.h"
#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_LUCK_LIST (ari_luck_list_get_type ())
/**
 * AriLuckList:
 *
 * What luck and skill were to each seat in the shown line of a match, as far as it has been judged, and the
 * results without luck. Hides itself in games without chance; before anything has been judged it says how to
 * begin.
 *
 * Its last row activates the action "analysis.dice".
 */
G_DECLARE_FINAL_TYPE (AriLuckList, ari_luck_list, ARI, LUCK_LIST, AdwBin)

/* Once, before it is shown; it stays hidden where there is no chance. */
void  ari_luck_list_set_match (AriLuckList   *self,
                               AriMatch      *match);
/* Luck and skill of one seat in a few words. */
char *ari_luck_words          (const AriLuck *luck) G_GNUC_WARN_UNUSED_RESULT;
/* Memory of one seat, in games that ask for it; NULL: nothing is to be told, or not before the match is
 * over. */
char *ari_luck_memory_words   (AriMatch      *match,
                               const AriLuck *luck) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

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
 * The luck and skill of each seat in the shown line of a match, as far as it has been judged, and the
 * results without luck. Hides itself in games without chance; until something has been judged, it explains
 * how to begin.
 *
 * Its last row activates the action "analysis.dice".
 */
G_DECLARE_FINAL_TYPE (AriLuckList, ari_luck_list, ARI, LUCK_LIST, AdwBin)

/* Call once, before the list is shown; it stays hidden in games without chance. */
void  ari_luck_list_set_match (AriLuckList   *self,
                               AriMatch      *match);
/* The luck and skill of one seat in a few words. */
char *ari_luck_words          (const AriRules *rules,
                               const AriLuck  *luck) G_GNUC_WARN_UNUSED_RESULT;
/* How much luck each seat had with an analysed ply, such as "Red +4.2% and Blue −4.2%"; NULL: chance didn't
 * act, or nothing is known. */
char *ari_luck_ply_words      (AriMatch      *match,
                               AriPly        *ply) G_GNUC_WARN_UNUSED_RESULT;
/* The memory of one seat, in memory games; NULL if there is nothing to report, or not until the match is
 * over. */
char *ari_luck_memory_words   (AriMatch      *match,
                               const AriLuck *luck) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

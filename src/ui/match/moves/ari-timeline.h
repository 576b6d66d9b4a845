/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_TIMELINE (ari_timeline_get_type ())
/**
 * AriTimeline:
 *
 * The thread through a match: a slider over the plies, with marks where areas closed, pieces were captured,
 * mistakes were made, and variations branch off. Its ball marks the cursor of the match. Time runs from
 * left to right in every language, as in media players.
 *
 * Property "match".
 *
 * Signal "chosen" (guint, gboolean): the user wants to see the position after that many plies of the shown
 * line or, if the second argument is %TRUE, of the main line.
 * Signal "ply-chosen" (guint): the user wants to see the position after the ply with this id, on another
 * line.
 */
G_DECLARE_FINAL_TYPE (AriTimeline, ari_timeline, ARI, TIMELINE, GtkWidget)

void ari_timeline_set_match (AriTimeline *self,
                             AriMatch    *match);
/* The number of the move that is shown, and of the last one of the shown line: “2 of 12”, or, with @brief,
 * “2/12”. All steps of a turn have one number, as in the list of moves. */
char *ari_timeline_count    (AriMatch *match,
                             gboolean  brief) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

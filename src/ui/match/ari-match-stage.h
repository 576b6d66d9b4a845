/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_STAGE (ari_match_stage_get_type ())
/**
 * AriMatchStage:
 *
 * Where a match is played: the board, replaced by the view of a feat while one is due or underway. Picks
 * and what is performed go to the table.
 *
 * Signal "sounded" (int: #AriSound): something audible happened in a feat.
 */
G_DECLARE_FINAL_TYPE (AriMatchStage, ari_match_stage, ARI, MATCH_STAGE, AdwBin)

/* Call once, before the stage is shown. @settings: (nullable) */
void       ari_match_stage_set_table   (AriMatchStage *self,
                                        AriTable      *table,
                                        GSettings     *settings);
/* (transfer none): the choices other than spots, to be placed below the board; hidden when there are
 * none. */
GtkWidget *ari_match_stage_get_choices (AriMatchStage *self);
/* Whether there are so many of them that little room is left beside them. */
gboolean   ari_match_stage_is_crowded  (AriMatchStage *self);
/* The actions of a page that zoom the board. @activate passes their names to ari_match_stage_zoom(). */
void       ari_match_stage_install_zooms (GtkWidgetClass              *widget_class,
                                          GtkWidgetActionActivateFunc  activate);
/* @action: "match.zoom-in", "match.zoom-out" or "match.whole-board" */
void       ari_match_stage_zoom        (AriMatchStage *self,
                                        const char    *action);
/* Ends a move that could go on at its last pick. */
void       ari_match_stage_stop_here   (AriMatchStage *self);
/* Takes back the last pick of a move, or else the last action of the turn. */
void       ari_match_stage_step_back   (AriMatchStage *self);
/* What Escape does anywhere on a page: ends what the table shows for a moment, or takes back the last pick of
 * a move, as on the board. Returns whether there was something. */
gboolean   ari_match_stage_escape      (AriMatchStage *self);
/* Whether the focus is somewhere on it. */
gboolean   ari_match_stage_has_focus   (AriMatchStage *self);
/* The spot of the keyboard; ARI_SPOT_NONE: a feat is shown instead, or there is none yet. */
AriSpot    ari_match_stage_get_focus   (AriMatchStage *self);
/* Whether Left and Right move on the board, or aim in a feat, because somebody plays there; otherwise they
 * step through the match, as they do elsewhere. */
gboolean   ari_match_stage_wants_arrows (AriMatchStage *self);
/* Whether feats are performed without time pressure here, whatever the settings say. */
void       ari_match_stage_set_calm    (AriMatchStage *self,
                                        gboolean       calm);
/* Whether the board keeps the height that its letters and numbers need, whatever else is shown. */
void       ari_match_stage_set_legible (AriMatchStage *self,
                                        gboolean       legible);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-move-item.h"
#include "ari-visibility.h"

G_BEGIN_DECLS

#define ARI_TYPE_MOVE_ROW (ari_move_row_get_type ())
/**
 * AriMoveRow:
 *
 * One row of the list of moves: a button for each ply of a round or of a turn, the plies of a variation as
 * links, or a comment. The shown ply is marked in gold.
 *
 * Signals: "chosen" (guint: id of a ply), "menu" (guint: id of a ply, GtkWidget: where).
 */
G_DECLARE_FINAL_TYPE (AriMoveRow, ari_move_row, ARI, MOVE_ROW, GtkBox)

/* Empty at first, since a list reuses its rows. */
GtkWidget *ari_move_row_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       ari_move_row_show (AriMoveRow          *self,
                              const AriVisibility *visibility,
                              AriMoveItem         *item);
/* Shows again what its plies say, as far as it may be told now. */
void       ari_move_row_refresh (AriMoveRow          *self,
                                 const AriVisibility *visibility);
/* @turning: id of the turning point of the match, see ari_moment_turning_point(); 0: none. The row doesn't
 * follow it by itself, since it depends on the judgement of many plies: its list does. */
void       ari_move_row_set_turning (AriMoveRow *self,
                                     guint       turning);

G_END_DECLS

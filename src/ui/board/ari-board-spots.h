/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-choices.h"
#include "ari-board-picks.h"
#include "ari-board-words.h"
#include "ari-painter.h"

G_BEGIN_DECLS

#define ARI_TYPE_BOARD_SPOTS (ari_board_spots_get_type ())
/**
 * AriBoardSpots:
 *
 * The board for keyboard and screen reader: a widget for each spot, with its name, and the way of the focus
 * from one to another, and to the choices beside the board. The widgets draw nothing.
 *
 * Signals; spots are an #AriSpot:
 * - "activated" (guint): this spot was picked by key or button, or by assistive technology
 * - "moving": a key moves the focus to another spot
 * - "focused" (guint): the focus shows at this spot; %ARI_SPOT_NONE: nowhere any more
 */
G_DECLARE_FINAL_TYPE (AriBoardSpots, ari_board_spots, ARI, BOARD_SPOTS, GObject)

/* @board: the widget whose children the spots are. It outlives this, as do @words and @painter. */
AriBoardSpots *ari_board_spots_new          (GtkWidget        *board,
                                             AriBoardWords    *words,
                                             AriBoardChoices  *choices,
                                             const AriPainter *painter) G_GNUC_WARN_UNUSED_RESULT;
/* Creates the widgets for the spots of a new board. */
void           ari_board_spots_rebuild      (AriBoardSpots    *self);
/* GTK wants every visible child measured before it is allocated. */
void           ari_board_spots_measure      (AriBoardSpots    *self,
                                             GtkOrientation    orientation);
/* Gives each spot its place in the picture. */
void           ari_board_spots_allocate     (AriBoardSpots    *self);
/* Names the contents of each spot, and offers the current choices. Call after the picks or the state have
 * changed. */
void           ari_board_spots_name         (AriBoardSpots    *self);
void           ari_board_spots_describe     (AriBoardSpots    *self);
GtkWidget     *ari_board_spots_get_widget   (AriBoardSpots    *self,
                                             AriSpot           spot);
/* The spot of the keyboard, or the one it will return to; ARI_SPOT_NONE: none yet. */
AriSpot        ari_board_spots_get_focus    (AriBoardSpots    *self);
void           ari_board_spots_set_focus    (AriBoardSpots    *self,
                                             AriSpot           spot);
void           ari_board_spots_follow_focus (AriBoardSpots    *self,
                                             AriSpot           spot);
gboolean       ari_board_spots_enter        (AriBoardSpots    *self);
/* Keys. They return whether the keyboard is on the board. */

/* Moves the focus to the next spot in a direction. @dx, @dy: -1: left, up; 1: right, down; 0: neither */
gboolean       ari_board_spots_move         (AriBoardSpots    *self,
                                             int               dx,
                                             int               dy);
/* Moves the focus to the next spot, or the previous one, that can be picked: of a large board, only few can
 * be at a time. */
gboolean       ari_board_spots_move_to_offered (AriBoardSpots *self,
                                                gboolean       forward);
/* Picks where the keyboard is. Space also controls the replay, so only in a person's turn; FALSE in
 * others. */
gboolean       ari_board_spots_activate     (AriBoardSpots    *self);

G_END_DECLS

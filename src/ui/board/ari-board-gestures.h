/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-aim.h"
#include "ari-board-zoom.h"

G_BEGIN_DECLS

#define ARI_TYPE_BOARD_GESTURES (ari_board_gestures_get_type ())
/**
 * AriBoardGestures:
 *
 * Mouse and touch on a board: moves, clicks, drags and pulls along lines. They say only what is pointed at;
 * the board decides what that does. A drag picks a piece up, and a drop on a spot means what a click there
 * would. Where nothing can be picked up, a drag can pull along a line.
 *
 * Signals; spots are an #AriSpot, places are in pixels of the board:
 * - "moved" (double x, double y): the pointer has moved over a board on which spots can be picked
 * - "looked" (guint): the spot under the pointer, whether it can be picked or not
 * - "left": the pointer has left the board
 * - "pressed": a press begins
 * - "released": a press has ended that was no drag
 * - "clicked" (double x, double y, gboolean): a click on something that has a name, by a finger or not
 * - "pointed" (guint): a release now would mean this spot; %ARI_SPOT_NONE: none
 * - "lifted" (guint): a drag begins to move the piece of this spot
 * - "dragged" (double, double): how far it has been moved, in pixels
 * - "dropped" (guint): where it was dropped; %ARI_SPOT_NONE: nowhere
 * - "cancelled": it was not dropped
 * - "pulled" (guint): a pull has picked this line
 * - "stuck" (guint): somebody tried to drag what can't be dragged
 */
G_DECLARE_FINAL_TYPE (AriBoardGestures, ari_board_gestures, ARI, BOARD_GESTURES, GObject)

/* @board: it owns the controllers, and outlives the gestures, as does what @aim points to, and @zoom: while
 * the board is enlarged, drags move it, so nothing is pulled. */
AriBoardGestures *ari_board_gestures_new    (GtkWidget          *board,
                                             const AriBoardAim  *aim,
                                             const AriBoardZoom *zoom) G_GNUC_WARN_UNUSED_RESULT;
/* Ends a drag without a drop: the piece is put back already. */
void              ari_board_gestures_let_go (AriBoardGestures   *self);
/* Ends drags and pulls: what they were about is gone. */
void              ari_board_gestures_stop   (AriBoardGestures   *self);

G_END_DECLS

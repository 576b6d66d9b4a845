/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-aim.h"
#include "ari-board-zoom.h"

G_BEGIN_DECLS

#define ARI_TYPE_BOARD_ZOOM_GESTURES (ari_board_zoom_gestures_get_type ())
/**
 * AriBoardZoomGestures:
 *
 * What zooms into a board: two fingers, the wheel with Ctrl, a double tap; and what moves the part that
 * shows.
 *
 * Signals:
 * - "zoomed" (double scale, pointer at, pointer px): the board should be shown so many times larger than the
 *   whole of it, with @at, a point of the board (#AriPoint, board units), at @px (#AriPoint, pixels)
 * - "tapped" (double x, double y): a double tap at a place, in pixels, that means no move
 * - "scrolled": the wheel has been turned
 */
G_DECLARE_FINAL_TYPE (AriBoardZoomGestures, ari_board_zoom_gestures, ARI, BOARD_ZOOM_GESTURES, GObject)

/* @board: it owns the controllers, and outlives the gestures, as does what @aim points to, and @zoom. */
AriBoardZoomGestures *ari_board_zoom_gestures_new (GtkWidget          *board,
                                                   const AriBoardAim  *aim,
                                                   const AriBoardZoom *zoom) G_GNUC_WARN_UNUSED_RESULT;
/* Where the pointer was last, in pixels. */
AriPoint              ari_board_zoom_gestures_get_pointer (AriBoardZoomGestures *self);

G_END_DECLS

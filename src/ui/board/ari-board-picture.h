/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-shown.h"
#include "ari-board-zoom.h"
#include "ari-painter.h"

G_BEGIN_DECLS

/* Sets of layers, by bit. */
#define ARI_LAYERS_ALL      ((1u << ARI_N_LAYERS) - 1)
#define ARI_LAYERS_POSITION (ARI_LAYERS_ALL & ~(1u << ARI_LAYER_GROUND | 1u << ARI_LAYER_GRID))
#define ARI_LAYERS_MARKS    (1u << ARI_LAYER_MARKS)

#define ARI_TYPE_BOARD_PICTURE (ari_board_picture_get_type ())
/**
 * AriBoardPicture:
 *
 * Paints what a board shows: cached nodes for each layer, the motion of the last action, fades, pieces that
 * are picked up, and the part of the board that the zoom shows. It takes no input.
 *
 * Signals:
 * - "arrived": what moved has come to rest
 * - "zoomed": the scale has changed, or the enlarged board has moved
 */
G_DECLARE_FINAL_TYPE (AriBoardPicture, ari_board_picture, ARI, BOARD_PICTURE, GObject)

/* @widget: where it is painted. It outlives the picture, as does @shown, of which the picture changes only
 * how large and rich it is painted. */
AriBoardPicture    *ari_board_picture_new          (GtkWidget           *widget,
                                                    AriBoardShown       *shown) G_GNUC_WARN_UNUSED_RESULT;
/* Where the board lies in the widget; stays valid as long as the picture. */
const AriPainter   *ari_board_picture_get_painter  (AriBoardPicture     *self);
/* Which part of the board shows; stays valid as long as the picture. */
const AriBoardZoom *ari_board_picture_get_zoom     (AriBoardPicture     *self);

/* Painting */

/* Marks the layers in @layers as stale. */
void                ari_board_picture_invalidate   (AriBoardPicture     *self,
                                                    guint                layers);
/* Paints everything anew if the fonts have changed. */
void                ari_board_picture_update_fonts (AriBoardPicture     *self);
/* Gives the picture its size. */
void                ari_board_picture_allocate     (AriBoardPicture     *self,
                                                    int                  width,
                                                    int                  height);
void                ari_board_picture_paint        (AriBoardPicture     *self,
                                                    GtkSnapshot         *snapshot);
void                ari_board_picture_show_region  (AriBoardPicture     *self,
                                                    const AriSpot       *spots,
                                                    guint                n_spots);
/* The outline around the region, in pixels. */
GskPath            *ari_board_picture_region_path  (AriBoardPicture     *self) G_GNUC_WARN_UNUSED_RESULT;
/* Nodes painted so far. */
guint               ari_board_picture_n_painted    (AriBoardPicture     *self,
                                                    AriLayer             layer);

/* Zoom */

/* Shows a new board as a whole. */
void                ari_board_picture_begin_board  (AriBoardPicture     *self);
/* Shows the board @scale times larger, with @at, a point of the board, at @px. */
void                ari_board_picture_zoom_to      (AriBoardPicture     *self,
                                                    float                scale,
                                                    AriPoint             at,
                                                    AriPoint             px);
/* Moves the enlarged board so that these spots show. */
void                ari_board_picture_show_spots   (AriBoardPicture     *self,
                                                    const AriSpot       *spots,
                                                    guint                n_spots);

/* Pieces that are picked up */

void                ari_board_picture_lift         (AriBoardPicture     *self,
                                                    const AriSpot       *spots,
                                                    guint                n_spots);
void                ari_board_picture_drag         (AriBoardPicture     *self,
                                                    const AriPoint      *by);

/* Motion */

/* Call before the state, apart from its flags, changes: keeps what lies where the pieces of @paths will
 * turn over and, with animations on, the other outcomes that chance could have rolled. */
void                ari_board_picture_keep_before  (AriBoardPicture     *self,
                                                    const AriMotionPath *paths,
                                                    guint                n_paths);
/* Starts the motion of the last action and the fades that go with it or, with animations off, its static
 * substitute. */
void                ari_board_picture_start_motion (AriBoardPicture     *self);
void                ari_board_picture_end_motion   (AriBoardPicture     *self);
/* Finishes the fades of all layers. */
void                ari_board_picture_end_fades    (AriBoardPicture     *self);
gboolean            ari_board_picture_is_moving    (AriBoardPicture     *self);

G_END_DECLS

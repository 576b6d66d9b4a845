/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"

G_BEGIN_DECLS

#define ARI_ZOOM_MAX  5.0f  /* at this scale, even the smallest window shows the smallest letters */
#define ARI_ZOOM_STEP 1.25f /* of a key, or of one notch of a mouse wheel */
#define ARI_ZOOM_TAP  2.5f  /* the scale that a double tap chooses */

/**
 * AriBoardZoom:
 * @scale: 1: the whole board … ARI_ZOOM_MAX
 * @centre: what lies in the middle of the view, in board units
 * @fit_unit: pixels per board unit while the whole board shows; set by ari_board_zoom_apply()
 * @width: of the view, in pixels; set by ari_board_zoom_apply()
 * @height: of the view, in pixels; set by ari_board_zoom_apply()
 *
 * Which part of a board a view shows, and how large. A plain value, independent of the size of the view
 * until it is applied to a painter.
 */
typedef struct
{
  float    scale;
  AriPoint centre;
  float    fit_unit;
  float    width, height;
} AriBoardZoom;

/* The whole board. */
#define ARI_BOARD_ZOOM_INIT { .scale = 1, .fit_unit = 1 }

void     ari_board_zoom_apply    (AriBoardZoom       *zoom,
                                  AriPainter         *painter,
                                  const AriRect      *bounds,
                                  float               width,
                                  float               height);
gboolean ari_board_zoom_set      (AriBoardZoom       *zoom,
                                  float               scale,
                                  AriPoint            at,
                                  AriPoint            px);
gboolean ari_board_zoom_show     (AriBoardZoom       *zoom,
                                  const AriRect      *area);
/* Converts pixels of the view to board units. */
AriPoint ari_board_zoom_to_board (const AriBoardZoom *zoom,
                                  AriPoint            px);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-scene.h"

G_BEGIN_DECLS

/**
 * ari_snapshot_hatch:
 * @unit: pixels per board unit; scales the hatch
 * @origin: (pixels): start of the raster, rounded to the nearest whole pixel
 *
 * Hatches a rectangle; push a clip first to hatch another shape.
 */
void ari_snapshot_hatch (GtkSnapshot           *snapshot,
                         const graphene_rect_t *area,
                         AriHatch               hatch,
                         float                  unit,
                         AriPoint               origin,
                         const GdkRGBA         *colour);

G_END_DECLS

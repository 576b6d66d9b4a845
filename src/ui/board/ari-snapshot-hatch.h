/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-scene.h"

G_BEGIN_DECLS

/**
 * ari_snapshot_hatch:
 * @unit: pixels per board unit; the hatch's measures follow from it
 * @origin: (pixels): where the raster begins, moved to the nearest whole pixel
 *
 * Hatches a rectangle; clip before to hatch another shape.
 */
void ari_snapshot_hatch (GtkSnapshot           *snapshot,
                         const graphene_rect_t *area,
                         AriHatch               hatch,
                         float                  unit,
                         AriPoint               origin,
                         const GdkRGBA         *colour);

G_END_DECLS

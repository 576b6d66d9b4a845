/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-renderer.h"
#include "ari-appearance.h"

G_BEGIN_DECLS

/**
 * AriPainter:
 * @unit: pixels per board unit
 * @origin: where the origin of the board units lies, in pixels of the widget
 * @grain: the unit of textures, in pixels; 0: no textures
 *
 * Turns the items of a scene into render nodes, in the pixels of a widget. This is a plain value: a node
 * depends only on the painter and the items, so a view may keep it while both stay the same.
 */
typedef struct
{
  PangoContext *context;
  AriScheme     scheme;
  float         unit;
  AriPoint      origin;
  float         grain;
} AriPainter;

/**
 * AriPaintRun:
 * @key: everything that affects its look except the painter
 * @spot: of its first item; ARI_SPOT_NONE: none
 * @hatch_role: of its first item
 *
 * The items of one spot, or a group that is never divided, as one node: the smallest part of a layer that
 * changes on its own. Reference-counted and immutable.
 */
typedef struct
{
  GBytes        *key;
  GskRenderNode *node;
  AriSpot        spot;
  AriRole        hatch_role;
} AriPaintRun;

/* Adds a reference. */
AriPaintRun        *ari_run_ref          (AriPaintRun           *run);
/* Drops a reference. */
void           ari_run_unref        (AriPaintRun           *run);

void           ari_painter_init     (AriPainter *painter,
                                     GtkWidget  *widget);
void           ari_painter_fit      (AriPainter    *painter,
                                     const AriRect *bounds,
                                     float          width,
                                     float          height);
/* Converts board units to pixels of the widget. */
AriPoint       ari_painter_to_px    (const AriPainter *painter,
                                     AriPoint          at);
/* Converts pixels of the widget to board units. */
AriPoint       ari_painter_to_board (const AriPainter *painter,
                                     double            x,
                                     double            y);
GPtrArray     *ari_painter_runs     (const AriPainter *painter,
                                     const AriScene   *scene,
                                     AriLayer          layer,
                                     const AriSpot    *without,
                                     guint             n_without,
                                     GPtrArray        *known) G_GNUC_WARN_UNUSED_RESULT;
/* All layers, stacked. */
void           ari_painter_append   (const AriPainter *painter,
                                     const AriScene   *scene,
                                     GtkSnapshot      *snapshot);
GskRenderNode *ari_painter_layer    (const AriPainter *painter,
                                     const AriScene   *scene,
                                     AriLayer          layer) G_GNUC_WARN_UNUSED_RESULT;
GskRenderNode *ari_painter_spot     (const AriPainter *painter,
                                     const AriScene   *scene,
                                     AriLayer          layer,
                                     AriSpot           spot) G_GNUC_WARN_UNUSED_RESULT;

/* The colour of a role. @opacity: 0 … 1 */
GdkRGBA        ari_scheme_rgba      (AriScheme scheme,
                                     AriRole   role,
                                     float     opacity);
/* Like ari_scheme_rgba(), but also for the roles of @pigments. */
GdkRGBA        ari_pigments_rgba    (const AriPigments *pigments,
                                     AriScheme          scheme,
                                     AriRole            role,
                                     float              opacity);
/* @part: 0: @from alone … 1: @to alone. Returns: (transfer full) */
GskRenderNode *ari_node_between     (GskRenderNode *from,
                                     GskRenderNode *to,
                                     double         part) G_GNUC_WARN_UNUSED_RESULT;
/* @pigments: (nullable) */
void           ari_snapshot_seat    (GtkSnapshot       *snapshot,
                                     const AriPigments *pigments,
                                     AriScheme          scheme,
                                     AriActor           seat,
                                     float              x,
                                     float              y,
                                     float              radius);

G_END_DECLS

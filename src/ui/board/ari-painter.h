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
 * @grain: what textures are measured in, in pixels; 0: there are none
 *
 * Turns the items of a scene into render nodes, in the pixels of a widget. A plain value: a
 * node follows from the painter and the items alone, so a view may keep it as long as
 * both stay the same.
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
 * AriRun:
 * @key: all that makes it look as it does, but for the painter
 * @spot: of its first item; ARI_SPOT_NONE: none
 * @hatch_role: of its first item
 *
 * What lies on one spot, or is never divided, as one node: the smallest thing of a layer that changes by
 * itself. Counted references; it does not change.
 */
typedef struct
{
  GBytes        *key;
  GskRenderNode *node;
  AriSpot        spot;
  AriRole        hatch_role;
} AriRun;

/* One more holds it. */
AriRun        *ari_run_ref          (AriRun           *run);
/* One fewer holds it. */
void           ari_run_unref        (AriRun           *run);

void           ari_painter_init     (AriPainter       *painter,
                                     GtkWidget        *widget);
void           ari_painter_fit      (AriPainter       *painter,
                                     const AriRect    *bounds,
                                     float             width,
                                     float             height);
/* From board units to pixels of the widget. */
AriPoint       ari_painter_to_px    (const AriPainter *painter,
                                     AriPoint          at);
/* From pixels of the widget to board units. */
AriPoint       ari_painter_to_board (const AriPainter *painter,
                                     double            x,
                                     double            y);
GskPath       *ari_painter_path     (const AriPainter *painter,
                                     const AriPath    *path) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *ari_painter_runs     (const AriPainter *painter,
                                     const AriScene   *scene,
                                     AriLayer          layer,
                                     const AriSpot    *without,
                                     guint             n_without,
                                     GPtrArray        *known) G_GNUC_WARN_UNUSED_RESULT;
/* All layers, one upon the other. */
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
GdkRGBA        ari_scheme_rgba      (AriScheme         scheme,
                                     AriRole           role,
                                     float             opacity);
/* As ari_scheme_rgba(), also for the roles of @pigments. */
GdkRGBA        ari_pigments_rgba    (const AriPigments *pigments,
                                     AriScheme          scheme,
                                     AriRole            role,
                                     float              opacity);
/* @part: 0: @from alone … 1: @to alone. Returns: (transfer full) */
GskRenderNode *ari_node_between     (GskRenderNode    *from,
                                     GskRenderNode    *to,
                                     double            part) G_GNUC_WARN_UNUSED_RESULT;
void           ari_snapshot_seat    (GtkSnapshot      *snapshot,
                                     AriScheme         scheme,
                                     AriActor          seat,
                                     float             x,
                                     float             y,
                                     float             radius);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"

G_BEGIN_DECLS

/**
 * AriFade:
 * @in_ms: how long new runs take to appear
 * @out_ms: how long old runs take to vanish
 * @grows: new runs grow as a circle from @centre (pixels) instead of fading in
 * @paths: (array length=n_ways): pieces on these paths are moving, so nothing stays behind on their spots
 *
 * How one picture of a layer becomes the next.
 */
typedef struct
{
  double           in_ms;
  double           out_ms;
  gboolean         grows;
  graphene_point_t centre;
  guint            n_paths;
  const AriMotionPath    *paths;
} AriFade;

/**
 * AriBoardLayer:
 *
 * One layer of the board on the screen: its runs, those that are still vanishing, and the visibility of
 * each. A fade paints nothing: it shows cached nodes through opacities and clips, and a run that returns
 * while it vanishes continues from its current level.
 */
typedef struct _AriBoardLayer AriBoardLayer;

/* A layer without runs. */
AriBoardLayer *ari_board_layer_new      (void) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the layer and its runs. */
void           ari_board_layer_free     (AriBoardLayer *layer);
/* Removes and forgets all runs. */
void           ari_board_layer_clear    (AriBoardLayer *layer);
/* (transfer container): all current runs, for ari_painter_runs(). */
GPtrArray     *ari_board_layer_get_runs (AriBoardLayer *layer) G_GNUC_WARN_UNUSED_RESULT;
void           ari_board_layer_set_runs (AriBoardLayer *layer,
                                         GPtrArray     *runs,
                                         const AriFade *fade);
gboolean       ari_board_layer_advance  (AriBoardLayer *layer,
                                         double         milliseconds);
GskRenderNode *ari_board_layer_get_node (AriBoardLayer *layer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriBoardLayer, ari_board_layer_free)

G_END_DECLS

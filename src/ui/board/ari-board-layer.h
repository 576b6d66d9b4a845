/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"

G_BEGIN_DECLS

/**
 * AriFade:
 * @in_ms: how long what is new takes to appear
 * @out_ms: how long what is gone takes to vanish
 * @grows: what is new grows as a circle from @centre (pixels) instead of getting clearer
 * @paths: (array length=n_ways): what lay on their spots is on its way, and does not stay behind
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
 * One layer of the board as it is shown: the runs that are there, those that are gone but can still be seen,
 * and how much of each. Nothing is painted for a fade: it shows kept nodes through opacities and clips, and a
 * run that comes back while it vanishes goes on from where it is.
 */
typedef struct _AriBoardLayer AriBoardLayer;

/* An empty one. */
AriBoardLayer *ari_board_layer_new      (void) G_GNUC_WARN_UNUSED_RESULT;
/* With its runs. */
void           ari_board_layer_free     (AriBoardLayer *layer);
/* Nothing is shown, or still known. */
void           ari_board_layer_clear    (AriBoardLayer *layer);
/* (transfer container): all runs of now, for ari_painter_runs(). */
GPtrArray     *ari_board_layer_get_runs (AriBoardLayer *layer) G_GNUC_WARN_UNUSED_RESULT;
void           ari_board_layer_set_runs (AriBoardLayer *layer,
                                         GPtrArray     *runs,
                                         const AriFade *fade);
gboolean       ari_board_layer_advance  (AriBoardLayer *layer,
                                         double         milliseconds);
GskRenderNode *ari_board_layer_get_node (AriBoardLayer *layer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriBoardLayer, ari_board_layer_free)

G_END_DECLS

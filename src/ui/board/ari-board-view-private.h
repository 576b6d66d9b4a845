/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-view.h"
#include "ari-painter.h"
#include "ari-picker.h"

G_BEGIN_DECLS

#define ALL_LAYERS      ((1u << ARI_N_LAYERS) - 1)
#define POSITION_LAYERS (ALL_LAYERS & ~(1u << ARI_LAYER_GROUND | 1u << ARI_LAYER_GRID))
#define MARKS_LAYER     (1u << ARI_LAYER_MARKS)

struct _AriBoardView
{
  GtkWidget       parent_instance;

  /* What is shown; its marks, hints and proof point into the arrays below. */
  AriShow         show;
  AriBoardFlags   flags;
  AriSetup        setup;
  AriPosition     position;
  AriMark         marks[ARI_MAX_SPOTS];
  AriSpot         hints[ARI_MAX_SPOTS];
  AriSpot         proof[ARI_MAX_SPOTS];
  const AriBoard *board;
  AriPicker       picker;
  AriSpot         focus;         /* where the keyboard is, or comes back to */
  guint           refusal_id;
  guint           n_region;
  AriPoint        region_centre; /* board units */
  float           region_radius;

  /* Owned */
  GPtrArray      *spots;         /* (element-type GtkWidget) (nullable elements) by spot; choices have a button */
  GtkWidget      *choices;

  /* Painting: a node is made anew only when its layer's bit is in @stale. */
  guint           stale;
  GskRenderNode  *nodes[ARI_N_LAYERS];
  GHashTable     *known[ARI_N_LAYERS]; /* (nullable) what the nodes are made of: ari_painter_layer() */
  guint           n_painted[ARI_N_LAYERS];
  AriPainter      painter;

  /* Motion: the spot that was set, alone, and the overlay before. */
  guint           tick_id;
  gint64          started;
  GskRenderNode  *set_node;
  GskRenderNode  *old_overlay;
};

/* Painting and motion: ari-board-view-painting.c */

/* The layers in @layers must be made anew. */
void ari_board_view_invalidate   (AriBoardView  *self,
                                  guint          layers);
void ari_board_view_repaint      (AriBoardView  *self);
void ari_board_view_paint        (AriBoardView  *self,
                                  GtkSnapshot   *snapshot);
/* Lets the last action come down on the board, and a new overlay fade in. */
void ari_board_view_start_motion (AriBoardView  *self,
                                  gboolean       overlay_changed);
void ari_board_view_end_motion   (AriBoardView  *self);

G_END_DECLS

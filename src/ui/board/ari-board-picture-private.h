/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-layer.h"
#include "ari-board-picture.h"

G_BEGIN_DECLS

#define LAST_MS     120 /* fade-in of the mark of the last action */
#define ARI_TUMBLES 4   /* faces that a die shows while it rolls, before its own */

struct _AriBoardPicture
{
  GObject         parent_instance;

  GtkWidget      *widget; /* borrowed */
  AriBoardShown  *shown;  /* borrowed */

  /* Painting: a node is rebuilt only if the bit of its layer is set in @stale. */
  AriPainter      painter;
  AriBoardZoom    zoom;
  guint           stale;
  int             allocated[3];         /* width, height and scale of the nodes */
  GskRenderNode  *fixed[ARI_N_LAYERS];  /* (nullable elements) layers that depend only on the setup */
  AriBoardLayer  *layers[ARI_N_LAYERS]; /* the others */
  guint           n_painted[ARI_N_LAYERS];
  guint           fonts;                /* serial of the nodes' Pango context */

  /* The surroundings of some spots. */
  guint           n_region;
  AriPoint        region_centre; /* board units */
  float           region_radius;

  /* The hand: the pieces that are picked up, and the drag that moves them. */
  guint           n_lifted;
  AriSpot         lifted_spots[ARI_MAX_MOTION_PATHS];
  GskRenderNode  *lifted[ARI_MAX_MOTION_PATHS]; /* (nullable elements) */
  gboolean        drags;
  AriPoint        drag_by;       /* pixels */

  /* Motion: the moving pieces, each on its own. */
  guint           tick_id;
  gint64          started;
  GskRenderNode  *moving[ARI_MAX_MOTION_PATHS]; /* (nullable elements) */
  GskRenderNode  *bare[ARI_MAX_MOTION_PATHS];   /* (nullable elements) without the last action's mark */
  GskRenderNode  *turned[ARI_MAX_MOTION_PATHS]; /* (nullable elements) what lay there before it turned over */
  GskRenderNode  *tumbling[ARI_MAX_MOTION_PATHS][ARI_TUMBLES]; /* (nullable elements) */

  /* Fades of layers */
  guint           fading;        /* layers whose next change fades */
  guint           fade_id;
  gint64          faded;         /* time of the last step of the fades */
};

/* Pieces that are picked up: ari-board-picture-hand.c */

/* Rebuilds their nodes. */
void  ari_board_picture_repaint_hand  (AriBoardPicture  *self,
                                       const AriScene   *scene);
/* Paints them where they were picked up, */
void  ari_board_picture_paint_lifted  (AriBoardPicture  *self,
                                       GtkSnapshot      *snapshot);
/* or under the pointer. */
void  ari_board_picture_paint_dragged (AriBoardPicture  *self,
                                       GtkSnapshot      *snapshot);
void  ari_board_picture_drop_hand     (AriBoardPicture  *self);

/* Motion: ari-board-picture-motion.c */

/* Moves what was kept before the motion, painted by @before, to where it lies now. */
void  ari_board_picture_move_kept     (AriBoardPicture  *self,
                                       const AriPainter *before);
/* The destinations of the pieces that are moving, which are not painted with the others; returns their
 * number. */
guint ari_board_picture_moving_spots  (AriBoardPicture  *self,
                                       AriSpot           spots[ARI_MAX_MOTION_PATHS]);
void  ari_board_picture_paint_moving  (AriBoardPicture  *self,
                                       GtkSnapshot      *snapshot);

/* The substitute for motion when animations are off: ari-board-picture-reduced.c */

/* Its duration; 0: there is nothing to show. */
int   ari_board_picture_reduced_ms    (AriBoardPicture  *self);
/* @milliseconds: time since it began */
void  ari_board_picture_paint_reduced (AriBoardPicture  *self,
                                       double            milliseconds,
                                       GtkSnapshot      *snapshot);

/* Fades: ari-board-picture-fade.c */

/* Sets the contents of a layer: they fade in if animations are on. */
void  ari_board_picture_set_runs      (AriBoardPicture  *self,
                                       AriLayer          layer,
                                       GPtrArray        *runs);

G_END_DECLS

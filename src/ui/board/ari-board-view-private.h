/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-aim.h"
#include "ari-board-choices.h"
#include "ari-board-gestures.h"
#include "ari-board-layer.h"
#include "ari-board-picks.h"
#include "ari-board-shown.h"
#include "ari-board-spots.h"
#include "ari-board-tip.h"
#include "ari-board-view.h"
#include "ari-board-words.h"
#include "ari-board-zoom-gestures.h"
#include "ari-board-zoom.h"
#include "ari-painter.h"

G_BEGIN_DECLS

#define ALL_LAYERS      ((1u << ARI_N_LAYERS) - 1)
#define POSITION_LAYERS (ALL_LAYERS & ~(1u << ARI_LAYER_GROUND | 1u << ARI_LAYER_GRID))
#define MARKS_LAYER     (1u << ARI_LAYER_MARKS)
#define REVEALED_MS     1600
#define LAST_MS         120 /* fade-in of the mark of the last action */

#define ARI_TUMBLES     4  /* faces that a die shows while it rolls, before its own */

/* Large because a picture that moves and the spots on it are one object. */
struct _AriBoardView
{
  GtkWidget       parent_instance;

  AriBoardShown   shown;
  AriBoardPicks   picks;
  AriBoardAim     aim;
  const char     *refused_by;    /* (nullable) the section with the rule of the last refusal */
  AriSpot         pointed;       /* under the pointer; ARI_SPOT_NONE: to be found again */
  gboolean        tells;         /* a reason shows */
  AriSpot         proposed;      /* what an unclear click would pick: marked until a second click */
  gboolean        asks;          /* the sentence shown asks what such a click means, and refuses nothing */
  AriPoint        proposed_at;   /* pixels: that click */
  guint           refusal_id;
  guint           cover_id;      /* timeout that hides briefly revealed pieces again */
  gboolean        keeps_revealed;
  guint           revealed_ms;   /* how long they lie open, or ARI_BOARD_UNTIL_COVERED */
  gboolean        covers_late;   /* they are to be hidden once they needn't be kept any more */
  guint           n_region;
  AriPoint        region_centre; /* board units */
  float           region_radius;

  AriBoardWords         words;
  AriBoardSpots        *spots;
  AriBoardChoices      *choices;
  AriBoardTip          *tip;
  AriBoardGestures     *gestures;
  AriBoardZoomGestures *zoom_gestures;

  gboolean        unhurried;     /* no refusal goes by itself */
  gboolean        legible;       /* it takes the height that letters and numbers need */

  /* Painting: a node is rebuilt only if the bit of its layer is set in @stale. */
  guint           stale;
  int             allocated[3];  /* width, height and scale of the nodes */
  GskRenderNode  *fixed[ARI_N_LAYERS];  /* (nullable elements) layers that depend only on the setup */
  AriBoardLayer  *layers[ARI_N_LAYERS]; /* the others */
  guint           n_painted[ARI_N_LAYERS];
  AriPainter      painter;
  guint           fonts;               /* serial of the nodes' Pango context */

  /* Zoom */
  AriBoardZoom    zoom;
  /* The hand: the pieces that are picked up, and the drag that moves them. */
  guint           n_lifted;
  AriSpot         lifted_spots[ARI_MAX_MOTION_PATHS];
  GskRenderNode  *lifted[ARI_MAX_MOTION_PATHS]; /* (nullable elements) */
  gboolean        dragging;
  AriPoint        drag_by;       /* pixels */

  /* The rest of a line of actions: each is played once the board has shown the previous one. */
  guint           n_line;
  AriAction       line[ARI_MAX_LINE];
  AriPosition     line_position; /* where the first of them is due */
  guint           line_id;

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

/* The view itself: ari-board-view.c */

/* Call after the picks may have changed: updates everything that the user can see or hear of the spots. */
void     ari_board_view_sync             (AriBoardView  *self);
void     ari_board_view_emit_picked      (AriBoardView  *self,
                                          AriAction      action);
/* (nullable) (transfer full): what is said first about a click that could mean @action, among others. */
char    *ari_board_view_emit_proposing   (AriBoardView  *self,
                                          AriAction      action);
/* Somebody picked a spot while nothing can be picked. */
void     ari_board_view_emit_idle        (AriBoardView  *self,
                                          AriSpot        spot);
/* @reason: (nullable): NULL withdraws the last reason */
void     ari_board_view_emit_refused     (AriBoardView  *self,
                                          const char    *reason);
void     ari_board_view_set_hover        (AriBoardView  *self,
                                          AriSpot        spot);
void     ari_board_view_set_look         (AriBoardView  *self,
                                          AriSpot        spot);

/* Picks: ari-board-view-pick.c */

/* Says why @spot can't be picked; nothing if it could be picked, but not dragged. */
void     ari_board_view_refuse           (AriBoardView  *self,
                                          AriSpot        spot);
/* The action that pointing at @spot would play; %ARI_ACTION_NONE: none yet. */
AriAction ari_board_view_completes      (AriBoardView  *self,
                                          AriSpot        spot);
/* Marks what an unclear click, or a tap to be confirmed, would pick, and says that a second one picks it. */
void     ari_board_view_propose          (AriBoardView  *self,
                                          AriSpot        spot,
                                          AriPoint       px);

/* Answers to gestures and keys: ari-board-view-pointing.c */

/* Creates the parts that people act on. */
void     ari_board_view_watch            (AriBoardView  *self);
/* Previews what a click there would do. */
void     ari_board_view_hover_at         (AriBoardView  *self,
                                          AriPoint       px);

/* Picked pieces: ari-board-view-hand.c */

/* Finds the targets and the pieces that are picked up after the picks have changed. */
void     ari_board_view_sync_hand        (AriBoardView   *self);
/* Rebuilds the nodes of the pieces that are picked up. */
void     ari_board_view_repaint_hand     (AriBoardView   *self,
                                          const AriScene *scene);
/* Paints them where they were picked up, */
void     ari_board_view_paint_lifted     (AriBoardView   *self,
                                          GtkSnapshot    *snapshot);
/* or under the pointer. */
void     ari_board_view_paint_dragged    (AriBoardView   *self,
                                          GtkSnapshot    *snapshot);
void     ari_board_view_drop_hand        (AriBoardView   *self);

/* Lines of actions: ari-board-view-line.c */

/* Keeps the actions after the first of @target; NULL: none. */
void     ari_board_view_set_line         (AriBoardView    *self,
                                          const AriTarget *target);
/* Plays the next action of the line as soon as it is due. */
void     ari_board_view_continue_line    (AriBoardView    *self);

/* Zoom: ari-board-view-zoom.c */

/* Shows the board @scale times larger, with @at, a point of the board, at @px. */
void     ari_board_view_zoom_to          (AriBoardView  *self,
                                          float          scale,
                                          AriPoint       at,
                                          AriPoint       px);
/* Moves the enlarged board so that these spots show. */
void     ari_board_view_show_spots       (AriBoardView  *self,
                                          const AriSpot *spots,
                                          guint          n_spots);

/* Pictures: ari-board-view-painting.c */

/* Marks the layers in @layers as stale. */
void     ari_board_view_invalidate       (AriBoardView  *self,
                                          guint          layers);
void     ari_board_view_repaint          (AriBoardView  *self);
void     ari_board_view_paint            (AriBoardView  *self,
                                          GtkSnapshot   *snapshot);

/* Motion: ari-board-view-motion.c */

/* Call before the state, apart from its flags, changes: keeps what lies where the pieces of @paths will
 * turn over and, with animations on, the other outcomes that chance could have rolled. */
void     ari_board_view_keep_before      (AriBoardView        *self,
                                          const AriMotionPath *paths,
                                          guint                n_paths);
/* Starts the motion of the last action and the fades that go with it or, with animations off, its static
 * substitute. */
void     ari_board_view_start_motion     (AriBoardView  *self);
void     ari_board_view_end_motion       (AriBoardView  *self);
/* Moves what was kept before the motion, painted by @before, to where it lies now. */
void     ari_board_view_move_kept        (AriBoardView     *self,
                                          const AriPainter *before);
/* Schedules hiding what the last turn revealed for a moment, or keeps it for now. */
void     ari_board_view_cover_later      (AriBoardView  *self);
/* Hides it now. */
void     ari_board_view_turn_over        (AriBoardView  *self);
/* The destinations of the pieces that are moving, which are not painted with the others; returns their
 * number. */
guint    ari_board_view_moving_spots     (AriBoardView *self,
                                          AriSpot       spots[ARI_MAX_MOTION_PATHS]);
void     ari_board_view_paint_moving     (AriBoardView  *self,
                                          GtkSnapshot   *snapshot);

/* The substitute for motion when animations are off: ari-board-view-reduced.c */

/* Its duration; 0: there is nothing to show. */
int      ari_board_view_reduced_ms       (AriBoardView  *self);
/* @milliseconds: time since it began */
void     ari_board_view_paint_reduced    (AriBoardView  *self,
                                          double         milliseconds,
                                          GtkSnapshot   *snapshot);

/* Fades: ari-board-view-fade.c */

/* Sets the contents of a layer: they fade in if animations are on. */
void     ari_board_view_set_runs         (AriBoardView  *self,
                                          AriLayer       layer,
                                          GPtrArray     *runs);
/* Finishes the fades of all layers. */
void     ari_board_view_end_fades        (AriBoardView  *self);

G_END_DECLS

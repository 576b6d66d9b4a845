/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-layer.h"
#include "ari-board-view.h"
#include "ari-painter.h"
#include "ari-picker.h"

G_BEGIN_DECLS

#define ALL_LAYERS      ((1u << ARI_N_LAYERS) - 1)
#define POSITION_LAYERS (ALL_LAYERS & ~(1u << ARI_LAYER_GROUND | 1u << ARI_LAYER_GRID))
#define MARKS_LAYER     (1u << ARI_LAYER_MARKS)
#define LAST_MS         120 /* until the mark of the last action is there */

#define MIN_TOUCH_PX    32 /* across; a spot is no smaller for a finger */
#define ARI_TUMBLES     4  /* faces that a die shows while it rolls, before its own */

struct _AriBoardView
{
  GtkWidget       parent_instance;

  /* What is shown; its marks, ways, hints and proof point into the arrays below. */
  AriBoardState         show;
  AriBoardFlags   flags;
  AriSetup        setup;
  AriPosition     position;
  AriMark         marks[ARI_MAX_SPOTS];
  AriMotionPath          paths[ARI_MAX_MOTION_PATHS];
  AriSpot         hints[ARI_MAX_SPOTS];
  AriSpot         proof[ARI_MAX_SPOTS];
  const AriBoard *board;         /* (nullable): @placed, once there is something to show */
  AriBoard        placed;        /* the board, its spots where the picture of now has them */
  AriSpotInfo     spot_infos[ARI_MAX_SPOTS];
  AriPicker       picker;
  AriSpot         focus;         /* where the keyboard is, or comes back to */
  guint           refusal_id;
  guint           cover_id;      /* until what was shown for a moment is hidden again */
  guint           n_region;
  AriPoint        region_centre; /* board units */
  float           region_radius;

  /* Owned */
  GPtrArray      *spots;         /* (element-type GtkWidget) (nullable elements) by spot; choices have a button */
  GtkWidget      *choices;
  char           *focus_state;   /* (nullable) what was said to lie on the spot that has the focus */
  char           *focus_label;   /* (nullable) what it was called, but for what says that it was acted on last */
  gboolean        brief;         /* choices are called by as few words as possible */

  /* Painting: a node is made anew only when its layer's bit is in @stale. */
  guint           stale;
  int             allocated[3];  /* width, height and scale that the nodes were made for */
  GskRenderNode  *fixed[ARI_N_LAYERS];  /* (nullable elements) layers that follow from the setup alone */
  AriBoardLayer  *layers[ARI_N_LAYERS]; /* the others */
  guint           n_painted[ARI_N_LAYERS];
  AriPainter      painter;
  guint           fonts;               /* serial of the Pango context that the nodes were made with */

  /* Motion: the pieces that are on their ways, each alone. */
  guint           tick_id;
  gint64          started;
  GskRenderNode  *moving[ARI_MAX_MOTION_PATHS]; /* (nullable elements) */
  GskRenderNode  *bare[ARI_MAX_MOTION_PATHS];   /* (nullable elements) the same without the mark of the last action */
  GskRenderNode  *turned[ARI_MAX_MOTION_PATHS]; /* (nullable elements) what lay there before it was turned over */
  GskRenderNode  *tumbling[ARI_MAX_MOTION_PATHS][ARI_TUMBLES]; /* (nullable elements) other faces of dice that roll */

  /* Fades of layers */
  guint           fading;        /* layers whose next change is not at once */
  guint           fade_id;
  gint64          faded;         /* until when fades have come */
};

void     ari_board_view_set_hover        (AriBoardView  *self,
                                          AriSpot        spot);
void     ari_board_view_set_look         (AriBoardView  *self,
                                          AriSpot        spot);

/* Spots for keyboard and screen reader: ari-board-view-spots.c */

void     ari_board_view_remove_spot      (AriBoardView  *self,
                                          AriSpot        spot);
/* Says on the button of a choice what picking it does. */
void     ari_board_view_label_choice     (AriBoardView  *self,
                                          AriSpot        spot);
/* Makes widgets for the spots of a new board. */
void     ari_board_view_rebuild_spots    (AriBoardView  *self);
void     ari_board_view_allocate_spots   (AriBoardView  *self);
/* Says of each spot what lies there, and offers the choices of now. */
void     ari_board_view_name_spots       (AriBoardView  *self);
/* FALSE for the place of a piece where none lies. */
gboolean ari_board_view_has_something    (AriBoardView  *self,
                                          AriSpot        spot);
gboolean ari_board_view_focus            (GtkWidget        *widget,
                                          GtkDirectionType  direction);
gboolean ari_board_view_grab_focus       (GtkWidget      *widget);
void     ari_board_view_bind_keys        (GtkWidgetClass *widget_class);
/* For ari_board_spot_at() and its like: @data is the view. */
gboolean ari_board_view_accepts_offered  (AriSpot        spot,
                                          gpointer       data);
gboolean ari_board_view_accepts_pickable (AriSpot        spot,
                                          gpointer       data);

/* The board in words: ari-board-view-words.c */

/* Gives a spot its name. A screen reader speaks the focused spot anew whenever its name changes, and breaks
 * off what it was saying: so that name stays while only the turn goes round. */
void     ari_board_view_name_spot        (AriBoardView  *self,
                                          AriSpot        spot);
/* The focus came to a spot, or has left it. */
void     ari_board_view_name_focus       (AriBoardView  *self,
                                          AriSpot        spot);
void     ari_board_view_describe_marks   (AriBoardView  *self);
/* Tooltips for all spots. */
void     ari_board_view_explain_spots    (AriBoardView  *self);

/* Mouse and touch: ari-board-view-pointer.c */

void     ari_board_view_watch_pointer    (AriBoardView  *self);

/* Pictures: ari-board-view-painting.c */

/* The layers in @layers must be made anew. */
void     ari_board_view_invalidate       (AriBoardView  *self,
                                          guint          layers);
void     ari_board_view_repaint          (AriBoardView  *self);
void     ari_board_view_paint            (AriBoardView  *self,
                                          GtkSnapshot   *snapshot);
/* (transfer full): the line around the region that is shown, in the pixels of a view that was painted. */
GskPath *ari_board_view_region_path      (AriBoardView  *self);

/* Motion: ari-board-view-motion.c */

/* Keeps what now lies where the pieces of @paths that are turned over will lie, and, where motion is
 * welcome, what else chance could have rolled: before what is shown changes, but for the flags. */
void     ari_board_view_keep_before      (AriBoardView        *self,
                                          const AriMotionPath *paths,
                                          guint                n_paths);
/* Lets the pieces of the last action go their ways, and what else comes and goes with it fade; or shows
 * what stands for it where motion is not welcome. */
void     ari_board_view_start_motion     (AriBoardView  *self);
void     ari_board_view_end_motion       (AriBoardView  *self);
/* Hides after a while what the last turn has shown for a moment. */
void     ari_board_view_cover_later      (AriBoardView  *self);
/* Where the pieces are going that are on their ways just now, and are not painted with the others; returns
 * their number. */
guint    ari_board_view_moving_spots     (AriBoardView *self,
                                          AriSpot       spots[ARI_MAX_MOTION_PATHS]);
void     ari_board_view_paint_moving     (AriBoardView  *self,
                                          GtkSnapshot   *snapshot);

/* What stands for motion where it is not welcome: ari-board-view-reduced.c */

/* How long it takes; 0: there is nothing to show. */
int      ari_board_view_reduced_ms       (AriBoardView  *self);
/* @milliseconds: since it began */
void     ari_board_view_paint_reduced    (AriBoardView  *self,
                                          double         milliseconds,
                                          GtkSnapshot   *snapshot);

/* Fades: ari-board-view-fade.c */

/* What is there of a layer from now on: it fades where motion is welcome. */
void     ari_board_view_set_runs         (AriBoardView  *self,
                                          AriLayer       layer,
                                          GPtrArray     *runs);
/* All layers show their ends at once. */
void     ari_board_view_end_fades        (AriBoardView  *self);

G_END_DECLS

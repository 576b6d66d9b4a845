/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"
#include "ari-toss-gauges.h"
#include "ari-toss-ring.h"
#include "ari-toss-view.h"
#include "ari-hand.h"

G_BEGIN_DECLS

/* The state of the hand. */
typedef enum
{
  ARI_HAND_IDLE,
  ARI_HAND_DRAGS,
  ARI_HAND_AIMS,     /* the aim gauge moves */
  ARI_HAND_PRESSES,  /* the strength gauge moves */
} AriHandState;

/* A position of the pointer during a drag. */
typedef struct
{
  gint64 time;  /* ms */
  double x, y;  /* pixels */
} AriDragPoint;

#define ARI_AIM_STEP 0.06 /* of one key press in the calm way: seven lead from the middle to a horn */

#define ARI_TOSS_MAX_LINES 5 /* of words below the picture */

/* Large because three ways to throw, and the flight that follows, share one picture. */
struct _AriTossView
{
  GtkWidget      parent_instance;

  GtkWidget     *button;      /* throws, for people who can't drag */
  GtkLabel      *words;       /* how to throw, and why the last movement was no throw */

  AriTossWay     way;
  gboolean       armed;
  gboolean       steered;       /* the arrow keys have changed aim or strength, so what they do is known */
  AriActor       seat;
  gboolean       animated;
  gboolean       guided;        /* a hand shows how to flick */
  gboolean       shifted;       /* without Shift, the arrow keys belong to the page */
  gint64         guide_started; /* µs; 0: not yet */

  /* The flight */
  gboolean       thrown;      /* there is a flight */
  gboolean       flying;
  guint          heard;       /* the hits already played: AriTouch */
  AriRelease     release;
  AriFlight      flight;
  GArray        *trace;       /* (element-type AriTraceDot) */
  GArray        *foretold;    /* (nullable) likewise: the whole path of a known flight */
  GPtrArray     *past;        /* (element-type AriPastToss) earlier throws, oldest first */
  gint64         started;     /* µs, of the frame clock; 0: starts with the next frame */
  guint          tick_id;

  /* The hand */
  AriHandState   hand;
  GArray        *drag;        /* (element-type AriDragPoint) */
  double         hand_x, hand_y; /* offset of the ring in the hand, in picture units */
  gint64         gauge_started;  /* µs */
  double         aim, force;
  double         begun_aim, begun_force; /* what they were when the drag began */
  double         pointer_x, pointer_y; /* during a drag, in pixels */
  AriTossGauge   grabbed;        /* the gauge that follows the drag */
  gboolean       flicked;        /* the last throw was a flick */
  const char    *fault;          /* (nullable) why the last drag was no throw, translated */
  GArray        *aimed;          /* (nullable) (element-type AriTraceDot) of a calm throw without error */
  AriRingPose    aimed_at;       /* where it comes down */

  /* Appearance */
  int            button_width, button_height; /* the largest of all its labels */
  int            words_height;                /* of two lines */
  float          width, height; /* of the picture, in pixels */
  AriPainter     painter;
  AriRect        bounds;      /* of the picture, in its units */
  GskRenderNode *hall;        /* (nullable) until painted, like the next two */
  GskRenderNode *bull;
  GskRenderNode *traces;
};

enum
{
  ARI_TOSS_VIEW_THROWN,
  ARI_TOSS_VIEW_SOUNDED,
  ARI_TOSS_VIEW_LANDED,
  ARI_TOSS_VIEW_WATCHED,
  ARI_TOSS_VIEW_N_SIGNALS,
};

extern guint ari_toss_view_signals[ARI_TOSS_VIEW_N_SIGNALS];

/* An earlier throw. */
typedef struct
{
  GArray  *dots;
  AriPoint end;
  gboolean hit;
} AriPastToss;

/* ari-toss-view-painting.c: the picture, which fills the upper left corner of the view */
void ari_toss_view_fit          (AriTossView *self);
void ari_toss_view_paint        (AriTossView *self,
                                 GtkSnapshot *snapshot);
void ari_toss_view_forget_nodes (AriTossView *self);

/* ari-toss-view-hand.c */
void ari_toss_view_add_hands    (AriTossView *self);
void ari_toss_view_install_keys (GtkWidgetClass *widget_class);
void ari_toss_view_drop         (AriTossView *self);
/* Aims at the usual place, for a player who has not aimed yet. */
void ari_toss_view_aim_as_usual (AriTossView *self);
/* Moves the gauges; called on each frame. */
void ari_toss_view_sweep        (AriTossView *self,
                                 gint64       now);

/* ari-toss-view-words.c */
void        ari_toss_view_measure_words (AriTossView *self);
const char *ari_toss_view_button_label (AriTossWay   way,
                                        AriHandState hand);
/* How to throw, why the last movement was no throw, or the outcome. */
char       *ari_toss_view_words        (AriTossView *self) G_GNUC_WARN_UNUSED_RESULT;
/* How many lines the words may need in this width, at most ARI_TOSS_MAX_LINES. */
int         ari_toss_view_words_lines  (AriTossView *self,
                                        int          width);
char       *ari_toss_view_told         (AriTossView *self,
                                        gboolean     can_throw) G_GNUC_WARN_UNUSED_RESULT;

/* ari-toss-view-guide.c: a hand that shows how to flick */
/* Whether it needs frames: not without motion, nor for ever. */
gboolean ari_toss_view_guide_moves (AriTossView *self);
void     ari_toss_view_paint_guide (AriTossView *self,
                                    GtkSnapshot *snapshot);

/* ari-toss-view.c */
/* Call when aim or force of the calm hand have changed. */
void ari_toss_view_aim          (AriTossView *self);
void ari_toss_view_throw        (AriTossView      *self,
                                 const AriRelease *release);
void ari_toss_view_need_frames  (AriTossView *self);
void ari_toss_view_sync         (AriTossView *self);

G_END_DECLS

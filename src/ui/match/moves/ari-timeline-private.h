/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-outline.h"
#include "ari-timeline.h"

/* Shared by the files of AriTimeline. */

#define ARI_TIMELINE_MARK_Y  8  /* px: the middle of the marks */
#define ARI_TIMELINE_TRACK_Y 22 /* px: the middle of the main line */
#define ARI_TIMELINE_BEND    16 /* px a variation takes to branch off */

/* Strands beside the main line lie in so many rows that a mouse can still tell one from the next. */
#define ARI_TIMELINE_ROWS 2

struct _AriTimeline
{
  GtkWidget     parent_instance;

  /* Owned */
  AriMatch     *match;
  GSignalGroup *signals;
  AriOutline    outline;   /* see ari_timeline_get_outline() */
  gboolean      stale;

  /* Owned; what is the same in each frame while only the ball moves, or NULL until it is asked for. */
  GArray        *strands;
  GArray        *marks;
  GskRenderNode *rail;      /* see ari-timeline-snapshot.c */

  /* The drag under way, see ari-timeline-pointer.c. */
  gboolean      on_main;   /* it began on the main line */
  gboolean      clicks;    /* it began on a mark or a strand, and may be no more than a click there */
  guint         below_ball; /* the ply of another line to which a mere click on the ball leads, or 0 */
  double        began_at;
};

/* The number of plies of the line that is shown. */
guint    ari_timeline_n_plies       (AriTimeline  *self);
/* (transfer none): as the match is now; the thread needs one. */
const AriOutline *
         ari_timeline_get_outline   (AriTimeline  *self);
/* The number of plies across the width, including those that were taken back. */
guint    ari_timeline_extent        (AriTimeline  *self);
/* (transfer none) (element-type AriTimelineStrand): the strands of other lines where they are drawn; valid
 * until the match, the size or the look changes, so not after a signal. */
GArray  *ari_timeline_get_strands   (AriTimeline  *self);
/* The middle of row @row of @rows. */
float    ari_timeline_row_y         (guint        row,
                                     guint        rows);
float    ari_timeline_x_of          (AriTimeline *self,
                                     guint        number);
/* The number of plies that @x stands for, which may lie beyond both ends. */
double   ari_timeline_number_at     (AriTimeline *self,
                                     double       x);
/* @x, @y, @radius: (out): the middle of the ball, and its size. Returns whether it lies on the strand of a
 * variation. */
gboolean ari_timeline_find_ball     (AriTimeline *self,
                                     float       *x,
                                     float       *y,
                                     float       *radius);
/* The middle of the strand of the current line, a variation. @rows: (out) (optional): of all strands */
float    ari_timeline_find_shown_y  (AriTimeline *self,
                                     guint       *rows);
/* (transfer none) (element-type AriTimelineMark): the marks where they are drawn;
 * valid as the strands are. */
GArray  *ari_timeline_get_marks     (AriTimeline  *self);
/* Emits "chosen" with @number or, if the line that is meant isn't that long, its last ply. */
void     ari_timeline_go_to         (AriTimeline *self,
                                     double       number,
                                     gboolean     on_main);
/* Emits "ply-chosen". */
void     ari_timeline_choose_ply    (AriTimeline *self,
                                     guint        id);
/* Goes @by plies along the line that is shown. */
void     ari_timeline_step          (AriTimeline *self,
                                     int          by);

/* ari-timeline-snapshot.c */
void     ari_timeline_snapshot      (GtkWidget   *widget,
                                     GtkSnapshot *snapshot);

/* ari-timeline-pointer.c */
void     ari_timeline_watch_pointer (AriTimeline  *self);
gboolean ari_timeline_query_tooltip (GtkWidget  *widget,
                                     int         x,
                                     int         y,
                                     gboolean    by_key,
                                     GtkTooltip *tooltip);

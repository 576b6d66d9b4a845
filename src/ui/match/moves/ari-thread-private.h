/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-outline.h"
#include "ari-thread.h"

/* Shared by the files of AriThread. */

#define ARI_THREAD_MARK_Y 8  /* px: the middle of the marks */
#define ARI_THREAD_BEND   16 /* px a variation takes to branch off */

/* Strands beside the main line lie in so many rows that a mouse can still tell one from the next. */
#define ARI_THREAD_ROWS     3
#define ARI_THREAD_LOW_ROWS 2

struct _AriThread
{
  GtkWidget     parent_instance;

  /* Owned */
  AriMatch     *match;
  GSignalGroup *signals;
  AriOutline    outline;   /* see ari_thread_get_outline() */
  gboolean      stale;
  gboolean      low;

  /* Owned; what is the same in each frame while only the ball moves, or NULL until it is asked for. */
  GArray        *strands;
  GArray        *marks;
  GskRenderNode *rail;      /* see ari-thread-snapshot.c */

  /* The drag under way, see ari-thread-pointer.c. */
  gboolean      on_main;   /* it began on the main line */
  gboolean      clicks;    /* it began on a mark or a strand, and may be no more than a click there */
  guint         below_ball; /* the ply of another line to which a mere click on the ball leads, or 0 */
  double        began_at;
};

/* The number of plies of the line that is shown. */
guint    ari_thread_n_plies       (AriThread  *self);
/* (transfer none): as the match is now; the thread needs one. */
const AriOutline *
         ari_thread_get_outline   (AriThread  *self);
float    ari_thread_track_y       (AriThread  *self);
/* The number of plies across the width, including those that were taken back. */
guint    ari_thread_extent        (AriThread  *self);
/* (transfer none) (element-type AriThreadStrand): the strands of other lines where they are drawn; valid
 * until the match, the size or the look changes, so not after a signal. */
GArray  *ari_thread_get_strands   (AriThread  *self);
/* The middle of row @row of @rows. */
float    ari_thread_row_y         (AriThread  *self,
                                   guint       row,
                                   guint       rows);
float    ari_thread_x_of          (AriThread  *self,
                                   guint       number);
/* The number of plies that @x stands for, which may lie beyond both ends. */
double   ari_thread_number_at     (AriThread  *self,
                                   double      x);
/* @x, @y, @radius: (out): the middle of the ball, and its size. Returns whether it lies on the strand of a
 * variation. */
gboolean ari_thread_find_ball     (AriThread  *self,
                                   float      *x,
                                   float      *y,
                                   float      *radius);
/* The middle of the strand of the current line, a variation. @rows: (out) (optional): of all strands */
float    ari_thread_find_shown_y  (AriThread  *self,
                                   guint      *rows);
/* (transfer none) (element-type AriThreadMark): the marks where they are drawn; valid as the strands are. */
GArray  *ari_thread_get_marks     (AriThread  *self);
/* Emits "chosen" with @number or, if the line that is meant isn't that long, its last ply. */
void     ari_thread_go_to         (AriThread  *self,
                                   double      number,
                                   gboolean    on_main);
/* Emits "ply-chosen". */
void     ari_thread_choose_ply    (AriThread  *self,
                                   guint       id);
/* Goes @by plies along the line that is shown. */
void     ari_thread_step          (AriThread  *self,
                                   int         by);

/* ari-thread-snapshot.c */
void     ari_thread_snapshot      (GtkWidget   *widget,
                                   GtkSnapshot *snapshot);

/* ari-thread-pointer.c */
void     ari_thread_watch_pointer (AriThread  *self);
gboolean ari_thread_query_tooltip (GtkWidget  *widget,
                                   int         x,
                                   int         y,
                                   gboolean    by_key,
                                   GtkTooltip *tooltip);

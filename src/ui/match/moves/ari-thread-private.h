/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-outline.h"
#include "ari-thread.h"

/* Shared by the files of AriThread. */

#define ARI_THREAD_MARK_Y 8  /* px: the middle of the marks */
#define ARI_THREAD_BEND   16 /* px a variation takes to branch off */

struct _AriThread
{
  GtkWidget     parent_instance;

  /* Owned */
  AriMatch     *match;
  GSignalGroup *signals;
  AriOutline    outline;   /* see ari_thread_get_outline() */
  gboolean      stale;
  gboolean      low;

  /* The drag under way, see ari-thread-pointer.c. */
  gboolean      on_main;   /* it began on the main line */
  gboolean      clicks;    /* it began on a mark or a strand, and may be no more than a click there */
  double        began_at;
};

/* The number of plies of the line that is shown. */
guint    ari_thread_n_plies       (AriThread  *self);
/* (transfer none): as the match is now; the thread needs one. */
const AriOutline *
         ari_thread_get_outline   (AriThread  *self);
float    ari_thread_track_y       (AriThread  *self);
float    ari_thread_side_y        (AriThread  *self);
float    ari_thread_x_of          (AriThread  *self,
                                   guint       number);
/* The number of plies that @x stands for, which may lie beyond both ends. */
double   ari_thread_number_at     (AriThread  *self,
                                   double      x);
float    ari_thread_ball_radius   (AriThread  *self);
/* @x, @y: (out): the middle of the ball. Returns whether it lies on the strand of a variation. */
gboolean ari_thread_find_ball     (AriThread  *self,
                                   float      *x,
                                   float      *y);
/* (element-type AriThreadMark): the marks where they are drawn. */
GArray  *ari_thread_place_marks   (AriThread  *self) G_GNUC_WARN_UNUSED_RESULT;
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

/* ari-thread-pointer.c */
void     ari_thread_watch_pointer (AriThread  *self);
gboolean ari_thread_query_tooltip (GtkWidget  *widget,
                                   int         x,
                                   int         y,
                                   gboolean    by_key,
                                   GtkTooltip *tooltip);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-toss-view.h"

G_BEGIN_DECLS

/* A view of a toss in a window, and what it has told. */
typedef struct
{
  AriTossView *view;
  GtkWidget   *window;
  char        *text;      /* of the last release */
  guint        n_thrown;
  guint        n_landed;
} Toss;

void        toss_begin           (Toss       *toss,
                                  AriTossWay  way);
void        toss_end             (Toss       *toss);
/* Waits for two frames, so that what starts in the first has moved in the second. */
void        toss_wait_for_frames (Toss       *toss);
/* A thrown ring flies as its release says, and lands on the screen when the simulation does. */
void        toss_check_flight    (Toss       *toss);

GtkEventController *toss_drag_of (AriTossView *view);
/* Moves a simulated hand by (@x, @y) pixels in several steps; @rest: it stops before it lets go. */
void        toss_drag_from       (Toss       *toss,
                                  AriPoint    from,
                                  double      x,
                                  double      y,
                                  gboolean    rest);
void        toss_drag            (Toss       *toss,
                                  double      x,
                                  double      y,
                                  gboolean    rest);
const char *toss_words           (Toss       *toss);
/* The gauges of the hand. */
double      toss_aim             (Toss       *toss);
double      toss_force           (Toss       *toss);
/* What the view shows before the next frame. */
GBytes     *toss_picture         (Toss       *toss);
/* A screen reader tells aim and strength of a calm toss. */
void        toss_assert_calm     (Toss       *toss,
                                  const char *aim_and_strength);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shown.h"

G_BEGIN_DECLS

/* A source of the highest priority, which beats all the time, to see how long the main loop stalls. */
typedef struct
{
  double beat;    /* ms: of the last beat, by the processor time of the main thread */
  gint64 clock;   /* µs: of the same, by the clock */
  double busiest; /* ms: the most processor time between two beats */
  double longest; /* ms: the most time by the clock, which a busy machine makes longer */
} Beat;

void beat_init   (Beat *beat);
/* Forgets what was before. */
void beat_begin  (Beat *beat);
/* Prints the two times since, after the main loop has run for a while. */
void beat_report (Beat *beat,
                  guint milliseconds);

G_END_DECLS

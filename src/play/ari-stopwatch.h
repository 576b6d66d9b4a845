/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriStopwatch:
 *
 * Adds up the time during which it runs. It doesn't count the time for which the computer sleeps.
 * Zero-initialized, it stands at 0.
 */
typedef struct
{
  gint64 counted; /* µs, until it last stopped */
  gint64 since;   /* it has run since then: a time of ari_stopwatch_now(); 0: it stands */
} AriStopwatch;

/* µs for which the computer has been awake, from any moment on; never 0. */
gint64 ari_stopwatch_now         (void);
/* For tests, on the main thread: the time is @now, which is not 0, for all stopwatches; negative: it runs
 * again. */
void   ari_stopwatch_set_now     (gint64 now);
void   ari_stopwatch_set_running (AriStopwatch *self,
                                  gboolean      runs);
double ari_stopwatch_get_seconds (const AriStopwatch *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-stopwatch.h"

#include <time.h>

static gint64 standing = -1;

/* GLib lets its monotonic clock go on or stop while the computer sleeps. Linux promises that this one stops;
 * CLOCK_BOOTTIME would go on. */
gint64
ari_stopwatch_now (void)
{
  struct timespec now = { 0 };

  if (standing >= 0)
    return standing;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

void
ari_stopwatch_set_now (gint64 now)
{
  standing = now;
}

void
ari_stopwatch_set_running (AriStopwatch *self,
                           gboolean      runs)
{
  if (runs == (self->since != 0))
    return;

  self->counted += runs ? 0 : ari_stopwatch_now () - self->since;
  self->since = runs ? ari_stopwatch_now () : 0;
}

double
ari_stopwatch_get_seconds (const AriStopwatch *self)
{
  gint64 counted = self->counted + (self->since != 0 ? ari_stopwatch_now () - self->since : 0);

  return counted / (double) G_USEC_PER_SEC;
}

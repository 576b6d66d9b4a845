/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beat.h"

#include "times.h"

static gboolean
beat_cb (gpointer data)
{
  Beat *self = data;
  double beat = times_processor_ms ();
  gint64 clock = g_get_monotonic_time ();

  self->busiest = MAX (self->busiest, beat - self->beat);
  self->longest = MAX (self->longest, (clock - self->clock) / 1e3);
  self->beat = beat;
  self->clock = clock;

  return G_SOURCE_CONTINUE;
}

void
beat_init (Beat *self)
{
  beat_begin (self);
  g_timeout_add_full (G_PRIORITY_HIGH - 100, 2, beat_cb, self, NULL);
}

void
beat_begin (Beat *self)
{
  self->busiest = self->longest = 0;
  self->beat = times_processor_ms ();
  self->clock = g_get_monotonic_time ();
}

void
beat_report (Beat *self,
             guint milliseconds)
{
  shown_settle (milliseconds);
  beat_cb (self);
  g_print (" %6.0f %6.0f", self->busiest, self->longest);
}

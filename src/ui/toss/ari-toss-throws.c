/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-throws.h"

#include "ari-practice-throws.h"
#include "ari-sound.h"

#define MAX_PAST ARI_THROWS_KEPT
#define PACE     0.85 /* of real time: slightly slower is easier to follow */

/* What rings when the ring hits it. */
#define BULL (ARI_TOUCH_LEFT_HORN | ARI_TOUCH_RIGHT_HORN | ARI_TOUCH_HEAD)

static void
past_toss_free (gpointer data)
{
  AriPastToss *toss = data;

  g_array_unref (toss->dots);
  g_free (toss);
}

void
ari_toss_throws_init (AriTossThrows *self)
{
  *self = (AriTossThrows) {
    .trace = ari_trace_new (),
    .past = g_ptr_array_new_with_free_func (past_toss_free),
  };
}

void
ari_toss_throws_clear (AriTossThrows *self)
{
  g_clear_pointer (&self->trace, g_array_unref);
  g_clear_pointer (&self->foretold, g_array_unref);
  g_clear_pointer (&self->past, g_ptr_array_unref);
}

void
ari_toss_throws_begin (AriTossThrows    *self,
                       const AriRelease *release)
{
  g_return_if_fail (!self->thrown);

  ari_flight_start (&self->flight, release);
  self->release = *release;
  self->thrown = TRUE;
  self->flying = TRUE;
  self->heard = 0;
  self->started = 0;
}

void
ari_toss_throws_foretell (AriTossThrows *self)
{
  AriFlight flight = self->flight;

  g_clear_pointer (&self->foretold, g_array_unref);
  self->foretold = ari_trace_new ();
  while (!flight.over && flight.touched == 0)
    ari_trace_step (self->foretold, &flight);
}

void
ari_toss_throws_advance (AriTossThrows *self,
                         gint64         now)
{
  guint steps;

  if (self->started == 0)
    self->started = now;
  steps = (guint) ((now - self->started) * PACE * ARI_FLIGHT_STEPS_PER_SECOND / G_USEC_PER_SEC);
  while (!self->flight.over && self->flight.step < steps)
    ari_trace_step (self->trace, &self->flight);
}

void
ari_toss_throws_finish (AriTossThrows *self)
{
  while (!self->flight.over)
    ari_trace_step (self->trace, &self->flight);
}

void
ari_toss_throws_land (AriTossThrows *self)
{
  g_return_if_fail (self->flight.over);

  self->flying = FALSE;
}

/* The first hit of the bull is heard, and the first of floor or wall; only the latter if both coincide. */
int
ari_toss_throws_hear (AriTossThrows *self)
{
  guint met = self->flight.touched & ~self->heard;
  gboolean rings = (self->heard & BULL) == 0 && (met & BULL) != 0,
           falls = (self->heard & ~BULL) == 0 && (met & ~BULL) != 0;

  self->heard = self->flight.touched;

  return falls ? ARI_SOUND_MISS : rings ? ARI_SOUND_HIT : -1;
}

void
ari_toss_throws_put_back (AriTossThrows *self)
{
  AriPastToss *toss;
  AriRingPose pose;

  g_return_if_fail (!self->flying);

  if (!self->thrown)
    return;

  pose = ari_ring_pose (&self->flight);
  toss = g_new (AriPastToss, 1);
  *toss = (AriPastToss) { .dots = self->trace, .end = ari_ring_dot (&pose).at,
                          .hit = ari_flight_is_hit (&self->flight) };
  g_ptr_array_add (self->past, toss);
  if (self->past->len > MAX_PAST)
    g_ptr_array_remove_index (self->past, 0);
  self->trace = ari_trace_new ();
  self->thrown = FALSE;
  g_clear_pointer (&self->foretold, g_array_unref);
}

void
ari_toss_throws_recall (AriTossThrows    *self,
                        const AriRelease *release)
{
  ari_toss_throws_begin (self, release);
  ari_toss_throws_finish (self);
  ari_toss_throws_land (self);
  ari_toss_throws_put_back (self);
}

void
ari_toss_throws_forget (AriTossThrows *self)
{
  g_ptr_array_set_size (self->past, 0);
}

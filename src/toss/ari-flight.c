/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-flight.h"

#include "ari-contact.h"

#define STEP_BITS    11                                /* 2048 steps a second */
#define GRAVITY_STEP (ARI_LENGTH (9810) >> STEP_BITS)  /* how much one step adds to the fall */
#define STEP_DIRECTION (ARI_ONE >> STEP_BITS)        /* a step on the scale of directions */
#define HUNDREDTHS   100                               /* of a radian per second: AriRelease.spin */
#define RESTING      ARI_LENGTH (14)                   /* below this speed it is nearly still */
#define RESTED_STEPS (ARI_FLIGHT_STEPS_PER_SECOND / 5)
#define LOST_HEIGHT  ARI_LENGTH (ARI_RING_RADIUS + 2 * ARI_RING_TUBE)
#define LOST_STEPS   (ARI_FLIGHT_STEPS_PER_SECOND * 3 / 4) /* on the floor, until the flight counts as over */

static const gint64 radius = ARI_LENGTH (ARI_RING_RADIUS);

/**
 * ari_flight_start:
 *
 * The ring leaves the hand nearly flat, its far side tilted up a little.
 */
void
ari_flight_start (AriFlight        *self,
                  const AriRelease *release)
{
  AriVector forward = { 0, 0, ARI_ONE };
  AriVector way = ari_vector_direction (
      (AriVector) { ARI_LENGTH (release->x) >> 4, ARI_LENGTH (release->y) >> 4, ARI_LENGTH (10000) >> 4 },
      forward);
  gint64 rim = radius / HUNDREDTHS;

  *self = (AriFlight) {
    .place = { 0, ARI_LENGTH (ARI_HAND_HEIGHT), ARI_LENGTH (-ARI_HAND_DISTANCE) },
    .speed = ari_vector_scale (way, ARI_LENGTH (release->strength)),
    .axis = ari_vector_direction ((AriVector) { 0, ARI_ONE / 2, -ARI_ONE / 4 }, forward),
  };
  self->turn = ari_vector_scale (self->axis, rim * release->spin);
  self->turn.x += rim * release->wobble;
}

/* Without a push, the axis precesses around the angular momentum, twice as fast as the ring turns: the
 * wobble. An Euler step would widen it, so this uses the direction in the middle of the step. */
static void
turn_axis (AriFlight *self)
{
  AriVector axis = self->axis;

  for (guint part = 1; part <= 2; part++)
    {
      AriVector change = ari_vector_scale (ari_vector_cross (self->turn, axis), part * ARI_ONE);

      axis = ari_vector_add (self->axis, (AriVector) { change.x * STEP_DIRECTION / radius,
                                                       change.y * STEP_DIRECTION / radius,
                                                       change.z * STEP_DIRECTION / radius });
    }

  self->axis = ari_vector_direction (axis, self->axis);
}

/* Whether the middle line of @horn goes through the ring: whether it crosses the disc an odd number of times.
 * The line starts deep in the head, so that a ring that slid down to the root counts as around it. */
static gboolean
goes_through (const AriFlight *self,
              AriLimbName      horn)
{
  const AriLimb *limb = ari_bull_limb (horn);
  AriVector before = ari_vector_subtract ((AriVector) { 0, ARI_LENGTH (limb->knots[0].y), 0 }, self->place);
  gint64 side_before = ari_vector_dot (before, self->axis);
  gboolean through = FALSE;

  for (guint i = 0; i < limb->n_knots; i++)
    {
      const AriKnot *knot = &limb->knots[i];
      AriVector way = ari_vector_subtract ((AriVector) { ARI_LENGTH (knot->x), ARI_LENGTH (knot->y),
                                                         ARI_LENGTH (knot->z) }, self->place);
      gint64 side = ari_vector_dot (way, self->axis);

      if ((side < 0) != (side_before < 0))
        {
          AriVector step = ari_vector_subtract (way, before);
          AriVector cross = ari_vector_add (before, ari_vector_scale (step, side_before * ARI_ONE
                                                                            / (side_before - side)));

          if (ari_vector_length (cross) < radius)
            through = !through;
        }
      before = way;
      side_before = side;
    }

  return through;
}

static void
look_around (AriFlight *self)
{
  self->around = 0;
  for (AriLimbName horn = ARI_LIMB_LEFT_HORN; horn <= ARI_LIMB_RIGHT_HORN; horn++)
    if (goes_through (self, horn))
      self->around |= 1u << horn;
  self->was_around |= self->around;
}

static void
note_arrival (AriFlight *self)
{
  if (self->arrived)
    return;

  self->arrived = self->touched != 0 || (self->speed.y < 0 && self->place.y <= ARI_LENGTH (ARI_TIP_HEIGHT));
  self->arrival = self->place;
}

/* Wood on horn: sliding and rolling always lose a little speed. */
static void
slow_down (AriFlight *self)
{
  self->speed = ari_vector_subtract (self->speed, ari_vector_scale (self->speed, ARI_ONE >> 10));
  self->turn = ari_vector_subtract (self->turn, ari_vector_scale (self->turn, ARI_ONE >> 8));
}

static void
look_for_end (AriFlight *self,
              gboolean   touching)
{
  gint64 hurry = ari_vector_length (self->speed) + ari_vector_length (self->turn);
  gboolean lost = (self->touched & ARI_TOUCH_FLOOR) != 0 && self->place.y < LOST_HEIGHT;

  self->resting = touching && hurry < RESTING ? self->resting + 1 : 0;
  self->over = self->resting >= RESTED_STEPS || self->step >= ARI_FLIGHT_MAX_STEPS
               || (lost && ++self->lost >= LOST_STEPS);
}

void
ari_flight_step (AriFlight *self)
{
  AriContact contacts[ARI_MAX_CONTACTS];
  AriVector before = self->speed;
  guint n_contacts;

  if (self->over)
    return;

  self->step++;
  self->speed.y -= GRAVITY_STEP;
  self->place.x += (before.x + self->speed.x) >> (STEP_BITS + 1);
  self->place.y += (before.y + self->speed.y) >> (STEP_BITS + 1);
  self->place.z += (before.z + self->speed.z) >> (STEP_BITS + 1);
  turn_axis (self);

  n_contacts = ari_contacts_find (self, contacts);
  if (n_contacts > 0)
    {
      ari_contacts_solve (self, contacts, n_contacts);
      slow_down (self);
    }
  look_around (self);
  note_arrival (self);
  look_for_end (self, n_contacts > 0);
}

gboolean
ari_flight_finish (AriFlight *self)
{
  while (!self->over && self->lost == 0)
    ari_flight_step (self);

  return ari_flight_is_hit (self);
}

gboolean
ari_flight_is_hit (const AriFlight *self)
{
  return self->over && self->around != 0;
}

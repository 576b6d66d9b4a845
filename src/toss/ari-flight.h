/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-bull.h"
#include "ari-release.h"

G_BEGIN_DECLS

#define ARI_FLIGHT_STEPS_PER_SECOND 2048
#define ARI_FLIGHT_MAX_STEPS        (6 * ARI_FLIGHT_STEPS_PER_SECOND)

/**
 * AriTouch: what the ring has touched, as bits
 */
typedef enum
{
  ARI_TOUCH_LEFT_HORN = 1 << ARI_LIMB_LEFT_HORN,
  ARI_TOUCH_RIGHT_HORN = 1 << ARI_LIMB_RIGHT_HORN,
  ARI_TOUCH_HEAD = 1 << ARI_LIMB_HEAD,
  ARI_TOUCH_FLOOR = 1 << ARI_N_LIMBS,
  ARI_TOUCH_WALL = 2 << ARI_N_LIMBS,
} AriTouch;

/**
 * AriFlight:
 * @place: of the centre of the ring
 * @speed: of its centre
 * @axis: the normal of the ring; a direction
 * @turn: its angular momentum per unit of mass, divided by the radius: a speed
 * @step: how many steps it has flown so far
 * @touched: what it has touched: #AriTouch
 * @around: the horns that go through the ring now: ARI_TOUCH_LEFT_HORN, ARI_TOUCH_RIGHT_HORN
 * @was_around: the horns that ever went through it
 * @arrived: it has come down to the tips, or touched something before
 * @arrival: where its centre was then
 * @over: it lies still, or can no longer hit
 * @resting: for how many steps it has been lying nearly still
 * @lost: for how many steps it has been on the floor
 *
 * A ring in flight, as a value: the same release gives the same bits at every step, on every machine. The
 * outcome is a hit when the flight is over and a horn goes through the ring.
 */
typedef struct
{
  AriVector place;
  AriVector speed;
  AriVector axis;
  AriVector turn;
  guint     step;
  guint     touched;
  guint     around;
  guint     was_around;
  gboolean  arrived;
  AriVector arrival;
  gboolean  over;
  guint     resting;
  guint     lost;
} AriFlight;

void     ari_flight_start  (AriFlight        *self,
                            const AriRelease *release);
/* Advances by one 2048th of a second; does nothing when the flight is over. */
void     ari_flight_step   (AriFlight        *self);
/* Runs to the end: at most ARI_FLIGHT_MAX_STEPS from the start. Returns whether it is a hit. */
gboolean ari_flight_finish (AriFlight        *self);
/* Whether the ring has come to rest around a horn. */
gboolean ari_flight_is_hit (const AriFlight  *self);

G_END_DECLS

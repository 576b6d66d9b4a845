/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hand.h"

#include <math.h>

#include "ari-random.h"

/* A flick at a horn in the picture sends the ring to the horn: the height in the picture exceeds the length
 * of the path. */
#define ACROSS_PER_DIRECTION 6450
/* People vary their speed by a fifth where they vary their direction by a few degrees, so strength follows
 * speed with a small power: twice as fast is a twelfth stronger. */
#define STRENGTH_POWER       0.12
#define SLOWEST_FLICK        0.5    /* picture heights a second */
#define SHORTEST_FLICK       0.05   /* picture heights; less is a twitch of the hand that takes the ring */
#define FLATTEST_FLICK       0.35   /* of the drag must lead upwards */
#define SPIN_PER_CURVE       2500
#define WOBBLE_PER_CURVE     400

/* A calm hand knows its aim, but has the errors of an ordinary hand. */
#define CALM_SHARE           1.05

#define AIM_GAUGE_RANGE      3400
#define AIM_GAUGE_PERIOD     1.25
#define FORCE_GAUGE_RANGE    500
#define FORCE_GAUGE_PERIOD   1.05

/* The ring turns inwards at either horn. With the same spin at both, one of them would be hit more often:
 * 27 % against 24 %. */
static gint32
spin_towards (double side)
{
  return side < 0 ? -ARI_HAND_SPIN : ARI_HAND_SPIN;
}

double
ari_hand_flick_speed (const AriFlick *flick)
{
  return flick->seconds > 0 ? hypot (flick->across, flick->up) / flick->seconds : 0;
}

AriFlickFault
ari_hand_flick_fault (const AriFlick *flick)
{
  double way = hypot (flick->across, flick->up), speed = ari_hand_flick_speed (flick);

  if (!isfinite (speed) || speed < SLOWEST_FLICK)
    return ARI_FLICK_TOO_SLOW;
  if (MAX (way, flick->reach) < SHORTEST_FLICK)
    return ARI_FLICK_TOO_SHORT;

  return flick->up < FLATTEST_FLICK * way ? ARI_FLICK_NOT_FORWARD : ARI_FLICK_FINE;
}

gboolean
ari_hand_flick (const AriFlick *flick,
                AriRelease     *release)
{
  double speed;

  if (ari_hand_flick_fault (flick) != ARI_FLICK_FINE)
    return FALSE;

  speed = ari_hand_flick_speed (flick);
  *release = ari_release_clamp ((AriRelease) {
      .x = (gint32) lround (CLAMP (ACROSS_PER_DIRECTION * flick->across / flick->up, -1e6, 1e6)),
      .y = ARI_HAND_Y,
      .strength =
          (gint32) lround (ARI_HAND_STRENGTH * pow (MIN (speed, 1e3) / ARI_HAND_FLICK_SPEED, STRENGTH_POWER)),
      .spin = (gint32) lround (spin_towards (flick->across) - SPIN_PER_CURVE * CLAMP (flick->curve, -4, 4)),
      .wobble = (gint32) lround (WOBBLE_PER_CURVE * CLAMP (flick->curve, -4, 4)),
  });

  return TRUE;
}

/* From −1 to 1 and back, at constant speed. */
static double
sweep (double seconds,
       double period)
{
  double phase = seconds / period - floor (seconds / period);

  return phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
}

double
ari_hand_aim_gauge (double seconds)
{
  return sweep (seconds, AIM_GAUGE_PERIOD);
}

double
ari_hand_force_gauge (double seconds)
{
  return sweep (seconds, FORCE_GAUGE_PERIOD);
}

AriRelease
ari_hand_gauges (double aim,
                 double force)
{
  return ari_release_clamp ((AriRelease) {
    .x = (gint32) lround (AIM_GAUGE_RANGE * CLAMP (aim, -1, 1)),
    .y = ARI_HAND_Y,
    .strength = (gint32) lround (ARI_HAND_STRENGTH + FORCE_GAUGE_RANGE * CLAMP (force, -1, 1)),
    .spin = spin_towards (aim),
  });
}

/* The value of a table, between its entries. @at: 0 is the first one, 1 the second one … */
static double
interpolate (const guint16 *table,
             guint          n,
             double         at)
{
  guint i = (guint) CLAMP (at, 0, n - 2);

  return table[i] + CLAMP (at - i, 0, 1) * ((double) table[i + 1] - table[i]);
}

double
ari_hand_calm_chance (double aim,
                      double force)
{
  /* In thousandths: by aim from 0 in steps of 0.07 with the best force, and the share of it by force from −1
   * in steps of 0.1. They come from 170,000 flights of releases spread evenly over all that a calm hand can
   * do, each weighted by how likely the hand's error leads there. The standard error of the best value is
   * 0.4 %. */
  static const guint16 by_aim[] = { 31, 43, 80, 137, 203, 255, 273, 249, 193, 127, 71, 34, 13, 5, 1, 0 };
  static const guint16 by_force[] = { 0, 1, 3, 12, 39, 106, 242, 456, 713, 925, 1000,
                                      899, 672, 417, 214, 90, 31, 9, 2, 0, 0 };

  return interpolate (by_aim, G_N_ELEMENTS (by_aim), fabs (CLAMP (aim, -1, 1)) / 0.07)
         * interpolate (by_force, G_N_ELEMENTS (by_force), (CLAMP (force, -1, 1) + 1) / 0.1) / 1e6;
}

AriRelease
ari_hand_calm (double  aim,
               double  force,
               guint64 seed)
{
  return ari_hand_err (ari_hand_gauges (aim, force), CALM_SHARE, seed);
}

/* Nearly a normal deviate: the sum of twelve uniform ones. Without logarithms it is the same on every
 * machine. */
static double
deviate (AriRandom *random)
{
  gint32 sum = 0;

  for (guint i = 0; i < 12; i++)
    sum += (gint32) ari_random_below (random, 65536) - 32768;

  return sum / 65536.0;
}

AriRelease
ari_hand_err (AriRelease release,
              double     share,
              guint64    seed)
{
  AriRandom random;

  ari_random_init (&random, seed);
  release.x += (gint32) floor (share * ARI_HAND_ERROR_X * deviate (&random) + 0.5);
  release.strength += (gint32) floor (share * ARI_HAND_ERROR_STRENGTH * deviate (&random) + 0.5);
  release.wobble += (gint32) floor (share * ARI_HAND_ERROR_WOBBLE * deviate (&random) + 0.5);

  return ari_release_clamp (release);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toss in words. */
#include "ari-toss-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-hand.h"
#include "ari-narration.h"

#define GRAVITY    9810.0 /* mm/s² */
#define NEAR_MM    12     /* nobody would call this a mistake */
#define FINGER_MM  45     /* below this a finger's breadth, … */
#define HAND_MM    130
#define HANDS_MM   230

/* Where the middle of a ring would come down to the height of the tips if there were no bull. */
typedef struct
{
  double x, z;
} Landing;

/* Only for words, so floating point may do. A ring that never rises to the tips gets as far as its highest
 * point. */
static Landing
free_landing (const AriRelease *release)
{
  double length = sqrt ((double) release->x * release->x + (double) release->y * release->y + 1e8);
  double up = release->strength * release->y / length, rise = ARI_TIP_HEIGHT - ARI_HAND_HEIGHT;
  double seconds = (up + sqrt (MAX (up * up - 2 * GRAVITY * rise, 0))) / GRAVITY;

  return (Landing) { release->strength * release->x / length * seconds,
                     release->strength * 1e4 / length * seconds - ARI_HAND_DISTANCE };
}

/* How a throw differs from the best one at the nearer horn, in millimetres where it comes down. Each error is
 * taken with the other one at its best: a throw that is only too strong must not seem badly aimed as well. */
typedef struct
{
  double depth;    /* too far, or too short if negative */
  double outwards; /* too far from the middle, or too close to it if negative */
  int    side;     /* −1: to the left, 1: to the right */
} Errors;

static Errors
find_errors (const AriRelease *release)
{
  AriRelease best = { .x = ARI_HAND_X, .y = ARI_HAND_Y, .strength = ARI_HAND_STRENGTH };
  AriRelease aimed = { .x = release->x, .y = ARI_HAND_Y, .strength = ARI_HAND_STRENGTH };
  AriRelease pressed = { .x = ARI_HAND_X, .y = release->y, .strength = release->strength };
  Landing wanted = free_landing (&best);
  double x = free_landing (&aimed).x;

  return (Errors) { free_landing (&pressed).z - wanted.z, fabs (x) - wanted.x, x < 0 ? -1 : 1 };
}

/* Of a ring that touched nothing but the floor or the wall. Its strength decides whether it was too low for
 * the horns, its aim whether it flew past, and where it lies whether it fell short. Don't ask where it
 * passes the height of the tips: for a throw far to one side, or far too strong, that place would contradict
 * the advice. */
static const char *
describe_free_flight (const AriRelease *release,
                      const AriFlight  *flight)
{
  Errors errors = find_errors (release);

  if (errors.depth < -NEAR_MM && flight->place.z <= 0)
    return _("Miss: the ring fell short of the bull.");
  /* Too low for the horns, it has flown on beside the head. */
  if (errors.depth < -NEAR_MM && errors.outwards <= NEAR_MM)
    return _("Miss: the ring passed below the horns.");
  if (errors.depth < -NEAR_MM || errors.outwards > (errors.depth > NEAR_MM ? ARI_RING_RADIUS : 0))
    return errors.side < 0 ? _("Miss: the ring flew past on the left.")
                           : _("Miss: the ring flew past on the right.");
  if (errors.depth > NEAR_MM)
    return _("Miss: the ring flew over the bull.");

  return _("Miss: the ring came down between the horns.");
}

const char *
ari_toss_describe (const AriRelease *release,
                   const AriFlight  *flight)
{
  if ((flight->around & ARI_TOUCH_LEFT_HORN) != 0)
    return _("Hit: the ring hangs on the left horn.");
  if ((flight->around & ARI_TOUCH_RIGHT_HORN) != 0)
    return _("Hit: the ring hangs on the right horn.");
  if (flight->over && (flight->touched & (ARI_TOUCH_FLOOR | ARI_TOUCH_WALL)) == 0)
    return _("Miss: the ring landed on the head.");
  if (flight->was_around != 0)
    return _("Miss: the ring caught a horn and bounced off again.");
  if ((flight->touched & ARI_TOUCH_LEFT_HORN) != 0)
    return _("Miss: the ring bounced off the left horn.");
  if ((flight->touched & ARI_TOUCH_RIGHT_HORN) != 0)
    return _("Miss: the ring bounced off the right horn.");
  if ((flight->touched & ARI_TOUCH_HEAD) != 0)
    return _("Miss: the ring bounced off the head.");

  return describe_free_flight (release, flight);
}

/* Translators: this completes sentences such as “Too strong, and %s too far right.” */
static const char *
breadth (double mm)
{
  if (mm < FINGER_MM)
    return _("a finger’s breadth");
  if (mm < HAND_MM)
    return _("a hand’s breadth");
  if (mm < HANDS_MM)
    return _("two hand’s breadths");

  return _("a forearm’s length");
}

static char *
advise_strength (double depth)
{
  if (depth > NEAR_MM)
    /* Translators: %s is a length such as “a hand’s breadth”. */
    return g_strdup_printf (_("Too strong: %s too far."), breadth (depth));
  if (depth < -NEAR_MM)
    /* Translators: %s is a length such as “a hand’s breadth”. */
    return g_strdup_printf (_("Too weak: %s too short."), breadth (-depth));

  return g_strdup (_("Very close: aim and strength were almost right."));
}

char *
ari_toss_advise (const AriRelease *release)
{
  static const char *const sentences[3][3] = {
    /* Translators: in these nine sentences, %s is a length such as “a hand’s breadth”. */
    { N_("Too weak, and %s too far left."), N_("Too weak, and %s too close to the middle."),
      N_("Too weak, and %s too far right.") },
    { N_("The strength was right: %s too far left."),
      N_("The strength was right: %s too close to the middle."),
      N_("The strength was right: %s too far right.") },
    { N_("Too strong, and %s too far left."), N_("Too strong, and %s too close to the middle."),
      N_("Too strong, and %s too far right.") },
  };
  Errors errors = find_errors (release);
  guint strength = errors.depth < -NEAR_MM ? 0 : errors.depth > NEAR_MM ? 2 : 1;
  guint side = errors.outwards < 0 ? 1 : errors.side < 0 ? 0 : 2;

  if (fabs (errors.outwards) <= NEAR_MM)
    return advise_strength (errors.depth);

  return ari_sentence (_(sentences[strength][side]), breadth (fabs (errors.outwards)));
}

char *
ari_toss_tell (const AriRelease *release,
               const AriFlight  *flight)
{
  g_autofree char *advice = NULL;

  if (ari_flight_is_hit (flight))
    return g_strdup (ari_toss_describe (release, flight));

  advice = ari_toss_advise (release);

  return g_strjoin (" ", ari_toss_describe (release, flight), advice, NULL);
}

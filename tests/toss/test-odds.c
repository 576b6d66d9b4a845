/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-hand.h"
#include "ari-random.h"
#include "ari-toss.h"

/* How often rings hit: thousands of flights, counted. */

/* Better levels hit more often, round what a person does: as often as is said in designs/toss.md. */
static void
test_levels (void)
{
  static const double hit_rates[ARI_TOSS_SKILLS] = { 0.14, 0.20, 0.25, 0.31, 0.38, 0.46 };
  const guint n = 300;

  for (guint level = 0; level < ARI_TOSS_SKILLS; level++)
    {
      guint hits = 0;

      for (guint i = 0; i < n; i++)
        {
          AriRelease release = ari_toss_release (level, 1000 * level + i);

          hits += ari_toss_hits (&release);
        }

      g_test_message ("level %u: %u of %u", level, hits, n);
      g_assert_cmpfloat_with_epsilon ((double) hits / n, hit_rates[level], 0.085);
    }
}

/* Now and then a ring is round a horn and springs off again: often enough to be feared, not so often that it
 * is unfair. */
static void
test_rims_out (void)
{
  const guint n = 600;
  guint n_out = 0;

  for (guint i = 0; i < n; i++)
    {
      AriRelease release = ari_toss_release (ARI_TOSS_SKILLS / 2, 70000 + i);
      AriFlight flight;

      ari_flight_start (&flight, &release);
      n_out += !ari_flight_finish (&flight) && flight.was_around != 0;
    }

  g_test_message ("%u of %u", n_out, n);
  g_assert_cmpfloat ((double) n_out / n, >, 0.02);
  g_assert_cmpfloat ((double) n_out / n, <, 0.08);
}

/* A model of people, not people: directions vary by 4.5°, speeds by 18 %, the moment of a key by 45 ms, and
 * at first nobody knows what is meant: each person has a habit that is wrong by half as much. See
 * designs/toss.md. */
#define DIRECTION_ERROR (4.5 * G_PI / 180)
#define SPEED_ERROR     0.18
#define MOMENT_ERROR    0.045
#define HABIT           0.5

static double
deviate (AriRandom *random)
{
  double sum = -6;

  for (guint i = 0; i < 12; i++)
    sum += ari_random_unit (random);

  return sum;
}

static AriRelease
person_flicks (AriRandom *random,
               double     habit[2])
{
  double direction = 0.218 + DIRECTION_ERROR * (HABIT * habit[0] + deviate (random));
  double speed = ARI_HAND_FLICK_SPEED * (1 + SPEED_ERROR * (HABIT * habit[1] + deviate (random)));
  AriFlick flick = {
    speed * 0.12 * sin (direction), speed * 0.12 * cos (direction), 0.12, 0.1 * deviate (random),
  };
  AriRelease release = { 0 };

  g_assert_true (ari_hand_flick (&flick, &release));

  return release;
}

/* When a gauge first shows @value, in seconds. */
static double
moment (double (*gauge) (double),
        double   value)
{
  double seconds = 0;

  while (gauge (seconds) < value)
    seconds += 0.001;

  return seconds;
}

/* Stops the first gauge when it shows the horn, and the second when it is in the middle. */
static AriRelease
person_stops (AriRandom *random,
              double     habit[2])
{
  double aim = moment (ari_hand_aim_gauge, 0.42) + MOMENT_ERROR * (HABIT * habit[0] + deviate (random));
  double force = moment (ari_hand_force_gauge, 0) + MOMENT_ERROR * (HABIT * habit[1] + deviate (random));

  return ari_hand_gauges (ari_hand_aim_gauge (aim), ari_hand_force_gauge (force));
}

static AriRelease
person_is_calm (AriRandom *random,
                double     habit[2])
{
  return ari_hand_calm (0.42, 0, ari_random_next (random));
}

static void
test_person (gconstpointer data)
{
  AriRelease (*person) (AriRandom *, double[2]) = (AriRelease (*) (AriRandom *, double[2])) data;
  const guint n = 900;
  AriRandom random;
  double habit[2];
  guint hits = 0;

  ari_random_init (&random, 11);
  for (guint i = 0; i < n; i++)
    {
      AriRelease release;

      if (i % 3 == 0)
        for (guint j = 0; j < 2; j++)
          habit[j] = deviate (&random);
      release = person (&random, habit);
      hits += ari_toss_hits (&release);
    }

  g_test_message ("%u of %u", hits, n);
  g_assert_cmpfloat ((double) hits / n, >, 0.22);
  g_assert_cmpfloat ((double) hits / n, <, 0.37);
}

/* The calm hand has the chance that it promises: at the best setting for each horn, and at worse ones. */
static void
test_calm_chance (void)
{
  static const struct
  {
    double aim, force;
    guint  n;
  } settings[] = {
    { ARI_HAND_BEST_AIM, 0, 200 }, { -ARI_HAND_BEST_AIM, 0, 200 },
    { 0.3, 0.12, 200 }, { -0.55, -0.25, 200 },
  };

  AriRelease left = ari_hand_gauges (-ARI_HAND_BEST_AIM, 0), right = ari_hand_gauges (ARI_HAND_BEST_AIM, 0);

  /* Left and right are alike in all respects: with one spin for both, the left horn was hit less often. */
  g_assert_cmpint (left.x, ==, -right.x);
  g_assert_cmpint (left.spin, ==, -right.spin);
  g_assert_cmpfloat (ari_hand_calm_chance (ARI_HAND_BEST_AIM, 0), >, 0.25);
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      double chance = ari_hand_calm_chance (settings[i].aim, settings[i].force);
      /* Three standard errors of the number of hits. */
      double bound = 3 * sqrt (settings[i].n * chance * (1 - chance));
      guint hits = 0;

      /* No other setting promises more. */
      g_assert_cmpfloat (chance, <=, ari_hand_calm_chance (ARI_HAND_BEST_AIM, 0));
      for (guint k = 0; k < settings[i].n; k++)
        {
          AriRelease release = ari_hand_calm (settings[i].aim, settings[i].force, 50000 * (i + 1) + k);

          hits += ari_toss_hits (&release);
        }
      g_test_message ("aim %+.2f, force %+.2f: %u of %u hit, promised %.1f ± %.1f", settings[i].aim,
                      settings[i].force, hits, settings[i].n, settings[i].n * chance, bound);
      g_assert_cmpfloat_with_epsilon ((double) hits, settings[i].n * chance, bound);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/toss/odds/levels", test_levels);
  g_test_add_func ("/toss/odds/rims-out", test_rims_out);
  g_test_add_data_func ("/toss/odds/person-flicks", person_flicks, test_person);
  g_test_add_data_func ("/toss/odds/person-stops-gauges", person_stops, test_person);
  g_test_add_data_func ("/toss/odds/person-is-calm", person_is_calm, test_person);
  g_test_add_func ("/toss/odds/calm-chance", test_calm_chance);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics of stated winning chances, by hand and on simulated matches. */
#include <math.h>

#include "ari-random.h"
#include "reliability.h"

#define SIMULATED_MATCHES 400
#define SIMULATED_PLIES   20
#define SLOPE             2.5
#define RESAMPLES         200
#define TRIALS            40

static void
test_by_hand (void)
{
  static const AriStatement statements[] = {
    { 0.25, 0.0, 0, 0 }, { 0.75, 0.0, 0, 2 }, { 0.75, 1.0, 1, 0 }, { 1.0, 1.0, 2, 1 },
  };
  AriReliability numbers;

  ari_reliability_measure (statements, G_N_ELEMENTS (statements), 0, 1, &numbers);
  g_assert_cmpuint (numbers.n_statements, ==, 4);
  g_assert_cmpuint (numbers.n_matches, ==, 3);
  /* (1/16 + 9/16 + 1/16 + 0) / 4, and half of the results are 1. */
  g_assert_cmpfloat_with_epsilon (numbers.brier.value, 11.0 / 64.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (numbers.skill.value, 1.0 - 11.0 / 16.0, 1e-12);
  /* One statement misses by a quarter, and two by a quarter on average. */
  g_assert_cmpfloat_with_epsilon (numbers.ece.value, 3.0 / 16.0, 1e-12);
  g_assert_cmpuint (numbers.bins[2].n, ==, 1);
  g_assert_cmpuint (numbers.bins[7].n, ==, 2);
  g_assert_cmpfloat_with_epsilon (numbers.bins[7].happened.value, 0.5, 1e-12);
  g_assert_cmpuint (numbers.bins[9].n, ==, 1);
  g_assert_cmpuint (numbers.bins[0].n, ==, 0);
  g_assert_cmpfloat (numbers.brier.low, ==, numbers.brier.value);
  g_assert_cmpfloat_with_epsilon (ari_reliability_log_odds (0.75), log (3.0), 1e-12);
  g_assert_true (isfinite (ari_reliability_log_odds (1.0)));
}

/* Two groups determine the line: 1 of 4 where 1/3 was said, 3 of 4 where 2/3 was. */
static void
test_line (void)
{
  AriStatement statements[8];
  AriReliability numbers;

  for (guint i = 0; i < 8; i++)
    statements[i] = (AriStatement) { i < 4 ? 1.0 / 3.0 : 2.0 / 3.0, i == 0 || i > 4 ? 1.0 : 0.0, i, 0 };
  ari_reliability_measure (statements, 8, 0, 1, &numbers);
  g_assert_cmpfloat_with_epsilon (numbers.slope.value, log (3.0) / log (2.0), 1e-6);
  g_assert_cmpfloat_with_epsilon (numbers.intercept.value, 0.0, 1e-6);
}

/* No line explains that everything happened. */
static void
test_all_alike (void)
{
  AriStatement statements[] = { { 0.4, 1.0, 0, 0 }, { 0.6, 1.0, 1, 0 } };
  AriReliability numbers;

  ari_reliability_measure (statements, 2, 10, 1, &numbers);
  g_assert_false (isfinite (numbers.slope.value));
  g_assert_true (isfinite (numbers.brier.value));
  ari_reliability_measure (statements, 0, 10, 1, &numbers);
  g_assert_cmpuint (numbers.n_statements, ==, 0);
}

/* Each match has one result, whose log odds are SLOPE times those of a first statement; the later ones
 * repeat it. */
static void
simulate (AriStatement *statements,
          guint         n_plies,
          AriRandom    *random)
{
  for (guint m = 0; m < SIMULATED_MATCHES; m++)
    {
      double odds = 2.0 * ari_random_unit (random) - 1.0;
      double happened = ari_random_unit (random) < 1.0 / (1.0 + exp (-SLOPE * odds)) ? 1.0 : 0.0;

      for (guint i = 0; i < n_plies; i++)
        statements[m * n_plies + i] = (AriStatement) {
          1.0 / (1.0 + exp (-odds)), happened, m, i * 3 / n_plies
        };
    }
}

/* The bounds must hold the true slope in about 95 of 100 trials. Resampling single statements would hold it
 * in fewer than half of these. */
static void
test_bounds (void)
{
  g_autofree AriStatement *statements = g_new (AriStatement, SIMULATED_MATCHES * SIMULATED_PLIES);
  guint n_held = 0;
  AriRandom random;

  ari_random_init (&random, 5);
  for (guint trial = 0; trial < TRIALS; trial++)
    {
      AriReliability numbers;

      simulate (statements, SIMULATED_PLIES, &random);
      ari_reliability_measure (statements, SIMULATED_MATCHES * SIMULATED_PLIES, RESAMPLES, trial, &numbers);
      g_assert_cmpuint (numbers.n_matches, ==, SIMULATED_MATCHES);
      g_assert_cmpfloat (numbers.slope.low, <, numbers.slope.value);
      g_assert_cmpfloat (numbers.slope.value, <, numbers.slope.high);
      n_held += numbers.slope.low < SLOPE && SLOPE < numbers.slope.high;
    }
  g_assert_cmpuint (n_held, >=, TRIALS * 85 / 100);
}

/* What is said twenty times in each match is worth no more than what is said once. */
static void
test_repeats (void)
{
  g_autofree AriStatement *often = g_new (AriStatement, SIMULATED_MATCHES * SIMULATED_PLIES);
  g_autofree AriStatement *once = g_new (AriStatement, SIMULATED_MATCHES);
  AriReliability one, other;
  AriRandom random;

  ari_random_init (&random, 3);
  simulate (often, SIMULATED_PLIES, &random);
  ari_random_init (&random, 3);
  simulate (once, 1, &random);
  ari_reliability_measure (often, SIMULATED_MATCHES * SIMULATED_PLIES, RESAMPLES, 1, &one);
  ari_reliability_measure (once, SIMULATED_MATCHES, RESAMPLES, 1, &other);
  g_assert_cmpfloat_with_epsilon (one.slope.low, other.slope.low, 1e-6);
  g_assert_cmpfloat_with_epsilon (one.slope.high, other.slope.high, 1e-6);
  g_assert_cmpfloat_with_epsilon (one.ece.high, other.ece.high, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reliability/by-hand", test_by_hand);
  g_test_add_func ("/reliability/line", test_line);
  g_test_add_func ("/reliability/all-alike", test_all_alike);
  g_test_add_func ("/reliability/bounds", test_bounds);
  g_test_add_func ("/reliability/repeats", test_repeats);

  return g_test_run ();
}

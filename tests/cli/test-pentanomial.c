/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-random.h"
#include "pentanomial.h"

static void
test_elo (void)
{
  g_assert_cmpfloat_with_epsilon (ari_elo_to_share (0), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (ari_elo_to_share (400), 10.0 / 11.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (ari_elo_from_share (ari_elo_to_share (-37.5)), -37.5, 1e-9);
}

/* One pair lost twice, two shared, one won twice: the mean is one half, the variance one eighth. */
static void
test_share (void)
{
  AriPentanomial results = { { 0 } };
  double error;

  ari_pentanomial_add (&results, 0, 0);
  ari_pentanomial_add (&results, 1, 0);
  ari_pentanomial_add (&results, 0.5, 0.5);
  ari_pentanomial_add (&results, 1, 1);

  g_assert_cmpuint (ari_pentanomial_count (&results), ==, 4);
  g_assert_cmpuint (results.pairs[2], ==, 2);
  g_assert_cmpfloat_with_epsilon (ari_pentanomial_share (&results, &error), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (error, sqrt (0.125 / 4), 1e-12);
}

static void
test_ratio_is_symmetric (void)
{
  AriPentanomial even = { { 30, 50, 80, 50, 30 } }, ahead = { { 20, 40, 80, 60, 40 } };
  AriPentanomial behind = { { 40, 60, 80, 40, 20 } };

  g_assert_cmpfloat_with_epsilon (ari_pentanomial_llr (&even, -20, 20), 0, 1e-6);
  g_assert_cmpfloat (ari_pentanomial_llr (&ahead, -20, 20), >, 1);
  g_assert_cmpfloat_with_epsilon (ari_pentanomial_llr (&ahead, -20, 20),
                                  -ari_pentanomial_llr (&behind, -20, 20), 1e-6);
  g_assert_cmpfloat (ari_pentanomial_llr (&(AriPentanomial) { { 0 } }, 0, 20), ==, 0);
}

/* Close to the mean that was seen, the ratio is that of two normal distributions of the mean. */
static void
test_ratio_is_nearly_normal (void)
{
  AriPentanomial results = { { 1000, 2100, 3000, 2200, 1100 } };
  double error, share = ari_pentanomial_share (&results, &error);
  double s0 = ari_elo_to_share (0), s1 = ari_elo_to_share (5);
  double normal = (s1 - s0) * (2 * share - s0 - s1) / (2 * error * error);

  g_assert_cmpfloat (fabs (ari_pentanomial_llr (&results, 0, 5) / normal - 1), <, 0.02);
}

/* No result but one: the other hypotheses stay possible, and the ratio finite. */
static void
test_one_result (void)
{
  AriPentanomial results = { { 0, 0, 0, 0, 40 } };

  g_assert_true (isfinite (ari_pentanomial_llr (&results, 0, 10)));
  g_assert_cmpint (ari_sprt_judge (&(AriSprt) { 0, 100 }, &results), ==, ARI_SPRT_ACCEPTS_H1);
}

static AriSprtVerdict
play_test (const AriSprt *test,
           double         elo,
           AriRandom     *random)
{
  AriPentanomial results = { { 0 } };
  AriSprtVerdict verdict = ARI_SPRT_OPEN;
  double share = ari_elo_to_share (elo);

  while (verdict == ARI_SPRT_OPEN)
    {
      double first = ari_random_unit (random) < share, second = ari_random_unit (random) < share;

      ari_pentanomial_add (&results, first, second);
      verdict = ari_sprt_judge (test, &results);
    }

  return verdict;
}

/* Both errors are 5 %: of 400 tests 20 ± 4.4, so that 40 would be more than four standard errors too many. */
static void
test_errors (void)
{
  const AriSprt test = { 0, 40 };
  AriRandom random;
  guint refused = 0, accepted = 0;

  ari_random_init (&random, 7);
  for (guint i = 0; i < 400; i++)
    {
      refused += play_test (&test, test.elo1, &random) == ARI_SPRT_ACCEPTS_H0;
      accepted += play_test (&test, test.elo0, &random) == ARI_SPRT_ACCEPTS_H1;
    }
  g_test_message ("of 400 each, refused %u, accepted %u", refused, accepted);

  g_assert_cmpuint (refused, <, 40);
  g_assert_cmpuint (accepted, <, 40);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pentanomial/elo", test_elo);
  g_test_add_func ("/pentanomial/share", test_share);
  g_test_add_func ("/pentanomial/ratio/symmetric", test_ratio_is_symmetric);
  g_test_add_func ("/pentanomial/ratio/nearly-normal", test_ratio_is_nearly_normal);
  g_test_add_func ("/pentanomial/ratio/one-result", test_one_result);
  g_test_add_func ("/pentanomial/errors", test_errors);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ratings, by the numbers that Glickman published. */
#include "ari-glicko.h"

static void
test_example (void)
{
  static const AriGlickoGame games[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  AriGlicko player = { 1500, 200, 0.06 };

  ari_glicko_update (&player, games, G_N_ELEMENTS (games));
  g_assert_cmpfloat_with_epsilon (player.rating, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (player.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (player.volatility, 0.05999, 0.00001);
}

/* In the example, these are the scores to expect of opponents whose own strength is known. */
static void
test_expect (void)
{
  AriGlicko player = { 1500, 0, 0.06 };

  g_assert_cmpfloat_with_epsilon (ari_glicko_expect (&player, 1400, 30), 0.639, 0.001);
  g_assert_cmpfloat_with_epsilon (ari_glicko_expect (&player, 1550, 100), 0.432, 0.001);
  g_assert_cmpfloat_with_epsilon (ari_glicko_expect (&player, 1700, 300), 0.303, 0.001);
  player.deviation = 300;
  g_assert_cmpfloat (ari_glicko_expect (&player, 1700, 300), >, 0.303);
}

/* Without games, only the deviation grows, and never beyond that of somebody unknown. */
static void
test_rest (void)
{
  AriGlicko player = { 1500, 200, 0.06 }, one = player;

  ari_glicko_update (&player, NULL, 0);
  ari_glicko_rest (&one, 1);
  g_assert_cmpfloat_with_epsilon (player.deviation, 200.27, 0.01);
  g_assert_cmpfloat_with_epsilon (player.deviation, one.deviation, 1e-9);
  g_assert_cmpfloat_with_epsilon (player.rating, 1500, 1e-9);
  ari_glicko_rest (&player, 1000000);
  g_assert_cmpfloat_with_epsilon (player.deviation, ARI_GLICKO_DEVIATION, 1e-9);
}

/* A surprising result makes the strength itself less certain, and many of them, one by one, stay within
 * bounds. */
static void
test_surprise (void)
{
  const AriGlickoGame surprise = { 2500, 30, 1 };
  AriGlicko player = { 1500, 50, 0.06 };

  for (guint i = 0; i < 100; i++)
    ari_glicko_update (&player, &surprise, 1);
  g_assert_cmpfloat (player.volatility, >, 0.06);
  g_assert_cmpfloat (player.rating, >, 1600);
  g_assert_cmpfloat (player.rating, <, 4000);
  g_assert_cmpfloat (player.deviation, <, 350);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/glicko/example", test_example);
  g_test_add_func ("/glicko/expect", test_expect);
  g_test_add_func ("/glicko/rest", test_rest);
  g_test_add_func ("/glicko/surprise", test_surprise);

  return g_test_run ();
}

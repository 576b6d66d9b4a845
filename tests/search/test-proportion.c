/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-proportion.h"

/* R: prop.test (x, n, correct = FALSE)$conf.int */
static void
test_published (void)
{
  static const struct { double won; guint n; double low, high; } cases[] = {
    { 5, 10, 0.2365931, 0.7634069 }, { 0, 10, 0.0, 0.2775328 }, { 10, 10, 0.7224672, 1.0 },
    { 12, 20, 0.3865815, 0.7811935 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double low, high;

      ari_proportion_bounds (cases[i].won, cases[i].n, &low, &high);
      g_assert_cmpfloat_with_epsilon (low, cases[i].low, 1e-6);
      g_assert_cmpfloat_with_epsilon (high, cases[i].high, 1e-6);
    }
}

/* More trials say more, and the share itself always lies between the bounds. */
static void
test_narrower (void)
{
  double width = 1.0;

  for (guint n = 1; n <= 1024; n *= 2)
    {
      double low, high;

      ari_proportion_bounds (n / 4.0, n, &low, &high);
      g_assert_cmpfloat (low, <, 0.25);
      g_assert_cmpfloat (high, >, 0.25);
      g_assert_cmpfloat (high - low, <, width);
      width = high - low;
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/proportion/published", test_published);
  g_test_add_func ("/proportion/narrower", test_narrower);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-proportion.h"

#include <math.h>

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

static double
error_of (const double *parts,
          const double *wholes,
          guint         n)
{
  double error;

  ari_ratio (parts, wholes, n, &error);

  return error;
}

/* Samples of equal size have the error of a mean; whole samples that are alike have none, and one says
 * nothing. */
static void
test_ratio (void)
{
  const double parts[] = { 1, 2, 3 }, wholes[] = { 10, 10, 10 };
  const double alike[] = { 5, 1, 10 }, sizes[] = { 50, 10, 100 }, nothing[] = { 0, 0, 0 };
  double error;

  g_assert_cmpfloat (ari_ratio (parts, wholes, 3, &error), ==, 0.2);
  g_assert_cmpfloat (ari_ratio (parts, nothing, 3, &error), ==, 0.0);
  g_assert_cmpfloat_with_epsilon (error_of (parts, wholes, 3), 0.1 / sqrt (3), 1e-12);
  g_assert_cmpfloat_with_epsilon (error_of (alike, sizes, 3), 0.0, 1e-12);
  g_assert_cmpfloat (error_of (parts, sizes, 3), >, 0.0);
  g_assert_cmpfloat (error_of (parts, wholes, 1), ==, 0.0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/proportion/published", test_published);
  g_test_add_func ("/proportion/narrower", test_narrower);
  g_test_add_func ("/proportion/ratio", test_ratio);

  return g_test_run ();
}

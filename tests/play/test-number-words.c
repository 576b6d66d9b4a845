/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-number-words.h"

static void
test_points (void)
{
  static const struct { double part; const char *words; } cases[] = {
    { 0.042, "+4" }, { -1.25, "−125" }, { 0.004, "0" }, { -0.004, "0" }, { 0.0, "0" }, { -0.006, "−1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = ari_number_words_points (cases[i].part);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* What is rounded to zero has no sign. */
static void
test_gain (void)
{
  static const struct { double part; int decimals; const char *words; } cases[] = {
    { 0.042, 1, "+4.2%" }, { -0.03, 0, "−3%" }, { 0.0004, 1, "0.0%" }, { -0.0004, 1, "0.0%" }, { -0.0004, 2, "−0.04%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = ari_number_words_gain (cases[i].part, cases[i].decimals);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* The sum is a hundred, and those that rounding would cost most get what is missing. */
static void
test_percents (void)
{
  static const struct { double shares[4]; guint n, percents[4]; } cases[] = {
    { { 0.5, 0.5 }, 2, { 50, 50 } },
    { { 0.29, 0.71 }, 2, { 29, 71 } },
    { { 1 / 3.0, 1 / 3.0, 1 / 3.0 }, 3, { 34, 33, 33 } },
    { { 0.104, 0.108, 0.788 }, 3, { 10, 11, 79 } },
    { { 0.0, 1.0 }, 2, { 0, 100 } },
    { { 0.996, 0.004 }, 2, { 100, 0 } },
    { { 0.2525, 0.2525, 0.248, 0.247 }, 4, { 25, 25, 25, 25 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint percents[4] = { 0 };

      ari_number_words_percents (cases[i].shares, cases[i].n, percents);
      for (guint j = 0; j < cases[i].n; j++)
        g_assert_cmpuint (percents[j], ==, cases[i].percents[j]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/number-words/points", test_points);
  g_test_add_func ("/play/number-words/gain", test_gain);
  g_test_add_func ("/play/number-words/percents", test_percents);

  return g_test_run ();
}

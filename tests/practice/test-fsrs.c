/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-fsrs.h"

/* The expected values are those of the tests of the reference implementations: py-fsrs 6.3.1
 * (tests/test_basic.py) and ts-fsrs (FSRS-6.test.ts), which quote fsrs-rs. */

/* After the first answer, for each rating. */
static void
test_first_answer (void)
{
  static const double stability[] = { 0.212, 1.2931, 2.3065, 8.2956 };
  static const double difficulty[] = { 6.4133, 5.11217071, 2.11810397, 1.0 };

  for (guint i = 0; i < G_N_ELEMENTS (stability); i++)
    {
      AriFsrsMemory memory = { 0 };

      ari_fsrs_answer (&memory, 0, (AriFsrsRating) (i + 1));
      g_assert_cmpfloat_with_epsilon (memory.stability, stability[i], 1e-8);
      g_assert_cmpfloat_with_epsilon (memory.difficulty, difficulty[i], 1e-8);
    }
}

static void
test_memory_state (void)
{
  static const AriFsrsRating ratings[] = { ARI_FSRS_AGAIN, ARI_FSRS_GOOD, ARI_FSRS_GOOD, ARI_FSRS_GOOD,
                                           ARI_FSRS_GOOD, ARI_FSRS_GOOD };
  static const guint days[] = { 0, 0, 1, 3, 8, 21 };
  AriFsrsMemory memory = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    ari_fsrs_answer (&memory, days[i], ratings[i]);
  g_assert_cmpfloat_with_epsilon (memory.stability, 53.62691, 1e-4);
  g_assert_cmpfloat_with_epsilon (memory.difficulty, 6.3574867, 1e-4);
}

/* Each answer comes when it is due. A published interval of 0 is a step within a day of the reference, after
 * which it asks again on the same day. */
static void
test_intervals (void)
{
  static const guint published[] = { 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21 };
  AriFsrsMemory memory = { 0 };
  guint days = 0;

  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    {
      ari_fsrs_answer (&memory, days, i == 6 || i == 7 ? ARI_FSRS_AGAIN : ARI_FSRS_GOOD);
      if (published[i] > 0)
        g_assert_cmpuint (ari_fsrs_interval (&memory), ==, published[i]);
      days = published[i];
    }
}

static void
test_recall (void)
{
  AriFsrsMemory memory = { 0 };

  g_assert_cmpfloat (ari_fsrs_recall (&memory, 3), ==, 0.0);
  ari_fsrs_answer (&memory, 0, ARI_FSRS_EASY);
  g_assert_cmpuint (ari_fsrs_interval (&memory), ==, 8);
  g_assert_cmpfloat_with_epsilon (ari_fsrs_recall (&memory, 8), 0.9024733, 1e-7);
  g_assert_cmpfloat (ari_fsrs_recall (&memory, 0), ==, 1.0);
}

/* Both ends of the scale: ten easy answers on one day, and a thousand forgotten ones. */
static void
test_bounds (void)
{
  AriFsrsMemory memory = { 0 };

  for (guint i = 0; i < 10; i++)
    ari_fsrs_answer (&memory, 0, ARI_FSRS_EASY);
  g_assert_cmpfloat (memory.difficulty, ==, 1.0);
  for (guint i = 0; i < 1000; i++)
    {
      ari_fsrs_answer (&memory, 1, ARI_FSRS_AGAIN);
      g_assert_cmpfloat (memory.stability, >=, 0.001);
      g_assert_cmpfloat (memory.difficulty, <=, 10.0);
    }
  g_assert_cmpuint (ari_fsrs_interval (&memory), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fsrs/first-answer", test_first_answer);
  g_test_add_func ("/fsrs/memory-state", test_memory_state);
  g_test_add_func ("/fsrs/intervals", test_intervals);
  g_test_add_func ("/fsrs/recall", test_recall);
  g_test_add_func ("/fsrs/bounds", test_bounds);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evaluations learn: the weights come out as they are built in, and what they are worth is said. */
#include <string.h>

#include "program-fixture.h"

#define LAB { .program = "ARIADNE_LAB" }

static void
test_by_differences (void)
{
  g_auto(Run) weights = LAB, measured = LAB;

  program_run_with (&weights, "train labyrinth --games 2 --matches 0 --seed 3", "");
  g_assert_cmpint (weights.status, ==, 0);
  g_assert_nonnull (strstr (weights.output, "/* ./dev lab train labyrinth --games 2 --seed 3"));
  g_assert_nonnull (strstr (weights.output, "const float labyrinth_weights["));
  g_assert_true (g_str_has_suffix (weights.output, "f,\n};\n"));

  program_run_with (&measured, "train labyrinth --games 1 --matches 4 --out /dev/null", "");
  g_assert_cmpint (measured.status, ==, 0);
  g_assert_true (g_str_has_prefix (measured.output, "share "));
}

/* The number of threads makes no difference. */
static void
test_by_search (void)
{
  g_auto(Run) one = LAB, two = LAB;

  program_run_with (&one, "train minarett --games 3 --nodes 50 --passes 2 --seed 3", "");
  g_assert_cmpint (one.status, ==, 0);
  g_assert_nonnull (strstr (one.output,
                            "/* ./dev lab train minarett --games 3 --nodes 50 --passes 2 --seed 3 */"));
  g_assert_nonnull (strstr (one.output, "const gint16 minarett_net_weights["));
  g_assert_true (g_str_has_suffix (one.output, ",\n};\n"));
  g_assert_nonnull (strstr (one.errors, "pass 2 loss "));

  program_run_with (&two, "train minarett --games 3 --nodes 50 --passes 2 --seed 3 --jobs 2", "");
  g_assert_cmpstr (two.output, ==, one.output);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/train/by-differences", test_by_differences);
  g_test_add_func ("/lab/train/by-search", test_by_search);

  return g_test_run ();
}

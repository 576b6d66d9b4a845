/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of warnings: blunders that were planted, and what was judged. */
#include <stdio.h>

#include "program-fixture.h"

#define LAB { .program = "ARIADNE_LAB" }

#define MEASURE "warnings minarett --level apprentice --games 1 --nodes 1000 --plant 1 --seed 3"

/* The line of sums, which is the last one. */
static char *
find_sums (const Run *run)
{
  const char *sums = strstr (run->output, "games ");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (sums);

  return g_strdup (sums);
}

/* @kind: of the lines about planted blunders */
static guint
count_told (const Run  *run,
            const char *kind)
{
  g_autofree char *start = g_strconcat (kind, " game 1 ", NULL);
  g_auto(GStrv) lines = g_strsplit (run->output, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_has_prefix (lines[i], start);

  return n;
}

/* Each planted blunder is told, as warned of or as missed. */
static void
test_planted (void)
{
  g_auto(Run) run = LAB;
  g_autofree char *sums = NULL;
  guint games, moves, alarms, n_false, planted, warned;

  program_run_with (&run, MEASURE, "");
  sums = find_sums (&run);
  g_assert_cmpint (sscanf (sums, "games %u moves %u alarms %u false %u planted %u warned %u", &games, &moves,
                           &alarms, &n_false, &planted, &warned), ==, 6);
  g_assert_cmpuint (games, ==, 1);
  g_assert_cmpuint (moves, >, 0);
  g_assert_cmpuint (n_false, <=, alarms);
  g_assert_cmpuint (warned, >, 0);
  g_assert_cmpuint (warned, ==, count_told (&run, "warned"));
  g_assert_cmpuint (planted, ==, warned + count_told (&run, "missed"));
}

/* Where players rethink, nothing decides which alarms are false, so their number is not told. */
static void
test_rethought (void)
{
  g_auto(Run) run = LAB;
  g_autofree char *sums = NULL;
  guint games, moves, alarms, planted, warned;

  program_run_with (&run, MEASURE " --rethink", "");
  sums = find_sums (&run);
  g_assert_cmpint (sscanf (sums, "games %u moves %u alarms %u planted %u warned %u", &games, &moves, &alarms,
                           &planted, &warned), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/warnings/planted", test_planted);
  g_test_add_func ("/lab/warnings/rethought", test_rethought);

  return g_test_run ();
}

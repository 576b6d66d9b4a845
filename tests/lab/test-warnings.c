/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of warnings: judged moves, planted blunders, and marks. */
#include "program-fixture.h"

#define LAB     { .program = "ARIADNE_LAB" }
#define MEASURE "warnings minarett --level apprentice --games 1 --nodes 1000 --plant 1 --seed 3"

enum { GAME, PLY, KIND, ACTION, WARNED, LOSS, THOUGHTS, INSISTED, MARK, N_COLUMNS };

/* How many rows of a kind have something in a column. @value: (nullable): anything but "-" */
static guint
count_rows (const Run  *run,
            const char *kind,
            guint       column,
            const char *value)
{
  g_auto(GStrv) lines = g_strsplit (run->output, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) cells = g_strsplit (lines[i], "\t", -1);

      if (g_strv_length (cells) == N_COLUMNS && g_str_equal (cells[KIND], kind))
        n += value != NULL ? g_str_equal (cells[column], value) : !g_str_equal (cells[column], "-");
    }

  return n;
}

/* Each blunder that was planted has a loss, and some are warned of. Long searches judge each alarm. */
static void
test_planted (void)
{
  g_auto(Run) run = LAB;

  program_run_with (&run, MEASURE, "");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (count_rows (&run, "planted", GAME, "1"), ==, count_rows (&run, "planted", LOSS, NULL));
  g_assert_cmpuint (count_rows (&run, "planted", WARNED, "1"), >, 0);
  g_assert_cmpuint (count_rows (&run, "played", GAME, "1"), >, 0);
  g_assert_cmpuint (count_rows (&run, "played", WARNED, "1"), ==, count_rows (&run, "played", LOSS, NULL));
}

/* Where players rethink, nothing decides which alarms are false. The review says something of each move. */
static void
test_rethought (void)
{
  g_auto(Run) run = LAB;

  program_run_with (&run, MEASURE " --rethink --marks 500", "");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (count_rows (&run, "played", LOSS, NULL), ==, 0);
  g_assert_cmpuint (count_rows (&run, "reviewed", MARK, NULL), ==, count_rows (&run, "played", GAME, "1"));
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

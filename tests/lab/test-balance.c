/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table that says how often each side wins. */
#include <string.h>

#include "program-fixture.h"

#define LAB { .program = "ARIADNE_LAB" }

#define COLUMNS 4 /* before the first side */

/* The cells of row @number, the first one being 0, of the table that @arguments print; its shares go to
 * @shares. Returns how many there are. */
static guint
read_row (const char *table,
          guint       number,
          double     *shares)
{
  g_auto(GStrv) lines = g_strsplit (table, "\n", -1);
  g_auto(GStrv) cells = g_strsplit (lines[2 + number], "|", -1);
  guint n = 0;
  double sum = 0.0;

  for (guint i = 1 + COLUMNS; cells[i] != NULL && strlen (g_strstrip (cells[i])) > 0; i++)
    {
      char *rest;
      double share = g_ascii_strtod (cells[i], &rest), low, high;

      g_assert_true (g_str_has_prefix (rest, " ("));
      low = g_ascii_strtod (rest + 2, &rest);
      g_assert_true (g_str_has_prefix (rest, " … "));
      high = g_ascii_strtod (rest + strlen (" … "), NULL);
      g_assert_cmpfloat (low, <=, share);
      g_assert_cmpfloat (share, <=, high);
      shares[n++] = share;
      sum += share;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 0.003);

  return n;
}

static guint
count_rows (const char *table)
{
  g_auto(GStrv) lines = g_strsplit (table, "\n", -1);

  return g_strv_length (lines) - 3; /* two of the head, and what follows the last end of a line */
}

/* Who begins is decided by dice, and the records of the same games say who did and who won. */
static void
test_records (void)
{
  enum { GAMES = 12, SEATS = 3 };
  g_auto(Run) balance = LAB, records = { 0 };
  double shares[8], won[SEATS] = { 0 };
  guint n = 0;

  program_run_with (&balance, "balance labyrinth seats=3 --level novice --games 12 --seed 3", "");
  program_run_with (&records, "selfplay labyrinth seats=3 --level novice --games 12 --seed 3", "");
  g_assert_cmpint (balance.status, ==, 0);
  g_assert_cmpuint (count_rows (balance.output), ==, 1);
  g_assert_cmpuint (read_row (balance.output, 0, shares), ==, SEATS);

  for (const char *at = records.output; (at = strstr (at, "[Result \"")) != NULL; n++)
    {
      const char *first = strstr (at, "first=");
      guint winner = (guint) (at[strlen ("[Result \"")] - '1');

      g_assert_nonnull (first);
      won[(winner + SEATS - (guint) (first[strlen ("first=")] - '1')) % SEATS] += 1.0 / GAMES;
      at = first;
    }
  g_assert_cmpuint (n, ==, GAMES);
  for (guint i = 0; i < SEATS; i++)
    g_assert_cmpfloat_with_epsilon (shares[i], won[i], 0.001);
}

/* Two to four seats and one option of two values; four seats by default are two sides, but four when each
 * plays alone. */
static void
test_all (void)
{
  static const guint n_sides[] = { 2, 3, 2, 2, 4 };
  g_auto(Run) one = LAB, two = LAB;
  double shares[8];

  program_run_with (&one, "balance minoa --all --level novice --games 4", "");
  program_run_with (&two, "balance minoa --all --level novice --games 4 --jobs 2", "");
  g_assert_cmpint (one.status, ==, 0);
  g_assert_cmpstr (one.output, ==, two.output);
  g_assert_cmpuint (count_rows (one.output), ==, G_N_ELEMENTS (n_sides));
  for (guint i = 0; i < G_N_ELEMENTS (n_sides); i++)
    g_assert_cmpuint (read_row (one.output, i, shares), ==, n_sides[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/records", test_records);
  g_test_add_func ("/balance/all", test_all);

  return g_test_run ();
}

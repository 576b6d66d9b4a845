/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of the laboratory: the same with any number of jobs, and as records of the same games say. */
#include <string.h>

#include "program-fixture.h"

static void
set_up (Files        *files,
        gconstpointer data)
{
  files_set_up (files, data);
  files->run.program = "ARIADNE_LAB";
}

/* The cell of column @name in row @number of a table, the first row being 0. */
static char *
get_cell (const char *table,
          const char *name,
          guint       number)
{
  const char *head = table;
  g_auto(GStrv) lines = NULL, names = NULL, cells = NULL;
  guint i = 0;

  while (*head == '#')
    head = strchr (head, '\n') + 1;
  lines = g_strsplit (head, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 2 + number); /* the last one is empty */
  names = g_strsplit (lines[0], "\t", -1);
  cells = g_strsplit (lines[1 + number], "\t", -1);
  g_assert_cmpuint (g_strv_length (cells), ==, g_strv_length (names));
  while (g_strcmp0 (names[i], name) != 0)
    i++;

  return g_strdup (cells[i]);
}

static guint
count_rows (const char *table)
{
  g_auto(GStrv) lines = g_strsplit (table, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += lines[i][0] != '\0' && lines[i][0] != '#';

  return n - 1;
}

/* Who begins is decided by dice, and the records of the same games say who did and who won. */
static void
test_games (Files        *files,
            gconstpointer data)
{
  enum { GAMES = 12, SEATS = 3 };
  g_auto(Run) records = { 0 };
  guint n = 0;

  files_assert_succeeds (files, "games labyrinth seats=3 --level novice --games 12 --seed 3");
  g_assert_cmpuint (count_rows (files->run.output), ==, GAMES);
  program_run_with (&records, "selfplay labyrinth seats=3 --level novice --games 12 --seed 3", "");
  for (const char *at = records.output; (at = strstr (at, "[Result \"")) != NULL; n++)
    {
      const char *first = strstr (at, "first=");
      guint winner = (guint) (at[strlen ("[Result \"")] - '1');
      g_autofree char *won = get_cell (files->run.output, "won", n);
      g_autofree char *seed = get_cell (files->run.output, "seed", n);
      g_auto(GStrv) shares = g_strsplit (won, ",", -1);

      g_assert_nonnull (first);
      g_assert_cmpuint (g_strv_length (shares), ==, SEATS);
      g_assert_cmpstr (shares[(winner + SEATS - (guint) (first[strlen ("first=")] - '1')) % SEATS], ==, "1");
      g_assert_cmpuint (g_ascii_strtoull (seed, NULL, 10), ==, 3 + n);
      at = first;
    }
  g_assert_cmpuint (n, ==, GAMES);
}

/* Two to four seats and one option of two values; four seats by default are two sides, but four when each
 * plays alone. */
static void
test_all_games (Files        *files,
                gconstpointer data)
{
  static const char *const sides[] = { ",", ",,", ",", ",", ",,," };
  g_autofree char *one = NULL;

  files_assert_succeeds (files, "games minoa --all --level novice --games 2");
  one = g_strdup (files->run.output);
  files_assert_succeeds (files, "games minoa --all --level novice --games 2 --jobs 2");
  g_assert_cmpstr (files->run.output, ==, one);
  g_assert_cmpuint (count_rows (one), ==, 2 * G_N_ELEMENTS (sides));
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *won = get_cell (one, "won", 2 * i);
      g_auto(GStrv) shares = g_strsplit (won, ",", -1);

      g_assert_cmpuint (g_strv_length (shares), ==, 1 + strlen (sides[i]));
    }
}

/* Neighbours meet, and those with one between them. */
static void
test_pairs (Files        *files,
            gconstpointer data)
{
  g_autofree char *one = NULL, *stronger = NULL, *weaker = NULL;

  files_assert_succeeds (files,
                         "pairs -n 4 --players novice,apprentice,adept*0.5,adept --opening 2 minarett");
  one = g_strdup (files->run.output);
  g_assert_cmpuint (count_rows (one), ==, 5 * 2);
  files_assert_succeeds (files,
                         "pairs -n 4 -j 3 --players novice,apprentice,adept*0.5,adept --opening 2 minarett");
  g_assert_cmpstr (files->run.output, ==, one);
  stronger = get_cell (one, "one", 2);
  weaker = get_cell (one, "other", 2);
  g_assert_cmpstr (stronger, ==, "adept*0.5");
  g_assert_cmpstr (weaker, ==, "novice");
}

/* Each two meet. A player keeps the head start in both seats, and with the greatest one beats its equal. */
static void
test_head_starts (Files        *files,
                  gconstpointer data)
{
  enum { PAIRS = 6 };
  double points = 0.0;
  g_autofree char *one = NULL, *weaker = NULL, *stronger = NULL, *size = NULL;

  files_assert_succeeds (files, "head-starts -n 2 --players novice,apprentice,adept minarett");
  one = g_strdup (files->run.output);
  g_assert_cmpuint (count_rows (one), ==, 3 * 3);
  files_assert_succeeds (files, "head-starts -n 2 -j 3 --players novice,apprentice,adept minarett");
  g_assert_cmpstr (files->run.output, ==, one);
  weaker = get_cell (one, "weaker", 4);
  stronger = get_cell (one, "stronger", 4);
  size = get_cell (one, "size", 4);
  g_assert_cmpstr (weaker, ==, "novice");
  g_assert_cmpstr (stronger, ==, "adept");
  g_assert_cmpstr (size, ==, "1");

  files_assert_succeeds (files, "head-starts -n 12 --players novice,novice --sizes 10 minotaur");
  g_assert_cmpuint (count_rows (files->run.output), ==, PAIRS);
  for (guint i = 0; i < PAIRS; i++)
    {
      g_autofree char *cell = get_cell (files->run.output, "points", i);

      points += g_ascii_strtod (cell, NULL);
    }
  g_assert_cmpfloat (points, >=, 0.75 * 2 * PAIRS);
}

/* The same statements from the records with their judgements, and the same records. */
static void
test_statements (Files        *files,
                 gconstpointer data)
{
  g_autofree char *one = NULL, *records = NULL, *again = NULL, *raw = NULL;

  files_assert_succeeds (files, "statements -n 5 -l novice -s 0.1 --nodes 30 --opening 2 --every 2 "
                         "--records %2/one.ariadne minarett");
  one = g_strdup (files->run.output);
  raw = get_cell (one, "raw", 0);
  g_assert_nonnull (strchr (raw, ','));
  files_assert_succeeds (files, "statements -n 5 -l novice -s 0.1 --nodes 30 --opening 2 --every 2 -j 3 "
                         "--records %2/two.ariadne minarett");
  g_assert_cmpstr (files->run.output, ==, one);
  records = files_read (files, "one.ariadne");
  again = files_read (files, "two.ariadne");
  g_assert_cmpstr (records, ==, again);

  files_assert_succeeds (files, "statements --from %2/one.ariadne minarett");
  g_assert_cmpuint (count_rows (files->run.output), ==, count_rows (one));
  files_assert_succeeds (files, "statements --from %2/one.ariadne --every 3 minarett");
  g_assert_cmpuint (count_rows (files->run.output), <, count_rows (one));

  /* Not one of them is a match of this game. */
  files_run (files, "statements --from %2/one.ariadne minoa");
  g_assert_cmpint (files->run.status, ==, 0);
  g_assert_cmpuint (count_rows (files->run.output), ==, 0);
  g_assert_nonnull (strstr (files->run.errors, "5 left out"));
  g_assert_cmpint (files_run (files, "statements --from %2/missing.ariadne minoa")->status, ==, 1);
  /* What is read stays as it is. */
  files_run (files, "statements --from %2/one.ariadne --records %2/one.ariadne minarett");
  g_assert_cmpint (files->run.status, ==, 1);
}

static void
test_surveys (Files        *files,
              gconstpointer data)
{
  g_autofree char *said = NULL;

  files_assert_succeeds (files, "owners -n 2 -l novice --nodes 400 --every 20 minoa");
  g_assert_cmpuint (count_rows (files->run.output), >, 0);
  said = get_cell (files->run.output, "said", 0);
  g_assert_nonnull (strchr (said, ','));
  files_assert_succeeds (files, "longer -n 1 -l novice --nodes 50 --every 5 minarett");
  g_assert_cmpuint (count_rows (files->run.output), >, 0);
  files_assert_succeeds (files, "losses -n 2 -l novice --nodes 50 --every 3 minarett");
  g_assert_cmpuint (count_rows (files->run.output), >, 0);
  files_assert_succeeds (files, "positions -n 2 --nodes 50 minarett");
  g_assert_cmpuint (count_rows (files->run.output), >, 0);
}

/* Wrong usage ends with 2. */
static void
test_refused (Files        *files,
              gconstpointer data)
{
  static const char *const cases[] = {
    "nonsense", "games", "games chess", "games minoa --games 0", "games minoa --scale 0",
    "games minoa --level x", "games minoa seats=3 --all", "pairs", "pairs chess", "pairs minoa --games 3",
    "pairs minoa --opening -1", "pairs minoa --players novice,greedy",
    "pairs minoa --players novice*nan,adept", "pairs minoa --players adept", "head-starts",
    "head-starts minarett --sizes 3", "head-starts minoa --games 3", "statements",
    "statements chess", "statements minoa --every 0", "statements minoa -l x", "owners minarett",
    "statements minoa --from ''", "positions chess", "positions minoa", "positions minarett --games 0",
    "train", "train chess", "train minoa", "train labyrinth --games 0", "train minarett --nodes 0",
    "train minarett --basis", "train minarett --rate nan", "puzzles", "puzzles minoa --count 0",
    "warnings", "warnings chess", "warnings minoa --games 0", "warnings minoa --plant 1e300",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      files_run (files, cases[i]);
      if (files->run.status != 2 || *files->run.errors == '\0')
        g_error ("“%s” ended with %d: %s", cases[i], files->run.status, files->run.errors);
      g_assert_cmpstr (files->run.output, ==, "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/lab/tables/games", Files, NULL, set_up, test_games, files_tear_down);
  g_test_add ("/lab/tables/all-games", Files, NULL, set_up, test_all_games, files_tear_down);
  g_test_add ("/lab/tables/pairs", Files, NULL, set_up, test_pairs, files_tear_down);
  g_test_add ("/lab/tables/head-starts", Files, NULL, set_up, test_head_starts, files_tear_down);
  g_test_add ("/lab/tables/statements", Files, NULL, set_up, test_statements, files_tear_down);
  g_test_add ("/lab/tables/surveys", Files, NULL, set_up, test_surveys, files_tear_down);
  g_test_add ("/lab/tables/refused", Files, NULL, set_up, test_refused, files_tear_down);

  return g_test_run ();
}

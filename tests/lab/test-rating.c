/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-random.h"
#include "pentanomial.h"
#include "program-fixture.h"
#include "rating-fit.h"
#include "rating-report.h"
#include "rating-results.h"

#define ANCHOR 1000.0

static void
fit (const AriRatingResult *results,
     guint                  n_results,
     guint                  n_players,
     AriRatings            *ratings)
{
  g_assert_true (ari_rating_are_connected (results, n_results, n_players));
  ari_rating_fit (results, n_results, n_players, ANCHOR, 1, ratings);
}

/* Of two players the difference is that of the share, with one drawn comparison more. */
static void
test_two_players (void)
{
  const AriRatingResult results[] = {
    { { 1, 0 }, 2, 2, 20 }, { { 1, 0 }, 1, 2, 9 }, { { 0, 1 }, 1.5, 2, 6 },
  };
  const AriRatingResult all_won[] = { { { 1, 0 }, 1, 1, 100 } };
  AriRatings ratings;

  fit (results, G_N_ELEMENTS (results), 2, &ratings);
  g_assert_cmpfloat_with_epsilon (ratings.players[0].value, ANCHOR, 1e-9);
  g_assert_cmpfloat_with_epsilon (ratings.players[1].value - ANCHOR, ari_elo_from_share (52.5 / 71.0), 1e-6);
  g_assert_cmpfloat_with_epsilon (ratings.steps[1].value, ratings.players[1].value - ANCHOR, 1e-9);

  /* A hundred wins of a hundred: finite, and the bounds say how little is known. */
  fit (all_won, 1, 2, &ratings);
  g_assert_cmpfloat_with_epsilon (ratings.steps[1].value, ari_elo_from_share (100.5 / 101.0), 1e-6);
  g_assert_cmpfloat (ratings.steps[1].low, <, ratings.steps[1].value - 150);
  g_assert_cmpfloat (ratings.steps[1].high, >, ratings.steps[1].value + 150);
}

/* Who beats whom who beats whom: the ratings rise, and mirrored results give mirrored ratings. */
static void
test_transitive (void)
{
  const AriRatingResult results[] = {
    { { 1, 0 }, 3, 4, 50 }, { { 2, 1 }, 3, 4, 50 }, { { 3, 2 }, 3, 4, 50 },
  };
  const AriRatingResult mirrored[] = {
    { { 2, 3 }, 3, 4, 50 }, { { 1, 2 }, 3, 4, 50 }, { { 0, 1 }, 3, 4, 50 },
  };
  const double step = ari_elo_from_share (150.5 / 201.0);
  AriRatings ratings, others;

  fit (results, G_N_ELEMENTS (results), 4, &ratings);
  fit (mirrored, G_N_ELEMENTS (mirrored), 4, &others);
  for (guint i = 1; i < 4; i++)
    {
      g_assert_cmpfloat_with_epsilon (ratings.steps[i].value, step, 1e-6);
      g_assert_cmpfloat_with_epsilon (ratings.players[i].value, ANCHOR + i * step, 1e-6);
      g_assert_cmpfloat_with_epsilon (others.players[i].value, ANCHOR - i * step, 1e-6);
      g_assert_cmpfloat (ratings.steps[i].low, <, step);
      g_assert_cmpfloat (ratings.steps[i].high, >, step);
    }
}

/* A circle of wins makes all equal. */
static void
test_symmetric (void)
{
  const AriRatingResult results[] = {
    { { 0, 1 }, 2, 2, 30 }, { { 1, 2 }, 2, 2, 30 }, { { 2, 0 }, 2, 2, 30 },
  };
  AriRatings ratings;

  fit (results, G_N_ELEMENTS (results), 3, &ratings);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (ratings.players[i].value, ANCHOR, 1e-6);
}

static void
test_order (void)
{
  const AriRatingResult results[] = {
    { { 0, 1 }, 1, 4, 12 }, { { 1, 2 }, 2, 4, 30 }, { { 2, 0 }, 3.5, 4, 9 }, { { 1, 0 }, 4, 4, 3 },
  };
  const AriRatingResult turned[] = {
    results[3], results[1], { { 0, 2 }, 0.5, 4, 9 }, { { 1, 0 }, 3, 4, 12 },
  };
  AriRatings ratings, others;

  fit (results, G_N_ELEMENTS (results), 3, &ratings);
  fit (turned, G_N_ELEMENTS (turned), 3, &others);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (ratings.players[i].value, others.players[i].value, 1e-6);
}

static void
test_connected (void)
{
  const AriRatingResult results[] = { { { 2, 3 }, 1, 2, 5 }, { { 0, 1 }, 1, 2, 5 }, { { 3, 0 }, 1, 2, 1 } };

  g_assert_false (ari_rating_are_connected (results, 2, 4));
  g_assert_true (ari_rating_are_connected (results, 3, 4));
  g_assert_false (ari_rating_are_connected (results, 3, 5));
  g_assert_true (ari_rating_are_connected (NULL, 0, 1));
}

/* Results drawn from known ratings give these ratings back, and of 100 sets, nine in ten bounds hold
 * them at least: 95 % are promised. */
static void
test_recovers (void)
{
  static const double truth[] = { 1000, 1230, 1340, 1800, 2050 };
  const guint n = G_N_ELEMENTS (truth);
  guint held = 0, bounds = 0;
  AriRandom random;

  ari_random_init (&random, 5);
  for (guint set = 0; set < 100; set++)
    {
      g_autoptr(GArray) results = g_array_new (FALSE, FALSE, sizeof (AriRatingResult));
      AriRatings ratings;

      for (guint i = 0; i < n; i++)
        for (guint k = i > 2 ? i - 2 : 0; k < i; k++)
          for (guint pair = 0; pair < 150; pair++)
            {
              double share = ari_elo_to_share (truth[i] - truth[k]);
              double points = (ari_random_unit (&random) < share) + (ari_random_unit (&random) < share);

              g_array_append_vals (results, &(AriRatingResult) { { i, k }, points, 2, 1 }, 1);
            }
      fit ((const AriRatingResult *) results->data, results->len, n, &ratings);
      for (guint i = 1; i < n; i++)
        {
          g_assert_cmpfloat (fabs (ratings.players[i].value - truth[i]), <, 250);
          held += ratings.players[i].low <= truth[i] && truth[i] <= ratings.players[i].high;
          held += ratings.steps[i].low <= truth[i] - truth[i - 1]
                  && truth[i] - truth[i - 1] <= ratings.steps[i].high;
          bounds += 2;
        }
    }
  g_test_message ("%u of %u bounds hold the truth", held, bounds);

  g_assert_cmpuint (held * 10, >, bounds * 9);
}

/* Players are sorted, whenever they come, and results stay with them. */
static void
test_players (void)
{
  g_auto(AriRatingResults) results = { 0 }, again = { 0 };
  g_autofree char *text = NULL, *copy = NULL;
  g_autoptr(GError) error = NULL;
  AriSetup setup;
  double points, of;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  ari_rating_results_init (&results, &setup);
  g_assert_true (ari_rating_results_add_player (&results, "greedy", 1, NULL, NULL));
  g_assert_true (ari_rating_results_add_player (&results, "master", 1, NULL, NULL));
  ari_rating_results_add (&results, 0, 1, 1.5, 2);
  ari_rating_results_add (&results, 0, 1, 1.5, 2);
  ari_rating_results_add (&results, 1, 0, 0, 2);
  g_assert_true (ari_rating_results_add_player (&results, "adept", 1, NULL, NULL));
  g_assert_true (ari_rating_results_add_player (&results, "master*0.3", 0.5, NULL, NULL));
  g_assert_true (ari_rating_results_add_player (&results, "master*0.15", 1, NULL, NULL));

  g_assert_cmpuint (results.n_players, ==, 4);
  g_assert_cmpstr (results.players[0].level->id, ==, "adept");
  g_assert_cmpfloat_with_epsilon (results.players[1].scale, 0.15, 1e-9);
  g_assert_true (results.players[3].level == &ari_level_greedy);
  g_assert_cmpuint (ari_rating_results_sum (&results, 2, 3, &points, &of), ==, 3);
  g_assert_cmpfloat (points, ==, 5);
  g_assert_cmpfloat (of, ==, 6);
  g_assert_cmpuint (ari_rating_results_sum (&results, 0, 1, NULL, NULL), ==, 0);

  text = ari_rating_results_to_text (&results);
  ari_rating_results_init (&again, &setup);
  g_assert_true (ari_rating_results_read (&again, text, NULL));
  copy = ari_rating_results_to_text (&again);
  g_assert_cmpstr (copy, ==, text);
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "", "minoa\n", "%s\nmaster adept 1 2\n", "%s\nmaster adept 3 2 1\n", "%s\nmaster adept 1 2 0\n",
    "%s\nmaster adept nan 2 1\n", "%s\nmaster adept -1 2 1\n", "%s\nmaster adept 0 0 1\n",
    "%s\nmaster king 1 2 1\n", "%s\nmaster*0 adept 1 2 1\n", "%s\nmaster*x adept 1 2 1\n",
    "%s\nmaster* adept 1 2 1\n", "%s\nmaster*inf adept 1 2 1\n", "%s\nmaster master*1 1 2 1\n",
  };
  g_autofree char *first = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  first = ari_setup_to_text (&setup);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto(AriRatingResults) results = { 0 };
      g_auto(GStrv) parts = g_strsplit (texts[i], "%s", 2);
      g_autofree char *text = g_strjoinv (first, parts);
      g_autoptr(GError) error = NULL;

      ari_rating_results_init (&results, &setup);
      g_assert_false (ari_rating_results_read (&results, text, &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
    }
}

/* The row takes the greatest budgets that are measured, and those of people, no greater ones. */
static void
test_row (void)
{
  static const char *const players[] = {
    "novice", "apprentice", "adept", "expert", "master*0.2", "master*0.5",
  };
  g_auto(AriRatingResults) results = { 0 };
  AriRatings ratings = { 0 };
  g_autofree char *row = NULL, *none = NULL, *page = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  ari_rating_results_init (&results, &setup);
  for (guint i = 0; i < 5; i++)
    g_assert_true (ari_rating_results_add_player (&results, players[i], i == 4 ? 10 : 1, NULL, NULL));
  none = ari_rating_report_to_row (&results, &ratings);
  g_assert_null (none);

  g_assert_true (ari_rating_results_add_player (&results, players[5], 1, NULL, NULL));
  for (guint i = 0; i < results.n_players; i++)
    ratings.players[i] = (AriRating) { 1000 + 204 * i, 990 + 204 * i, 1010 + 204 * i };
  ari_rating_results_add (&results, 5, 4, 2, 2);
  row = ari_rating_report_to_row (&results, &ratings);
  g_assert_cmpstr (row, ==, "{ 1000, 1200, 1410, 1610, 1820 }\n");

  page = ari_rating_report_to_markdown (&results, &ratings, "Notes.");
  g_assert_nonnull (strstr (page, "| apprentice | 1204 (1194 … 1214) |"));
  g_assert_nonnull (strstr (page, "| master*2, master*0.5 | 1 | 1.000 | 0.764 |"));
}

/* The same results with any number of jobs, and whether they come in one run or in two. */
static void
test_program (Files        *files,
              gconstpointer data)
{
  g_autofree char *tables = NULL, *one = NULL, *other = NULL;

  files->run.program = "ARIADNE_LAB";
  files_assert_succeeds (files, "ratings -n 4 --players novice,apprentice,adept*0.5 --opening 2 "
                         "-r %2/one minarett");
  tables = g_strdup (files->run.output);
  g_assert_nonnull (strstr (tables, "# Ratings: minarett"));
  g_assert_nonnull (strstr (tables, "| novice | 1000 | |\n| apprentice | "));
  g_assert_nonnull (strstr (tables, "| adept*0.5, novice | 2 | "));
  files_assert_succeeds (files, "ratings -n 2 --players novice*2,apprentice*2,adept --scale 0.5 --opening 2 "
                         "-r %2/other minarett");
  files_assert_succeeds (files, "ratings -n 2 -j 3 --players adept*0.5,novice,apprentice --opening 2 "
                         "-r %2/other minarett");
  g_assert_cmpstr (files->run.output, ==, tables);
  one = files_read (files, "one");
  other = files_read (files, "other");
  g_assert_cmpstr (one, ==, other);

  files_assert_succeeds (files, "ratings -n 0 --opening 2 -r %2/one minarett");
  g_assert_cmpstr (files->run.output, ==, tables);
  g_assert_cmpint (files_run (files, "ratings -n 0 -r %2/one minoa")->status, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rating/two-players", test_two_players);
  g_test_add_func ("/rating/transitive", test_transitive);
  g_test_add_func ("/rating/symmetric", test_symmetric);
  g_test_add_func ("/rating/order", test_order);
  g_test_add_func ("/rating/connected", test_connected);
  g_test_add_func ("/rating/recovers", test_recovers);
  g_test_add_func ("/rating/players", test_players);
  g_test_add_func ("/rating/refused", test_refused);
  g_test_add_func ("/rating/row", test_row);
  g_test_add ("/rating/program", Files, NULL, files_set_up, test_program, files_tear_down);

  return g_test_run ();
}

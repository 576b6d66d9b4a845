/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzle of the day. */
#include "ari-clock.h"
#include "ari-daily.h"
#include "ari-table.h"
#include "library-fixture.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC */
#define DAY  (24 * 60 * 60)

/* The same all day, another one the next day, and each puzzle once before any comes back. */
static void
test_choice (gconstpointer data)
{
  const AriRules *rules = data;
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n = ari_puzzles_of (rules)->len;

  g_assert_true (ari_daily_puzzle (rules, NOON) == ari_daily_puzzle (rules, NOON + DAY / 2 - 1));
  g_assert_true (ari_daily_puzzle (rules, NOON) != ari_daily_puzzle (rules, NOON + DAY / 2));
  for (guint i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (seen, (gpointer) ari_daily_puzzle (rules, NOON + (gint64) i * DAY)));
  g_assert_true (ari_daily_puzzle (rules, NOON) == ari_daily_puzzle (rules, NOON + (gint64) n * DAY));
}

static AriDaily *
open_daily (Fixture *f)
{
  AriDaily *daily = ari_daily_new (f->library, ari_rules_lookup ("minarett"));

  ari_daily_refresh (daily);
  fixture_wait_for (daily, "changed");

  return daily;
}

static void
solve (AriExerciseRun *run)
{
  ari_table_play (ari_task_get_table (ARI_TASK (run)), ari_exercise_run_get_loaded (run)->solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
}

/* The first answer of the day is kept; afterwards the puzzle is done, also after the program was closed, and
 * on the next day another one is asked. */
static void
test_day (Fixture       *f,
          gconstpointer  data)
{
  g_autoptr(AriDaily) daily = NULL, later = NULL;
  g_autoptr(AriExerciseRun) run = NULL, again = NULL;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  daily = open_daily (f);
  g_assert_true (ari_daily_get_puzzle (daily) == ari_daily_puzzle (ari_rules_lookup ("minarett"), NOON));
  g_assert_false (ari_daily_is_done (daily));
  run = ari_daily_begin (daily);
  g_assert_cmpstr (ari_task_get_card (ARI_TASK (run))->title, ==, "Puzzle of the Day");
  solve (run);
  g_assert_true (ari_daily_is_done (daily));
  /* Nothing comes after it. */
  g_assert_cmpuint (ari_task_get_deeds (ARI_TASK (run))
                      & (ARI_TASK_NEXT | ARI_TASK_FINISH | ARI_TASK_DROP), ==, ARI_TASK_FINISH);
  fixture_wait_for (daily, "changed");
  g_assert_true (ari_daily_is_done (daily));
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count (*) FROM answer WHERE rating = 3"), ==, 1);

  later = open_daily (f);
  g_assert_true (ari_daily_is_done (later));
  again = ari_daily_begin (later);
  solve (again);
  g_assert_true (ari_daily_is_done (later));
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count (*) FROM answer"), ==, 1);

  ari_clock_set (ari_clock_get (), NOON + DAY);
  ari_daily_refresh (later);
  fixture_wait_for (later, "changed");
  g_assert_false (ari_daily_is_done (later));
  g_assert_true (ari_daily_get_puzzle (later) == ari_daily_puzzle (ari_rules_lookup ("minarett"), NOON + DAY));
}

/* An answer after midnight to the puzzle of the day before is kept, and leaves the new one to be done. */
static void
test_midnight (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriDaily) daily = NULL;
  g_autoptr(AriExerciseRun) run = NULL;
  g_autofree char *sql = NULL;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  daily = open_daily (f);
  run = ari_daily_begin (daily);
  ari_clock_set (ari_clock_get (), NOON + DAY);
  ari_daily_refresh (daily);
  fixture_wait_for (daily, "changed");
  solve (run);
  g_assert_false (ari_daily_is_done (daily));
  g_clear_object (&run);
  g_clear_object (&daily);
  fixture_close (f);
  sql = g_strdup_printf ("SELECT count (*) FROM exercise WHERE puzzle = '%s' AND answered = %d",
                         ari_daily_puzzle (ari_rules_lookup ("minarett"), NOON)->name, NOON + DAY);
  g_assert_cmpint (fixture_sql_int (f->path, sql), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count (*) FROM answer"), ==, 1);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  ari_clock_set (ari_clock_get (), 0);
  fixture_tear_down (f, data);
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  g_test_init (&argc, &argv, NULL);
  g_setenv ("TZ", "UTC", TRUE);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/daily/choice/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_choice);
    }
  g_test_add ("/daily/day", Fixture, NULL, fixture_set_up, test_day, tear_down);
  g_test_add ("/daily/midnight", Fixture, NULL, fixture_set_up, test_midnight, tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person who practises in rounds of ten. */
#include "ari-clock.h"
#include "ari-exercise-run.h"
#include "ari-round.h"
#include "ari-table.h"
#include "library-fixture.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC */
#define DAY  (24 * 60 * 60)

static const AriTrainerFilter all = { 0 };

/* How a person answers. */
typedef enum
{
  RIGHT,
  HINTED,
  WRONG,
} Answer;

static AriTrainer *
open_trainer (Fixture *f)
{
  AriTrainer *trainer = ari_trainer_new (f->library);

  ari_trainer_refresh (trainer, NULL);
  fixture_wait_for (trainer, "changed");

  return trainer;
}

static void
wait_for_exercise (AriExerciseRun *run)
{
  while (ari_exercise_run_get_loaded (run) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static const char *
get_title (AriExerciseRun *run)
{
  return ari_task_get_card (ARI_TASK (run))->title;
}

static AriTable *
get_table (AriExerciseRun *run)
{
  return ari_task_get_table (ARI_TASK (run));
}

static void
answer (AriExerciseRun *run,
        Answer          how)
{
  const AriSolution *solution;

  wait_for_exercise (run);
  solution = ari_exercise_run_get_loaded (run)->solution;
  if (how == HINTED)
    ari_task_act (ARI_TASK (run), ARI_TASK_HINT);
  if (how == WRONG)
    ari_table_play (get_table (run), solution->actions[solution->n_right].action);
  ari_table_play (get_table (run), solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
}

/* Answers so many, and goes on after each. */
static void
answer_all (AriExerciseRun *run,
            Answer          how,
            guint           n)
{
  for (guint i = 0; i < n; i++)
    {
      answer (run, how);
      ari_task_act (ARI_TASK (run), ARI_TASK_NEXT);
    }
}

/* After ten answers the card looks back, and another round begins at one. */
static void
test_round (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = NULL;
  g_autoptr(AriExerciseRun) run = NULL;
  const AriTaskCard *card;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  trainer = open_trainer (f);
  run = ari_exercise_run_practise (trainer, &all);
  card = ari_task_get_card (ARI_TASK (run));
  wait_for_exercise (run);
  g_assert_cmpstr (get_title (run), ==, "Exercise 1 of 10");
  answer_all (run, RIGHT, 8);
  answer (run, HINTED);
  ari_task_act (ARI_TASK (run), ARI_TASK_NEXT);
  wait_for_exercise (run);
  g_assert_cmpstr (get_title (run), ==, "Exercise 10 of 10");
  answer (run, WRONG);
  /* The last answer stands until the person goes on. */
  g_assert_nonnull (get_table (run));
  ari_task_act (ARI_TASK (run), ARI_TASK_NEXT);

  g_assert_null (get_table (run));
  g_assert_cmpstr (card->number, ==, "8 of 10 Right at the First Try");
  g_assert_true (g_str_has_prefix (card->text, "What was hard:\n"));
  g_assert_nonnull (strstr (card->text, ": comes back in 10 minutes\n"));
  g_assert_nonnull (strstr (card->text, ", puzzle, level "));
  g_assert_nonnull (strstr (card->text, "\nWhat you found at once comes back in "));
  g_assert_cmpuint (ari_task_get_deeds (ARI_TASK (run)), ==, ARI_TASK_NEXT | ARI_TASK_FINISH);

  ari_task_act (ARI_TASK (run), ARI_TASK_NEXT);
  wait_for_exercise (run);
  g_assert_cmpstr (get_title (run), ==, "Exercise 1 of 10");
}

/* A round that somebody leaves goes on, even after the program has been closed. Another day begins a new
 * one. */
static void
test_pause (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = NULL, later = NULL;
  g_autoptr(AriExerciseRun) run = NULL;
  g_autofree char *before = NULL, *progress = NULL, *next_day = NULL, *title = NULL;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  trainer = open_trainer (f);
  before = ari_round_progress (trainer);
  g_assert_null (before);
  run = ari_exercise_run_practise (trainer, &all);
  answer_all (run, RIGHT, 3);
  wait_for_exercise (run);
  g_clear_object (&run);

  ari_clock_set (ari_clock_get (), NOON + 60);
  later = open_trainer (f);
  progress = ari_round_progress (later);
  g_assert_cmpstr (progress, ==, "Your round goes on: 3 of 10 exercises are done.");
  run = ari_exercise_run_practise (later, &all);
  wait_for_exercise (run);
  g_assert_cmpstr (get_title (run), ==, "Exercise 4 of 10");

  ari_clock_set (ari_clock_get (), NOON + DAY);
  next_day = ari_round_progress (later);
  g_assert_null (next_day);
  title = ari_round_title (later, &all);
  g_assert_cmpstr (title, ==, "Exercise 1 of 10");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A round has no more exercises than can be asked, and when nothing is left, it is looked back at, too. From
 * there another round can begin as soon as something is due. */
static void
test_short (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = NULL;
  g_autoptr(AriExerciseRun) run = NULL;
  GPtrArray *exercises;
  const AriTaskCard *card;
  guint n_changes = 0;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  trainer = open_trainer (f);
  exercises = ari_trainer_get_exercises (trainer);
  while (exercises->len > 2)
    ari_exercise_free (ari_trainer_drop (trainer, exercises->pdata[exercises->len - 1]));
  run = ari_exercise_run_practise (trainer, &all);
  card = ari_task_get_card (ARI_TASK (run));
  wait_for_exercise (run);
  g_assert_cmpstr (get_title (run), ==, "Exercise 1 of 2");
  answer_all (run, RIGHT, 2);
  while (ari_task_get_state (ARI_TASK (run)) != ARI_TASK_SOLVED)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (card->number, ==, "Done for Today");
  g_assert_nonnull (strstr (card->text, "\nWhat you found at once comes back in "));
  g_assert_cmpuint (ari_task_get_deeds (ARI_TASK (run)), ==, ARI_TASK_FINISH);

  g_signal_connect_swapped (run, "changed", G_CALLBACK (count_cb), &n_changes);
  ari_clock_set (ari_clock_get (), NOON + 100 * DAY);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (ari_task_get_deeds (ARI_TASK (run)), ==, ARI_TASK_NEXT | ARI_TASK_FINISH);
}

/* What is said of several exercises alike is said once. */
static void
test_alike (Fixture       *f,
            gconstpointer  data)
{
  AriTrainerFilter minarett = { .rules = ari_rules_lookup ("minarett") };
  g_autoptr(AriTrainer) trainer = NULL;
  g_autoptr(AriExerciseRun) run = NULL;

  fixture_open (f);
  ari_clock_set (ari_clock_get (), NOON);
  trainer = open_trainer (f);
  run = ari_exercise_run_practise (trainer, &minarett);
  answer_all (run, WRONG, 10);
  g_assert_cmpstr (ari_task_get_card (ARI_TASK (run))->number, ==, "0 of 10 Right at the First Try");
  g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->text, "What was hard:\n"));
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->text,
                            " × Minarett, puzzle, level Novice: comes back in 10 minutes"));
}

/* Answers from before the clock was set back belong to no round. */
static void
test_clock (void)
{
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));
  const AriExerciseAnswer all_answers[] = {
    { .time = NOON + 3 * DAY, .rating = 1 },
    { .time = NOON + 60, .rating = 3 },
    { .time = NOON, .rating = 2 },
    { .time = NOON - DAY, .rating = 3 },
  };
  AriRound round;

  g_array_append_vals (answers, all_answers, G_N_ELEMENTS (all_answers));
  ari_round_find (&round, answers, NOON + 120);
  g_assert_cmpuint (round.n_done, ==, 2);
  g_assert_cmpuint (round.n_found, ==, 1);
  ari_round_find (&round, NULL, NOON);
  g_assert_cmpuint (round.n_done, ==, 0);
  g_assert_false (ari_round_is_over (&round));
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
  g_test_init (&argc, &argv, NULL);
  g_setenv ("TZ", "UTC", TRUE);
  g_test_add ("/round/round", Fixture, NULL, fixture_set_up, test_round, tear_down);
  g_test_add ("/round/pause", Fixture, NULL, fixture_set_up, test_pause, tear_down);
  g_test_add ("/round/alike", Fixture, NULL, fixture_set_up, test_alike, tear_down);
  g_test_add ("/round/short", Fixture, NULL, fixture_set_up, test_short, tear_down);
  g_test_add_func ("/round/clock", test_clock);

  return g_test_run ();
}

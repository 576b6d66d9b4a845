/* SPDX-License-Identifier: GPL-3.0-or-later */
/* answers: how long practice takes to answer a move, in each game. ./dev bench answers runs it on a display
 * of its own.
 *
 * The time is that of the clock, from the last pick of a move to the end of the frame that shows its
 * answer. */
#include "ari-board-view.h"
#include "ari-exercise-run.h"
#include "ari-task-page.h"
#include "ari-practice-page.h"
#include "shown.h"
#include "times.h"

#define N_EXERCISES 12 /* of each game */
#define THINKING_MS 1500

typedef struct
{
  Shown            shown;
  AriTaskPage *page;
  guint            n_frames;
} Bench;

static void
painted_cb (Bench *bench)
{
  bench->n_frames++;
}

static void
wait_for_frame (Bench *bench)
{
  guint before = bench->n_frames;

  while (bench->n_frames == before)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
wait_for (Bench *bench,
          GType  type)
{
  GtkWidget *widget;

  while ((widget = shown_find (GTK_WIDGET (bench->shown.window), type)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return widget;
}

static AriExerciseRun *
wait_for_run (Bench *bench)
{
  AriExerciseRun *run = ARI_EXERCISE_RUN (ari_task_page_get_task (bench->page));

  while (ari_exercise_run_get_loaded (run) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return run;
}

/* Plays @action by picks, and adds how long its answer takes, which is another text than the one before. */
static void
answer (Bench     *bench,
        AriAction  action,
        GArray    *times)
{
  AriBoardView *board = ARI_BOARD_VIEW (shown_find (GTK_WIDGET (bench->page), ARI_TYPE_BOARD_VIEW));
  AriExerciseRun *run = wait_for_run (bench);
  AriMatch *match = ari_exercise_run_get_loaded (run)->match;
  g_autofree char *before = g_strdup (ari_task_get_card (ARI_TASK (run))->answer);
  AriSpot picks[ARI_MAX_PICKS];
  guint n = ari_match_get_rules (match)->picks (ari_match_get_position (match), action, picks);
  gint64 begun;

  for (guint i = 0; i + 1 < n; i++)
    ari_board_view_pick (board, picks[i]);

  begun = g_get_monotonic_time ();
  ari_board_view_pick (board, picks[n - 1]);
  while (g_strcmp0 (ari_task_get_card (ARI_TASK (run))->answer, before) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (bench);
  times_add (times, (g_get_monotonic_time () - begun) / 1e3);
}

static void
report (const char *game,
        const char *kind,
        GArray     *times)
{
  times_sort (times);
  g_print ("%-10s %-6s %8u %8.1f %8.1f\n", game, kind, times->len, times_quantile (times, 50),
           times_quantile (times, 100));
}

static void
measure (Bench      *bench,
         const char *game)
{
  g_autoptr(GArray) wrong = times_new ();
  g_autoptr(GArray) right = times_new ();
  AriPracticePage *practice;

  ari_window_go (bench->shown.window, "practice");
  practice = ARI_PRACTICE_PAGE (wait_for (bench, ARI_TYPE_PRACTICE_PAGE));
  ari_practice_page_set_rules (practice, ari_rules_lookup (game));
  shown_settle (THINKING_MS);
  gtk_widget_activate_action (GTK_WIDGET (practice), "practice.start", NULL);
  bench->page = ARI_TASK_PAGE (wait_for (bench, ARI_TYPE_TASK_PAGE));

  for (guint i = 0; i < N_EXERCISES; i++)
    {
      const AriSolution *solution = ari_exercise_run_get_loaded (wait_for_run (bench))->solution;

      shown_settle (THINKING_MS);
      answer (bench, solution->actions[solution->n_actions - 1].action, wrong);
      shown_settle (THINKING_MS);
      answer (bench, solution->line[0], right);
      shown_settle (THINKING_MS);
      gtk_widget_activate_action (GTK_WIDGET (bench->page), "task.next", NULL);
    }
  report (game, "wrong", wrong);
  report (game, "right", right);
  gtk_widget_activate_action (GTK_WIDGET (bench->page), "navigation.pop", NULL);
  shown_settle (THINKING_MS);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "minoa", "minarett", "minotaur", "labyrinth" };
  Bench bench = { 0 };

  adw_init ();
  shown_init (&bench.shown);
  shown_present (&bench.shown);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (bench.shown.window)), "after-paint",
                            G_CALLBACK (painted_cb), &bench);

  g_print ("%-10s %-6s %8s %8s %8s\n", "ms", "answer", "answers", "p50", "most");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    measure (&bench, games[i]);
  shown_clear (&bench.shown);

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-task.h"

#include "ari-clock.h"
#include "ari-exercise-run.h"
#include "ari-lesson-run.h"
#include "ari-task-page.h"
#include "machine.h"

#define TODAY 1764590400 /* noon of 1 December 2025 */

static GtkWidget *
exercise_page_new (const char *game,
                   AriLibrary *library,
                   GSettings  *settings)
{
  g_autoptr(AriTrainer) trainer = ari_trainer_new (library);
  g_autoptr(AriExerciseRun) run = NULL;
  AriTrainerFilter filter = { .rules = ari_rules_lookup (game), .source = ARI_TRAINER_PUZZLES };

  ari_clock_set (ari_clock_get (), TODAY);
  ari_trainer_refresh (trainer, NULL);
  while (!ari_trainer_has (trainer, &filter))
    machine_finish_threads (0, NULL);

  run = ari_exercise_run_practise (trainer, &filter);

  return GTK_WIDGET (ari_task_page_new (ARI_TASK (run), settings));
}

GtkWidget *
task_page_new (GHashTable *head,
               AriLibrary *library,
               GSettings  *settings)
{
  const char *lesson = g_hash_table_lookup (head, "lesson"), *game = g_hash_table_lookup (head, "practice");

  if (lesson != NULL)
    {
      g_autoptr(AriLessonRun) run = ari_lesson_run_resume (ari_lesson_lookup (lesson), settings);

      return GTK_WIDGET (ari_task_page_new (ARI_TASK (run), settings));
    }

  return game != NULL ? exercise_page_new (game, library, settings) : NULL;
}

AriTable *
task_page_get_table (GtkWidget *page)
{
  return ari_task_get_table (ari_task_page_get_task (ARI_TASK_PAGE (page)));
}

/* Whether the lesson accepts the action at the cursor of @match. */
static gboolean
is_accepted (AriLessonRun *run,
             AriMatch     *match,
             AriAction     action)
{
  const AriLessonStep *step = &ari_lesson_run_get_lesson (run)->steps[ari_lesson_run_get_step (run)];
  g_autofree char *text = ari_match_get_rules (match)->format (ari_match_get_position (match), action);

  return ari_lesson_matches (step->accepts, text);
}

static AriAction
find_in_lesson (AriLessonRun *run,
                gboolean      right)
{
  AriMatch *match = ari_table_get_match (ari_task_get_table (ARI_TASK (run)));
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

  for (guint i = 0; i < n; i++)
    if (is_accepted (run, match, actions[i]) == right)
      return actions[i];

  return ARI_ACTION_NONE;
}

AriAction
task_page_find (GtkWidget *page,
                gboolean   right)
{
  AriTask *task = ari_task_page_get_task (ARI_TASK_PAGE (page));
  const AriSolution *solution;

  if (!ari_task_asks (task))
    return ARI_ACTION_NONE;
  if (ARI_IS_LESSON_RUN (task))
    return find_in_lesson (ARI_LESSON_RUN (task), right);

  solution = ari_exercise_run_get_loaded (ARI_EXERCISE_RUN (task))->solution;
  if (right)
    return solution->line[0];

  return solution->n_actions > solution->n_right ? solution->actions[solution->n_right].action
                                                 : ARI_ACTION_NONE;
}

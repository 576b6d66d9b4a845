/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-solver.h"

#include "ari-job.h"
#include "ari-loaded-exercise.h"

#define NODES 40000 /* twice the effort of a review */

typedef struct
{
  const AriRules *rules;
  AriPosition     position;
  AriAction       played;
} Request;

/* What the task holds. */
typedef struct
{
  AriExercise *exercise;
  AriJob      *job; /* (nullable) */
  gulong       cancelled_id;
} Solving;

static void
solving_free (gpointer data)
{
  Solving *solving = data;

  ari_exercise_free (solving->exercise);
  g_free (solving);
}

/* The text of the solution, NULL when it was stopped. */
static gpointer
solve_in_thread (AriJob   *job,
                 gpointer  data)
{
  const Request *request = data;
  AriBudget budget = { .nodes = NODES, .threads = 1, .seed = request->rules->hash (&request->position) };
  g_autoptr(AriSolution) solution = NULL;
  const AriSolved *played;

  solution = ari_solution_find (request->rules, &request->position, &budget, ari_job_get_stop (job));
  if (solution == NULL)
    return NULL;

  played = ari_solution_look_up (solution, request->rules, &request->position, request->played);

  return ari_solution_is_right (solution, played)
         ? g_strdup ("") : ari_solution_to_text (solution, request->rules, &request->position);
}

/* The task has kept itself until now. */
static void
solved_cb (gpointer  owner,
           AriJob   *job,
           gpointer  report,
           gboolean  last)
{
  g_autoptr(GTask) task = owner;
  Solving *solving = g_task_get_task_data (task);

  if (solving->cancelled_id != 0)
    g_signal_handler_disconnect (g_task_get_cancellable (task), solving->cancelled_id);
  ari_job_drop (&solving->job);
  if (g_task_return_error_if_cancelled (task))
    g_free (report);
  else
    g_task_return_pointer (task, report, g_free);
}

static void
cancelled_cb (GCancellable *cancellable,
              Solving      *solving)
{
  if (solving->job != NULL)
    ari_job_stop (solving->job);
}

/* @task: (transfer full) */
static void
start (GTask                   *task,
       const AriLoadedExercise *loaded)
{
  static const AriJobKind kind = {
    .name = "ari-solver",
    .work = solve_in_thread,
    .report = solved_cb,
    .free_request = g_free,
    .free_report = g_free,
  };
  GCancellable *cancellable = g_task_get_cancellable (task);
  Solving *solving = g_task_get_task_data (task);
  Request *request = g_new0 (Request, 1);

  request->rules = ari_match_get_rules (loaded->match);
  request->position = *ari_match_get_position (loaded->match);
  if (!ari_rules_parse (request->rules, &request->position, loaded->played, &request->played, NULL))
    request->played = ARI_ACTION_NONE;
  if (cancellable != NULL)
    solving->cancelled_id = g_signal_connect (cancellable, "cancelled", G_CALLBACK (cancelled_cb), solving);
  solving->job = ari_job_start (&kind, request, task);
  /* The signal does not come again. */
  if (g_cancellable_is_cancelled (cancellable))
    ari_job_stop (solving->job);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  const Solving *solving = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);
  g_autoptr(AriLoadedExercise) loaded = NULL;

  if (match != NULL)
    loaded = ari_loaded_exercise_of_mistake (solving->exercise, match, &error);
  if (loaded != NULL)
    start (g_steal_pointer (&task), loaded);
  else
    g_task_return_error (task, error);
}

void
ari_solver_async (AriLibrary          *library,
                  const AriExercise   *exercise,
                  GCancellable        *cancellable,
                  GAsyncReadyCallback  callback,
                  gpointer             data)
{
  Solving *solving = g_new0 (Solving, 1);
  GTask *task = g_task_new (library, cancellable, callback, data);

  g_task_set_source_tag (task, ari_solver_async);
  solving->exercise = ari_exercise_copy (exercise);
  g_task_set_task_data (task, solving, solving_free);
  ari_library_load_async (library, exercise->match, cancellable, loaded_cb, task);
}

char *
ari_solver_finish (AriLibrary    *library,
                   GAsyncResult  *result,
                   GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_solver_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

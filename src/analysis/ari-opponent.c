/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-opponent.h"

#include "ari-job.h"

/* The input of the search on its thread. */
typedef struct
{
  const AriRules *rules;
  const AriLevel *level;
  AriPosition     position;
  guint64         seed;
} Request;

/* What it answers. */
typedef struct
{
  AriAction action;
  double    seconds;
} Choice;

struct _AriThinking
{
  AriJob  *job;
  GTask   *task;      /* owns this struct; the cycle ends when the task is returned */
  Choice  *choice;    /* (nullable): not made yet */
  double   min_seconds;
  gint64   started;
  gboolean hurried;
  GSource *wait;      /* until min_seconds have passed */
  GSource *giving_up; /* fires when the cancellable is cancelled */
};

static void
clear_source (GSource **source)
{
  if (*source == NULL)
    return;

  g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
thinking_free (gpointer data)
{
  AriThinking *self = data;

  clear_source (&self->wait);
  clear_source (&self->giving_up);
  g_free (self->choice);
  ari_job_drop (&self->job);
  g_free (self);
}

static void
answer (AriThinking *self)
{
  g_autoptr(GTask) task = g_steal_pointer (&self->task);

  clear_source (&self->wait);
  clear_source (&self->giving_up);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_int (task, (gssize) self->choice->action);
}

static gboolean
wait_over_cb (gpointer data)
{
  answer (data);

  return G_SOURCE_REMOVE;
}

/* Answers at once, or after people have had time to see whose turn it is. */
static void
answer_in_time (AriThinking *self)
{
  double passed = (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;
  double left = self->min_seconds - passed;

  if (left <= 0.0 || self->hurried || g_cancellable_is_cancelled (g_task_get_cancellable (self->task)))
    {
      answer (self);
      return;
    }

  self->wait = g_timeout_source_new ((guint) (left * 1000.0) + 1);
  g_source_set_callback (self->wait, wait_over_cb, self, NULL);
  g_source_attach (self->wait, g_task_get_context (self->task));
}

static gboolean
give_up_cb (GCancellable *cancellable,
            gpointer      data)
{
  AriThinking *self = data;

  ari_job_stop (self->job);
  if (self->choice != NULL)
    answer (self);

  return G_SOURCE_REMOVE;
}

static gpointer
think (AriJob   *job,
       gpointer  data)
{
  const Request *request = data;
  gint64 started = g_get_monotonic_time ();
  Choice *choice = g_new (Choice, 1);

  if (ari_rules_actor (request->rules, &request->position) == ARI_CHANCE)
    choice->action = ari_chance_draw (request->rules, &request->position, request->seed);
  else
    choice->action = ari_level_choose (request->level, request->rules, &request->position, 1.0,
                                       ARI_LEVEL_SECONDS, request->seed, ari_job_get_stop (job), NULL);
  choice->seconds = (double) (g_get_monotonic_time () - started) / G_USEC_PER_SEC;

  return choice;
}

static void
thought_cb (gpointer  owner,
            AriJob   *job,
            gpointer  report,
            gboolean  last)
{
  AriThinking *self = g_task_get_task_data (owner);

  self->choice = report;
  answer_in_time (self);
}

/**
 * ari_opponent_think:
 * @match: whose cursor has an actor; only copied from
 * @level: the strength of a seat; unused for chance, which draws by weight
 * @min_seconds: answer no sooner than this, so that people can follow
 * @seed: the same seed at the same position gives the same choice
 * @cancellable: (nullable): cancels within 100 ms
 * @callback: called in the thread-default main context of the caller
 * @data: for @callback
 *
 * Chooses an action for the actor at the cursor on a worker thread, which shares nothing of the match.
 *
 * Returns: (transfer none): a handle for ari_opponent_hurry(), valid until @callback returns
 */
AriThinking *
ari_opponent_think (AriMatch            *match,
                    const AriLevel      *level,
                    double               min_seconds,
                    guint64              seed,
                    GCancellable        *cancellable,
                    GAsyncReadyCallback  callback,
                    gpointer             data)
{
  static const AriJobKind kind = { "ari-opponent", think, thought_cb, g_free, g_free };
  AriThinking *self;
  Request *request;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (level != NULL, NULL);

  request = g_new (Request, 1);
  *request = (Request) { ari_match_get_rules (match), level, *ari_match_get_position (match), seed };

  self = g_new0 (AriThinking, 1);
  self->min_seconds = min_seconds;
  self->started = g_get_monotonic_time ();
  self->task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (self->task, ari_opponent_think);
  g_task_set_task_data (self->task, self, thinking_free);

  if (cancellable != NULL)
    {
      self->giving_up = g_cancellable_source_new (cancellable);
      g_source_set_callback (self->giving_up, G_SOURCE_FUNC (give_up_cb), self, NULL);
      g_source_attach (self->giving_up, g_task_get_context (self->task));
    }

  self->job = ari_job_start (&kind, request, self->task);

  return self;
}

/**
 * ari_opponent_hurry:
 * @thinking: a choice whose callback has not been called yet
 *
 * Ends thinking and waiting: the callback gets the best action found so far.
 */
void
ari_opponent_hurry (AriThinking *thinking)
{
  g_return_if_fail (thinking != NULL);

  thinking->hurried = TRUE;
  ari_job_stop (thinking->job);
  if (thinking->choice != NULL && thinking->task != NULL)
    {
      clear_source (&thinking->wait);
      answer_in_time (thinking);
    }
}

/**
 * ari_opponent_finish:
 * @result: the result passed to the callback of ari_opponent_think()
 * @seconds: (out) (optional): time spent thinking, without the wait
 * @error: %G_IO_ERROR_CANCELLED
 *
 * Returns: a legal action, or %ARI_ACTION_NONE with @error set
 */
AriAction
ari_opponent_finish (GAsyncResult  *result,
                     double        *seconds,
                     GError       **error)
{
  gssize action;

  g_return_val_if_fail (g_task_is_valid (result, NULL), ARI_ACTION_NONE);

  if (seconds != NULL)
    *seconds = ((AriThinking *) g_task_get_task_data (G_TASK (result)))->choice->seconds;

  action = g_task_propagate_int (G_TASK (result), error);

  return action < 0 ? ARI_ACTION_NONE : (AriAction) action;
}

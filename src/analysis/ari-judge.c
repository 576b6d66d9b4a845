/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a search says about the end of a match: adjudicates it, and answers the offer of a draw. */
#include "ari-judge.h"

#include <math.h>

#include "ari-chance-map.h"
#include "ari-job.h"

#define TINY 0.0001 /* shares that differ by less are equal, apart from rounding */

/* The input of the search on its thread. */
typedef struct
{
  const AriRules *rules;
  AriPosition     position;
  AriBudget       budget;
} Request;

/* What the task holds. */
typedef struct
{
  AriJob *job;
  gulong  cancelled_id;
} Judging;

static gpointer
judge_in_thread (AriJob   *job,
                 gpointer  data)
{
  const Request *request = data;

  return ari_search_chances (request->rules, &request->position, &request->budget, ari_job_get_stop (job),
                             0, NULL, NULL);
}

/* The task has kept itself until now. */
static void
judged_cb (gpointer  owner,
           AriJob   *job,
           gpointer  report,
           gboolean  last)
{
  g_autoptr(GTask) task = owner;
  Judging *judging = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);

  if (judging->cancelled_id != 0)
    g_signal_handler_disconnect (cancellable, judging->cancelled_id);
  ari_job_drop (&judging->job);
  if (g_task_return_error_if_cancelled (task))
    ari_verdict_free (report);
  else
    g_task_return_pointer (task, report, (GDestroyNotify) ari_verdict_free);
}

static void
cancelled_cb (GCancellable *cancellable,
              Judging      *judging)
{
  if (judging->job != NULL)
    ari_job_stop (judging->job);
}

/**
 * ari_judge_async:
 * @match: a match whose main line the rules have not ended; the search works on a copy
 * @seconds: how long to search
 * @cancellable: (nullable): cancels within 100 ms
 *
 * Searches the position at the end of the main line on a worker thread.
 */
void
ari_judge_async (AriMatch            *match,
                 double               seconds,
                 GCancellable        *cancellable,
                 GAsyncReadyCallback  callback,
                 gpointer             data)
{
  static const AriJobKind kind = {
    .name = "ari-judge",
    .work = judge_in_thread,
    .report = judged_cb,
    .free_request = g_free,
    .free_report = (GDestroyNotify) ari_verdict_free,
  };
  GTask *task;
  Judging *judging;
  Request *request;

  g_return_if_fail (ARI_IS_MATCH (match));
  g_return_if_fail (ari_rules_actor (ari_match_get_rules (match),
                                     ari_match_get_main_position (match)) != ARI_NONE);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, ari_judge_async);
  judging = g_new0 (Judging, 1);
  g_task_set_task_data (task, judging, g_free);
  request = g_new0 (Request, 1);
  request->rules = ari_match_get_rules (match);
  request->position = *ari_match_get_main_position (match);
  request->budget = (AriBudget) {
    .seconds = seconds, .threads = 1, .seed = request->rules->hash (&request->position),
  };
  if (cancellable != NULL)
    judging->cancelled_id = g_signal_connect (cancellable, "cancelled", G_CALLBACK (cancelled_cb), judging);
  judging->job = ari_job_start (&kind, request, task);
  /* The signal does not come again. */
  if (g_cancellable_is_cancelled (cancellable))
    ari_job_stop (judging->job);
}

/* (transfer full) (nullable): the verdict; NULL with %G_IO_ERROR_CANCELLED. */
AriVerdict *
ari_judge_finish (GAsyncResult  *result,
                  GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static double
share_of (AriMatch         *match,
          const AriVerdict *verdict,
          AriActor          seat)
{
  return ari_side_share (ari_match_get_rules (match), ari_match_get_main_position (match), seat,
                         verdict->win);
}

/* The largest share of a side. */
static double
best_share (AriMatch         *match,
            const AriVerdict *verdict)
{
  double best = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    best = MAX (best, share_of (match, verdict, seat));

  return best;
}

/* The seats of the sides whose share is at most @margin below the largest. */
static guint
leaders (AriMatch         *match,
         const AriVerdict *verdict,
         double            margin)
{
  double best = best_share (match, verdict);
  guint winners = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (share_of (match, verdict, seat) >= best - margin)
      winners |= 1u << (seat - 1);

  return winners;
}

static guint
count_sides (AriMatch *match,
             guint     seats)
{
  return ari_rules_n_sides (ari_match_get_rules (match), ari_match_get_main_position (match), seats);
}

/**
 * ari_judge_adjudicate:
 * @verdict: of the position at the end of @match
 * @ending: (out): the result that the search supports
 *
 * The result is proved if the search is exact and leaves nothing to chance: the winners share the whole win
 * evenly. Otherwise it is a judgement: the side with the largest share wins, and sides that are within twice
 * %ARI_JUDGE_MARGIN of it share the win, because so small a lead says nothing.
 */
void
ari_judge_adjudicate (AriMatch         *match,
                      const AriVerdict *verdict,
                      AriEnding        *ending)
{
  guint seats = ari_match_get_setup (match)->seats;
  guint best = leaders (match, verdict, TINY);

  *ending = (AriEnding) { .kind = ARI_ENDING_ADJUDICATED };
  ending->proved = verdict->exact
                   && fabs (best_share (match, verdict) * count_sides (match, best) - 1) < TINY;
  ending->winners = ending->proved ? best : leaders (match, verdict, 2 * ARI_JUDGE_MARGIN);
  for (guint s = 0; s < seats; s++)
    ending->win[s] = CLAMP (verdict->win[s], 0, 1);
  ari_ending_round (ending);
}

/**
 * ari_judge_accepts_draw:
 * @seat: a seat that a computer plays
 *
 * Returns: whether the computer takes a draw: the share of its side is not above an even one by more than
 *   %ARI_JUDGE_MARGIN. Below an even share it gains by a draw, and a small lead is not worth fighting for.
 */
gboolean
ari_judge_accepts_draw (AriMatch         *match,
                        const AriVerdict *verdict,
                        AriActor          seat)
{
  guint everybody = (1u << ari_match_get_setup (match)->seats) - 1;

  return share_of (match, verdict, seat) <= 1.0 / count_sides (match, everybody) + ARI_JUDGE_MARGIN;
}

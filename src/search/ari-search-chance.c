/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-playouts.h"
#include "ari-search-task.h"

/* Judges a position in which chance acts or a feat is due, for games that are searched by playouts: it
 * searches each outcome on its own and takes the mean by weight.
 *
 * A first glance at all outcomes gives an early report; then each gets its part of the budget by weight,
 * for likely outcomes matter most to the mean. */

#define GLANCE_PART 0.06

typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  const AriBudget   *budget;
  const gint        *cancelled;
  guint64            nodes;   /* of all searches so far */
  AriVerdict        *verdict;
} Run;

static gboolean
is_cancelled (const Run *run)
{
  return run->cancelled != NULL && g_atomic_int_get (run->cancelled);
}

static void
set_end (AriCandidate      *candidate,
         const AriRules    *rules,
         const AriPosition *end)
{
  guint share[ARI_MAX_SEATS];
  int points[ARI_MAX_SEATS];

  ari_outcome_of (rules, end, share, points);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      candidate->win[i] = (double) share[i] / ARI_WIN;
      candidate->points[i] = points[i];
    }
  candidate->exact = TRUE;
}

/* When the next action is not chosen either, one tree covers all that follows. Lists of lists would have
 * no end: a tie may be broken again and again. */
static AriVerdict *
search_after (const Run         *run,
              const AriPosition *after,
              const AriBudget   *budget)
{
  AriVerdict *seen;
  double visits = 0.0;

  if (!ari_is_drawn (run->rules, after))
    return ari_search_choice (&(AriSearchTask) {
      .rules = run->rules, .position = after, .budget = budget, .cancelled = run->cancelled,
    });

  seen = ari_search_tree (&(AriSearchTask) {
    .rules = run->rules, .position = after, .budget = budget, .cancelled = run->cancelled,
  });
  memset (seen->win, 0, sizeof seen->win);
  memset (seen->points, 0, sizeof seen->points);
  for (guint i = 0; i < seen->n_candidates; i++)
    {
      const AriCandidate *outcome = &seen->candidates[i];

      visits += (double) outcome->visits;
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          seen->win[k] += (double) outcome->visits * outcome->win[k];
          seen->points[k] += (double) outcome->visits * outcome->points[k];
        }
    }
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    {
      seen->win[k] /= visits;
      seen->points[k] /= visits;
    }
  /* No seat acts: take the largest standard error of a mean of zeros and ones. */
  seen->error = 0.5 / sqrt (visits);

  return seen;
}

/* Searches the position after an outcome with @part of the budget. */
static void
judge_outcome (Run          *run,
               AriCandidate *candidate,
               double        part,
               guint64       seed)
{
  AriPosition after = *run->position;
  AriBudget budget = *run->budget;
  g_autoptr(AriVerdict) seen = NULL;

  run->rules->apply (&after, candidate->action);
  if (ari_rules_actor (run->rules, &after) == ARI_NONE)
    {
      set_end (candidate, run->rules, &after);
      return;
    }

  if (budget.nodes != 0)
    budget.nodes = MAX ((guint64) ((double) budget.nodes * part), 1);
  budget.seconds *= part;
  if (is_cancelled (run))
    budget.nodes = 1;
  budget.lines = 1;
  budget.seed = seed;
  seen = search_after (run, &after, &budget);

  run->nodes += seen->nodes;
  candidate->visits += seen->nodes;
  candidate->exact = seen->exact;
  candidate->error = seen->error;
  candidate->evidence = seen->candidates[0].evidence;
  candidate->depth = seen->candidates[0].depth;
  memcpy (candidate->win, seen->win, sizeof candidate->win);
  memcpy (candidate->points, seen->points, sizeof candidate->points);
  candidate->n_pv = 1;
  if (!ari_is_drawn (run->rules, &after))
    {
      candidate->n_pv += MIN (seen->candidates[0].n_pv, ARI_MAX_PV - 1);
      memcpy (candidate->pv + 1, seen->candidates[0].pv, (candidate->n_pv - 1) * sizeof *candidate->pv);
    }
}

static void
sum_up (const Run *run,
        gint64     begun)
{
  ari_verdict_average (run->verdict);
  run->verdict->nodes = run->nodes;
  run->verdict->seconds = (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
}

static AriVerdict *
list_outcomes (const AriRules    *rules,
               const AriPosition *position)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);
  AriAction actions[ARI_MAX_ACTIONS];
  double total = 0.0;

  verdict->actor = ari_rules_actor (rules, position);
  verdict->n_candidates = rules->actions (position, actions);
  verdict->candidates = g_new0 (AriCandidate, verdict->n_candidates);
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      AriCandidate *candidate = &verdict->candidates[i];

      candidate->action = candidate->pv[0] = actions[i];
      candidate->n_pv = 1;
      candidate->weight = ari_rules_chance_weight (rules, position, actions[i]);
      total += candidate->weight;
    }
  for (guint i = 0; i < verdict->n_candidates; i++)
    verdict->candidates[i].weight /= total;

  return verdict;
}

AriVerdict *
ari_search_chance (const AriSearchTask *task)
{
  gint64 begun = g_get_monotonic_time ();
  gint64 wait = (gint64) (task->interval * G_USEC_PER_SEC), next = begun + wait;
  AriVerdict *verdict = list_outcomes (task->rules, task->position);
  Run run = { task->rules, task->position, task->budget, task->cancelled, 0, verdict };
  AriRandom seeds;

  ari_random_init (&seeds, task->budget->seed);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < verdict->n_candidates; i++)
      {
        AriCandidate *candidate = &verdict->candidates[i];
        double part = (pass == 0 ? GLANCE_PART : 1.0 - GLANCE_PART) * candidate->weight;
        guint64 seed = ari_random_next (&seeds);

        if (candidate->exact || (pass == 1 && is_cancelled (&run)))
          continue;

        judge_outcome (&run, candidate, part, seed);
        if (pass == 1 && task->progress != NULL && wait > 0 && g_get_monotonic_time () >= next)
          {
            sum_up (&run, begun);
            task->progress (verdict, task->data);
            next = g_get_monotonic_time () + wait;
          }
      }
  sum_up (&run, begun);

  return verdict;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search.h"

#include "ari-ending.h"
#include "ari-playouts.h"
#include "ari-search-private.h"
#include "ari-searcher.h"

/* Full strength: alpha-beta or expectimax for games with a table for it. For all others,
 * the solver takes small enough endings and the tree search everything else. */

/* With more actions than this, an exact solution is out of reach. */
#define ENDING_ACTIONS    20
/* The part of the budget for trying. A position costs about an eighth of a playout. */
#define ENDING_PART       0.25
#define NODES_PER_PLAYOUT 8.0
#define MAX_ENDING_NODES  4e6

/* The playouts know each spot's owner; in a finished game chance has no part left, so one playout tells
 * all. */
static void
set_owners (AriVerdict        *verdict,
            const AriRules    *rules,
            const AriPosition *end)
{
  const AriPlayouts *playouts = ari_searcher_lookup (rules->id)->playouts;
  g_autofree gpointer state = NULL;
  guint8 owners[ARI_MAX_SPOTS];
  AriOutcome outcome = { 0 };
  AriRandom random;

  if (playouts->owners == NULL)
    return;

  state = g_malloc (playouts->size (rules));
  ari_random_init (&random, 0);
  playouts->load (state, rules, end);
  playouts->finish (state, &random, &outcome);
  verdict->n_owners = playouts->owners (state, owners);
  verdict->owners = g_new0 (float, verdict->n_owners * ARI_MAX_SEATS);
  for (guint i = 0; i < verdict->n_owners; i++)
    if (owners[i] != 0)
      verdict->owners[i * ARI_MAX_SEATS + owners[i] - 1] = 1.0f;
}

static AriVerdict *
verdict_from_ending (const AriRules      *rules,
                     const AriPosition   *position,
                     const AriEndingLine *lines,
                     guint                n_lines)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = ari_rules_actor (rules, position);
  verdict->exact = TRUE;
  verdict->n_candidates = n_lines;
  verdict->candidates = g_new0 (AriCandidate, n_lines);
  for (guint i = 0; i < n_lines; i++)
    {
      AriCandidate *candidate = &verdict->candidates[i];
      guint share[ARI_MAX_SEATS];
      int points[ARI_MAX_SEATS];

      candidate->action = lines[i].action;
      candidate->exact = TRUE;
      candidate->n_pv = lines[i].n_pv;
      for (guint k = 0; k < lines[i].n_pv; k++)
        candidate->pv[k] = lines[i].pv[k];
      ari_outcome_of (rules, &lines[i].end, share, points);
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          candidate->win[k] = (double) share[k] / ARI_WIN;
          candidate->points[k] = points[k];
        }
    }

  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    {
      verdict->win[k] = verdict->candidates[0].win[k];
      verdict->points[k] = verdict->candidates[0].points[k];
    }
  set_owners (verdict, rules, &lines[0].end);

  return verdict;
}

static double
seconds_since (gint64 begun)
{
  return (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
}

AriVerdict *
ari_search_dispatch (const AriSearchTask *task)
{
  const AriSearcher *searcher = ari_searcher_lookup (task->rules->id);

  if (searcher->alphabeta != NULL)
    return ari_search_alphabeta (searcher->alphabeta, task);
  if (searcher->expectimax != NULL)
    return ari_search_expectimax (searcher->expectimax, task);

  return ari_search_tree (task);
}

AriVerdict *
ari_search_run (const AriRules    *rules,
                const AriPosition *position,
                const AriBudget   *budget,
                const gint        *cancelled,
                double             interval,
                AriVerdictFunc     progress,
                gpointer           data)
{
  const AriSearcher *searcher = ari_searcher_lookup (rules->id);
  gint64 begun = g_get_monotonic_time ();
  AriBudget left = *budget;
  AriSearchTask task = {
    .rules = rules, .position = position, .budget = budget, .cancelled = cancelled,
    .interval = interval, .progress = progress, .data = data,
  };
  AriVerdict *verdict;
  guint64 nodes = 0;

  if (searcher->alphabeta != NULL || searcher->expectimax != NULL)
    return ari_search_dispatch (&task);
  if (ari_is_drawn (rules, position))
    return ari_search_chance (&task);

  if (ari_rules_count (rules, position) <= ENDING_ACTIONS)
    {
      double max_nodes = MAX_ENDING_NODES;
      g_autofree AriEndingLine *lines = NULL;
      guint n_lines;

      if (budget->nodes != 0)
        max_nodes = MIN (max_nodes, (double) budget->nodes * ENDING_PART * NODES_PER_PLAYOUT);
      lines = ari_ending_solve (rules, position, (guint64) max_nodes, budget->seconds * ENDING_PART,
                                cancelled, &n_lines, &nodes);
      if (lines != NULL)
        {
          verdict = verdict_from_ending (rules, position, lines, n_lines);
          verdict->nodes = nodes;
          verdict->seconds = seconds_since (begun);
          return verdict;
        }
      if (budget->seconds > 0.0)
        left.seconds = MAX (budget->seconds - seconds_since (begun), 0.001);
    }

  task.budget = &left;
  verdict = ari_search_tree (&task);
  verdict->seconds = seconds_since (begun);

  return verdict;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending.h"
#include "ari-playouts.h"
#include "ari-search-task.h"
#include "ari-searcher.h"

/* Searches a position where a seat chooses, in games that are searched by playouts: the solver takes small
 * enough endings, and the tree search everything else. */

/* With more actions than this, an exact solution is out of reach. */
#define ENDING_ACTIONS    20
/* The part of the budget for trying. A position costs about an eighth of a playout. */
#define ENDING_PART       0.25
#define NODES_PER_PLAYOUT 8.0
#define MAX_ENDING_NODES  4e6

static void
set_owners (AriVerdict        *verdict,
            const AriRules    *rules,
            const AriPosition *end)
{
  guint8 owners[ARI_MAX_SPOTS];
  guint n = ari_owners_of (ari_searcher_lookup (rules->id)->playouts, rules, end, owners);

  if (n == 0)
    return;

  verdict->n_owners = n;
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

/* (nullable): NULL where the ending is too large. @nodes counts what trying has cost. */
static AriVerdict *
solve (const AriSearchTask *task,
       guint64             *nodes)
{
  const AriBudget *budget = task->budget;
  double max_nodes = MAX_ENDING_NODES;
  g_autofree AriEndingLine *lines = NULL;
  AriVerdict *verdict;
  guint n_lines;

  if (ari_rules_count (task->rules, task->position) > ENDING_ACTIONS)
    return NULL;

  if (budget->nodes != 0)
    max_nodes = MIN (max_nodes, (double) budget->nodes * ENDING_PART * NODES_PER_PLAYOUT);
  lines = ari_ending_solve (task->rules, task->position, (guint64) max_nodes, budget->seconds * ENDING_PART,
                            task->cancelled, &n_lines, nodes);
  if (lines == NULL)
    return NULL;

  verdict = verdict_from_ending (task->rules, task->position, lines, n_lines);
  verdict->nodes = *nodes;

  return verdict;
}

AriVerdict *
ari_search_choice (const AriSearchTask *task)
{
  gint64 begun = g_get_monotonic_time ();
  guint64 nodes = 0;
  AriVerdict *verdict = solve (task, &nodes);

  if (verdict == NULL)
    {
      AriBudget left = *task->budget;
      AriSearchTask rest = *task;

      rest.budget = &left;
      if (left.seconds > 0.0 && nodes > 0)
        left.seconds = MAX (left.seconds - seconds_since (begun), 0.001);
      verdict = ari_search_tree (&rest);
    }
  verdict->seconds = seconds_since (begun);

  return verdict;
}

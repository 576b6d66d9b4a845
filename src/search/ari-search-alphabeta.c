/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-alphabeta.h"
#include "ari-random.h"
#include "ari-search-task.h"
#include "ari-threats.h"

/* Runs the alpha-beta search: threats first, then iterative deepening until the budget is spent, with
 * helper threads, cancelling, and the report.
 *
 * Helpers search the same position at other depths and share nothing but the table ("Lazy SMP"). What
 * they leave there depends on timing, so only one thread is reproducible. */

#define MAX_THREADS      16
#define BYTES_A_POSITION 16
#define MAX_TABLE        (64 * 1024 * 1024 / BYTES_A_POSITION)
/* Positions that a thread searches in a second, at the most. */
#define MAX_SPEED        2e6
/* The depths of weak levels, whose searches meet few positions: as many as there are ways to get to the
 * horizon, and for each of these a few that the quiescence search adds. */
#define SHALLOW          2
#define BEYOND_HORIZON   64
#define THREAT_TURNS     12
#define THREAT_PART      0.15
#define MAX_THREAT_NODES 3e6
/* The least error of a share that is not proved. */
#define LEAST_ERROR      0.02

typedef struct
{
  const AriAlphaBetaOps     *ops;
  const AriRules    *rules;
  const AriPosition *position;
  const gint        *cancelled;
  gint               done;       /* atomic: helpers should stop */
  gint64             begun;
  gint64             deadline;   /* monotonic microseconds; G_MAXINT64: none */
  guint              n_actions;
  guint              n_lines;
  guint              max_depth;
  guint64            other_nodes; /* of the threat search and of finished helpers */
  double             change;      /* of the best share with the last depth */
  guint              depth;       /* the last one completed */
  double             interval;
  gint64             next;
  AriVerdictFunc     progress;
  gpointer           data;
  AriAlphabeta      *search;
} Run;

typedef struct
{
  AriAlphabeta *search;
  guint         first_depth;
} Helper;

/* The logistic map with which the weights of the features were fitted. */
static double
share_of_value (const AriAlphaBetaOps *ops,
                int                    value)
{
  if (ABS (value) >= ARI_VALUE_DECIDED)
    return value > 0 ? 1.0 : 0.0;

  return 1.0 / (1.0 + exp (-value / ops->unit));
}

/* An upper bound proves a loss, a lower bound a win. */
static gboolean
is_proved (const AriRootLine *line)
{
  if (line->value >= ARI_VALUE_DECIDED)
    return line->bound == ARI_BOUND_LOWER || line->bound == ARI_BOUND_EXACT;

  return line->value <= -ARI_VALUE_DECIDED &&
         (line->bound == ARI_BOUND_UPPER || line->bound == ARI_BOUND_EXACT);
}

static void
set_candidate (AriCandidate      *candidate,
               const Run         *run,
               const AriRootLine *line,
               double             share)
{
  AriActor actor = ari_rules_actor (run->rules, run->position);
  AriPosition end = *run->position;
  int points[ARI_MAX_SEATS] = { 0 };

  candidate->action = line->action;
  candidate->visits = line->nodes;
  candidate->exact = is_proved (line);
  if (candidate->exact)
    candidate->turns = (ARI_VALUE_WIN - (guint) ABS (line->value)) / 2 + 1;
  candidate->error = candidate->exact ? 0.0 : MAX (run->change, LEAST_ERROR);
  candidate->evidence = ARI_EVIDENCE_ALPHABETA;
  candidate->depth = MAX (run->depth, 1);
  candidate->at_most = line->bound == ARI_BOUND_UPPER && !candidate->exact;
  /* "At most a win" says nothing. */
  if (line->bound == ARI_BOUND_NONE || (line->bound == ARI_BOUND_UPPER && line->value >= ARI_VALUE_DECIDED))
    {
      candidate->error = share = 0.5;
      candidate->evidence = ARI_EVIDENCE_NONE;
    }
  candidate->win[actor - 1] = share;
  candidate->win[2 - actor] = 1.0 - share;
  while (candidate->n_pv < line->pv.n &&
         ari_rules_legal (run->rules, &end, line->pv.actions[candidate->n_pv]))
    {
      candidate->pv[candidate->n_pv] = line->pv.actions[candidate->n_pv];
      run->rules->apply (&end, candidate->pv[candidate->n_pv++]);
    }
  run->rules->scores (&end, points);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    candidate->points[i] = points[i];
}

/* What the search found, whatever the level's whim prefers. */
static int
value_without_whim (const AriRootLine *line)
{
  return ABS (line->value) < ARI_VALUE_DECIDED ? line->value - line->whim : line->value;
}

static AriVerdict *
make_verdict (const Run *run)
{
  const AriRootLine *lines = ari_alphabeta_get_lines (run->search);
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = ari_rules_actor (run->rules, run->position);
  verdict->nodes = ari_alphabeta_get_nodes (run->search) + run->other_nodes;
  verdict->seconds = (double) (g_get_monotonic_time () - run->begun) / G_USEC_PER_SEC;
  verdict->n_candidates = run->n_actions;
  verdict->candidates = g_new0 (AriCandidate, run->n_actions);
  for (guint i = 0; i < run->n_actions; i++)
    set_candidate (&verdict->candidates[i], run, &lines[i],
                   share_of_value (run->ops, value_without_whim (&lines[i])));

  ari_verdict_take_best (verdict);

  return verdict;
}

static gboolean
is_over (const Run *run)
{
  return (run->cancelled != NULL && g_atomic_int_get (run->cancelled)) ||
         g_get_monotonic_time () >= run->deadline;
}

/* Called by the calling thread's search: reports, and returns whether to stop. */
static gboolean
report_cb (guint64  nodes,
           gpointer data)
{
  Run *run = data;
  gint64 now = g_get_monotonic_time ();

  if (run->progress != NULL && run->interval > 0.0 && now >= run->next &&
      ari_alphabeta_get_lines (run->search)[0].bound != ARI_BOUND_NONE)
    {
      g_autoptr(AriVerdict) verdict = make_verdict (run);

      run->progress (verdict, run->data);
      run->next = now + (gint64) (run->interval * G_USEC_PER_SEC);
    }

  return is_over (run);
}

static gboolean
stop_cb (guint64  nodes,
         gpointer data)
{
  return is_over (data);
}

static gboolean
stop_helper_cb (guint64  nodes,
                gpointer data)
{
  return g_atomic_int_get (&((Run *) data)->done);
}

static gpointer
help_in_thread (gpointer data)
{
  Helper *helper = data;

  for (guint depth = helper->first_depth; depth <= ARI_MAX_DEPTH; depth++)
    if (!ari_alphabeta_search (helper->search, depth, 1))
      break;

  return NULL;
}

/* Whether nothing that is shown can change any more: a win that can't come sooner, a loss at the full depth.
 * The last of several lines may be lost while others are open. */
static gboolean
is_settled (const Run *run)
{
  const AriRootLine *lines = ari_alphabeta_get_lines (run->search);

  for (guint i = 0; i < run->n_lines; i++)
    if (!is_proved (&lines[i]))
      return FALSE;

  return TRUE;
}

/* Iterative deepening. */
static void
deepen (Run *run)
{
  const AriRootLine *lines = ari_alphabeta_get_lines (run->search);
  double share = 0.5;

  for (guint depth = 1; depth <= run->max_depth; depth++)
    {
      double before = share;

      if (!ari_alphabeta_search (run->search, depth, run->n_lines))
        return;
      run->depth = depth;
      share = share_of_value (run->ops, lines[0].value);
      run->change = depth > 1 ? fabs (share - before) : LEAST_ERROR;
      if (is_settled (run))
        return;
    }
}

static void
look_for_threats (Run    *run,
                  double  max_nodes)
{
  gint64 deadline = run->deadline;
  AriPv pv = { 0 };
  guint turns;
  guint64 nodes;

  if (deadline != G_MAXINT64)
    run->deadline = run->begun + (gint64) ((double) (deadline - run->begun) * THREAT_PART);
  turns = ari_threats_prove (run->ops, run->rules, run->position, THREAT_TURNS, (guint64) max_nodes,
                             stop_cb, run, &pv, &nodes);
  run->deadline = deadline;
  run->other_nodes += nodes;
  if (turns > 0)
    ari_alphabeta_set_win (run->search, turns, &pv);
}

/* Puts likely actions first. The seed orders equals, so that games differ. */
static void
order (const AriAlphaBetaOps *ops,
       const AriPosition     *position,
       AriAction             *actions,
       guint                  n,
       guint64                seed)
{
  int ranks[ARI_MAX_ACTIONS];
  AriRandom random;

  ari_random_init (&random, seed);
  for (guint i = n; i > 1; i--)
    {
      guint other = ari_random_below (&random, i);
      AriAction action = actions[i - 1];

      actions[i - 1] = actions[other];
      actions[other] = action;
    }

  ops->rank (position, actions, n, ranks);
  for (guint i = 1; i < n; i++)
    {
      AriAction action = actions[i];
      int rank = ranks[i];
      guint k = i;

      for (; k > 0 && ranks[k - 1] < rank; k--)
        {
          ranks[k] = ranks[k - 1];
          actions[k] = actions[k - 1];
        }
      ranks[k] = rank;
      actions[k] = action;
    }
}

/* A table for as many positions as the budget allows to all threads, which share it. Memory that is touched
 * for the first time costs the system more than a position costs the search, so a table that is never filled
 * wastes time. */
static AriTransposition *
make_table (const AriBudget *budget,
            guint            n_threads,
            guint            n_actions)
{
  guint64 positions = budget->nodes != 0 ? MIN (budget->nodes, MAX_TABLE) : MAX_TABLE;

  if (budget->seconds > 0.0)
    positions = (guint64) MIN ((double) positions, budget->seconds * MAX_SPEED * n_threads);
  if (budget->depth != 0 && budget->depth <= SHALLOW && n_threads == 1)
    positions = (guint64) MIN ((double) positions, BEYOND_HORIZON * pow (n_actions, budget->depth));

  return ari_transposition_new (positions);
}

/* Searches with helpers, which stop with the calling thread. */
static void
search_together (Run              *run,
                 const AriAction  *actions,
                 guint             n_threads,
                 guint64           max_nodes,
                 guint             contempt,
                 AriTransposition *table)
{
  Helper helpers[MAX_THREADS];
  GThread *threads[MAX_THREADS];

  for (guint i = 1; i < n_threads; i++)
    {
      helpers[i] = (Helper) {
        .search = ari_alphabeta_new (run->ops, run->rules, run->position, actions, run->n_actions, table),
        .first_depth = 1 + i % 2,
      };
      ari_alphabeta_set_contempt (helpers[i].search, contempt);
      ari_alphabeta_set_limit (helpers[i].search, max_nodes, stop_helper_cb, run);
      threads[i] = g_thread_new ("search", help_in_thread, &helpers[i]);
    }

  deepen (run);

  g_atomic_int_set (&run->done, TRUE);
  for (guint i = 1; i < n_threads; i++)
    {
      g_thread_join (threads[i]);
      run->other_nodes += ari_alphabeta_get_nodes (helpers[i].search);
      ari_alphabeta_free (helpers[i].search);
    }
}

AriVerdict *
ari_search_alphabeta (const AriAlphaBetaOps *ops,
                      const AriSearchTask   *task)
{
  const AriBudget *budget = task->budget;
  guint n_actions = task->n_actions;
  guint n_threads = CLAMP (budget->threads, 1u, MAX_THREADS);
  guint64 max_nodes = budget->nodes != 0 ? MAX (budget->nodes / n_threads, 1) : G_MAXUINT64;
  g_autoptr(AriTransposition) table = NULL;
  AriAction own[ARI_MAX_ACTIONS];
  guint n_legal = task->rules->actions (task->position, own);
  g_autoptr(AriAlphabeta) search = NULL;
  Run run = {
    .ops = ops, .rules = task->rules, .position = task->position, .cancelled = task->cancelled,
    .begun = g_get_monotonic_time (), .deadline = G_MAXINT64, .change = LEAST_ERROR,
    .max_depth = budget->depth != 0 ? MIN (budget->depth, ARI_MAX_DEPTH) : ARI_MAX_DEPTH,
    .interval = task->interval, .progress = task->progress, .data = task->data,
  };

  if (task->actions != NULL)
    memcpy (own, task->actions, n_actions * sizeof *own);
  else
    n_actions = n_legal;
  order (ops, task->position, own, n_actions, budget->seed);
  table = make_table (budget, n_threads, n_legal);

  run.n_actions = n_actions;
  run.n_lines = CLAMP (budget->lines, 1u, n_actions);
  run.next = run.begun + (gint64) (task->interval * G_USEC_PER_SEC);
  if (budget->seconds > 0.0)
    run.deadline = run.begun + (gint64) (budget->seconds * G_USEC_PER_SEC);
  run.search = search = ari_alphabeta_new (ops, task->rules, task->position, own, n_actions, table);

  if (budget->depth == 0 && task->actions == NULL)
    look_for_threats (&run, MIN ((double) max_nodes * THREAT_PART, MAX_THREAT_NODES));
  if (budget->nodes != 0)
    max_nodes = run.other_nodes < max_nodes ? max_nodes - run.other_nodes : 1;
  ari_alphabeta_set_contempt (search, budget->contempt);
  ari_alphabeta_set_whim (search, budget->whim, budget->seed);
  ari_alphabeta_set_limit (search, max_nodes, report_cb, &run);
  search_together (&run, own, n_threads, max_nodes, budget->contempt, table);

  return make_verdict (&run);
}

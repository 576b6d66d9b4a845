/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-expectimax-run.h"
#include "ari-playouts.h"
#include "ari-random.h"
#include "ari-search-task.h"

/* Runs the search of a game with chance: expectimax, one turn deeper at a time, and, unless a depth was
 * asked for, rollouts of the best candidates with the rest of the budget. */

#define MAX_DEPTH   2     /* turns; beyond it, rollouts tell more for the same time */
#define KEPT_LINES  4     /* at least this many are searched deeper */
#define KEPT_MARGIN 0.05  /* and all that are hardly worse than the best */
/* The least error of a share that was not rolled out. */
#define LEAST_ERROR 0.02

/* The line until chance acts, and the points that are certain then. */
static void
set_line (AriExpectimaxRun  *run,
          AriExpectimaxLine *line)
{
  AriPosition end = *run->position;
  int points[ARI_MAX_SEATS] = { 0 };

  line->pv.n = 1;
  line->pv.actions[0] = line->action;
  run->rules->apply (&end, line->action);
  ari_expectimax_get_line (run->search, &end, line->depth - 1, &line->pv);
  run->rules->scores (&end, points);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    line->points[k] = points[k];
}

/* Searches one line to the given depth; FALSE when stopped. */
static gboolean
look_deeper (AriExpectimaxRun  *run,
             AriExpectimaxLine *line,
             guint              depth)
{
  guint64 nodes = ari_expectimax_get_nodes (run->search);
  double win[ARI_MAX_SEATS], share;
  AriPosition after = *run->position;

  run->rules->apply (&after, line->action);
  if (!ari_expectimax_judge (run->search, &after, depth - 1, win))
    return FALSE;

  share = ari_expectimax_run_share (run, line, win);
  line->error = line->depth > 0 ? MAX (fabs (share - line->share), LEAST_ERROR) : LEAST_ERROR;
  if (ari_rules_actor (run->rules, &after) == ARI_NONE)
    line->error = 0.0;
  memcpy (line->win, win, sizeof line->win);
  line->share = share;
  line->depth = depth;
  line->nodes += ari_expectimax_get_nodes (run->search) - nodes;
  set_line (run, line);

  return TRUE;
}

/* Searches one turn deeper at a time. The results of an interrupted depth are dropped, since they cannot
 * be compared. */
static void
deepen (AriExpectimaxRun *run,
        guint             max_depth)
{
  for (guint depth = 1; depth <= max_depth; depth++)
    {
      g_autofree AriExpectimaxLine *before = g_memdup2 (run->lines, sizeof *run->lines * run->n_lines);
      gboolean all = depth == 1 || run->actor == ARI_CHANCE;
      guint kept = all ? run->n_lines : MIN (MAX (run->n_wanted, KEPT_LINES), run->n_lines);
      double least = run->lines[0].share - KEPT_MARGIN;

      /* Depth 1 runs without limit, so that there is always an answer. */
      if (depth > 1)
        ari_expectimax_set_limit (run->search, run->max_nodes, ari_expectimax_run_is_over, run);
      for (guint i = 0; i < kept; i++)
        if ((all || i < run->n_wanted || run->lines[i].share >= least) &&
            !look_deeper (run, &run->lines[i], depth))
          {
            memcpy (run->lines, before, sizeof *run->lines * run->n_lines);
            return;
          }
      ari_expectimax_run_sort (run);
    }
}

/* Whose share a line tells: the actor's, or, for an outcome of chance, that of the seat that acts after
 * it. */
static AriActor
whose_line (const AriExpectimaxRun *run,
            AriAction               action)
{
  AriPosition after = *run->position;
  AriActor next;

  if (run->actor != ARI_CHANCE)
    return run->actor;

  run->rules->apply (&after, action);
  next = ari_rules_actor (run->rules, &after);

  return next == ARI_CHANCE || next == ARI_NONE ? 1 : next;
}

/* Lists a seat's actions in an order drawn by the seed, which breaks ties. */
static void
list_lines (AriExpectimaxRun *run,
            const AriAction  *actions,
            guint64           seed)
{
  double total = 0.0;
  AriRandom random;

  ari_random_init (&random, seed);
  for (guint i = 0; i < run->n_lines; i++)
    {
      guint other = run->actor == ARI_CHANCE ? i : ari_random_below (&random, i + 1);
      AriExpectimaxLine line = { .action = actions[i], .seat = whose_line (run, actions[i]) };

      if (run->actor == ARI_CHANCE)
        total += line.weight = ari_rules_chance_weight (run->rules, run->position, actions[i]);
      run->lines[i] = run->lines[other];
      run->lines[other] = line;
    }
  for (guint i = 0; i < run->n_lines && total > 0.0; i++)
    run->lines[i].weight /= total;
}

AriVerdict *
ari_search_expectimax (const AriExpectimaxOps *ops,
                       const AriSearchTask    *task)
{
  const AriRules *rules = task->rules;
  const AriBudget *budget = task->budget;
  const AriAction *actions = task->actions;
  guint n_actions = task->n_actions;
  g_autoptr(AriExpectimax) search = ari_expectimax_new (ops, rules);
  g_autofree AriExpectimaxLine *lines = NULL;
  AriAction own[ARI_MAX_ACTIONS];
  AriExpectimaxRun run = {
    .ops = ops, .rules = rules, .position = task->position, .actor = ari_rules_actor (rules, task->position),
    .cancelled = task->cancelled, .begun = g_get_monotonic_time (), .deadline = G_MAXINT64,
    .max_nodes = budget->nodes != 0 ? budget->nodes : G_MAXUINT64, .search = search,
  };

  if (actions == NULL)
    {
      n_actions = rules->actions (task->position, own);
      actions = own;
    }
  if (budget->seconds > 0.0)
    run.deadline = run.begun + (gint64) (budget->seconds * G_USEC_PER_SEC);
  run.n_lines = n_actions;
  run.n_wanted = CLAMP (budget->lines, 1u, n_actions);
  run.lines = lines = g_new0 (AriExpectimaxLine, n_actions);
  list_lines (&run, actions, budget->seed);

  deepen (&run, budget->depth != 0 ? budget->depth : MAX_DEPTH);
  if (budget->depth == 0)
    ari_expectimax_run_roll_out (&run, budget, task->interval, task->progress, task->data);

  return ari_expectimax_run_make_verdict (&run);
}

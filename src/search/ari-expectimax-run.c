/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-expectimax-run.h"

#include <string.h>

#include "ari-ranking.h"

gboolean
ari_expectimax_run_is_over (gpointer data)
{
  const AriExpectimaxRun *run = data;

  return (run->cancelled != NULL && g_atomic_int_get (run->cancelled)) ||
         g_get_monotonic_time () >= run->deadline;
}

double
ari_expectimax_run_share (const AriExpectimaxRun  *run,
                          const AriExpectimaxLine *line,
                          const double             win[ARI_MAX_SEATS])
{
  return ari_side_share (run->rules, run->position, line->seat, win);
}

/* Puts rolled-out lines first, then the deeper searched ones, then those that got one look; within each
 * group, better ones first. Shares found by different means cannot be compared, nor can their errors. */
static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const AriExpectimaxLine *one = a, *other = b;

  if (one->rolled != other->rolled)
    return one->rolled ? -1 : 1;
  if (one->depth != other->depth)
    return one->depth > other->depth ? -1 : 1;
  if (one->share != other->share)
    return one->share > other->share ? -1 : 1;

  return one->action < other->action ? -1 : one->action > other->action;
}

void
ari_expectimax_run_sort (AriExpectimaxRun *run)
{
  /* Outcomes of chance are not ranked. */
  if (run->actor == ARI_CHANCE)
    return;

  qsort (run->lines, run->n_lines, sizeof *run->lines, compare_lines);
}

AriVerdict *
ari_expectimax_run_make_verdict (const AriExpectimaxRun *run)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = run->actor;
  verdict->nodes = ari_expectimax_get_nodes (run->search) + run->rolled_nodes;
  verdict->seconds = (double) (g_get_monotonic_time () - run->begun) / G_USEC_PER_SEC;
  verdict->n_candidates = run->n_lines;
  verdict->candidates = g_new0 (AriCandidate, run->n_lines);
  for (guint i = 0; i < run->n_lines; i++)
    {
      const AriExpectimaxLine *line = &run->lines[i];
      AriCandidate *candidate = &verdict->candidates[i];

      candidate->action = line->action;
      candidate->weight = line->weight;
      candidate->visits = line->nodes;
      candidate->error = line->error;
      candidate->evidence = line->rolled ? ARI_EVIDENCE_ROLLOUTS : ARI_EVIDENCE_EXPECTIMAX;
      candidate->depth = line->rolled ? 0 : line->depth;
      candidate->n_pv = line->pv.n;
      memcpy (candidate->pv, line->pv.actions, line->pv.n * sizeof *candidate->pv);
      memcpy (candidate->win, line->win, sizeof candidate->win);
      memcpy (candidate->points, line->points, sizeof candidate->points);
    }

  ari_verdict_prove (verdict, run->rules, run->position);
  if (run->actor == ARI_CHANCE)
    ari_verdict_average (verdict);
  else
    ari_verdict_take_best (verdict);

  return verdict;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-ranking.h"
#include "ari-search-task.h"
#include "ari-tree.h"

/* Runs the tree search: threads, budget, cancelling, and the report. The calling thread searches too, and
 * it alone reports.
 *
 * Each thread grows its own tree, and the statistics of the root's actions are summed (root
 * parallelisation: Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search", 2008). A
 * playout takes a microsecond and changes thousands of numbers; in a shared tree the threads would mostly
 * wait for each other's cache lines. Separate trees never contend, and a seed with a node budget gives
 * the same result for any given number of threads. */

#define MAX_THREADS  16
#define CLOCK_EVERY  16 /* steps; a power of two */
#define LEAST_COUNTED 100 /* playouts: below that, errors say little */

typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  const gint        *cancelled;
  guint              n_trees;
  AriTree           *trees[MAX_THREADS]; /* the first one is the calling thread's */
  gint64             begun;
  gint64             deadline;  /* monotonic microseconds; G_MAXINT64: none */
} Run;

typedef struct
{
  const Run *run;
  AriTree   *tree;
  guint64    steps;
} Share;

static gboolean
is_cancelled (const Run *run)
{
  return run->cancelled != NULL && g_atomic_int_get (run->cancelled);
}

static gpointer
search_in_thread (gpointer data)
{
  const Share *share = data;

  for (guint64 i = 0; i < share->steps && !is_cancelled (share->run); i++)
    {
      if (i % CLOCK_EVERY == 0 && g_get_monotonic_time () >= share->run->deadline)
        break;
      ari_tree_step (share->tree);
    }

  return NULL;
}

/* Sets a candidate's line as far as the rules allow, since playouts may go on after the game is over. */
static void
set_line (AriCandidate *candidate,
          const Run    *run,
          guint         i)
{
  AriPosition position = *run->position;
  guint n = ari_tree_get_line (run->trees[0], i, candidate->pv, ARI_MAX_PV);

  candidate->n_pv = 0;
  while (candidate->n_pv < n && ari_rules_actor (run->rules, &position) != ARI_NONE &&
         ari_rules_legal (run->rules, &position, candidate->pv[candidate->n_pv]))
    run->rules->apply (&position, candidate->pv[candidate->n_pv++]);
}

/* The standard error of the mean of the acting side's share, with one imagined win and one imagined loss,
 * so that a few equal results do not look certain. */
static double
standard_error (const AriTally *tally,
                guint64         sum)
{
  double n = (double) tally->visits + 2.0;
  double mean = ((double) sum + ARI_WIN) / (n * ARI_WIN);
  double square = ((double) tally->squares + ARI_WIN * ARI_WIN) / (n * ARI_WIN * ARI_WIN);

  return sqrt (MAX (square - mean * mean, 0.0) / n);
}

static void
set_numbers (AriCandidate   *candidate,
             const AriTally *tally,
             guint           side)
{
  guint64 whole = 0, sum = 0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      whole += tally->share[i];
      sum += (side >> i & 1) != 0 ? tally->share[i] : 0;
    }
  for (guint i = 0; i < ARI_MAX_SEATS && tally->visits > 0; i++)
    {
      candidate->win[i] = (double) tally->share[i] / (double) whole;
      candidate->points[i] = (double) tally->points[i] / (double) tally->visits;
    }
  candidate->visits = tally->visits;
  candidate->evidence = ARI_EVIDENCE_PLAYOUTS;
  candidate->error = standard_error (tally, sum);
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const AriCandidate *one = a, *other = b;

  if (one->visits != other->visits)
    return one->visits > other->visits ? -1 : 1;

  return one->action < other->action ? -1 : one->action > other->action;
}

/* Adds one candidate for each action, in any order. Returns their sum. */
static AriTally
add_candidates (const Run      *run,
                const AriTally *tallies,
                AriVerdict     *verdict)
{
  guint side = ari_rules_side (run->rules, run->position, verdict->actor);
  AriTally all = { 0 };

  verdict->n_candidates = ari_tree_get_n (run->trees[0]);
  verdict->candidates = g_new0 (AriCandidate, verdict->n_candidates);
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      AriCandidate *candidate = &verdict->candidates[i];

      candidate->action = ari_tree_get_action (run->trees[0], i);
      set_numbers (candidate, &tallies[i], side);
      set_line (candidate, run, i);
      all.visits += tallies[i].visits;
      all.squares += tallies[i].squares;
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          all.share[k] += tallies[i].share[k];
          all.points[k] += tallies[i].points[k];
        }
    }

  /* An untried action gets the mean of the others. */
  for (guint i = 0; i < verdict->n_candidates; i++)
    if (tallies[i].visits == 0)
      {
        set_numbers (&verdict->candidates[i], &all, side);
        verdict->candidates[i].visits = 0;
        verdict->candidates[i].evidence = ARI_EVIDENCE_NONE;
        verdict->candidates[i].error = standard_error (&tallies[i], 0);
      }

  return all;
}

/* @counts: (array length=n_owners × ARI_MAX_SEATS): how often each seat owned a spot in the end */
static float *
owners_of (const guint64 *counts,
           guint          n_owners)
{
  float *owners = g_new0 (float, n_owners * ARI_MAX_SEATS);

  for (guint i = 0; i < n_owners * ARI_MAX_SEATS; i += ARI_MAX_SEATS)
    {
      guint64 sum = 0;

      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        sum += counts[i + k];
      for (guint k = 0; k < ARI_MAX_SEATS && sum > 0; k++)
        owners[i + k] = (float) ((double) counts[i + k] / (double) sum);
    }

  return owners;
}

/* (nullable): by how much likelier a spot is the acting side's after @best than after the others, of which
 * the tree tries the better ones more often. */
static float *
ground_of (const Run *run,
           AriAction  best,
           guint      n_owners)
{
  guint64 ground[2][ARI_MAX_SPOTS] = { 0 }, counted[2] = { 0 };
  float *gained;

  for (guint t = 0; t < run->n_trees; t++)
    for (guint i = 0; i < ari_tree_get_n (run->trees[t]); i++)
      {
        guint which = ari_tree_get_action (run->trees[t], i) == best;

        ari_tree_add_ground (run->trees[t], i, n_owners, ground[which], &counted[which]);
      }
  if (MIN (counted[0], counted[1]) < LEAST_COUNTED)
    return NULL;

  gained = g_new0 (float, n_owners);
  for (guint i = 0; i < n_owners; i++)
    {
      /* While a thread counts, a spot may be one ahead of the playouts. */
      double other = MIN ((double) ground[0][i] / (double) counted[0], 1.0);
      double share = MIN ((double) ground[1][i] / (double) counted[1], 1.0);
      double error = sqrt (other * (1.0 - other) / (double) counted[0]
                           + share * (1.0 - share) / (double) counted[1]);

      if (fabs (share - other) > 2.0 * error)
        gained[i] = (float) (share - other);
    }

  return gained;
}

static AriVerdict *
make_verdict (const Run *run)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);
  g_autofree AriTally *tallies = g_new0 (AriTally, ari_tree_get_n (run->trees[0]));
  g_autofree guint64 *owners = g_new0 (guint64, ARI_MAX_SPOTS * ARI_MAX_SEATS);

  for (guint i = 0; i < run->n_trees; i++)
    ari_tree_add_to (run->trees[i], tallies, owners, &verdict->n_owners);

  verdict->actor = ari_rules_actor (run->rules, run->position);
  verdict->seconds = (double) (g_get_monotonic_time () - run->begun) / G_USEC_PER_SEC;
  verdict->nodes = add_candidates (run, tallies, verdict).visits;

  /* Sort by visits: the best by many playouts, not by a lucky few. */
  qsort (verdict->candidates, verdict->n_candidates, sizeof *verdict->candidates, compare_candidates);
  ari_verdict_prove (verdict, run->rules, run->position);
  ari_verdict_take_best (verdict);
  if (verdict->n_owners > 0)
    {
      verdict->owners = owners_of (owners, verdict->n_owners);
      if (verdict->actor != ARI_CHANCE)
        verdict->ground = ground_of (run, verdict->candidates[0].action, verdict->n_owners);
    }

  return verdict;
}

/* The calling thread's part, with reports on the way. */
static void
search_and_report (const Share    *share,
                 double          interval,
                 AriVerdictFunc  progress,
                 gpointer        data)
{
  const Run *run = share->run;
  gint64 wait = (gint64) (interval * G_USEC_PER_SEC), next = run->begun + wait;

  for (guint64 i = 0; i < share->steps && (i == 0 || !is_cancelled (run)); i++)
    {
      if (i > 0 && i % CLOCK_EVERY == 0)
        {
          gint64 now = g_get_monotonic_time ();

          if (now >= run->deadline)
            break;
          if (progress != NULL && wait > 0 && now >= next)
            {
              g_autoptr(AriVerdict) verdict = make_verdict (run);

              progress (verdict, data);
              next = now + wait;
            }
        }
      ari_tree_step (share->tree);
    }
}

AriVerdict *
ari_search_tree (const AriSearchTask *task)
{
  const AriBudget *budget = task->budget;
  guint64 playouts = budget->nodes != 0 ? budget->nodes : MAX_THREADS * ARI_TREE_MAX_PLAYOUTS;
  Run run = { .rules = task->rules, .position = task->position, .cancelled = task->cancelled };
  GThread *threads[MAX_THREADS];
  Share shares[MAX_THREADS];
  AriRandom seeds;
  AriVerdict *verdict;

  run.begun = g_get_monotonic_time ();
  run.deadline = budget->seconds > 0.0 ? run.begun + (gint64) (budget->seconds * G_USEC_PER_SEC) : G_MAXINT64;
  run.n_trees = (guint) MIN (CLAMP (budget->threads, 1u, MAX_THREADS), playouts);
  ari_random_init (&seeds, budget->seed);
  for (guint i = 0; i < run.n_trees; i++)
    {
      guint64 steps = MIN (playouts / run.n_trees + (i < playouts % run.n_trees), ARI_TREE_MAX_PLAYOUTS);

      run.trees[i] = ari_tree_new (task->rules, task->position, task->actions, task->n_actions, steps,
                                   run.n_trees, ari_random_next (&seeds));
      shares[i] = (Share) { &run, run.trees[i], steps };
    }

  for (guint i = 1; i < run.n_trees; i++)
    threads[i] = g_thread_new ("search", search_in_thread, &shares[i]);
  search_and_report (&shares[0], task->interval, task->progress, task->data);
  for (guint i = 1; i < run.n_trees; i++)
    g_thread_join (threads[i]);

  verdict = make_verdict (&run);
  for (guint i = 0; i < run.n_trees; i++)
    ari_tree_free (run.trees[i]);

  return verdict;
}

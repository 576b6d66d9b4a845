/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-expectimax-run.h"
#include "ari-random.h"
#include "ari-rollout.h"

/* Rolls out the best candidates of a search, all with the same dice, so that their differences vary less
 * than their shares do.
 *
 * Threads divide the rollouts of each round. Each rollout starts without memory and has its own seed, so
 * with a node budget the result is the same for any number of threads. */

#define MAX_THREADS    16
#define ROUND          4     /* rollouts of each line between two checks of the budget */
#define MAX_LINES      32    /* limit for the outcomes of a throw; the next one is for actions */
#define MAX_CANDIDATES 8
#define MAX_MARGIN     0.15  /* worse ones are not rolled out, unless wanted */
#define MAX_ROLLOUTS   5000
#define LEAST_COUNT    16    /* rollouts before their spread tells their error */
/* Rollouts replace the search's shares once all errors are this small. */
#define SURE_ERROR   0.02
/* Below this error more rollouts would help nobody. */
#define SMALL_ERROR  0.002

/* Sums over the rollouts of one line. */
typedef struct
{
  double win[ARI_MAX_SEATS];
  double points[ARI_MAX_SEATS];
  double share, squares;
} Sums;

typedef struct
{
  AriExpectimaxRun *run;
  guint         n_lines, n_threads;
  guint         n_done;           /* rollouts of each line */
  guint64       seed;
  Sums          sums[MAX_LINES];
  AriRollout    round[MAX_LINES][ROUND];
  guint64       nodes[MAX_LINES][ROUND];
} Rollouts;

/* The part of a round that one thread plays. */
typedef struct
{
  Rollouts      *rollouts;
  AriExpectimax *search;
  guint          first;
  gboolean       stopped;
} Part;

static gpointer
play_part (gpointer data)
{
  Part *part = data;
  Rollouts *self = part->rollouts;
  AriExpectimaxRun *run = self->run;

  for (guint i = part->first; i < self->n_lines * ROUND; i += self->n_threads)
    {
      guint line = i / ROUND, k = i % ROUND;
      guint64 nodes = ari_expectimax_get_nodes (part->search);
      AriPosition after = *run->position;

      run->rules->apply (&after, run->lines[line].action);
      ari_expectimax_forget (part->search);
      if (!ari_rollout_play (part->search, run->rules, run->ops, &after, self->seed + self->n_done + k, 0,
                             &self->round[line][k]))
        {
          part->stopped = TRUE;
          break;
        }
      self->nodes[line][k] = ari_expectimax_get_nodes (part->search) - nodes;
    }

  return NULL;
}

static gboolean
play_round (Rollouts      *self,
            AriExpectimax *searches[MAX_THREADS])
{
  GThread *threads[MAX_THREADS];
  Part parts[MAX_THREADS];
  gboolean stopped = FALSE;

  for (guint i = 0; i < self->n_threads; i++)
    {
      parts[i] = (Part) { self, searches[i], i, FALSE };
      if (i > 0)
        threads[i] = g_thread_new ("search", play_part, &parts[i]);
    }
  play_part (&parts[0]);
  for (guint i = 1; i < self->n_threads; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < self->n_threads; i++)
    stopped |= parts[i].stopped;

  return !stopped;
}

static void
add_round (Rollouts *self)
{
  for (guint i = 0; i < self->n_lines; i++)
    for (guint k = 0; k < ROUND; k++)
      {
        const AriRollout *rollout = &self->round[i][k];
        Sums *sums = &self->sums[i];
        double win[ARI_MAX_SEATS], share;

        for (guint s = 0; s < ARI_MAX_SEATS; s++)
          {
            win[s] = rollout->win[s] - rollout->luck[s];
            sums->win[s] += win[s];
            sums->points[s] += rollout->points[s];
          }
        share = ari_expectimax_run_share (self->run, &self->run->lines[i], win);
        sums->share += share;
        sums->squares += share * share;
        self->run->lines[i].nodes += self->nodes[i][k];
        self->run->rolled_nodes += self->nodes[i][k];
      }
  self->n_done += ROUND;
}

static double
standard_error (const Sums *sums,
                double      n)
{
  double mean = sums->share / n;

  return sqrt (MAX (sums->squares / n - mean * mean, 0.0) / (n - 1.0));
}

static double
greatest_error (const Rollouts *self)
{
  double error = 0.0;

  for (guint i = 0; i < self->n_lines; i++)
    error = MAX (error, standard_error (&self->sums[i], self->n_done));

  return error;
}

/* Writes the means into the lines. The lines match the sums by index, so their order stays fixed until
 * the end. */
static void
set_lines (const Rollouts *self)
{
  double n = self->n_done;

  for (guint i = 0; i < self->n_lines; i++)
    {
      AriExpectimaxLine *line = &self->run->lines[i];
      const Sums *sums = &self->sums[i];

      line->rolled = TRUE;
      line->error = standard_error (sums, n);
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          line->win[k] = CLAMP (sums->win[k] / n, 0.0, 1.0);
          line->points[k] = sums->points[k] / n;
        }
      line->share = ari_expectimax_run_share (self->run, line, line->win);
    }
}

static guint
count_lines (const AriExpectimaxRun *run)
{
  double least = run->lines[0].share - MAX_MARGIN;
  guint n = 0;

  if (run->actor == ARI_CHANCE)
    return run->n_lines <= MAX_LINES ? run->n_lines : 0;

  while (n < MIN (run->n_lines, MAX_CANDIDATES) && (n < run->n_wanted || run->lines[n].share >= least))
    n++;

  return n;
}

static void
report (const Rollouts *self,
        AriVerdictFunc  progress,
        gpointer        data)
{
  AriExpectimaxRun sorted = *self->run;
  g_autofree AriExpectimaxLine *lines = g_memdup2 (sorted.lines, sizeof *lines * sorted.n_lines);
  g_autoptr(AriVerdict) verdict = NULL;

  sorted.lines = lines;
  ari_expectimax_run_sort (&sorted);
  verdict = ari_expectimax_run_make_verdict (&sorted);
  progress (verdict, data);
}

/* Gives every thread its part of the remaining budget. */
static void
set_limits (const Rollouts *self,
            AriExpectimax  *searches[MAX_THREADS])
{
  AriExpectimaxRun *run = self->run;
  guint64 used = ari_expectimax_get_nodes (run->search) + run->rolled_nodes;
  guint64 part = run->max_nodes > used ? (run->max_nodes - used) / self->n_threads : 0;

  for (guint i = 0; i < self->n_threads; i++)
    ari_expectimax_set_limit (searches[i], part == 0 ? 0 : ari_expectimax_get_nodes (searches[i]) + part,
                              ari_expectimax_run_is_over, run);
}

void
ari_expectimax_run_roll_out (AriExpectimaxRun *run,
                             const AriBudget  *budget,
                             double            interval,
                             AriVerdictFunc    progress,
                             gpointer          data)
{
  AriExpectimax *searches[MAX_THREADS] = { NULL };
  Rollouts self = { .run = run, .n_lines = count_lines (run), .seed = budget->seed };
  gint64 wait = (gint64) (interval * G_USEC_PER_SEC), next = 0;

  self.n_threads = CLAMP (budget->threads, 1u, MAX_THREADS);
  for (guint i = 0; i < self.n_threads; i++)
    searches[i] = ari_expectimax_new (run->ops, run->rules);

  while (self.n_lines > 0 && self.n_done < MAX_ROLLOUTS && !ari_expectimax_run_is_over (run))
    {
      if (progress != NULL && wait > 0 && g_get_monotonic_time () >= next)
        {
          report (&self, progress, data);
          next = g_get_monotonic_time () + wait;
        }

      set_limits (&self, searches);
      if (!play_round (&self, searches))
        break;
      add_round (&self);
      if (self.n_done < LEAST_COUNT || greatest_error (&self) > SURE_ERROR)
        continue;

      set_lines (&self);
      if (greatest_error (&self) <= SMALL_ERROR)
        break;
    }

  for (guint i = 0; i < self.n_threads; i++)
    ari_expectimax_free (searches[i]);
  ari_expectimax_run_sort (run);
}

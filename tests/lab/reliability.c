/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reliability.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ari-random.h"

#define LEAST_SHARE 0.001
#define MAX_STEPS   40     /* of Newton's method; a handful suffices unless all results are the same */
#define SMALL_STEP  1e-9
#define STEEPEST    100.0  /* a steeper line separates results that the statements tell apart perfectly */
#define TAIL        0.025  /* of the resamples, beyond each bound */

/* All estimates of one sample, as plain numbers. */
typedef struct
{
  double weights[ARI_RELIABILITY_BINS];
  double said[ARI_RELIABILITY_BINS];
  double happened[ARI_RELIABILITY_BINS];
  double brier, skill, ece, slope, intercept;
} Numbers;

/* The statements, their log odds, and how often each match is in the sample. */
typedef struct
{
  const AriStatement *statements;
  guint               n;
  double             *odds;
  guint              *first;    /* of each match, and then n */
  guint               n_matches;
  guint              *times;    /* for each match */
} Sample;

double
ari_reliability_log_odds (double share)
{
  double kept = CLAMP (share, LEAST_SHARE, 1.0 - LEAST_SHARE);

  return log (kept / (1.0 - kept));
}

static guint
bin_of (double share)
{
  return MIN ((guint) (MAX (share, 0.0) * ARI_RELIABILITY_BINS), ARI_RELIABILITY_BINS - 1);
}

/* One step of Newton's method for the logistic regression. FALSE where it has no solution. */
static gboolean
improve_line (const Sample *sample,
              double       *intercept,
              double       *slope,
              double       *change)
{
  double gradient[2] = { 0 }, curvature[3] = { 0 }, determinant;

  for (guint m = 0; m < sample->n_matches; m++)
    for (guint i = sample->first[m]; i < sample->first[m + 1] && sample->times[m] > 0; i++)
      {
        double x = sample->odds[i];
        double p = 1.0 / (1.0 + exp (-(*intercept + *slope * x)));
        double miss = sample->times[m] * (sample->statements[i].happened - p);
        double spread = sample->times[m] * p * (1.0 - p);

        gradient[0] += miss;
        gradient[1] += miss * x;
        curvature[0] += spread;
        curvature[1] += spread * x;
        curvature[2] += spread * x * x;
      }

  determinant = curvature[0] * curvature[2] - curvature[1] * curvature[1];
  if (!(determinant > 1e-9 * curvature[0] * curvature[2]))
    return FALSE;

  *change = (curvature[0] * gradient[1] - curvature[1] * gradient[0]) / determinant;
  *slope += *change;
  *intercept += (curvature[2] * gradient[0] - curvature[1] * gradient[1]) / determinant;

  return TRUE;
}

static void
fit_line (const Sample *sample,
          Numbers      *numbers)
{
  /* Without variance there is no skill either. */
  gboolean found = isfinite (numbers->skill);
  double change = 1.0;

  for (guint i = 0; i < MAX_STEPS && found && fabs (change) > SMALL_STEP; i++)
    found = improve_line (sample, &numbers->intercept, &numbers->slope, &change)
            && fabs (numbers->slope) < STEEPEST;
  if (!found || fabs (change) > SMALL_STEP)
    numbers->intercept = numbers->slope = NAN;
}

static void
add_up (const Sample *sample,
        Numbers      *numbers)
{
  double weight = 0.0, sum = 0.0, squares = 0.0, variance;

  for (guint m = 0; m < sample->n_matches; m++)
    for (guint i = sample->first[m]; i < sample->first[m + 1]; i++)
      {
        const AriStatement *statement = &sample->statements[i];
        guint bin = bin_of (statement->said);
        double times = sample->times[m], miss = statement->said - statement->happened;

        numbers->weights[bin] += times;
        numbers->said[bin] += times * statement->said;
        numbers->happened[bin] += times * statement->happened;
        numbers->brier += times * miss * miss;
        weight += times;
        sum += times * statement->happened;
        squares += times * statement->happened * statement->happened;
      }

  numbers->brier /= weight;
  variance = squares / weight - (sum / weight) * (sum / weight);
  numbers->skill = 1.0 - numbers->brier / variance;
  for (guint b = 0; b < ARI_RELIABILITY_BINS; b++)
    {
      numbers->ece += fabs (numbers->said[b] - numbers->happened[b]) / weight;
      numbers->said[b] /= numbers->weights[b];
      numbers->happened[b] /= numbers->weights[b];
    }
}

static void
measure_once (const Sample *sample,
              Numbers      *numbers)
{
  *numbers = (Numbers) { 0 };
  add_up (sample, numbers);
  fit_line (sample, numbers);
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

/* The bounds of the number at @offset within each of @resamples. A resample in which it is undefined, such
 * as a tenth without statements, does not count. */
static AriInterval
bound (const Numbers *all,
       const Numbers *resamples,
       guint          n_resamples,
       gsize          offset)
{
  AriInterval interval;
  g_autofree double *sorted = g_new (double, n_resamples + 1);
  guint n = 0;

  interval.value = interval.low = interval.high = G_STRUCT_MEMBER (double, all, offset);
  for (guint i = 0; i < n_resamples; i++)
    {
      double value = G_STRUCT_MEMBER (double, &resamples[i], offset);

      if (isfinite (value))
        sorted[n++] = value;
    }
  if (n == 0)
    return interval;

  qsort (sorted, n, sizeof *sorted, compare_doubles);
  interval.low = sorted[(guint) (TAIL * (n - 1) + 0.5)];
  interval.high = sorted[(guint) ((1.0 - TAIL) * (n - 1) + 0.5)];

  return interval;
}

static void
sample_clear (Sample *sample)
{
  g_free (sample->odds);
  g_free (sample->first);
  g_free (sample->times);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

static void
sample_init (Sample             *sample,
             const AriStatement *statements,
             guint               n)
{
  *sample = (Sample) {
    .statements = statements, .n = n, .odds = g_new (double, n), .first = g_new (guint, n + 1),
  };

  for (guint i = 0; i < n; i++)
    {
      sample->odds[i] = ari_reliability_log_odds (statements[i].said);
      if (i == 0 || statements[i].match != statements[i - 1].match)
        sample->first[sample->n_matches++] = i;
    }
  sample->first[sample->n_matches] = n;
  sample->times = g_new (guint, sample->n_matches);
  for (guint m = 0; m < sample->n_matches; m++)
    sample->times[m] = 1;
}

static void
draw_matches (Sample    *sample,
              AriRandom *random)
{
  memset (sample->times, 0, sizeof *sample->times * sample->n_matches);
  for (guint m = 0; m < sample->n_matches; m++)
    sample->times[ari_random_below (random, sample->n_matches)]++;
}

void
ari_reliability_measure (const AriStatement *statements,
                         guint               n,
                         guint               n_resamples,
                         guint64             seed,
                         AriReliability     *self)
{
  g_auto(Sample) sample = { 0 };
  g_autofree Numbers *resamples = g_new (Numbers, n_resamples + 1);
  guint counts[ARI_RELIABILITY_BINS] = { 0 };
  AriRandom random;
  Numbers all;

  *self = (AriReliability) { .n_statements = n };
  if (n == 0)
    return;

  sample_init (&sample, statements, n);
  measure_once (&sample, &all);
  for (guint i = 0; i < n; i++)
    counts[bin_of (statements[i].said)]++;

  ari_random_init (&random, seed);
  for (guint i = 0; i < n_resamples; i++)
    {
      draw_matches (&sample, &random);
      measure_once (&sample, &resamples[i]);
    }

  self->n_matches = sample.n_matches;
  for (guint b = 0; b < ARI_RELIABILITY_BINS; b++)
    {
      self->bins[b].n = counts[b];
      self->bins[b].said = all.said[b];
      self->bins[b].happened = bound (&all, resamples, n_resamples,
                                      G_STRUCT_OFFSET (Numbers, happened) + b * sizeof (double));
    }
  self->brier = bound (&all, resamples, n_resamples, G_STRUCT_OFFSET (Numbers, brier));
  self->skill = bound (&all, resamples, n_resamples, G_STRUCT_OFFSET (Numbers, skill));
  self->ece = bound (&all, resamples, n_resamples, G_STRUCT_OFFSET (Numbers, ece));
  self->slope = bound (&all, resamples, n_resamples, G_STRUCT_OFFSET (Numbers, slope));
  self->intercept = bound (&all, resamples, n_resamples, G_STRUCT_OFFSET (Numbers, intercept));
}

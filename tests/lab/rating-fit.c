/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rating-fit.h"

#include <math.h>
#include <stdlib.h>

#include "ari-random.h"
#include "linear-system.h"

#define RESAMPLES  1000
#define OUTSIDE    25     /* of them lie below the bounds, and as many above */
#define ROUNDS     100
#define SETTLED    1e-9   /* the last step, in natural logarithms of strengths */
#define LEAST_PART 1e-6   /* of a step */
#define SCALE      400.0  /* points for a factor of ten */
#define PRIOR      1.0    /* drawn comparisons for each two players who have met */

/* What each player won of each other, and how much there was to win. */
typedef struct
{
  guint  n_players;
  double won[ARI_RATING_PLAYERS][ARI_RATING_PLAYERS];
} Table;

gboolean
ari_rating_are_connected (const AriRatingResult *results,
                          guint                  n_results,
                          guint                  n_players)
{
  guint reached = 1, before;

  do
    {
      before = reached;
      for (guint i = 0; i < n_results; i++)
        {
          guint both = 1u << results[i].players[0] | 1u << results[i].players[1];

          if ((reached & both) != 0)
            reached |= both;
        }
    }
  while (reached != before);

  return reached == (1u << n_players) - 1;
}

/* Exponentially distributed, with a mean of 1. */
static double
draw_weight (AriRandom *random)
{
  return -log (1.0 - ari_random_unit (random));
}

/* The sum of so many such weights. */
static double
draw_weights (AriRandom *random,
              guint64    n)
{
  double sum = 0.0;

  for (guint64 i = 0; i < n; i++)
    sum += draw_weight (random);

  return sum;
}

/* @random: (nullable): of the weights; without it, everything counts once */
static void
fill (Table                 *table,
      const AriRatingResult *results,
      guint                  n_results,
      AriRandom             *random)
{
  gboolean met[ARI_RATING_PLAYERS][ARI_RATING_PLAYERS] = { { FALSE } };

  for (guint i = 0; i < n_results; i++)
    {
      const AriRatingResult *result = &results[i];
      guint one = result->players[0], other = result->players[1];
      double weight = random != NULL ? draw_weights (random, result->times) : (double) result->times;

      table->won[one][other] += weight * result->points;
      table->won[other][one] += weight * (result->of - result->points);
      met[MIN (one, other)][MAX (one, other)] = TRUE;
    }
  for (guint one = 0; one < table->n_players; one++)
    for (guint other = one + 1; other < table->n_players; other++)
      if (met[one][other])
        {
          double weight = PRIOR * (random != NULL ? draw_weight (random) : 1.0);

          table->won[one][other] += weight / 2.0;
          table->won[other][one] += weight / 2.0;
        }
}

/* The logarithm of the likelihood of the table. */
static double
likelihood (const Table *table,
            const double strengths[ARI_RATING_PLAYERS])
{
  double sum = 0.0;

  for (guint i = 0; i < table->n_players; i++)
    for (guint k = 0; k < table->n_players; k++)
      sum -= table->won[i][k] * log1p (exp (strengths[k] - strengths[i]));

  return sum;
}

/* The step of Newton's method for all players but the first, which stays at 0. */
static void
find_step (const Table *table,
           const double strengths[ARI_RATING_PLAYERS],
           double       step[ARI_RATING_PLAYERS])
{
  double curvature[ARI_RATING_PLAYERS][ARI_RATING_PLAYERS] = { { 0.0 } };

  for (guint i = 0; i < table->n_players; i++)
    {
      step[i] = 0.0;
      for (guint k = 0; k < table->n_players; k++)
        {
          double games = table->won[i][k] + table->won[k][i];
          double share = 1.0 / (1.0 + exp (strengths[k] - strengths[i]));

          step[i] += table->won[i][k] - games * share;
          curvature[i][i] += games * share * (1.0 - share);
          curvature[i][k] -= games * share * (1.0 - share);
        }
    }
  ari_linear_solve (&curvature[1][1], step + 1, table->n_players - 1, ARI_RATING_PLAYERS);
  step[0] = 0.0;
}

/* Natural logarithms of the strengths, that of player 0 being 0. The likelihood is concave, so each step of
 * Newton's method, or a part of it, raises it. */
static void
solve (const AriRatingResult *results,
       guint                  n_results,
       guint                  n_players,
       AriRandom             *random, /* (nullable) */
       double                 strengths[ARI_RATING_PLAYERS])
{
  Table table = { .n_players = n_players };
  double largest = G_MAXDOUBLE;

  fill (&table, results, n_results, random);
  for (guint i = 0; i < n_players; i++)
    strengths[i] = 0.0;

  for (guint round = 0; round < ROUNDS && largest > SETTLED; round++)
    {
      double step[ARI_RATING_PLAYERS], next[ARI_RATING_PLAYERS], before = likelihood (&table, strengths);
      double part = 1.0;

      find_step (&table, strengths, step);
      do
        {
          for (guint i = 0; i < n_players; i++)
            next[i] = strengths[i] + part * step[i];
          part /= 2.0;
        }
      while (likelihood (&table, next) < before && part > LEAST_PART);

      largest = 0.0;
      for (guint i = 0; i < n_players; i++)
        {
          largest = MAX (largest, fabs (next[i] - strengths[i]));
          strengths[i] = next[i];
        }
    }
}

static int
compare (const void *one,
         const void *other)
{
  double difference = *(const double *) one - *(const double *) other;

  return difference < 0.0 ? -1 : difference > 0.0;
}

static double
difference (const double strengths[ARI_RATING_PLAYERS],
            guint        one,
            guint        other)
{
  return SCALE / G_LN10 * (strengths[one] - strengths[other]);
}

/* @resamples: of the same number; sorted here */
static AriRating
bound (double  value,
       double *resamples)
{
  qsort (resamples, RESAMPLES, sizeof *resamples, compare);

  return (AriRating) { value, resamples[OUTSIDE], resamples[RESAMPLES - 1 - OUTSIDE] };
}

void
ari_rating_fit (const AriRatingResult *results,
                guint                  n_results,
                guint                  n_players,
                double                 anchor,
                guint64                seed,
                AriRatings            *ratings)
{
  g_autofree double *players = g_new (double, n_players * RESAMPLES);
  g_autofree double *steps = g_new (double, n_players * RESAMPLES);
  double strengths[ARI_RATING_PLAYERS], others[ARI_RATING_PLAYERS];
  AriRandom random;

  g_return_if_fail (n_players > 0 && n_players <= ARI_RATING_PLAYERS);
  g_return_if_fail (ari_rating_are_connected (results, n_results, n_players));

  solve (results, n_results, n_players, NULL, strengths);

  ari_random_init (&random, seed);
  for (guint n = 0; n < RESAMPLES; n++)
    {
      solve (results, n_results, n_players, &random, others);
      for (guint i = 0; i < n_players; i++)
        {
          players[i * RESAMPLES + n] = anchor + difference (others, i, 0);
          steps[i * RESAMPLES + n] = difference (others, i, i - (i > 0));
        }
    }

  for (guint i = 0; i < n_players; i++)
    {
      ratings->players[i] = bound (anchor + difference (strengths, i, 0), players + i * RESAMPLES);
      ratings->steps[i] = bound (difference (strengths, i, i - (i > 0)), steps + i * RESAMPLES);
    }
}

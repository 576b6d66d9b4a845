/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chance-fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "linear-system.h"
#include "reliability.h"

#define N_WEIGHTS      (ARI_CHANCE_KNOTS + 1) /* the exponents, and the effort */
#define MAX_STEPS      50
#define SMALL_STEP     1e-9
#define LEAST_SHARE    1e-4
#define LEAST_STIFF    1e-6
#define FOLDS          8
#define LEAST_MATCHES  32     /* from which on some can be kept apart */
#define EFFORT_PRIOR   4.0
#define COVERED        0.94   /* in the middle of what is promised */
#define LEAST_MOVES    20     /* that say something about a part of the match */
#define LEAST_TRUST    0.1    /* in a difference */

/* Of the prior on the differences of exponents: a part of what all points together tell about an exponent.
 * An absolute number would weigh more in a game whose shares stay close together. The last one leaves hardly
 * more than a single exponent. */
static const double stiffnesses[] = { 0.02, 0.2, 2.0, 20.0 };

/* What the weights are multiplied with: hats around the knots, which sum to 1, and doublings of effort. */
static void
get_features (const AriChancePoint *point,
              double                features[N_WEIGHTS])
{
  double at = CLAMP (point->phase, 0.0, 1.0) * (ARI_CHANCE_KNOTS - 1);

  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    features[k] = MAX (0.0, 1.0 - fabs (at - k));
  features[ARI_CHANCE_KNOTS] = ari_chance_doublings (point->nodes);
}

/* The part of one point in the gradient and the curvature of the log likelihood. Chances are the powers of
 * shares, scaled to sum to 1, so the exponent multiplies their logarithms: a multinomial logistic regression,
 * which has a single maximum. */
static void
add_point (const AriChancePoint *point,
           guint                 sides,
           const double          weights[N_WEIGHTS],
           double                gradient[N_WEIGHTS],
           double                curvature[N_WEIGHTS][N_WEIGHTS])
{
  double features[N_WEIGHTS], logs[ARI_MAX_SEATS], chances[ARI_MAX_SEATS];
  double exponent = 0.0, sum = 0.0, mean = 0.0, square = 0.0, happened = 0.0;

  get_features (point, features);
  for (guint j = 0; j < N_WEIGHTS; j++)
    exponent += weights[j] * features[j];
  for (guint s = 0; s < sides; s++)
    {
      logs[s] = log (MAX (point->raw[s], LEAST_SHARE));
      sum += chances[s] = exp (exponent * logs[s]);
    }
  for (guint s = 0; s < sides; s++)
    {
      mean += chances[s] / sum * logs[s];
      square += chances[s] / sum * logs[s] * logs[s];
      happened += point->result[s] * logs[s];
    }

  for (guint j = 0; j < N_WEIGHTS; j++)
    {
      gradient[j] += features[j] * (happened - mean);
      for (guint k = 0; k < N_WEIGHTS; k++)
        curvature[j][k] += features[j] * features[k] * (square - mean * mean);
    }
}

static void
add_prior (double       stiff,
           const double weights[N_WEIGHTS],
           double       gradient[N_WEIGHTS],
           double       curvature[N_WEIGHTS][N_WEIGHTS])
{
  double stiffness = LEAST_STIFF;

  for (guint j = 0; j < ARI_CHANCE_KNOTS; j++)
    for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
      stiffness += stiff * curvature[j][k];

  for (guint k = 0; k + 1 < ARI_CHANCE_KNOTS; k++)
    {
      double difference = weights[k + 1] - weights[k];

      gradient[k] += stiffness * difference;
      gradient[k + 1] -= stiffness * difference;
      curvature[k][k] += stiffness;
      curvature[k + 1][k + 1] += stiffness;
      curvature[k][k + 1] -= stiffness;
      curvature[k + 1][k] -= stiffness;
    }
  gradient[ARI_CHANCE_KNOTS] -= EFFORT_PRIOR * weights[ARI_CHANCE_KNOTS];
  curvature[ARI_CHANCE_KNOTS][ARI_CHANCE_KNOTS] += EFFORT_PRIOR;
}

/* Fits to all points but those of the matches in @fold; FOLDS: to all. */
static void
fit_to_others (const AriChancePoint *points,
               guint                 n,
               guint                 fold,
               double                stiff,
               guint                 sides,
               double                weights[N_WEIGHTS])
{
  double largest = 1.0;

  for (guint j = 0; j < N_WEIGHTS; j++)
    weights[j] = j < ARI_CHANCE_KNOTS ? 1.0 : 0.0;

  for (guint step = 0; step < MAX_STEPS && largest > SMALL_STEP; step++)
    {
      double gradient[N_WEIGHTS] = { 0 }, curvature[N_WEIGHTS][N_WEIGHTS] = { 0 };

      for (guint i = 0; i < n; i++)
        if (points[i].match % FOLDS != fold)
          add_point (&points[i], sides, weights, gradient, curvature);
      add_prior (stiff, weights, gradient, curvature);
      ari_linear_solve (&curvature[0][0], gradient, N_WEIGHTS, N_WEIGHTS);
      largest = 0.0;
      for (guint j = 0; j < N_WEIGHTS; j++)
        {
          /* Far from the maximum a whole step may go too far. */
          weights[j] += CLAMP (gradient[j], -1.0, 1.0);
          largest = MAX (largest, fabs (gradient[j]));
        }
    }
}

/* The log likelihood of what happened. */
static double
likelihood (const AriChancePoint *point,
            guint                 sides,
            const double          weights[N_WEIGHTS])
{
  double features[N_WEIGHTS], exponent = 0.0, sum = 0.0, happened = 0.0;

  get_features (point, features);
  for (guint j = 0; j < N_WEIGHTS; j++)
    exponent += weights[j] * features[j];
  for (guint s = 0; s < sides; s++)
    {
      double odds = exponent * log (MAX (point->raw[s], LEAST_SHARE));

      sum += exp (odds);
      happened += point->result[s] * odds;
    }

  return happened - log (sum);
}

/* How well matches are foretold that the fit has not seen. */
static double
foretell (const AriChancePoint *points,
          guint                 n,
          double                stiff,
          guint                 sides)
{
  double sum = 0.0;

  for (guint fold = 0; fold < FOLDS; fold++)
    {
      double weights[N_WEIGHTS];

      fit_to_others (points, n, fold, stiff, sides, weights);
      for (guint i = 0; i < n; i++)
        if (points[i].match % FOLDS == fold)
          sum += likelihood (&points[i], sides, weights);
    }

  return sum;
}

static double
choose_stiffness (const AriChancePoint *points,
                  guint                 n,
                  guint                 sides)
{
  double best = 0.0, most = -G_MAXDOUBLE;
  guint last = 0;

  for (guint i = 0; i < n; i++)
    last = MAX (last, points[i].match);
  if (last + 1 < LEAST_MATCHES)
    return stiffnesses[0];

  for (gsize i = 0; i < G_N_ELEMENTS (stiffnesses); i++)
    {
      double sum = foretell (points, n, stiffnesses[i], sides);

      if (sum > most)
        {
          most = sum;
          best = stiffnesses[i];
        }
    }

  return best;
}

void
ari_chance_fit (const AriChancePoint *points,
                guint                 n,
                AriChanceRow         *row)
{
  double weights[N_WEIGHTS];

  fit_to_others (points, n, FOLDS, choose_stiffness (points, n, row->sides), row->sides, weights);
  memcpy (row->exponent, weights, sizeof row->exponent);
  row->effort = weights[ARI_CHANCE_KNOTS];
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

/* The spread of the moves whose phase is within half the distance of two knots of @phase; of all if these are
 * few. */
static double
spread_around (const AriChanceMove *moves,
               guint                n,
               double               phase,
               double               width)
{
  g_autofree double *spreads = g_new (double, n + 1);
  guint n_spreads = 0;

  for (guint i = 0; i < n; i++)
    if (fabs (moves[i].phase - phase) <= width)
      spreads[n_spreads++] = fabs (moves[i].longer - moves[i].chance)
                             / (2.0 * MAX (moves[i].chance * (1.0 - moves[i].chance), 1e-6));
  if (n_spreads < LEAST_MOVES)
    return width < 1.0 ? spread_around (moves, n, phase, 2.0 * width) : 0.0;

  qsort (spreads, n_spreads, sizeof *spreads, compare_doubles);

  return spreads[(guint) (COVERED * (n_spreads - 1) + 0.5)];
}

void
ari_chance_fit_spread (const AriChanceMove *moves,
                       guint                n,
                       AriChanceRow        *row)
{
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    row->spread[k] = spread_around (moves, n, (double) k / (ARI_CHANCE_KNOTS - 1),
                                    0.5 / (ARI_CHANCE_KNOTS - 1));
}

/* How much a difference of log odds is in chance, in the middle between the two actions. */
static double
steepness (const AriChanceLoss *loss,
           double               apart)
{
  double odds = ari_reliability_log_odds (loss->chance) + 0.5 * apart;
  double middle = 1.0 / (1.0 + exp (-odds));

  return MAX (middle * (1.0 - middle), 1e-3);
}

/* The sums of a line through the differences, each weighed as it counts in chance. */
typedef struct
{
  guint  n;
  double w, x, y, xx, xy;
} Line;

static Line
line_around (const AriChanceLoss *losses,
             guint                n,
             double               phase,
             double               width)
{
  Line line = { 0 };

  for (guint i = 0; i < n; i++)
    {
      double x = losses[i].apart, y = losses[i].longer_apart;
      double w = pow (steepness (&losses[i], x), 2.0);

      if (fabs (losses[i].phase - phase) > width)
        continue;
      line.n++;
      line.w += w;
      line.x += w * x;
      line.y += w * y;
      line.xx += w * x * x;
      line.xy += w * x * y;
    }

  return line;
}

/* How far the longer searches lie from the line: half of what covers the usual part of them. */
static double
doubt_around (const AriChanceLoss *losses,
              guint                n,
              double               phase,
              double               width,
              double               lead,
              double               trust)
{
  g_autofree double *doubts = g_new (double, n);
  guint n_doubts = 0;

  for (guint i = 0; i < n; i++)
    {
      double apart = trust * MAX (losses[i].apart - lead, 0.0);
      double from = ari_reliability_log_odds (losses[i].chance);
      double loss = 1.0 / (1.0 + exp (-from - apart)) - losses[i].chance;

      if (fabs (losses[i].phase - phase) <= width)
        doubts[n_doubts++] = fabs (losses[i].longer - loss) / (2.0 * steepness (&losses[i], apart));
    }
  qsort (doubts, n_doubts, sizeof *doubts, compare_doubles);

  return doubts[(guint) (COVERED * (n_doubts - 1) + 0.5)];
}

void
ari_chance_fit_losses (const AriChanceLoss *losses,
                       guint                n,
                       AriChanceRow        *row)
{
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    {
      double phase = (double) k / (ARI_CHANCE_KNOTS - 1), width = 0.5 / (ARI_CHANCE_KNOTS - 1), spread, trust;
      Line l = line_around (losses, n, phase, width);

      for (; l.n < LEAST_MOVES && width < 1.0; l = line_around (losses, n, phase, width))
        width *= 2.0;
      row->lead[k] = row->distrust[k] = row->doubt[k] = 0.0;
      spread = l.n >= LEAST_MOVES ? l.xx - l.x * l.x / l.w : 0.0;
      if (spread <= 0.0)
        continue;

      trust = CLAMP ((l.xy - l.x * l.y / l.w) / spread, LEAST_TRUST, 1.0);
      row->lead[k] = (trust * l.x - l.y) / (trust * l.w);
      /* No search underrates what it prefers: then the line goes through the origin, with its own slope. */
      if (row->lead[k] < 0.0)
        {
          row->lead[k] = 0.0;
          trust = CLAMP (l.xy / l.xx, LEAST_TRUST, 1.0);
        }
      row->distrust[k] = 1.0 - trust;
      row->doubt[k] = doubt_around (losses, n, phase, width, row->lead[k], trust);
    }
}

AriEvidence
ari_chance_fit_keep_usual (GArray *points)
{
  guint counts[ARI_EVIDENCE_ROLLOUTS + 1] = { 0 }, kept = 0;
  AriEvidence most = ARI_EVIDENCE_NONE;

  for (guint i = 0; i < points->len; i++)
    {
      AriEvidence evidence = g_array_index (points, AriChancePoint, i).evidence;

      if (++counts[evidence] > counts[most])
        most = evidence;
    }
  for (guint i = 0; i < points->len; i++)
    if (g_array_index (points, AriChancePoint, i).evidence == most)
      g_array_index (points, AriChancePoint, kept++) = g_array_index (points, AriChancePoint, i);
  g_array_set_size (points, kept);

  return most;
}

static void
append_numbers (GString      *text,
                const double *numbers,
                guint         n)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            g_ascii_formatd (number, sizeof number, "%.3f", numbers[i]));
}

char *
ari_chance_row_to_text (const AriChanceRow *row,
                        const char         *origin)
{
  static const char *const names[] = { "NONE", "PLAYOUTS", "ALPHABETA", "EXPECTIMAX", "ROLLOUTS" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "  /* %s */\n  { %u, ARI_EVIDENCE_%s, { ", origin, row->sides,
                          names[row->evidence]);
  append_numbers (text, row->exponent, ARI_CHANCE_KNOTS);
  g_string_append (text, " }, ");
  append_numbers (text, &row->effort, 1);
  g_string_append (text, ", { ");
  append_numbers (text, row->spread, ARI_CHANCE_KNOTS);
  g_string_append (text, " }, { ");
  append_numbers (text, row->lead, ARI_CHANCE_KNOTS);
  g_string_append (text, " }, { ");
  append_numbers (text, row->distrust, ARI_CHANCE_KNOTS);
  g_string_append (text, " }, { ");
  append_numbers (text, row->doubt, ARI_CHANCE_KNOTS);
  g_string_append (text, " }, { ");
  append_numbers (text, row->oversight, ARI_CHANCE_KNOTS);
  g_string_append (text, " } },\n");

  return g_string_free (text, FALSE);
}

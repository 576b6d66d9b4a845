/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How well stated winning chances agree with results. Pure statistics: no searches, no files. */

#define ARI_RELIABILITY_BINS   10
#define ARI_RELIABILITY_THIRDS 3

/**
 * AriStatement:
 * @said: the stated share of the win, 0 … 1
 * @happened: the share that came out of the match, 0 … 1; a win shared by two counts one half
 * @match: the number of the match
 * @third: the third of the match in which it was said, 0 … 2
 */
typedef struct
{
  double said, happened;
  guint  match;
  guint  third;
} AriStatement;

/* An estimate with the bounds between which 95 of 100 resamples fall. */
typedef struct
{
  double value, low, high;
} AriInterval;

/* The statements in one tenth of the scale: how many, their mean, and the mean of what happened. */
typedef struct
{
  guint       n;
  double      said;
  AriInterval happened;
} AriReliabilityBin;

/**
 * AriReliability:
 * @brier: mean square of @said − @happened
 * @skill: the part of the variance of the results that the statements explain: 1 − @brier / variance
 * @ece: expected calibration error: how far statements and results are apart in a tenth of the scale, on
 *   average over the statements. Chance alone makes it greater than 0
 * @slope: the change of the log odds of what happened with those of what was said: 1 for calibrated
 *   statements, more when they are timid, less when they are bold. Not finite when all results are the same
 * @intercept: the log odds of what happened where an even chance was said
 */
typedef struct
{
  guint             n_statements, n_matches;
  AriReliabilityBin bins[ARI_RELIABILITY_BINS];
  AriInterval       brier, skill, ece, slope, intercept;
} AriReliability;

/**
 * ari_reliability_measure:
 * @statements: ordered by match
 * @n_resamples: how often to resample for the bounds; 0: the bounds are the values
 * @seed: the same seed gives the same bounds
 *
 * The bounds come from the bootstrap (Efron 1979) over whole matches: statements about one match share its
 * result, so resampling them one by one would make the bounds far too narrow.
 */
void   ari_reliability_measure  (const AriStatement *statements,
                                 guint               n,
                                 guint               n_resamples,
                                 guint64             seed,
                                 AriReliability     *self);

/* ln (share / (1 − share)), with the share kept within 0.001 and 0.999 so that proofs stay finite. */
double ari_reliability_log_odds (double              share);

G_END_DECLS

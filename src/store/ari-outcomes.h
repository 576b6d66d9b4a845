/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriOutcomeCount: how often one outcome of chance occurred
 * @text: as it is written: "3-5"
 * @possible: how often it could have occurred
 * @seen: how often it did
 * @expected: the mean of @seen when chance is fair, the sum of its probabilities
 * @variance: the variance of @seen then
 */
typedef struct
{
  char   *text;
  guint64 possible;
  guint64 seen;
  double  expected;
  double  variance;
} AriOutcomeCount;

/* With its text. */
void   ari_outcome_count_free  (AriOutcomeCount       *self);
double ari_outcome_count_range (const AriOutcomeCount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriOutcomeCount, ari_outcome_count_free)

G_END_DECLS

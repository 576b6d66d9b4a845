/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-fsrs.h"

#include <math.h>

#define STABILITY_MIN  0.001
#define DIFFICULTY_MIN 1.0
#define DIFFICULTY_MAX 10.0
#define INTERVAL_MAX   36500 /* days */

/* The published parameters of version 6, in their published order. */
static const double w[] = {
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
  1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
};

/* Scales the forgetting curve so that it passes through nine tenths when the stability has passed. */
static double
curve_factor (void)
{
  return pow (0.9, -1.0 / w[20]) - 1.0;
}

static double
first_difficulty (AriFsrsRating rating)
{
  return w[4] - exp (w[5] * (rating - 1.0)) + 1.0;
}

/* Towards the ends of the scale, difficulty changes less; and each answer draws it a little towards that of
 * what is easy. */
static double
next_difficulty (double        difficulty,
                 AriFsrsRating rating)
{
  double change = -w[6] * ((double) rating - 3.0);
  double damped = difficulty + change * (DIFFICULTY_MAX - difficulty) / 9.0;
  double reverted = w[7] * first_difficulty (ARI_FSRS_EASY) + (1.0 - w[7]) * damped;

  return CLAMP (reverted, DIFFICULTY_MIN, DIFFICULTY_MAX);
}

static double
stability_on_same_day (double        stability,
                       AriFsrsRating rating)
{
  double gain = exp (w[17] * ((double) rating - 3.0 + w[18])) * pow (stability, -w[19]);

  return stability * (rating >= ARI_FSRS_GOOD ? MAX (gain, 1.0) : gain);
}

static double
stability_when_recalled (const AriFsrsMemory *memory,
                         double               recall,
                         AriFsrsRating        rating)
{
  double penalty = rating == ARI_FSRS_HARD ? w[15] : 1.0;
  double bonus = rating == ARI_FSRS_EASY ? w[16] : 1.0;

  return memory->stability * (1.0 + exp (w[8]) * (11.0 - memory->difficulty) * pow (memory->stability, -w[9])
                              * (exp ((1.0 - recall) * w[10]) - 1.0) * penalty * bonus);
}

static double
stability_when_forgotten (const AriFsrsMemory *memory,
                          double               recall)
{
  double forgotten = w[11] * pow (memory->difficulty, -w[12]) * (pow (memory->stability + 1.0, w[13]) - 1.0)
                     * exp ((1.0 - recall) * w[14]);

  return MIN (forgotten, memory->stability / exp (w[17] * w[18]));
}

void
ari_fsrs_answer (AriFsrsMemory *memory,
                 guint          days,
                 AriFsrsRating  rating)
{
  double stability;

  g_return_if_fail (rating >= ARI_FSRS_AGAIN && rating <= ARI_FSRS_EASY);

  if (memory->stability <= 0.0)
    {
      memory->stability = w[rating - 1];
      memory->difficulty = CLAMP (first_difficulty (rating), DIFFICULTY_MIN, DIFFICULTY_MAX);
      return;
    }

  if (days == 0)
    stability = stability_on_same_day (memory->stability, rating);
  else if (rating == ARI_FSRS_AGAIN)
    stability = stability_when_forgotten (memory, ari_fsrs_recall (memory, days));
  else
    stability = stability_when_recalled (memory, ari_fsrs_recall (memory, days), rating);
  memory->stability = MAX (stability, STABILITY_MIN);
  memory->difficulty = next_difficulty (memory->difficulty, rating);
}

double
ari_fsrs_recall (const AriFsrsMemory *memory,
                 guint                days)
{
  if (memory->stability <= 0.0)
    return 0.0;

  return pow (1.0 + curve_factor () * days / memory->stability, -w[20]);
}

guint
ari_fsrs_interval (const AriFsrsMemory *memory)
{
  double days = memory->stability / curve_factor () * (pow (ARI_FSRS_RETENTION, -1.0 / w[20]) - 1.0);

  return (guint) CLAMP (rint (days), 1.0, (double) INTERVAL_MAX);
}

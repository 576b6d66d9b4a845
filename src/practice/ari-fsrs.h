/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* When to ask something again: the Free Spaced Repetition Scheduler, version 6, with its published
 * parameters and without its random shifts. J. Ye, J. Su and Y. Cao: “A Stochastic Shortest Path Algorithm
 * for Optimizing Spaced Repetition Scheduling”, KDD 2022, doi:10.1145/3534678.3539081; the formulas of
 * version 6: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm. */

#define ARI_FSRS_RETENTION 0.9 /* how likely an answer is to be right when something is asked again */

/**
 * AriFsrsRating: how well something was remembered
 * @ARI_FSRS_AGAIN: not at all
 * @ARI_FSRS_HARD: with great effort
 * @ARI_FSRS_GOOD: after some thought
 * @ARI_FSRS_EASY: at once
 */
typedef enum
{
  ARI_FSRS_AGAIN = 1,
  ARI_FSRS_HARD,
  ARI_FSRS_GOOD,
  ARI_FSRS_EASY,
} AriFsrsRating;

/**
 * AriFsrsMemory: what is known about the memory of one thing
 * @stability: (days): after so long the answer is right in nine of ten cases; 0: it was never asked
 * @difficulty: 1, easy, to 10, hard
 *
 * A value; zero it for something that was never asked.
 */
typedef struct
{
  double stability;
  double difficulty;
} AriFsrsMemory;

/**
 * ari_fsrs_answer:
 * @memory: before the answer, then after it
 * @days: whole days since the answer before; 0: on the same day. Without meaning for the first answer
 */
void   ari_fsrs_answer   (AriFsrsMemory       *memory,
                          guint                days,
                          AriFsrsRating        rating);
/* The probability of a right answer this many days after the last one, 0 … 1; 0 if it was never asked. */
double ari_fsrs_recall   (const AriFsrsMemory *memory,
                          guint                days);
/* After how many days to ask again, at least one, so that the answer is right as often as
 * %ARI_FSRS_RETENTION says. */
guint  ari_fsrs_interval (const AriFsrsMemory *memory);

G_END_DECLS

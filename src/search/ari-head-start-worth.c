/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-worth.h"

#include <math.h>

#define MOST 10 /* the greatest size of any game */

/* Stronger players make more of a head start, and beginners may do worse with it. */
typedef struct
{
  const char *id;           /* of the rules */
  guint       seats;        /* of the matches in which it was measured */
  double      points[MOST]; /* of each size from 1 on, between players who have 1,500 points on average */
  double      growth[MOST]; /* how many points more it is for each 1,000 points above that */
  double      deviation;    /* in points */
} Row;

/* Of `./dev lab worths`: tests/bench/head-starts.md has the games. */
static const Row rows[] = {
  { "minoa", 2, { 13, 145, 196, 196, 516, 727 }, { 15, 162, 219, 219, 576, 812 }, 133 },
  { "minarett", 2, { 73, 258 }, { 151, 810 }, 63 },
  { "labyrinth", 2, { 59, 91, 113, 120 }, { 124, 191, 239, 253 }, 6 },
  { "minotaur", 3, { 48, 95, 143, 191, 238, 286, 334, 381, 429, 477 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, 15 },
};

static const Row *
lookup (const AriRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, rules->id))
      return &rows[i];

  return NULL;
}

guint
ari_head_start_worth_seats (const AriRules *rules)
{
  const Row *row = lookup (rules);

  return row != NULL ? row->seats : 0;
}

AriWorth
ari_head_start_worth (const AriRules *rules,
                      guint           size,
                      double          rating,
                      double          opponent)
{
  const Row *row = lookup (rules);
  double strength = ((rating + opponent) / 2.0 - 1500.0) / 1000.0;

  g_return_val_if_fail (row != NULL && size <= MOST, (AriWorth) { 0 });

  if (size == 0)
    return (AriWorth) { 0 };

  return (AriWorth) { row->points[size - 1] + row->growth[size - 1] * strength, row->deviation };
}

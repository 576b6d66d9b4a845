/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-chance-map.h"

#include "minarett/minarett-position.h"

#define OPENING 8 /* with so many pieces in hand or more, the evaluation knows little */

/* Three captures win, so the most that a seat has tells how near the end may be. Before the first one, the
 * pieces in hand tell how much of the opening is left. */
static double
phase (const AriPosition *position)
{
  const Minarett *self = (const Minarett *) position;
  guint captures = MAX (self->captured[0], self->captured[1]), in_hand = 0;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      in_hand += self->hand[s][size];

  if (captures > 0)
    return (double) captures / (MINARETT_CAPTURES - 1);

  return 0.5 * (OPENING - MIN (in_hand, OPENING)) / OPENING;
}

/* `ariadne-engine calibrate minarett --fit` (version 0.1.0, 23 November 2026) on 171 matches of the level
 * expert and 20 of the level master of the program before its network (budgets × 0.33 to 1 and × 0.04, none
 * to four actions drawn, seeds from 100000), judged with the network. The effort is that of the evaluation
 * before: 255 matches judged again with 2,500 nodes. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_ALPHABETA, { 1.06, 2.05, 2.1 }, 0.1, { 0.4, 0.4, 0.4 } },
};

const AriChanceMap ari_chance_map_minarett = { 5, phase, rows, G_N_ELEMENTS (rows) };

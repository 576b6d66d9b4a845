/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-chance-map.h"

#include "minarett/minarett-position.h"

/* Three captures win, so the most that a seat has tells how near the end may be. */
static double
phase (const AriPosition *position)
{
  const Minarett *self = (const Minarett *) position;

  return (double) MAX (self->captured[0], self->captured[1]) / (MINARETT_CAPTURES - 1);
}

/* Fitted by `ariadne-engine calibrate minarett --fit` (version 0.1.0, 22 November 2026): 3.4 to 3.8 on 100
 * matches of the level expert against itself (budgets × 0.33 and 1, none to four actions drawn, seeds from
 * 1000, 3000 and 4000), and about 2 on 36 others with two or three actions drawn; pooled by their errors
 * with an earlier slope of 2.78 on 120 matches. The effort rests on 60 of them judged with 2,500 nodes,
 * the spread on 78 positions searched for twenty times as long. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_ALPHABETA, { 2.6, 2.9, 2.9 }, 0.25, { 0.5, 0.5, 0.5 } },
};

const AriChanceMap ari_chance_map_minarett = { 3, phase, rows, G_N_ELEMENTS (rows) };

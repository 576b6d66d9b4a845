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

/* `ariadne-engine calibrate minarett --fit` (version 0.1.0, 23 November 2026) gave 1.6, 2.2 and 2.2 on
 * 171 matches of the level expert and 20 of the level master against themselves (budgets × 0.33 to 1 and
 * × 0.04, none to four actions drawn, seeds from 100000). They are a little greater here, because an
 * earlier 136 matches (seeds from 1000 to 4000) had given 2 to 3.8. 255 of the matches judged again with
 * 2,500 nodes gave the effort. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_ALPHABETA, { 1.9, 2.3, 2.3 }, 0.1, { 0.4, 0.4, 0.4 } },
};

const AriChanceMap ari_chance_map_minarett = { 4, phase, rows, G_N_ELEMENTS (rows) };

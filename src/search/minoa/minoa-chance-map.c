/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-chance-map.h"

#include "minoa/minoa-position.h"

/* A stick joins two parts of the board, so their number tells how much is left to decide. */
static double
phase (const AriPosition *position)
{
  const Minoa *self = (const Minoa *) position;
  guint n_sticks = 0;

  for (guint i = 0; i < MINOA_LINE_WORDS; i++)
    n_sticks += (guint) __builtin_popcountll (self->sticks[i]);

  return (double) n_sticks / (MINOA_POINTS - 1);
}

/* `ariadne-engine calibrate minoa --fit` (version 0.1.0, 23 November 2026) gave 5.4 to 6.2 on 69 matches of
 * the level expert against itself (budgets × 0.3 to 1, none to four actions drawn, seeds from 100000). An
 * earlier 90 matches (seeds from 1000 to 4000) had given 4.3 to 4.5; these numbers lie between. 84 of the
 * matches judged again with 2,500 nodes gave the effort. For three and four sides too few matches were
 * measured. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_PLAYOUTS, { 4.3, 5.6, 5.6 }, 0.1, { 0.55, 0.55, 0.55 } },
};

const AriChanceMap ari_chance_map_minoa = { 4, phase, rows, G_N_ELEMENTS (rows) };

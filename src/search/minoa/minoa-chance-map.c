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

/* For a search that counts points, too (version 0.1.0, 23 November 2026). `ariadne-engine calibrate
 * minoa --fit` gave 13.0 throughout on 380 matches of the level expert against itself (budgets × 0.4,
 * 0.6 and 1; none, two and three actions drawn; seeds from 21000000, 21100000 and 21200000). With 13.0,
 * 150 others (× 0.5, one drawn, from 22000000) had a slope of 0.88; with 12.5, 100 of four partners had
 * 0.85. The effort was kept from the map before. The spread comes from 100 positions that were searched
 * longer; lead, distrust and doubt from `--losses` of 80 moves of the level apprentice (from 24000000)
 * and 100 of novice to adept.
 *
 * For three sides, 0.65 had slopes of 1.72 on 160 matches (× 0.3, none drawn, from 21500000) and 1.39 on
 * 60 (three drawn, from 21400000). What else is in that row was measured with the map before and made as
 * much larger. Four partners are two sides; four sides of their own were not measured.
 * tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_PLAYOUTS, { 12.0, 12.0, 12.5 }, 0.1, { 0.8, 0.45, 0.45 },
    { 0.6, 0.15, 0.1 }, { 0.25, 0.1, 0.1 }, { 0.9, 1.0, 0.85 } },
  { 3, ARI_EVIDENCE_PLAYOUTS, { 1.0, 1.0, 1.1 }, 0.0, { 0.2, 0.2, 0.2 },
    { 0.15, 0.15, 0.15 }, { 0.1, 0.1, 0.1 }, { 0.45, 0.6, 0.6 } },
};

const AriChanceMap ari_chance_map_minoa = { 9, phase, rows, G_N_ELEMENTS (rows) };

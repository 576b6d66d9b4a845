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

/* For the search that knows what pieces in hand are worth (version 0.1.0, 23 November 2026). Logistic
 * regression gave 3.35, 2.49 and 10.8 (± 1.2, 0.3 and 4.6) on 260 matches of the level expert against
 * itself (budgets × 1 and 0.4, none drawn, seeds from 32000000 and 32100000; × 0.15, one drawn, from
 * 31100000); the last knot is held back, as few comebacks tell it. The effort is that of the map before.
 * With a spread of 0.45, 0.3 and 0.7, 91 of 100 longer searches lay within 2e. Lead and distrust
 * were chosen after `losses` of 76 moves of the level apprentice (seeds from 34200000), 27 more (from
 * 34000000) and 21 of adept (from 34100000). Doubt and oversight were chosen after losses of 63 moves of
 * the levels novice and apprentice, each found by 60,000 playouts with four seeds and by 480,000 with three.
 *
 * For three sides, of which the search counts points since 30 November 2026, `fit` gave 0.965 of all
 * exponents on 145 matches of the level expert (× 0.3, none drawn, seeds from 39000000), and the row was
 * checked on 80 others (two drawn, from 40000000). Spread and doubt were measured with the search before, by
 * longer searches of 51 positions and of 39 moves of the level apprentice. Four partners are two sides; four
 * sides of their own have no row, because their shares come true about as they stand.
 * tests/bench/README.md has the checks.
 *
 * Likely owners: `owners minoa` and `fit` gave 1.80, 1.48 and −0.01 on 150 matches of the level
 * expert (× 0.3, seeds from 81100000; 6,800 triangles), and 0.76 throughout on 60 with three seats (× 0.2,
 * from 81200000). The last knot is held back: where few sticks are left, shares come true about as they
 * stand. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_PLAYOUTS, { 3.4, 2.5, 7.0 }, 0.1, { 0.5, 0.35, 0.7 },
    { 0.05, 0.05, 0.05 }, { 0.15, 0.05, 0.1 }, { 0.1, 0.3, 0.5 }, { 0.03, 0.1, 0.1 },
    { 1.8, 1.5, 0.9 } },
  { 3, ARI_EVIDENCE_PLAYOUTS, { 0.95, 0.95, 0.95 }, 0.0, { 0.15, 0.15, 0.15 },
    { 0.1, 0.1, 0.1 }, { 0.1, 0.1, 0.1 }, { 0.3, 0.4, 0.4 }, { 0.0, 0.0, 0.0 },
    { 0.76, 0.76, 0.76 } },
};

const AriChanceMap ari_chance_map_minoa = { 13, 9, phase, rows, G_N_ELEMENTS (rows) };

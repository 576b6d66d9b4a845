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

/* Chosen after 118 matches of the level expert against itself (version 0.1.0, 23 November 2026; budgets ×
 * 0.4 and 1, none and two actions drawn, seeds from 7000000 and 7100000) and the map before.
 * `ariadne-engine calibrate minoa --fit` gave 7.7, 3.6 and 3.3 on these, and 5.4 to 6.2 on 69 earlier ones
 * (seeds from 100000); 84 earlier ones judged again with 2,500 nodes gave the effort. The spread at the first
 * knot is the one measured with an exponent of 4.3, enlarged as that was: log odds are multiplied with it.
 * Lead, distrust and doubt were chosen after `--losses` of 221 moves of the levels novice, apprentice and
 * adept (seeds from 300 and from 700).
 *
 * For three sides, `--fit` gave 0.65, 0.65 and 0.67 on 200 matches of the level expert (× 0.3, none drawn,
 * seeds from 12400000), and 0.57, 0.64 and 0.74 on 150 others (× 0.6, three drawn, from 12600000). Spread and
 * doubt were checked with longer searches of 51 positions of the latter and of 39 moves of the level
 * apprentice (from 18000000). Four partners are two sides; four sides of their own were not measured.
 * tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_PLAYOUTS, { 7.5, 5.3, 5.3 }, 0.1, { 0.95, 0.55, 0.55 },
    { 0.15, 0.15, 0.1 }, { 0.35, 0.1, 0.3 }, { 0.42, 0.9, 0.6 } },
  { 3, ARI_EVIDENCE_PLAYOUTS, { 0.65, 0.65, 0.7 }, 0.0, { 0.15, 0.15, 0.15 },
    { 0.1, 0.1, 0.1 }, { 0.1, 0.1, 0.1 }, { 0.3, 0.4, 0.4 } },
};

const AriChanceMap ari_chance_map_minoa = { 8, phase, rows, G_N_ELEMENTS (rows) };

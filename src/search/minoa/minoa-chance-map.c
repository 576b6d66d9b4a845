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

/* Fitted by `ariadne-engine calibrate minoa --fit` (version 0.1.0, 22 November 2026): two sides on 90
 * matches of the level expert against itself (budgets × 0.25 to 1, none to six actions drawn, seeds from
 * 1000, 2000, 3000 and 4000), 4.3 to 4.5, and pooled by their errors with an earlier slope of 3.35 on 100
 * matches; the effort on 40 of them judged with 2,500 nodes. For three and four sides too few
 * matches were measured. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_PLAYOUTS, { 3.5, 3.9, 3.9 }, 0.15, { 0.4, 0.4, 0.4 } },
};

const AriChanceMap ari_chance_map_minoa = { 3, phase, rows, G_N_ELEMENTS (rows) };

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-chance-map.h"

#include "minarett/minarett-position.h"

#define OPENING 8 /* with this many pieces in hand or more, the evaluation knows little */

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

/* `./dev lab fit` gave 2.17, 2.45 and 2.48 on 613 matches of the level expert,
 * judged by the search with futility pruning (version 0.1.0, 23 November 2026). 240 of them were played by
 * that search: from seeds 14000000 (its budget × 1, no action drawn) and 14100000 (× 0.4, two drawn). The
 * other 373 were played by the search before it: from 13000000 (× 0.3, two drawn), 13100000 (× 0.5, none)
 * and 13200000 (× 1, four). The 240 alone gave 3.04 throughout, the 373 alone 1.75, 2.14 and 2.24: the
 * stronger the players, the surer a lead. The effort is that of the evaluation before the network: 255
 * matches judged again with 2,500 nodes. Lead and distrust were measured on 77 losses of the levels adept
 * and apprentice (seeds from 410) with exponents of 1.4, 1.9 and 1.9, and lead grew with the exponents,
 * since it counts log odds. Spread and doubt were chosen after 192 chances from seeds 14000000 and 52
 * losses from 16000000 and 16100000. tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_ALPHABETA, { 2.2, 2.5, 2.6 }, 0.1, { 0.42, 0.42, 0.42 },
    { 0.12, 0.33, 0.27 }, { 0.0, 0.05, 0.2 }, { 0.65, 0.85, 0.85 } },
};

const AriChanceMap ari_chance_map_minarett = { 8, 0, phase, rows, G_N_ELEMENTS (rows) };

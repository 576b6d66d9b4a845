/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-chance-map.h"

#include "labyrinth-race.h"

#define TURNS_FROM_START 29.6 /* that a seat alone needs on average */

/* How much of its way the seat that is closest to its end has behind it. */
static double
phase (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);
  double least = TURNS_FROM_START;

  for (AriActor seat = 1; seat <= l->seats; seat++)
    {
      LabyrinthRunner runner;

      labyrinth_runner_init (&runner, l, seat);
      least = MIN (least, runner.mean);
    }

  return 1.0 - least / TURNS_FROM_START;
}

/* `ariadne-engine calibrate labyrinth --fit` (version 0.1.0, 23 November 2026) on 300 matches of the level
 * expert and 60 of the level master, against themselves (none drawn, seeds from 2000000 and 2100000). 20,000
 * nodes seldom suffice for rollouts, which rest on the same results. With three and four sides, the shares
 * come true as they stand (252 and 180 matches). tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_EXPECTIMAX, { 1.25, 1.1, 1.3 }, 0.0, { 0.02, 0.055, 0.065 } },
  { 2, ARI_EVIDENCE_ROLLOUTS, { 1.25, 1.1, 1.3 }, 0.0, { 0.05, 0.05, 0.05 } },
};

const AriChanceMap ari_chance_map_labyrinth = { 5, 0, phase, rows, G_N_ELEMENTS (rows) };

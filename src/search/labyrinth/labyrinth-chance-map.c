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

/* `./dev lab fit` gave 0.94, 1.15 and 1.08 (version 0.1.0, 24 November 2026) on
 * 1,200 matches of the level expert and 600 of the level master, against themselves (none drawn, seeds from
 * 71000000 and 71100000), and 0.84, 1.24 and 1.37 on 900 of the level expert since it overlooks only what is
 * hard to see (26 November, from 91000000 and 92000000). The row lies between
 * them. 20,000 nodes seldom suffice for rollouts, which rest on the same results. With three and four
 * sides, the shares come true as they stand (450 matches each). tests/bench/README.md has the checks. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_EXPECTIMAX, { 0.92, 1.17, 1.2 }, 0.0, { 0.02, 0.055, 0.065 } },
  { 2, ARI_EVIDENCE_ROLLOUTS, { 0.92, 1.17, 1.2 }, 0.0, { 0.05, 0.05, 0.05 } },
};

const AriChanceMap ari_chance_map_labyrinth = { 7, 0, phase, rows, G_N_ELEMENTS (rows) };

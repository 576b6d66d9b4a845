/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-chance-map.h"

#include "labyrinth/labyrinth-position.h"

/* How many travellers the seat that has come farthest has borne off. */
static double
phase (const AriPosition *position)
{
  int scores[ARI_MAX_SEATS] = { 0 }, most = 0;

  ari_rules_labyrinth.scores (position, scores);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    most = MAX (most, scores[i]);

  return (double) most / LABYRINTH_TRAVELLERS;
}

/* The rollouts need little correction: slopes of 1.01 and 1.03 were measured on 150 and 40 matches, and
 * 1.8 on 50 others, which pool to 1.1. `ariadne-engine calibrate labyrinth --longer 3` (version 0.1.0, 22
 * November 2026, 31 positions of 40 matches of the level master against itself, seeds from 1000 and 3000)
 * gave the spread. For three and four sides too few matches were measured. */
static const AriChanceRow rows[] = {
  { 2, ARI_EVIDENCE_ROLLOUTS, { 1.1, 1.1, 1.1 }, 0.0, { 0.05, 0.05, 0.05 } },
};

const AriChanceMap ari_chance_map_labyrinth = { 3, phase, rows, G_N_ELEMENTS (rows) };

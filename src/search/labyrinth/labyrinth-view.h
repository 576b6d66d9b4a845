/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-risk.h"

G_BEGIN_DECLS

/**
 * LabyrinthView: what the evaluation sees of a settled position
 *
 * For each seat its runner; @risk, the turns it is expected to lose by exchanges before its next turn;
 * @threat, those it is expected to cost the others with its next turn; and @race, its share of a race in
 *   which half of the risks come true.
 */
typedef struct
{
  guint           n;
  LabyrinthRunner runners[LABYRINTH_SEATS];
  double          risk[LABYRINTH_SEATS];
  double          threat[LABYRINTH_SEATS];
  double          race[ARI_MAX_SEATS];
} LabyrinthView;

/* Views a position in which a turn begins. */
void labyrinth_view_init (LabyrinthView   *view,
                          const Labyrinth *l);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-race.h"

G_BEGIN_DECLS

/**
 * LabyrinthRisk: what exchanges can cost
 *
 * @lost[from][field]: the expected turns that a traveller on @field loses to one on @from that is free to
 * use both dice of the next roll, if it makes every exchange that costs the other something.
 */
typedef struct
{
  float lost[LABYRINTH_FIELDS][LABYRINTH_FIELDS];
} LabyrinthRisk;

/* Computed on first use; from any thread. Only @l's options matter. */
const LabyrinthRisk *labyrinth_risk (const Labyrinth *l);

G_END_DECLS

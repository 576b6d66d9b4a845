/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-expectimax.h"

#include "labyrinth-net.h"

/* Labyrinth's table for expectimax: the race, corrected by the network. */

static gboolean
settled (const AriPosition *position)
{
  return labyrinth_get (position)->phase == LABYRINTH_AT_ROLL;
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  labyrinth_net_judge ((const LabyrinthNet *) labyrinth_weights, labyrinth_get (position), NULL, win);
}

const AriExpectimaxOps ari_expectimax_labyrinth = { settled, judge };

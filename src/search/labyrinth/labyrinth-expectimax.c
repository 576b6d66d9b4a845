/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-learn.h"

#include "labyrinth-seat.h"
#include "labyrinth-expectimax.h"

/* Labyrinth's table for expectimax: the race, corrected by the network. */

static const float *in_use = labyrinth_weights;

static gboolean
settled (const AriPosition *position)
{
  return labyrinth_get (position)->phase == LABYRINTH_AT_ROLL;
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  labyrinth_net_judge ((const LabyrinthNet *) in_use, labyrinth_get (position), NULL, win);
}

static void
use (const float *weights)
{
  in_use = weights;
}

static const AriTraining training = {
  .name = "labyrinth_weights",
  .header = "labyrinth-net",
  .weights = labyrinth_weights,
  .n_weights = LABYRINTH_WEIGHTS,
  .use = use,
  .begin = labyrinth_begin_to_learn,
  .learn = labyrinth_learn,
  .basis = labyrinth_seat_write_work,
};

const AriExpectimaxOps ari_expectimax_labyrinth = { settled, judge, &training };

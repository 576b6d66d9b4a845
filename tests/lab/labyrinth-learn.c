/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learning.h"

#include <math.h>
#include <string.h>

#include "labyrinth/labyrinth-expectimax.h"
#include "labyrinth/labyrinth-net.h"

/* Trains the network to judge a position more like its outcome: one step of gradient descent on the cross
 * entropy, with a rate for each weight (AdaGrad: Duchi, Hazan and Singer, 2011). */

#define SMALL 1e-6f

G_STATIC_ASSERT (sizeof (LabyrinthNet) % sizeof (float) == 0);

static void
step (float *weight,
      float *square,
      float  slope,
      float  rate)
{
  *square += slope * slope;
  *weight -= rate * slope / sqrtf (*square + SMALL);
}

static void
learn_of_seat (LabyrinthNet         *net,
               LabyrinthNet         *squares,
               const LabyrinthSight *sight,
               float                 slope,
               float                 rate)
{
  float slopes[LABYRINTH_HIDDEN];

  for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
    {
      slopes[k] = sight->units[k] > 0.0f ? slope * net->out[k] : 0.0f;
      step (&net->out[k], &squares->out[k], slope * sight->units[k], rate);
    }
  for (guint i = 0; i < sight->n; i++)
    {
      guint input = sight->inputs[i];

      step (&net->direct[input], &squares->direct[input], slope * sight->values[i], rate);
      for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
        if (slopes[k] != 0.0f)
          step (&net->hidden[input][k], &squares->hidden[input][k], slopes[k] * sight->values[i], rate);
    }
}

static void
learn (float             *weights,
       float             *squares,
       const AriPosition *position,
       const double       target[ARI_MAX_SEATS],
       double             rate)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthSight sights[LABYRINTH_SEATS];
  double win[ARI_MAX_SEATS] = { 0 };

  labyrinth_net_judge ((const LabyrinthNet *) weights, l, sights, win);
  for (guint s = 0; s < l->seats; s++)
    learn_of_seat ((LabyrinthNet *) weights, (LabyrinthNet *) squares, &sights[s],
                   (float) (win[s] - target[s]), (float) rate);
}

/* Starts as the race alone, with different random hidden units. */
static void
begin (float     *weights,
       AriRandom *random)
{
  LabyrinthNet *net = (LabyrinthNet *) weights;

  memset (net, 0, sizeof *net);
  for (guint i = 0; i < LABYRINTH_INPUTS; i++)
    for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
      net->hidden[i][k] = (float) (ari_random_unit (random) - 0.5) * 0.5f;
  for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
    net->out[k] = (float) (ari_random_unit (random) - 0.5) * 0.02f;
}

static const float *in_use = labyrinth_weights;

static void
use (const float *weights)
{
  in_use = weights;
}

static gboolean
settled (const AriPosition *position)
{
  return ari_expectimax_labyrinth.settled (position);
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  labyrinth_net_judge ((const LabyrinthNet *) in_use, labyrinth_get (position), NULL, win);
}

static const AriExpectimaxOps ops = { settled, judge };

const AriTraining ari_training_labyrinth = {
  .name = "labyrinth_weights",
  .header = "labyrinth-net",
  .n_weights = LABYRINTH_WEIGHTS,
  .ops = &ops,
  .use = use,
  .begin = begin,
  .learn = learn,
  .basis = labyrinth_seat_write_work,
};

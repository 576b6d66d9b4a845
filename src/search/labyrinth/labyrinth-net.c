/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-net.h"

#include <math.h>
#include <string.h>

#define LEAST_SHARE 1e-5 /* of the race; smaller ones would have too small a logarithm */

static void
add_input (LabyrinthSight *sight,
           guint           input,
           double          value)
{
  if (value == 0.0)
    return;

  sight->inputs[sight->n] = (guint16) input;
  sight->values[sight->n++] = (float) value;
}

/* Scales all inputs to about 1. */
static void
look (LabyrinthSight      *sight,
      const Labyrinth     *l,
      const LabyrinthView *view,
      guint                seat)
{
  const LabyrinthRunner *own = &view->runners[seat];
  double mean = G_MAXDOUBLE, lost = 0.0;

  sight->n = 0;
  for (guint s = 0; s < view->n; s++)
    {
      const LabyrinthRunner *runner = &view->runners[s];
      guint first = s == seat ? LABYRINTH_INPUT_OWN : LABYRINTH_INPUT_OTHER;

      for (guint i = 0; i < runner->n_out; i++)
        add_input (sight, first + runner->stands[i], 1.0);
      if (s != seat)
        {
          mean = MIN (mean, runner->mean);
          lost = MAX (lost, runner->lost);
        }
    }

  add_input (sight, LABYRINTH_INPUT_TEMPO + view->n * LABYRINTH_SEATS + own->wait, 1.0);
  add_input (sight, LABYRINTH_INPUT_LOST, own->lost / 2.0);
  add_input (sight, LABYRINTH_INPUT_OTHERS_LOST, lost / 2.0);
  add_input (sight, LABYRINTH_INPUT_MEAN, own->mean / 16.0);
  add_input (sight, LABYRINTH_INPUT_OTHERS_MEAN, mean / 16.0);
  add_input (sight, LABYRINTH_INPUT_RISK, view->risk[seat] * 2.0);
  add_input (sight, LABYRINTH_INPUT_THREAT, view->threat[seat] * 2.0);
  add_input (sight, LABYRINTH_INPUT_ENTRY, l->entry);
  add_input (sight, LABYRINTH_INPUT_DISPLACED, l->displaced);
  add_input (sight, LABYRINTH_INPUT_PENALTY, l->penalty);
}

static float
answer (const LabyrinthNet *net,
        LabyrinthSight     *sight)
{
  float sum = 0.0f;

  memset (sight->units, 0, sizeof sight->units);
  for (guint i = 0; i < sight->n; i++)
    {
      const float *weights = net->hidden[sight->inputs[i]];

      sum += sight->values[i] * net->direct[sight->inputs[i]];
      for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
        sight->units[k] += sight->values[i] * weights[k];
    }
  for (guint k = 0; k < LABYRINTH_HIDDEN; k++)
    {
      sight->units[k] = MAX (sight->units[k], 0.0f);
      sum += sight->units[k] * net->out[k];
    }

  return sum;
}

void
labyrinth_net_judge (const LabyrinthNet *net,
                     const Labyrinth    *l,
                     LabyrinthSight     *sights,
                     double              win[ARI_MAX_SEATS])
{
  LabyrinthSight own[LABYRINTH_SEATS];
  double total = 0.0;
  LabyrinthView view;

  if (sights == NULL)
    sights = own;
  labyrinth_view_init (&view, l);
  for (guint s = 0; s < view.n; s++)
    {
      look (&sights[s], l, &view, s);
      win[s] = (view.race[s] + LEAST_SHARE) * exp ((double) answer (net, &sights[s]));
      total += win[s];
    }
  for (guint s = 0; s < view.n; s++)
    win[s] /= total;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-view.h"

/* The race counts only this part of the risk, for seats do not play for exchanges alone. */
#define RISK_PART 0.5

/* The expected cost to @prey of a roll by @hunter. */
static double
cost_of_roll (const Labyrinth     *l,
              const LabyrinthRisk *risk,
              AriActor             hunter,
              AriActor             prey)
{
  const guint8 *at = l->at + labyrinth_traveller (prey, 0);
  double sum = 0.0;

  for (guint i = labyrinth_traveller (hunter, 0); i < labyrinth_traveller (hunter + 1, 0); i++)
    if (labyrinth_hold (l, i) == 0)
      for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
        sum += (double) risk->lost[l->at[i]][at[k]];

  return sum;
}

void
labyrinth_view_init (LabyrinthView   *view,
                     const Labyrinth *l)
{
  const LabyrinthRisk *risk = labyrinth_risk (l);
  LabyrinthRunner runners[LABYRINTH_SEATS];

  view->n = l->seats;
  for (guint s = 0; s < l->seats; s++)
    {
      labyrinth_runner_init (&view->runners[s], l, s + 1);
      view->risk[s] = view->threat[s] = 0.0;
    }

  for (guint s = 0; s < l->seats; s++)
    for (guint other = 0; other < l->seats; other++)
      if (other != s)
        {
          double cost = cost_of_roll (l, risk, other + 1, s + 1);

          view->threat[other] += cost;
          if (view->runners[other].wait < view->runners[s].wait)
            view->risk[s] += cost;
        }

  for (guint s = 0; s < l->seats; s++)
    {
      runners[s] = view->runners[s];
      runners[s].mean += RISK_PART * view->risk[s];
    }
  labyrinth_race (l, runners, l->seats, view->race);
}

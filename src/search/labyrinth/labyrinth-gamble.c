/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-gamble.h"
#include "labyrinth-risk.h"

/* The evaluation of Labyrinth: the race, with what exchanges are likely to cost. */

#define RISK_PART 0.5 /* of what exchanges could cost is reckoned, for seats play for more than exchanges */

static gboolean
settled (const AriPosition *position)
{
  return labyrinth_get (position)->phase == LABYRINTH_AT_ROLL;
}

/* The turns that @self can be expected to lose before its next turn. */
static double
risk_of (const LabyrinthRisk   *risk,
         const Labyrinth       *l,
         AriActor               self,
         const LabyrinthRunner *runners)
{
  double sum = 0.0;

  for (AriActor other = 1; other <= l->seats; other++)
    if (other != self && runners[other - 1].wait < runners[self - 1].wait)
      for (guint i = 0; i < LABYRINTH_TRAVELLERS; i++)
        for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
          {
            guint hunter = labyrinth_traveller (other, i), prey = labyrinth_traveller (self, k);

            if (l->hold[hunter] == 0)
              sum += (double) risk->lost[l->at[hunter]][l->at[prey]];
          }

  return sum;
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthRunner runners[LABYRINTH_SEATS];

  for (AriActor seat = 1; seat <= l->seats; seat++)
    labyrinth_runner_init (&runners[seat - 1], l, seat);
  for (AriActor seat = 1; seat <= l->seats; seat++)
    runners[seat - 1].mean += RISK_PART * risk_of (labyrinth_risk (l), l, seat, runners);

  labyrinth_race (l, runners, l->seats, win);
}

const AriGamble ari_gamble_labyrinth = { settled, judge };

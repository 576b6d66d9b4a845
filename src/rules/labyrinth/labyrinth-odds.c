/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-odds.h"

#include <string.h>

#include "labyrinth-turn.h"

guint
labyrinth_end_of_leg (const Labyrinth *l,
                      LabyrinthAction  a)
{
  guint station;

  switch (a.kind)
    {
    case LABYRINTH_MOVE:
      return labyrinth_target (l, labyrinth_traveller (l->turn, a.first), a.second);

    case LABYRINTH_CROSS:
      return labyrinth_across (l->at[l->mover]);

    case LABYRINTH_STATION:
      station = labyrinth_ride (l->at[l->mover], a.first);
      return station == LABYRINTH_TUNNEL ? LABYRINTH_TUNNEL_END : station;

    case LABYRINTH_BEGIN:
    case LABYRINTH_ROLL:
    case LABYRINTH_RIDE:
    case LABYRINTH_STAY:
    default:
      return 0;
    }
}

/* The same seat can have the next turn if the others lose theirs; whatever precedes the roll belongs to the
 * turn. */
gboolean
labyrinth_is_turn_over (const Labyrinth *before,
                        const Labyrinth *after)
{
  gboolean has_rolled = before->dice[0] != 0 || before->phase == LABYRINTH_AT_ROLL;

  return after->phase == LABYRINTH_AT_END || after->turn != before->turn
         || (has_rolled && after->dice[0] == 0);
}

/* How likely the seat whose turn it is ends some leg on @field before its turn is over, if it tries. */
static float
odds_of_turn (const AriPosition *position,
              guint              field)
{
  const Labyrinth *l = labyrinth_get (position);
  gboolean is_chance = labyrinth_actor (position) == ARI_CHANCE;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = labyrinth_actions (position, actions), weights = 0;
  float best = 0, sum = 0;

  for (guint i = 0; i < n && best < 1; i++)
    {
      guint weight = labyrinth_chance_weight (position, actions[i]);
      float odds = 0;

      if (labyrinth_end_of_leg (l, labyrinth_unpack (actions[i])) == field)
        {
          odds = 1;
        }
      else
        {
          AriPosition next;

          memcpy (&next, position, sizeof (Labyrinth));
          labyrinth_apply (&next, actions[i]);
          if (!labyrinth_is_turn_over (l, labyrinth_get (&next)))
            odds = odds_of_turn (&next, field);
        }

      if (is_chance)
        {
          weights += weight;
          sum += odds * (float) weight;
        }
      else
        {
          best = MAX (best, odds);
        }
    }

  return is_chance ? sum / (float) weights : best;
}

float
labyrinth_odds_of_exchange (const AriPosition *position,
                            AriActor           seat,
                            guint              field)
{
  const Labyrinth *l = labyrinth_get (position);
  guint traveller = l->standing[field];
  float safe = 1;

  if (labyrinth_is (LABYRINTH_SHARED, field))
    return 0;

  for (AriActor enemy = 1; enemy <= l->seats; enemy++)
    if (enemy != seat && l->lost[enemy - 1] == 0)
      {
        AriPosition next;

        memcpy (&next, position, sizeof (Labyrinth));
        labyrinth_begin_turn ((Labyrinth *) &next, enemy);
        /* The tunnel, which precedes the roll, may have exchanged it. */
        safe *= labyrinth_get (&next)->standing[field] == traveller ? 1 - odds_of_turn (&next, field) : 0;
      }

  return 1 - safe;
}

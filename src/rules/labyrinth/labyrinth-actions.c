/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Legal actions. */
#include "labyrinth-position.h"

#define N_ROLLS (LABYRINTH_PIPS * (LABYRINTH_PIPS + 1) / 2)

AriActor
labyrinth_actor (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);

  switch ((LabyrinthPhase) l->phase)
    {
    case LABYRINTH_AT_FIRST:
    case LABYRINTH_AT_ROLL:
    case LABYRINTH_AT_STATION:
      return ARI_CHANCE;

    case LABYRINTH_AT_MOVE:
    case LABYRINTH_AT_CROSS:
    case LABYRINTH_AT_RIDE:
      return l->turn;

    case LABYRINTH_AT_END:
    default:
      return ARI_NONE;
    }
}

static guint
list_rolls (AriAction *actions)
{
  guint n = 0;

  for (guint a = 1; a <= LABYRINTH_PIPS; a++)
    for (guint b = a; b <= LABYRINTH_PIPS; b++)
      actions[n++] = labyrinth_pack (LABYRINTH_ROLL, a, b);

  return n;
}

static guint
list_moves (const Labyrinth *l,
            AriAction       *actions)
{
  guint n = 0;

  for (guint usable = l->usable; usable != 0; usable &= usable - 1)
    {
      guint bit = (guint) __builtin_ctz (usable);

      actions[n++] =
          labyrinth_pack (LABYRINTH_MOVE, bit % LABYRINTH_TRAVELLERS, l->dice[bit / LABYRINTH_TRAVELLERS]);
    }

  return n;
}

guint
labyrinth_actions (const AriPosition *position,
                   AriAction          actions[ARI_MAX_ACTIONS])
{
  const Labyrinth *l = labyrinth_get (position);

  switch ((LabyrinthPhase) l->phase)
    {
    case LABYRINTH_AT_FIRST:
      for (AriActor seat = 1; seat <= l->seats; seat++)
        actions[seat - 1] = labyrinth_pack (LABYRINTH_BEGIN, seat, 0);
      return l->seats;

    case LABYRINTH_AT_ROLL:
      return list_rolls (actions);

    case LABYRINTH_AT_MOVE:
      return list_moves (l, actions);

    case LABYRINTH_AT_CROSS:
    case LABYRINTH_AT_RIDE:
      actions[0] = labyrinth_pack (l->phase == LABYRINTH_AT_CROSS ? LABYRINTH_CROSS : LABYRINTH_RIDE, 0, 0);
      actions[1] = labyrinth_pack (LABYRINTH_STAY, 0, 0);
      return 2;

    case LABYRINTH_AT_STATION:
      for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
        actions[pips - 1] = labyrinth_pack (LABYRINTH_STATION, pips, 0);
      return LABYRINTH_PIPS;

    case LABYRINTH_AT_END:
    default:
      return 0;
    }
}

guint
labyrinth_count (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);

  switch ((LabyrinthPhase) l->phase)
    {
    case LABYRINTH_AT_FIRST:
      return l->seats;

    case LABYRINTH_AT_ROLL:
      return N_ROLLS;

    case LABYRINTH_AT_MOVE:
      return (guint) __builtin_popcount (l->usable);

    case LABYRINTH_AT_CROSS:
    case LABYRINTH_AT_RIDE:
      return 2;

    case LABYRINTH_AT_STATION:
      return LABYRINTH_PIPS;

    case LABYRINTH_AT_END:
    default:
      return 0;
    }
}

/* Two different dice can fall in two ways. */
guint
labyrinth_chance_weight (const AriPosition *position,
                         AriAction          action)
{
  LabyrinthAction a = labyrinth_unpack (action);

  return a.kind == LABYRINTH_ROLL && a.first != a.second ? 2 : 1;
}

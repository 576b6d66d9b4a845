/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-turn.h"

#include <string.h>

#include "ari-hash.h"

void
labyrinth_start (AriPosition    *position,
                 const AriSetup *setup)
{
  Labyrinth *l = (Labyrinth *) position;

  *l = (Labyrinth) {
    .phase = LABYRINTH_AT_FIRST,
    .seats = setup->seats,
    .entry = setup->values[0],
    .displaced = setup->values[1],
    .penalty = setup->values[2],
  };
  memset (l->outside, LABYRINTH_WHOLE_SEAT, setup->seats);
  memset (l->standing, LABYRINTH_NOBODY, sizeof l->standing);
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    for (guint k = 0; k < setup->head_start[seat - 1]; k++)
      labyrinth_put (l, labyrinth_traveller (seat, k), LABYRINTH_ENTRANCE);
}

void
labyrinth_apply (AriPosition *position,
                 AriAction    action)
{
  Labyrinth *l = (Labyrinth *) position;
  LabyrinthAction a = labyrinth_unpack (action);

  switch (a.kind)
    {
    case LABYRINTH_BEGIN:
      labyrinth_begin_turn (l, a.first);
      break;

    case LABYRINTH_ROLL:
      labyrinth_roll (l, a.first, a.second);
      break;

    case LABYRINTH_MOVE:
      labyrinth_move (l, labyrinth_traveller (l->turn, a.first), labyrinth_die_of (l, a.second));
      break;

    case LABYRINTH_CROSS:
      labyrinth_cross (l);
      break;

    case LABYRINTH_RIDE:
      l->phase = LABYRINTH_AT_STATION;
      break;

    case LABYRINTH_STAY:
      labyrinth_go_on (l);
      break;

    case LABYRINTH_STATION:
      labyrinth_go_to_station (l, a.first);
      break;

    default:
      g_return_if_reached ();
    }
}

/* The dice lie there from the roll to the end of the turn. A tunnel and its ride come before the roll, and
 * what decides who begins belongs to the first turn. */
gboolean
labyrinth_turn_ends (const AriPosition *before,
                     const AriPosition *position)
{
  const Labyrinth *was = labyrinth_get (before);

  return labyrinth_get (position)->dice[0] == 0 && (was->dice[0] != 0 || was->phase == LABYRINTH_AT_ROLL);
}

/* Everything that affects the future; of the dice, therefore, only those that are left. */
guint64
labyrinth_hash (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);
  guint64 dice = 0, lost = 0, hash;

  for (guint i = 0; i < LABYRINTH_DICE; i++)
    dice = dice << 3 | ((l->left >> i & 1) != 0 ? l->dice[i] : 0);
  for (guint s = 0; s < LABYRINTH_SEATS; s++)
    lost = lost << 16 | l->lost[s];

  hash = l->phase | (guint64) l->turn << 4 | (guint64) l->mover << 8 | (guint64) l->serving << 12 |
         (guint64) l->seats << 16 | (guint64) l->entry << 20 | (guint64) l->displaced << 21 |
         (guint64) l->penalty << 22 | (guint64) (l->dice[0] != 0) << 23 | dice << 24;
  hash = ari_hash_mix (lost, hash);
  for (guint i = 0; i < LABYRINTH_ALL; i += 4)
    {
      guint64 word = 0;

      for (guint k = i; k < i + 4; k++)
        word = word << 16 | (guint64) l->at[k] << 8 | labyrinth_hold (l, k);
      hash = ari_hash_mix (hash, word);
    }

  return hash;
}

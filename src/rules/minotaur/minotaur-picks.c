/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which spot you pick to play an action: one for each. An outcome of chance has the cell on which it appears,
 * so that the eye finds it; you can't pick it. */
#include "minotaur-position.h"

guint
minotaur_picks (const AriPosition *position,
                AriAction          action,
                AriSpot            picks[ARI_MAX_PICKS])
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      picks[0] = minotaur_cell_spot (a.cell);
      break;

    case MINOTAUR_SHOW:
      picks[0] = minotaur_cell_spot ((guint) MAX (minotaur_last_open (m), 0));
      break;

    case MINOTAUR_CHALLENGE:
      picks[0] = minotaur_place_spot (m->seats, a.seat, minotaur_tile_colour (a.tile),
                                      minotaur_tile_side (a.tile));
      break;

    case MINOTAUR_ANSWER:
    default:
      picks[0] = minotaur_choice_spot (m->seats, a.choice);
      break;
    }

  return 1;
}

/* A tile in a pair belongs to its seat; tiles on the table belong to nobody. */
AriActor
minotaur_occupant (const AriPosition *position,
                   AriSpot            spot)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);

  if (place.kind != MINOTAUR_PLACE_TILE || !minotaur_has_pair (m, place.seat, place.colour))
    return 0;

  return place.seat;
}

/* A tile that a challenge would win, or that one would get in exchange. */
AriSpot
minotaur_target (const AriPosition *position,
                 AriAction          action,
                 AriSpot            pick)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind == MINOTAUR_CHALLENGE)
    return pick;
  if (a.kind == MINOTAUR_ANSWER && (a.choice == MINOTAUR_TAKE_LEFT || a.choice == MINOTAUR_TAKE_RIGHT))
    return minotaur_place_spot (m->seats, m->turn_seat, m->colour,
                                a.choice == MINOTAUR_TAKE_LEFT ? MINOTAUR_LEFT : MINOTAUR_RIGHT);

  return ARI_SPOT_NONE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which spots stand for an action, and which traveller stands on a spot. */
#include "labyrinth-position.h"

/* In any order: a die and a traveller, or the pips of two dice. */
guint
labyrinth_picks (const AriPosition *position,
                 AriAction          action,
                 AriSpot            picks[ARI_MAX_PICKS])
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);
  guint traveller;

  switch (a.kind)
    {
    case LABYRINTH_ROLL:
      picks[0] = LABYRINTH_SPOT_PIPS (a.first);
      picks[1] = LABYRINTH_SPOT_PIPS (a.second);
      return 2;

    case LABYRINTH_MOVE:
      traveller = labyrinth_traveller (l->turn, a.first);
      picks[0] = LABYRINTH_SPOT_DIE (labyrinth_die_of (l, a.second));
      picks[1] = labyrinth_spot_of (traveller, l->at[traveller]);
      return 2;

    case LABYRINTH_CROSS:
      picks[0] = LABYRINTH_SPOT_CHOICE (LABYRINTH_CHOICE_CROSS);
      return 1;

    case LABYRINTH_RIDE:
      picks[0] = LABYRINTH_SPOT_CHOICE (LABYRINTH_CHOICE_RIDE);
      return 1;

    case LABYRINTH_STAY:
      picks[0] = LABYRINTH_SPOT_CHOICE (LABYRINTH_CHOICE_STAY);
      return 1;

    case LABYRINTH_BEGIN:
    case LABYRINTH_STATION:
    default:
      picks[0] = LABYRINTH_SPOT_PIPS (a.first);
      return 1;
    }
}

/* You can point at either of two equal dice. */
AriSpot
labyrinth_canonical_spot (const AriPosition *position,
                          AriSpot            spot)
{
  const Labyrinth *l = labyrinth_get (position);
  gboolean are_alike = l->left == 3 && l->dice[0] == l->dice[1];

  return are_alike && spot == LABYRINTH_SPOT_DIE (1) ? LABYRINTH_SPOT_DIE (0) : spot;
}

/**
 * labyrinth_who_is_at:
 *
 * Returns: the traveller that stands on @spot, LABYRINTH_NOBODY if none, or if the spot holds several, such
 *   as a sanctuary
 */
guint
labyrinth_who_is_at (const Labyrinth *l,
                     AriSpot          spot)
{
  LabyrinthPlace place = labyrinth_place_of (spot);
  guint traveller = LABYRINTH_NOBODY;

  switch (place.kind)
    {
    case LABYRINTH_PLACE_FIELD:
      traveller = l->standing[place.field];
      break;

    case LABYRINTH_PLACE_OUTSIDE:
    case LABYRINTH_PLACE_SANCTUARY:
      if (l->at[place.traveller] == place.field && labyrinth_seat (place.traveller) <= l->seats)
        traveller = place.traveller;
      break;

    case LABYRINTH_PLACE_DIE:
    case LABYRINTH_PLACE_RIDE_DIE:
    case LABYRINTH_PLACE_PIPS:
    case LABYRINTH_PLACE_CHOICE:
    default:
      break;
    }

  return traveller;
}

/* A traveller that has been borne off lies, as a seal, where it once waited. */
AriActor
labyrinth_occupant (const AriPosition *position,
                    AriSpot            spot)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthPlace place = labyrinth_place_of (spot);
  guint traveller = labyrinth_who_is_at (l, spot);

  if (place.kind == LABYRINTH_PLACE_OUTSIDE && l->at[place.traveller] == LABYRINTH_CENTRE)
    traveller = place.traveller;

  return traveller != LABYRINTH_NOBODY ? labyrinth_seat (traveller) : ARI_NONE;
}

/* A traveller on a sanctuary has a place of its own there. */
AriSpot
labyrinth_ground (AriSpot spot)
{
  LabyrinthPlace place = labyrinth_place_of (spot);

  return place.kind == LABYRINTH_PLACE_SANCTUARY ? LABYRINTH_SPOT_FIELD (place.field) : spot;
}

/* The field where the die or the crossing ends; a ride has yet to be rolled. */
AriSpot
labyrinth_target_spot (const AriPosition *position,
                       AriAction          action,
                       AriSpot            pick)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);

  if (a.kind == LABYRINTH_MOVE)
    return LABYRINTH_SPOT_FIELD (labyrinth_steps[l->at[labyrinth_traveller (l->turn, a.first)]][a.second]);

  if (a.kind == LABYRINTH_CROSS)
    return LABYRINTH_SPOT_FIELD (labyrinth_across (l->at[l->mover]));

  return ARI_SPOT_NONE;
}

guint
labyrinth_landing_of (const Labyrinth *l,
                      AriAction        action)
{
  LabyrinthAction a = labyrinth_unpack (action);
  guint from;

  if (a.kind != LABYRINTH_MOVE)
    return 0;

  from = l->at[labyrinth_traveller (l->turn, a.first)];

  return from != LABYRINTH_OUTSIDE ? labyrinth_landing (from, a.second) : 0;
}

/* The field where a passage begins. */
AriSpot
labyrinth_landing_spot (const AriPosition *position,
                        AriAction          action)
{
  guint landing = labyrinth_landing_of (labyrinth_get (position), action);

  return labyrinth_passages[landing] != 0 ? LABYRINTH_SPOT_FIELD (landing) : ARI_SPOT_NONE;
}

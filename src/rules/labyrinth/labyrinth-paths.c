/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The paths of travellers during an action. */
#include "labyrinth-position.h"

/* Where a picture shows a traveller: one that has been borne off appears where it once waited. */
static AriSpot
shown_at (guint traveller,
          guint field)
{
  return labyrinth_spot_of (traveller, field == LABYRINTH_CENTRE ? LABYRINTH_OUTSIDE : field);
}

static void
add_spot (AriMotionPath *way,
          AriSpot        spot)
{
  way->spots[way->n_spots++] = spot;
}

static void
add_field (AriMotionPath *way,
           guint          field)
{
  add_spot (way, LABYRINTH_SPOT_FIELD (field));
}

/* Field by field, turning round at a gate, and on through a passage. */
static void
walk (const Labyrinth *l,
      guint            traveller,
      guint            pips,
      AriMotionPath   *way)
{
  guint from = l->at[traveller], gate = labyrinth_gate (from), landing;

  add_spot (way, labyrinth_spot_of (traveller, from));
  if (from == LABYRINTH_OUTSIDE)
    {
      add_field (way, LABYRINTH_ENTRANCE);
      return;
    }

  for (guint step = 1; step <= pips; step++)
    add_field (way, from + step <= gate ? from + step : 2 * gate - from - step);
  landing = labyrinth_landing (from, pips);
  if (labyrinth_passages[landing] != 0)
    add_field (way, labyrinth_passages[landing]);
}

/* Station by station, and down the tunnel from 52. */
static void
ride (const Labyrinth *l,
      guint            pips,
      AriMotionPath   *way)
{
  guint from = l->at[l->mover];

  add_spot (way, labyrinth_spot_of (l->mover, from));
  for (guint n = 1; n <= pips; n++)
    add_field (way, labyrinth_ride (from, n));
  if (labyrinth_ride (from, pips) == LABYRINTH_TUNNEL)
    add_field (way, LABYRINTH_TUNNEL_END);
}

/**
 * labyrinth_mover:
 *
 * Returns: the traveller that @a itself moves, %LABYRINTH_NOBODY if none
 */
guint
labyrinth_mover (const Labyrinth *l,
                 LabyrinthAction  a)
{
  if (a.kind == LABYRINTH_MOVE)
    return labyrinth_traveller (l->turn, a.first);

  return a.kind == LABYRINTH_CROSS || a.kind == LABYRINTH_STATION ? l->mover : LABYRINTH_NOBODY;
}

/* The path of that traveller. */
static void
move_one (const Labyrinth *l,
          LabyrinthAction  a,
          AriMotionPath   *way)
{
  if (a.kind == LABYRINTH_MOVE)
    {
      walk (l, labyrinth_mover (l, a), a.second, way);
    }
  else if (a.kind == LABYRINTH_CROSS)
    {
      add_field (way, l->at[l->mover]);
      add_field (way, labyrinth_across (l->at[l->mover]));
    }
  else if (a.kind == LABYRINTH_STATION)
    {
      ride (l, a.first, way);
    }
}

/* The moved traveller's path comes first. Others make room when it arrives, and go straight; so does a
 * traveller that takes the tunnel because the next turn begins. */
static guint
paths_of (const AriPosition *position,
          AriAction          action,
          AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  const Labyrinth *before = labyrinth_get (position), *after;
  LabyrinthAction a = labyrinth_unpack (action);
  AriMotionPath way = { 0 };
  guint n = 0, mover = labyrinth_mover (before, a), waiting;
  AriPosition played = *position;

  move_one (before, a, &way);
  waiting = MAX (way.n_spots, 2) - 1;
  labyrinth_apply (&played, action);
  after = labyrinth_get (&played);

  if (mover != LABYRINTH_NOBODY)
    {
      AriSpot end = shown_at (mover, after->at[mover]);
      guint last = labyrinth_place_of (way.spots[way.n_spots - 1]).field;

      /* The last field is the traveller's spot; a traveller that is borne off continues to its place. */
      if (last == after->at[mover] && last != LABYRINTH_CENTRE)
        way.n_spots--;
      add_spot (&way, end);
      paths[n++] = way;
    }
  if (a.kind == LABYRINTH_STATION)
    paths[n++] = (AriMotionPath) { 1, { LABYRINTH_SPOT_RIDE_DIE } };
  for (guint die = 0; a.kind == LABYRINTH_ROLL && die < LABYRINTH_DICE; die++)
    paths[n++] = (AriMotionPath) { 1, { LABYRINTH_SPOT_DIE (die) } };

  for (guint i = 0; i < before->seats * LABYRINTH_TRAVELLERS && n < ARI_MAX_MOTION_PATHS; i++)
    if (i != mover && before->at[i] != after->at[i])
      {
        AriMotionPath *other = &paths[n++];

        other->n_spots = 0;
        for (guint step = 0; step < waiting; step++)
          add_spot (other, labyrinth_spot_of (i, before->at[i]));
        add_spot (other, labyrinth_spot_of (i, after->at[i]));
      }

  return n;
}

const AriMotion labyrinth_motion = { .paths = paths_of };

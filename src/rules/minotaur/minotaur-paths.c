/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an animation shows: where tiles go, which one is turned over, and which ones stay open a little
 * longer. */
#include "minotaur-position.h"

static void
set_way (const Minotaur *m,
         AriSpot         from,
         AriActor        seat,
         MinotaurColour  colour,
         MinotaurSide    side,
         AriMotionPath  *way)
{
  way->n_spots = 2;
  way->spots[0] = from;
  way->spots[1] = minotaur_place_spot (m->seats, seat, colour, side);
}

static guint
claim_ways (const Minotaur *m,
            AriMotionPath   paths[ARI_MAX_MOTION_PATHS])
{
  for (guint i = 0; i < MINOTAUR_REVEALED; i++)
    {
      guint cell = (guint) minotaur_open_cell (m, i), tile = m->tiles[cell] - 1u;

      set_way (m, minotaur_cell_spot (cell), m->turn_seat, minotaur_tile_colour (tile),
               minotaur_tile_side (tile), &paths[i]);
    }

  return MINOTAUR_REVEALED;
}

static guint
exchange_ways (const Minotaur *m,
               MinotaurSide    side,
               AriMotionPath   paths[ARI_MAX_MOTION_PATHS])
{
  const AriActor seats[] = { m->turn_seat, m->challenged };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    set_way (m, minotaur_place_spot (m->seats, seats[i], m->colour, side), seats[1 - i], m->colour, side,
             &paths[i]);

  return G_N_ELEMENTS (seats);
}

static guint
turn_over_way (guint         cell,
               AriMotionPath paths[ARI_MAX_MOTION_PATHS])
{
  paths[0].n_spots = 1;
  paths[0].spots[0] = minotaur_cell_spot (cell);

  return 1;
}

/* A tile is turned over as soon as it is known: when its cell is named, or else when chance shows it. */
static guint
paths_of (const AriPosition *position,
          AriAction          action,
          AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind == MINOTAUR_TURN_OVER)
    return m->tiles[a.cell] != 0 ? turn_over_way (a.cell, paths) : 0;
  if (a.kind == MINOTAUR_SHOW)
    return turn_over_way ((guint) minotaur_last_open (m), paths);
  if (a.kind != MINOTAUR_ANSWER)
    return 0;

  if (a.choice == MINOTAUR_CLAIM)
    return claim_ways (m, paths);
  if (a.choice == MINOTAUR_MISS && m->phase == MINOTAUR_AT_CHALLENGED && m->challenger_hit)
    return exchange_ways (m, m->named, paths);
  if (a.choice == MINOTAUR_TAKE_LEFT)
    return exchange_ways (m, MINOTAUR_LEFT, paths);
  if (a.choice == MINOTAUR_TAKE_RIGHT)
    return exchange_ways (m, MINOTAUR_RIGHT, paths);

  return 0;
}

/* The two unclaimed tiles of the previous turn. */
guint
minotaur_revealed_spots (const AriPosition *position,
                         AriSpot            spots[ARI_MAX_REVEALED_SPOTS])
{
  const Minotaur *m = minotaur_get (position);
  guint n = 0;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    if (minotaur_is_revealed (m, cell))
      spots[n++] = minotaur_cell_spot (cell);

  return n;
}

const AriMotion minotaur_motion = {
  .paths = paths_of,
  .revealed_spots = minotaur_revealed_spots,
  .describe_revealed = minotaur_describe_revealed,
};

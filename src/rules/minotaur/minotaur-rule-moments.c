/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

static AriSpot
may_challenge (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  const Minotaur *m = minotaur_get (next);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  if (m->phase != MINOTAUR_AT_TURN || m->mode != MINOTAUR_MODE_FULL)
    return ARI_SPOT_NONE;

  n = minotaur_actions (next, actions);
  for (guint i = 0; i < n; i++)
    {
      MinotaurAction a = minotaur_unpack (actions[i]);

      if (a.kind == MINOTAUR_CHALLENGE)
        return minotaur_place_spot (m->seats, a.seat, minotaur_tile_colour (a.tile),
                                    minotaur_tile_side (a.tile));
    }

  return ARI_SPOT_NONE;
}

static guint
concerns_challenger (const AriPosition *position,
                     AriAction          action,
                     const AriPosition *next)
{
  return 1u << (minotaur_get (next)->turn_seat - 1);
}

static AriSpot
resolves (const AriPosition *position,
          AriAction          action,
          const AriPosition *next)
{
  const Minotaur *before = minotaur_get (position), *after = minotaur_get (next);

  for (AriActor seat = 1; seat <= after->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      if (minotaur_is_resolved (after, seat, colour) && !minotaur_is_resolved (before, seat, colour))
        return minotaur_place_spot (after->seats, seat, colour, MINOTAUR_LEFT);

  return ARI_SPOT_NONE;
}

static guint
concerns_owner (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  const Minotaur *before = minotaur_get (position), *after = minotaur_get (next);
  guint seats = 0;

  for (AriActor seat = 1; seat <= after->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      if (minotaur_is_resolved (after, seat, colour) && !minotaur_is_resolved (before, seat, colour))
        seats |= 1u << (seat - 1);

  return seats;
}

static AriSpot
may_claim (const AriPosition *position,
           AriAction          action,
           const AriPosition *next)
{
  const Minotaur *m = minotaur_get (next);

  if (m->phase != MINOTAUR_AT_CLAIM || m->mode == MINOTAUR_MODE_MEMORY)
    return ARI_SPOT_NONE;

  return minotaur_cell_spot ((guint) minotaur_last_open (m));
}

/* The player can't claim the two tiles of the turn. */
static AriSpot
turns_back (const AriPosition *position,
            AriAction          action,
            const AriPosition *next)
{
  const Minotaur *before = minotaur_get (position);

  if (before->phase != MINOTAUR_AT_TILE || before->open[1] == 0
      || minotaur_get (next)->phase != MINOTAUR_AT_TURN)
    return ARI_SPOT_NONE;

  return minotaur_cell_spot ((guint) minotaur_last_open (before));
}

/* The other tile of the turn. */
static guint
find_other_turned (const AriPosition *position,
                   AriAction          action,
                   const AriPosition *next,
                   AriSpot            spots[ARI_MAX_ABOUT])
{
  spots[0] = minotaur_cell_spot ((guint) minotaur_open_cell (minotaur_get (position), 0));

  return 1;
}

/* The other tile of the resolved pair. */
static guint
find_other_half (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next,
                 AriSpot            spots[ARI_MAX_ABOUT])
{
  MinotaurPlace place = minotaur_place_of (minotaur_get (next)->seats, resolves (position, action, next));

  spots[0] = minotaur_place_spot (minotaur_get (next)->seats, place.seat, place.colour, MINOTAUR_RIGHT);

  return 1;
}

/* The other tiles of the two pairs that a challenge is about. */
static guint
find_both_pairs (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next,
                 AriSpot            spots[ARI_MAX_ABOUT])
{
  const Minotaur *m = minotaur_get (next);
  AriSpot at = may_challenge (position, action, next);
  MinotaurPlace place = minotaur_place_of (m->seats, at);
  guint n = 0;

  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    {
      AriSpot theirs = minotaur_place_spot (m->seats, place.seat, place.colour, side);

      spots[n++] = minotaur_place_spot (m->seats, m->turn_seat, place.colour, side);
      if (theirs != at)
        spots[n++] = theirs;
    }

  return n;
}

/* The other tile of the pair. */
static guint
find_first_open (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next,
                 AriSpot            spots[ARI_MAX_ABOUT])
{
  spots[0] = minotaur_cell_spot ((guint) minotaur_open_cell (minotaur_get (next), 0));

  return 1;
}

static const AriRuleMoment occasions[] = {
  {
    "challenge",
    N_("You may challenge for a tile of the other pair: choose the one you want."),
    "challenging", may_challenge, concerns_challenger, .about = find_both_pairs,
  },
  {
    "resolved",
    N_("Two tiles of the same value resolve a pair: it scores that value for good."),
    "resolved", resolves, concerns_owner, .about = find_other_half,
  },
  {
    "pair",
    N_("A left and a right tile of one colour make a pair, whatever their values."),
    "revealing", may_claim, NULL, .about = find_first_open,
  },
  {
    "memory",
    N_("These two can’t be claimed, so they are turned face down. Remember them."),
    "memory", turns_back, .concerns_all = TRUE, .about = find_other_turned,
  },
};

const AriRuleMoments minotaur_occasions = { occasions, G_N_ELEMENTS (occasions) };

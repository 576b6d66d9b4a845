/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-fields.h"
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

static gboolean
is_on_field (guint at)
{
  return at != LABYRINTH_OUTSIDE && at != LABYRINTH_CENTRE;
}

static guint
seat_bit (guint traveller)
{
  return 1u << (labyrinth_seat (traveller) - 1);
}

/* The traveller that swaps with the one that moves; LABYRINTH_NOBODY: none. */
static guint
find_exchanged (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);
  guint mover = labyrinth_mover (before, labyrinth_unpack (action)), from, to;

  if (mover == LABYRINTH_NOBODY || !is_on_field (before->at[mover]) || !is_on_field (after->at[mover]))
    return LABYRINTH_NOBODY;

  from = before->at[mover];
  to = after->at[mover];
  for (guint i = 0; i < before->seats * LABYRINTH_TRAVELLERS && from != to; i++)
    if (i != mover && before->at[i] == to && after->at[i] == from)
      return i;

  return LABYRINTH_NOBODY;
}

static AriSpot
exchanges (const AriPosition *position,
           AriAction          action,
           const AriPosition *next)
{
  guint exchanged = find_exchanged (position, action, next);

  if (exchanged == LABYRINTH_NOBODY)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (labyrinth_get (position)->at[exchanged]);
}

static guint
concerns_both (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  const Labyrinth *before = labyrinth_get (position);

  return seat_bit (labyrinth_mover (before, labyrinth_unpack (action)))
         | seat_bit (find_exchanged (position, action, next));
}

/* @by_ride: whether a ride has brought the traveller to the bull, which sends it on to another field. */
static AriSpot
find_caught (const AriPosition *position,
             AriAction          action,
             const AriPosition *next,
             gboolean           by_ride)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);
  LabyrinthAction a = labyrinth_unpack (action);
  guint mover = labyrinth_mover (before, a);

  if (before->penalty != LABYRINTH_PENALTY_TRAVELLER || mover == LABYRINTH_NOBODY
      || (a.kind == LABYRINTH_STATION) != by_ride
      || labyrinth_hold (before, mover) > 0 || labyrinth_hold (after, mover) == 0)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (after->at[mover]);
}

static AriSpot
catches (const AriPosition *position,
         AriAction          action,
         const AriPosition *next)
{
  return find_caught (position, action, next, FALSE);
}

static AriSpot
catches_rider (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  return find_caught (position, action, next, TRUE);
}

/* The traveller that is brought back; LABYRINTH_NOBODY: none. */
static guint
find_in_tunnel (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);

  if (before->penalty != LABYRINTH_PENALTY_TRAVELLER)
    return LABYRINTH_NOBODY;

  for (guint i = 0; i < before->seats * LABYRINTH_TRAVELLERS; i++)
    if (i != labyrinth_mover (before, labyrinth_unpack (action))
        && before->at[i] == LABYRINTH_TUNNEL && after->at[i] == LABYRINTH_TUNNEL_END)
      return i;

  return LABYRINTH_NOBODY;
}

static AriSpot
takes_tunnel (const AriPosition *position,
              AriAction          action,
              const AriPosition *next)
{
  if (find_in_tunnel (position, action, next) == LABYRINTH_NOBODY)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (LABYRINTH_TUNNEL_END);
}

static guint
concerns_owner (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  return seat_bit (find_in_tunnel (position, action, next));
}

static AriSpot
turns_round (const AriPosition *position,
             AriAction          action,
             const AriPosition *next)
{
  const Labyrinth *l = labyrinth_get (position);
  guint end = labyrinth_landing_of (l, action);
  LabyrinthAction a = labyrinth_unpack (action);

  if (end == 0 || end == l->at[labyrinth_traveller (l->turn, a.first)] + a.second)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (end);
}

static AriSpot
takes_passage (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  guint end = labyrinth_landing_of (labyrinth_get (position), action);

  if (end == 0 || labyrinth_passages[end] == 0)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (labyrinth_passages[end]);
}

/* A decision of @phase is due. */
static AriSpot
decides (const AriPosition *position,
         const AriPosition *next,
         LabyrinthPhase     phase)
{
  const Labyrinth *after = labyrinth_get (next);

  if (after->phase != phase || labyrinth_get (position)->phase == phase)
    return ARI_SPOT_NONE;

  return LABYRINTH_SPOT_FIELD (after->at[after->mover]);
}

static AriSpot
may_cross (const AriPosition *position,
           AriAction          action,
           const AriPosition *next)
{
  return decides (position, next, LABYRINTH_AT_CROSS);
}

static AriSpot
may_ride (const AriPosition *position,
          AriAction          action,
          const AriPosition *next)
{
  return decides (position, next, LABYRINTH_AT_RIDE);
}

/* --- What else a rule speaks of ------------------------------------------------------------------------ */

static guint
find_origin (const AriPosition *position,
             AriAction          action,
             const AriPosition *next,
             AriSpot            spots[ARI_MAX_ABOUT])
{
  const Labyrinth *l = labyrinth_get (position);

  spots[0] = LABYRINTH_SPOT_FIELD (l->at[labyrinth_mover (l, labyrinth_unpack (action))]);

  return 1;
}

static guint
find_stations (const AriPosition *position,
               AriAction          action,
               const AriPosition *next,
               AriSpot            spots[ARI_MAX_ABOUT])
{
  const Labyrinth *after = labyrinth_get (next);
  guint64 seen = 0; /* fields */
  guint n = 0;

  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    {
      guint field = labyrinth_ride (after->at[after->mover], pips);

      if ((seen >> field & 1) == 0)
        spots[n++] = LABYRINTH_SPOT_FIELD (field);
      seen |= G_GUINT64_CONSTANT (1) << field;
    }

  return n;
}

static guint
find_other_side (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next,
                 AriSpot            spots[ARI_MAX_ABOUT])
{
  const Labyrinth *after = labyrinth_get (next);

  spots[0] = LABYRINTH_SPOT_FIELD (labyrinth_across (after->at[after->mover]));

  return 1;
}

static guint
find_landing (const AriPosition *position,
              AriAction          action,
              const AriPosition *next,
              AriSpot            spots[ARI_MAX_ABOUT])
{
  spots[0] = LABYRINTH_SPOT_FIELD (labyrinth_landing_of (labyrinth_get (position), action));

  return 1;
}

static guint
find_tunnel (const AriPosition *position,
             AriAction          action,
             const AriPosition *next,
             AriSpot            spots[ARI_MAX_ABOUT])
{
  spots[0] = LABYRINTH_SPOT_FIELD (LABYRINTH_TUNNEL);

  return 1;
}

static const AriRuleMoment occasions[] = {
  {
    "tunnel",
    N_("A traveller on 52 that is free again takes the tunnel back to 7."),
    "tunnel", takes_tunnel, concerns_owner, .about = find_tunnel,
  },
  {
    "orbit",
    N_("Station of the Knight’s Orbit: ride on by one die, or stay."),
    "orbit", may_ride, NULL, .about = find_stations,
  },
  {
    "millstone",
    N_("The Millstone: cross to the other side of the wall, or stay."),
    "millstone", may_cross, NULL, .about = find_other_side,
  },
  {
    "trap",
    N_("The bull has caught this traveller, for this turn and the next two."),
    "traps", catches, NULL,
  },
  {
    "drop",
    N_("The bull waits on 52: this traveller drops to 7, caught for two turns."),
    "traps", catches_rider, NULL, .about = find_tunnel,
  },
  {
    "exchange",
    N_("A move that ends on an occupied field makes the two travellers swap."),
    "exchange", exchanges, concerns_both, .about = find_origin,
  },
  {
    "passage",
    N_("A die that ends at a passage leads on to its other end immediately."),
    "passages", takes_passage, NULL, .about = find_landing,
  },
  {
    "gate",
    N_("A die must hit a gate exactly: points left over are counted backwards."),
    "gates", turns_round, NULL,
  },
};

const AriRuleMoments labyrinth_occasions = { occasions, G_N_ELEMENTS (occasions) };

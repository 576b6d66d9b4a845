/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an action does, from the leg of one traveller to the end of the turn. */
#include "labyrinth-position.h"

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
}

/* --- One traveller ------------------------------------------------------------------------------------- */

/* A traveller no longer is, or not yet, what it was when the turn began. */
static void
set_hold (Labyrinth *l,
          guint      traveller,
          guint      turns)
{
  l->hold[traveller] = (guint8) turns;
  if (labyrinth_seat (traveller) == l->turn)
    l->serving &= (guint8) ~(1u << traveller % LABYRINTH_TRAVELLERS);
}

/* A trap closes. Before the roll, what a seat does to itself costs later turns and not this one. */
static void
trap (Labyrinth *l,
      guint      traveller)
{
  AriActor seat = labyrinth_seat (traveller);

  if (l->penalty == LABYRINTH_PENALTY_TRAVELLER)
    {
      set_hold (l, traveller, LABYRINTH_HOLD);
      return;
    }

  l->lost[seat - 1] += LABYRINTH_HOLD;
  if (seat == l->turn && l->dice[0] != 0)
    l->stopped = TRUE;
}

/* Goes to where another traveller's leg began. */
static void
displace (Labyrinth *l,
          guint      traveller,
          guint      to)
{
  l->at[traveller] = (guint8) to;
  set_hold (l, traveller, 0);
  if (labyrinth_is (LABYRINTH_SANCTUARIES, to))
    return;

  l->standing[to] = (guint8) (traveller + 1);
  if (labyrinth_is (LABYRINTH_TRAPS, to) && l->displaced == LABYRINTH_DISPLACED_TRAP)
    trap (l, traveller);
}

/* A leg with its exchange, but without what the field then does to who comes to rest there. */
static void
go (Labyrinth *l,
    guint      traveller,
    guint      to)
{
  guint from = l->at[traveller], occupant;

  if (to == from)
    return;

  l->standing[from] = 0;
  l->at[traveller] = (guint8) to;
  if (to == LABYRINTH_CENTRE)
    {
      l->home[l->turn - 1]++;
      return;
    }
  if (labyrinth_is (LABYRINTH_SANCTUARIES, to))
    return;

  occupant = l->standing[to];
  l->standing[to] = (guint8) (traveller + 1);
  if (occupant != 0)
    displace (l, occupant - 1, from);
}

/* --- One turn ------------------------------------------------------------------------------------------ */

/* The next seat that has no turn to lose. */
static AriActor
next_turn (Labyrinth *l)
{
  AriActor seat = l->turn;

  for (;;)
    {
      seat = seat % l->seats + 1;
      if (l->lost[seat - 1] == 0)
        return seat;
      l->lost[seat - 1]--;
    }
}

/* A traveller on 52 that is free takes the tunnel, and may then ride. */
static void
begin_turn (Labyrinth *l,
            AriActor   seat)
{
  guint first = labyrinth_traveller (seat, 0), in_tunnel = l->standing[LABYRINTH_TUNNEL];

  l->turn = (guint8) seat;
  l->dice[0] = l->dice[1] = l->left = l->stopped = 0;
  l->serving = 0;
  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    l->serving |= (guint8) ((l->hold[first + k] > 0) << k);

  l->phase = LABYRINTH_AT_ROLL;
  if (in_tunnel != 0 && labyrinth_seat (in_tunnel - 1) == seat && l->hold[in_tunnel - 1] == 0)
    {
      go (l, in_tunnel - 1, LABYRINTH_TUNNEL_END);
      l->mover = (guint8) (in_tunnel - 1);
      l->phase = LABYRINTH_AT_RIDE;
    }
}

static void
end_turn (Labyrinth *l)
{
  guint first = labyrinth_traveller (l->turn, 0);

  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    l->hold[first + k] -= l->serving >> k & 1;

  begin_turn (l, next_turn (l));
}

/* After all that one action has brought about. */
static void
go_on (Labyrinth *l)
{
  l->mover = 0;
  if (l->home[l->turn - 1] == LABYRINTH_TRAVELLERS)
    {
      l->winners = (guint8) (1u << (l->turn - 1));
      l->phase = LABYRINTH_AT_END;
    }
  else if (l->dice[0] == 0)
    {
      l->phase = LABYRINTH_AT_ROLL;
    }
  else if (!l->stopped && labyrinth_can_move (l))
    {
      l->phase = LABYRINTH_AT_MOVE;
    }
  else
    {
      end_turn (l);
    }
}

/* --- Actions ------------------------------------------------------------------------------------------- */

/* Of two equal dice the first is used first, so that there is one position for what is left. */
static void
use_die (Labyrinth *l,
         guint      pips)
{
  guint i = (l->left & 1) != 0 && l->dice[0] == pips ? 0 : 1;

  l->left &= (guint8) ~(1u << i);
}

static void
move (Labyrinth *l,
      guint      traveller,
      guint      pips)
{
  guint to = labyrinth_target (l, traveller, pips);

  use_die (l, pips);
  go (l, traveller, to);

  if (labyrinth_is (LABYRINTH_TRAPS, to))
    trap (l, traveller);
  if (!l->stopped && labyrinth_is (LABYRINTH_MILLSTONE | LABYRINTH_ORBIT, to))
    {
      l->mover = (guint8) traveller;
      l->phase = labyrinth_is (LABYRINTH_ORBIT, to) ? LABYRINTH_AT_RIDE : LABYRINTH_AT_CROSS;
      return;
    }

  go_on (l);
}

/* Who would end on 52 drops through the tunnel at once, and is held at its end. */
static void
ride (Labyrinth *l,
      guint      pips)
{
  guint station = labyrinth_ride (l->at[l->mover], pips);

  if (station == LABYRINTH_TUNNEL)
    {
      go (l, l->mover, LABYRINTH_TUNNEL_END);
      trap (l, l->mover);
    }
  else
    {
      go (l, l->mover, station);
    }
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
      begin_turn (l, a.first);
      break;

    case LABYRINTH_ROLL:
      l->dice[0] = (guint8) a.first;
      l->dice[1] = (guint8) a.second;
      l->left = 3;
      go_on (l);
      break;

    case LABYRINTH_MOVE:
      move (l, labyrinth_traveller (l->turn, a.first), a.second);
      break;

    case LABYRINTH_CROSS:
      go (l, l->mover, labyrinth_across (l->at[l->mover]));
      go_on (l);
      break;

    case LABYRINTH_RIDE:
      l->phase = LABYRINTH_AT_STATION;
      break;

    case LABYRINTH_STAY:
      go_on (l);
      break;

    case LABYRINTH_STATION:
      ride (l, a.first);
      go_on (l);
      break;

    default:
      g_return_if_reached ();
    }
}

/* All that decides what can follow; so of the dice only those that are left, and when the match is over
 * nothing of the turn. */
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
        word = word << 16 | (guint64) l->at[k] << 8 | l->hold[k];
      hash = ari_hash_mix (hash, word);
    }

  return hash;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-position.h"

G_BEGIN_DECLS

/* What an action does, from the leg of one traveller to the end of the turn: inline, for random games that call it
 * a hundred million times a second. */

/* --- One traveller ------------------------------------------------------------------------------------- */

/* A traveller is held from now on, or free: not as it was when the turn began. */
static inline void
labyrinth_set_hold (Labyrinth *l,
                    guint      traveller,
                    guint      turns)
{
  AriActor seat = labyrinth_seat (traveller);
  guint8 bit = (guint8) (1u << traveller % LABYRINTH_TRAVELLERS);

  l->hold[traveller] = (guint8) turns;
  l->held[seat - 1] = (guint8) (turns > 0 ? l->held[seat - 1] | bit : l->held[seat - 1] & ~bit);
  if (seat == l->turn)
    l->serving &= (guint8) ~bit;
}

/* A trap closes. Before the roll, what a seat does to itself costs later turns and not this one. */
static inline void
labyrinth_trap (Labyrinth *l,
                guint      traveller)
{
  AriActor seat = labyrinth_seat (traveller);

  if (l->penalty == LABYRINTH_PENALTY_TRAVELLER)
    {
      labyrinth_set_hold (l, traveller, LABYRINTH_HOLD);
      return;
    }

  l->lost[seat - 1] += LABYRINTH_HOLD;
  if (seat == l->turn && l->dice[0] != 0)
    l->stopped = TRUE;
}

/* Stands on a field from now on; whoever stood there has to be seen to before. */
static inline void
labyrinth_put (Labyrinth *l,
               guint      traveller,
               guint      field)
{
  guint8 bit = (guint8) (1u << traveller % LABYRINTH_TRAVELLERS);
  guint s = labyrinth_seat (traveller) - 1;

  l->at[traveller] = (guint8) field;
  if (field == LABYRINTH_CENTRE)
    {
      l->inside[s] &= (guint8) ~bit;
      l->home[s] |= bit;
      return;
    }

  l->inside[s] |= bit;
  if (!labyrinth_is (LABYRINTH_SANCTUARIES, field))
    l->standing[field] = (guint8) (traveller + 1);
}

/* A leg with its exchange, but without what the field then does to who comes to rest there. Who is displaced
 * goes to where the leg began. */
static inline void
labyrinth_go (Labyrinth *l,
              guint      traveller,
              guint      to)
{
  guint from = l->at[traveller], occupant = l->standing[to];

  if (to == from)
    return;

  l->standing[from] = 0;
  labyrinth_put (l, traveller, to);
  if (occupant == 0)
    return;

  labyrinth_put (l, occupant - 1, from);
  labyrinth_set_hold (l, occupant - 1, 0);
  if (labyrinth_is (LABYRINTH_TRAPS, from) && l->displaced == LABYRINTH_DISPLACED_TRAP)
    labyrinth_trap (l, occupant - 1);
}

/* --- One turn ------------------------------------------------------------------------------------------ */

/* The next seat that has no turn to lose. */
static inline AriActor
labyrinth_next_turn (Labyrinth *l)
{
  AriActor seat = l->turn;

  for (;;)
    {
      seat = seat < l->seats ? seat + 1 : 1;
      if (l->lost[seat - 1] == 0)
        return seat;
      l->lost[seat - 1]--;
    }
}

/* A traveller on 52 that is free takes the tunnel, and may then ride. */
static inline void
labyrinth_begin_turn (Labyrinth *l,
                      AriActor   seat)
{
  guint in_tunnel = l->standing[LABYRINTH_TUNNEL];

  l->turn = (guint8) seat;
  l->dice[0] = l->dice[1] = l->left = l->stopped = 0;
  l->serving = l->held[seat - 1];
  l->phase = LABYRINTH_AT_ROLL;
  if (in_tunnel != 0 && labyrinth_seat (in_tunnel - 1) == seat && l->hold[in_tunnel - 1] == 0)
    {
      labyrinth_go (l, in_tunnel - 1, LABYRINTH_TUNNEL_END);
      l->mover = (guint8) (in_tunnel - 1);
      l->phase = LABYRINTH_AT_RIDE;
    }
}

static inline void
labyrinth_end_turn (Labyrinth *l)
{
  for (guint serving = l->serving; serving != 0; serving &= serving - 1)
    {
      guint k = (guint) __builtin_ctz (serving);

      if (--l->hold[labyrinth_traveller (l->turn, k)] == 0)
        l->held[l->turn - 1] &= (guint8) ~(1u << k);
    }

  labyrinth_begin_turn (l, labyrinth_next_turn (l));
}

/* After all that one action has brought about. */
static inline void
labyrinth_go_on (Labyrinth *l)
{
  l->mover = 0;
  if (l->home[l->turn - 1] == LABYRINTH_WHOLE_SEAT)
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
      labyrinth_end_turn (l);
    }
}

/* --- Actions ------------------------------------------------------------------------------------------- */

static inline void
labyrinth_roll (Labyrinth *l,
                guint      first,
                guint      second)
{
  l->dice[0] = (guint8) first;
  l->dice[1] = (guint8) second;
  l->left = 3;
  labyrinth_go_on (l);
}

/* Of two equal dice the first is used first, so that there is one position for what is left. */
static inline void
labyrinth_use_die (Labyrinth *l,
                   guint      pips)
{
  guint i = (l->left & 1) != 0 && l->dice[0] == pips ? 0 : 1;

  l->left &= (guint8) ~(1u << i);
}

static inline void
labyrinth_move (Labyrinth *l,
                guint      traveller,
                guint      pips)
{
  guint to = labyrinth_target (l, traveller, pips);

  labyrinth_use_die (l, pips);
  labyrinth_go (l, traveller, to);

  if (labyrinth_is (LABYRINTH_TRAPS, to))
    labyrinth_trap (l, traveller);
  if (!l->stopped && labyrinth_is (LABYRINTH_MILLSTONE | LABYRINTH_ORBIT, to))
    {
      l->mover = (guint8) traveller;
      l->phase = labyrinth_is (LABYRINTH_ORBIT, to) ? LABYRINTH_AT_RIDE : LABYRINTH_AT_CROSS;
      return;
    }

  labyrinth_go_on (l);
}

static inline void
labyrinth_cross (Labyrinth *l)
{
  labyrinth_go (l, l->mover, labyrinth_across (l->at[l->mover]));
  labyrinth_go_on (l);
}

/* Who would end on 52 drops through the tunnel at once, and is held at its end. */
static inline void
labyrinth_go_to_station (Labyrinth *l,
                         guint      pips)
{
  guint station = labyrinth_ride (l->at[l->mover], pips);

  if (station == LABYRINTH_TUNNEL)
    {
      labyrinth_go (l, l->mover, LABYRINTH_TUNNEL_END);
      labyrinth_trap (l, l->mover);
    }
  else
    {
      labyrinth_go (l, l->mover, station);
    }
  labyrinth_go_on (l);
}

G_END_DECLS

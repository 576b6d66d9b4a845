/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-position.h"

G_BEGIN_DECLS

/* What an action does, from the leg of one traveller to the end of the turn: inline, because random games
 * call it a hundred million times a second. */

/* --- One traveller ------------------------------------------------------------------------------------- */

/* Holds a traveller on a field. */
static inline void
labyrinth_catch (Labyrinth *l,
                 guint      traveller,
                 guint      turns)
{
  guint s = labyrinth_seat (traveller) - 1;
  guint8 bit = labyrinth_bit (traveller);

  l->free[s] &= ~bit;
  l->held[s] |= bit;
  l->longer[s] = turns > 1 ? l->longer[s] | bit : l->longer[s] & ~bit;
  if (s + 1 == l->turn)
    l->serving &= ~bit;
}

/* Frees a traveller on a field. */
static inline void
labyrinth_release (Labyrinth *l,
                   guint      traveller)
{
  guint s = labyrinth_seat (traveller) - 1;
  guint8 bit = labyrinth_bit (traveller);

  l->free[s] |= bit;
  l->held[s] &= ~bit;
  l->longer[s] &= ~bit;
  if (s + 1 == l->turn)
    l->serving &= ~bit;
}

/* A trap closes. A penalty that a seat causes itself before the roll costs later turns, not this one. */
static inline void
labyrinth_trap (Labyrinth *l,
                guint      traveller)
{
  AriActor seat = labyrinth_seat (traveller);

  if (l->penalty == LABYRINTH_PENALTY_TRAVELLER)
    {
      labyrinth_catch (l, traveller, LABYRINTH_HOLD);
      return;
    }

  l->lost[seat - 1] += LABYRINTH_HOLD;
  if (seat == l->turn && l->dice[0] != 0)
    l->stopped = TRUE;
}

/* Puts a traveller on a field; the caller has already dealt with the one that stood there. */
static inline void
labyrinth_put (Labyrinth *l,
               guint      traveller,
               guint      field)
{
  guint s = labyrinth_seat (traveller) - 1;

  if (G_UNLIKELY (l->at[traveller] == LABYRINTH_OUTSIDE))
    {
      l->outside[s] ^= labyrinth_bit (traveller);
      l->free[s] ^= labyrinth_bit (traveller);
    }
  if (G_UNLIKELY (field == LABYRINTH_CENTRE))
    l->free[s] &= ~labyrinth_bit (traveller);

  l->at[traveller] = (guint8) field;
  l->standing[field] = labyrinth_is (LABYRINTH_SHARED, field) ? LABYRINTH_NOBODY : (guint8) traveller;
}

/* A leg with its exchange, but without the effect of the field on the traveller that ends there. A displaced
 * traveller goes to where the leg began. */
static inline void
labyrinth_go (Labyrinth *l,
              guint      traveller,
              guint      to)
{
  guint from = l->at[traveller], occupant = l->standing[to];

  if (G_UNLIKELY (to == from))
    return;

  l->standing[from] = LABYRINTH_NOBODY;
  labyrinth_put (l, traveller, to);
  if (G_LIKELY (occupant == LABYRINTH_NOBODY))
    return;

  labyrinth_put (l, occupant, from);
  if ((l->held[occupant / LABYRINTH_TRAVELLERS] & labyrinth_bit (occupant)) != 0)
    labyrinth_release (l, occupant);
  if (labyrinth_is (LABYRINTH_TRAPS, from) && l->displaced == LABYRINTH_DISPLACED_TRAP)
    labyrinth_trap (l, occupant);
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

/* A free traveller on 52 takes the tunnel, and may then ride. */
static inline void
labyrinth_begin_turn (Labyrinth *l,
                      AriActor   seat)
{
  guint in_tunnel = l->standing[LABYRINTH_TUNNEL];

  l->turn = (guint8) seat;
  l->dice[0] = l->dice[1] = l->left = l->stopped = 0;
  l->serving = l->held[seat - 1];
  l->phase = LABYRINTH_AT_ROLL;
  if (G_UNLIKELY (in_tunnel != LABYRINTH_NOBODY) && labyrinth_seat (in_tunnel) == seat &&
      (l->free[seat - 1] & labyrinth_bit (in_tunnel)) != 0)
    {
      labyrinth_go (l, in_tunnel, LABYRINTH_TUNNEL_END);
      l->mover = (guint8) in_tunnel;
      l->phase = LABYRINTH_AT_RIDE;
    }
}

static inline void
labyrinth_end_turn (Labyrinth *l)
{
  guint s = l->turn - 1;
  guint8 freed = l->serving & ~l->longer[s];

  l->held[s] ^= freed;
  l->free[s] ^= freed;
  l->longer[s] &= ~l->serving;

  labyrinth_begin_turn (l, labyrinth_next_turn (l));
}

/* Goes on to the next die, if one can be used. */
static inline void
labyrinth_offer_dice (Labyrinth *l)
{
  l->usable = (guint8) labyrinth_usable (l);
  l->phase = LABYRINTH_AT_MOVE;
  if (l->usable == 0)
    labyrinth_end_turn (l);
}

/* Decides what comes next, after all effects of an action. */
static inline void
labyrinth_go_on (Labyrinth *l)
{
  l->mover = 0;
  l->usable = 0;
  if (l->dice[0] == 0)
    l->phase = LABYRINTH_AT_ROLL;
  else if (l->stopped || l->left == 0)
    labyrinth_end_turn (l);
  else
    labyrinth_offer_dice (l);
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
  labyrinth_offer_dice (l);
}

/* The effect of a field on a traveller whose die move ends there. */
static inline void
labyrinth_arrive (Labyrinth *l,
                  guint      traveller,
                  guint      field)
{
  l->usable = 0;
  if (labyrinth_is (LABYRINTH_TRAPS, field))
    {
      labyrinth_trap (l, traveller);
      labyrinth_go_on (l);
    }
  else if (field == LABYRINTH_CENTRE)
    {
      if ((l->outside[l->turn - 1] | l->free[l->turn - 1] | l->held[l->turn - 1]) == 0)
        {
          l->winners = (guint8) (1u << (l->turn - 1));
          l->phase = LABYRINTH_AT_END;
        }
      else
        {
          labyrinth_go_on (l);
        }
    }
  else if (l->stopped)
    {
      labyrinth_end_turn (l);
    }
  else
    {
      l->mover = (guint8) traveller;
      l->phase = labyrinth_is (LABYRINTH_ORBIT, field) ? LABYRINTH_AT_RIDE : LABYRINTH_AT_CROSS;
    }
}

static inline void
labyrinth_move (Labyrinth *l,
                guint      traveller,
                guint      die)
{
  guint to = labyrinth_steps[l->at[traveller]][l->dice[die]];

  l->left ^= (guint8) (1u << die);
  labyrinth_go (l, traveller, to);
  if (G_UNLIKELY (labyrinth_is (LABYRINTH_EVENTFUL, to)))
    labyrinth_arrive (l, traveller, to);
  else
    labyrinth_go_on (l);
}

static inline void
labyrinth_cross (Labyrinth *l)
{
  labyrinth_go (l, l->mover, labyrinth_across (l->at[l->mover]));
  labyrinth_go_on (l);
}

/* A traveller that would end on 52 drops through the tunnel at once, and is held at its end. */
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

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actor, and the legal actions. */
#include "minotaur-position.h"

#include <string.h>

AriActor
minotaur_actor (const AriPosition *position)
{
  const Minotaur *m = minotaur_get (position);

  switch ((MinotaurPhase) m->phase)
    {
    case MINOTAUR_AT_TILE:
      return ARI_CHANCE;

    case MINOTAUR_AT_CHALLENGED:
    case MINOTAUR_AT_PRIZE:
      return m->challenged;

    case MINOTAUR_AT_TURN:
    case MINOTAUR_AT_SECOND:
    case MINOTAUR_AT_CLAIM:
    case MINOTAUR_AT_CHALLENGER:
    case MINOTAUR_AT_TIE:
    case MINOTAUR_AT_END:
    default:
      return m->turn_seat;
    }
}

static gboolean
is_tossing (const Minotaur *m)
{
  return m->phase == MINOTAUR_AT_CHALLENGER || m->phase == MINOTAUR_AT_CHALLENGED ||
         m->phase == MINOTAUR_AT_TIE;
}

gboolean
minotaur_feat_due (const AriPosition *position)
{
  return is_tossing (minotaur_get (position));
}

/* Whether a challenge is legal in @colour: both pairs can still change and share a value on opposite
 * sides. */
gboolean
minotaur_may_challenge (const Minotaur *m,
                        AriActor        challenger,
                        AriActor        challenged,
                        MinotaurColour  colour)
{
  const guint8 *own = m->pairs[challenger - 1][colour], *other = m->pairs[challenged - 1][colour];

  return challenger != challenged && own[MINOTAUR_LEFT] != own[MINOTAUR_RIGHT] &&
         other[MINOTAUR_LEFT] != other[MINOTAUR_RIGHT] &&
         (own[MINOTAUR_LEFT] == other[MINOTAUR_RIGHT] || own[MINOTAUR_RIGHT] == other[MINOTAUR_LEFT]);
}

/* Whether the challenge may name the other seat's tile of @side. */
gboolean
minotaur_may_name (const Minotaur *m,
                   AriActor        challenger,
                   AriActor        challenged,
                   MinotaurColour  colour,
                   MinotaurSide    side)
{
  return minotaur_may_challenge (m, challenger, challenged, colour) &&
         (m->mode != MINOTAUR_MODE_SIMPLIFIED ||
          m->pairs[challenged - 1][colour][side] == m->pairs[challenger - 1][colour][!side]);
}

/* Whether a challenged seat that was the only one to hit may exchange the tiles of @side. */
gboolean
minotaur_may_take (const Minotaur *m,
                   MinotaurSide    side)
{
  return (m->prize == MINOTAUR_PRIZE_FREE || side != m->named) &&
         (m->mode != MINOTAUR_MODE_SIMPLIFIED ||
          m->pairs[m->turn_seat - 1][m->colour][side] == m->pairs[m->challenged - 1][m->colour][!side]);
}

/* Whether the seat whose turn it is owns a pair of each colour while tiles lie on the table. */
gboolean
minotaur_may_pass (const Minotaur *m)
{
  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    if (!minotaur_has_pair (m, m->turn_seat, colour))
      return FALSE;

  return m->table != 0;
}

/* The cells that can be turned over next. */
static guint64
closed_cells (const Minotaur *m)
{
  return m->open[0] != 0 ? m->table & ~MINOTAUR_BIT (minotaur_open_cell (m, 0)) : m->table;
}

static guint
list_cells (const Minotaur *m,
            AriAction      *actions)
{
  guint n = 0;

  for (guint64 cells = closed_cells (m); cells != 0; cells &= cells - 1)
    actions[n++] = minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_TURN_OVER,
                                                      .cell = (guint) __builtin_ctzll (cells) });

  return n;
}

static guint
list_tiles (const Minotaur *m,
            AriAction      *actions)
{
  guint n = 0;

  for (guint64 tiles = m->unseen; tiles != 0; tiles &= tiles - 1)
    actions[n++] = minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_SHOW,
                                                      .tile = (guint) __builtin_ctzll (tiles) });

  return n;
}

/* Writes the challenges that the seat whose turn it is may make; returns their number. */
guint
minotaur_list_challenges (const Minotaur *m,
                          AriAction      *actions)
{
  guint n = 0;

  for (AriActor seat = 1; seat <= m->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      for (guint side = 0; side < MINOTAUR_SIDES; side++)
        if (minotaur_may_name (m, m->turn_seat, seat, colour, side))
          actions[n++] = minotaur_pack (&(MinotaurAction) {
            .kind = MINOTAUR_CHALLENGE,
            .seat = seat,
            .tile = minotaur_tile (colour, m->pairs[seat - 1][colour][side], side) });

  return n;
}

static AriAction
answer (MinotaurChoice choice)
{
  return minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_ANSWER, .choice = choice });
}

static guint
list_turn (const Minotaur *m,
           AriAction      *actions)
{
  guint n = list_cells (m, actions);

  n += minotaur_list_challenges (m, actions + n);
  if (minotaur_may_pass (m))
    actions[n++] = answer (MINOTAUR_PASS);

  return n;
}

static guint
list_prizes (const Minotaur *m,
             AriAction      *actions)
{
  guint n = 0;

  if (minotaur_may_take (m, MINOTAUR_LEFT))
    actions[n++] = answer (MINOTAUR_TAKE_LEFT);
  if (minotaur_may_take (m, MINOTAUR_RIGHT))
    actions[n++] = answer (MINOTAUR_TAKE_RIGHT);
  actions[n++] = answer (MINOTAUR_DECLINE);

  return n;
}

guint
minotaur_actions (const AriPosition *position,
                  AriAction          actions[ARI_MAX_ACTIONS])
{
  const Minotaur *m = minotaur_get (position);

  switch ((MinotaurPhase) m->phase)
    {
    case MINOTAUR_AT_TURN:
      return list_turn (m, actions);

    case MINOTAUR_AT_SECOND:
      return list_cells (m, actions);

    case MINOTAUR_AT_TILE:
      return list_tiles (m, actions);

    case MINOTAUR_AT_CLAIM:
      actions[0] = answer (MINOTAUR_CLAIM);
      actions[1] = answer (MINOTAUR_LEAVE);
      return 2;

    case MINOTAUR_AT_PRIZE:
      return list_prizes (m, actions);

    case MINOTAUR_AT_CHALLENGER:
    case MINOTAUR_AT_CHALLENGED:
    case MINOTAUR_AT_TIE:
      actions[0] = answer (MINOTAUR_HIT);
      actions[1] = answer (MINOTAUR_MISS);
      return 2;

    case MINOTAUR_AT_END:
    default:
      return 0;
    }
}

static gboolean
is_legal_challenge (const Minotaur       *m,
                    const MinotaurAction *a)
{
  guint colour = minotaur_tile_colour (a->tile), side = minotaur_tile_side (a->tile);

  return a->seat >= 1 && a->seat <= m->seats && a->tile < MINOTAUR_TILES &&
         m->pairs[a->seat - 1][colour][side] == minotaur_tile_value (a->tile) &&
         minotaur_may_name (m, m->turn_seat, a->seat, colour, side);
}

static gboolean
is_legal_answer (const Minotaur *m,
                 MinotaurChoice  choice)
{
  switch (choice)
    {
    case MINOTAUR_CLAIM:
    case MINOTAUR_LEAVE:
      return m->phase == MINOTAUR_AT_CLAIM;

    case MINOTAUR_TAKE_LEFT:
      return m->phase == MINOTAUR_AT_PRIZE && minotaur_may_take (m, MINOTAUR_LEFT);

    case MINOTAUR_TAKE_RIGHT:
      return m->phase == MINOTAUR_AT_PRIZE && minotaur_may_take (m, MINOTAUR_RIGHT);

    case MINOTAUR_DECLINE:
      return m->phase == MINOTAUR_AT_PRIZE;

    case MINOTAUR_PASS:
      return m->phase == MINOTAUR_AT_TURN && minotaur_may_pass (m);

    case MINOTAUR_HIT:
    case MINOTAUR_MISS:
      return is_tossing (m);

    case MINOTAUR_CHOICES:
    default:
      return FALSE;
    }
}

gboolean
minotaur_legal (const AriPosition *position,
                AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action), plain = { .kind = a.kind };

  /* Each action has only one encoding: members that its kind does not use are 0. */
  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      plain.cell = a.cell;
      return minotaur_pack (&plain) == action &&
             (m->phase == MINOTAUR_AT_TURN || m->phase == MINOTAUR_AT_SECOND) &&
             (closed_cells (m) >> a.cell & 1) != 0;

    case MINOTAUR_SHOW:
      plain.tile = a.tile;
      return minotaur_pack (&plain) == action && m->phase == MINOTAUR_AT_TILE &&
             (m->unseen >> a.tile & 1) != 0;

    case MINOTAUR_CHALLENGE:
      plain.tile = a.tile;
      plain.seat = a.seat;
      return minotaur_pack (&plain) == action && m->phase == MINOTAUR_AT_TURN && is_legal_challenge (m, &a);

    case MINOTAUR_ANSWER:
      plain.choice = a.choice;
      return minotaur_pack (&plain) == action && is_legal_answer (m, a.choice);

    default:
      return FALSE;
    }
}

/* All that is known about a toss is how often the seat has hit so far, which counts the more the more often
 * it has tossed: the prior is that 3 of 10 tosses hit. */
guint
minotaur_toss_weight (const Minotaur *m,
                      AriActor        seat,
                      gboolean        hit)
{
  static const guint prior_hits = 3, prior_misses = 7;

  return hit ? m->hits[seat - 1] + prior_hits : m->tosses[seat - 1] - m->hits[seat - 1] + prior_misses;
}

AriAction
minotaur_feat_outcome (const AriPosition *position,
                       AriFeatOutcome     outcome)
{
  return answer (outcome == ARI_FEAT_OUTCOME_HIT ? MINOTAUR_HIT : MINOTAUR_MISS);
}

/* Chance shows each unseen tile with equal probability. */
guint
minotaur_chance_weight (const AriPosition *position,
                        AriAction          action)
{
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind != MINOTAUR_ANSWER)
    return 1;

  return minotaur_toss_weight (minotaur_get (position), minotaur_actor (position), a.choice == MINOTAUR_HIT);
}

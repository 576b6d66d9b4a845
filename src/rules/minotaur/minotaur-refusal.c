/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

static char *
refuse_cell (const Minotaur *m,
             guint           cell)
{
  if ((m->table >> cell & 1) == 0)
    return g_strdup (_("There is no tile here any more."));
  if (m->phase == MINOTAUR_AT_SECOND)
    return g_strdup (_("This tile is already face up. Pick another."));

  return NULL;
}

/* The spots of a pair prove what is wrong with it. */
static void
prove_by (const Minotaur *m,
          AriActor        seat,
          MinotaurColour  colour,
          AriProof       *proof)
{
  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    ari_proof_add (proof, minotaur_place_spot (m->seats, seat, colour, side));
}

static char *
refuse_challenge (const Minotaur      *m,
                  const MinotaurPlace *place,
                  AriProof            *proof)
{
  AriActor own = m->turn_seat;

  proof->rule = "challenging";
  if (m->phase == MINOTAUR_AT_SECOND)
    return g_strdup (_("Turn over another tile on the table."));
  if (place->seat == own)
    return g_strdup (_("You can’t challenge yourself. Pick another player’s tile."));
  if (!minotaur_has_pair (m, place->seat, place->colour))
    return g_strdup (_("This player doesn’t own a pair of this colour yet."));

  prove_by (m, place->seat, place->colour, proof);
  if (minotaur_is_resolved (m, place->seat, place->colour))
    {
      proof->rule = "resolved";
      return g_strdup (_("This pair is resolved and can’t change any more."));
    }
  if (!minotaur_has_pair (m, own, place->colour))
    return g_strdup (_("To challenge for a tile, you need a pair of its colour."));

  prove_by (m, own, place->colour, proof);
  if (minotaur_is_resolved (m, own, place->colour))
    {
      proof->rule = "resolved";
      return g_strdup (_("Your pair of this colour is resolved and can’t change any more."));
    }
  if (!minotaur_may_challenge (m, own, place->seat, place->colour))
    return g_strdup (_("The two pairs share no value: a left tile of one must equal a right tile of the "
                       "other."));

  return g_strdup (_("In the simplified game you name only the tile that resolves your own pair."));
}

static char *
refuse_exchange (const Minotaur *m,
                 MinotaurSide    side)
{
  if (m->phase != MINOTAUR_AT_PRIZE)
    return g_strdup (_("There is nothing to exchange now."));
  if (m->prize == MINOTAUR_PRIZE_OTHER && side == m->named)
    return g_strdup (_("Only the tiles of the side that wasn’t named can be exchanged."));

  return g_strdup (_("In the simplified game you exchange only what resolves your own pair."));
}

/* A pick while a seat has to answer or toss. */
static char *
refuse_while_answering (const Minotaur *m)
{
  if (m->phase == MINOTAUR_AT_CLAIM)
    return g_strdup (_("Claim the pair or leave it first."));
  if (m->phase == MINOTAUR_AT_PRIZE)
    return g_strdup (_("Choose which tiles to exchange, or none."));

  return g_strdup (_("The ring must be tossed first."));
}

/* (nullable): where the rules of a choice are. */
static const char *
rule_of_choice (MinotaurChoice choice)
{
  static const char *const rules[MINOTAUR_CHOICES] = {
    [MINOTAUR_CLAIM] = "revealing", [MINOTAUR_LEAVE] = "revealing", [MINOTAUR_TAKE_LEFT] = "challenging",
    [MINOTAUR_TAKE_RIGHT] = "challenging", [MINOTAUR_DECLINE] = "challenging", [MINOTAUR_PASS] = "passing",
    [MINOTAUR_HIT] = "toss", [MINOTAUR_MISS] = "toss",
  };

  return choice < MINOTAUR_CHOICES ? rules[choice] : NULL;
}

/* (nullable): the rules of what has to be answered or done first. */
static const char *
rule_of_answer (const Minotaur *m)
{
  if (m->phase == MINOTAUR_AT_CLAIM)
    return "revealing";

  return m->phase == MINOTAUR_AT_PRIZE ? "challenging" : "toss";
}

static char *
refuse_choice (const Minotaur *m,
               MinotaurChoice  choice)
{
  switch (choice)
    {
    case MINOTAUR_CLAIM:
    case MINOTAUR_LEAVE:
      return g_strdup (_("There is no pair to claim now."));

    case MINOTAUR_TAKE_LEFT:
      return refuse_exchange (m, MINOTAUR_LEFT);

    case MINOTAUR_TAKE_RIGHT:
      return refuse_exchange (m, MINOTAUR_RIGHT);

    case MINOTAUR_DECLINE:
      return g_strdup (_("There is nothing to exchange now."));

    case MINOTAUR_PASS:
      if (m->phase == MINOTAUR_AT_SECOND)
        return g_strdup (_("Turn over another tile on the table."));
      if (m->phase != MINOTAUR_AT_TURN)
        return refuse_while_answering (m);
      if (m->table == 0)
        return g_strdup (_("The table is empty, so you must challenge if you can."));
      return g_strdup (_("You may pass only when you own a pair of each colour."));

    case MINOTAUR_HIT:
    case MINOTAUR_MISS:
    case MINOTAUR_CHOICES:
    default:
      return g_strdup (_("Nobody has to toss a ring now."));
    }
}

/* The proof is the pairs that can't change or don't fit each other. */
char *
minotaur_refusal (const AriPosition *position,
                  const AriSpot     *picks,
                  guint              n_picks,
                  AriSpot            spot,
                  AriProof          *proof)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);

  g_return_val_if_fail (spot < 2 * minotaur_n_cells (m->seats) + MINOTAUR_CHOICES, NULL);

  if (m->phase == MINOTAUR_AT_TILE)
    return g_strdup (_("First, chance decides which tile has been turned over."));
  if (place.kind == MINOTAUR_PLACE_CHOICE)
    {
      proof->rule = rule_of_choice (place.choice);
      return refuse_choice (m, place.choice);
    }
  if (m->phase != MINOTAUR_AT_TURN && m->phase != MINOTAUR_AT_SECOND)
    {
      proof->rule = rule_of_answer (m);
      return refuse_while_answering (m);
    }
  if (place.kind == MINOTAUR_PLACE_CELL)
    return refuse_cell (m, place.cell);

  return refuse_challenge (m, &place, proof);
}

char *
minotaur_explain (const AriPosition *position,
                  AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  char *reason;

  if (m->phase == MINOTAUR_AT_TILE)
    return a.kind == MINOTAUR_SHOW ? g_strdup (_("This tile has already been seen, or there is no such "
                                                 "tile."))
                                   : g_strdup (_("First, chance decides which tile has been turned over."));
  if (a.kind == MINOTAUR_SHOW)
    return g_strdup (_("No tile is being turned over for the first time."));

  reason = ari_rules_refuse_picks (&ari_rules_minotaur, position, action);

  /* The place could be picked, but for a different tile from the written one. */
  return reason != NULL ? reason : g_strdup (_("This player doesn’t own that tile."));
}

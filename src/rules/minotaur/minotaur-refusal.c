/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

static char *
refuse_cell (const Minotaur *m,
             guint           cell)
{
  if ((m->table >> cell & 1) == 0)
    return g_strdup (_("No tile lies here any more."));
  if (m->phase == MINOTAUR_AT_SECOND)
    return g_strdup (_("This tile lies open already: turn over another one."));

  return NULL;
}

/* The spots of a pair prove what is wrong with it. */
static void
prove_by (const Minotaur *m,
          AriActor        seat,
          MinotaurColour  colour,
          AriSpot        *proof,
          guint          *n_proof)
{
  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    proof[(*n_proof)++] = minotaur_place_spot (m->seats, seat, colour, side);
}

static char *
refuse_challenge (const Minotaur      *m,
                  const MinotaurPlace *place,
                  AriSpot             *proof,
                  guint               *n_proof)
{
  AriActor own = m->turn_seat;

  if (m->phase == MINOTAUR_AT_SECOND)
    return g_strdup (_("Turn over another tile on the table."));
  if (place->seat == own)
    return g_strdup (_("Nobody can challenge their own seat: name a tile of another one."));
  if (!minotaur_has_pair (m, place->seat, place->colour))
    return g_strdup (_("This seat owns no pair of this colour yet."));

  prove_by (m, place->seat, place->colour, proof, n_proof);
  if (minotaur_is_resolved (m, place->seat, place->colour))
    return g_strdup (_("This pair is resolved: it cannot change any more."));
  if (!minotaur_has_pair (m, own, place->colour))
    return g_strdup (_("To challenge for a tile you need a pair of its colour."));

  prove_by (m, own, place->colour, proof, n_proof);
  if (minotaur_is_resolved (m, own, place->colour))
    return g_strdup (_("Your pair of this colour is resolved: it cannot change any more."));
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
    return g_strdup (_("Only the tiles of the side that was not named can be exchanged."));

  return g_strdup (_("In the simplified game you exchange only what resolves your own pair."));
}

/* A spot that is picked while a seat has to answer or to toss. */
static char *
refuse_while_answering (const Minotaur *m)
{
  if (m->phase == MINOTAUR_AT_CLAIM)
    return g_strdup (_("First claim the pair or leave it."));
  if (m->phase == MINOTAUR_AT_PRIZE)
    return g_strdup (_("First exchange tiles or decline."));

  return g_strdup (_("First the ring must be tossed."));
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
        return g_strdup (_("The table is empty: now every possible challenge must be made."));
      return g_strdup (_("A seat passes only when it owns a pair of each colour."));

    case MINOTAUR_HIT:
    case MINOTAUR_MISS:
    case MINOTAUR_CHOICES:
    default:
      return g_strdup (_("Nobody has to toss a ring now."));
    }
}

/**
 * minotaur_refusal:
 * @proof: (out) (optional): room for ARI_MAX_SPOTS spots
 * @n_proof: (out) (optional): how many were written
 *
 * Returns: (transfer full) (nullable): why @spot can't be picked, NULL when it can. The proof are the pairs
 *   that can't change or don't fit each other.
 */
char *
minotaur_refusal (const AriPosition *position,
                  const AriSpot     *picks,
                  guint              n_picks,
                  AriSpot            spot,
                  AriSpot           *proof,
                  guint             *n_proof)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);
  AriSpot spots[ARI_MAX_SPOTS];
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = 0, n_actions = minotaur_actions (position, actions);
  char *reason;

  g_return_val_if_fail (spot < 2 * minotaur_n_cells (m->seats) + MINOTAUR_CHOICES, NULL);

  if (n_proof == NULL)
    n_proof = &n;
  *n_proof = 0;
  for (guint i = 0; i < n_actions; i++)
    {
      AriSpot wanted[ARI_MAX_PICKS];

      minotaur_picks (position, actions[i], wanted);
      if (wanted[0] == spot)
        return NULL;
    }

  if (m->phase == MINOTAUR_AT_END)
    reason = g_strdup (_("The match is over."));
  else if (m->phase == MINOTAUR_AT_TILE)
    reason = g_strdup (_("First chance decides which tile has been turned over."));
  else if (place.kind == MINOTAUR_PLACE_CHOICE)
    reason = refuse_choice (m, place.choice);
  else if (m->phase != MINOTAUR_AT_TURN && m->phase != MINOTAUR_AT_SECOND)
    reason = refuse_while_answering (m);
  else if (place.kind == MINOTAUR_PLACE_CELL)
    reason = refuse_cell (m, place.cell);
  else
    reason = refuse_challenge (m, &place, proof != NULL ? proof : spots, n_proof);

  return reason;
}

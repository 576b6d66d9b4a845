/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Minotaur for the tree search.
 *
 * Unknown cells are all alike, so only one of them is searched, and of the known tiles only those that have
 * a partner. Tosses follow the odds of the seat, as if chance acted. */
#include "ari-playouts.h"
#include "minotaur-state.h"
#include "minotaur-playouts.h"

#include <string.h>

/* Nothing bounds the length of a game; most end within 60 turns of each seat. */
#define MAX_TURNS 100u

/* Keys of all-moves-as-first: a tile wherever it lies, any unknown cell, an answer, and a challenge for a
 * tile. */
#define KEY_HIDDEN    MINOTAUR_TILES
#define KEY_ANSWERS   (KEY_HIDDEN + 1)
#define KEY_CHALLENGE 64u
#define KEYS_OF_SEAT  512u
#define N_KEYS        (MINOTAUR_MAX_SEATS * KEYS_OF_SEAT)

static gsize
size (const AriRules *rules)
{
  return sizeof (MinotaurState);
}

static void
load (gpointer           state,
      const AriRules    *rules,
      const AriPosition *position)
{
  minotaur_state_load (state, position);
}

static AriActor
actor (gconstpointer state)
{
  const AriPosition *position = state;

  return minotaur_feat_due (position) ? ARI_CHANCE : minotaur_actor (position);
}

/* Lists one cell for each tile that may pair with a known one, and one unknown cell. It lists a tile that
 * everybody knows only when nothing else is left: otherwise seats with nothing to gain would show it for
 * ever. */
static guint
list_cells (const MinotaurState *self,
            AriAction           *actions)
{
  int first = minotaur_open_cell (&self->m, 0);
  guint64 idle = self->m.table & ~self->hidden;
  guint n = 0;

  if (first >= 0)
    {
      idle &= ~MINOTAUR_BIT (first);
      for (guint64 fits = minotaur_state_fits (self, self->m.tiles[first] - 1u); fits != 0; fits &= fits - 1)
        actions[n++] = minotaur_turn_over (self->where[minotaur_first (fits)]);
    }
  else
    for (guint64 lefts = self->known & MINOTAUR_TILES_OF_SIDE; lefts != 0; lefts &= lefts - 1)
      if (minotaur_state_fits (self, minotaur_first (lefts)) != 0)
        actions[n++] = minotaur_turn_over (self->where[minotaur_first (lefts)]);

  if (self->hidden != 0)
    actions[n++] = minotaur_turn_over (minotaur_first (self->hidden));
  if (n == 0)
    actions[n++] = minotaur_turn_over (minotaur_first (idle));

  return n;
}

static guint
list (gconstpointer state,
      AriAction     actions[ARI_MAX_ACTIONS])
{
  const MinotaurState *self = state;
  guint n;

  if (self->m.phase == MINOTAUR_AT_CLAIM && minotaur_policy_must_claim (self))
    {
      actions[0] = minotaur_answer (MINOTAUR_CLAIM);
      return 1;
    }
  if (self->m.phase != MINOTAUR_AT_TURN && self->m.phase != MINOTAUR_AT_SECOND)
    return minotaur_actions (state, actions);

  n = self->m.table != 0 ? list_cells (self, actions) : 0;
  if (self->m.phase == MINOTAUR_AT_TURN)
    {
      n += minotaur_list_challenges (&self->m, actions + n);
      if (minotaur_may_pass (&self->m))
        actions[n++] = minotaur_answer (MINOTAUR_PASS);
    }

  return n;
}

static guint
weight (gconstpointer state,
        AriAction     action)
{
  return minotaur_chance_weight (state, action);
}

static void
play (gpointer  state,
      AriAction action)
{
  minotaur_state_play (state, action);
}

static guint
key (gconstpointer state,
     AriAction     action)
{
  const MinotaurState *self = state;
  MinotaurAction a = minotaur_unpack (action);
  guint of_seat = (minotaur_actor (state) - 1) % MINOTAUR_MAX_SEATS * KEYS_OF_SEAT;

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      return of_seat + (self->m.tiles[a.cell] != 0 ? self->m.tiles[a.cell] - 1u : KEY_HIDDEN);

    case MINOTAUR_CHALLENGE:
      return of_seat + KEY_CHALLENGE + (a.seat - 1) * KEY_CHALLENGE + a.tile;

    case MINOTAUR_SHOW:
    case MINOTAUR_ANSWER:
    default:
      return of_seat + KEY_ANSWERS + (guint) a.choice;
    }
}

/* Judges a game that is over or has gone on for too long. */
static void
judge (const MinotaurState *self,
       AriOutcome          *outcome)
{
  double worth[MINOTAUR_MAX_SEATS], most = 0;
  guint winners = self->m.winners;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      worth[seat - 1] = minotaur_policy_worth (&self->m, seat);
      most = MAX (most, worth[seat - 1]);
      outcome->points[seat - 1] = (int) worth[seat - 1];
    }
  for (AriActor seat = 1; winners == 0 && seat <= self->m.seats; seat++)
    winners |= worth[seat - 1] >= most ? 1u << (seat - 1) : 0;

  ari_share_win (winners, outcome->share);
}

static void
finish (gpointer    state,
        AriRandom  *random,
        AriOutcome *outcome)
{
  MinotaurState *self = state;
  guint last_turn = self->m.turn + MAX_TURNS * self->m.seats;

  if (outcome->seen != NULL)
    memset (outcome->seen, 0, N_KEYS);
  while (self->m.phase != MINOTAUR_AT_END && self->m.turn < last_turn)
    {
      AriAction action = minotaur_policy_choose (self, random);

      if (outcome->seen != NULL && actor (self) != ARI_CHANCE)
        outcome->seen[key (self, action)] = 1;
      minotaur_state_play (self, action);
    }

  judge (self, outcome);
}

const AriPlayouts ari_playouts_minotaur = {
  .n_keys = N_KEYS,
  .amaf_bias = 0.5f,
  .exploration = 0.3f,
  .size = size,
  .load = load,
  .actor = actor,
  .list = list,
  .weight = weight,
  .play = play,
  .key = key,
  .finish = finish,
};

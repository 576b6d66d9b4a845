/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ari-playouts.h"
#include "labyrinth/labyrinth-turn.h"

/* Random games of Labyrinth by the rules' own functions. What is saved is the listing, for what may be drawn is
 * known as bits, and the way through a table of functions. */

#define ACTIONS 512 /* more than the number of any action: see labyrinth_pack() */
#define N_KEYS  (ACTIONS * (LABYRINTH_SEATS + 1))

/* The bits that are set in a number of four, in order, and how many. */
static const guint8 set_bits[16][LABYRINTH_TRAVELLERS] = {
  { 0 }, { 0 }, { 1 }, { 0, 1 }, { 2 }, { 0, 2 }, { 1, 2 }, { 0, 1, 2 },
  { 3 }, { 0, 3 }, { 1, 3 }, { 0, 1, 3 }, { 2, 3 }, { 0, 2, 3 }, { 1, 2, 3 }, { 0, 1, 2, 3 },
};
static const guint8 n_bits[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

static gsize
state_size (const AriRules *rules)
{
  return sizeof (Labyrinth);
}

static void
state_load (gpointer           state,
            const AriRules    *rules,
            const AriPosition *position)
{
  memcpy (state, position, sizeof (Labyrinth));
}

static AriActor
state_actor (gconstpointer state)
{
  return labyrinth_actor (state);
}

static guint
state_list (gconstpointer state,
            AriAction     actions[ARI_MAX_ACTIONS])
{
  return labyrinth_actions (state, actions);
}

static guint
state_weight (gconstpointer state,
              AriAction     action)
{
  return labyrinth_chance_weight (state, action);
}

static void
state_play (gpointer  state,
            AriAction action)
{
  labyrinth_apply (state, action);
}

static guint
state_key (gconstpointer state,
           AriAction     action)
{
  const Labyrinth *l = state;

  return ACTIONS * l->turn + action;
}

static void
draw_roll (Labyrinth *l,
           AriRandom *random)
{
  guint roll = ari_random_below (random, LABYRINTH_PIPS * LABYRINTH_PIPS);

  labyrinth_roll (l, 1 + roll / LABYRINTH_PIPS, 1 + roll % LABYRINTH_PIPS);
}

/* Uniform among the actions that are legal. */
static void
draw_move (Labyrinth *l,
           AriRandom *random)
{
  guint pips[LABYRINTH_DICE] = { 0 }, n_dice = labyrinth_dice_left (l, pips);
  guint first = labyrinth_movable (l, pips[0]), second = n_dice == 2 ? labyrinth_movable (l, pips[1]) : 0;
  guint nth = ari_random_below (random, n_bits[first] + n_bits[second]);

  if (nth < n_bits[first])
    labyrinth_move (l, labyrinth_traveller (l->turn, set_bits[first][nth]), pips[0]);
  else
    labyrinth_move (l, labyrinth_traveller (l->turn, set_bits[second][nth - n_bits[first]]), pips[1]);
}

static gboolean
draw_coin (AriRandom *random)
{
  return ari_random_next (random) >> 63 != 0;
}

/* The same action by action, each noted. */
static void
finish_and_note (AriPosition *position,
                 AriRandom   *random,
                 guint8      *seen)
{
  AriActor actor;

  memset (seen, 0, N_KEYS);
  while ((actor = labyrinth_actor (position)) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS], action;

      if (actor == ARI_CHANCE)
        action = ari_draw_outcome (&ari_rules_labyrinth, position, random);
      else
        action = actions[ari_random_below (random, labyrinth_actions (position, actions))];
      seen[state_key (position, action)] = 1;
      labyrinth_apply (position, action);
    }
}

/* The dice need not be in order: nothing follows from it. */
static void
state_finish (gpointer    state,
              AriRandom  *random,
              AriOutcome *outcome)
{
  Labyrinth *l = state;

  if (outcome->seen != NULL)
    finish_and_note (state, random, outcome->seen);
  while (l->phase != LABYRINTH_AT_END)
    switch ((LabyrinthPhase) l->phase)
      {
      case LABYRINTH_AT_FIRST:
        labyrinth_begin_turn (l, 1 + ari_random_below (random, l->seats));
        break;

      case LABYRINTH_AT_ROLL:
        draw_roll (l, random);
        break;

      case LABYRINTH_AT_MOVE:
        draw_move (l, random);
        break;

      case LABYRINTH_AT_CROSS:
        if (draw_coin (random))
          labyrinth_cross (l);
        else
          labyrinth_go_on (l);
        break;

      case LABYRINTH_AT_RIDE:
        if (draw_coin (random))
          labyrinth_go_to_station (l, 1 + ari_random_below (random, LABYRINTH_PIPS));
        else
          labyrinth_go_on (l);
        break;

      case LABYRINTH_AT_STATION:
        labyrinth_go_to_station (l, 1 + ari_random_below (random, LABYRINTH_PIPS));
        break;

      case LABYRINTH_AT_END:
      default:
        break;
      }

  ari_outcome_of (&ari_rules_labyrinth, state, outcome->share, outcome->points);
}

const AriPlayouts ari_playouts_labyrinth = {
  .n_keys = N_KEYS,
  .amaf_bias = 0.2f,
  .exploration = 0.5f,
  .size = state_size,
  .load = state_load,
  .actor = state_actor,
  .list = state_list,
  .weight = state_weight,
  .play = state_play,
  .key = state_key,
  .finish = state_finish,
};

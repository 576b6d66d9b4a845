/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ari-playouts.h"
#include "labyrinth/labyrinth-turn.h"
#include "labyrinth-playouts.h"

/* Random games of Labyrinth by the rules' own functions. They save the listing of actions, since legal
 * ones are known as bits, and the detour through a table of functions. */

#define ACTIONS 512 /* more than the number of any action: see labyrinth_pack() */
#define N_KEYS  (ACTIONS * (LABYRINTH_SEATS + 1))

/* For each subset of eight, its size and its members: the n-th member is in the n-th four bits. So
 * drawing one needs no loop, and the range is known before the random number is drawn. */
typedef struct
{
  guint32 n;
  guint32 members;
} Set;

static Set sets[1 << LABYRINTH_DICE * LABYRINTH_TRAVELLERS];

static void
fill_sets (void)
{
  static gsize filled = 0;

  if (!g_once_init_enter (&filled))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    for (guint rest = i; rest != 0; rest &= rest - 1)
      sets[i].members |= (guint32) __builtin_ctz (rest) << 4 * sets[i].n++;
  g_once_init_leave (&filled, 1);
}

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
  fill_sets ();
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
           guint64   *word)
{
  guint roll = ari_random_take (word, LABYRINTH_PIPS * LABYRINTH_PIPS);

  labyrinth_roll (l, 1 + roll / LABYRINTH_PIPS, 1 + roll % LABYRINTH_PIPS);
}

/* Draws uniformly among the legal actions. */
static void
draw_move (Labyrinth *l,
           guint64   *word)
{
  Set set = sets[l->usable];
  guint user = set.members >> 4 * ari_random_take (word, set.n);

  labyrinth_move (l, labyrinth_traveller (l->turn, user % LABYRINTH_TRAVELLERS),
                  user / LABYRINTH_TRAVELLERS % LABYRINTH_DICE);
}

static gboolean
draw_coin (guint64 *word)
{
  return ari_random_take (word, 2) != 0;
}

/* The same action by action, noting each. */
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

/* One random word serves a whole turn: a roll, two moves, two coins and two rides are below 2²². Game and
 * random state are copied, so that the compiler can see that nothing aliases them. The dice need not be
 * sorted: nothing depends on their order. */
static void
state_finish (gpointer    state,
              AriRandom  *random,
              AriOutcome *outcome)
{
  Labyrinth game, *l = &game;
  AriRandom numbers;
  guint64 word;

  if (outcome->seen != NULL)
    finish_and_note (state, random, outcome->seen);

  game = *(const Labyrinth *) state;
  numbers = *random;
  word = ari_random_next (&numbers);
  while (l->phase != LABYRINTH_AT_END)
    switch ((LabyrinthPhase) l->phase)
      {
      case LABYRINTH_AT_FIRST:
        labyrinth_begin_turn (l, 1 + ari_random_take (&word, l->seats));
        break;

      case LABYRINTH_AT_ROLL:
        word = ari_random_next (&numbers);
        draw_roll (l, &word);
        break;

      case LABYRINTH_AT_MOVE:
        do
          draw_move (l, &word);
        while (l->phase == LABYRINTH_AT_MOVE);
        break;

      case LABYRINTH_AT_CROSS:
        if (draw_coin (&word))
          labyrinth_cross (l);
        else
          labyrinth_go_on (l);
        break;

      case LABYRINTH_AT_RIDE:
        if (draw_coin (&word))
          labyrinth_go_to_station (l, 1 + ari_random_take (&word, LABYRINTH_PIPS));
        else
          labyrinth_go_on (l);
        break;

      case LABYRINTH_AT_STATION:
        labyrinth_go_to_station (l, 1 + ari_random_take (&word, LABYRINTH_PIPS));
        break;

      case LABYRINTH_AT_END:
      default:
        break;
      }

  *random = numbers;
  *(Labyrinth *) state = game;
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

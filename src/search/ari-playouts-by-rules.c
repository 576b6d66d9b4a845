/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ari-playouts.h"

/* Playouts of any game through its rules alone: the fallback until a game gets a faster table, and the
 * reference that tests compare faster tables with. */

#define N_KEYS 4096

typedef struct
{
  const AriRules *rules;
  AriPosition     position; /* the first rules->layout.size bytes */
} State;

static gsize
state_size (const AriRules *rules)
{
  return G_STRUCT_OFFSET (State, position) + rules->layout.size;
}

static void
state_load (gpointer           state,
            const AriRules    *rules,
            const AriPosition *position)
{
  State *self = state;

  self->rules = rules;
  memcpy (&self->position, position, rules->layout.size);
}

static AriActor
state_actor (gconstpointer state)
{
  const State *self = state;

  return ari_is_drawn (self->rules, &self->position) ? ARI_CHANCE
                                                     : ari_rules_actor (self->rules, &self->position);
}

static guint
state_list (gconstpointer state,
            AriAction     actions[ARI_MAX_ACTIONS])
{
  const State *self = state;

  return self->rules->actions (&self->position, actions);
}

static guint
state_weight (gconstpointer state,
              AriAction     action)
{
  const State *self = state;

  return ari_rules_chance_weight (self->rules, &self->position, action);
}

static void
state_play (gpointer  state,
            AriAction action)
{
  State *self = state;

  self->rules->apply (&self->position, action);
}

/* Two actions may collide, which only blurs their statistics. */
static guint
state_key (gconstpointer state,
           AriAction     action)
{
  guint32 mixed = (action * 8 + state_actor (state)) * 0x9e3779b1u;

  return mixed >> 20;
}

static void
state_finish (gpointer    state,
              AriRandom  *random,
              AriOutcome *outcome)
{
  State *self = state;
  AriActor actor;

  if (outcome->seen != NULL)
    memset (outcome->seen, 0, N_KEYS);
  while ((actor = state_actor (self)) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS], action;

      if (actor == ARI_CHANCE)
        action = ari_draw_outcome (self->rules, &self->position, random);
      else
        action = actions[ari_random_below (random, state_list (self, actions))];

      if (outcome->seen != NULL)
        outcome->seen[state_key (self, action)] = 1;
      state_play (self, action);
    }

  ari_outcome_of (self->rules, &self->position, outcome->share, outcome->points);
}

const AriPlayouts ari_playouts_by_rules = {
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

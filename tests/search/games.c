/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games.h"

#include <string.h>

/* The toy: seat 1 either lets seat 2 choose (action 0) or throws a die (action 1). Seat 2 chooses to
 * win alone (action 2) or to give half each to seats 1 and 3 (action 3). The die makes seat k the winner with
 * weight k (actions 4, 5, 6). When all play best, seat 1 throws the die. The winner gets 6 points. */

typedef enum
{
  TOY_START,
  TOY_CHOICE,
  TOY_DIE,
  TOY_OVER,
} ToyStage;

typedef struct
{
  guint8 stage;
  guint8 winners;
  guint8 padding[6];
} Toy;

static AriActor
toy_actor (const AriPosition *position)
{
  static const AriActor actors[] = { 1, 2, ARI_CHANCE, ARI_NONE };

  return actors[((const Toy *) position)->stage];
}

static guint
toy_actions (const AriPosition *position,
             AriAction          actions[ARI_MAX_ACTIONS])
{
  static const guint first[] = { 0, 2, 4, 0 }, number[] = { 2, 2, 3, 0 };
  ToyStage stage = ((const Toy *) position)->stage;

  for (guint i = 0; i < number[stage]; i++)
    actions[i] = first[stage] + i;

  return number[stage];
}

static gboolean
toy_legal (const AriPosition *position,
           AriAction          action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = toy_actions (position, actions);

  return n > 0 && action >= actions[0] && action <= actions[n - 1];
}

static void
toy_apply (AriPosition *position,
           AriAction    action)
{
  static const guint winners[] = { 0, 0, 2, 5, 1, 2, 4 };
  Toy *toy = (Toy *) position;

  toy->stage = action == 0 ? TOY_CHOICE : action == 1 ? TOY_DIE : TOY_OVER;
  toy->winners = (guint8) winners[action];
}

static guint
toy_chance_weight (const AriPosition *position,
                   AriAction          action)
{
  return action - 3;
}

static guint64
toy_hash (const AriPosition *position)
{
  return position->words[0];
}

static void
toy_scores (const AriPosition *position,
            int                scores[ARI_MAX_SEATS])
{
  for (guint i = 0; i < 3; i++)
    scores[i] = (((const Toy *) position)->winners >> i & 1) != 0 ? 6 : 0;
}

static guint
toy_side (const AriPosition *position,
          AriActor           seat)
{
  return seat <= 3 ? 1u << (seat - 1) : 0;
}

const AriRules rules_toy = {
  .id = "toy",
  .layout.size = sizeof (Toy),
  .actor = toy_actor,
  .actions = toy_actions,
  .legal = toy_legal,
  .apply = toy_apply,
  .chance_weight = toy_chance_weight,
  .hash = toy_hash,
  .layout.winners = G_STRUCT_OFFSET (Toy, winners),
  .scores = toy_scores,
  .side = toy_side,
};

void
minoa_setups (AriSetup setups[MINOA_SETUPS])
{
  static const char *const texts[MINOA_SETUPS] = {
    "minoa seats=2", "minoa seats=2 closing=coloured", "minoa seats=3", "minoa seats=3 closing=coloured",
    "minoa seats=4", "minoa seats=4 closing=coloured", "minoa seats=4 teams=each",
    "minoa seats=4 closing=coloured teams=each", "minoa seats=2 head=2:5", "minoa seats=4 head=1:1,3:1",
  };

  for (guint i = 0; i < MINOA_SETUPS; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_setup_parse (&setups[i], texts[i], &error);
      g_assert_no_error (error);
    }
}

gboolean
play_until (const AriSetup *setup,
            AriRandom      *random,
            guint           most,
            AriPosition    *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  setup->rules->start (position, setup);
  while ((n = setup->rules->actions (position, actions)) > most)
    setup->rules->apply (position, actions[ari_random_below (random, n)]);

  return n > 0;
}

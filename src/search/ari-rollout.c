/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rollout.h"

#include <string.h>

#include "ari-playouts.h"
#include "ari-random.h"

/* The random numbers of one turn. Games that differ before it still get the same dice in the same turn. */
static void
shuffle_for_turn (AriRandom *random,
                  guint64    seed,
                  guint      turn)
{
  ari_random_init (random, seed + turn * G_GUINT64_CONSTANT (0xd1342543de82ef95));
}

/* Draws an outcome of chance and adds its effect to the luck. */
static gboolean
play_chance (AriExpectimax  *search,
             const AriRules *rules,
             AriPosition    *position,
             AriRandom      *random,
             AriRollout     *rollout)
{
  AriAction actions[ARI_MAX_ACTIONS], outcome = ari_draw_outcome (rules, position, random);
  guint n = rules->actions (position, actions);
  double mean[ARI_MAX_SEATS] = { 0 }, drawn[ARI_MAX_SEATS] = { 0 }, total = 0.0;

  for (guint i = 0; i < n; i++)
    {
      double weight = ari_rules_chance_weight (rules, position, actions[i]);
      double win[ARI_MAX_SEATS];
      AriPosition after;

      memcpy (&after, position, rules->layout.size);
      rules->apply (&after, actions[i]);
      if (!ari_expectimax_judge (search, &after, 0, win))
        return FALSE;
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        mean[k] += weight * win[k];
      total += weight;
      if (actions[i] == outcome)
        memcpy (drawn, win, sizeof drawn);
    }

  rules->apply (position, outcome);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    rollout->luck[k] += drawn[k] - mean[k] / total;

  return TRUE;
}

static void
set_points (const AriRules    *rules,
            const AriPosition *position,
            AriRollout        *rollout)
{
  int points[ARI_MAX_SEATS] = { 0 };

  rules->scores (position, points);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    rollout->points[k] = points[k];
}

gboolean
ari_rollout_play (AriExpectimax          *search,
                  const AriRules         *rules,
                  const AriExpectimaxOps *ops,
                  const AriPosition      *position,
                  guint64                 seed,
                  guint                   max_turns,
                  AriRollout             *rollout)
{
  AriPosition now = *position;
  AriActor actor;
  AriRandom random;
  guint turn = 0;

  *rollout = (AriRollout) { 0 };
  shuffle_for_turn (&random, seed, 0);
  while ((actor = ari_rules_actor (rules, &now)) != ARI_NONE)
    {
      if (ops->settled (&now))
        {
          if (max_turns != 0 && turn == max_turns)
            break;
          shuffle_for_turn (&random, seed, ++turn);
        }

      if (actor == ARI_CHANCE)
        {
          if (!play_chance (search, rules, &now, &random, rollout))
            return FALSE;
        }
      else
        {
          AriAction action = ari_expectimax_choose (search, &now, 0);

          if (action == ARI_ACTION_NONE)
            return FALSE;
          rules->apply (&now, action);
        }
    }

  set_points (rules, &now, rollout);

  return ari_expectimax_judge (search, &now, 0, rollout->win);
}

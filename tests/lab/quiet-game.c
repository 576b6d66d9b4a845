/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "quiet-game.h"

#include "ari-search.h"
#include "ari-searcher.h"

#define LEAST_OPENING 4  /* first actions that are drawn at random */
#define MOST_OPENING  9
#define CONTEMPT      50 /* for draws, of which little can be learnt */

/* Positions in which something hangs are judged by looking ahead, not by their features. */
static gboolean
is_quiet (const AriRules    *rules,
          const AriPosition *position)
{
  const AriAlphaBetaOps *ops = ari_searcher_lookup (rules->id)->alphabeta;
  AriAction actions[ARI_MAX_ACTIONS];
  int ranks[ARI_MAX_ACTIONS];
  guint n;

  if (ops->gaining (position) || ops->threatened (position))
    return FALSE;

  n = rules->actions (position, actions);
  ops->rank (position, actions, n, ranks);
  for (guint i = 0; i < n; i++)
    if (ranks[i] >= ARI_RANK_GAIN)
      return FALSE;

  return TRUE;
}

static AriAction
draw (const AriRules    *rules,
      const AriPosition *position,
      AriRandom         *random)
{
  AriAction actions[ARI_MAX_ACTIONS];

  return actions[ari_random_below (random, rules->actions (position, actions))];
}

guint
ari_quiet_game_play (const AriSetup *setup,
                     guint64         nodes,
                     AriRandom      *random,
                     AriQuietFunc    each,
                     gpointer        data)
{
  const AriRules *rules = setup->rules;
  guint n_drawn = LEAST_OPENING + ari_random_below (random, MOST_OPENING - LEAST_OPENING + 1);
  AriPosition position;
  AriActor actor;

  rules->start (&position, setup);
  for (guint ply = 0; (actor = ari_rules_actor (rules, &position)) != ARI_NONE; ply++)
    {
      AriBudget budget = { .nodes = nodes, .threads = 1, .contempt = CONTEMPT };
      g_autoptr(AriVerdict) verdict = NULL;

      if (ply < n_drawn)
        {
          rules->apply (&position, draw (rules, &position, random));
          continue;
        }

      budget.seed = ari_random_next (random);
      verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
      if (is_quiet (rules, &position))
        each (&position, verdict->win[actor - 1], data);
      rules->apply (&position, verdict->candidates[0].action);
    }

  return ari_rules_winners (rules, &position);
}

double
ari_quiet_game_share (guint    winners,
                      AriActor seat)
{
  return (winners >> (seat - 1) & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0.0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-quick-look.h"

#include "ari-totals.h"

/* With alpha-beta. A beginner sees what can be taken, and where the other side is about to win, and often
 * overlooks what only threatens. */
#define EASE_OF_GAIN    0.8
#define EASE_OF_DEFENCE 0.8
#define EASE_OF_THREAT  0.3
/* With expectimax: the lead in share over the mean of all actions that nobody misses. */
#define PLAIN_LEAD     0.03
/* With playouts: the part of a winning lead that nobody misses. */
#define PLAIN_PART     (1.0 / 12.0)

AriVerdict *
ari_see_greedily (const AriExpectimaxOps *greedy,
                  const AriRules         *rules,
                  const AriPosition      *position,
                  const AriAction        *actions,
                  guint                   n_actions,
                  guint64                 seed)
{
  AriBudget budget = { .threads = 1, .depth = 1, .seed = seed };

  return ari_search_expectimax (greedy, &(AriSearchTask) {
    .rules = rules, .position = position, .actions = actions, .n_actions = n_actions, .budget = &budget,
  });
}

static gboolean
wins_at_once (const AriRules    *rules,
              const AriPosition *position,
              AriAction          action)
{
  AriActor actor = ari_rules_actor (rules, position);
  AriPosition next = *position;

  rules->apply (&next, action);

  return ari_rules_actor (rules, &next) == ARI_NONE
         && (ari_rules_winners (rules, &next) & ~ari_rules_side (rules, position, actor)) == 0;
}

/* Whether the actor has an action that wins at once, as far as the ranks name it. */
static gboolean
can_win_at_once (const AriAlphaBetaOps *ops,
                 const AriRules        *rules,
                 const AriPosition     *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  int ranks[ARI_MAX_ACTIONS];
  guint n;

  if (!ops->gaining (position) && !ops->promises (position, ARI_RANK_WIN))
    return FALSE;

  n = rules->actions (position, actions);
  ops->rank (position, actions, n, ranks);
  for (guint i = 0; i < n; i++)
    if (ranks[i] >= ARI_RANK_WIN && wins_at_once (rules, position, actions[i]))
      return TRUE;

  return FALSE;
}

/* Sees which actions stop the other side, if it is about to win. */
static void
glance_at_danger (const AriAlphaBetaOps *ops,
                  const AriRules        *rules,
                  const AriPosition     *position,
                  const AriAction       *actions,
                  guint                  n_actions,
                  double                 ease[ARI_MAX_ACTIONS])
{
  AriActor actor = ari_rules_actor (rules, position);
  gboolean loses[ARI_MAX_ACTIONS];
  gboolean any_loses = FALSE;

  if (!ops->threatened (position))
    return;

  for (guint i = 0; i < n_actions; i++)
    {
      AriPosition next = *position;
      AriActor follows;

      rules->apply (&next, actions[i]);
      follows = ari_rules_actor (rules, &next);
      loses[i] = follows != ARI_NONE && follows != actor && can_win_at_once (ops, rules, &next);
      any_loses |= loses[i];
    }
  /* If no action loses, the threat was a false positive. */
  if (!any_loses)
    return;

  for (guint i = 0; i < n_actions; i++)
    if (!loses[i])
      ease[i] = MAX (ease[i], EASE_OF_DEFENCE);
}

static void
glance_by_rank (const AriAlphaBetaOps *ops,
                const AriRules        *rules,
                const AriPosition     *position,
                const AriAction       *actions,
                guint                  n_actions,
                double                 ease[ARI_MAX_ACTIONS])
{
  int ranks[ARI_MAX_ACTIONS];

  ops->rank (position, actions, n_actions, ranks);
  for (guint i = 0; i < n_actions; i++)
    ease[i] = ranks[i] >= ARI_RANK_WIN      ? 1.0
              : ranks[i] >= ARI_RANK_GAIN   ? EASE_OF_GAIN
              : ranks[i] >= ARI_RANK_THREAT ? EASE_OF_THREAT
                                            : 0.0;
  glance_at_danger (ops, rules, position, actions, n_actions, ease);
}

static void
glance_greedily (const AriExpectimaxOps *ops,
                 const AriRules         *rules,
                 const AriPosition      *position,
                 const AriAction        *actions,
                 guint                   n_actions,
                 double                  ease[ARI_MAX_ACTIONS])
{
  AriActor actor = ari_rules_actor (rules, position);
  g_autoptr(AriVerdict) seen = ari_see_greedily (ops, rules, position, actions, n_actions, 0);
  double sum = 0.0;

  for (guint i = 0; i < n_actions; i++)
    {
      ease[i] = ari_side_share (rules, position, actor, ari_verdict_find (seen, actions[i])->win);
      sum += ease[i];
    }
  for (guint i = 0; i < n_actions; i++)
    ease[i] = CLAMP ((ease[i] - sum / n_actions) / PLAIN_LEAD, 0.0, 1.0);
}

static int
points_of (const AriRules    *rules,
           const AriPosition *position,
           guint              side)
{
  int scores[ARI_MAX_SEATS] = { 0 };

  rules->scores (position, scores);

  return ari_side_total (side, scores);
}

static void
glance_at_points (const AriPlayouts *playouts,
                  const AriRules    *rules,
                  const AriPosition *position,
                  const AriAction   *actions,
                  guint              n_actions,
                  double             ease[ARI_MAX_ACTIONS])
{
  guint side = ari_rules_side (rules, position, ari_rules_actor (rules, position));
  double plain = MAX (playouts->winning_lead * PLAIN_PART, 1.0);
  int before = points_of (rules, position, side);

  for (guint i = 0; i < n_actions; i++)
    {
      AriPosition next = *position;

      rules->apply (&next, actions[i]);
      ease[i] = CLAMP ((points_of (rules, &next, side) - before) / plain, 0.0, 1.0);
    }
}

void
ari_quick_look (const AriSearcher *searcher,
                const AriRules    *rules,
                const AriPosition *position,
                const AriAction   *actions,
                guint              n_actions,
                double             ease[ARI_MAX_ACTIONS])
{
  if (searcher->alphabeta != NULL)
    glance_by_rank (searcher->alphabeta, rules, position, actions, n_actions, ease);
  else if (searcher->greedy != NULL)
    glance_greedily (searcher->greedy, rules, position, actions, n_actions, ease);
  else
    glance_at_points (searcher->playouts, rules, position, actions, n_actions, ease);

  for (guint i = 0; i < n_actions; i++)
    if (wins_at_once (rules, position, actions[i]))
      ease[i] = 1.0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "longer-search.h"

#include <math.h>

#include "ari-judgement.h"
#include "ari-searcher.h"
#include "interrupt.h"
#include "reliability.h"

#define FAR_LONGER 20 /* times the effort */

static AriVerdict *
search (const AriRules    *rules,
        const AriPosition *position,
        guint64            nodes,
        guint64            seed)
{
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = seed };

  return ari_search_chances (rules, position, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
}

gboolean
ari_longer_move (const AriRules    *rules,
                 const AriPosition *position,
                 guint64            nodes,
                 AriChanceMove     *move)
{
  AriActor actor = ari_rules_actor (rules, position);
  g_autoptr(AriVerdict) one = NULL, other = NULL;

  if (actor == ARI_CHANCE)
    return FALSE;
  one = search (rules, position, nodes, 1);
  if (one->exact)
    return FALSE;

  other = search (rules, position, FAR_LONGER * nodes, 2);
  move->phase = ari_chance_phase (rules, position);
  move->chance = ari_side_share (rules, position, actor, one->win);
  move->longer = ari_side_share (rules, position, actor, other->win);
  move->covered = fabs (move->chance - move->longer) <= 2.0 * one->error;

  return TRUE;
}

/* What a verdict of a later position says by the map of @before. */
static double
chance_by_map (const AriRules    *rules,
               const AriPosition *before,
               AriActor           seat,
               const AriVerdict  *verdict,
               guint64            nodes)
{
  return ari_chance_of_side (rules, before, seat, verdict->candidates[0].evidence, nodes, verdict->raw);
}

gboolean
ari_longer_loss (const AriRules    *rules,
                 const AriPosition *before,
                 AriAction          action,
                 guint64            nodes,
                 AriChanceLoss     *loss)
{
  AriActor actor = ari_rules_actor (rules, before);
  AriPosition after = *before, after_best = *before;
  g_autoptr(AriVerdict) one = NULL, reached = NULL, longer = NULL, longer_best = NULL;
  g_autoptr(AriEval) eval = NULL;
  double best, chance, found_best, found;

  rules->apply (&after, action);
  if (actor == ARI_CHANCE || ari_feat_due (rules, before) != ARI_FEAT_NONE || ari_is_drawn (rules, &after)
      || ari_rules_actor (rules, &after) == ARI_NONE)
    return FALSE;
  one = search (rules, before, nodes, 1);
  rules->apply (&after_best, one->candidates[0].action);
  if (one->exact || ari_searcher_is_alike (rules, before, one->candidates[0].action, action)
      || ari_rules_actor (rules, &after_best) == ARI_NONE)
    return FALSE;
  reached = search (rules, &after, nodes, 1);
  longer = search (rules, &after, FAR_LONGER * nodes, 2);
  longer_best = search (rules, &after_best, FAR_LONGER * nodes, 2);
  if (reached->exact || longer->exact || longer_best->exact)
    return FALSE;

  eval = ari_judgement_of_ply (rules, before, action, one, &after, reached, 1);
  best = chance_by_map (rules, before, actor, one, nodes);
  chance = chance_by_map (rules, before, actor, reached, nodes);
  found_best = chance_by_map (rules, before, actor, longer_best, nodes);
  found = chance_by_map (rules, before, actor, longer, nodes);
  *loss = (AriChanceLoss) {
    .chance = chance,
    .apart = ari_reliability_log_odds (best) - ari_reliability_log_odds (chance),
    .longer_apart = ari_reliability_log_odds (found_best) - ari_reliability_log_odds (found),
    .loss = eval->loss, .longer = found_best - found, .phase = ari_chance_phase (rules, before),
    .covered = fabs (eval->loss - (found_best - found)) <= 2.0 * eval->loss_error,
  };

  return TRUE;
}

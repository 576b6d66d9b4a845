/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-playouts.h"

void
ari_share_win (guint winners,
               guint share[ARI_MAX_SEATS])
{
  guint n = (guint) __builtin_popcount (winners);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    share[i] = (winners >> i & 1) != 0 ? ARI_WIN / n : 0;
}

void
ari_outcome_of (const AriRules    *rules,
                const AriPosition *position,
                guint              share[ARI_MAX_SEATS],
                int                points[ARI_MAX_SEATS])
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    points[i] = 0;

  ari_share_win (ari_rules_winners (rules, position), share);
  rules->scores (position, points);
}

gboolean
ari_is_drawn (const AriRules    *rules,
              const AriPosition *position)
{
  return ari_rules_actor (rules, position) == ARI_CHANCE || ari_feat_due (rules, position) != ARI_FEAT_NONE;
}

AriAction
ari_draw_outcome (const AriRules    *rules,
                  const AriPosition *position,
                  AriRandom         *random)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), i;
  guint32 total = 0, ticket;

  for (i = 0; i < n; i++)
    total += ari_rules_chance_weight (rules, position, actions[i]);
  ticket = ari_random_below (random, total);
  for (i = 0; ticket >= ari_rules_chance_weight (rules, position, actions[i]); i++)
    ticket -= ari_rules_chance_weight (rules, position, actions[i]);

  return actions[i];
}

/* In a finished game chance has no part left, so one playout tells all. */
guint
ari_owners_of (const AriPlayouts *playouts,
               const AriRules    *rules,
               const AriPosition *end,
               guint8             owners[ARI_MAX_SPOTS])
{
  g_autofree gpointer state = NULL;
  AriOutcome outcome = { 0 };
  AriRandom random;

  if (playouts->owners == NULL)
    return 0;

  state = g_malloc (playouts->size (rules));
  ari_random_init (&random, 0);
  playouts->load (state, rules, end);
  playouts->finish (state, &random, &outcome);

  return playouts->owners (state, owners);
}

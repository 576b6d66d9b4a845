/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-follow.h"

guint
ari_follow_decided (const AriRules    *rules,
                    const AriPosition *from,
                    const AriAction   *actions,
                    guint              n)
{
  AriPosition position = *from;
  guint n_decided = 0;

  while (n_decided < n && (n_decided == 0 || ari_rules_actor (rules, &position) != ARI_CHANCE)
         && ari_rules_legal (rules, &position, actions[n_decided]))
    rules->apply (&position, actions[n_decided++]);

  return n_decided;
}

guint
ari_follow_best (const AriRules     *rules,
                 const AriPosition  *before,
                 const AriCandidate *best,
                 AriAction          *line)
{
  guint n = ari_rules_hides_information (rules) ? 0 : MIN (best->n_pv, ARI_MAX_FOLLOW);

  n = MAX (ari_follow_decided (rules, before, best->pv, n), 1);
  line[0] = best->action;
  for (guint i = 1; i < n; i++)
    line[i] = best->pv[i];

  return n;
}

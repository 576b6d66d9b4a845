/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-follow.h"

guint
ari_follow_best (const AriRules     *rules,
                 const AriPosition  *before,
                 const AriCandidate *best,
                 AriAction          *line)
{
  AriPosition position = *before;
  guint n = 1;

  line[0] = best->action;
  rules->apply (&position, best->action);
  while (n < MIN (best->n_pv, ARI_MAX_FOLLOW) && rules->memory == NULL)
    {
      AriActor actor = ari_rules_actor (rules, &position);

      if (actor == ARI_CHANCE || actor == ARI_NONE || !ari_rules_legal (rules, &position, best->pv[n]))
        break;
      line[n] = best->pv[n];
      rules->apply (&position, best->pv[n++]);
    }

  return n;
}

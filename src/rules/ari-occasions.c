/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriOccasion *
ari_rules_occasions (const AriRules *rules,
                     guint          *n)
{
  *n = rules->occasions != NULL ? rules->occasions->n : 0;

  return rules->occasions != NULL ? rules->occasions->list : NULL;
}

guint
ari_occasion_concerns (const AriOccasion *occasion,
                       const AriRules    *rules,
                       const AriPosition *position,
                       AriAction          action,
                       const AriPosition *next)
{
  AriActor turn = ari_rules_whose_turn (rules, position);

  if (occasion->concerns != NULL)
    return occasion->concerns (position, action, next);

  return turn >= 1 && turn <= ARI_MAX_SEATS ? 1u << (turn - 1) : 0;
}

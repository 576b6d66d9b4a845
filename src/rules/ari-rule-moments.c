/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriRuleMoment *
ari_rules_occasions (const AriRules *rules,
                     guint          *n)
{
  *n = rules->teaching.occasions != NULL ? rules->teaching.occasions->n : 0;

  return rules->teaching.occasions != NULL ? rules->teaching.occasions->list : NULL;
}

static guint
all_seats (const AriRules    *rules,
           const AriPosition *position)
{
  guint seats = 0;

  for (AriActor seat = 1; seat <= rules->choices.max_seats; seat++)
    if (ari_rules_side (rules, position, seat) != 0)
      seats |= 1u << (seat - 1);

  return seats;
}

guint
ari_rule_moment_concerns (const AriRuleMoment *occasion,
                          const AriRules      *rules,
                          const AriPosition   *position,
                          AriAction            action,
                          const AriPosition   *next)
{
  AriActor turn = ari_rules_whose_turn (rules, position);

  if (occasion->concerns_all)
    return all_seats (rules, position);
  if (occasion->concerns != NULL)
    return occasion->concerns (position, action, next);

  return turn >= 1 && turn <= ARI_MAX_SEATS ? 1u << (turn - 1) : 0;
}

guint
ari_rule_moment_about (const AriRuleMoment *occasion,
                       const AriPosition   *position,
                       AriAction            action,
                       const AriPosition   *next,
                       AriSpot              spots[ARI_MAX_ABOUT])
{
  return occasion->about != NULL ? occasion->about (position, action, next, spots) : 0;
}

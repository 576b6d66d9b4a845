/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriMistakeKind *
ari_rules_slips (const AriRules *rules,
                 guint          *n)
{
  *n = rules->teaching.slips != NULL ? rules->teaching.slips->n : 0;

  return rules->teaching.slips != NULL ? rules->teaching.slips->list : NULL;
}

const AriHabit *
ari_rules_find_habit (const AriRules    *rules,
                      const AriPosition *position,
                      AriAction          played,
                      AriAction          best)
{
  for (guint i = 0; rules->teaching.slips != NULL && i < rules->teaching.slips->n_habits; i++)
    if (rules->teaching.slips->habits[i].applies (position, played, best))
      return &rules->teaching.slips->habits[i];

  return NULL;
}

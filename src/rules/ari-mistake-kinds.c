/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriMistakeKind *
ari_rules_slips (const AriRules *rules,
                 guint          *n)
{
  *n = rules->slips != NULL ? rules->slips->n : 0;

  return rules->slips != NULL ? rules->slips->list : NULL;
}

const AriHabit *
ari_rules_find_habit (const AriRules    *rules,
                      const AriPosition *position,
                      AriAction          played,
                      AriAction          best)
{
  for (guint i = 0; rules->slips != NULL && i < rules->slips->n_habits; i++)
    if (rules->slips->habits[i].applies (position, played, best))
      return &rules->slips->habits[i];

  return NULL;
}

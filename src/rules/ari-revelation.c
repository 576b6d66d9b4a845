/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-revelation.h"

AriRevelation
ari_rules_reveal (const AriRules    *rules,
                  const AriPosition *before,
                  AriAction          action)
{
  if (ari_feat_due (rules, before) != ARI_FEAT_NONE)
    return ARI_REVELATION_FEAT;
  if (rules->memory == NULL)
    return ARI_REVELATION_NONE;

  /* Chance shows what nobody knew. A player turns over once more what all have to keep in mind. */
  return ari_rules_actor (rules, before) == ARI_CHANCE
           || rules->memory->to_remember (before, action, TRUE, FALSE)
         ? ARI_REVELATION_HIDDEN : ARI_REVELATION_NONE;
}

gboolean
ari_rules_reveals (const AriRules *rules)
{
  return rules->feats != NULL || rules->memory != NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriOccasion *
ari_rules_occasions (const AriRules *rules,
                     guint          *n)
{
  *n = rules->occasions != NULL ? rules->occasions->n : 0;

  return rules->occasions != NULL ? rules->occasions->list : NULL;
}

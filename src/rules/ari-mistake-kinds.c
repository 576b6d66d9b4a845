/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriMistakeKind *
ari_rules_slips (const AriRules *rules,
                 guint          *n)
{
  *n = rules->slips != NULL ? rules->slips->n : 0;

  return rules->slips != NULL ? rules->slips->list : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

const AriOverlay *
ari_rules_overlays (const AriRules *rules,
                    guint          *n)
{
  *n = rules->overlays != NULL ? rules->overlays->n : 0;

  return rules->overlays != NULL ? rules->overlays->list : NULL;
}

const AriOverlay *
ari_rules_find_overlay (const AriRules *rules,
                        const char     *id)
{
  guint n;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (overlays[i].id, id))
      return &overlays[i];

  return NULL;
}

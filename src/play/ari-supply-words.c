/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-supply-words.h"

char *
ari_supply_words (const AriRules    *rules,
                  const AriPosition *position,
                  AriActor           seat)
{
  AriSupply supplies[ARI_MAX_SUPPLIES];
  guint n = ari_rules_supplies (rules, position, seat, supplies);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) list = NULL;

  for (guint i = 0; i < n; i++)
    g_strv_builder_take (builder, supplies[i].words (supplies[i].count));
  list = g_strv_builder_end (builder);

  return n > 0 ? g_strjoinv (", ", list) : NULL;
}

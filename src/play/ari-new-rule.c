/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-new-rule.h"

#include "ari-setting-list.h"

static char *
get_name (const AriRules      *rules,
          const AriRuleMoment *moment)
{
  return g_strdup_printf ("%s/%s", rules->id, moment->id);
}

gboolean
ari_new_rule_find (AriNewRule *self,
                   AriMatch   *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *next = ari_match_get_position (match);
  AriAction action = ari_ply_get_action (ari_match_get_ply (match));
  guint n, persons = ari_match_find_persons (match);
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);
  AriPosition before;

  if (self->settings == NULL || !g_settings_get_boolean (self->settings, "explain-rules"))
    return FALSE;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = get_name (rules, &list[i]);
      AriSpot spot = list[i].occurs (&before, action, next);

      if (spot == ARI_SPOT_NONE || ari_setting_list_has (self->settings, "explained", name)
          || (ari_rule_moment_concerns (&list[i], rules, &before, action, next) & persons) == 0)
        continue;

      self->moment = &list[i];
      self->number = ari_match_get_cursor (match);
      self->spots[0] = spot;
      self->n_spots = 1 + ari_rule_moment_about (&list[i], &before, action, next, self->spots + 1);
      return TRUE;
    }

  return FALSE;
}

void
ari_new_rule_remember (const AriNewRule *self,
                       const AriRules   *rules)
{
  if (self->moment != NULL)
    {
      g_autofree char *name = get_name (rules, self->moment);

      ari_setting_list_add (self->settings, "explained", name);
    }
}

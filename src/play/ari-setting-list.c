/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-setting-list.h"

gboolean
ari_setting_list_has (GSettings  *settings,
                      const char *key,
                      const char *text)
{
  g_auto(GStrv) list = settings != NULL ? g_settings_get_strv (settings, key) : NULL;

  return list != NULL && g_strv_contains ((const char *const *) list, text);
}

void
ari_setting_list_add (GSettings  *settings,
                      const char *key,
                      const char *text)
{
  g_autoptr(GStrvBuilder) all = NULL;
  g_auto(GStrv) before = NULL, after = NULL;

  if (settings == NULL || ari_setting_list_has (settings, key, text))
    return;

  before = g_settings_get_strv (settings, key);
  all = g_strv_builder_new ();
  g_strv_builder_addv (all, (const char **) before);
  g_strv_builder_add (all, text);
  after = g_strv_builder_end (all);
  g_settings_set_strv (settings, key, (const char *const *) after);
}

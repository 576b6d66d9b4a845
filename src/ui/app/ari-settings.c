/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-settings.h"

#include <adwaita.h>

#include "ari-look.h"

#define OVERLAYS "overlays" /* the key that lists those that are on, as "game/overlay" */

GSettings *
ari_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr(GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ARI_APPLICATION_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* How the list of overlays that are on names one. */
static char *
overlay_name (const AriRules *rules,
              const char     *id)
{
  return g_strconcat (rules->id, "/", id, NULL);
}

gboolean
ari_settings_get_overlay (GSettings      *settings,
                          const AriRules *rules,
                          const char     *id)
{
  g_autofree char *name = overlay_name (rules, id);
  g_auto(GStrv) on = g_settings_get_strv (settings, OVERLAYS);

  return g_strv_contains ((const char *const *) on, name);
}

void
ari_settings_set_overlay (GSettings      *settings,
                          const AriRules *rules,
                          const char     *id,
                          gboolean        is_on)
{
  g_autofree char *name = overlay_name (rules, id);
  g_auto(GStrv) before = g_settings_get_strv (settings, OVERLAYS);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) after = NULL;

  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], name))
      g_strv_builder_add (builder, before[i]);
  if (is_on)
    g_strv_builder_add (builder, name);

  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, OVERLAYS, (const char *const *) after);
}

static gboolean
scheme_from_style (GValue   *value,
                   GVariant *variant,
                   gpointer  data)
{
  const char *style = g_variant_get_string (variant, NULL);
  AdwColorScheme scheme = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (style, "light"))
    scheme = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (style, "dark"))
    scheme = ADW_COLOR_SCHEME_FORCE_DARK;
  g_value_set_enum (value, scheme);

  return TRUE;
}

static gboolean
look_from_board_style (GValue   *value,
                       GVariant *variant,
                       gpointer  data)
{
  AriStyle style = ARI_STYLE_FRESCO;

  ari_style_find (g_variant_get_string (variant, NULL), &style);
  g_value_set_uint (value, style);

  return TRUE;
}

void
ari_settings_bind_style (GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "style", adw_style_manager_get_default (), "color-scheme",
                                G_SETTINGS_BIND_GET, scheme_from_style, NULL, NULL, NULL);
  g_settings_bind_with_mapping (settings, "board-style", ari_look_get_default (), "style", G_SETTINGS_BIND_GET,
                                look_from_board_style, NULL, NULL, NULL);
}

gboolean
ari_settings_want_animations (GSettings *settings,
                              GtkWidget *widget)
{
  return adw_get_enable_animations (widget) && (settings == NULL || g_settings_get_boolean (settings, "animations"));
}

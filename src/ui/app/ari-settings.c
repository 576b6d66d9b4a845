/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-settings.h"

#include <adwaita.h>

#include "ari-appearance.h"
#include "ari-overlay-switches.h"

#define MAX_SIZE 16384 /* of the window, in the schema too */
#define OVERLAYS "overlays" /* the key that lists those that are on, as "game/overlay" */
#define LAST_TURNS "last-turns" /* the key of the overlay of that name */

GSettings *
ari_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr(GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ARI_APPLICATION_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* How the list of enabled overlays names one. */
static char *
overlay_name (const AriRules *rules,
              const char     *id)
{
  return g_strconcat (rules->id, "/", id, NULL);
}

/* An overlay that reveals what players have to remember is on in one match only: in the next one it would
 * spoil the game. */
static gboolean
is_for_one_match (const AriRules *rules,
                  const char     *id)
{
  const AriOverlay *overlay = ari_rules_find_overlay (rules, id);

  return overlay != NULL && overlay->reveals_hidden;
}

gboolean
ari_settings_get_overlay (GSettings      *settings,
                          const AriRules *rules,
                          const char     *id)
{
  g_autofree char *name = overlay_name (rules, id);
  g_auto(GStrv) on = g_settings_get_strv (settings, OVERLAYS);

  /* A list that an earlier release stored does not name this overlay, which is on by default. */
  if (g_str_equal (id, ARI_OVERLAY_LAST_TURNS))
    return g_settings_get_boolean (settings, LAST_TURNS);
  if (is_for_one_match (rules, id))
    return FALSE;

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

  if (g_str_equal (id, ARI_OVERLAY_LAST_TURNS))
    {
      g_settings_set_boolean (settings, LAST_TURNS, is_on);
      return;
    }

  if (is_for_one_match (rules, id))
    return;

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
  g_settings_bind_with_mapping (settings, "board-style", ari_appearance_get_default (), "style", G_SETTINGS_BIND_GET,
                                look_from_board_style, NULL, NULL, NULL);
}

gboolean
ari_settings_want_animations (GSettings *settings,
                              GtkWidget *widget)
{
  return adw_get_enable_animations (widget) && (settings == NULL || g_settings_get_boolean (settings, "animations"));
}

/* The width and height of all monitors together. */
static void
measure_screens (GdkDisplay *display,
                 int        *width,
                 int        *height)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkRectangle all = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr(GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle one;

      gdk_monitor_get_geometry (monitor, &one);
      if (i == 0)
        all = one;
      else
        gdk_rectangle_union (&all, &one, &all);
    }

  *width = all.width > 0 ? all.width : MAX_SIZE;
  *height = all.height > 0 ? all.height : MAX_SIZE;
}

/* A width or a height of the window. */
typedef struct
{
  int least, most;
} Bounds;

/* A window much larger than the screens costs gigabytes to paint, and the contents do not fit into one that
 * is too small. The settings may hold either: people edit keyfiles by hand, and unplug screens. */
static gboolean
length_from_setting (GValue   *value,
                     GVariant *variant,
                     gpointer  data)
{
  const Bounds *bounds = data;

  g_value_set_int (value, MAX (MIN (g_variant_get_int32 (variant), bounds->most), bounds->least));

  return TRUE;
}

/* GTK may report -1 for a length that is not known yet. */
static GVariant *
length_to_setting (const GValue       *value,
                   const GVariantType *type,
                   gpointer            data)
{
  const Bounds *bounds = data;

  return g_variant_new_int32 (CLAMP (g_value_get_int (value), bounds->least, MAX_SIZE));
}

static void
bind_length (GSettings  *settings,
             const char *key,
             GtkWindow  *window,
             const char *property,
             int         least,
             int         most)
{
  Bounds *bounds = g_new (Bounds, 1);

  *bounds = (Bounds) { least, most };
  g_settings_bind_with_mapping (settings, key, window, property, G_SETTINGS_BIND_DEFAULT, length_from_setting,
                                length_to_setting, bounds, g_free);
}

void
ari_settings_bind_size (GSettings *settings,
                        GtkWindow *window)
{
  int width, height, least_width, least_height;

  measure_screens (gtk_widget_get_display (GTK_WIDGET (window)), &width, &height);
  gtk_widget_get_size_request (GTK_WIDGET (window), &least_width, &least_height);
  bind_length (settings, "window-width", window, "default-width", least_width, width);
  bind_length (settings, "window-height", window, "default-height", least_height, height);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
}

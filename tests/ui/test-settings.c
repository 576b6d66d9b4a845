/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keyfiles can be edited by hand, and settings outlive the release that wrote them. */
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "ari-match-page.h"
#include "ari-new-match-dialog.h"
#include "ari-preferences-dialog.h"
#include "ari-settings.h"
#include "window-fixture.h"

static GSettingsSchema *
get_schema (void)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  GSettingsSchema *schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);

  return schema;
}

/* Every number has bounds, and every text chosen by the program has a list of values. */
static void
test_ranges (void)
{
  static const char *const free_texts[] = { "page", "person-name", NULL };
  g_autoptr(GSettingsSchema) schema = get_schema ();
  g_auto(GStrv) keys = g_settings_schema_list_keys (schema);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr(GSettingsSchemaKey) key = g_settings_schema_get_key (schema, keys[i]);
      g_autoptr(GVariant) range = g_settings_schema_key_get_range (key);
      const GVariantType *type = g_settings_schema_key_get_value_type (key);
      const char *kind;

      g_variant_get (range, "(&sv)", &kind, NULL);
      g_test_message ("%s: %s", keys[i], kind);
      if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
        g_assert_true (g_strv_contains (free_texts, keys[i]) || g_str_equal (kind, "enum"));
      else if (g_variant_type_is_basic (type) && !g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
        g_assert_cmpstr (kind, ==, "range");
    }
}

/* The settings read from a keyfile with these lines. */
static GSettings *
settings_of (Case       *c,
             const char *lines)
{
  g_autofree char *path = g_build_filename (c->fixture.dir, "keyfile", NULL);
  g_autofree char *text = g_strdup_printf ("[io/github/ariadne_games/Ariadne]\n%s\n", lines);
  g_autoptr(GSettingsSchema) schema = get_schema ();
  g_autoptr(GSettingsBackend) backend = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  backend = g_keyfile_settings_backend_new (path, "/", NULL);

  return g_settings_new_full (schema, backend, NULL);
}

static void
close_dialog (Case *c)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));

  adw_dialog_force_close (dialog);
  ui_wait_until (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)) == NULL);
}

/* The readers of settings: the window, its pages, the preferences, a new match and a match page. */
static void
use (Case       *c,
     const char *lines)
{
  int width, height;

  g_test_message ("%s", lines);
  g_clear_object (&c->settings);
  c->settings = settings_of (c, lines);
  c->window = ari_window_new (NULL, c->settings);
  gtk_window_get_default_size (GTK_WINDOW (c->window), &width, &height);
  /* The test display is 1280 wide and 900 high. */
  g_assert_cmpint (width, >=, 360);
  g_assert_cmpint (width, <=, 1280);
  g_assert_cmpint (height, >=, 294);
  g_assert_cmpint (height, <=, 900);
  gtk_window_present (GTK_WINDOW (c->window));
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (c->window)));
  ari_settings_bind_style (c->settings);
  ari_window_set_library (c->window, c->fixture.library);
  /* The match that was open, if any, shows before anything covers it. */
  ui_wait_until (g_settings_get_int64 (c->settings, "match") == 0 ||
                 ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.preferences", NULL);
  ui_wait_until (ui_find (c->window, ADW_TYPE_SWITCH_ROW, "_Animations") != NULL);
  close_dialog (c);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.rules", NULL);
  ui_wait_until (ui_shows (c->window, "Board and material"));
  close_dialog (c);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL &&
                 adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)) == NULL);
  window_hide (c);
}

static void
test_odd (Case          *c,
          gconstpointer  data)
{
  static const char *const odd[] = {
    "window-width=-5\nwindow-height=-5",
    "window-width=0\nwindow-height=0",
    "window-width=1\nwindow-height=1",
    "window-width=-2147483648\nwindow-height=2147483647",
    "window-width=16384\nwindow-height=16384",
    "window-width=99999999999\nwindow-height='wide'",
    "window-maximized=7\nmatch=-9223372036854775808\npage='tag:\\u202e<b>&%n%s'",
    "match=9223372036854775807\npage='library:'",
    "match=nothing\npage=5\nstyle='neon'\nboard-style=''\npace='warp'\ntoss='both'\nlanguage='xx'\nrules-language='../de'",
    "animations='yes'\nsound=\noverlays=['minoa/', '/', '', 'minoa/territory', 'minoa/territory', 'chess/<b>']",
    "person-name='Tom & Jerry <b> %n%s\\n\\u202e'",
    "new-match={'minoa': ('', [('', '', '')]), 'minoa': ('minoa', @a(sss) []), '': ('', @a(sss) [])}",
    "new-match={'minoa': ('minarett small=maybe', [('robot', 'x', 'novice'), ('computer', 'Tom & Jerry', 'god'), "
    "('person', '', 'x'), ('person', '\\n', ''), ('person', '<b>', ''), ('person', 'too many', ''), ('', '', '')])}",
    "new-match=[('minoa', 5)]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    use (c, odd[i]);
}

/* The first overlay of any game that tells what players have to keep in mind. */
static const AriOverlay *
find_revealing (const AriRules **of)
{
  guint n_rules, n;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriOverlay *overlays = ari_rules_overlays (rules[i], &n);

      for (guint j = 0; j < n; j++)
        if (overlays[j].reveals_hidden)
          {
            *of = rules[i];
            return &overlays[j];
          }
    }
  g_assert_not_reached ();
}

/* An overlay that reveals what players have to remember is off in a new match, even where an earlier release
 * stored that it was on. */
static void
test_revealing (Case          *c,
                gconstpointer  data)
{
  const AriRules *rules = NULL;
  const AriOverlay *overlay = find_revealing (&rules);
  g_autofree char *name = g_strconcat (rules->id, "/", overlay->id, NULL);
  g_autofree char *title = g_strdup_printf ("%s: %s", rules->name, overlay->title);
  const char *const stored[] = { name, "minoa/territory", NULL };
  g_auto(GStrv) now = NULL;

  ari_settings_set_overlay (c->settings, rules, overlay->id, TRUE);
  g_assert_false (ari_settings_get_overlay (c->settings, rules, overlay->id));
  now = g_settings_get_strv (c->settings, "overlays");
  g_assert_false (g_strv_contains ((const char *const *) now, name));

  g_settings_set_strv (c->settings, "overlays", stored);
  g_assert_false (ari_settings_get_overlay (c->settings, rules, overlay->id));
  g_assert_true (ari_settings_get_overlay (c->settings, ari_rules_lookup ("minoa"), "territory"));

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.preferences", NULL);
  ui_wait_until (ui_find (c->window, ADW_TYPE_SWITCH_ROW, "Minoa: Who Owns What") != NULL);
  g_assert_null (ui_find (c->window, ADW_TYPE_SWITCH_ROW, title));
  close_dialog (c);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/settings/ranges", test_ranges);
  WINDOW_ADD ("/ui/settings/odd", test_odd);
  WINDOW_ADD ("/ui/settings/revealing", test_revealing);

  return g_test_run ();
}

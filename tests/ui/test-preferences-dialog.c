/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-preferences-dialog.h"

#include "ari-appearance.h"
#include "ari-new-match.h"
#include "ari-picture.h"
#include "ari-settings.h"
#include "ari-style-row.h"
#include "library-fixture.h"
#include "ui-fixture.h"

static AdwDialog *
show (Fixture    *f,
      GSettings  *settings,
      GtkWidget **window)
{
  AdwDialog *dialog;

  fixture_open (f);
  *window = ui_window_new (gtk_label_new (NULL), 700, 700);
  dialog = ari_preferences_dialog_new (settings, f->library);
  adw_dialog_present (dialog, *window);
  ui_wait_until (ui_find (dialog, ADW_TYPE_SWITCH_ROW, "_Animations") != NULL);

  return dialog;
}

static void
finish (AdwDialog *dialog,
        GtkWidget *window)
{
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  adw_dialog_force_close (dialog);
  ui_wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Rows follow the settings and settings follow the rows. */
static void
test_bound (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  GtkWidget *window, *animations, *sound, *only_moves, *confirm_taps, *style, *pace, *language, *rules;
  AdwDialog *dialog = show (f, settings, &window);
  g_autofree char *text = NULL;

  animations = ui_find (dialog, ADW_TYPE_SWITCH_ROW, "_Animations");
  adw_switch_row_set_active (ADW_SWITCH_ROW (animations), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "animations"));
  g_settings_set_boolean (settings, "animations", TRUE);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (animations)));

  sound = ui_find (dialog, ADW_TYPE_SWITCH_ROW, "S_ound");
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (sound)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (sound), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sound"));

  only_moves = ui_find (dialog, ADW_TYPE_SWITCH_ROW, "Play _Forced Moves");
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (only_moves)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (only_moves), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "only-moves"));
  confirm_taps = ui_find (dialog, ADW_TYPE_SWITCH_ROW, "Co_nfirm Moves on Touch");
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (confirm_taps)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (confirm_taps), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "confirm-taps"));

  style = ui_find (dialog, ADW_TYPE_COMBO_ROW, "Light or _Dark");
  ari_settings_bind_style (settings);
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 2);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 1);
  g_assert_false (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 0);
  g_assert_cmpint (adw_style_manager_get_color_scheme (adw_style_manager_get_default ()), ==,
                   ADW_COLOR_SCHEME_DEFAULT);

  pace = ui_find (dialog, ADW_TYPE_COMBO_ROW, "Pace of the _Computer");
  for (guint i = 0; i < 4; i++)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (pace), i);
      g_assert_cmpint (g_settings_get_enum (settings, "pace"), ==, i);
    }
  for (guint i = 0; i < 2; i++)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (ui_find (dialog, ADW_TYPE_COMBO_ROW, "Roll D_ice")), 1 - i);
      g_assert_cmpint (g_settings_get_enum (settings, "roll"), ==, 1 - i);
    }
  g_settings_set_enum (settings, "pace", 1);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (pace)), ==, 1);

  rules = ui_find (dialog, ADW_TYPE_COMBO_ROW, "_Rules");
  adw_combo_row_set_selected (ADW_COMBO_ROW (rules), 3);
  text = g_settings_get_string (settings, "rules-language");
  g_assert_cmpstr (text, ==, "fr");

  language = ui_find (dialog, ADW_TYPE_COMBO_ROW, "_Program");
  g_settings_set_string (settings, "language", "de");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (language)), ==, 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (language), 0);
  g_clear_pointer (&text, g_free);
  text = g_settings_get_string (settings, "language");
  g_assert_cmpstr (text, ==, "");

  finish (dialog, window);
}

/* A toggle for each style, with an accessible name; boards and all pictures follow at once. */
static void
test_board_style (Fixture       *f,
                  gconstpointer  data)
{
  static const char *const names[] = { "fresco", "marble", "ink" };
  g_autoptr(GSettings) settings = ari_settings_new ();
  GtkWidget *window, *row, *toggles, *label;
  AdwDialog *dialog = show (f, settings, &window);
  guint changes = 0;

  ari_settings_bind_style (settings);
  g_signal_connect_swapped (ari_appearance_get_default (), "changed", G_CALLBACK (count_cb), &changes);
  row = ui_find (dialog, ARI_TYPE_STYLE_ROW, NULL);
  toggles = ui_find (row, ADW_TYPE_TOGGLE_GROUP, NULL);
  g_assert_cmpuint (adw_toggle_group_get_n_toggles (ADW_TOGGLE_GROUP (toggles)), ==, ARI_N_STYLES);
  g_assert_cmpuint (ui_count (toggles, ARI_TYPE_PICTURE), ==, ARI_N_STYLES);
  g_assert_cmpstr (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (toggles)), ==, "fresco");

  for (guint i = ARI_N_STYLES; i-- > 0;)
    {
      g_autofree char *chosen = NULL;

      changes = 0;
      adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (toggles), names[i]);
      chosen = g_settings_get_string (settings, "board-style");
      g_assert_cmpstr (chosen, ==, names[i]);
      g_assert_cmpuint (changes, ==, 1);
      g_assert_cmpint (ari_scheme_current (), ==, ari_scheme_for ((AriStyle) i, FALSE, FALSE));
    }

  g_settings_set_string (settings, "board-style", "ink");
  g_assert_cmpstr (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (toggles)), ==, "ink");
  label = ui_find (toggles, GTK_TYPE_LABEL, "Ink");
  g_assert_nonnull (label);
  gtk_test_accessible_assert_role (gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON),
                                   GTK_ACCESSIBLE_ROLE_RADIO);
  g_settings_reset (settings, "board-style");
  g_assert_cmpint (ari_scheme_current (), ==, ARI_SCHEME_FRESCO_LIGHT);

  g_signal_handlers_disconnect_by_func (ari_appearance_get_default (), count_cb, &changes);
  finish (dialog, window);
}

static void
test_overlays (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  GtkWidget *window, *row;
  AdwDialog *dialog = show (f, settings, &window);
  g_auto(GStrv) on = NULL, off = NULL;

  row = ui_find (dialog, ADW_TYPE_SWITCH_ROW, "Minoa: Who Owns What");
  g_assert_nonnull (row);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  on = g_settings_get_strv (settings, "overlays");
  g_assert_true (g_strv_contains ((const char *const *) on, "minoa/territory"));

  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  off = g_settings_get_strv (settings, "overlays");
  g_assert_false (g_strv_contains ((const char *const *) off, "minoa/territory"));

  finish (dialog, window);
}

/* A list that an earlier release stored does not name the last turns: they are on all the same. */
static void
test_last_turns (Fixture       *f,
                 gconstpointer  data)
{
  static const char *const stored[] = { "labyrinth/used", NULL };
  g_autoptr(GSettings) settings = ari_settings_new ();
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  g_settings_set_strv (settings, "overlays", stored);
  for (guint i = 0; i < n_games; i++)
    g_assert_true (ari_settings_get_overlay (settings, games[i], "last-turns"));

  ari_settings_set_overlay (settings, games[0], "last-turns", FALSE);
  g_assert_false (ari_settings_get_overlay (settings, games[0], "last-turns"));
  ari_settings_set_overlay (settings, games[0], "last-turns", TRUE);
  g_assert_true (ari_settings_get_overlay (settings, games[0], "last-turns"));
  g_settings_reset (settings, "overlays");
  g_settings_reset (settings, "last-turns");
}

/* Screen readers announce the selection. */
static void
test_told (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  GtkWidget *window, *toss;
  AdwDialog *dialog = show (f, settings, &window);

  toss = ui_find (dialog, ADW_TYPE_COMBO_ROW, "_Tossing a Ring");
  gtk_test_accessible_assert_property (toss, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Flick. Flick the ring, stop two moving gauges, or take "
                                       "your time: calm tosses scatter, and hit about as "
                                       "often as a beginner’s");
  adw_combo_row_set_selected (ADW_COMBO_ROW (toss), 2);
  gtk_test_accessible_assert_property (toss, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Calm. Flick the ring, stop two moving gauges, or take "
                                       "your time: calm tosses scatter, and hit about as "
                                       "often as a beginner’s");
  adw_combo_row_set_selected (ADW_COMBO_ROW (toss), 0);

  finish (dialog, window);
}

/* What you are called can be changed here, too. */
static void
test_name (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  g_autoptr(GVariant) stored = NULL;
  g_autofree char *name = NULL;
  GtkWidget *window, *row;
  AdwDialog *dialog;

  g_settings_reset (settings, "person-name");
  g_settings_reset (settings, "person-answered");
  dialog = show (f, settings, &window);
  row = ui_find (dialog, ADW_TYPE_ENTRY_ROW, "Your Name");
  g_assert_nonnull (row);
  /* Looking at the preferences is no answer. */
  stored = g_settings_get_user_value (settings, "person-name");
  g_assert_null (stored);
  g_assert_false (ari_new_match_knows_person (settings));
  gtk_editable_set_text (GTK_EDITABLE (row), " Pasiphaë ");
  name = g_settings_get_string (settings, "person-name");
  g_assert_cmpstr (name, ==, "Pasiphaë");
  g_assert_true (ari_new_match_knows_person (settings));
  g_settings_reset (settings, "person-name");
  g_settings_reset (settings, "person-answered");

  finish (dialog, window);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  FIXTURE_ADD ("/ui/preferences-dialog/bound", test_bound, NULL);
  FIXTURE_ADD ("/ui/preferences-dialog/name", test_name, NULL);
  FIXTURE_ADD ("/ui/preferences-dialog/board-style", test_board_style, NULL);
  FIXTURE_ADD ("/ui/preferences-dialog/overlays", test_overlays, NULL);
  FIXTURE_ADD ("/ui/preferences-dialog/last-turns", test_last_turns, NULL);
  FIXTURE_ADD ("/ui/preferences-dialog/told", test_told, NULL);

  return g_test_run ();
}

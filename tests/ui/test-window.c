/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-window.h"

#include "ari-application.h"
#include "ari-chance-map.h"
#include "ari-failure-page.h"
#include "ari-game-page.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "window-fixture.h"

/* The window appears before the library is open. */
static void
test_starts (Case          *c,
             gconstpointer  data)
{
  window_show (c, 1100, 720);
  ui_wait_until (ui_find (c->window, ARI_TYPE_GAME_PAGE, NULL) != NULL);
  g_assert_false (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "_New Match")));

  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "_New Match")));
  ui_wait_until (ui_shows (c->window, "Continue"));
}

static void
test_places (Case          *c,
             gconstpointer  data)
{
  g_autofree char *page = NULL;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_false (ari_window_go (c->window, "game:nothing of the kind"));
  g_assert_true (ari_window_go (c->window, "library:all"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, "All") != NULL);
  page = g_settings_get_string (c->settings, "page");
  g_assert_cmpstr (page, ==, "library:all");

  /* The next window starts with the size of this one. */
  window_hide (c);
  window_show (c, 1100, 720);
  ui_wait_until (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, "All") != NULL);
}

static void
test_narrow (Case          *c,
             gconstpointer  data)
{
  AdwNavigationSplitView *split;

  window_show (c, 360, 294);
  ui_wait_until (ui_find (c->window, ADW_TYPE_NAVIGATION_SPLIT_VIEW, NULL) != NULL);
  split = ADW_NAVIGATION_SPLIT_VIEW (ui_find (c->window, ADW_TYPE_NAVIGATION_SPLIT_VIEW, NULL));
  ui_wait_until (adw_navigation_split_view_get_collapsed (split));
  g_assert_true (adw_navigation_split_view_get_show_content (split));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (c->window)), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (c->window)), <=, 294);

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.show-sidebar", NULL);
  g_assert_false (adw_navigation_split_view_get_show_content (split));
}

static gboolean
has_focus (Case      *c,
           GtkWidget *page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (c->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, page);
}

/* A page that was replaced, with the keyboard in it, doesn't outlive the window: the end of the case checks
 * that nothing holds the library. */
static void
test_narrow_closes (Case          *c,
                    gconstpointer  data)
{
  static const char *const places[] = { "game:minarett", "library:all", "game:minoa" };
  const GType types[] = { ARI_TYPE_GAME_PAGE, ARI_TYPE_LIBRARY_PAGE, ARI_TYPE_GAME_PAGE };

  window_show (c, 360, 640);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (adw_navigation_split_view_get_collapsed (
      ADW_NAVIGATION_SPLIT_VIEW (ui_find (c->window, ADW_TYPE_NAVIGATION_SPLIT_VIEW, NULL))));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *page;

      g_assert_true (ari_window_go (c->window, places[i]));
      ui_wait_until (ui_find (c->window, types[i], NULL) != NULL);
      page = ui_find (c->window, types[i], NULL);
      ui_wait_until (has_focus (c, page));
    }
}

static GtkWidget *
open_again (Case *c)
{
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);

  return ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
}

/* Opens the match of the case, and returns its page. */
static GtkWidget *
open_match (Case *c)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);

  return open_again (c);
}

static void
leave_match (Case *c)
{
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
}

/* A match open at the end of the program reopens at its start. */
static void
test_returns (Case          *c,
              gconstpointer  data)
{
  open_match (c);
  g_assert_cmpint (g_settings_get_int64 (c->settings, "match"), ==, c->id);
  window_hide (c);
  g_assert_cmpint (g_settings_get_int64 (c->settings, "match"), ==, c->id);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);

  /* A match that was left doesn't. */
  leave_match (c);
  g_assert_cmpint (g_settings_get_int64 (c->settings, "match"), ==, 0);
}

/* Practice takes the place of the match; a toast leads back. */
static void
test_practice_and_back (Case          *c,
                        gconstpointer  data)
{
  open_match (c);
  leave_match (c);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.train", "s", "minoa");
  g_assert_null (ui_find (c->window, GTK_TYPE_BUTTON, "To the _Match"));

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.train", "s", "minoa");
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "To the _Match"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
}

static guint
n_plies (Case *c)
{
  AriMatchPage *page = ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));

  return ari_match_get_n_plies (ari_autosave_get_match (ari_match_page_get_autosave (page)));
}

/* Whether the first item of the match menu is @label. */
static gboolean
menu_begins_with (Case       *c,
                  const char *label)
{
  GtkWidget *page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  GtkWidget *button = ui_find (page, GTK_TYPE_MENU_BUTTON, "Main Menu");
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SECTION);
  g_autofree char *first = NULL;

  g_assert_true (g_menu_model_get_item_attribute (section, 0, G_MENU_ATTRIBUTE_LABEL, "s", &first));

  return g_str_equal (first, label);
}

/* Opening a match only shows it: its computer waits. Continuing one starts it. */
static void
test_waits (Case          *c,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  gint64 id;
  guint n;

  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "Talos", "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Ikaros", "novice");
  id = fixture_add (&c->fixture, match);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_shows (c->window, "Play On"));
  g_assert_true (menu_begins_with (c, "Play On"));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "Play On"));
  ui_wait_until (n_plies (c) > 0);
  g_assert_true (menu_begins_with (c, "Move Now"));
  n = n_plies (c);
  leave_match (c);

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.continue-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  ui_wait_until (n_plies (c) > n);
}

/* Looking at a match that was reviewed with an older map reads its review again, and writes nothing. */
static void
test_looks_only (Case          *c,
                 gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  guint map = ari_chance_version (ari_match_get_rules (match));
  AriEval old = {
    .win = { 0.5, 0.5 }, .raw = { 0.6, 0.4 }, .error = 0.01, .raw_error = 0.01, .map = map - 1,
    .evidence = ARI_EVIDENCE_PLAYOUTS, .nodes = ARI_CHANCE_NODES,
  };
  AriRandom random;
  AriAutosave *autosave;
  AriPly *ply;
  gint64 id;

  g_assert_cmpuint (map, >, 1);
  ari_random_init (&random, 9);
  test_match_play (match, &random, 3);
  for (ply = ari_match_get_child (match, NULL, 0); ply != NULL; ply = ari_match_get_continuation (match, ply))
    ari_match_set_eval (match, ply, &old);
  id = fixture_add (&c->fixture, match);
  fixture_sql (c->fixture.path, "UPDATE match SET touched = 1000");
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  autosave = ari_match_page_get_autosave (ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)));
  g_assert_false (ari_autosave_is_pending (autosave));
  ply = ari_match_get_child (ari_autosave_get_match (autosave), NULL, 0);
  g_assert_cmpuint (ari_ply_get_eval (ply)->map, ==, map);
  g_assert_cmpfloat (ari_ply_get_eval (ply)->win[0], >, 0.6);
  leave_match (c);
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT max(touched) FROM match"), ==, 1000);
}

/* Text typed just before the window closes is in the library. */
static void
test_last_words (Case          *c,
                 gconstpointer  data)
{
  GtkWidget *stack;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  ui_wait_until (ui_find (c->window, ADW_TYPE_VIEW_STACK, NULL) != NULL);
  stack = ui_find (c->window, ADW_TYPE_VIEW_STACK, NULL);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "notes");
  ui_wait_until (ui_find (stack, ADW_TYPE_ENTRY_ROW, NULL) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (ui_find (stack, ADW_TYPE_ENTRY_ROW, NULL)), "The long way round");
  window_hide (c);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "The long way round"));
}

/* A short message, not a dialog, reports a match deleted in the meantime. */
static void
test_missing (Case          *c,
              gconstpointer  data)
{
  g_settings_set_int64 (c->settings, "match", c->id + 1);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "That match is no longer in the library."));
  g_assert_cmpint (g_settings_get_int64 (c->settings, "match"), ==, 0);
}

/* Leaving unsaved changes behind needs confirmation. */
static void
test_unkept (Case          *c,
             gconstpointer  data)
{
  g_autofree char *long_text = g_strnfill (200000, 'a');
  GtkWidget *page;
  AriAutosave *autosave;
  AriMatch *match;

  ari_library_get_options (fixture_renew (&c->fixture))->max_pages = 50;
  fixture_open (&c->fixture);
  open_match (c);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
  g_assert_true (ari_match_play_text (match, "d4e5", -1, NULL));
  ari_match_set_comment (match, ari_match_get_ply (match), long_text);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "Try Again") != NULL);

  gtk_window_close (GTK_WINDOW (c->window));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Close the Window") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Back to the Match"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);

  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Leave") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Back to the Match"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  autosave = ari_match_page_get_autosave (ARI_MATCH_PAGE (page));
  g_assert_true (ari_autosave_get_match (autosave) == match);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "Try Again") != NULL);

  /* There is space again. */
  ari_library_get_options (c->fixture.library)->max_pages = 100000;
  fixture_open (&c->fixture);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Try Again"));
  ui_wait_until (!ari_autosave_is_pending (autosave));
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM ply WHERE length (comment) = 200000"), ==, 1);
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
  g_assert_null (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL));
}

/* There are no references left to a match page that the failure page replaces. */
static void
test_fails_over_match (Case          *c,
                       gconstpointer  data)
{
  g_autoptr(GError) error = g_error_new_literal (ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED, "Broken.");
  GtkWidget *page = open_match (c);

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  ari_window_fail (c->window, error, c->fixture.path);
  ui_wait_until (page == NULL);
  g_assert_nonnull (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL));
  g_assert_null (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL));
}

/* Damage found during play leaves the match on the screen, with the unsaved ply: it can be exported, and
 * leaving it needs confirmation. */
static void
test_damaged (Case          *c,
              gconstpointer  data)
{
  GtkWidget *page = open_match (c);
  AriMatch *match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));

  fixture_damage (&c->fixture);
  g_assert_true (ari_match_play_text (match, "d4e5", -1, NULL));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Export…") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Back to the Match"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  g_assert_true (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == page);
  g_assert_cmpuint (n_plies (c), ==, 1);

  /* You can come back after leaving. */
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Leave") != NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL) != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Back to the Match"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL) == NULL);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  g_assert_true (ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))) == match);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "Try Again") != NULL);

  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Leave") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Leave"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
  g_assert_nonnull (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL));
}

/* The same for a ply that was still being written when its page was left: several writes fail, and the
 * damage is reported after the first. */
static void
test_damaged_behind (Case          *c,
                     gconstpointer  data)
{
  GtkWidget *page = open_match (c);
  AriMatch *match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));

  g_object_ref (match);
  fixture_damage (&c->fixture);
  g_assert_true (ari_match_play_text (match, "d4e5", -1, NULL));
  ari_match_set_title (match, "The last one");
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Leave") != NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL) != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Back to the Match"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  g_assert_true (ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))) == match);
  g_object_unref (match);
}

static AriMatch *
start_match (Case *c)
{
  GtkWidget *page;

  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_New Match"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);

  return ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
}

static void
test_new_match (Case          *c,
                gconstpointer  data)
{
  AriRandom random;

  ari_random_init (&random, 1);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);

  /* Nothing was played, so nothing is kept. */
  start_match (c);
  leave_match (c);
  g_assert_cmpint (g_settings_get_int64 (c->settings, "match"), ==, 0);
  fixture_tag (&c->fixture, c->id, "written after leaving");
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);

  /* The first ply puts the match into the library. */
  test_match_play (start_match (c), &random, 1);
  ui_wait_until (g_settings_get_int64 (c->settings, "match") > c->id);
  leave_match (c);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
}

/* A rematch says who plays which colour. */
static void
test_rematch (Case          *c,
              gconstpointer  data)
{
  AriRandom random;

  ari_random_init (&random, 1);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  test_match_play (start_match (c), &random, 1);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.rematch", NULL);
  ui_wait_until (ui_shows (c->window, "Rematch: this time, you play Blue."));
}

/* A match without a ply stays while it has a text. */
static void
test_text_only (Case          *c,
                gconstpointer  data)
{
  AriMatch *match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (open_match (c))));

  ari_match_set_notes (match, "We start at eight.");
  leave_match (c);
  /* This is written after what leaving writes. */
  fixture_tag (&c->fixture, c->id, "kept");
  g_assert_cmpuint (fixture_count (&c->fixture, "eight"), ==, 1);

  fixture_tag (&c->fixture, c->id, "");
  match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (open_again (c))));
  ari_match_set_notes (match, NULL);
  leave_match (c);
  ui_wait_until (fixture_count (&c->fixture, NULL) == 0);
}

static void
wait_for_room (Case  *c,
               GType  type)
{
  ui_wait_until (ui_find (c->window, type, NULL) != NULL);
  ui_wait_until (gtk_widget_get_width (ui_find (c->window, type, NULL)) > 0);
}

/* Large text fits the smallest width: GTK warns of anything wider, which ends the test. */
static void
test_large_text (Case          *c,
                 gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();
  int dpi;

  /* In the program, the application loads it. */
  gtk_css_provider_load_from_resource (style, "/io/github/ariadne_games/Ariadne/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 3 / 2, NULL);

  /* The window's borders, with the shadow, take up ten pixels. */
  window_show (c, 370, 640);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "Continue"));
  g_assert_true (ari_window_go (c->window, "library:all"));
  wait_for_room (c, ARI_TYPE_LIBRARY_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  wait_for_room (c, ARI_TYPE_MATCH_PAGE);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.panel", NULL);
  wait_for_room (c, ADW_TYPE_INLINE_VIEW_SWITCHER);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (c->window)), <=, 370);

  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

static void
test_fails (Case          *c,
            gconstpointer  data)
{
  struct { AriLibraryError code; const char *button; } cases[] = {
    { ARI_LIBRARY_ERROR_BUSY, "_Try Again" },
    { ARI_LIBRARY_ERROR_FULL, "_Try Again" },
    { ARI_LIBRARY_ERROR_ACCESS, "_Try Again" },
    { ARI_LIBRARY_ERROR_DAMAGED, "Start a _New Library" },
    { ARI_LIBRARY_ERROR_FOREIGN, "Start a _New Library" },
    { ARI_LIBRARY_ERROR_TOO_NEW, "Start a _New Library" },
  };

  window_show (c, 360, 294);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = g_error_new (ARI_LIBRARY_ERROR, cases[i].code, "Case %u & more.", i);

      ari_window_fail (c->window, error, c->fixture.path);
      ui_wait_until (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL) != NULL);
      ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, cases[i].button) != NULL);
      g_assert_nonnull (ui_find (c->window, GTK_TYPE_BUTTON, "_Quit"));
      /* There is no backup beside the file. */
      g_assert_null (ui_find (c->window, GTK_TYPE_BUTTON, "_Restore the Last Backup"));
    }
}

static void
activate_cb (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (window)));
  ui_wait_until (gtk_widget_is_sensitive (ui_find (window, GTK_TYPE_BUTTON, "_New Match")));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* The whole program, with its library in the default folder. */
static void
test_application (Case          *c,
                  gconstpointer  data)
{
  AriApplication *application = ari_application_new (c->settings);
  g_autofree char *path = ari_library_default_path ();
  g_autofree char *theme = g_strdup (g_getenv ("GTK_THEME"));

  ui_without_bus ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_assert_false (ari_application_wants_restart (application));
  /* It is set only briefly, so that no child process inherits it. */
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, theme);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_finalize_object (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/window/starts", test_starts);
  WINDOW_ADD ("/ui/window/places", test_places);
  WINDOW_ADD ("/ui/window/narrow", test_narrow);
  WINDOW_ADD ("/ui/window/narrow-closes", test_narrow_closes);
  WINDOW_ADD ("/ui/window/returns", test_returns);
  WINDOW_ADD ("/ui/window/practice-and-back", test_practice_and_back);
  WINDOW_ADD ("/ui/window/waits", test_waits);
  WINDOW_ADD ("/ui/window/looks-only", test_looks_only);
  WINDOW_ADD ("/ui/window/last-words", test_last_words);
  WINDOW_ADD ("/ui/window/missing", test_missing);
  WINDOW_ADD ("/ui/window/unkept", test_unkept);
  WINDOW_ADD ("/ui/window/damaged", test_damaged);
  WINDOW_ADD ("/ui/window/damaged-behind", test_damaged_behind);
  WINDOW_ADD ("/ui/window/new-match", test_new_match);
  WINDOW_ADD ("/ui/window/rematch", test_rematch);
  WINDOW_ADD ("/ui/window/text-only", test_text_only);
  WINDOW_ADD ("/ui/window/large-text", test_large_text);
  WINDOW_ADD ("/ui/window/fails", test_fails);
  WINDOW_ADD ("/ui/window/fails-over-match", test_fails_over_match);
  WINDOW_ADD ("/ui/window/application", test_application);

  return g_test_run ();
}

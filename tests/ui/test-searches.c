/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saved searches: in the sidebar, with counts, under names that can be changed. */
#include "ari-searches.h"

#include "ari-entry-row.h"
#include "ari-library-page.h"
#include "ari-sidebar.h"
#include "window-fixture.h"

static void
add_match (Case       *c,
           const char *one,
           guint       winner)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Minos", NULL);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1u << (winner - 1) });
  fixture_add (&c->fixture, match);
}

/* The page of all matches. */
static GtkWidget *
open_library (Case *c)
{
  g_settings_reset (c->settings, "searches");
  window_show (c, 900, 700);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "library:all"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL) != NULL);

  return ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL);
}

static const char *
place (Case *c)
{
  return ari_sidebar_get_place (ARI_SIDEBAR (ui_find (c->window, ARI_TYPE_SIDEBAR, NULL)));
}

/* Answers the question for a name. @name: (nullable): the one that is proposed */
static void
answer (Case       *c,
        const char *name,
        const char *response)
{
  GtkWidget *dialog, *entry;

  ui_wait_until ((dialog = ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL)) != NULL);
  ui_wait_until ((entry = ui_find (dialog, ADW_TYPE_ENTRY_ROW, NULL)) != NULL);
  if (name != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), name);
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, response));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
}

/* Saves the matches that Ariadne lost. */
static void
save_lost (Case       *c,
           GtkWidget  *page,
           const char *name)
{
  gtk_widget_activate_action (page, "filter.player", "s", "person:Ariadne");
  gtk_widget_activate_action (page, "filter.result", "s", "lost");
  gtk_widget_activate_action (page, "library.save-search", NULL);
  answer (c, name, "_Save");
  ui_wait_until (g_str_has_prefix (place (c), "search:"));
}

/* How much the menu of the filter offers for searches. */
static int
n_offers (GtkWidget *page)
{
  GtkWidget *button = ui_find (page, GTK_TYPE_MENU_BUTTON, "Filter");
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autoptr(GMenuModel) last =
    g_menu_model_get_item_link (menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);

  return g_menu_model_get_n_items (last);
}

/* The count follows the library, and the list can be narrowed further. */
static void
test_saves (Case          *c,
            gconstpointer  data)
{
  GtkWidget *page, *sidebar;

  add_match (c, "Ariadne", 2);
  add_match (c, "Ariadne", 1);
  add_match (c, "Theseus", 2);
  page = open_library (c);
  sidebar = ui_find (c->window, ARI_TYPE_SIDEBAR, NULL);
  /* Nothing is searched for, so there is nothing to save. */
  gtk_widget_activate_action (page, "library.save-search", NULL);
  g_assert_null (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL));

  g_assert_cmpint (n_offers (page), ==, 1);
  save_lost (c, page, NULL);
  g_assert_cmpint (n_offers (page), ==, 3);
  ui_wait_until (g_strcmp0 (place (c), "search:Ariadne · Lost") == 0);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), ==, "Ariadne · Lost");
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 1 && ui_shows (sidebar, "1"));

  add_match (c, "Ariadne", 2);
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 2 && ui_shows (sidebar, "2"));

  gtk_widget_activate_action (page, "filter.game", "s", "labyrinth");
  ui_wait_until (ui_shows (page, "No Matches Found"));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show All"));
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 2);
}

/* Words join those that were saved. */
static void
test_words (Case          *c,
            gconstpointer  data)
{
  GtkWidget *page, *entry;

  add_match (c, "Ariadne", 1);
  add_match (c, "Theseus", 1);
  page = open_library (c);
  ari_library_page_search (ARI_LIBRARY_PAGE (page));
  ui_wait_until ((entry = ui_find (page, GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "minos");
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 2);
  gtk_widget_activate_action (page, "library.save-search", NULL);
  answer (c, NULL, "_Save");
  ui_wait_until (g_strcmp0 (place (c), "search:minos") == 0);

  ari_library_page_search (ARI_LIBRARY_PAGE (page));
  gtk_editable_set_text (GTK_EDITABLE (entry), "ariadne");
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 1);
  gtk_widget_activate_action (page, "library.save-search", NULL);
  answer (c, "minos", "_Replace");
  ui_wait_until (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0');
  ui_wait_until (g_strcmp0 (place (c), "search:minos") == 0);
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 1);
}

static void
test_changes (Case          *c,
              gconstpointer  data)
{
  GtkWidget *page, *sidebar;

  add_match (c, "Ariadne", 2);
  page = open_library (c);
  sidebar = ui_find (c->window, ARI_TYPE_SIDEBAR, NULL);
  save_lost (c, page, "Bad days");

  gtk_widget_activate_action (page, "library.rename-search", NULL);
  answer (c, "Days to forget", "_Rename");
  ui_wait_until (g_strcmp0 (place (c), "search:Days to forget") == 0);
  ui_wait_until (!ui_shows (sidebar, "Bad days"));
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 1);

  gtk_widget_activate_action (page, "library.remove-search", NULL);
  ui_wait_until (g_strcmp0 (place (c), "library:all") == 0);
  g_assert_false (ui_shows (sidebar, "Days to forget"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo"));
  ui_wait_until (g_strcmp0 (place (c), "search:Days to forget") == 0);
  ui_wait_until (ui_count (page, ARI_TYPE_ENTRY_ROW) == 1);
}

/* A window opens at the search where the last one closed. */
static void
test_again (Case          *c,
            gconstpointer  data)
{
  GtkWidget *page;

  add_match (c, "Ariadne", 2);
  page = open_library (c);
  save_lost (c, page, "Bad days");
  window_hide (c);
  window_show (c, 900, 700);
  ui_wait_until (g_strcmp0 (place (c), "search:Bad days") == 0);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_count (c->window, ARI_TYPE_ENTRY_ROW) == 1);
}

static void
assert_player (GSettings  *settings,
               const char *search,
               const char *player)
{
  g_autoptr(AriSearches) searches = ari_searches_new (settings);
  const char *found;

  g_assert_true (g_variant_lookup (ari_searches_find (searches, search)->parts, "player", "&s", &found));
  g_assert_cmpstr (found, ==, player);
}

/* A person with another name is still the one who is searched for, and so is another person after an undo. */
static void
test_renamed_person (Case          *c,
                     gconstpointer  data)
{
  g_autoptr(AriSearches) searches = NULL;
  g_auto(GStrv) changed = NULL, back = NULL;

  g_settings_reset (c->settings, "searches");
  searches = ari_searches_new (c->settings);
  ari_searches_save (searches, "one", g_variant_new_parsed ("{'player': 'person:Ariadne', 'words': 'cup'}"));
  ari_searches_save (searches, "two", g_variant_new_parsed ("{'player': 'person:Theseus'}"));
  ari_searches_save (searches, "three", g_variant_new_parsed ("{'words': 'Ariadne'}"));
  g_assert_cmpuint (ari_searches_list (searches)->len, ==, 3);

  changed = ari_searches_rename_person (c->settings, "Ariadne", "Theseus", NULL);
  g_assert_cmpuint (g_strv_length (changed), ==, 1);
  assert_player (c->settings, "one", "person:Theseus");
  back = ari_searches_rename_person (c->settings, "Theseus", "Ariadne", (const char *const *) changed);
  g_assert_cmpuint (g_strv_length (back), ==, 1);
  assert_player (c->settings, "one", "person:Ariadne");
  assert_player (c->settings, "two", "person:Theseus");
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/searches/saves", test_saves);
  WINDOW_ADD ("/searches/words", test_words);
  WINDOW_ADD ("/searches/changes", test_changes);
  WINDOW_ADD ("/searches/again", test_again);
  WINDOW_ADD ("/searches/renamed-person", test_renamed_person);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announcements.h"
#include "ari-library-page.h"

#include "ari-clock.h"
#include "ari-entry-row.h"
#include "library-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

#define N_MATCHES 5

typedef struct
{
  Fixture         fixture; /* first: its functions also accept the case */
  GtkWidget      *window;
  AriLibraryPage *page;
} Case;

/* The matches are "Theseus 1 and Minos 1", and so on; the first has tags. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  AdwNavigationView *navigation = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  GtkWidget *toasts = adw_toast_overlay_new ();
  guint n = GPOINTER_TO_UINT (data);

  fixture_set_up (&c->fixture, NULL);
  fixture_open (&c->fixture);
  for (guint i = 1; i <= n; i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autofree char *first = g_strdup_printf ("Theseus %u", i), *second = g_strdup_printf ("Minos %u", i);
      AriRandom random;
      gint64 id;

      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, first, NULL);
      ari_match_set_seat (match, 2, ARI_SEAT_PERSON, second, NULL);
      ari_random_init (&random, i);
      test_match_play (match, &random, i);
      id = fixture_add (&c->fixture, match);
      if (i == 1)
        fixture_tag (&c->fixture, id, "holidays");
    }

  c->page = g_object_ref_sink (ari_library_page_new ());
  adw_navigation_view_add (navigation, ADW_NAVIGATION_PAGE (c->page));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), GTK_WIDGET (navigation));
  c->window = ui_window_new (toasts, 700, 800);
  ari_library_page_set_library (c->page, c->fixture.library);
}

/* Asserts that there are no references left to the page or the library. */
static void
tear_down (Case          *c,
           gconstpointer  data)
{
  ari_clock_set (ari_clock_get (), 0);
  gtk_window_destroy (GTK_WINDOW (c->window));
  /* Pending answers of the library hold the page until then. */
  ui_wait_until (G_OBJECT (c->page)->ref_count == 1);
  g_assert_finalize_object (c->page);
  fixture_tear_down (&c->fixture, NULL);
  announcements_forget ();
}

static guint
n_rows (Case *c)
{
  return ui_count (c->page, ARI_TYPE_ENTRY_ROW);
}

static void
test_lists (Case          *c,
            gconstpointer  data)
{
  ui_wait_until (n_rows (c) == N_MATCHES && ui_shows (c->page, "Theseus 1"));

  for (guint i = 1; i <= N_MATCHES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Minos %u", i);

      g_assert_true (ui_shows (c->page, name));
    }
  g_assert_true (ui_shows (c->page, "holidays"));
  /* Plies aren't the moves that players number. */
  g_assert_false (ui_shows (c->page, "5 moves"));
}

static void
test_searches (Case          *c,
               gconstpointer  data)
{
  GtkWidget *entry;
  int start, end;

  ui_wait_until (n_rows (c) == N_MATCHES);
  ari_library_page_search (c->page);
  ui_wait_until ((entry = ui_find (c->page, GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), "minos 3");
  ui_wait_until (n_rows (c) == 1 && ui_shows (c->page, "Theseus 3"));

  /* Asked for again, the search begins anew with the next letter. */
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), NULL, NULL));
  ari_library_page_search (c->page);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
  g_assert_cmpint (end - start, ==, strlen ("minos 3"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody of this name");
  ui_wait_until (ui_shows (c->page, "No Matches Found"));

  ui_click (ui_find (c->page, GTK_TYPE_BUTTON, "_Show All"));
  ui_wait_until (n_rows (c) == N_MATCHES);
}

static void
test_places (Case          *c,
             gconstpointer  data)
{
  ari_library_page_set_place (c->page, "tag:holidays");
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (c->page)), ==, "holidays");
  ui_wait_until (n_rows (c) == 1);

  ari_library_page_set_place (c->page, "library:finished");
  ui_wait_until (ui_shows (c->page, "No Finished Matches Yet"));

  ari_library_page_set_place (c->page, "library:in-progress");
  ui_wait_until (n_rows (c) == N_MATCHES);
}

static guint
count (Case           *c,
       const AriQuery *query)
{
  g_autoptr(GPtrArray) entries = NULL;
  guint total;

  entries = fixture_query (&c->fixture, query, &total);

  return total;
}

/* The label of the star in the menu of the first match. */
static void
assert_menu_says (Case       *c,
                  const char *label)
{
  GtkWidget *menu;

  gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL)));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.menu", NULL);
  ui_wait_until ((menu = ui_find (c->page, GTK_TYPE_POPOVER_MENU, NULL)) != NULL);
  g_assert_true (ui_shows (menu, label));
  gtk_popover_popdown (GTK_POPOVER (menu));
  ui_wait_until (!gtk_widget_get_mapped (menu));
}

static void
test_stars (Case          *c,
            gconstpointer  data)
{
  AriQuery starred = { .starred = TRUE };
  GtkWidget *star;

  ui_wait_until ((star = ui_find (c->page, GTK_TYPE_TOGGLE_BUTTON, "Star")) != NULL);
  assert_menu_says (c, "_Star");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (star), TRUE);
  ui_wait_until (ui_find (c->page, GTK_TYPE_TOGGLE_BUTTON, "Remove Star") != NULL);
  ui_wait_until (count (c, &starred) == 1);
  assert_menu_says (c, "Remove _Star");

  ari_library_page_set_place (c->page, "library:starred");
  ui_wait_until (n_rows (c) == 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find (c->page, GTK_TYPE_TOGGLE_BUTTON, "Remove Star")),
                                FALSE);
  ui_wait_until (ui_shows (c->page, "No Starred Matches"));
}

/* The buttons for selected matches have words where there is room for them. */
static void
test_words (Case          *c,
            gconstpointer  data)
{
  ui_wait_until (n_rows (c) == N_MATCHES);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_find (c->page, GTK_TYPE_LABEL, "Export") != NULL
                 && gtk_widget_get_width (GTK_WIDGET (c->page)) > 600);
  /* A busy window manager may miss the first request. */
  while (gtk_widget_get_width (GTK_WIDGET (c->page)) > 400)
    {
      gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
      ui_step ();
    }
  ui_wait_until (ui_find (c->page, GTK_TYPE_BUTTON, "Export") != NULL
                 && ui_find (c->page, GTK_TYPE_LABEL, "Export") == NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_find (c->page, GTK_TYPE_BUTTON, "Export")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Export");
}

/* Deletes all but two, and restores them. */
static void
test_deletes (Case          *c,
              gconstpointer  data)
{
  AriQuery all = { .words = NULL }, deleted = { .deleted = TRUE };
  GtkWidget *list, *row;

  ui_wait_until (n_rows (c) == N_MATCHES && ui_shows (c->page, "Theseus 1"));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->page, "5 Selected"));

  /* In selection mode, activating a selected row deselects it. */
  list = ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL);
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (list, "activate", i);
  g_assert_true (ui_shows (c->page, "3 Selected"));
  g_assert_cmpstr (announcements_last (), ==, "Not selected");

  /* So does Space, and a screen reader hears it. */
  gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL)));
  press_key (c->window, GDK_KEY_space);
  g_assert_true (ui_shows (c->page, "4 Selected"));
  g_assert_cmpstr (announcements_last (), ==, "Selected");
  press_key (c->window, GDK_KEY_space);
  g_assert_true (ui_shows (c->page, "3 Selected"));

  /* The button is hidden, so the focus goes to the list. */
  gtk_widget_grab_focus (ui_find (c->page, GTK_TYPE_BUTTON, "_Cancel"));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.cancel", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)), list));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->page, "5 Selected"));
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (list, "activate", i);

  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.delete", NULL);
  ui_wait_until (n_rows (c) == 2 && ui_shows (c->window, "3 matches deleted"));
  g_assert_cmpuint (count (c, &deleted), ==, 3);

  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo"));
  ui_wait_until (n_rows (c) == N_MATCHES);
  g_assert_cmpuint (count (c, &all), ==, N_MATCHES);

  /* By its shortcut. */
  ari_library_page_undo (c->page);
  g_assert_cmpuint (count (c, &all), ==, N_MATCHES);
  row = gtk_widget_get_parent (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL));
  gtk_widget_grab_focus (row);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.delete", NULL);
  ui_wait_until (n_rows (c) == N_MATCHES - 1 && ui_shows (c->window, "1 match deleted"));
  ari_library_page_undo (c->page);
  ui_wait_until (n_rows (c) == N_MATCHES && !ui_shows (c->window, "1 match deleted"));

  /* Without a toast, too, and what was deleted last comes back first. */
  for (guint i = 1; i <= 2; i++)
    {
      row = gtk_widget_get_parent (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL));
      gtk_widget_grab_focus (row);
      gtk_widget_activate_action (GTK_WIDGET (c->page), "library.delete", NULL);
      ui_wait_until (n_rows (c) == N_MATCHES - i && ui_shows (c->window, "1 match deleted"));
      adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (ui_find (c->window, ADW_TYPE_TOAST_OVERLAY, NULL)));
      ui_wait_until (!ui_shows (c->window, "1 match deleted"));
    }
  g_assert_cmpuint (count (c, &deleted), ==, 2);
  for (guint i = 2; i-- > 0;)
    {
      ari_library_page_undo (c->page);
      ui_wait_until (n_rows (c) == N_MATCHES - i && ui_shows (c->window, "1 match restored"));
    }
  g_assert_cmpuint (count (c, &deleted), ==, 0);
}

/* The list of deleted matches restores them, or removes them for good. */
static void
test_recently_deleted (Case          *c,
                       gconstpointer  data)
{
  AriQuery all = { .words = NULL }, deleted = { .deleted = TRUE };
  GtkWidget *list, *entry;

  ui_wait_until (n_rows (c) == N_MATCHES && ui_shows (c->page, "Theseus 1"));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->page, "5 Selected"));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.delete", NULL);
  ui_wait_until (n_rows (c) == 0);
  ari_library_page_set_place (c->page, "library:deleted");
  ui_wait_until (n_rows (c) == N_MATCHES && ui_shows (c->page, "Deleted matches stay here for 30 days"));
  list = ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL);

  /* One that is to be opened is restored first. */
  g_signal_emit_by_name (list, "activate", 0);
  ui_wait_until (ui_shows (c->window, "Restore the Match?"));
  ui_click (ui_find (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL),
                     GTK_TYPE_BUTTON, "_Restore"));
  ui_wait_until (n_rows (c) == N_MATCHES - 1 && ui_shows (c->window, "1 match restored"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  g_assert_cmpuint (count (c, &all), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->page, "4 Selected"));
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (list, "activate", i);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.restore", NULL);
  ui_wait_until (n_rows (c) == 2 && ui_shows (c->window, "2 matches restored"));

  /* All means also what a search hides. */
  ari_library_page_search (c->page);
  ui_wait_until ((entry = ui_find (c->page, GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody");
  ui_wait_until (ui_shows (c->page, "No Matches Found"));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.empty", NULL);
  ui_wait_until (ui_shows (c->window, "Delete All Permanently?"));
  ui_click (ui_find (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL),
                     GTK_TYPE_BUTTON, "_Delete"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.clear", NULL);
  ui_wait_until (ui_shows (c->page, "No Deleted Matches"));
  /* Nothing is deleted: there is nothing to ask. */
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.empty", NULL);
  g_assert_null (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL));
  g_assert_cmpuint (count (c, &deleted), ==, 0);
  g_assert_cmpuint (count (c, &all), ==, 3);

  /* Nothing is left to undo. */
  g_assert_false (ari_library_page_undo (c->page));
  g_assert_cmpuint (count (c, &all), ==, 3);
}

/* At midnight, rows say “Yesterday”, and so does a screen reader. */
static void
test_midnight (Case          *c,
               gconstpointer  data)
{
  g_autofree char *text = NULL;
  GtkWidget *row;
  gint64 played;

  ui_wait_until (ui_shows (c->page, "Theseus 1"));
  row = ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL);
  played = ari_entry_get_touched (ari_entry_row_get_entry (ARI_ENTRY_ROW (row)));
  ari_clock_set (ari_clock_get (), ari_clock_next_day (played));
  text = ari_entry_row_describe (ARI_ENTRY_ROW (row));
  g_assert_nonnull (strstr (text, "Yesterday at"));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* The window may close while a toast still offers to undo: see tear_down(). */
static void
test_closes (Case          *c,
             gconstpointer  data)
{
  ui_wait_until (n_rows (c) == N_MATCHES && ui_shows (c->page, "Theseus 1"));
  gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL)));
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.delete", NULL);
  ui_wait_until (n_rows (c) == N_MATCHES - 1 && ui_shows (c->window, "1 match deleted"));
}

/* The accessible name of a row, and access to the star without a mouse. */
static void
test_accessible (Case          *c,
                 gconstpointer  data)
{
  GtkWidget *star, *row;
  g_autofree char *text = NULL;

  ui_wait_until (ui_shows (c->page, "Theseus 1"));
  row = ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL);
  text = ari_entry_row_describe (ARI_ENTRY_ROW (row));
  g_assert_true (g_str_has_prefix (text, "Minoa, Theseus 5 and Minos 5: In progress, Today at"));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  star = ui_find (row, GTK_TYPE_TOGGLE_BUTTON, NULL);
  g_assert_true (gtk_widget_get_focusable (star));
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  gtk_widget_child_focus (c->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (c->window)) == star);
}

static void
test_empty (Case          *c,
            gconstpointer  data)
{
  ui_wait_until (ui_shows (c->page, "No Matches Yet"));
}

/* A long list creates only the visible rows. */
static void
test_many (Case          *c,
           gconstpointer  data)
{
  ui_wait_until (n_rows (c) > 0);
  g_assert_cmpuint (n_rows (c), <, GPOINTER_TO_UINT (data));
}

/* The rows of a long list come over several frames, and in the end the list has them all. */
static void
test_long (Case          *c,
           gconstpointer  data)
{
  GtkWidget *list, *entry;
  GListModel *model;
  guint n = GPOINTER_TO_UINT (data);

  ui_wait_until ((list = ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL)) != NULL);
  model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  ui_wait_until (g_list_model_get_n_items (model) == n);
  ari_library_page_search (c->page);
  ui_wait_until ((entry = ui_find (c->page, GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "theseus");
  ui_wait_until (g_list_model_get_n_items (model) < n);
  ui_wait_until (g_list_model_get_n_items (model) == n);
}

static void
shrunk_cb (GListModel *model,
           guint       position,
           guint       removed,
           guint       added,
           guint      *most)
{
  if (removed > added)
    *most = MAX (*most, removed - added);
}

/* They go over several frames, too, and what was asked for last is shown in the end, from its top. */
static void
test_going (Case          *c,
            gconstpointer  data)
{
  GtkWidget *list;
  GtkAdjustment *adjustment;
  GListModel *model;
  guint n = GPOINTER_TO_UINT (data), most = 0;

  ui_wait_until ((list = ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL)) != NULL);
  model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  ui_wait_until (g_list_model_get_n_items (model) == n);
  g_signal_connect (model, "items-changed", G_CALLBACK (shrunk_cb), &most);
  ari_library_page_set_place (c->page, "library:finished");
  ari_library_page_set_place (c->page, "tag:holidays");
  ui_wait_until (g_list_model_get_n_items (model) == 1);
  g_assert_cmpuint (most, >, 1);
  g_assert_cmpuint (most, <, n / 2);
  g_signal_handlers_disconnect_by_func (model, shrunk_cb, &most);

  ari_library_page_set_place (c->page, "library:all");
  ui_wait_until (g_list_model_get_n_items (model) == n);
  gtk_list_view_scroll_to (GTK_LIST_VIEW (list), n - 1, GTK_LIST_SCROLL_NONE, NULL);
  ui_wait_until (ui_shows (c->page, "Theseus 1"));
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  most = 0;
  g_signal_connect (model, "items-changed", G_CALLBACK (shrunk_cb), &most);
  ari_library_page_set_place (c->page, "library:in-progress");
  ui_wait_until (most > 0);
  ui_wait_until (g_list_model_get_n_items (model) > 1);
  ui_wait_for_frames (list, 10);
  g_signal_handlers_disconnect_by_func (model, shrunk_cb, &most);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  ari_library_page_set_place (c->page, "tag:holidays");
  ui_wait_until (g_list_model_get_n_items (model) == 1);
}

#define ADD(path, n, func) g_test_add (path, Case, GUINT_TO_POINTER (n), set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  ADD ("/ui/library-page/lists", N_MATCHES, test_lists);
  ADD ("/ui/library-page/searches", N_MATCHES, test_searches);
  ADD ("/ui/library-page/places", N_MATCHES, test_places);
  ADD ("/ui/library-page/stars", N_MATCHES, test_stars);
  ADD ("/ui/library-page/words", N_MATCHES, test_words);
  ADD ("/ui/library-page/deletes", N_MATCHES, test_deletes);
  ADD ("/ui/library-page/midnight", N_MATCHES, test_midnight);
  ADD ("/ui/library-page/recently-deleted", N_MATCHES, test_recently_deleted);
  ADD ("/ui/library-page/closes", N_MATCHES, test_closes);
  ADD ("/ui/library-page/accessible", N_MATCHES, test_accessible);
  ADD ("/ui/library-page/empty", 0, test_empty);
  ADD ("/ui/library-page/many", 400, test_many);
  ADD ("/ui/library-page/long", 60, test_long);
  ADD ("/ui/library-page/going", 120, test_going);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window over a library that is read-only. */
#include "ari-board-view.h"
#include "ari-entry-row.h"
#include "ari-match-page.h"
#include "ari-notes-panel.h"
#include "ari-preferences-dialog.h"
#include "window-fixture.h"

#define BANNER "The library is read-only. To play or change matches, make its file and folder writable."

/* The second match is between computers and waits to be resumed. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (3, 2), computers = test_match_new (2);

  window_set_up (c, data);
  c->id = fixture_add (&c->fixture, match);
  for (AriActor seat = 1; seat <= 2; seat++)
    ari_match_set_seat (computers, seat, ARI_SEAT_COMPUTER, "Talos", "novice");
  fixture_add (&c->fixture, computers);
  fixture_close (&c->fixture);
}

static void
open_protected (Case *c)
{
  fixture_protect (&c->fixture, FIXTURE_BOTH);
  fixture_open (&c->fixture);
}

/* The banner, if the page below @root reveals one. */
static GtkWidget *
find_banner (gpointer root)
{
  GtkWidget *banner = ui_find (root, ADW_TYPE_BANNER, BANNER);

  return banner != NULL && adw_banner_get_revealed (ADW_BANNER (banner)) ? banner : NULL;
}

static AriMatch *
open_match (Case       *c,
            const char *action,
            gint64      id)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (c->window), action, "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);

  return ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
}

static void
test_pages (Case          *c,
            gconstpointer  data)
{
  g_autofree char *before = NULL, *after = NULL;
  GtkWidget *button, *star;

  open_protected (c);
  before = fixture_digest (&c->fixture);
  window_show (c, 900, 700);
  g_assert_null (find_banner (c->window));
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (find_banner (c->window) != NULL);
  ui_wait_until (ui_find (find_banner (c->window), GTK_TYPE_BUTTON, "Try Again") != NULL);

  button = ui_find (c->window, GTK_TYPE_BUTTON, "_New Match");
  g_assert_false (gtk_widget_is_sensitive (button));
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));

  g_assert_true (ari_window_go (c->window, "library:all"));
  ui_wait_until (ui_count (c->window, ARI_TYPE_ENTRY_ROW) == 3);
  g_assert_nonnull (find_banner (c->window));
  star = ui_find (c->window, GTK_TYPE_TOGGLE_BUTTON, "Star");
  g_assert_nonnull (star);
  g_assert_false (gtk_widget_is_sensitive (star));
  gtk_widget_activate_action (gtk_widget_get_ancestor (star, ADW_TYPE_NAVIGATION_PAGE), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->window, "3 Selected"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "Delete") != NULL);
  g_assert_false (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "Delete")));
  g_assert_false (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "Tags")));
  g_assert_true (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "Export")));

  window_hide (c);
  fixture_close (&c->fixture);
  after = fixture_digest (&c->fixture);
  g_assert_cmpstr (after, ==, before);
}

/* Cutting copies, and leaves the text there. */
static void
assert_not_cut (GtkWidget *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  GtkTextIter start, end;
  int n;

  gtk_text_buffer_set_text (buffer, "shown only", -1);
  n = gtk_text_buffer_get_char_count (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_select_range (buffer, &start, &end);
  g_signal_emit_by_name (view, "cut-clipboard");
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, n);
  gtk_text_buffer_set_text (buffer, "", -1);
}

static void
test_match (Case          *c,
            gconstpointer  data)
{
  GtkTextView *text;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr(GError) error = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  AriMatch *match;
  GtkWidget *page, *notes;
  guint n_plies, n;

  open_protected (c);
  before = fixture_digest (&c->fixture);
  window_show (c, 1100, 700);
  ari_window_set_library (c->window, c->fixture.library);
  match = open_match (c, "win.open-match", c->id);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  ui_wait_until (find_banner (page) != NULL);
  n_plies = ari_match_get_n_plies (match);

  /* At the end and in the past. */
  for (guint i = 0; i < 2; i++)
    {
      n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_cmpuint (n, >, 0);
      g_assert_false (ari_match_play (match, actions[0], -1, &error));
      g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_READ_ONLY);
      g_clear_error (&error);
      gtk_widget_activate_action (page, "match.undo", NULL);
      gtk_widget_activate_action (page, "match.back", NULL);
    }
  g_assert_cmpuint (ari_match_get_cursor (match), <, g_list_model_get_n_items (G_LIST_MODEL (match)));
  gtk_widget_activate_action (page, "match.first", NULL);
  ui_wait_until (ui_shows (page, "Starting position."));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ui_find (page, ADW_TYPE_VIEW_STACK, NULL)), "notes");
  ui_wait_until (ui_find (page, ARI_TYPE_NOTES_PANEL, NULL) != NULL);
  notes = ui_find (page, ARI_TYPE_NOTES_PANEL, NULL);
  text = GTK_TEXT_VIEW (ui_find (notes, GTK_TYPE_TEXT_VIEW, NULL));
  g_assert_false (gtk_text_view_get_editable (text));
  g_assert_false (gtk_text_view_get_cursor_visible (text));
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (ui_find (notes, ADW_TYPE_ENTRY_ROW, "Title"))));
  assert_not_cut (ui_find (notes, GTK_TYPE_TEXT_VIEW, NULL));

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ui_find (page, ADW_TYPE_VIEW_STACK, NULL)), "review");
  ui_wait_until (ui_shows (page, "Analyses every move and marks mistakes\n"
                                 "Not stored, because the library is read-only. Export the match to keep "
                                 "the analysis."));

  /* Leaving needs no confirmation. */
  g_assert_false (ari_autosave_is_pending (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))));
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
  window_hide (c);
  fixture_close (&c->fixture);
  after = fixture_digest (&c->fixture);
  g_assert_cmpstr (after, ==, before);
}

/* Computers don't play where nothing can be saved, and the page doesn't offer it. */
static void
test_computers (Case          *c,
                gconstpointer  data)
{
  AriMatch *match;
  GtkWidget *page;

  open_protected (c);
  window_show (c, 1100, 700);
  ari_window_set_library (c->window, c->fixture.library);
  match = open_match (c, "win.continue-match", c->id + 1);
  page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
  ui_wait_until (ui_shows (page, "It’s Talos’s turn."));
  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "Play On"));
  g_assert_false (gtk_widget_is_sensitive (ui_find (page, GTK_TYPE_BUTTON, "Move Now")));
  gtk_widget_activate_action (page, "match.move-now", NULL);
  g_assert_true (ui_shows (page, "It’s Talos’s turn."));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 0);
}

static void
test_import (Case          *c,
             gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) file = g_file_new_for_path ("/nonexistent");

  open_protected (c);
  g_list_store_append (files, file);
  window_show (c, 900, 700);
  /* Files that arrived before the library. */
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "Nothing Could Be Imported"));
  g_assert_true (ui_shows (c->window, "The library is read-only. Make its file and folder writable, then import the matches "
                                      "again."));
}

/* The smallest window has space for the banner, on each page. */
static void
test_small (Case          *c,
            gconstpointer  data)
{
  open_protected (c);
  window_show (c, 360, 294);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (find_banner (c->window) != NULL);
  g_assert_true (ari_window_go (c->window, "library:all"));
  ui_wait_until (ui_count (c->window, ARI_TYPE_ENTRY_ROW) > 0);
  g_assert_nonnull (find_banner (c->window));
  open_match (c, "win.open-match", c->id);
  ui_wait_until (find_banner (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)) != NULL);
  g_assert_nonnull (ui_find (c->window, ARI_TYPE_BOARD_VIEW, NULL));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (c->window)), <=, 370);
}

/* A writable library shows none of this. */
static void
test_writable (Case          *c,
               gconstpointer  data)
{
  fixture_open (&c->fixture);
  window_show (c, 900, 700);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "_New Match")));
  g_assert_null (find_banner (c->window));
  g_assert_true (ari_window_go (c->window, "library:all"));
  ui_wait_until (ui_count (c->window, ARI_TYPE_ENTRY_ROW) == 3);
  g_assert_true (gtk_widget_is_sensitive (ui_find (c->window, GTK_TYPE_TOGGLE_BUTTON, "Star")));
  g_assert_null (find_banner (c->window));
  open_match (c, "win.open-match", c->id);
  g_assert_null (find_banner (c->window));
}

int
main (int    argc,
      char **argv)
{
  fixture_obey ();
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/read-only/pages", Case, NULL, set_up, test_pages, window_tear_down);
  g_test_add ("/ui/read-only/match", Case, NULL, set_up, test_match, window_tear_down);
  g_test_add ("/ui/read-only/computers", Case, NULL, set_up, test_computers, window_tear_down);
  g_test_add ("/ui/read-only/import", Case, NULL, set_up, test_import, window_tear_down);
  g_test_add ("/ui/read-only/small", Case, NULL, set_up, test_small, window_tear_down);
  g_test_add ("/ui/read-only/writable", Case, NULL, set_up, test_writable, window_tear_down);

  return g_test_run ();
}

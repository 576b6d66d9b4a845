/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ari-board-view.h"
#include "ari-match-page.h"
#include "ari-record.h"
#include "ari-replay-bar.h"
#include "window-fixture.h"

/* On the page of a match a toast lies over the board, and covers nothing that can be pressed. */
static void
check_toast (GtkWidget  *page,
             const char *text)
{
  GtkWidget *overlay = ui_find (page, ADW_TYPE_TOAST_OVERLAY, NULL);

  ui_wait_until (ui_shows (overlay, text));
  g_assert_nonnull (ui_find (overlay, ARI_TYPE_BOARD_VIEW, NULL));
  g_assert_null (ui_find (overlay, ARI_TYPE_REPLAY_BAR, NULL));
  g_assert_null (ui_find (overlay, GTK_TYPE_BUTTON, "Play On"));
}

static void
test_shown (Case          *c,
            gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) good = g_file_new_build_filename (c->fixture.dir, "good.ariadne", NULL);
  g_autoptr(GFile) bad = g_file_new_build_filename (c->fixture.dir, "bad.ariadne", NULL);
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autofree char *text = ari_record_write (match);

  g_assert_true (g_file_set_contents (g_file_peek_path (good), text, -1, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (bad), "no record", -1, NULL));
  g_list_store_append (files, good);
  g_list_store_append (files, bad);

  /* Files that come before the library wait for it. */
  window_show (c, 1100, 720);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "1 match imported"));
  ui_wait_until (ui_shows (c->window, "Not Everything Could Be Imported"));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);

  /* Who opens a file wants to see what is in it. */
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  check_toast (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "1 match imported");
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);

  /* Once is enough; adding it to the library opens nothing. */
  g_list_store_remove (files, 1);
  ari_window_import (c->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (ui_shows (c->window, "1 match is in the library already"));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
  g_assert_null (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));

  /* One that is known is shown as well, and nobody needs to have closed what was said of the others. */
  g_assert_true (ui_shows (c->window, "Not Everything Could Be Imported"));
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
}

/* What is opened elsewhere is seen, whatever dialog there is. */
static void
test_behind_dialog (Case          *c,
                    gconstpointer  data)
{
  static const char *const makes_way[] = { "win.about", "win.shortcuts", "win.preferences", "win.help", "win.rules" };
  AdwApplicationWindow *window;
  AdwDialog *help;
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, "good.ariadne", NULL);
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autofree char *text = ari_record_write (match);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_list_store_append (files, file);
  window_show (c, 1100, 720);
  window = ADW_APPLICATION_WINDOW (c->window);
  ari_window_set_library (c->window, c->fixture.library);

  for (guint i = 0; i < G_N_ELEMENTS (makes_way); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (c->window), makes_way[i], NULL);
      g_assert_nonnull (adw_application_window_get_visible_dialog (window));
      ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
      ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
      g_assert_null (adw_application_window_get_visible_dialog (window));
      gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "navigation.pop", NULL);
      ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
    }

  /* What has been chosen for a new match stays; then the toast leads to what was opened. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  /* So does what would make way, over it: nothing would be seen for it. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.help", NULL);
  help = adw_application_window_get_visible_dialog (window);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Open") != NULL);
  g_assert_null (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));
  g_assert_true (adw_application_window_get_visible_dialog (window) == help);
  g_assert_true (adw_dialog_close (help));
  g_assert_true (adw_dialog_close (adw_application_window_get_visible_dialog (window)));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Open"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
}

/* Imports @text through a pipe, which takes as long as the test likes, and then from a file. Answers the end to write to.
 * @next: is NULL once the import has ended, for it holds its files until then. */
static int
import_slowly (Case        *c,
               const char  *text,
               GFile      **next)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) slow = g_file_new_build_filename (c->fixture.dir, "slow.ariadne", NULL);
  g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, "next.ariadne", NULL);
  int pipe;

  g_assert_cmpint (mkfifo (g_file_peek_path (slow), 0600), ==, 0);
  pipe = open (g_file_peek_path (slow), O_RDWR);
  g_assert_cmpint (pipe, >=, 0);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_list_store_append (files, slow);
  g_list_store_append (files, file);
  g_set_weak_pointer (next, file);

  ari_window_import (c->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (ui_shows (c->window, "Importing matches…"));

  return pipe;
}

static void
test_cancelled (Case          *c,
                gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autofree char *text = ari_record_write (match);
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) again = g_file_new_build_filename (c->fixture.dir, "next.ariadne", NULL);
  GFile *next = NULL;
  int pipe;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  pipe = import_slowly (c, text, &next);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Cancel"));
  ui_wait_until (!ui_shows (c->window, "Importing matches…"));
  /* The pipe stays open: an import that goes on waits for more, and never ends. */
  g_assert_cmpint (write (pipe, text, strlen (text)), ==, strlen (text));
  ui_wait_until (next == NULL);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);
  g_assert_false (ui_shows (c->window, "Nothing Could Be Imported"));

  /* Nothing of it is in the way of the next. */
  g_list_store_append (files, again);
  ari_window_import (c->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (ui_shows (c->window, "1 match imported"));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
  close (pipe);
}

/* What stays until it was read hides no way to stop the next. */
static void
test_unread (Case          *c,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autoptr(AriMatch) other = test_match_tree (6, 2);
  g_autofree char *text = ari_record_write (match);
  g_autofree char *more = ari_record_write (other);
  g_autofree char *both = g_strconcat (text, "\n", more, NULL);
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, "both.ariadne", NULL);
  GFile *next = NULL;
  int pipe;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), both, -1, NULL));
  g_list_store_append (files, file);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_shows (c->window, "2 matches imported"));

  pipe = import_slowly (c, text, &next);
  window_hide (c);
  g_assert_cmpint (write (pipe, text, strlen (text)), ==, strlen (text));
  ui_wait_until (next == NULL);
  close (pipe);
}

/* No import goes on without a window, where nobody sees it. */
static void
test_closed (Case          *c,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autofree char *text = ari_record_write (match);
  GFile *next = NULL;
  int pipe;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  pipe = import_slowly (c, text, &next);
  window_hide (c);
  g_assert_cmpint (write (pipe, text, strlen (text)), ==, strlen (text));
  ui_wait_until (next == NULL);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);
  close (pipe);
}

static void
test_nothing (Case          *c,
              gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) missing = g_file_new_build_filename (c->fixture.dir, "missing.ariadne", NULL);
  g_autoptr(GFile) foreign = g_file_new_build_filename (c->fixture.dir, "picture.ariadne", NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (foreign), "\x89PNG\r\n\x1a\n", -1, NULL));
  g_list_store_append (files, missing);
  g_list_store_append (files, foreign);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_shows (c->window, "Nothing Could Be Imported"));
  ui_wait_until (ui_shows (c->window, "“missing.ariadne”: There is no such file. It may have been moved or renamed: "
                                      "choose it again.\n\n“picture.ariadne”: This file holds no matches of Ariadne. "
                                      "Choose a file that Ariadne has exported: its name ends with “.ariadne”."));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/import/shown", test_shown);
  WINDOW_ADD ("/ui/import/behind-dialog", test_behind_dialog);
  WINDOW_ADD ("/ui/import/cancelled", test_cancelled);
  WINDOW_ADD ("/ui/import/unread", test_unread);
  WINDOW_ADD ("/ui/import/closed", test_closed);
  WINDOW_ADD ("/ui/import/nothing", test_nothing);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ari-application.h"
#include "ari-board-view.h"
#include "ari-entry-row.h"
#include "ari-match-page.h"
#include "ari-status-bar.h"
#include "ari-record.h"
#include "slow-file.h"
#include "window-fixture.h"

static void
assert_uncovered (GtkWidget *page,
                  GtkWidget *toast,
                  GtkWidget *below)
{
  graphene_rect_t over, under;

  g_assert_true (gtk_widget_compute_bounds (toast, page, &over));
  g_assert_true (gtk_widget_compute_bounds (below, page, &under));
  g_assert_false (graphene_rect_intersection (&over, &under, NULL));
}

/* On a match page a toast lies over the thread, and covers nothing on the board and below it. */
static void
check_toast (GtkWidget  *page,
             const char *text)
{
  GtkWidget *label;

  ui_wait_until ((label = ui_find (page, GTK_TYPE_LABEL, text)) != NULL && gtk_widget_get_height (label) > 0);
  assert_uncovered (page, gtk_widget_get_parent (label), ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  assert_uncovered (page, gtk_widget_get_parent (label), ui_find (page, ARI_TYPE_STATUS_BAR, NULL));
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

  /* Files that arrive before the library wait for it. */
  window_show (c, 1100, 720);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_shows (c->window, "1 match imported"));
  ui_wait_until (ui_shows (c->window, "Not Everything Could Be Imported"));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);

  /* Opening a file shows its content. */
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

  /* A match already in the library is shown as well, even while the report on the others is open. */
  g_assert_true (ui_shows (c->window, "Not Everything Could Be Imported"));
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
}

/* A match that nobody has played is left out, and the toast says so. */
static void
test_empty (Case          *c,
            gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, "both.ariadne", NULL);
  g_autoptr(AriMatch) match = test_match_tree (5, 3), empty = test_match_new (2);
  g_autofree char *played = ari_record_write (match);
  g_autofree char *unplayed = ari_record_write (empty);
  g_autofree char *both = g_strconcat (played, "\n", unplayed, NULL);

  g_list_store_append (files, file);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), unplayed, -1, NULL));
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_shows (c->window, "1 match without a move was left out"));
  g_assert_null (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);

  /* The match before it is the one that opens. */
  g_assert_true (g_file_set_contents (g_file_peek_path (file), both, -1, NULL));
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  check_toast (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL),
               "1 match imported; 1 match without a move was left out");
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
}

/* A match opened from outside becomes visible, whatever dialog is open. */
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

  /* Choices for a new match are kept; the toast leads to the opened match instead. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  /* A dialog over it, which would otherwise close, stays too: closing it would reveal nothing. */
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

/* Imports a file that the test feeds at its own pace, and then @text from another file. Returns the write
 * end of the pipe. @next: becomes NULL once the import has ended, since it holds its files until then. */
static int
import_slowly (Case        *c,
               const char  *text,
               GFile      **next)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) slow = NULL;
  g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, "next.ariadne", NULL);
  int pipe;

  slow = slow_file_new (&pipe);
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
  /* The pipe stays open: an import that continued would wait for more and never end. */
  ui_wait_until (next == NULL);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);
  g_assert_false (ui_shows (c->window, "Nothing Could Be Imported"));

  /* The next import works. */
  g_list_store_append (files, again);
  ari_window_import (c->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (ui_shows (c->window, "1 match imported"));
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
  close (pipe);
}

/* A toast that stays until dismissed doesn't hide the way to cancel the next import. */
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
  ui_wait_until (next == NULL);
  close (pipe);
}

/* No import continues without a window, where nobody would see it. */
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
  g_autoptr(GFile) empty = g_file_new_build_filename (c->fixture.dir, "empty.ariadne", NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (foreign), "\x89PNG\r\n\x1a\n", -1, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (empty), "", 0, NULL));
  g_list_store_append (files, empty);
  g_list_store_append (files, missing);
  g_list_store_append (files, foreign);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_shows (c->window, "Nothing Could Be Imported"));
  ui_wait_until (ui_shows (c->window,
                           "“empty.ariadne”: This file is empty. Choose another one that Ariadne has "
                           "exported.\n\n“missing.ariadne”: There is no such file. It may have been moved or "
                           "renamed: choose it again.\n\n“picture.ariadne”: This file contains no Ariadne "
                           "matches. Choose one that Ariadne has exported."));
}

/* An odd address, and part of what the dialog says about it. */
typedef struct
{
  const char *address; /* as on the command line; "uri:": as over D-Bus; "./": in the test's folder */
  const char *told;
} Odd;

#define ADDRESS "Ariadne can’t open this address."
#define MISSING "There is no such file."
#define SPECIAL "This is a device or a pipe, not a file."

static const Odd odds[] = {
  { "uri:", "An empty address: " ADDRESS },
  { "uri:%", "“%”: " ADDRESS },
  { "uri:file:///tmp/100%.ariadne", "“file:///tmp/100%.ariadne”: " ADDRESS },
  { "uri:file:///%00", "“file:///%00”: " ADDRESS },
  { "uri:file:///%zz", "“file:///%zz”: " ADDRESS },
  { "uri:file://", ADDRESS },
  { "uri:http://h/%zz", "“http://h/%zz”: " ADDRESS },
  { "uri:http://", ADDRESS },
  { "uri:://", ADDRESS },
  { "uri:trash:", ADDRESS },
  { "uri:trash:///", ADDRESS },
  { "uri:unheard-of:thing", "“unheard-of:thing”: " ADDRESS },
  { "uri:no scheme", "“no scheme”: " ADDRESS },
  { "uri:x:\xff\xfe", "“x:\xef\xbf\xbd\xef\xbf\xbd”: " ADDRESS },
  { "", "This is a folder." },
  { "%", "“%”: " MISSING },
  { "%00", "“%00”: " MISSING },
  { "./\xff\xfe.ariadne", "“\xef\xbf\xbd\xef\xbf\xbd.ariadne”: " MISSING },
  { "./turned\xe2\x80\xae.ariadne", "“turned\xef\xbf\xbd.ariadne”: " MISSING },
  { "./two\nlines.ariadne", "“two\xef\xbf\xbdlines.ariadne”: " MISSING },
  { "./Tom & Jerry <b>.ariadne", "“Tom & Jerry <b>.ariadne”: " MISSING },
  { "./%n%s.ariadne", "“%n%s.ariadne”: " MISSING },
  { "./library.db/in a file", "“in a file”: " MISSING },
  { "..", "This is a folder." },
  { "/", "“/”: This is a folder." },
  { "./folder", "“folder”: This is a folder." },
  { "./pipe", "“pipe”: " SPECIAL },
  { "/dev/zero", "“zero”: " SPECIAL },
  { "./sparse", "“sparse”: The file is too large" },
};

/* (transfer full) */
static GFile *
odd_file (Case       *c,
          const char *address)
{
  if (g_str_has_prefix (address, "uri:"))
    return g_file_new_for_uri (address + strlen ("uri:"));
  if (g_str_has_prefix (address, "./"))
    return g_file_new_build_filename (c->fixture.dir, address + strlen ("./"), NULL);

  return g_file_new_for_commandline_arg (address);
}

static void
make_odd_files (Case *c)
{
  g_autofree char *folder = g_build_filename (c->fixture.dir, "folder", NULL);
  g_autofree char *pipe = g_build_filename (c->fixture.dir, "pipe", NULL);
  g_autofree char *sparse = g_build_filename (c->fixture.dir, "sparse", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (sparse, "", 0, NULL));
  g_assert_cmpint (truncate (sparse, (off_t) 64 << 30), ==, 0);
}

static void
remove_odd_files (Case *c)
{
  g_autofree char *folder = g_build_filename (c->fixture.dir, "folder", NULL);

  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* (nullable): the body of the dialog that reports failed imports. */
static const char *
told_by (AriWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  return ADW_IS_ALERT_DIALOG (dialog) && ui_shows (dialog, "Nothing Could Be Imported")
           ? adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)) : NULL;
}

/* Each one is reported; none crashes the program or keeps it waiting. */
static void
test_odd_addresses (Case          *c,
                    gconstpointer  data)
{
  make_odd_files (c);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);

  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    {
      g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
      g_autoptr(GFile) file = odd_file (c, odds[i].address);

      g_list_store_append (files, file);
      ari_window_import (c->window, G_LIST_MODEL (files), i % 2);
      ui_wait_until (told_by (c->window) != NULL);
      g_test_message ("%s", told_by (c->window));
      g_assert_nonnull (strstr (told_by (c->window), odds[i].told));
      g_assert_true (ui_shows (c->window, told_by (c->window)));
      adw_dialog_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
      ui_wait_until (told_by (c->window) == NULL);
    }

  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);
  remove_odd_files (c);
}

/* An endless name is truncated. */
static void
test_long_addresses (Case          *c,
                     gconstpointer  data)
{
  g_autofree char *name = g_strnfill (100000, 'x');
  g_autofree char *uri = g_strconcat ("http://h/%zz", name, NULL);
  g_autofree char *path_uri = g_strconcat ("file:///tmp/", name, NULL);
  const char *const uris[] = { uri, path_uri };

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);

  for (guint i = 0; i < G_N_ELEMENTS (uris); i++)
    {
      g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
      g_autoptr(GFile) file = g_file_new_for_uri (uris[i]);

      g_list_store_append (files, file);
      ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
      ui_wait_until (told_by (c->window) != NULL);
      g_test_message ("%s", told_by (c->window));
      g_assert_cmpuint (strlen (told_by (c->window)), <, 300);
      adw_dialog_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
      ui_wait_until (told_by (c->window) == NULL);
    }
}

static void
activate_cb (GApplication *application,
             Case         *c)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *number = g_strdup_printf ("%1$u of %1$u files", (guint) G_N_ELEMENTS (odds));
  AriWindow *window = ARI_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);

  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    g_ptr_array_add (files, odd_file (c, odds[i].address));
  g_application_open (application, (GFile **) files->pdata, (int) files->len, "");
  ui_wait_until (told_by (window) != NULL);
  g_test_message ("%s", told_by (window));
  g_assert_true (g_str_has_prefix (told_by (window), number));
  adw_dialog_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  ui_wait_until (told_by (window) == NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* The whole program with files from a desktop, over D-Bus or on the command line. */
static void
test_opened (Case          *c,
             gconstpointer  data)
{
  AriApplication *application = ari_application_new (c->settings);

  make_odd_files (c);
  ui_without_bus ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), c);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_assert_finalize_object (application);
  remove_odd_files (c);
}

/* However many files fail, the report is short, and the good files are imported. */
static void
test_many (Case          *c,
           gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  g_autofree char *text = ari_record_write (match);
  const char *told;

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *name = g_strdup_printf ("missing-%u.ariadne", i);
      g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, name, NULL);

      g_list_store_append (files, file);
      if (i == 1500)
        g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
      if (i == 2000 || i == 2001)
        g_assert_true (g_file_set_contents (g_file_peek_path (file), "no record", -1, NULL));
    }

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_import (c->window, G_LIST_MODEL (files), TRUE);
  ui_wait_until (ui_shows (c->window, "Not Everything Could Be Imported"));
  told = adw_alert_dialog_get_body (ADW_ALERT_DIALOG (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window))));
  g_assert_cmpstr (told, ==,
                   "2999 of 3000 files could not be imported.\n\n"
                   "“missing-0.ariadne”, “missing-1.ariadne”, “missing-2.ariadne” and 2994 more files: There is no such "
                   "file. It may have been moved or renamed: choose it again.\n\n"
                   "“missing-2000.ariadne” and “missing-2001.ariadne”: This file contains no Ariadne "
                   "matches. Choose one that Ariadne has exported.");
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 2);
}

/* When you come back to the window, it shows what another program has done to the library. */
static void
test_other_program (Case          *c,
                    gconstpointer  data)
{
  GtkWidget *other;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  other = ui_window_new (gtk_label_new ("ariadne-engine"), 300, 200);
  ui_wait_until (!gtk_window_is_active (GTK_WINDOW (c->window)));
  fixture_sql (c->fixture.path, "DELETE FROM match");
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_present (GTK_WINDOW (c->window));
  ui_wait_until (ui_shows (c->window, "No Matches Yet"));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/import/shown", test_shown);
  WINDOW_ADD ("/ui/import/empty", test_empty);
  WINDOW_ADD ("/ui/import/behind-dialog", test_behind_dialog);
  WINDOW_ADD ("/ui/import/cancelled", test_cancelled);
  WINDOW_ADD ("/ui/import/unread", test_unread);
  WINDOW_ADD ("/ui/import/closed", test_closed);
  WINDOW_ADD ("/ui/import/nothing", test_nothing);

  WINDOW_ADD ("/ui/import/odd-addresses", test_odd_addresses);
  WINDOW_ADD ("/ui/import/long-addresses", test_long_addresses);
  WINDOW_ADD ("/ui/import/opened", test_opened);
  WINDOW_ADD ("/ui/import/many", test_many);
  WINDOW_ADD ("/ui/import/other-program", test_other_program);

  return g_test_run ();
}

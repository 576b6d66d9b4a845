/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application.h"

#include <dlfcn.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "ari-failure-page.h"
#include "ari-settings.h"
#include "library-fixture.h"
#include "ui-fixture.h"

#ifdef __SANITIZE_ADDRESS__

#include <sanitizer/lsan_interface.h>

#undef g_strdup

/* GTK 4.24 copies the name of each application that starts, and forgets the copy when the next one does. Only
 * a test starts several. A program's own symbols come first. */
char *
g_strdup (const char *text)
{
  static char *(*real) (const char *);
  char *copy;

  if (real == NULL)
    real = (char *(*) (const char *) ) dlsym (RTLD_NEXT, "g_strdup");
  copy = real (text);
  if (g_strcmp0 (copy, "io.github.ariadne_games.Ariadne") == 0)
    __lsan_ignore_object (copy);

  return copy;
}

#endif

/* Tests the whole program with its library in the default folder: what its actions, which can be called
 * over D-Bus, do to the library. */

typedef struct Case Case;
typedef void (*Act) (Case *c);

struct Case
{
  Fixture         library;     /* in the program's folder; closed while the program runs */
  GSettings      *settings;
  AriApplication *application;
  Act             act;         /* runs while the program does */
  sqlite3        *other;       /* the connection of another program, which locks the library */
};

static void
empty_folder (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_unlink (child);
    }
}

static void
set_up (Case          *c,
        gconstpointer  data)
{
  c->library.path = ari_library_default_path ();
  c->library.dir = g_path_get_dirname (c->library.path);
  c->library.loop = g_main_loop_new (NULL, FALSE);
  g_mkdir_with_parents (c->library.dir, 0700);
  empty_folder (c->library.dir);
  c->settings = ari_settings_new ();
  c->application = ari_application_new (c->settings);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  g_assert_finalize_object (c->application);
  g_clear_object (&c->settings);
  fixture_tear_down (&c->library, NULL);
}

/* Fills the library and backs it up, with the time stamp "20261101T120000Z". */
static char *
back_up (Case       *c,
         const char *time)
{
  g_autofree char *path = g_strdup_printf ("%s.%s.backup", c->library.path, time);

  fixture_fill (&c->library);
  fixture_open (&c->library);
  ari_library_backup_async (c->library.library, path, NULL, fixture_done_cb, &c->library);
  fixture_succeed (&c->library);
  fixture_close (&c->library);

  return g_steal_pointer (&path);
}

static GtkWidget *
window_of (Case *c)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (c->application));

  return GTK_WIDGET (window);
}

static gboolean
is_enabled (Case       *c,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (c->application), action);
}

static void
call (Case       *c,
      const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (c->application), action, NULL);
}

/* Waits until the window shows the library. */
static void
wait_for_library (Case *c)
{
  ui_wait_until (window_of (c) != NULL && ui_find (window_of (c), GTK_TYPE_BUTTON, "_New Match") != NULL &&
                 gtk_widget_is_sensitive (ui_find (window_of (c), GTK_TYPE_BUTTON, "_New Match")));
}

/* The text of the failure page, title first. */
static const char *
failure_of (Case *c)
{
  return adw_status_page_get_description (
      ADW_STATUS_PAGE (ui_find (window_of (c), ADW_TYPE_STATUS_PAGE, NULL)));
}

/* The visible dialog with this heading: there may be another, which reports damage. */
static GtkWidget *
dialog_of (Case       *c,
           const char *heading)
{
  g_autoptr(GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (window_of (c)));

  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++)
    {
      g_autoptr(AdwAlertDialog) dialog = g_list_model_get_item (dialogs, i);

      if (g_strcmp0 (adw_alert_dialog_get_heading (dialog), heading) == 0 &&
          gtk_widget_get_mapped (GTK_WIDGET (dialog)))
        return GTK_WIDGET (dialog);
    }

  return NULL;
}

/* Waits for the dialog with this heading, which must contain all of the NULL-terminated @words, and answers
 * it. */
static void
answer (Case              *c,
        const char        *heading,
        const char *const *words,
        const char        *button)
{
  ui_wait_until (dialog_of (c, heading) != NULL &&
                 ui_find (dialog_of (c, heading), GTK_TYPE_BUTTON, button) != NULL);
  for (; *words != NULL; words++)
    g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog_of (c, heading))), *words));
  ui_click (ui_find (dialog_of (c, heading), GTK_TYPE_BUTTON, button));
}

static void
activate_cb (Case *c)
{
  Act act = g_steal_pointer (&c->act);

  if (act == NULL)
    return;

  act (c);
  call (c, "quit");
}

static void
run (Case *c,
     Act   act)
{
  c->act = act;
  ui_without_bus ();
  g_signal_connect_data (c->application, "activate", G_CALLBACK (activate_cb), c, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_assert_cmpint (g_application_run (G_APPLICATION (c->application), 0, NULL), ==, 0);
  g_signal_handlers_disconnect_by_func (c->application, activate_cb, c);
}

/* An intact library stays, whatever actions are called. */
static void
act_healthy (Case *c)
{
  GtkWidget *window;

  g_assert_false (is_enabled (c, "library-open"));
  g_assert_false (is_enabled (c, "library-restore"));
  g_assert_false (is_enabled (c, "library-new"));
  wait_for_library (c);
  window = window_of (c);

  g_assert_false (is_enabled (c, "library-open"));
  g_assert_false (is_enabled (c, "library-new"));
  g_assert_true (is_enabled (c, "library-restore"));
  call (c, "library-open");
  call (c, "library-new");
  /* There is no backup, and the dialog says so. */
  call (c, "library-restore");
  g_assert_false (is_enabled (c, "library-restore"));
  answer (c, "No Usable Backup", (const char *[]) { "no usable backup", NULL }, "_Close");
  g_assert_true (window_of (c) == window);
}

static void
test_healthy (Case          *c,
              gconstpointer  data)
{
  fixture_fill (&c->library);
  fixture_close (&c->library);
  run (c, act_healthy);
  g_assert_cmpuint (fixture_count_files (&c->library), ==, 1);
  g_assert_cmpint (fixture_sql_int (c->library.path, "SELECT count(*) FROM match"), ==, 6);
}

static void
act_asks (Case *c)
{
  GtkWidget *window;

  wait_for_library (c);
  window = window_of (c);
  call (c, "library-restore");
  answer (c, "Restore the Last Backup?", (const char *[]) { NULL }, "_Cancel");
  ui_wait_until (dialog_of (c, "Restore the Last Backup?") == NULL);
  g_assert_true (window_of (c) == window);
  g_assert_null (fixture_find_file (&c->library, ".aside"));

  call (c, "library-restore");
  answer (c, "Restore the Last Backup?", (const char *[]) { "November 1, 2026 at 12:00", "holds 6 matches", NULL },
          "_Restore");
  ui_wait_until (window_of (c) != window);
  wait_for_library (c);
}

/* While a library is open, the question names the backup and comes before any change. */
static void
test_asks (Case          *c,
           gconstpointer  data)
{
  g_autofree char *backup = back_up (c, "20261101T120000Z");
  g_autofree char *later = g_strconcat (c->library.path, ".20261102T120000Z.backup", NULL);
  g_autofree char *aside = NULL;

  /* The newest backup file isn't a backup. */
  g_assert_true (g_file_set_contents (later, "", 0, NULL));
  fixture_sql (c->library.path, "DELETE FROM match WHERE id > 1");
  run (c, act_asks);
  aside = fixture_find_file (&c->library, ".aside");
  g_assert_nonnull (aside);
  g_assert_cmpint (fixture_sql_int (aside, "SELECT count(*) FROM match"), ==, 1);
  g_assert_cmpint (fixture_sql_int (c->library.path, "SELECT count(*) FROM match"), ==, 6);
}

static void
act_spoilt (Case *c)
{
  ui_wait_until (ui_find (window_of (c), GTK_TYPE_BUTTON, "_Restore the Last Backup") != NULL);
  g_assert_nonnull (ui_find (window_of (c), GTK_TYPE_BUTTON, "Start a _New Library"));
  g_assert_nonnull (strstr (failure_of (c), "November 1, 2026 at 12:00"));
  g_assert_nonnull (strstr (failure_of (c), "holds 6 matches"));
  g_assert_false (is_enabled (c, "library-open"));
  g_assert_true (is_enabled (c, "library-new"));
  ui_click (ui_find (window_of (c), GTK_TYPE_BUTTON, "_Restore the Last Backup"));
  wait_for_library (c);
  g_assert_false (is_enabled (c, "library-new"));
}

/* The failure page names the backup it offers. */
static void
test_spoilt (Case          *c,
             gconstpointer  data)
{
  g_autofree char *backup = back_up (c, "20261101T120000Z");
  g_autofree char *later = g_strconcat (c->library.path, ".20261102T120000Z.backup", NULL);

  fixture_sql (later, "CREATE TABLE t (x)");
  g_assert_true (g_file_set_contents (c->library.path, "spoilt", -1, NULL));
  run (c, act_spoilt);
  g_assert_cmpint (fixture_sql_int (c->library.path, "SELECT count(*) FROM match"), ==, 6);
}

static void
act_no_backup (Case *c)
{
  ui_wait_until (ui_find (window_of (c), GTK_TYPE_BUTTON, "Start a _New Library") != NULL);
  g_assert_null (ui_find (window_of (c), GTK_TYPE_BUTTON, "_Restore the Last Backup"));
  g_assert_nonnull (strstr (failure_of (c), "no usable backup"));
  /* The screen shows nothing that could be lost. */
  ui_click (ui_find (window_of (c), GTK_TYPE_BUTTON, "Start a _New Library"));
  wait_for_library (c);
}

static void
test_no_backup (Case          *c,
                gconstpointer  data)
{
  g_autofree char *empty = g_strconcat (c->library.path, ".20261102T120000Z.backup", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  g_assert_true (g_file_set_contents (c->library.path, "spoilt", -1, NULL));
  run (c, act_no_backup);
  aside = fixture_find_file (&c->library, ".aside");
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "spoilt");
}

static void
act_busy (Case *c)
{
  ui_wait_until (ui_find (window_of (c), GTK_TYPE_BUTTON, "_Try Again") != NULL);
  g_assert_true (is_enabled (c, "library-open"));
  g_assert_false (is_enabled (c, "library-new"));
  g_assert_false (is_enabled (c, "library-restore"));
  call (c, "library-new");
  call (c, "library-restore");
  g_assert_cmpint (sqlite3_close (c->other), ==, SQLITE_OK);
  ui_click (ui_find (window_of (c), GTK_TYPE_BUTTON, "_Try Again"));
  wait_for_library (c);
}

/* A failure that may be temporary offers only another try. */
static void
test_busy (Case          *c,
           gconstpointer  data)
{
  fixture_fill (&c->library);
  fixture_close (&c->library);
  g_assert_cmpint (sqlite3_open (c->library.path, &c->other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (c->other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; "
                                           "UPDATE match SET starred = 1", NULL, NULL, NULL), ==, SQLITE_OK);
  run (c, act_busy);
  g_assert_cmpint (fixture_sql_int (c->library.path, "SELECT count(*) FROM match"), ==, 6);
}

static void
act_damaged (Case *c)
{
  GtkWidget *window;

  wait_for_library (c);
  window = window_of (c);
  gtk_widget_activate_action (window, "win.open-match", "x", (gint64) 1);
  ui_wait_until (is_enabled (c, "library-new"));

  /* The shown match may exist nowhere else. */
  call (c, "library-new");
  ui_wait_until (dialog_of (c, "Start a New Library?") != NULL);
  g_assert_null (fixture_find_file (&c->library, ".aside"));
  answer (c, "Start a New Library?", (const char *[]) { NULL }, "Start a _New Library");
  ui_wait_until (window_of (c) != window);
  wait_for_library (c);
}

/* When damage is found later, with matches possibly on the screen, a new library asks first. */
static void
test_damaged (Case          *c,
              gconstpointer  data)
{
  g_autofree char *aside = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  fixture_fill (&c->library);
  fixture_close (&c->library);
  g_assert_true (g_file_get_contents (c->library.path, &bytes, &length, NULL));
  memset (bytes + (fixture_sql_int (c->library.path, "SELECT rootpage FROM sqlite_schema WHERE name = 'ply'") - 1) * 4096,
          0xa5, 4096);
  g_assert_true (g_file_set_contents (c->library.path, bytes, (gssize) length, NULL));
  run (c, act_damaged);
  aside = fixture_find_file (&c->library, ".aside");
  g_assert_nonnull (aside);
}

#define ADD(name, func) g_test_add ("/ui/application/" name, Case, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  /* Times are shown in local time. */
  g_setenv ("TZ", "UTC", TRUE);
  ui_test_init (&argc, &argv);

  ADD ("healthy", test_healthy);
  ADD ("asks", test_asks);
  ADD ("spoilt", test_spoilt);
  ADD ("no-backup", test_no_backup);
  ADD ("busy", test_busy);
  ADD ("damaged", test_damaged);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Backups, the daily one among them, and putting one back. */

static void
test_backup (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *copy = g_build_filename (f->dir, "copy with ’quotes'.db", NULL);
  g_autofree char *nowhere = g_build_filename (f->dir, "missing", "copy.db", NULL);
  g_autofree char *link = g_build_filename (f->dir, "link.db", NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_open (f);
  for (guint i = 0; i < 2; i++)
    {
      ari_library_backup_async (f->library, copy, NULL, fixture_done_cb, f);
      fixture_succeed (f);
      g_assert_cmpint (fixture_sql_int (copy, "SELECT count(*) FROM match"), ==, 6);
    }
  ari_library_check_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  ari_library_backup_async (f->library, nowhere, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, nowhere));
  g_clear_object (&result);
  g_clear_error (&error);

  /* What is in use is not replaced. */
  g_assert_cmpint (symlink (f->path, link), ==, 0);
  ari_library_backup_async (f->library, link, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED);
  g_clear_object (&result);

  /* The copy is a library. */
  fixture_close (f);
  g_free (f->path);
  f->path = g_steal_pointer (&copy);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

/* The library has looked whether a copy is due, and made it; what it waits for now is an hour away. */
static gboolean
chores_are_done (AriLibrary *library)
{
  GSource *next = library->chores_id > 0 ? g_main_context_find_source_by_id (NULL, library->chores_id) : NULL;

  return next != NULL && g_source_get_ready_time (next) > g_get_monotonic_time () + 10 * G_TIME_SPAN_MINUTE;
}

static void
test_daily_backup (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *backup = NULL;
  g_autofree char *second = NULL, *found = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  for (guint i = 0; i < 2; i++)
    {
      fixture_renew (f)->chores_delay = 1;
      fixture_open (f);
      while (!chores_are_done (f->library))
        g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&backup, g_free);
      backup = ari_library_last_backup (f->path);
      g_assert_nonnull (backup);
      g_assert_cmpint (fixture_sql_int (backup, "SELECT count(*) FROM match"), ==, 6);
      fixture_close (f);
    }

  /* It is also found by a library that is open. */
  fixture_renew (f);
  fixture_open (f);
  ari_library_find_backup_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  found = ari_library_find_backup_finish (f->library, result, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, backup);
  g_clear_object (&result);
  fixture_close (f);

  /* One a day is enough. */
  second = ari_library_last_backup (f->path);
  g_assert_cmpstr (second, ==, backup);
  g_assert_cmpuint (fixture_count_files (f), ==, 2);
}

static void
damaged_cb (AriLibrary   *library,
            const GError *error,
            GError      **seen)
{
  /* Once is enough. */
  g_assert_null (*seen);
  *seen = g_error_copy (error);
}

/* Fills the library with matches, and the first page of the table or index @name with rubbish. */
static void
fill_and_spoil (Fixture    *f,
                const char *name)
{
  g_autofree char *sql = g_strdup_printf ("SELECT rootpage FROM sqlite_schema WHERE name = '%s'", name);
  g_autofree char *bytes = NULL;
  gsize length;

  fixture_fill (f);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  memset (bytes + (fixture_sql_int (f->path, sql) - 1) * 4096, 0xa5, 4096);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
}

/* The daily check meets damage, keeps the good copies and stops all writing. */
static void
test_daily_check (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) seen = NULL;
  g_autoptr(GError) error = NULL;

  /* In a page that no list reads. */
  fill_and_spoil (f, "ply_by_position");

  fixture_renew (f)->chores_delay = 1;
  g_signal_connect (f->library, "damaged", G_CALLBACK (damaged_cb), &seen);
  fixture_open (f);
  while (seen == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (seen, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  g_assert_null (fixture_find_file (f, ".backup"));

  ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_cmpint (ari_library_add_finish (f->library, result, &error), ==, -1);
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
}

/* Whatever reads tells of damage, too: nobody has to come to the page that shows the failure. */
static void
test_damage_met (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) seen = NULL;
  g_autoptr(GError) error = NULL;

  fill_and_spoil (f, "ply");

  fixture_renew (f);
  g_signal_connect (f->library, "damaged", G_CALLBACK (damaged_cb), &seen);
  fixture_open (f);
  g_assert_no_error (seen);
  ari_library_load_async (f->library, 1, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_null (ari_library_load_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  while (seen == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (seen, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
}

static void
test_restore (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *backup = ari_library_backup_name (f->path);
  g_autofree char *later = g_strconcat (f->path, ".99990101T000000Z.backup", NULL);
  g_autofree char *blocked = g_strconcat (f->path, ".restored", NULL);
  g_autofree char *aside = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  g_assert_null (ari_library_last_backup (f->path));
  g_assert_false (ari_library_restore (f->path, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_true (g_file_test (f->path, G_FILE_TEST_EXISTS));

  fixture_open (f);
  ari_library_backup_async (f->library, backup, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_close (f);
  g_assert_true (g_file_set_contents (f->path, "spoilt", -1, NULL));
  /* A copy that is no better is passed over. */
  g_assert_true (g_file_set_contents (later, "spoilt, too", -1, NULL));
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  g_clear_error (&error);
  fixture_close (f);

  /* Where the copy can't be written, everything stays where it is. */
  g_assert_cmpint (g_mkdir (blocked, 0700), ==, 0);
  g_assert_false (ari_library_restore (f->path, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_null (fixture_find_file (f, ".aside"));
  g_assert_cmpint (g_rmdir (blocked), ==, 0);

  g_assert_true (ari_library_restore (f->path, &error));
  g_assert_no_error (error);
  aside = fixture_find_file (f, ".aside");
  g_assert_nonnull (aside);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

static void
test_set_aside (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  g_assert_true (ari_library_set_aside (f->path, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  fixture_fill (f);
  g_assert_true (ari_library_set_aside (f->path, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (fixture_count_files (f), ==, 2);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/copies/backup", test_backup, NULL);
  FIXTURE_ADD ("/store/copies/daily-backup", test_daily_backup, NULL);
  FIXTURE_ADD ("/store/copies/daily-check", test_daily_check, NULL);
  FIXTURE_ADD ("/store/copies/damage-met", test_damage_met, NULL);
  FIXTURE_ADD ("/store/copies/restore", test_restore, NULL);
  FIXTURE_ADD ("/store/copies/set-aside", test_set_aside, NULL);

  return g_test_run ();
}

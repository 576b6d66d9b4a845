/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "backup-fixture.h"
#include "daily-chores.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

/* Backups, the daily one among them, and putting one back. */

static char *program;

/* A backup of the open library beside it, of that time: "20261101T120000Z". */
static char *
back_up (Fixture    *f,
         const char *time)
{
  g_autofree char *path = g_strdup_printf ("%s.%s.backup", f->path, time);

  /* The library doesn't replace one of its own. */
  g_unlink (path);
  ari_library_backup_async (f->library, path, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  return g_steal_pointer (&path);
}

/* From now on no file grows over @bytes, as on a disk without space. */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

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
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_object (&result);

  /* The copy is a library. */
  fixture_close (f);
  g_free (f->path);
  f->path = g_steal_pointer (&copy);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

static void
test_daily_backup (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *backup = NULL;
  g_autofree char *second = NULL;
  g_autoptr(AriBackup) found = NULL;
  struct utimbuf later = { .actime = 4070908800, .modtime = 4070908800 }; /* 2099 */

  fixture_fill (f);
  for (guint i = 0; i < 2; i++)
    {
      ari_library_get_options (fixture_renew (f))->chores_delay = 1;
      fixture_open (f);
      while (!chores_are_done (f->library))
        g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&backup, g_free);
      backup = ari_backup_newest (f->path);
      g_assert_nonnull (backup);
      g_assert_cmpint (fixture_sql_int (backup, "SELECT count(*) FROM match"), ==, 6);
      fixture_close (f);
      /* The clock of a disk elsewhere may be ahead. */
      g_assert_cmpint (g_utime (backup, &later), ==, 0);
    }

  /* It is also found by a library that is open. */
  fixture_renew (f);
  fixture_open (f);
  found = fixture_find_backup (f);
  g_assert_nonnull (found);
  g_assert_cmpstr (found->path, ==, backup);
  fixture_close (f);

  /* One a day is enough. */
  second = ari_backup_newest (f->path);
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

  ari_library_get_options (fixture_renew (f))->chores_delay = 1;
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

  /* The failure shows again, but the signal comes once. */
  g_clear_error (&error);
  g_clear_object (&result);
  ari_library_load_async (f->library, 1, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_null (ari_library_load_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A folder is no place for a copy. */
static void
test_no_file (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_renew (f);
  fixture_open (f);
  ari_library_backup_async (f->library, f->dir, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* A disk without space: the message names the file that could not be written, not the one that was read. */
static void
test_full (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *copy = g_build_filename (f->dir, "copy.db", NULL);
  g_autofree char *name = NULL;
  g_autoptr(AriBackup) backup = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_open (f);
  name = back_up (f, "20261101T120000Z");
  backup = fixture_find_backup (f);
  g_assert_nonnull (backup);

  limit_files (16384);
  ari_library_backup_async (f->library, copy, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FULL);
  g_assert_nonnull (strstr (error->message, copy));
  g_assert_null (strstr (error->message, f->path));
  g_assert_nonnull (strstr (error->message, "Free some space"));
  g_clear_object (&result);
  g_clear_error (&error);
  fixture_close (f);
  g_assert_cmpuint (fixture_count_files (f), ==, 2);

  g_assert_false (fixture_restore (f, backup, &error));
  limit_files (RLIM_INFINITY);
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FULL);
  g_assert_nonnull (strstr (error->message, f->path));
  g_assert_null (strstr (error->message, name));
  /* Everything stays where it is. */
  g_assert_cmpuint (fixture_count_files (f), ==, 2);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

static void
test_restore (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *name = NULL;
  g_autofree char *later = g_strconcat (f->path, ".99990101T000000Z.backup", NULL);
  g_autofree char *aside = NULL;
  g_autoptr(AriBackup) backup = NULL;
  g_autoptr(GDateTime) made = g_date_time_new_utc (2026, 11, 1, 12, 30, 0);
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  g_assert_null (fixture_find_backup (f));
  fixture_open (f);
  name = back_up (f, "20261101T123000Z");
  fixture_close (f);
  g_assert_true (g_file_set_contents (f->path, "spoilt", -1, NULL));
  /* A copy that is no better is passed over. */
  g_assert_true (g_file_set_contents (later, "spoilt, too", -1, NULL));
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  g_clear_error (&error);
  fixture_close (f);

  backup = fixture_find_backup (f);
  g_assert_nonnull (backup);
  g_assert_cmpstr (backup->path, ==, name);
  g_assert_cmpint (backup->made, ==, g_date_time_to_unix (made));
  g_assert_cmpuint (backup->n_matches, ==, 6);
  g_assert_true (fixture_restore (f, backup, &error));
  g_assert_no_error (error);
  aside = fixture_find_file (f, ".aside");
  g_assert_nonnull (aside);
  g_assert_cmpuint (fixture_count_files (f), ==, 4);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  fixture_close (f);

  /* What was found may be spoilt before it is taken: the library stays as it is. */
  g_assert_true (g_file_set_contents (name, "", 0, NULL));
  g_assert_false (fixture_restore (f, backup, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  g_assert_cmpuint (fixture_count_files (f), ==, 4);
  g_assert_null (fixture_find_backup (f));
}

static void
make_empty (const char *path)
{
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

/* Opening it to read would wait for ever. */
static void
make_pipe (const char *path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_foreign (const char *path)
{
  g_unlink (path);
  fixture_sql (path, "CREATE TABLE t (x)");
}

static void
make_too_new (const char *path)
{
  fixture_sql (path, "PRAGMA user_version = 99");
}

static void
drop_table (const char *path)
{
  fixture_sql (path, "DROP TABLE eval");
}

static void
spoil_index (const char *path)
{
  gint64 page = fixture_sql_int (path, "SELECT rootpage FROM sqlite_schema WHERE name = 'ply_by_position'");
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  memset (bytes + (page - 1) * 4096, 0xa5, 4096);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
}

/* The newest file that is called a backup is none: an older one is found. */
static void
test_passed_over (Fixture       *f,
                  gconstpointer  data)
{
  static void (*const spoil[]) (const char *path) = { make_empty, make_foreign, make_too_new,
                                                      drop_table, spoil_index,  make_pipe };
  g_autofree char *good = NULL;
  g_autofree char *later = NULL;
  g_autofree char *empty = NULL;
  g_autoptr(AriBackup) only = NULL;

  /* A library that was lost and begun anew has empty backups: they don't hide those with matches. */
  fixture_open (f);
  empty = back_up (f, "20261103T120000Z");
  only = fixture_find_backup (f);
  g_assert_nonnull (only);
  g_assert_cmpstr (only->path, ==, empty);
  g_assert_cmpuint (only->n_matches, ==, 0);
  fixture_close (f);
  fixture_fill (f);
  fixture_open (f);
  good = back_up (f, "20261101T120000Z");
  for (guint i = 0; i < G_N_ELEMENTS (spoil); i++)
    {
      g_autoptr(AriBackup) untouched = NULL;
      g_autoptr(AriBackup) found = NULL;

      g_free (later);
      later = back_up (f, "20261102T120000Z");
      untouched = fixture_find_backup (f);
      g_assert_nonnull (untouched);
      g_assert_cmpstr (untouched->path, ==, later);

      spoil[i](later);
      found = fixture_find_backup (f);
      g_assert_nonnull (found);
      g_assert_cmpstr (found->path, ==, good);
    }
}

/* Only what was made as a backup is deleted when there are too many. */
static void
test_pruned (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *own = g_strconcat (f->path, ".before the trip.backup", NULL);
  g_autofree char *foreign = g_strconcat (f->path, ".20200101T120000Z.backup", NULL);
  g_autofree char *oldest = NULL, *kept = NULL, *other = NULL, *newest = NULL;

  fixture_fill (f);
  make_foreign (foreign);
  fixture_renew (f);
  fixture_open (f);
  ari_library_backup_async (f->library, own, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  oldest = back_up (f, "20210101T120000Z");
  kept = back_up (f, "20210102T120000Z");
  other = back_up (f, "20210103T120000Z");
  /* Another is due, by their names. */
  ari_library_get_options (fixture_renew (f))->chores_delay = 1;
  fixture_open (f);
  while (g_file_test (oldest, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);

  newest = ari_backup_newest (f->path);
  g_assert_cmpstr (newest, >, other);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
}

/* The program that gets killed: it makes one backup after the other. */
static void
back_up_forever (char *path)
{
  Fixture f = { .path = path, .loop = g_main_loop_new (NULL, FALSE) };
  g_autofree char *copy = g_strconcat (path, ".copy", NULL);

  fixture_open (&f);
  for (;;)
    {
      ari_library_backup_async (f.library, copy, NULL, fixture_done_cb, &f);
      fixture_succeed (&f);
    }
}

static GPid
start_backups (Fixture *f)
{
  char *argv[] = { program, (char *) "--back-up", f->path, NULL };
  g_autoptr(GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);

  return pid;
}

static void
end_backups (GPid pid)
{
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_spawn_close_pid (pid);
}

/* Stops the program while a file that ends with @suffix is being written, and answers the path of that
 * file. */
static char *
stop_while_there (Fixture    *f,
                  GPid        pid,
                  const char *suffix)
{
  for (;;)
    {
      g_autofree char *found = NULL;
      GStatBuf info;
      int status;

      g_assert_cmpint (kill (pid, SIGSTOP), ==, 0);
      g_assert_cmpint (waitpid (pid, &status, WUNTRACED), ==, pid);
      g_assert_true (WIFSTOPPED (status));
      found = fixture_find_file (f, suffix);
      if (found != NULL && g_stat (found, &info) == 0 && info.st_size > 0)
        return g_steal_pointer (&found);

      g_assert_cmpint (kill (pid, SIGCONT), ==, 0);
      g_thread_yield ();
    }
}

/* A program that is killed leaves what it was writing; the next one deletes that, and nothing else. */
static void
test_left_behind (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *copy = g_strconcat (f->path, ".copy", NULL);
  g_autofree char *other = g_build_filename (f->dir, "other.db", NULL);
  g_autofree char *mine = g_strconcat (other, ".part", NULL);
  g_autofree char *old = g_strconcat (f->path, ".20261101T120000Z.backup.part", NULL);
  g_autofree char *contents = NULL;

  fixture_fill (f);
  for (guint i = 0; i < 10; i++)
    {
      GPid pid = start_backups (f);
      g_autofree char *left = stop_while_there (f, pid, ".part");

      /* It is only stopped, and may go on writing. */
      fixture_renew (f);
      fixture_open (f);
      ari_library_backup_async (f->library, other, NULL, fixture_done_cb, f);
      fixture_succeed (f);
      g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS));

      end_backups (pid);
      g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS));
      if (i % 2 == 0)
        fixture_open (f);
      else
        {
          ari_library_backup_async (f->library, other, NULL, fixture_done_cb, f);
          fixture_succeed (f);
        }
      g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
      fixture_close (f);
      /* The library and both copies, of which the first may not have been written yet. */
      g_assert_cmpuint (fixture_count_files (f), <=, 3);
    }
  if (g_file_test (copy, G_FILE_TEST_EXISTS))
    fixture_assert_sound (copy);

  /* Of the daily backup the first release left a file of this name. That of a person is not touched. */
  g_assert_true (g_file_set_contents (old, "half", -1, NULL));
  g_assert_true (g_file_set_contents (mine, "my own", -1, NULL));
  fixture_open (f);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  ari_library_backup_async (f->library, other, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_true (g_file_get_contents (mine, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "my own");
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
  if (argc == 3 && strcmp (argv[1], "--back-up") == 0)
    back_up_forever (argv[2]);

  program = argv[0];
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/copies/backup", test_backup, NULL);
  FIXTURE_ADD ("/store/copies/daily-backup", test_daily_backup, NULL);
  FIXTURE_ADD ("/store/copies/daily-check", test_daily_check, NULL);
  FIXTURE_ADD ("/store/copies/damage-met", test_damage_met, NULL);
  FIXTURE_ADD ("/store/copies/no-file", test_no_file, NULL);
  FIXTURE_ADD ("/store/copies/full", test_full, NULL);
  FIXTURE_ADD ("/store/copies/left-behind", test_left_behind, NULL);
  FIXTURE_ADD ("/store/copies/passed-over", test_passed_over, NULL);
  FIXTURE_ADD ("/store/copies/pruned", test_pruned, NULL);
  FIXTURE_ADD ("/store/copies/restore", test_restore, NULL);
  FIXTURE_ADD ("/store/copies/set-aside", test_set_aside, NULL);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Libraries that can't be written: they are read, and nothing appears beside them. */
#include "ari-backup.h"
#include "ari-library-reviews.h"
#include "ari-results.h"
#include "library-fixture.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

static char *recovery; /* (nullable): the folder in which a library was recovered last */

/* A program's own symbols come first. */
char *
g_dir_make_tmp (const char  *name,
                GError     **error)
{
  char *(*real) (const char *, GError **) =
      (char *(*) (const char *, GError **) ) dlsym (RTLD_NEXT, "g_dir_make_tmp");
  char *path = real (name, error);

  if (g_str_equal (name, "ariadne-XXXXXX"))
    g_set_str (&recovery, path);

  return path;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
remove_elsewhere (const char *folder,
                  const char *file)
{
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  g_assert_not_reached ();
}

static void
assert_reads (Fixture    *f,
              const char *saved)
{
  g_autoptr(AriMatch) expected = test_match_tree (0, 2), match = fixture_load (f, 1);
  g_autofree char *expected_text = NULL, *text = test_match_text (match);
  g_autoptr(GAsyncResult) result = NULL, played = NULL;
  g_autoptr(GArray) moves = NULL;
  g_auto(GStrv) tags = NULL;

  /* It was made a moment ago. */
  ari_match_set_started (expected, ari_match_get_started (match));
  expected_text = test_match_text (expected);
  g_assert_cmpstr (text, ==, expected_text);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  g_assert_cmpuint (fixture_count (f, "thread theseus"), ==, 6);
  ari_library_tags_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  tags = ari_library_tags_finish (f->library, result, NULL);
  g_assert_nonnull (tags);
  ari_library_played_async (f->library, ari_match_get_setup (match), NULL, 0, 0, NULL, NULL,
                            fixture_done_cb, f);
  played = fixture_wait (f);
  moves = ari_library_played_finish (f->library, played, NULL);
  g_assert_cmpuint (moves->len, >, 0);

  ari_library_check_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ari_library_backup_async (f->library, saved, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (saved, "SELECT count(*) FROM match"), ==, 6);
}

static void
assert_refuses (Fixture *f)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) added = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *beside = g_strconcat (f->path, ".20261101T120000Z.backup", NULL);
  const char *const tags[] = { "club", NULL };
  gint64 id = 1;

  ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
  added = fixture_wait (f);
  g_assert_cmpint (ari_library_add_finish (f->library, added, &error), ==, -1);
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);

  ari_library_set_starred_async (f->library, id, TRUE, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
  ari_library_set_tags_async (f->library, id, tags, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
  ari_library_set_deleted_async (f->library, &id, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
  ari_library_purge_async (f->library, &id, 1, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
  ari_library_import_async (f->library, next_match, NULL, NULL, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
  ari_library_set_reviews_async (f->library, NULL, 0, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
}

static void
test_reads (Fixture       *f,
            gconstpointer  data)
{
  FixtureProtected what = GPOINTER_TO_UINT (data);
  g_autofree char *elsewhere = g_dir_make_tmp ("ariadne-elsewhere-XXXXXX", NULL);
  g_autofree char *saved = g_build_filename (elsewhere, "saved.db", NULL);
  g_autofree char *before = NULL, *after = NULL;
  gboolean read_only = FALSE;
  guint n_notified = 0;

  fixture_fill (f);
  fixture_protect (f, what);

  before = fixture_digest (f);
  ari_library_get_options (fixture_renew (f))->chores_delay = 0;
  g_signal_connect_swapped (f->library, "notify::read-only", G_CALLBACK (count_cb), &n_notified);
  g_assert_false (ari_library_is_read_only (f->library));
  fixture_open (f);
  g_assert_true (ari_library_is_read_only (f->library));
  g_assert_cmpuint (n_notified, ==, 1);
  g_object_get (f->library, "read-only", &read_only, NULL);
  g_assert_true (read_only);
  assert_reads (f, saved);
  assert_refuses (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  fixture_close (f);
  after = fixture_digest (f);
  g_assert_cmpstr (after, ==, before);

  fixture_unprotect (f);
  remove_elsewhere (elsewhere, saved);
}

/* Opened again once it can be written, it is as any other. */
static void
test_again (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);

  fixture_fill (f);
  fixture_protect (f, FIXTURE_BOTH);

  fixture_open (f);
  g_assert_true (ari_library_is_read_only (f->library));
  fixture_unprotect (f);
  fixture_open (f);
  g_assert_false (ari_library_is_read_only (f->library));
  fixture_add (f, match);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 7);
}

static AriResults *
read_results (Fixture    *f,
              AriResults *known)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_results_async (f->library, known, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_results_finish (f->library, result, NULL);
}

/* Reading alone is no change. */
static void
assert_unchanged (Fixture *f)
{
  g_autoptr(AriResults) before = read_results (f, NULL), after = NULL;

  fixture_count (f, NULL);
  after = read_results (f, before);
  g_assert_true (after == before);
}

/* What another program stores meanwhile is seen, and is not taken for damage. */
static void
test_followed (Fixture       *f,
               gconstpointer  data)
{
  guint n_changed = 0;

  fixture_fill (f);
  fixture_protect (f, FIXTURE_BOTH);

  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  g_signal_connect_swapped (f->library, "changed", G_CALLBACK (count_cb), &n_changed);

  fixture_unprotect (f);
  fixture_sql (f->path, "DELETE FROM ply WHERE match > 2; DELETE FROM match WHERE id > 2; VACUUM");
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 2);
  if (n_changed == 0)
    fixture_wait_for (f->library, "changed");
  assert_unchanged (f);
  g_assert_true (ari_library_is_read_only (f->library));
  ari_library_set_starred_async (f->library, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_be_refused (f);
}

/* What can't be read while another program writes it is read once that is done. */
static void
test_readable_again (Fixture       *f,
                     gconstpointer  data)
{
  g_autofree char *bytes = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  fixture_fill (f);
  fixture_protect (f, FIXTURE_BOTH);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);

  fixture_unprotect (f);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (f->path, "half", 4, NULL));
  fixture_protect (f, FIXTURE_BOTH);
  ari_library_check_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);

  fixture_unprotect (f);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

/* Changes the matches by @sql, with the time of the last change that the file had before. */
static void
change_at_same_time (Fixture    *f,
                     const char *sql)
{
  GStatBuf info;
  struct timespec times[2];

  g_assert_cmpint (g_stat (f->path, &info), ==, 0);
  times[0] = info.st_atim;
  times[1] = info.st_mtim;
  fixture_unprotect (f);
  fixture_sql (f->path, sql);
  g_assert_cmpint (utimensat (AT_FDCWD, f->path, times, 0), ==, 0);
  fixture_protect (f, FIXTURE_BOTH);
}

/* A file is another one if only its size, its time or its place on the disk has changed. */
static void
test_other_file (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree char *copy = g_build_filename (f->dir, "copy.db", NULL);
  g_autofree char *bytes = NULL;
  gsize length;
  struct timespec times[2];
  GStatBuf info;

  fixture_fill (f);
  fixture_protect (f, FIXTURE_BOTH);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);

  change_at_same_time (f, "DELETE FROM ply WHERE match > 2; DELETE FROM match WHERE id > 4; VACUUM");
  g_assert_cmpuint (fixture_count (f, NULL), ==, 4);

  g_assert_cmpint (g_stat (f->path, &info), ==, 0);
  fixture_unprotect (f);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, NULL));
  fixture_sql (copy, "UPDATE match SET deleted = 1 WHERE id > 3");
  times[0] = info.st_atim;
  times[1] = info.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, copy, times, 0), ==, 0);
  g_assert_cmpint (g_rename (copy, f->path), ==, 0);
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 3);

  /* Nanoseconds count, too. */
  fixture_unprotect (f);
  fixture_sql (f->path, "UPDATE match SET deleted = 1 WHERE id > 2");
  times[1].tv_nsec = (times[1].tv_nsec + 1000) % 1000000000;
  g_assert_cmpint (utimensat (AT_FDCWD, f->path, times, 0), ==, 0);
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 2);
}

/* Nothing is there that could be read. */
static void
test_nothing (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_protect (f, FIXTURE_FOLDER);
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);

  fixture_unprotect (f);
  g_assert_true (g_file_set_contents (f->path, "", 0, NULL));
  fixture_protect (f, FIXTURE_BOTH);
  g_clear_error (&error);
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
}

/* Nothing of the recovery remains. */
static void
assert_no_copies (void)
{
  g_assert_nonnull (recovery);
  g_assert_false (g_file_test (recovery, G_FILE_TEST_EXISTS));
  g_clear_pointer (&recovery, g_free);
}

/* What was stored last lies in a log, as a crash leaves it. */
static void
test_log (Fixture       *f,
          gconstpointer  data)
{
  g_autofree char *log_path = g_strconcat (f->path, "-wal", NULL);
  g_autofree char *elsewhere = g_dir_make_tmp ("ariadne-elsewhere-XXXXXX", NULL);
  g_autofree char *saved = g_build_filename (elsewhere, "saved.db", NULL);
  g_autofree char *bytes = NULL, *log = NULL, *before = NULL, *after = NULL;
  g_autoptr(AriMatch) match = test_match_tree (7, 2);
  gsize length, log_length;

  fixture_fill (f);
  fixture_open (f);
  fixture_add (f, match);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (log_path, &log, &log_length, NULL));
  fixture_close (f);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (log_path, log, (gssize) log_length, NULL));

  fixture_protect (f, FIXTURE_BOTH);
  before = fixture_digest (f);
  fixture_open (f);
  g_assert_true (ari_library_is_read_only (f->library));
  g_assert_cmpuint (fixture_count (f, NULL), ==, 7);
  assert_no_copies ();
  assert_refuses (f);
  ari_library_check_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ari_library_backup_async (f->library, saved, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (saved, "SELECT count(*) FROM match"), ==, 7);
  fixture_close (f);
  after = fixture_digest (f);
  g_assert_cmpstr (after, ==, before);
  fixture_unprotect (f);
  remove_elsewhere (elsewhere, saved);
}

/* A log that can't be read is no reason to show less without a word. */
static void
test_unreadable_log (Fixture       *f,
                     gconstpointer  data)
{
  g_autofree char *log_path = g_strconcat (f->path, "-wal", NULL);
  g_autofree char *within = g_build_filename (log_path, "file", NULL);
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  g_assert_cmpint (g_mkdir (log_path, 0755), ==, 0);
  g_assert_true (g_file_set_contents (within, "so that it has a size", -1, NULL));
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
  g_assert_nonnull (strstr (error->message, "was not closed properly"));
  fixture_close (f);
  fixture_unprotect (f);

  g_chmod (log_path, 0755);
  g_unlink (within);
  g_rmdir (log_path);
}

/* A change that was not completed lies half in the file, and a journal beside it knows what was there. */
static void
test_journal (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *journal_path = g_strconcat (f->path, "-journal", NULL);
  g_autofree char *bytes = NULL, *journal = NULL, *before = NULL, *after = NULL;
  gsize length, journal_length;
  sqlite3 *db;

  fixture_fill (f);
  g_assert_cmpint (sqlite3_open (f->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db,
                                 "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN IMMEDIATE;"
                                 "UPDATE match SET deleted = 1, title = 'half';"
                                 "UPDATE ply SET comment = 'half a change'",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (journal_path, &journal, &journal_length, NULL));
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (journal_path, journal, (gssize) journal_length, NULL));

  fixture_protect (f, FIXTURE_BOTH);
  before = fixture_digest (f);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  g_assert_cmpuint (fixture_count (f, "half"), ==, 0);
  assert_no_copies ();
  fixture_close (f);
  after = fixture_digest (f);
  g_assert_cmpstr (after, ==, before);
}

/* A library of an earlier release takes its steps in a copy. */
static void
test_step (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *elsewhere = g_dir_make_tmp ("ariadne-elsewhere-XXXXXX", NULL);
  g_autofree char *saved = g_build_filename (elsewhere, "saved.db", NULL);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_protect (f, FIXTURE_BOTH);

  before = fixture_digest (f);
  ari_library_get_options (fixture_renew (f))->schema_folder = "/io/github/ariadne_games/Ariadne/tests/good";
  fixture_open (f);
  g_assert_true (ari_library_is_read_only (f->library));
  assert_reads (f, saved);
  g_assert_cmpint (fixture_sql_int (saved, "PRAGMA user_version"), ==, 13);
  assert_refuses (f);
  ari_library_get_options (fixture_renew (f))->schema_folder = "/io/github/ariadne_games/Ariadne/tests/bad";
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  fixture_close (f);
  after = fixture_digest (f);
  g_assert_cmpstr (after, ==, before);
  fixture_unprotect (f);
  remove_elsewhere (elsewhere, saved);
}

/* What would be refused anywhere is refused here too, for the same reason. */
static void
test_refused (Fixture       *f,
              gconstpointer  data)
{
  const struct { const char *sql; AriLibraryError code; } cases[] = {
    { "PRAGMA application_id = 7", ARI_LIBRARY_ERROR_FOREIGN },
    { "PRAGMA application_id = 0x41726961; PRAGMA user_version = 99", ARI_LIBRARY_ERROR_TOO_NEW },
  };
  g_autofree char *bytes = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  fixture_fill (f);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      fixture_sql (f->path, cases[i].sql);
      fixture_protect (f, FIXTURE_BOTH);
      g_assert_false (fixture_try_open (f, &error));
      g_assert_error (error, ARI_LIBRARY_ERROR, (int) cases[i].code);
      g_clear_error (&error);
      g_assert_false (ari_library_is_read_only (f->library));
      fixture_close (f);
      fixture_unprotect (f);
    }

  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  memset (bytes + 20, 0xa5, 4000);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  fixture_protect (f, FIXTURE_BOTH);
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
}

int
main (int   argc,
      char *argv[])
{
  fixture_obey ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/read-only/file", test_reads, GUINT_TO_POINTER (FIXTURE_FILE));
  FIXTURE_ADD ("/store/read-only/folder", test_reads, GUINT_TO_POINTER (FIXTURE_FOLDER));
  FIXTURE_ADD ("/store/read-only/both", test_reads, GUINT_TO_POINTER (FIXTURE_BOTH));
  FIXTURE_ADD ("/store/read-only/again", test_again, NULL);
  FIXTURE_ADD ("/store/read-only/followed", test_followed, NULL);
  FIXTURE_ADD ("/store/read-only/readable-again", test_readable_again, NULL);
  FIXTURE_ADD ("/store/read-only/other-file", test_other_file, NULL);
  FIXTURE_ADD ("/store/read-only/nothing", test_nothing, NULL);
  FIXTURE_ADD ("/store/read-only/log", test_log, NULL);
  FIXTURE_ADD ("/store/read-only/unreadable-log", test_unreadable_log, NULL);
  FIXTURE_ADD ("/store/read-only/journal", test_journal, NULL);
  FIXTURE_ADD ("/store/read-only/step", test_step, NULL);
  FIXTURE_ADD ("/store/read-only/refused", test_refused, NULL);

  return g_test_run ();
}

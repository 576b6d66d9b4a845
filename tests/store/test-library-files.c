/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-backup.h"
#include "ari-library-files.h"
#include "backup-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Files that are not as they should be. */

/* Opening is refused with @code; the file stays as it is, byte for byte, and nothing appears beside it. */
static void
assert_refused (Fixture         *f,
                AriLibraryError  code)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize n_before, n_after;
  guint n_files = fixture_count_files (f);

  g_assert_true (g_file_get_contents (f->path, &before, &n_before, NULL));
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, (int) code);
  g_clear_error (&error);

  /* And every later call says the same. */
  ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_cmpint (ari_library_add_finish (f->library, result, &error), ==, -1);
  g_assert_error (error, ARI_LIBRARY_ERROR, (int) code);
  g_clear_object (&result);

  fixture_close (f);
  g_assert_true (g_file_get_contents (f->path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
  g_assert_cmpuint (fixture_count_files (f), ==, n_files);
}

static void
test_garbage (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *text = g_strnfill (5000, 'g');

  g_assert_true (g_file_set_contents (f->path, "short", -1, NULL));
  assert_refused (f, ARI_LIBRARY_ERROR_DAMAGED);
  g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  assert_refused (f, ARI_LIBRARY_ERROR_DAMAGED);
}

/* An empty file is where a library can begin. */
static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);

  g_assert_true (g_file_set_contents (f->path, "", 0, NULL));
  fixture_open (f);
  fixture_add (f, match);
}

static void
test_foreign (Fixture       *f,
              gconstpointer  data)
{
  fixture_sql (f->path, "CREATE TABLE t (x)");
  assert_refused (f, ARI_LIBRARY_ERROR_FOREIGN);
  fixture_sql (f->path, "PRAGMA application_id = 1234; PRAGMA journal_mode = WAL; CREATE TABLE u (x)");
  assert_refused (f, ARI_LIBRARY_ERROR_FOREIGN);
}

static void
test_too_new (Fixture       *f,
              gconstpointer  data)
{
  fixture_fill (f);
  fixture_sql (f->path, "PRAGMA user_version = 99");
  assert_refused (f, ARI_LIBRARY_ERROR_TOO_NEW);
}

/* The later release was killed, and its version is only in the log: that is read, but not put into the
 * file. */
static void
test_too_new_in_log (Fixture       *f,
                     gconstpointer  data)
{
  g_autofree char *log_path = g_strconcat (f->path, "-wal", NULL);
  g_autofree char *file = NULL;
  g_autofree char *log = NULL;
  g_autofree char *file_after = NULL;
  g_autofree char *log_after = NULL;
  g_autoptr(GError) error = NULL;
  gsize n_file, n_log, n_after;
  sqlite3 *other;

  fixture_fill (f);
  g_assert_cmpint (sqlite3_open (f->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "PRAGMA user_version = 99", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_true (g_file_get_contents (f->path, &file, &n_file, NULL));
  g_assert_true (g_file_get_contents (log_path, &log, &n_log, NULL));
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  g_assert_true (g_file_set_contents (f->path, file, (gssize) n_file, NULL));
  g_assert_true (g_file_set_contents (log_path, log, (gssize) n_log, NULL));

  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_TOO_NEW);
  fixture_close (f);
  g_assert_true (g_file_get_contents (f->path, &file_after, &n_after, NULL));
  g_assert_cmpmem (file, n_file, file_after, n_after);
  g_assert_true (g_file_get_contents (log_path, &log_after, &n_after, NULL));
  g_assert_cmpmem (log, n_log, log_after, n_after);
}

static void
test_truncated (Fixture       *f,
                gconstpointer  data)
{
  GStatBuf info;

  fixture_fill (f);
  g_assert_cmpint (g_stat (f->path, &info), ==, 0);
  g_assert_cmpint (truncate (f->path, info.st_size / 2), ==, 0);
  assert_refused (f, ARI_LIBRARY_ERROR_DAMAGED);
  g_assert_cmpint (truncate (f->path, 60), ==, 0);
  assert_refused (f, ARI_LIBRARY_ERROR_DAMAGED);
}

/* Bytes that are wrong inside pages: whatever is read then, nothing crashes, and as soon as the damage
 * has been met nothing is written any more. */
static void
test_flipped (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *sound = NULL;
  gsize length;
  AriRandom random;
  guint n_met = 0;

  fixture_fill (f);
  g_assert_true (g_file_get_contents (f->path, &sound, &length, NULL));
  ari_random_init (&random, 1);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *bytes = g_memdup2 (sound, length);
      g_autoptr(GError) error = NULL;

      /* The first page is left alone: damage there is met at once. */
      for (guint j = 0; j < 40; j++)
        bytes[4096 + ari_random_below (&random, (guint) length - 4096)] ^=
          (char) (1 + ari_random_below (&random, 255));
      g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));

      if (fixture_try_open (f, &error))
        {
          g_autoptr(AriMatch) match = test_match_new (2);
          g_autoptr(GAsyncResult) checked = NULL, listed = NULL;
          g_autoptr(GPtrArray) entries = NULL;

          ari_library_query_async (f->library, &(AriQuery) { .words = "thread" }, 0, 10, NULL,
                                   fixture_done_cb, f);
          listed = fixture_wait (f);
          entries = ari_library_query_finish (f->library, listed, NULL, NULL);
          for (gint64 id = 1; id <= 6; id++)
            {
              g_autoptr(GAsyncResult) loaded = NULL;
              g_autoptr(AriMatch) again = NULL;

              ari_library_load_async (f->library, id, NULL, fixture_done_cb, f);
              loaded = fixture_wait (f);
              again = ari_library_load_finish (f->library, loaded, NULL);
            }
          ari_library_check_async (f->library, NULL, fixture_done_cb, f);
          checked = fixture_wait (f);
          if (!ari_library_finish (f->library, checked, &error))
            {
              g_autoptr(GAsyncResult) added = NULL;

              ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
              added = fixture_wait (f);
              g_assert_cmpint (ari_library_add_finish (f->library, added, NULL), ==, -1);
            }
        }
      if (error != NULL)
        {
          g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
          n_met++;
        }
      fixture_close (f);
    }

  /* A byte of a text may be wrong without anybody noticing. */
  g_assert_cmpuint (n_met, >, 50);
}

/* Killed while the log was being put into the file: the first page is the new one and tells of pages that
 * have not come. */
static void
test_half_put_in (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *bytes = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *log = NULL;
  g_autofree char *log_path = g_strconcat (f->path, "-wal", NULL);
  g_autofree char *real = NULL, *real_log = NULL;
  gsize length, whole_length, log_length;

  fixture_fill (f);
  fixture_open (f);
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr(AriMatch) match = test_match_tree (seed, 2);

      fixture_add (f, match);
    }
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (log_path, &log, &log_length, NULL));
  fixture_close (f);
  g_assert_true (g_file_get_contents (f->path, &whole, &whole_length, NULL));
  g_assert_cmpuint (whole_length, >, length);

  memcpy (bytes, whole, 4096);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (log_path, log, (gssize) log_length, NULL));
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 26);
  fixture_close (f);
  fixture_assert_sound (f->path);

  /* SQLite leaves the log beside the file itself, also where the program opened a link to it. */
  real = g_build_filename (f->dir, "elsewhere.db", NULL);
  real_log = g_strconcat (real, "-wal", NULL);
  g_assert_true (g_file_set_contents (real, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (real_log, log, (gssize) log_length, NULL));
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_cmpint (symlink (real, f->path), ==, 0);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 26);
  fixture_close (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_cmpint (g_unlink (real), ==, 0);

  /* Without its log it is damaged indeed. */
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  assert_refused (f, ARI_LIBRARY_ERROR_DAMAGED);
}

/* After a crash the file is checked before anything is put into it. */
static void
test_unclean (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *bytes = NULL;
  g_autofree char *log = NULL;
  g_autofree char *log_path = g_strconcat (f->path, "-wal", NULL);
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  g_autoptr(GError) error = NULL;
  gsize length, log_length;

  fixture_fill (f);
  fixture_open (f);
  fixture_add (f, match);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (log_path, &log, &log_length, NULL));
  fixture_close (f);

  /* As a crash would have left it. */
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (log_path, log, (gssize) log_length, NULL));
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 7);
  fixture_close (f);
  g_assert_false (g_file_test (log_path, G_FILE_TEST_EXISTS));

  /* The same with damage: the log is not put into the file. */
  memset (bytes + length - 4096, 0xa5, 4096);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (log_path, log, (gssize) log_length, NULL));
  if (!fixture_try_open (f, &error))
    {
      g_autofree char *after = NULL;
      gsize n_after;

      g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
      fixture_close (f);
      g_assert_true (g_file_get_contents (f->path, &after, &n_after, NULL));
      g_assert_cmpmem (bytes, length, after, n_after);
      g_assert_true (g_file_test (log_path, G_FILE_TEST_EXISTS));
    }
  else
    g_assert_not_reached ();
}

static void
test_locked (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  sqlite3 *other;

  fixture_fill (f);
  g_assert_cmpint (sqlite3_open (f->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; "
                                        "UPDATE match SET starred = 1", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_BUSY);
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);

  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

static void
test_unreachable (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  /* Nobody, not even the administrator, makes files there. */
  g_free (f->path);
  f->path = g_strdup ("/proc/ariadne/library.db");
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
}

/* Steps. */

static void
test_new_library (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (f->dir, "new", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autofree char *old_path = g_steal_pointer (&f->path);
  GStatBuf info;

  f->path = g_strdup (path);
  fixture_open (f);
  g_assert_cmpint (fixture_sql_int (path, "PRAGMA user_version"), ==, 12);
  g_assert_cmpint (fixture_sql_int (path, "PRAGMA application_id"), ==, 0x41726961);
  g_assert_cmpint (fixture_sql_int (path, "SELECT journal_mode = 'wal' FROM pragma_journal_mode"), ==, 1);
  g_assert_cmpint (fixture_sql_int (path, "SELECT count(*) FROM pragma_table_list "
                                          "WHERE schema = 'main' AND NOT strict "
                                          "AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'words%'"), ==, 0);
  g_assert_cmpint (g_stat (folder, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  fixture_close (f);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_step (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *backup = NULL;
  g_autofree char *oldest = fixture_fill_with_backups (f);

  ari_library_get_options (fixture_renew (f))->schema_folder = "/io/github/ariadne_games/Ariadne/tests/good";
  fixture_open (f);
  /* The newest three are kept. */
  g_assert_false (g_file_test (oldest, G_FILE_TEST_EXISTS));
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA user_version"), ==, 13);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE place = 'Knossos'"), ==, 6);
  fixture_close (f);

  /* The copy was made before, and this release can still read it. */
  backup = ari_backup_newest (f->path);
  g_assert_nonnull (backup);
  g_assert_cmpint (fixture_sql_int (backup, "PRAGMA user_version"), ==, 12);
  assert_refused (f, ARI_LIBRARY_ERROR_TOO_NEW);
}

static const char *const word_columns[] = { "names", "title", "notes", "comments", "facts" };

/* The third step finds the same words in the tables as a match that is written, each at the same place. */
static void
test_words_step (Fixture       *f,
                 gconstpointer  data)
{
  fixture_fill (f);
  fixture_sql (f->path, "CREATE VIRTUAL TABLE instances USING fts5vocab (words, instance);"
                        "CREATE TABLE written AS SELECT * FROM instances;"
                        "DROP TABLE words;"
                        "CREATE VIRTUAL TABLE words USING fts5 (result, content = '', contentless_delete = 1);"
                        "DROP INDEX match_listed;"
                        "ALTER TABLE match DROP COLUMN ending; ALTER TABLE match DROP COLUMN warnings;"
                        "ALTER TABLE eval DROP COLUMN raw;"
                        "ALTER TABLE ply DROP COLUMN rethought; ALTER TABLE match DROP COLUMN handover;"
                        "ALTER TABLE ply DROP COLUMN chooser; ALTER TABLE match DROP COLUMN free_undo;"
                        "DROP TABLE answer; DROP TABLE exercise; ALTER TABLE match DROP COLUMN practised; DROP TABLE review;"
                        "DROP TABLE merged;"
                        "PRAGMA user_version = 2;");
  fixture_renew (f);
  fixture_open (f);
  fixture_close (f);
  for (guint column = 0; column < G_N_ELEMENTS (word_columns); column++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM written WHERE col = '%s'", word_columns[column]);

      g_assert_cmpint (fixture_sql_int (f->path, sql), >, 0);
    }
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM (SELECT * FROM written EXCEPT SELECT * FROM instances)"),
                   ==, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM (SELECT * FROM instances EXCEPT SELECT * FROM written)"),
                   ==, 0);
}

/* A library that each release has left is read by this one. */
static void
test_released (Fixture       *f,
               gconstpointer  data)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "store", "released", data, NULL);
  g_autofree char *sql = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_get_contents (name, &sql, NULL, &error));
  g_assert_no_error (error);
  fixture_sql (f->path, sql);
  fixture_sql (f->path, "UPDATE ply SET comment = 'said later' WHERE id = 3");
  fixture_open (f);
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA user_version"), ==, 12);
  match = fixture_load (f, 1);
  g_assert_cmpstr (ari_match_get_title (match), ==, "The first thread");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, 3);
  g_assert_cmpuint (fixture_count (f, "thread ariadne"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "minoa"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "club note comment"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "later"), ==, 1);
}

/* A file that somebody made by hand: a ring of plies, and nothing where a word must be. It loads with an
 * error, and lists without one. */
static void
test_handmade (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GAsyncResult) list = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  g_autoptr(GError) error = NULL;
  AriQuery query = { 0 };
  guint total;

  fixture_fill (f);
  fixture_sql (f->path,
               "CREATE TABLE loose (match, id, parent, ord, action, seconds, glyph, retracted, comment, toss, hash, rethought,"
               " chooser);"
               "INSERT INTO loose SELECT * FROM ply; DROP TABLE ply; ALTER TABLE loose RENAME TO ply;"
               "UPDATE ply SET parent = id + 1 WHERE match = 1; UPDATE ply SET parent = id WHERE match = 2;"
               "UPDATE ply SET action = NULL WHERE match > 2; UPDATE ply SET chooser = 7;"
               "UPDATE match SET tip = (SELECT max (id) FROM ply WHERE match = match.id)");
  fixture_open (f);

  ari_library_query_async (f->library, &query, 0, 100, NULL, fixture_done_cb, f);
  list = fixture_wait (f);
  entries = ari_library_query_finish (f->library, list, &total, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (total, ==, 6);

  for (gint64 id = 1; id <= 6; id++)
    {
      ari_library_load_async (f->library, id, NULL, fixture_done_cb, f);
      result = fixture_wait (f);
      g_assert_null (ari_library_load_finish (f->library, result, &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
      g_clear_object (&result);
    }
}

/* The new file can't be put in its place: the library gets its own name back, with its log. */
static void
test_not_replaced (Fixture       *f,
                   gconstpointer  data)
{
  static const AriFileWords words = { "%s is full.", "%s failed (%s)." };
  g_autofree char *log = g_strconcat (f->path, "-wal", NULL);
  g_autofree char *contents = NULL;
  g_autoptr(AriPartFile) part = ari_part_file_new (f->path, NULL);
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  g_assert_true (g_file_set_contents (log, "a log", -1, NULL));
  g_assert_nonnull (part);
  g_assert_cmpint (g_unlink (ari_part_file_get_path (part)), ==, 0);

  g_assert_false (ari_library_replace (f->path, part, &words, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, f->path));
  g_assert_true (g_file_get_contents (log, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "a log");
  g_assert_cmpuint (fixture_count_files (f), ==, 2);
  g_assert_cmpint (g_unlink (log), ==, 0);
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

/* The tables of the newest version under the number of an older one: refused, and no backup each time. */
static void
test_wrong_version (Fixture       *f,
                    gconstpointer  data)
{
  static const char *const marks[] = { "PRAGMA user_version = 3", "PRAGMA user_version = 8" };
  g_autofree char *before = NULL, *after = NULL;

  fixture_fill (f);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      fixture_sql (f->path, marks[i]);
      g_clear_pointer (&before, g_free);
      before = fixture_digest (f);
      for (guint k = 0; k < 2; k++)
        {
          g_autoptr(GError) error = NULL;

          g_assert_false (fixture_try_open (f, &error));
          g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
          g_assert_nonnull (strstr (error->message, "don’t fit its version"));
          fixture_close (f);
          g_free (after);
          after = fixture_digest (f);
          g_assert_cmpstr (after, ==, before);
        }
    }
}

/* What no library can be in. */
static void
test_no_file (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GError) folder = NULL, pipe = NULL;

  g_assert_cmpint (g_mkdir (f->path, 0700), ==, 0);
  g_assert_false (fixture_try_open (f, &folder));
  g_assert_error (folder, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN);
  g_assert_nonnull (strstr (folder->message, "is a folder"));
  g_assert_cmpint (g_rmdir (f->path), ==, 0);

  g_assert_cmpint (mkfifo (f->path, 0600), ==, 0);
  g_assert_false (fixture_try_open (f, &pipe));
  g_assert_error (pipe, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN);
  g_assert_nonnull (strstr (pipe->message, "is a pipe or a device"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/files/garbage", test_garbage, NULL);
  FIXTURE_ADD ("/store/files/empty", test_empty, NULL);
  FIXTURE_ADD ("/store/files/foreign", test_foreign, NULL);
  FIXTURE_ADD ("/store/files/too-new", test_too_new, NULL);
  FIXTURE_ADD ("/store/files/too-new-in-log", test_too_new_in_log, NULL);
  FIXTURE_ADD ("/store/files/truncated", test_truncated, NULL);
  FIXTURE_ADD ("/store/files/flipped", test_flipped, NULL);
  FIXTURE_ADD ("/store/files/unclean", test_unclean, NULL);
  FIXTURE_ADD ("/store/files/half-put-in", test_half_put_in, NULL);
  FIXTURE_ADD ("/store/files/locked", test_locked, NULL);
  FIXTURE_ADD ("/store/files/unreachable", test_unreachable, NULL);
  FIXTURE_ADD ("/store/files/new", test_new_library, NULL);
  FIXTURE_ADD ("/store/files/step", test_step, NULL);
  FIXTURE_ADD ("/store/files/words-step", test_words_step, NULL);
  FIXTURE_ADD ("/store/files/released/1", test_released, "library-1.sql");
  FIXTURE_ADD ("/store/files/handmade", test_handmade, NULL);
  FIXTURE_ADD ("/store/files/not-replaced", test_not_replaced, NULL);
  FIXTURE_ADD ("/store/files/wrong-version", test_wrong_version, NULL);
  FIXTURE_ADD ("/store/files/no-file", test_no_file, NULL);

  return g_test_run ();
}

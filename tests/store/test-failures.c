/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-disk.h"
#include "failing-works.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* Each work is done on a disk whose first operation fails, then on one whose second fails, and so on, until
 * it succeeds before the disk fails. What it was to write is there completely or not at all, and all of it
 * once the work has said so. */

/* ---- What the library holds ---- */

/* Times depend on when the test runs. */
static gboolean
is_time (const char *column)
{
  static const char *const times[] = { "started", "touched", "deleted", "answered", "due", "time" };

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    if (g_str_equal (column, times[i]))
      return TRUE;

  return FALSE;
}

static void
append_rows (GString    *text,
             sqlite3    *db,
             const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM \"%s\"", table);
  sqlite3_stmt *rows;

  g_string_append_printf (text, "%s\n", table);
  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &rows, NULL), ==, SQLITE_OK);
  while (sqlite3_step (rows) == SQLITE_ROW)
    {
      for (int i = 0; i < sqlite3_column_count (rows); i++)
        if (is_time (sqlite3_column_name (rows, i)))
          g_string_append_printf (text, " %d", sqlite3_column_int64 (rows, i) != 0);
        else
          g_string_append_printf (text, " %s", (const char *) sqlite3_column_text (rows, i));
      g_string_append_c (text, '\n');
    }
  g_assert_cmpint (sqlite3_finalize (rows), ==, SQLITE_OK);
}

/* The content of a sound file. */
static char *
describe (const char *path)
{
  GString *text = g_string_new (NULL);
  sqlite3_stmt *tables;
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "PRAGMA integrity_check", -1, &tables, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (tables), ==, SQLITE_ROW);
  g_assert_cmpstr ((const char *) sqlite3_column_text (tables, 0), ==, "ok");
  g_assert_cmpint (sqlite3_finalize (tables), ==, SQLITE_OK);

  /* How the index of words is stored depends on how often it was written. */
  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT name FROM sqlite_schema WHERE type = 'table' "
                                           "AND rootpage > 0 AND name NOT LIKE 'sqlite%' "
                                           "AND name NOT LIKE 'words%' ORDER BY name", -1, &tables, NULL),
                   ==, SQLITE_OK);
  while (sqlite3_step (tables) == SQLITE_ROW)
    append_rows (text, db, (const char *) sqlite3_column_text (tables, 0));
  g_assert_cmpint (sqlite3_finalize (tables), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);

  return g_string_free_and_steal (text);
}

/* ---- The folder ---- */

static void
empty_folder (Place *place)
{
  g_autoptr(GDir) dir = g_dir_open (place->f.dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->f.dir, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

static GHashTable *
read_folder (Place *place)
{
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  g_autoptr(GDir) dir = g_dir_open (place->f.dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->f.dir, name, NULL);
      char *content;
      gsize length;

      g_assert_true (g_file_get_contents (path, &content, &length, NULL));
      g_hash_table_insert (files, g_strdup (name), g_bytes_new_take (content, length));
    }

  return files;
}

static void
write_folder (Place *place)
{
  GHashTableIter iter;
  gpointer name, content;

  empty_folder (place);
  g_hash_table_iter_init (&iter, place->files);
  while (g_hash_table_iter_next (&iter, &name, &content))
    {
      g_autofree char *path = g_build_filename (place->f.dir, name, NULL);
      gsize length;
      const char *data = g_bytes_get_data (content, &length);

      g_assert_true (g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600,
                                               NULL));
    }
}

/* Nothing unfinished lies there, and a file that looks like a backup is one. */
static void
assert_tidy (Place *place)
{
  g_autoptr(GDir) dir = g_dir_open (place->f.dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->f.dir, name, NULL);
      g_autofree char *text = NULL;

      g_assert_null (strstr (name, ".part"));
      if (g_str_has_suffix (name, ".backup") || g_str_has_suffix (name, ".aside"))
        text = describe (path);
    }
}

/* ---- What happens to them ---- */

static void
clear_autosave (Place *place)
{
  g_clear_object (&place->autosave);
  g_clear_object (&place->match);
}

static void
close_library (Place *place)
{
  clear_autosave (place);
  fixture_close (&place->f);
}

/* The library, and what the work writes beside it. */
static char *
take_stock (Place      *place,
            const Work *work)
{
  g_autofree char *library = describe (place->f.path);
  g_autofree char *path = work->file != NULL ? place_path (place, work->file) : NULL;
  g_autofree char *beside = NULL;

  if (path != NULL && g_str_has_suffix (path, ".db"))
    beside = describe (path);
  else if (path != NULL)
    g_file_get_contents (path, &beside, NULL, NULL);

  return g_strconcat (library, "\n", beside, NULL);
}

/* The place as it was when all was well, before the work. */
static void
begin (Place      *place,
       const Work *work)
{
  disk_watch (NULL);
  write_folder (place);
  disk_watch (place->f.dir);
  ari_library_get_options (fixture_renew (&place->f))->busy_timeout = 0;
  if (!work->is_closed)
    fixture_open (&place->f);
  if (work->ready != NULL)
    work->ready (place);
  disk_settle ();
}

/* What a person is told says what to do, and which file it is about. */
static void
assert_told (Place         *place,
             const GError  *error,
             int            reason,
             DiskOperation  failed)
{
  if (error->domain == G_IO_ERROR)
    g_assert_cmpint (error->code, ==, reason == ENOSPC ? G_IO_ERROR_NO_SPACE : G_IO_ERROR_FAILED);
  else if (error->code == ARI_LIBRARY_ERROR_BUSY)
    g_assert_true (failed & DISK_LOCK);
  else if (error->code == ARI_LIBRARY_ERROR_MISSING)
    g_assert_true (failed & (DISK_OPEN | DISK_LOCK) && strstr (error->message, "The backup") != NULL);
  else
    g_assert_cmpint (error->code, ==, reason == ENOSPC ? ARI_LIBRARY_ERROR_FULL : ARI_LIBRARY_ERROR_FAILED);

  g_assert_nonnull (strstr (error->message, place->f.dir));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

/* Does the work on the disk. Returns whether it said that it was done. */
static gboolean
try (Place      *place,
     const Work *work,
     DiskFault   fault,
     int         reason,
     guint       n)
{
  g_autoptr(GError) error = NULL;
  DiskOperation failed;
  gboolean done;

  disk_arm (fault, n, reason);
  done = work->work (place, &error);
  g_assert_true (done == (error == NULL));
  failed = disk_get_failed ();
  if (done || fault == DISK_CUT)
    {
      /* Closing puts the log into the file. */
      close_library (place);
      disk_disarm ();

      /* Without power nobody is told anything. */
      return done && (fault != DISK_CUT || failed == 0);
    }

  disk_disarm ();
  g_assert_true (failed);
  assert_told (place, error, reason, failed);

  /* Nothing is lost, and the same call succeeds once there is space. */
  g_clear_error (&error);
  work->work (place, &error);
  g_assert_no_error (error);
  close_library (place);

  return TRUE;
}

/* The library opens, and holds what it held before or after the work; after it if the work is @done. */
static void
assert_whole (Place      *place,
              const Work *work,
              gboolean    done)
{
  g_autofree char *stock = NULL;

  fixture_renew (&place->f);
  fixture_open (&place->f);
  /* So does the program when it starts. */
  ari_library_tidy_async (place->f.library, NULL, fixture_done_cb, &place->f);
  fixture_succeed (&place->f);
  stock = take_stock (place, work);
  if (done || !g_str_equal (stock, place->before))
    g_assert_cmpstr (stock, ==, place->after);
  fixture_close (&place->f);
  assert_tidy (place);
}

/* Returns whether the disk failed at all. */
static gboolean
fail_once (Place      *place,
           const Work *work,
           DiskFault   fault,
           int         reason,
           guint       n)
{
  gboolean done, reached;

  begin (place, work);
  done = try (place, work, fault, reason, n);
  reached = disk_get_failed () != 0;
  for (DiskKeep keep = DISK_KEEP_ALL; fault == DISK_CUT && reached && keep <= DISK_KEEP_SOME; keep++)
    {
      AriRandom random;

      ari_random_init (&random, n);
      disk_restart (place->f.dir, keep, &random);
      assert_whole (place, work, done);
    }
  if (fault != DISK_CUT)
    assert_whole (place, work, done);

  return reached;
}

static void
prepare (Place      *place,
         const Work *work)
{
  if (work->released != NULL)
    {
      g_autofree char *name = g_test_build_filename (G_TEST_DIST, "store", "released", work->released, NULL);
      g_autofree char *sql = NULL;

      g_assert_true (g_file_get_contents (name, &sql, NULL, NULL));
      fixture_sql (place->f.path, sql);
    }
  else
    {
      fixture_open (&place->f);
      for (guint i = 1; i <= 2; i++)
        {
          g_autoptr(AriMatch) match = make_match (i);

          fixture_add (&place->f, match);
        }
      if (work->prepare != NULL)
        work->prepare (place);
      fixture_close (&place->f);
    }
}

static void
test_work (Place         *place,
           gconstpointer  data)
{
  const Work *work = data;
  /* A migration is long. One operation in seven meets each phase of a step somewhere. */
  guint step = g_test_slow () ? 1 : work->released != NULL ? 7 * TEST_THRIFT : TEST_THRIFT;

  prepare (place, work);
  place->files = read_folder (place);
  place->before = take_stock (place, work);

  begin (place, work);
  g_assert_true (work->work (place, NULL));
  close_library (place);
  place->after = take_stock (place, work);

  for (DiskFault fault = DISK_HICCUP; fault <= DISK_CUT; fault++)
    {
      guint n = 1 + fault % step;

      /* A disk that is full stays full. */
      while (fail_once (place, work, fault, fault == DISK_BROKEN ? ENOSPC : EIO, n))
        n += step;
    }
  disk_watch (NULL);
}

static void
set_up (Place         *place,
        gconstpointer  data)
{
  fixture_set_up (&place->f, NULL);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  fixture_tear_down (&place->f, NULL);
  g_clear_pointer (&place->files, g_hash_table_unref);
  g_free (place->before);
  g_free (place->after);
}

int
main (int   argc,
      char *argv[])
{
  /* A file system in memory: what is synced need not reach a real disk. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);
  g_test_init (&argc, &argv, NULL);

  for (const Work *work = works; work->path != NULL; work++)
    g_test_add (work->path, Place, work, set_up, test_work, tear_down);

  return g_test_run ();
}

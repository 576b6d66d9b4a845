/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ari-record.h"

/* A library in which a hand has been: what can be made again is, and only what reads back is exported. */

/* Six matches, of which the ids are 1 to 6, and what @sql does to them. */
static void
fill_and_edit (Fixture    *f,
               const char *sql)
{
  fixture_fill (f);
  fixture_sql (f->path, sql);
  fixture_open (f);
}

static void
assert_check (Fixture *f)
{
  ari_library_check_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

static GPtrArray *
inspect (Fixture *f)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *faults;

  ari_library_inspect_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  faults = ari_library_inspect_finish (f->library, result, &error);
  g_assert_no_error (error);

  return faults;
}

static void
assert_faults (Fixture *f,
               guint    n)
{
  g_autoptr(GPtrArray) faults = inspect (f);

  g_assert_cmpuint (faults->len, ==, n);
}

/* Exports all six matches to the file “out.ariadne”. */
static GPtrArray *
export (Fixture *f,
        guint   *n_written)
{
  static const gint64 ids[] = { 1, 2, 3, 4, 5, 6 };
  g_autofree char *path = g_build_filename (f->dir, "out.ariadne", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *faults;

  ari_library_export_async (f->library, ids, G_N_ELEMENTS (ids), file, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  faults = ari_library_export_finish (f->library, result, n_written, &error);
  g_assert_no_error (error);

  return faults;
}

/* Without the index of words no match could be written any more. */
static void
test_missing_indexes (Fixture       *f,
                      gconstpointer  data)
{
  guint found;

  fixture_fill (f);
  fixture_open (f);
  g_assert_false (ari_library_get_mended (f->library));
  found = fixture_count (f, "finished");
  fixture_close (f);

  fixture_sql (f->path, "DROP TABLE words; DROP INDEX tag_by_name; DROP INDEX match_listed");
  g_test_expect_message ("ariadne-store", G_LOG_LEVEL_MESSAGE, "*is missing and will be recreated*");
  fixture_open (f);
  g_test_assert_expected_messages ();
  g_assert_true (ari_library_get_mended (f->library));
  assert_check (f);
  assert_faults (f, 0);
  g_assert_cmpuint (fixture_count (f, "finished"), ==, found);
  fixture_close (f);

  fixture_renew (f);
  fixture_open (f);
  g_assert_false (ari_library_get_mended (f->library));
  fixture_assert_sound (f->path);
}

static void
test_missing_table (Fixture *f, gconstpointer data)
{
  static const char *const tables[] = {
    "match", "seat", "ply", "eval", "tag", "exercise", "answer", "review", "merged"
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("DROP TABLE %s", tables[i]);
      g_autofree char *name = g_strdup_printf ("“%s”", tables[i]);
      g_autoptr(GError) error = NULL;

      g_unlink (f->path);
      fixture_fill (f);
      fixture_sql (f->path, sql);
      fixture_renew (f);
      g_assert_false (fixture_try_open (f, &error));
      g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
      g_assert_nonnull (strstr (error->message, name));
      fixture_close (f);
    }
}

/* What is taken away while the library is open is seen by a check, and nothing is written after it. */
static void
test_check_sees_tables (Fixture       *f,
                        gconstpointer  data)
{
  const char *const tables[] = { "words", "tag" };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("DROP TABLE %s", tables[i]);
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;
      gint64 id = 1;

      g_unlink (f->path);
      fixture_fill (f);
      fixture_open (f);
      fixture_sql (f->path, sql);
      ari_library_check_async (f->library, NULL, fixture_done_cb, f);
      result = fixture_wait (f);
      g_assert_false (ari_library_finish (f->library, result, &error));
      g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
      g_clear_object (&result);
      g_clear_error (&error);
      ari_library_set_deleted_async (f->library, &id, 1, TRUE, NULL, fixture_done_cb, f);
      result = fixture_wait (f);
      g_assert_false (ari_library_finish (f->library, result, &error));
      g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
      g_clear_object (&result);
      fixture_close (f);
    }
}

static void
test_mend (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GPtrArray) faults = NULL;
  gint64 ids[6];

  fill_and_edit (f, "UPDATE match SET n_plies = 1 WHERE id = 1;"
                    "UPDATE match SET winners = 7, scores = '1 2' WHERE id = 2;"
                    "UPDATE match SET game = 'minotaur' WHERE id = 3;"
                    "UPDATE match SET tip = 1 WHERE id = 4;"
                    "UPDATE ply SET hash = 5 WHERE match = 5 AND id = 2;"
                    "DELETE FROM words WHERE rowid = 6");
  assert_check (f);
  faults = inspect (f);
  g_assert_cmpuint (faults->len, ==, 6);
  for (guint i = 0; i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      g_assert_true (fault->mendable);
      g_assert_nonnull (fault->name);
      ids[i] = fault->id;
    }

  ari_library_mend_async (f->library, ids, 6, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_faults (f, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE game = 'minoa'"), ==, 6);
  fixture_assert_sound (f->path);
}

static void
test_lost (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GPtrArray) faults = NULL, left_out = NULL;
  g_autofree char *path = g_build_filename (f->dir, "out.ariadne", NULL), *text = NULL;
  AriRecordReader reader;
  guint n_written = 0;

  fill_and_edit (f, "UPDATE match SET foreign_tags = 'free text among the tags' WHERE id = 1;"
                    "UPDATE match SET title = printf ('%.*c', 5000, 'x') WHERE id = 2;"
                    "UPDATE ply SET action = 'z9z9' WHERE match = 3 AND id = 2;"
                    "UPDATE match SET foreign_tags = '[Title \"Another\"]' || char (10) WHERE id = 4");
  assert_check (f);
  faults = inspect (f);
  g_assert_cmpuint (faults->len, ==, 4);
  for (guint i = 0; i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      g_assert_cmpint (fault->id, ==, i + 1);
      g_assert_false (fault->mendable);
      g_assert_cmpuint (strlen (fault->reason), >, 5);
      g_assert_cmpuint (strlen (fault->name), <, 100);
    }

  left_out = export (f, &n_written);
  g_assert_cmpuint (left_out->len, ==, 4);
  g_assert_cmpuint (n_written, ==, 2);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  ari_record_reader_init (&reader, text, -1);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, NULL);

      g_assert_nonnull (match);
    }
  g_assert_true (ari_record_reader_at_end (&reader));
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* A match without a title is known by its players. */
static void
test_names (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) titled = test_match_new (2), match = test_match_new (3);
  g_autoptr(GPtrArray) faults = NULL;

  ari_match_set_title (titled, "The thread");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_seat (match, 3, ARI_SEAT_PERSON, "Theseus", NULL);
  fixture_open (f);
  fixture_add (f, titled);
  fixture_add (f, match);
  fixture_sql (f->path, "UPDATE match SET foreign_tags = 'free text among the tags'");
  faults = inspect (f);
  g_assert_cmpuint (faults->len, ==, 2);
  g_assert_cmpstr (((AriMatchFault *) faults->pdata[0])->name, ==, "The thread");
  g_assert_cmpstr (((AriMatchFault *) faults->pdata[1])->name, ==, "Ariadne – Blue – Theseus");
}

/* With nothing to export there is no file, and one that is there stays. */
static void
test_nothing_left (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *path = g_build_filename (f->dir, "out.ariadne", NULL), *text = NULL;
  guint n_written = 1, n_files;

  fill_and_edit (f, "UPDATE match SET foreign_tags = 'free text among the tags'");
  n_files = fixture_count_files (f);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GPtrArray) left_out = export (f, &n_written);

      g_assert_cmpuint (left_out->len, ==, 6);
      g_assert_cmpuint (n_written, ==, 0);
      g_assert_cmpuint (fixture_count_files (f), ==, n_files + i);
      if (i == 0)
        g_assert_true (g_file_set_contents (path, "old", -1, NULL));
    }
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/store/library-faults/missing-indexes", test_missing_indexes, NULL);
  FIXTURE_ADD ("/store/library-faults/missing-table", test_missing_table, NULL);
  FIXTURE_ADD ("/store/library-faults/check-sees-tables", test_check_sees_tables, NULL);
  FIXTURE_ADD ("/store/library-faults/mend", test_mend, NULL);
  FIXTURE_ADD ("/store/library-faults/lost", test_lost, NULL);
  FIXTURE_ADD ("/store/library-faults/nothing-left", test_nothing_left, NULL);

  FIXTURE_ADD ("/store/library-faults/names", test_names, NULL);

  return g_test_run ();
}

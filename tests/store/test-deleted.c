/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#define DAY "86400"

static const AriQuery deleted = { .deleted = TRUE };

static void
tidy (Fixture *f)
{
  ari_library_tidy_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

/* Only the list of deleted matches knows it, and restoring brings back all of it. */
static void
test_restores (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2), restored = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  g_autofree char *before = test_match_text (match), *after = NULL;
  gint64 id;

  fixture_open (f);
  id = fixture_add (f, match);
  fixture_tag (f, id, "club night");
  ari_library_set_starred_async (f->library, id, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  fixture_delete (f, id, TRUE);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
  g_assert_cmpuint (fixture_count (f, "club"), ==, 0);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .deleted = TRUE, .words = "club" }), ==, 1);
  ari_library_load_async (f->library, id, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_null (ari_library_load_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);

  /* Tomorrow, too. */
  tidy (f);
  fixture_sql (f->path, "UPDATE match SET deleted = deleted - 29 * " DAY);
  tidy (f);
  fixture_delete (f, id, FALSE);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 0);
  entries = fixture_query (f, &(AriQuery) { .tag = "club night", .starred = TRUE }, NULL);
  g_assert_cmpuint (entries->len, ==, 1);
  restored = fixture_load (f, id);
  after = test_match_text (restored);
  g_assert_cmpstr (after, ==, before);

  /* One that waits to be removed is no part of the library either. */
  fixture_delete (f, id, TRUE);
  fixture_sql (f->path, "UPDATE match SET deleted = deleted - 31 * " DAY);
  g_clear_object (&result);
  g_clear_error (&error);
  ari_library_load_async (f->library, id, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_null (ari_library_load_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
}

/* After 30 days it is gone; a clock that was ahead, or is behind now, shortens them for no match. */
static void
test_expires (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  gint64 ids[2];

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      ids[i] = fixture_add (f, match);
      fixture_delete (f, ids[i], TRUE);
    }

  fixture_sql (f->path, "UPDATE match SET deleted = deleted + 4000 * " DAY
                        " WHERE id = (SELECT max(id) FROM match)");
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 2);
  tidy (f);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 2);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT max(deleted) <= unixepoch() FROM match"), ==, 1);

  fixture_sql (f->path, "UPDATE match SET deleted = deleted - 31 * " DAY
                        " WHERE id = (SELECT min(id) FROM match)");
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 1);
  tidy (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT id FROM match"), ==, ids[1]);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM words"), ==, 1);
  fixture_assert_sound (f->path);
}

static void
get_exported (Fixture *f,
              gint64   id,
              guint   *n_written,
              guint   *n_faults)
{
  g_autofree char *path = g_build_filename (f->dir, "record.ariadne", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;

  ari_library_export_async (f->library, &id, 1, file, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  faults = ari_library_export_finish (f->library, result, n_written, NULL);
  *n_faults = faults->len;
  g_unlink (path);
}

/* Even by its number it is not exported. */
static void
test_export (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  guint n_written, n_faults;
  gint64 id;

  fixture_open (f);
  id = fixture_add (f, match);
  get_exported (f, id, &n_written, &n_faults);
  g_assert_cmpuint (n_written, ==, 1);
  fixture_delete (f, id, TRUE);
  get_exported (f, id, &n_written, &n_faults);
  g_assert_cmpuint (n_written, ==, 0);
  g_assert_cmpuint (n_faults, ==, 1);

  fixture_sql (f->path, "UPDATE match SET deleted = deleted - 31 * " DAY);
  get_exported (f, id, &n_written, &n_faults);
  g_assert_cmpuint (n_written, ==, 0);
  g_assert_cmpuint (n_faults, ==, 1);
}

static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  return g_steal_pointer ((AriMatch **) data);
}

/* An import finds the match that is there, and leaves its deleted twin deleted. */
static void
test_twin (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatchData) copy = ari_match_data_new (match);
  AriMatch *given = ari_match_data_build (copy, NULL);
  AriImported imported = { 0 };
  gint64 ids[2];

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    ids[i] = fixture_add (f, match);
  fixture_delete (f, ids[0], TRUE);

  ari_library_import_async (f->library, next_match, &given, NULL, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  ari_library_import_finish (f->library, result, &imported, &error);
  g_assert_no_error (error);
  g_assert_cmpint (imported.last_id, ==, ids[1]);
  g_assert_cmpuint (imported.n_known, ==, 1);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 1);
}

/* It is still open elsewhere: what is written about it is kept, and a move that is played brings it back. */
static void
test_open_elsewhere (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  AriRandom random;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  fixture_wait_for (autosave, "committed");
  fixture_delete (f, ari_autosave_get_id (autosave), TRUE);

  ari_match_set_notes (match, "labyrinthine");
  fixture_wait_for (autosave, "committed");
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);

  ari_random_init (&random, 1);
  test_match_play (match, &random, 1);
  fixture_wait_for (autosave, "committed");
  g_assert_cmpuint (fixture_count (f, "labyrinthine"), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 0);
}

static void
wait_until_kept (AriAutosave *autosave)
{
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

/* A move that was taken back, and replaced by another that was taken back as well, is played again. */
static void
test_again (Fixture       *f,
            gconstpointer  data)
{
  static const char *const moves[] = { "d4d5", "e4e5" };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_true (ari_match_play_text (match, moves[i], -1, NULL));
      wait_until_kept (autosave);
      ari_match_take_back (match, 0);
      wait_until_kept (autosave);
    }
  fixture_sql (f->path, "UPDATE match SET touched = 1000");
  fixture_delete (f, ari_autosave_get_id (autosave), TRUE);

  g_assert_true (ari_match_play_text (match, moves[0], -1, NULL));
  wait_until_kept (autosave);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT touched FROM match"), >, 1000);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &deleted), ==, 0);
}

/* The date of a match is when it was played, whatever is said about it later. */
static void
test_date (Fixture       *f,
           gconstpointer  data)
{
  static const char touched[] = "SELECT touched FROM match";
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };
  AriPly *first;
  gint64 id;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  first = ari_match_get_ply (match);
  fixture_wait_for (autosave, "committed");
  id = ari_autosave_get_id (autosave);
  g_assert_cmpint (fixture_sql_int (f->path, touched), >, 1000);

  fixture_sql (f->path, "UPDATE match SET touched = 1000");
  ari_match_set_eval (match, first, &eval);
  ari_match_set_comment (match, first, "brilliant");
  ari_match_set_glyph (match, first, ARI_GLYPH_BRILLIANT);
  ari_match_set_title (match, "Final");
  ari_match_set_notes (match, "rain");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Elodie", NULL);
  fixture_wait_for (autosave, "committed");
  fixture_tag (f, id, "club");
  ari_library_set_starred_async (f->library, id, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_delete (f, id, TRUE);
  fixture_delete (f, id, FALSE);
  g_assert_cmpint (fixture_sql_int (f->path, touched), ==, 1000);

  /* A variation that is tried is not the match either. */
  ari_match_go_to (match, NULL);
  g_assert_true (ari_match_play_text (match, "e4e5", -1, NULL));
  fixture_wait_for (autosave, "committed");
  ari_match_remove (match, ari_match_get_ply (match));
  fixture_wait_for (autosave, "committed");
  g_assert_cmpint (fixture_sql_int (f->path, touched), ==, 1000);

  /* Ending the match is playing it. */
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
  fixture_wait_for (autosave, "committed");
  g_assert_cmpint (fixture_sql_int (f->path, touched), >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/deleted/restores", test_restores, NULL);
  FIXTURE_ADD ("/store/deleted/expires", test_expires, NULL);
  FIXTURE_ADD ("/store/deleted/export", test_export, NULL);
  FIXTURE_ADD ("/store/deleted/twin", test_twin, NULL);
  FIXTURE_ADD ("/store/deleted/again", test_again, NULL);
  FIXTURE_ADD ("/store/deleted/open-elsewhere", test_open_elsewhere, NULL);
  FIXTURE_ADD ("/store/deleted/date", test_date, NULL);

  return g_test_run ();
}

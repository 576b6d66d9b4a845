/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the library keeps about the end of a match, its warnings, matches without a ply and unknown dates. */
#include "library-fixture.h"

#include "ari-record.h"

static void
wait_until_kept (AriAutosave *autosave)
{
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

static guint
count (Fixture        *f,
       const AriQuery *query)
{
  g_autoptr(GPtrArray) entries = NULL;
  guint total;

  entries = fixture_query (f, query, &total);

  return total;
}

static void
test_ending (Fixture       *f,
             gconstpointer  data)
{
  static const AriEnding endings[] = {
    { .kind = ARI_ENDING_RESIGNED, .winners = 2 },
    { .kind = ARI_ENDING_AGREED, .winners = 3 },
    { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .proved = TRUE },
    { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .win = { 0.75, 0.25 } },
    { .kind = ARI_ENDING_UNFINISHED },
  };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autoptr(AriMatch) again = NULL;
      g_autoptr(GPtrArray) entries = NULL;
      guint total;

      ari_match_set_ending (match, &endings[i]);
      wait_until_kept (autosave);
      again = fixture_load (f, ari_autosave_get_id (autosave));
      g_assert_true (ari_ending_equal (ari_match_get_ending (again), &endings[i]));
      entries = fixture_query (f, &(AriQuery) { .finished = TRUE }, &total);
      g_assert_cmpuint (total, ==, 1);
      g_assert_true (ari_ending_equal (ari_entry_get_ending (entries->pdata[0]), &endings[i]));
      g_assert_cmpuint (count (f, &(AriQuery) { .in_progress = TRUE }), ==, 0);
    }

  ari_match_set_ending (match, NULL);
  wait_until_kept (autosave);
  g_assert_cmpuint (count (f, &(AriQuery) { .in_progress = TRUE }), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE ending IS NULL"), ==, 1);
}

static void
test_warnings (Fixture       *f,
               gconstpointer  data)
{
  static const AriWarningOptions warnings = { ARI_WARN_MISTAKES, 1 | 2 };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriMatch) again = NULL, silent = NULL;
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  ari_match_set_warnings (match, &warnings);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  ari_match_set_handover (match, 1);
  wait_until_kept (autosave);
  again = fixture_load (f, ari_autosave_get_id (autosave));
  g_assert_cmpuint (ari_match_get_handover (again), ==, 1);
  g_assert_true (ari_warning_options_equal (ari_match_get_warnings (again), &warnings));

  ari_match_set_warnings (match, &(AriWarningOptions) { 0 });
  wait_until_kept (autosave);
  silent = fixture_load (f, ari_autosave_get_id (autosave));
  g_assert_cmpint (ari_match_get_warnings (silent)->from, ==, ARI_WARN_NEVER);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE warnings IS NULL"), ==, 1);
}

/* An earlier release may have left matches without a ply. Only those go that nobody wrote about or marked. */
static void
test_no_ply (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) empty = test_match_new (2), played = test_match_new (2), titled = test_match_new (2);
  g_autoptr(AriMatch) noted = test_match_new (2), foreign = test_match_new (2);
  gint64 ids[7];

  fixture_open (f);
  g_assert_true (ari_match_play_text (played, "d4d5", -1, NULL));
  ari_match_take_back (played, 0);
  ari_match_set_title (titled, "Final");
  ari_match_set_notes (noted, "We start at eight.");
  ari_match_set_foreign_tags (foreign, "[Event \"Knossos\"]\n");
  ids[0] = fixture_add (f, empty);
  ids[1] = fixture_add (f, played);
  ids[2] = fixture_add (f, titled);
  ids[3] = fixture_add (f, noted);
  ids[4] = fixture_add (f, foreign);
  ids[5] = fixture_add (f, empty);
  ari_library_set_starred_async (f->library, ids[5], TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ids[6] = fixture_add (f, empty);
  fixture_tag (f, ids[6], "club night");

  /* As long as none is deleted, none is removed, because one may be open. */
  ari_library_purge_async (f->library, ids, G_N_ELEMENTS (ids), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 7);

  /* Leaving any of them deletes only the empty one. */
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      ari_library_drop_empty_async (f->library, ids[i], NULL, fixture_done_cb, f);
      fixture_succeed (f);
    }
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE deleted"), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .deleted = TRUE }), ==, 0);
  ari_library_set_deleted_async (f->library, ids, 1, FALSE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  ari_library_tidy_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 6);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM words"), ==, 6);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT min(id) FROM match"), ==, ids[1]);
}

/* It comes last in all lists, even after it is written to. */
static void
test_unknown_date (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(AriMatch) match = ari_record_read ("[Ariadne \"1\"]\n[Game \"minoa\"]\n\n1. d4d5\n", -1, NULL,
                                               NULL);
  g_autoptr(AriMatch) dated = test_match_new (2);
  g_autoptr(AriMatch) loaded = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  gint64 id;
  guint total;

  fixture_open (f);
  ari_match_set_started (dated, 1);
  g_assert_true (ari_match_play_text (dated, "d4d5", -1, NULL));
  fixture_add (f, dated);
  id = fixture_add (f, match);
  loaded = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, loaded, id);
  ari_match_set_comment (loaded, ari_match_get_ply (loaded), "written today");
  wait_until_kept (autosave);
  entries = fixture_query (f, &(AriQuery) { .words = NULL }, &total);
  g_assert_cmpuint (total, ==, 2);
  g_assert_cmpint (ari_entry_get_id (entries->pdata[1]), ==, id);
  g_assert_cmpint (ari_entry_get_touched (entries->pdata[1]), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/endings/kept", test_ending, NULL);
  FIXTURE_ADD ("/store/endings/warnings", test_warnings, NULL);
  FIXTURE_ADD ("/store/endings/no-ply", test_no_ply, NULL);
  FIXTURE_ADD ("/store/endings/unknown-date", test_unknown_date, NULL);

  return g_test_run ();
}

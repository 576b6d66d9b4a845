/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "library-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

static void
wait_until_kept (AriAutosave *autosave)
{
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

/* What is in the library is what is in the match. */
static void
assert_kept (Fixture     *f,
             AriAutosave *autosave)
{
  g_autofree char *played = NULL;
  g_autofree char *stored = NULL;
  g_autoptr(AriMatch) again = NULL;

  wait_until_kept (autosave);
  again = fixture_load (f, ari_autosave_get_id (autosave));
  played = test_match_text (ari_autosave_get_match (autosave));
  stored = test_match_text (again);
  g_assert_cmpstr (stored, ==, played);
}

static void
test_each_ply (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;
  AriAutosave *autosave;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = ari_autosave_new (f->library, match, 0);

  /* Nothing is kept of a match that nobody has played or written about. */
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Theseus", NULL);
  g_assert_false (ari_autosave_is_pending (autosave));
  g_assert_cmpint (ari_autosave_get_id (autosave), ==, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 0);

  for (guint i = 1; i <= 12; i++)
    {
      g_autoptr(GError) error = NULL;

      test_match_play (match, &random, 1);
      g_assert_true (ari_match_is_held (match));
      g_assert_false (ari_match_play_text (match, "a1a2", -1, &error));
      g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY);

      /* As soon as the next ply is possible, another connection sees this one. */
      while (ari_match_is_held (match))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply"), ==, i);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT n_plies FROM match"), ==, i);
    }

  assert_kept (f, autosave);
  g_assert_finalize_object (autosave);
}

static void
set_title (AriMatch *match)
{
  ari_match_set_title (match, "Final");
}

static void
set_notes (AriMatch *match)
{
  ari_match_set_notes (match, "We start at eight.");
}

static void
set_event (AriMatch *match)
{
  ari_match_set_foreign_tags (match, "[Event \"Knossos\"]\n");
}

/* What a person writes before the first ply is kept at once. */
static void
test_texts (Fixture       *f,
            gconstpointer  data)
{
  static void (*const changes[]) (AriMatch *match) = { set_title, set_notes, set_event };

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = ari_autosave_new (f->library, match, 0);

      changes[i](match);
      g_assert_true (ari_autosave_is_pending (autosave));
      assert_kept (f, autosave);
      g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
      assert_kept (f, autosave);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, i + 1);
    }
}

static void
test_every_change (Fixture       *f,
                   gconstpointer  data)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = NULL;
      AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 3, .program = (char *) "p" };
      AriRandom random;
      AriPly *ply;

      if (f->library == NULL)
        fixture_open (f);
      ari_random_init (&random, seed);
      autosave = ari_autosave_new (f->library, match, 0);
      for (guint i = 0; i < 60; i++)
        {
          guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

          wait_until_kept (autosave);
          test_match_play (match, &random, 1);
          wait_until_kept (autosave);
          ply = ari_match_get_ply (match);
          switch (ari_random_below (&random, 10))
            {
            case 0:
              ari_match_set_cursor (match, ari_random_below (&random, n + 1));
              break;
            case 1:
              ari_match_take_back (match, ari_random_below (&random, n + 1));
              break;
            case 8:
              test_match_rethink (match, &random);
              break;
            case 2:
              ari_match_redo (match);
              break;
            case 3:
              ari_match_promote (match, ply);
              break;
            case 4:
              ari_match_remove (match, ply);
              break;
            case 5:
              ari_match_set_comment (match, ply, "a comment");
              ari_match_set_glyph (match, ply, ARI_GLYPH_GOOD);
              break;
            case 6:
              ari_match_set_eval (match, ply, ari_random_below (&random, 2) == 0 ? &eval : NULL);
              break;
            case 7:
              ari_match_set_title (match, "title");
              ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "name", "level");
              break;
            default:
              break;
            }
        }
      assert_kept (f, autosave);
    }

  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE tip <> 0 AND NOT EXISTS "
                                             "(SELECT 1 FROM ply WHERE match = match.id AND id = tip)"), ==, 0);
}

static void
failed_cb (AriAutosave   *autosave,
           const GError  *error,
           GError       **seen)
{
  g_assert_null (*seen);
  *seen = g_error_copy (error);
}

static void
wait_for_failure (GError          **seen,
                  AriLibraryError   code)
{
  while (*seen == NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_error (*seen, ARI_LIBRARY_ERROR, (int) code);
  g_clear_error (seen);
}

/* Keeps @match, and puts into @seen what fails from then on. */
static AriAutosave *
keep (Fixture   *f,
      AriMatch  *match,
      GError   **seen)
{
  AriAutosave *autosave = ari_autosave_new (f->library, match, 0);

  g_signal_connect (autosave, "failed", G_CALLBACK (failed_cb), seen);
  wait_until_kept (autosave);

  return autosave;
}

/* Closing ends the lock. */
static sqlite3 *
lock_from_outside (Fixture *f)
{
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (f->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  return other;
}

/* Another program holds the lock: the match waits, nothing is lost, and it goes on later. */
static void
test_failure (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  GError *seen = NULL;
  AriRandom random;
  sqlite3 *other;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = keep (f, match, &seen);
  test_match_play (match, &random, 1);
  wait_until_kept (autosave);

  other = lock_from_outside (f);
  test_match_play (match, &random, 1);
  ari_match_set_comment (match, ari_match_get_ply (match), "While it fails");
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_BUSY);
  g_assert_true (ari_match_is_held (match));
  g_assert_true (ari_autosave_is_pending (autosave));

  /* What comes after a failure waits for the next attempt, which may fail again. */
  ari_match_set_title (match, "Later");
  ari_autosave_retry (autosave);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_BUSY);
  g_assert_true (ari_match_is_held (match));
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);

  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
  g_assert_null (seen);
}

static void
test_failed_annotation (Fixture       *f,
                        gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  GError *seen = NULL;
  AriRandom random;
  sqlite3 *other;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = keep (f, match, &seen);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  wait_until_kept (autosave);

  /* The autosave writes nothing before the first ply. */
  test_match_play (match, &random, 1);
  wait_until_kept (autosave);

  other = lock_from_outside (f);
  ari_match_set_title (match, "Held for this, too");
  g_assert_false (ari_match_is_held (match));
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_BUSY);
  g_assert_true (ari_match_is_held (match));
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
}

/* The file may not grow: what does not fit is told, and fits when there is space again. */
static void
test_full (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autofree char *long_text = g_strnfill (200000, 'a');
  GError *seen = NULL;
  AriRandom random;

  ari_random_init (&random, 1);
  ari_library_get_options (fixture_renew (f))->max_pages = 50;
  fixture_open (f);
  autosave = keep (f, match, &seen);
  test_match_play (match, &random, 1);
  ari_match_set_comment (match, ari_match_get_ply (match), long_text);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_FULL);
  g_assert_true (ari_match_is_held (match));

  /* The ply itself had space, and what is stored is sound. */
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply WHERE comment IS NULL"), ==, 1);
  fixture_assert_sound (f->path);

  ari_library_get_options (f->library)->max_pages = 100000;
  fixture_open (f);
  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
}

/* What is written into a file that nobody finds any more would be lost. */
static void
test_moved (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autofree char *elsewhere = g_strconcat (f->path, ".elsewhere", NULL);
  g_autofree char *saved = g_strconcat (f->path, ".saved", NULL);
  GError *seen = NULL;
  AriRandom random;

  ari_random_init (&random, 1);
  fixture_open (f);
  autosave = keep (f, match, &seen);
  test_match_play (match, &random, 1);
  wait_until_kept (autosave);

  g_assert_cmpint (g_rename (f->path, elsewhere), ==, 0);
  test_match_play (match, &random, 1);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_GONE);
  g_assert_true (ari_match_is_held (match));

  /* Another file in its place is not the library either. */
  g_assert_true (g_file_set_contents (f->path, "", 0, NULL));
  ari_autosave_retry (autosave);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_GONE);

  /* What was stored can be saved. */
  ari_library_backup_async (f->library, saved, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (saved, "SELECT count(*) FROM ply"), ==, 1);

  g_assert_cmpint (g_rename (elsewhere, f->path), ==, 0);
  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
}

/* The same by the system rather than by SQLite, as with a quota: no file may grow beyond what is there. */
static void
test_quota (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autofree char *long_text = g_strnfill (400000, 'a');
  struct rlimit limit, lower;
  GError *seen = NULL;
  AriRandom random;

  ari_random_init (&random, 1);
  fixture_open (f);
  autosave = keep (f, match, &seen);
  test_match_play (match, &random, 1);
  wait_until_kept (autosave);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  lower = limit;
  lower.rlim_cur = 300000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &lower), ==, 0);
  ari_match_set_comment (match, ari_match_get_ply (match), long_text);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_FULL);
  g_assert_true (ari_match_is_held (match));

  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  signal (SIGXFSZ, SIG_DFL);
  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
  fixture_assert_sound (f->path);
}

/* Closing right after a ply writes everything, the second change too. */
static void
test_close (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriAutosave *autosave;
  AriRandom random;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = ari_autosave_new (f->library, match, 0);
  ari_match_set_title (match, "Before it has an id");
  wait_until_kept (autosave);
  test_match_play (match, &random, 1);
  ari_match_set_comment (match, ari_match_get_ply (match), "last");
  ari_library_close (f->library);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply JOIN match ON match.id = match "
                                             "WHERE comment = 'last' AND title LIKE 'Before%'"), ==, 1);
  wait_until_kept (autosave);
  g_assert_finalize_object (autosave);
}

/* A match that was loaded goes on under its own row. */
static void
test_go_on (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 2);
  g_autoptr(AriMatch) again = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  AriRandom random;
  gint64 id;

  fixture_open (f);
  ari_random_init (&random, 9);
  id = fixture_add (f, match);
  again = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, again, id);
  ari_match_go_to_main_line (again);
  ari_match_set_cursor (again, g_list_model_get_n_items (G_LIST_MODEL (again)));
  test_match_play (again, &random, 1);
  wait_until_kept (autosave);
  assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 1);
}

/* A position to try is kept, with what led to it, as soon as somebody plays in it. */
static void
test_trial (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriMatch) other = test_match_new (2);
  g_autoptr(AriMatch) third = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(AriAutosave) noted = NULL;
  g_autoptr(AriAutosave) commented = NULL;
  AriRandom random;

  fixture_open (f);
  ari_random_init (&random, 3);
  test_match_play (match, &random, 5);
  autosave = ari_autosave_new_trial (f->library, match);
  ari_match_set_cursor (match, 2);
  ari_match_set_cursor (match, 5);
  ari_match_set_glyph (match, ari_match_get_ply (match), ARI_GLYPH_NONE + 1);
  g_assert_false (ari_autosave_is_pending (autosave));
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 0);

  test_match_play (match, &random, 1);
  assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT n_plies FROM match"), ==, 6);

  /* What a person writes is never lost, either. */
  test_match_play (other, &random, 3);
  noted = ari_autosave_new_trial (f->library, other);
  ari_match_set_notes (other, "Ask Minos.");
  assert_kept (f, noted);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 2);

  test_match_play (third, &random, 3);
  commented = ari_autosave_new_trial (f->library, third);
  ari_match_set_comment (third, ari_match_get_ply (third), "Why here?");
  assert_kept (f, commented);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 3);
}

static void
test_gone (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  GError *seen = NULL;
  AriRandom random;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = ari_autosave_new (f->library, match, 77);
  g_signal_connect (autosave, "failed", G_CALLBACK (failed_cb), &seen);
  test_match_play (match, &random, 1);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_MISSING);
  g_assert_true (ari_match_is_held (match));

  ari_autosave_retry (autosave);
  assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
}

/* Two programs have the same match open. What the first one played stays, and what the other one shows
 * becomes another match, whether its next ply contradicts that of the first or follows one that the first
 * has removed. */
static void
test_two_programs (Fixture       *f,
                   gconstpointer  data)
{
  gboolean removes = GPOINTER_TO_INT (data);
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriMatch) other = NULL;
  g_autoptr(AriAutosave) first = NULL;
  g_autoptr(AriAutosave) second = NULL;
  GError *seen = NULL;
  AriRandom random;
  gint64 id;

  fixture_open (f);
  ari_random_init (&random, 3);
  test_match_play (match, &random, 4);
  id = fixture_add (f, match);
  other = fixture_load (f, id);
  ari_match_set_cursor (other, g_list_model_get_n_items (G_LIST_MODEL (other)));
  first = ari_autosave_new (f->library, match, id);
  second = ari_autosave_new (f->library, other, id);
  g_signal_connect (second, "failed", G_CALLBACK (failed_cb), &seen);

  if (removes)
    ari_match_remove (match, ari_match_get_ply (match));
  else
    test_match_play (match, &random, 1);
  wait_until_kept (first);
  test_match_play (other, &random, 1);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_CHANGED);
  g_assert_true (ari_match_is_held (other));
  assert_kept (f, first);

  ari_autosave_retry (second);
  assert_kept (f, second);
  g_assert_false (ari_match_is_held (other));
  g_assert_cmpint (ari_autosave_get_id (second), !=, id);
  test_match_play (other, &random, 1);
  assert_kept (f, second);
  assert_kept (f, first);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 2);
}

/* A library of an earlier release doesn't say who chose the plies. It learns that before a seat
 * changes hands. */
static void
test_choosers (Fixture       *f,
               gconstpointer  data)
{
  static const char *const record =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seat2Kind \"computer\"]\n\n1. d4d5 a1b1\n";
  static const char *const known = "SELECT count(*) FROM ply WHERE chooser <> 0";
  g_autoptr(AriMatch) recorded = ari_record_read (record, -1, NULL, NULL), match = NULL, again = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  gint64 id;

  fixture_open (f);
  id = fixture_add (f, recorded);
  g_assert_cmpint (fixture_sql_int (f->path, known), ==, 2);
  fixture_sql (f->path, "UPDATE ply SET chooser = 0");

  match = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, match, id);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, known), ==, 2);
  again = fixture_load (f, id);
  g_assert_true (ari_match_is_by_substitute (again, ari_match_get_ply (again)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/autosave/each-ply", test_each_ply, NULL);
  FIXTURE_ADD ("/store/autosave/texts", test_texts, NULL);
  FIXTURE_ADD ("/store/autosave/every-change", test_every_change, NULL);
  FIXTURE_ADD ("/store/autosave/failure", test_failure, NULL);
  FIXTURE_ADD ("/store/autosave/failed-annotation", test_failed_annotation, NULL);
  FIXTURE_ADD ("/store/autosave/full", test_full, NULL);
  FIXTURE_ADD ("/store/autosave/moved", test_moved, NULL);
  FIXTURE_ADD ("/store/autosave/quota", test_quota, NULL);
  FIXTURE_ADD ("/store/autosave/close", test_close, NULL);
  FIXTURE_ADD ("/store/autosave/go-on", test_go_on, NULL);
  FIXTURE_ADD ("/store/autosave/trial", test_trial, NULL);
  FIXTURE_ADD ("/store/autosave/gone", test_gone, NULL);
  FIXTURE_ADD ("/store/autosave/choosers", test_choosers, NULL);
  FIXTURE_ADD ("/store/autosave/two-programs/play", test_two_programs, GINT_TO_POINTER (FALSE));
  FIXTURE_ADD ("/store/autosave/two-programs/remove", test_two_programs, GINT_TO_POINTER (TRUE));

  return g_test_run ();
}

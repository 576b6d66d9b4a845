/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plies that can't be written: the match waits, and nothing is lost. */
#include "autosave-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

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
  fixture_wait_until_kept (autosave);

  return autosave;
}

/* Opens the library and keeps a match whose first ply has been written. @random: (out) chooses the next
 * ones */
static AriAutosave *
keep_first_ply (Fixture    *f,
                AriMatch   *match,
                AriRandom  *random,
                GError    **seen)
{
  AriAutosave *autosave;

  fixture_open (f);
  ari_random_init (random, 1);
  autosave = keep (f, match, seen);
  test_match_play (match, random, 1);
  fixture_wait_until_kept (autosave);

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

  autosave = keep_first_ply (f, match, &random, &seen);

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
  fixture_assert_kept (f, autosave);
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
  fixture_wait_until_kept (autosave);

  /* The autosave writes nothing before the first ply. */
  test_match_play (match, &random, 1);
  fixture_wait_until_kept (autosave);

  other = lock_from_outside (f);
  ari_match_set_title (match, "Held for this, too");
  g_assert_false (ari_match_is_held (match));
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_BUSY);
  g_assert_true (ari_match_is_held (match));
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  ari_autosave_retry (autosave);
  fixture_assert_kept (f, autosave);
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
  fixture_assert_kept (f, autosave);
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

  autosave = keep_first_ply (f, match, &random, &seen);

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
  fixture_assert_kept (f, autosave);
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

  autosave = keep_first_ply (f, match, &random, &seen);

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
  fixture_assert_kept (f, autosave);
  fixture_assert_sound (f->path);
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
  fixture_assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
}

/* An evaluation doesn't bring back a ply that another program removed, nor a match. */
static void
test_gone_eval (Fixture       *f,
                gconstpointer  data)
{
  static const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 3 };
  static const struct { const char *removes; AriLibraryError code; } cases[] = {
    { "PRAGMA foreign_keys = ON; DELETE FROM ply WHERE id = 4", ARI_LIBRARY_ERROR_CHANGED },
    { "UPDATE ply SET action = 'e8e9' WHERE id = 4", ARI_LIBRARY_ERROR_CHANGED },
    { "PRAGMA foreign_keys = ON; DELETE FROM match", ARI_LIBRARY_ERROR_MISSING },
  };
  const char *removes = cases[GPOINTER_TO_UINT (data)].removes;

  fixture_open (f);
  for (guint clears = 0; clears < 2; clears++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = NULL;
      GError *seen = NULL;
      AriRandom random;

      ari_random_init (&random, 3);
      test_match_play (match, &random, 4);
      if (clears)
        ari_match_set_eval (match, ari_match_get_ply (match), &eval);
      autosave = ari_autosave_new (f->library, match, fixture_add (f, match));
      g_signal_connect (autosave, "failed", G_CALLBACK (failed_cb), &seen);
      fixture_sql (f->path, removes);

      ari_match_set_eval (match, ari_match_get_ply (match), clears ? NULL : &eval);
      wait_for_failure (&seen, cases[GPOINTER_TO_UINT (data)].code);
      ari_autosave_retry (autosave);
      fixture_assert_kept (f, autosave);
    }
}

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
  fixture_wait_until_kept (first);
  test_match_play (other, &random, 1);
  wait_for_failure (&seen, ARI_LIBRARY_ERROR_CHANGED);
  g_assert_true (ari_match_is_held (other));
  fixture_assert_kept (f, first);

  ari_autosave_retry (second);
  fixture_assert_kept (f, second);
  g_assert_false (ari_match_is_held (other));
  g_assert_cmpint (ari_autosave_get_id (second), !=, id);
  test_match_play (other, &random, 1);
  fixture_assert_kept (f, second);
  fixture_assert_kept (f, first);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/autosave-failures/failure", test_failure, NULL);
  FIXTURE_ADD ("/store/autosave-failures/failed-annotation", test_failed_annotation, NULL);
  FIXTURE_ADD ("/store/autosave-failures/full", test_full, NULL);
  FIXTURE_ADD ("/store/autosave-failures/moved", test_moved, NULL);
  FIXTURE_ADD ("/store/autosave-failures/quota", test_quota, NULL);
  FIXTURE_ADD ("/store/autosave-failures/gone", test_gone, NULL);
  FIXTURE_ADD ("/store/autosave-failures/gone-eval/removed", test_gone_eval, GUINT_TO_POINTER (0));
  FIXTURE_ADD ("/store/autosave-failures/gone-eval/other", test_gone_eval, GUINT_TO_POINTER (1));
  FIXTURE_ADD ("/store/autosave-failures/gone-eval/match", test_gone_eval, GUINT_TO_POINTER (2));
  FIXTURE_ADD ("/store/autosave-failures/two-programs/play", test_two_programs, GINT_TO_POINTER (FALSE));
  FIXTURE_ADD ("/store/autosave-failures/two-programs/remove", test_two_programs, GINT_TO_POINTER (TRUE));

  return g_test_run ();
}

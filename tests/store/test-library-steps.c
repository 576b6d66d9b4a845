/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps to a newer version that can't be taken. */
#include "backup-fixture.h"

static void
test_failing_step (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  ari_library_get_options (fixture_renew (f))->schema_folder = "/io/github/ariadne_games/Ariadne/tests/bad";
  g_assert_false (fixture_try_open (f, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  fixture_close (f);
  /* Not even the step before it was taken. */
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA user_version"), ==, 12);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), ==,
                   0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 6);
}

/* Only the matches show that a step can't be taken. However often that is tried, no backup is left of a
 * library that has not changed, and none of the others goes. */
static void
test_picky_step (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree char *oldest = fixture_fill_with_backups (f);
  g_autofree char *before = fixture_digest (f);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *after = NULL;

      ari_library_get_options (fixture_renew (f))->schema_folder = "/io/github/ariadne_games/Ariadne/tests/picky";
      g_assert_false (fixture_try_open (f, &error));
      g_assert_nonnull (error);
      fixture_close (f);
      after = fixture_digest (f);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_true (g_file_test (oldest, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/store/steps/failing", test_failing_step, NULL);
  FIXTURE_ADD ("/store/steps/picky", test_picky_step, NULL);

  return g_test_run ();
}

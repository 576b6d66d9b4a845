/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When the daily backup is due, by a clock that the test sets. */
#include "ari-backup.h"
#include "daily-chores.h"
#include "library-fixture.h"

static gint64 now;

/* A program's own symbols come first. */
gint64
g_get_real_time (void)
{
  return now * G_USEC_PER_SEC;
}

GDateTime *
g_date_time_new_now_utc (void)
{
  return g_date_time_new_from_unix_utc (now);
}

static char *
name_at (Fixture *f,
         gint64   time)
{
  g_autoptr(GDateTime) made = g_date_time_new_from_unix_utc (time);
  g_autofree char *stamp = g_date_time_format (made, "%Y%m%dT%H%M%SZ");

  return g_strdup_printf ("%s.%s.backup", f->path, stamp);
}

static void
back_up_at (Fixture *f,
            gint64   time)
{
  g_autofree char *path = name_at (f, time);

  ari_library_backup_async (f->library, path, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

/* Lets the library look whether a copy is due. */
static void
look (Fixture *f)
{
  ari_library_get_options (fixture_renew (f))->chores_delay = 1;
  fixture_open (f);
  while (!chores_are_done (f->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_made (Fixture *f,
             gint64   time,
             gboolean made)
{
  g_autofree char *path = name_at (f, time);

  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == made);
}

static void
test_age (Fixture       *f,
          gconstpointer  data)
{
  const gint64 day = 86400, first = 1700000000;

  now = first;
  fixture_fill (f);
  look (f);
  assert_made (f, first, TRUE);

  now = first + day - 1;
  look (f);
  assert_made (f, now, FALSE);

  now = first + day;
  look (f);
  assert_made (f, now, TRUE);

  /* The clock was ahead for a moment. */
  now = first + day - 1;
  look (f);
  assert_made (f, now, FALSE);
  now = first - 1;
  look (f);
  assert_made (f, now, TRUE);
}

/* Without a match there is nothing to copy. */
static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  now = 1700000000;
  look (f);
  assert_made (f, now, FALSE);
}

/* Three are kept: those that are latest by their names, but for those from the future. */
static void
test_kept (Fixture       *f,
           gconstpointer  data)
{
  const gint64 day = 86400, first = 1700000000;

  now = first;
  fixture_fill (f);
  look (f);
  back_up_at (f, first + 100 * day);
  for (guint i = 1; i < 4; i++)
    {
      now = first + i * day;
      look (f);
      assert_made (f, now, TRUE);
      assert_made (f, first + 100 * day, i < 2);
      assert_made (f, first, i < 3);
    }
  assert_made (f, first + day, TRUE);
}

/* A copy is as private as the library. */
static void
test_private (Fixture       *f,
              gconstpointer  data)
{
  const int modes[] = { 0600, 0640, 0604 };

  now = 1700000000;
  fixture_fill (f);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = NULL;
      GStatBuf info;

      now += 86400;
      g_assert_cmpint (g_chmod (f->path, modes[i]), ==, 0);
      look (f);
      path = name_at (f, now);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_cmpint (info.st_mode & 0777, ==, modes[i]);
    }
}

/* Two that are set aside in the same second have two names, which say when. */
static void
test_aside (Fixture       *f,
            gconstpointer  data)
{
  static const char *const names[] = { "20231114T221320Z.aside", "20231114T221320Z-1.aside",
                                       "20231114T221320Z-2.aside" };
  g_autoptr(GError) error = NULL;

  now = 1700000000;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat (f->path, ".", names[i], NULL);

      fixture_fill (f);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      g_assert_true (ari_library_set_aside (f->path, &error));
      g_assert_no_error (error);
      g_assert_cmpint (fixture_sql_int (path, "SELECT count(*) FROM match"), ==, 6);
      g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/daily/age", test_age, NULL);
  FIXTURE_ADD ("/store/daily/empty", test_empty, NULL);
  FIXTURE_ADD ("/store/daily/kept", test_kept, NULL);
  FIXTURE_ADD ("/store/daily/private", test_private, NULL);
  FIXTURE_ADD ("/store/daily/aside", test_aside, NULL);

  return g_test_run ();
}

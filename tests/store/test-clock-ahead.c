/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include <glib/gstdio.h>

#include "ari-backup.h"

static char *
back_up (Fixture    *f,
         const char *time)
{
  g_autofree char *path = g_strdup_printf ("%s.%s.backup", f->path, time);

  ari_library_backup_async (f->library, path, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  return g_steal_pointer (&path);
}

/* Backups from the time when the clock was ahead neither stop the daily ones nor push them out. */
static void
test_future (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%SZ");
  g_autofree char *first = NULL, *second = NULL, *third = NULL, *newest = NULL;
  g_autofree char *name = NULL;

  fixture_fill (f);
  fixture_renew (f);
  fixture_open (f);
  first = back_up (f, "20990101T120000Z");
  second = back_up (f, "20990102T120000Z");
  third = back_up (f, "20990103T120000Z");
  ari_library_get_options (fixture_renew (f))->chores_delay = 1;
  fixture_open (f);
  while (g_file_test (first, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);

  newest = ari_backup_newest (f->path);
  name = g_strconcat (f->path, ".", stamp, NULL);
  g_assert_cmpstr (newest, >, name);
  g_assert_cmpstr (newest, <, second);
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (third, G_FILE_TEST_EXISTS));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/clock-ahead/backups", test_future, NULL);

  return g_test_run ();
}

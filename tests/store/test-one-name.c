/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk where a file can't have two names, as on FAT: what takes the place of a library. */
#include "backup-fixture.h"

#include <dlfcn.h>
#include <errno.h>
#include <unistd.h>

static const char *stuck; /* (nullable) how the name of a file ends that can't be renamed, or be a new name */

/* A program's own symbols come first. */
int
link (const char *from,
      const char *to)
{
  errno = EPERM;

  return -1;
}

int
rename (const char *from, const char *to)
{
  int (*real) (const char *, const char *) =
      (int (*) (const char *, const char *)) dlsym (RTLD_NEXT, "rename");

  if (stuck != NULL && (g_str_has_suffix (from, stuck) || g_str_has_suffix (to, stuck)))
    {
      errno = EACCES;
      return -1;
    }

  return real (from, to);
}

static char *
add_file (Fixture    *f,
          const char *suffix)
{
  char *path = g_strconcat (f->path, suffix, NULL);

  g_assert_true (g_file_set_contents (path, suffix, -1, NULL));

  return path;
}

static void
assert_file (const char *path,
             const char *content)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, content);
}

static void
test_set_aside (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *log = NULL, *shared = NULL, *aside = NULL, *log_aside = NULL, *shared_aside = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (f->path, "library", -1, NULL));
  log = add_file (f, "-wal");
  shared = add_file (f, "-shm");

  /* All keep their names, or none does. */
  stuck = "library.db";
  g_assert_false (ari_library_set_aside (f->path, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
  g_assert_nonnull (strstr (error->message, f->path));
  g_clear_error (&error);
  assert_file (f->path, "library");
  assert_file (log, "-wal");
  assert_file (shared, "-shm");
  g_assert_cmpuint (fixture_count_files (f), ==, 3);

  stuck = "library.db-shm";
  g_assert_false (ari_library_set_aside (f->path, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
  g_clear_error (&error);
  assert_file (log, "-wal");
  g_assert_cmpuint (fixture_count_files (f), ==, 3);

  stuck = NULL;
  g_assert_true (ari_library_set_aside (f->path, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (fixture_count_files (f), ==, 3);
  aside = fixture_find_file (f, ".aside");
  log_aside = fixture_find_file (f, ".aside-wal");
  shared_aside = fixture_find_file (f, ".aside-shm");
  assert_file (aside, "library");
  assert_file (log_aside, "-wal");
  assert_file (shared_aside, "-shm");
}

/* The backup of a library that is spoilt then. */
static AriBackup *
make_backup (Fixture *f)
{
  g_autofree char *path = g_strconcat (f->path, ".20261101T120000Z.backup", NULL);
  g_autoptr(GAsyncResult) result = NULL;
  AriBackup *backup;

  fixture_fill (f);
  fixture_open (f);
  ari_library_backup_async (f->library, path, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_close (f);
  g_assert_true (g_file_set_contents (f->path, "spoilt", -1, NULL));

  backup = fixture_find_backup (f);
  g_assert_nonnull (backup);

  return backup;
}

static void
test_restore (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriBackup) backup = make_backup (f);
  g_autofree char *aside = NULL;
  g_autoptr(GError) error = NULL;

  /* The copy can't take the place, so the old file has its name again. */
  stuck = ".part";
  g_assert_false (fixture_restore (f, backup, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
  g_assert_nonnull (strstr (error->message, "could not be restored"));
  g_clear_error (&error);
  assert_file (f->path, "spoilt");
  g_assert_cmpuint (fixture_count_files (f), ==, 2);

  /* It can't even be set aside. */
  stuck = ".aside";
  g_assert_false (fixture_restore (f, backup, &error));
  g_assert_nonnull (strstr (error->message, "could not be set aside"));
  g_clear_error (&error);
  assert_file (f->path, "spoilt");
  g_assert_cmpuint (fixture_count_files (f), ==, 2);

  stuck = NULL;
  g_assert_true (fixture_restore (f, backup, &error));
  g_assert_no_error (error);
  aside = fixture_find_file (f, ".aside");
  assert_file (aside, "spoilt");
  g_assert_cmpuint (fixture_count_files (f), ==, 3);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/one-name/set-aside", test_set_aside, NULL);
  FIXTURE_ADD ("/store/one-name/restore", test_restore, NULL);

  return g_test_run ();
}

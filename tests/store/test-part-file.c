/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are being written: their names, permissions and locks, and which of them are left. */
#include "ari-part-file.h"
#include "library-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static guint n_same; /* how many random names are the same, before they differ */
static guint n_random;

/* A program's own symbols come first. Two numbers make a name. */
guint32
g_random_int (void)
{
  return n_random++ < 2 * n_same ? 7 : n_random;
}

static char *
make_file (Fixture    *f,
           const char *name)
{
  char *path = g_build_filename (f->dir, name, NULL);

  g_assert_true (g_file_set_contents (path, "one", -1, NULL));

  return path;
}

/* A name that is taken is not used, and after ten tries there is no hope. */
static void
test_names (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *taken = make_file (f, ".ariadne-0000000700000007.part");
  g_autofree char *text = NULL;

  for (guint i = 0; i <= 10; i++)
    {
      g_autoptr(AriPartFile) part = NULL;

      n_random = 0;
      n_same = i;
      part = ari_part_file_new (f->path, NULL);
      if (i < 10)
        g_assert_cmpstr (ari_part_file_get_path (part), !=, taken);
      else
        g_assert_null (part);
      if (part == NULL)
        g_assert_cmpint (errno, ==, EEXIST);
    }
  n_same = 0;
  g_assert_true (g_file_get_contents (taken, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "one");
  g_assert_cmpuint (fixture_count_files (f), ==, 1);
}

static void
assert_mode (const char *path,
             guint       mode)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, mode);
}

/* It is like what it replaces, or like what it is a copy of, but can always be written; else, as new files
 * are. */
static void
test_modes (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *target = make_file (f, "target"), *like = make_file (f, "like");
  g_autofree char *nowhere = g_build_filename (f->dir, "nowhere", NULL);
  mode_t mask = umask (0027);

  g_chmod (target, 0604);
  g_chmod (like, 0040);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(AriPartFile) part = ari_part_file_new (i < 2 ? target : nowhere, i % 2 == 0 ? like : NULL);
      const guint modes[] = { 0604, 0604, 0640, 0640 };

      assert_mode (ari_part_file_get_path (part), modes[i]);
    }
  umask (mask);
}

static void
test_put (Fixture       *f,
          gconstpointer  data)
{
  g_autofree char *target = make_file (f, "target");
  g_autofree char *nowhere = g_build_filename (f->dir, "missing", "file", NULL), *text = NULL;
  AriPartFile *part = ari_part_file_new (target, NULL);

  g_assert_cmpint (write (ari_part_file_get_file (part), "two", 3), ==, 3);
  g_assert_false (ari_part_file_put (part, nowhere));
  g_assert_cmpint (errno, ==, ENOENT);
  g_assert_true (ari_part_file_put (part, target));
  ari_part_file_free (part);
  g_assert_true (g_file_get_contents (target, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "two");
  g_assert_cmpuint (fixture_count_files (f), ==, 1);

  g_assert_null (ari_part_file_new (nowhere, NULL));
  g_assert_cmpint (ari_part_file_probe (nowhere), ==, ENOENT);
  g_assert_cmpint (ari_part_file_probe (target), ==, 0);
  g_assert_cmpuint (fixture_count_files (f), ==, 1);
}

/* Files of this kind go, with the journal that SQLite may have left, unless they are being written. */
static void
test_clean (Fixture *f, gconstpointer data)
{
  static const char *const left[] = { ".ariadne-0123456789abcdef.part",
                                      ".ariadne-0123456789abcdef.part-journal",
                                      ".ariadne-fedcba9876543210.part", "a.20261101T120000Z.backup.part" };
  static const char *const others[] = { ".ariadne-0123456789abcde.part",
                                        ".ariadne-0123456789abcdeff.part",
                                        ".ariadne-0123456789ABCDEF.part",
                                        "x.ariadne-0123456789abcdef.part",
                                        ".ariadne-0123456789abcdef.part2",
                                        "a.20261101T120000Z.backup.part2",
                                        "a.part",
                                        ".ariadne-aaaaaaaaaaaaaaaa.part-journal" };
  g_autofree char *target = g_build_filename (f->dir, "target", NULL);
  g_autofree char *linked = g_build_filename (f->dir, ".ariadne-1111111111111111.part", NULL);
  g_autofree char *folder = g_build_filename (f->dir, ".ariadne-2222222222222222.part", NULL);
  g_autoptr(AriPartFile) part = ari_part_file_new (target, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_free (make_file (f, left[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_free (make_file (f, others[i]));
  g_assert_cmpint (symlink (others[0], linked), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  ari_part_file_clean (f->dir);
  for (guint i = 0; i < G_N_ELEMENTS (left) + G_N_ELEMENTS (others); i++)
    {
      gboolean is_left = i < G_N_ELEMENTS (left);
      g_autofree char *path =
          g_build_filename (f->dir, is_left ? left[i] : others[i - G_N_ELEMENTS (left)], NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == !is_left);
    }
  g_assert_true (g_file_test (ari_part_file_get_path (part), G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (linked, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  ari_part_file_clean ("/dev/null/nowhere");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/part-file/names", test_names, NULL);
  FIXTURE_ADD ("/store/part-file/modes", test_modes, NULL);
  FIXTURE_ADD ("/store/part-file/put", test_put, NULL);
  FIXTURE_ADD ("/store/part-file/clean", test_clean, NULL);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which file a name stands for, and what must not be replaced. */
#include "ari-replacing.h"
#include "ari-save.h"
#include "library-fixture.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
path_of (Fixture    *f,
         const char *name)
{
  return g_build_filename (f->dir, name, NULL);
}

static void
make_file (Fixture    *f,
           const char *name,
           const char *content)
{
  g_autofree char *path = path_of (f, name);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
}

static void
remove_file (Fixture    *f,
             const char *name)
{
  g_autofree char *path = path_of (f, name);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_places (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *file = path_of (f, "file"), *soft = path_of (f, "soft"), *pipe = path_of (f, "pipe");
  g_autofree char *nowhere = path_of (f, "nowhere"), *dangling = path_of (f, "dangling");

  make_file (f, "file", "one");
  g_assert_cmpint (symlink ("file", soft), ==, 0);
  g_assert_cmpint (symlink ("nowhere", dangling), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (ari_place_of (file), ==, ARI_PLACE_FILE);
  g_assert_cmpint (ari_place_of (soft), ==, ARI_PLACE_FILE);
  g_assert_cmpint (ari_place_of (nowhere), ==, ARI_PLACE_FREE);
  g_assert_cmpint (ari_place_of (dangling), ==, ARI_PLACE_FREE);
  g_assert_cmpint (g_unlink (dangling), ==, 0);
  g_assert_cmpint (ari_place_of (f->dir), ==, ARI_PLACE_FOLDER);
  g_assert_cmpint (ari_place_of (pipe), ==, ARI_PLACE_DEVICE);
  g_assert_cmpint (ari_place_of ("/dev/zero"), ==, ARI_PLACE_DEVICE);
}

/* As many links as the system follows, and no more. */
static void
test_links (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *end = path_of (f, "end"), *absolute = path_of (f, "absolute");
  g_autofree char *first = path_of (f, "1"), *fortieth = path_of (f, "40"), *last = path_of (f, "41");
  g_autofree char *of_first = NULL, *of_fortieth = NULL, *of_last = NULL, *of_absolute = NULL, *of_end = NULL;

  for (guint i = 1; i <= 41; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i), *before = g_strdup_printf ("%u", i - 1);
      g_autofree char *path = path_of (f, name);

      g_assert_cmpint (symlink (i == 1 ? "end" : before, path), ==, 0);
    }
  g_assert_cmpint (symlink (first, absolute), ==, 0);
  of_end = ari_place_follow (end);
  of_first = ari_place_follow (first);
  of_fortieth = ari_place_follow (fortieth);
  of_last = ari_place_follow (last);
  of_absolute = ari_place_follow (absolute);
  g_assert_cmpstr (of_end, ==, end);
  g_assert_cmpstr (of_first, ==, end);
  g_assert_cmpstr (of_fortieth, ==, end);
  g_assert_cmpstr (of_last, ==, first);
  g_assert_cmpstr (of_absolute, ==, end);
  for (guint i = 1; i <= 41; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      remove_file (f, name);
    }
  g_assert_cmpint (g_unlink (absolute), ==, 0);
}

static gboolean
may_replace (Fixture    *f,
             const char *name,
             gboolean    is_backup,
             const char *words)
{
  g_autofree char *path = path_of (f, name);
  g_autoptr(GError) error = NULL;
  gboolean may = ari_replacing_check (path, is_backup, &error);

  g_assert_true (may == (error == NULL));
  if (!may)
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
      g_assert_nonnull (strstr (error->message, name));
      g_assert_nonnull (strstr (error->message, words));
    }

  return may;
}

/* What the program uses: the library, its logs, which need not exist, and its copies. */
static void
test_protected (Fixture *f, gconstpointer data)
{
  static const char *const used[] = { "library.db", "library.db-wal", "library.db-shm",
                                      "library.db-journal" };
  static const char *const copies[] = { "library.db.20261101T120000Z.backup",
                                        "library.db.20261101T120000Z.aside",
                                        "library.db.20261101T120000Z-2.aside",
                                        "library.db.20261101T120000Z.aside-wal" };
  static const char *const others[] = { "library.db.before.backup",
                                        "library.dbx",
                                        "library.db-walk",
                                        "other.db-wal",
                                        "xlibrary.db",
                                        "library.db.20261101T120000Z.backup.part" };
  g_autofree char *elsewhere = path_of (f, "elsewhere");
  g_autofree char *there = g_build_filename (elsewhere, "library.db-wal", NULL);
  g_autoptr(GError) error = NULL;

  ari_replacing_protect (NULL);
  fixture_fill (f);
  for (guint i = 0; i < 2; i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (used); k++)
        g_assert_false (may_replace (f, used[k], i, "is using"));
      for (guint k = 0; k < G_N_ELEMENTS (copies); k++)
        {
          /* A name alone is free. */
          g_assert_true (may_replace (f, copies[k], i, ""));
          make_file (f, copies[k], "copy");
          g_assert_false (may_replace (f, copies[k], i, "is a copy of the library"));
          remove_file (f, copies[k]);
        }
      for (guint k = 0; k < G_N_ELEMENTS (others); k++)
        {
          g_assert_true (may_replace (f, others[k], i, ""));
          make_file (f, others[k], "mine");
          g_assert_true (may_replace (f, others[k], i, ""));
          remove_file (f, others[k]);
        }
    }

  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  g_assert_true (ari_replacing_check (there, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_rmdir (elsewhere), ==, 0);
}

/* Only another copy may replace a library, and nothing may replace its logs. */
static void
test_libraries (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *bytes = NULL, *path = path_of (f, "strange");
  gsize length;

  fixture_fill (f);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_false (may_replace (f, "strange", FALSE, "library of matches"));
  g_assert_true (may_replace (f, "strange", TRUE, ""));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (may_replace (f, "strange-wal", i, "library of matches"));
      g_assert_false (may_replace (f, "strange-shm", i, "library of matches"));
      g_assert_false (may_replace (f, "strange-journal", i, "library of matches"));
      g_assert_true (may_replace (f, "strange-log", i, ""));
    }

  /* Its first 72 bytes tell. */
  g_assert_true (g_file_set_contents (path, bytes, 72, NULL));
  g_assert_false (may_replace (f, "strange", FALSE, "library of matches"));
  g_assert_true (g_file_set_contents (path, bytes, 71, NULL));
  g_assert_true (may_replace (f, "strange", FALSE, ""));
  g_assert_true (may_replace (f, "strange-wal", FALSE, ""));
  bytes[68]++;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_true (may_replace (f, "strange", FALSE, ""));
  bytes[68]--;
  bytes[15] = '3';
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_true (may_replace (f, "strange", FALSE, ""));
}

/* What the program writes to already goes on where it is. */
static void
test_output (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *path = path_of (f, "output");
  g_autoptr(GFile) file = g_file_new_for_path (path);

  for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
    {
      int kept = dup (fd), output = g_open (path, O_RDWR | O_CREAT | O_TRUNC, 0600);
      g_autofree char *text = NULL;
      gboolean saved;

      fflush (NULL);
      g_assert_cmpint (dup2 (output, fd), ==, fd);
      g_assert_cmpint (write (fd, "before ", 7), ==, 7);
      saved = ari_place_of (path) == ARI_PLACE_OUTPUT && ari_save (file, "after", 5, NULL, NULL);
      g_assert_cmpint (dup2 (kept, fd), ==, fd);
      close (kept);
      close (output);
      g_assert_true (saved);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "before after");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/replacing/places", test_places, NULL);
  FIXTURE_ADD ("/store/replacing/links", test_links, NULL);
  FIXTURE_ADD ("/store/replacing/protected", test_protected, NULL);
  FIXTURE_ADD ("/store/replacing/libraries", test_libraries, NULL);
  FIXTURE_ADD ("/store/replacing/output", test_output, NULL);

  return g_test_run ();
}

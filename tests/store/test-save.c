/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that appear whole or not at all. */
#include "ari-replacing.h"
#include "ari-save.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/resource.h>
#include <unistd.h>

#define LENGTH 100000

typedef struct
{
  char         *folder;
  char         *path;
  GFile        *file;
  char         *data;
  struct rlimit limit;
} Place;

static void
set_up (Place        *place,
        gconstpointer data)
{
  place->folder = g_dir_make_tmp ("ariadne-save-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "file", NULL);
  place->file = g_file_new_for_path (place->path);
  place->data = g_strnfill (LENGTH, 'x');
  ari_save_outlive_limits ();
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &place->limit), ==, 0);
}

static void
tear_down (Place        *place,
           gconstpointer data)
{
  g_remove (place->path);
  /* Nothing lay beside it. */
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->data);
  g_object_unref (place->file);
  g_free (place->path);
  g_free (place->folder);
}

static void
limit_files (Place *place)
{
  struct rlimit lower = { LENGTH / 2, place->limit.rlim_max };

  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &lower), ==, 0);
}

static void
free_files (Place *place)
{
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &place->limit), ==, 0);
}

static void
assert_content (Place      *place,
                const char *content)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, content);
}

static void
assert_full (Place *place, GError *error)
{
  g_autofree char *told =
      g_strdup_printf ("There is no space left for “%s”. Free some space, then try again.", place->path);

  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_cmpstr (error->message, ==, told);
}

static void
test_whole (Place        *place,
            gconstpointer data)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_save (place->file, "one", 3, NULL, &error));
  assert_content (place, "one");
  g_assert_true (ari_save (place->file, place->data, LENGTH, NULL, &error));
  assert_content (place, place->data);
}

static void
test_full (Place        *place,
           gconstpointer data)
{
  g_autoptr(GError) error = NULL;

  limit_files (place);
  g_assert_false (ari_save (place->file, place->data, LENGTH, NULL, &error));
  assert_full (place, error);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));

  g_clear_error (&error);
  g_assert_true (ari_save (place->file, "one", 3, NULL, &error));
  g_assert_false (ari_save (place->file, place->data, LENGTH, NULL, &error));
  assert_full (place, error);
  assert_content (place, "one");
  free_files (place);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
save_and_wait (Place   *place,
               GError **error)
{
  g_autoptr(GBytes) bytes = g_bytes_new (place->data, LENGTH);
  g_autoptr(GAsyncResult) result = NULL;

  ari_save_async (place->file, bytes, saved_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return ari_save_finish (place->file, result, error);
}

static void
test_on_thread (Place        *place,
                gconstpointer data)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_save (place->file, "one", 3, NULL, &error));
  limit_files (place);
  g_assert_false (save_and_wait (place, &error));
  free_files (place);
  assert_full (place, error);
  assert_content (place, "one");

  g_clear_error (&error);
  g_assert_true (save_and_wait (place, &error));
  assert_content (place, place->data);
}

/* Other errors stay what they are. */
static void
test_other (Place        *place,
            gconstpointer data)
{
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/dev/null/file");
  g_autoptr(GError) error = NULL;

  g_assert_false (ari_save (nowhere, "one", 3, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_true (ari_save_is_full (ENOSPC) && ari_save_is_full (EDQUOT) && ari_save_is_full (EFBIG));
  g_assert_false (ari_save_is_full (EACCES) || ari_save_is_full (0));
}

/* What a killed program was writing goes, and what goes wrong leaves nothing. */
static void
test_left (Place        *place,
           gconstpointer data)
{
  g_autofree char *left = g_build_filename (place->folder, ".ariadne-0123456789abcdef.part", NULL);
  g_autofree char *nowhere = g_build_filename (place->folder, "missing", "file", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (nowhere);
  g_autoptr(GError) error = NULL;
  AriSaving saving;

  g_assert_true (g_file_set_contents (left, "half", -1, NULL));
  g_assert_true (ari_save (place->file, "one", 3, NULL, &error));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));

  g_assert_false (ari_save (file, "two", 3, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "Choose another place"));
  g_clear_error (&error);

  g_assert_true (ari_save_begin (&saving, place->file, NULL, &error));
  g_assert_true (ari_save_write (&saving, "three", 5, &error));
  g_assert_false (ari_save_end (&saving, FALSE, NULL));
  assert_content (place, "one");

  /* What must not be written is not replaced. */
  g_assert_cmpint (g_chmod (place->path, 0400), ==, 0);
  if (g_access (place->path, W_OK) != 0)
    {
      g_assert_false (ari_save (place->file, "two", 3, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
    }
  assert_content (place, "one");
}

/* A link stays, and so do the permissions of what it leads to; what cannot be written is not replaced. */
static void
test_link (Place        *place,
           gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (link);
  g_autoptr(GError) error = NULL;
  GStatBuf info;

  g_assert_cmpint (symlink ("file", link), ==, 0);
  g_assert_true (ari_save (file, "one", 3, NULL, &error));
  assert_content (place, "one");
  g_assert_cmpint (g_chmod (place->path, 0640), ==, 0);
  g_assert_true (ari_save (file, "two", 3, NULL, &error));
  assert_content (place, "two");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (place->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  g_assert_cmpint (g_unlink (link), ==, 0);
}

static void
test_protected (Place        *place,
                gconstpointer data)
{
  g_autofree char *hard = g_build_filename (place->folder, "hard", NULL);
  g_autofree char *log = g_build_filename (place->folder, "file-wal", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (hard), beside = g_file_new_for_path (log);
  g_autoptr(GError) error = NULL, other = NULL;

  g_assert_true (ari_save (place->file, "one", 3, NULL, &error));
  g_assert_cmpint (link (place->path, hard), ==, 0);
  ari_replacing_protect (place->path);
  g_assert_false (ari_save (file, "two", 3, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_false (ari_save (beside, "two", 3, NULL, &other));
  g_assert_error (other, G_IO_ERROR, G_IO_ERROR_BUSY);
  assert_content (place, "one");
  g_assert_cmpint (g_unlink (hard), ==, 0);
}

/* A folder is not replaced by a file, and where nothing can be written, the error of that place is told. */
static void
test_refused (Place        *place,
              gconstpointer data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (place->folder);
  g_autoptr(GFile) inside = g_file_new_for_uri ("resource:///io/github/ariadne_games/file");
  g_autoptr(GError) error = NULL, other = NULL;

  g_assert_false (ari_save (folder, "one", 3, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_true (g_file_test (place->folder, G_FILE_TEST_IS_DIR));
  g_assert_false (ari_save (inside, "one", 3, NULL, &other));
  g_assert_error (other, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

static gpointer
read_pipe (gpointer path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* A pipe stays one. Writing waits for its reader, unless it is cancelled. */
static void
test_pipe (Place        *place,
           gconstpointer data)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  GThread *reader;
  GStatBuf info;

  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_false (ari_save (place->file, "one", 3, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  reader = g_thread_new ("reader", read_pipe, place->path);
  g_assert_true (ari_save (place->file, "two", 3, NULL, &error));
  text = g_thread_join (reader);
  g_assert_cmpstr (text, ==, "two");
  g_assert_cmpint (g_stat (place->path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/store/save/whole", Place, NULL, set_up, test_whole, tear_down);
  g_test_add ("/store/save/full", Place, NULL, set_up, test_full, tear_down);
  g_test_add ("/store/save/on-thread", Place, NULL, set_up, test_on_thread, tear_down);
  g_test_add ("/store/save/left", Place, NULL, set_up, test_left, tear_down);
  g_test_add ("/store/save/link", Place, NULL, set_up, test_link, tear_down);
  g_test_add ("/store/save/protected", Place, NULL, set_up, test_protected, tear_down);
  g_test_add ("/store/save/refused", Place, NULL, set_up, test_refused, tear_down);
  g_test_add ("/store/save/pipe", Place, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/store/save/other", Place, NULL, set_up, test_other, tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-file.h"

#include <glib/gstdio.h>

static const char record[] = "[Ariadne \"1\"]\n[Game \"minoa\"]\n\nd4e5 a1b1\n";

/* The path of a file that holds @text. */
static char *
new_file (const char *text)
{
  char *path = NULL;
  g_autoptr(GError) error = NULL;
  int file = g_file_open_tmp ("ariadne-XXXXXX.ariadne", &path, &error);

  g_assert_no_error (error);
  g_close (file, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* Closes @file after counting the matches in it. */
static guint
count_matches (AriRecordFile *file)
{
  guint n = 0;

  while (!ari_record_reader_at_end (&file->reader))
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_reader_next (&file->reader, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2);
      n++;
    }
  ari_record_file_close (file);
  g_assert_null (file->bytes);

  return n;
}

/* A file that is mapped holds the same as one that is read. */
static void
test_both_ways (void)
{
  g_autofree char *text = g_strconcat (record, "\n", record, "\n", record, NULL);
  g_autofree char *path = new_file (text);
  g_autoptr(GFile) from = g_file_new_for_path (path);
  g_autoptr(AriMatch) first = NULL;
  AriRecordFile file = { 0 };
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_record_file_open (&file, path, &error));
  g_assert_cmpuint (count_matches (&file), ==, 3);
  g_assert_true (ari_record_file_load (&file, from, NULL, &error));
  g_assert_cmpuint (count_matches (&file), ==, 3);

  first = ari_record_file_read_first (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_n_plies (first), ==, 2);
  g_remove (path);
}

static void
test_empty (void)
{
  g_autofree char *path = new_file ("");
  g_autoptr(GFile) from = g_file_new_for_path (path);
  AriRecordFile file = { 0 };

  g_assert_true (ari_record_file_open (&file, path, NULL));
  g_assert_cmpuint (count_matches (&file), ==, 0);
  g_assert_true (ari_record_file_load (&file, from, NULL, NULL));
  g_assert_cmpuint (count_matches (&file), ==, 0);
  g_remove (path);
}

static void
test_missing (void)
{
  g_autoptr(GFile) from = g_file_new_for_path ("/nowhere/at-all.ariadne");
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) mapped = NULL, loaded = NULL, folder = NULL, cancelled = NULL;
  AriRecordFile file = { 0 };

  g_assert_false (ari_record_file_open (&file, "/nowhere/at-all.ariadne", &mapped));
  g_assert_error (mapped, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_false (ari_record_file_open (&file, g_get_tmp_dir (), &folder));
  g_assert_error (folder, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_false (ari_record_file_load (&file, from, NULL, &loaded));
  g_assert_error (loaded, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_cancellable_cancel (cancellable);
  g_assert_false (ari_record_file_load (&file, from, cancellable, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (file.bytes);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/record-file/both-ways", test_both_ways);
  g_test_add_func ("/model/record-file/empty", test_empty);
  g_test_add_func ("/model/record-file/missing", test_missing);

  return g_test_run ();
}

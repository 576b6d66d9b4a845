/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-files.h"

#include "ari-record.h"
#include "library-fixture.h"

static GPtrArray *
read_text (Fixture     *f,
           const char  *text,
           GError     **error)
{
  g_autoptr(GFile) file = g_file_new_build_filename (f->dir, "matches.ariadne", NULL);
  g_autoptr(GAsyncResult) result = NULL;

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  ari_record_files_read_async (file, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_record_files_read_finish (result, error);
}

static void
test_several (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) first = test_match_tree (1, 2), second = test_match_tree (2, 3);
  g_autofree char *one = ari_record_write (first), *two = ari_record_write (second);
  g_autofree char *text = g_strconcat (one, "\n", two, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) matches = read_text (f, text, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (matches->len, ==, 2);
  again = ari_record_write (g_ptr_array_index (matches, 1));
  g_assert_cmpstr (again, ==, two);
}

/* The message tells the place in the file, not in the record. */
static void
test_line (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  g_autofree char *one = ari_record_write (match);
  g_autofree char *text = g_strconcat (one, "\n[Ariadne \"1\"]\n[Game \"minoa\"]\n\nzz9\n", NULL);
  g_autofree char *line = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) matches = read_text (f, text, &error);
  guint n = 1;

  for (const char *p = text; p < strstr (text, "zz9"); p++)
    n += *p == '\n';
  line = g_strdup_printf ("%u", n);

  g_assert_null (matches);
  g_assert_cmpint (error->domain, ==, ARI_RECORD_ERROR);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, line));
}

static void
test_rubbish (Fixture       *f,
              gconstpointer  data)
{
  static const char *const texts[] = { "", "\n\n", "PNG\x01\x02", "[Game \"chess\"]\n\ne4\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GPtrArray) matches = read_text (f, texts[i], &error);

      g_assert_null (matches);
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
    }
}

static void
test_missing (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_build_filename (f->dir, "nowhere.ariadne", NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) matches = NULL;
  g_autoptr(GError) error = NULL;

  ari_record_files_read_async (file, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  matches = ari_record_files_read_finish (result, &error);

  g_assert_null (matches);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/ui/record-files/several", test_several, NULL);
  FIXTURE_ADD ("/ui/record-files/line", test_line, NULL);
  FIXTURE_ADD ("/ui/record-files/rubbish", test_rubbish, NULL);
  FIXTURE_ADD ("/ui/record-files/missing", test_missing, NULL);

  return g_test_run ();
}

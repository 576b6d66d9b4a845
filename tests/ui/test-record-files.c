/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-files.h"

#include "ari-record.h"
#include "library-fixture.h"

static AriRecords *
open_text (Fixture       *f,
           const char    *text,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autoptr(GFile) file = g_file_new_build_filename (f->dir, "matches.ariadne", NULL);

  g_assert_true (
      g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return ari_record_files_read (file, cancellable, error);
}

/* All matches up to the end or the first unreadable one. */
static GPtrArray *
read_text (Fixture     *f,
           const char  *text,
           GError     **error)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(AriRecords) records = open_text (f, text, NULL, error);
  AriMatch *match;

  while (records != NULL && (match = ari_records_next (records, error)) != NULL)
    g_ptr_array_add (matches, match);

  return g_steal_pointer (&matches);
}

/* Returns what was written, game by game, whatever an editor or mail program did to the line ends. */
static void
test_several (Fixture       *f,
              gconstpointer  data)
{
  static const struct { const char *start, *end, *line; } forms[] = {
    { "", "\n", "\n" }, { "", "", "\n" }, { "\xef\xbb\xbf", "\n\n \n", "\n" }, { "\xef\xbb\xbf", "", "\r\n" },
    { "\n\n", "\r\n", "\r\n" },
  };
  g_autoptr(GPtrArray) written = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr(AriMatch) match = test_match_tree (seed, 2 + seed % 3);

      g_ptr_array_add (written, ari_record_write (match));
    }
  g_ptr_array_add (written, NULL);
  all = g_strjoinv ("\n", (char **) written->pdata);
  g_assert_nonnull (strchr (all, '('));
  g_assert_nonnull (strstr (all, "Ein Faden"));

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_auto(GStrv) lines = g_strsplit (g_strchomp (all), "\n", -1);
      g_autofree char *joined = g_strjoinv (forms[i].line, lines);
      g_autofree char *text = g_strconcat (forms[i].start, joined, forms[i].end, NULL);
      g_autoptr(GError) error = NULL;
      g_autoptr(GPtrArray) matches = read_text (f, text, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (matches->len, ==, written->len - 1);
      for (guint j = 0; j < matches->len; j++)
        {
          g_autofree char *again = ari_record_write (g_ptr_array_index (matches, j));

          g_assert_cmpstr (again, ==, g_ptr_array_index (written, j));
        }
    }
}

/* The message gives the line in the file, not in the record. */
static void
test_line (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  g_autofree char *one = ari_record_write (match);
  g_autofree char *text = g_strconcat (one, "\n[Ariadne \"1\"]\n[Game \"minoa\"]\n\nzz9\n\n", one, NULL);
  g_autofree char *line = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) matches = read_text (f, text, &error);
  guint n = 1;

  for (const char *p = text; p < strstr (text, "zz9"); p++)
    n += *p == '\n';
  line = g_strdup_printf ("%u", n);

  g_assert_cmpuint (matches->len, ==, 1);
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

      /* The error comes before the library sees the matches, so it isn't locked meanwhile. */
      g_assert_null (open_text (f, texts[i], NULL, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
    }
}

static void
test_missing (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_build_filename (f->dir, "nowhere.ariadne", NULL);
  g_autoptr(GError) error = NULL;

  g_assert_null (ari_record_files_read (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Cancelling covers everything left, including broken records. */
static void
test_cancelled (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr(AriMatch) written = test_match_tree (1, 2);
  g_autofree char *one = ari_record_write (written);
  g_autofree char *text = g_strconcat (one, "\n", one, "\nzz9\n\n", one, NULL);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL, again = NULL;
  g_autoptr(AriRecords) records = open_text (f, text, cancellable, &error);
  g_autoptr(AriRecords) unused = open_text (f, text, cancellable, &error);
  g_autoptr(AriMatch) first = NULL;

  first = ari_records_next (records, &error);
  g_assert_no_error (error);
  g_assert_nonnull (first);

  g_cancellable_cancel (cancellable);
  g_assert_null (ari_records_next (records, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (ari_records_next (records, &again));
  g_assert_error (again, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&again);
  g_assert_null (ari_records_next (unused, &again));
  g_assert_error (again, G_IO_ERROR, G_IO_ERROR_CANCELLED);
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
  FIXTURE_ADD ("/ui/record-files/cancelled", test_cancelled, NULL);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers and names that the headless program is given. */
#include "numbers.h"
#include "program-fixture.h"

#include <glib/gstdio.h>
#include <math.h>

static void
test_read (void)
{
  static const char *const wrong[] = { "",    " ",   "x",   "1x",   "1 ",  "-1",  "+1",
                                       "101", "1.5", "1e1", "0x10", "nan", "inf", "99999999999999999999" };
  static const char *const not_real[] = { "",     "x",        "1x",    "1 ",    "nan",  "-nan", "inf",
                                          "-inf", "infinity", "1e300", "1e309", "-0.1", "100.1" };
  guint64 whole = 7;
  double real = 7;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (ari_number_read_whole (wrong[i], 0, 100, &whole, &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
      g_assert_nonnull (strstr (error->message, "is not a whole number from 0 to 100."));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (not_real); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (ari_number_read_real (not_real[i], 0, 100, &real, &error));
      g_assert_nonnull (strstr (error->message, "is not a number from 0 to 100."));
    }
  g_assert_cmpuint (whole, ==, 7);
  g_assert_cmpfloat (real, ==, 7.0);

  g_assert_true (ari_number_read_whole ("18446744073709551615", 0, G_MAXUINT64, &whole, NULL));
  g_assert_cmpuint (whole, ==, G_MAXUINT64);
  g_assert_true (ari_number_read_real ("2.5e-1", 0, 100, &real, NULL));
  g_assert_cmpfloat (real, ==, 0.25);
}

/* Each option of each subcommand: what is no number of its range is refused at once, by name. */
static void
test_options (Files        *files,
              gconstpointer data)
{
  static const struct
  {
    const char *command, *whole, *real; /* options, apart by spaces */
  } cases[] = {
    { "match minoa novice adept", "games opening seed jobs", "scale seconds patience" },
    { "selfplay minoa", "games seed jobs", "scale" },
    { "review %1", "nodes jobs", "seconds" },
    { "bench minoa", "seed", "seconds" },
    { "render %1", "ply width", "" },
  };
  static const char *const values[] = { "nan", "-1", "99999999999999999999", "", "inf", "1e300", "x" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *all = g_strjoin (" ", cases[i].whole, cases[i].real, NULL);
      g_auto(GStrv) options = g_strsplit (all, " ", -1);

      for (guint k = 0; options[k] != NULL; k++)
        {
          /* One of them each, so that this takes little time, and all of them over the options. */
          const char *value = values[(i + k) % G_N_ELEMENTS (values)];
          g_autofree char *arguments = g_strdup_printf ("%s --%s=%s", cases[i].command, options[k], value);
          g_autofree char *told = g_strdup_printf ("--%s: “%s” is not a", options[k], value);

          if (*options[k] == '\0')
            continue;
          files_run (files, arguments);
          if (files->run.status != 2 || strstr (files->run.errors, told) == NULL)
            g_error ("“%s” ended with %d: %s", arguments, files->run.status, files->run.errors);
          g_assert_cmpstr (files->run.output, ==, "");
        }
    }

  g_assert_cmpint (files_run (files, "match minoa novice adept -n 0")->status, ==, 2);
  g_assert_nonnull (strstr (files->run.errors, "--games: “0” is not a whole number from 1 to"));
  g_assert_cmpint (files_run (files, "match minoa novice adept --sprt nan,5")->status, ==, 2);
  g_assert_cmpint (files_run (files, "perft minoa 1e300")->status, ==, 2);
  g_assert_cmpint (files_run (files, "toss novice nan")->status, ==, 2);
}

static void
test_protocol (void)
{
  program_assert_protocol (
      "ariadne-game minoa\nariadne-time nan\nariadne-time 1e300\nariadne-analyze inf\n"
      "ariadne-nodes 1e3\nariadne-seed -1\n",
      "=\n\n? “nan” is not a number from 0 to 86400.\n\n? “1e300” is not a number from 0 to 86400.\n\n"
      "? “inf” is not a number from 0 to 86400.\n\n"
      "? “1e3” is not a whole number from 0 to 9223372036854775807.\n\n"
      "? “-1” is not a whole number from 0 to 18446744073709551615.\n\n");
}

/* An option that names a file needs a name. */
static void
test_empty_names (Files        *files,
                  gconstpointer data)
{
  static const char *const cases[] = { "match minoa novice adept --against ''", "render %1 -o ''",
                                       "library -f '' list", "selfplay minoa -o ''" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (files_run (files, cases[i])->status, ==, 2);
      g_assert_cmpstr (files->run.output, ==, "");
      g_assert_nonnull (strstr (files->run.errors, "The name of a file must not be empty."));
    }
}

/* “#” begins a comment, but it may stand in a name, too. */
static void
test_file_names (Files        *files,
                 gconstpointer data)
{
  g_autofree char *input =
      g_strdup_printf ("ariadne-game minoa\nplay 1 d4e5\nariadne-save %1$s/cut #3.ariadne\n"
                       "ariadne-save \"%1$s/match #3.ariadne\" # with a comment\n"
                       "loadfile \"%1$s/match #3.ariadne\" 0\nariadne-actor\n"
                       "loadfile \"%1$s/match #3.ariadne\"\nariadne-actor\n"
                       "loadfile %1$s/match #3.ariadne\n"
                       "ariadne-save \"%1$s/one\" two\n",
                       files->folder);
  g_autofree char *cut = g_build_filename (files->folder, "cut", NULL);
  g_autofree char *one = g_build_filename (files->folder, "one", NULL);

  program_assert_protocol (
      input, "=\n\n=\n\n? “#” begins a comment. Put the name of the file in quotation marks.\n\n"
             "=\n\n=\n\n= 1\n\n=\n\n= 2\n\n"
             "? “#” begins a comment. Put the name of the file in quotation marks.\n\n"
             "? “two” follows the name of the file, which ends at the quotation mark.\n\n");
  g_assert_false (g_file_test (cut, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (one, G_FILE_TEST_EXISTS));
}

/* Text is UTF-8, whatever the locale says, and dates are those of the place. */
static void
test_list (Files        *files,
           gconstpointer data)
{
  static const char *const locales[] = { "C", "C.UTF-8" };
  g_autofree char *path = g_build_filename (files->folder, "names.ariadne", NULL);

  g_assert_true (
      g_file_set_contents (path,
                           "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n[Title \"Ärger λ 石\"]\n"
                           "[Started \"2026-01-01T23:30:00Z\"]\n[Seat1Kind \"person\"]\n"
                           "[Seat2Kind \"person\"]\n[Result \"*\"]\n\n1. d4d5\n\n",
                           -1, NULL));
  g_setenv ("TZ", "Asia/Tokyo", TRUE);
  g_unsetenv ("LANGUAGE");
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_setenv ("LC_ALL", locales[i], TRUE);
      files_assert_succeeds (files, "library -f %2/l.db import %2/names.ariadne");
      files_assert_succeeds (files, "library -f %2/l.db list --words Ärger");
      g_assert_nonnull (strstr (files->run.output, "Ärger λ 石"));
      g_assert_nonnull (strstr (files->run.output, "\t2026-01-02\t"));
      files_run (files, "render %2/Ü");
      g_assert_nonnull (strstr (files->run.errors, "Ü"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/numbers/read", test_read);
  g_test_add ("/cli/numbers/options", Files, NULL, files_set_up, test_options, files_tear_down);
  g_test_add_func ("/cli/numbers/protocol", test_protocol);
  g_test_add ("/cli/numbers/empty-names", Files, NULL, files_set_up, test_empty_names, files_tear_down);
  g_test_add ("/cli/numbers/file-names", Files, NULL, files_set_up, test_file_names, files_tear_down);
  g_test_add ("/cli/numbers/list", Files, NULL, files_set_up, test_list, files_tear_down);

  return g_test_run ();
}

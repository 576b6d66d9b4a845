/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headless program where files can't grow, and where nothing can be written. */
#include "program-fixture.h"

#include <glib/gstdio.h>

#define N_MATCHES 600 /* a library and a file of records of more than MOST bytes each */
#define MOST      100000

static void
write_many (Files *files)
{
  g_autofree char *path = g_build_filename (files->folder, "many.ariadne", NULL);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < N_MATCHES; i++)
    g_string_append_printf (text, "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n[Title \"Round %u\"]\n"
                                  "[Started \"2026-01-01T12:00:00Z\"]\n[Seat1Kind \"person\"]\n"
                                  "[Seat2Kind \"person\"]\n[Result \"*\"]\n\n1. d4d5 {Number %u} 2. e5e6\n\n", i, i);
  g_assert_cmpuint (text->len, >, MOST);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
}

static guint
count_files (Files *files)
{
  g_autoptr(GDir) dir = g_dir_open (files->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Asserts that a subcommand fails under a limit, says what to do, and leaves the file as it was, with
 * nothing beside it. */
static void
assert_full (Files      *files,
             const char *arguments,
             gsize       most_bytes,
             const char *told)
{
  g_autofree char *path = g_build_filename (files->folder, "old", NULL);
  g_autofree char *after = NULL;
  guint n_files;

  g_assert_true (g_file_set_contents (path, "as it was", -1, NULL));
  n_files = count_files (files);

  files->run.most_bytes = most_bytes;
  files_run (files, arguments);
  files->run.most_bytes = 0;
  if (files->run.status != 1 || strstr (files->run.errors, told) == NULL)
    g_error ("“%s” ended with %d: %s", arguments, files->run.status, files->run.errors);

  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, "as it was");
  g_assert_cmpuint (count_files (files), ==, n_files);
}

static void
test_full_files (Files        *files,
                 gconstpointer data)
{
  g_autofree char *shown = g_strdup_printf ("There is no space left for “%s/old”. Free some space", files->folder);

  assert_full (files, "render %1 -o %2/old", 1000, shown);
  assert_full (files, "render %1 -o %2/new.svg", 1000, "There is no space left for");
  assert_full (files, "selfplay -n 2 -l novice -s 0.1 -o %2/old minoa", 500, shown);
  assert_full (files, "review %1 --nodes 50 -o %2/old", 100, shown);
  assert_full (files, "render %1 -o /dev/full", 0, "There is no space left for “/dev/full”. Free some space");
}

static void
test_full_library (Files        *files,
                   gconstpointer data)
{
  g_autofree char *shown = g_strdup_printf ("There is no space left for “%s/old”. Free some space", files->folder);
  g_autofree char *library = g_strdup_printf ("There is no space left for the library “%s/other.db”. Free some space",
                                              files->folder);
  g_auto(GStrv) lines = NULL;

  write_many (files);
  files_assert_succeeds (files, "library -f %2/library.db import %2/many.ariadne");
  assert_full (files, "library -f %2/library.db export --force %2/old", MOST, shown);
  assert_full (files, "library -f %2/library.db export %2/new.ariadne", MOST, "There is no space left for");
  assert_full (files, "library -f %2/library.db backup --force %2/old", MOST, "There is no space left for the backup");
  files_assert_succeeds (files, "library -f %2/library.db check");

  /* Whole batches of an import stay; the next one adds the rest. */
  files->run.most_bytes = MOST;
  g_assert_cmpint (files_run (files, "library -f %2/other.db import %2/many.ariadne")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, library));
  files->run.most_bytes = 0;
  files_assert_succeeds (files, "library -f %2/other.db import %2/many.ariadne");
  files_assert_succeeds (files, "library -f %2/other.db check");
  files_assert_succeeds (files, "library -f %2/other.db list");
  lines = g_strsplit (files->run.output, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, N_MATCHES + 1);
}

/* Standard output that is a file. */
static void
test_full_output (Files        *files,
                  gconstpointer data)
{
  static const char *const printing[] = {
    "--help",
    "--version",
    "render --help",
    "check %1",
    "perft minoa 1",
    "toss novice 1",
    "library -f %2/l.db list",
    "match minoa novice novice -n 2 -s 0.01",
    "review --nodes 10 %1",
    "selfplay minoa -l novice -s 0.01",
  };
  g_autofree char *path = g_build_filename (files->folder, "out", NULL);

  files_assert_succeeds (files, "library -f %2/l.db import %1");
  files->run.output_path = path;
  files->run.most_bytes = 1000;
  g_assert_cmpint (files_run (files, "render %1")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "There is no space left for the output. Free some space"));
  files->run.most_bytes = 10;
  g_assert_cmpint (files_run (files, "perft minoa 3")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "There is no space left for the output. Free some space"));
  files->run.most_bytes = 0;

  files->run.output_path = "/dev/full";
  for (gsize i = 0; i < G_N_ELEMENTS (printing); i++)
    {
      files_run (files, printing[i]);
      if (files->run.status != 1 ||
          strstr (files->run.errors, "There is no space left for the output.") == NULL)
        g_error ("“%s” ended with %d: %s", printing[i], files->run.status, files->run.errors);
    }
  program_run_with (&files->run, NULL, "name\n");
  g_assert_cmpint (files->run.status, ==, 1);
  files->run.output_path = NULL;
}

/* The protocol goes on. */
static void
test_full_protocol (Files        *files,
                    gconstpointer data)
{
  g_autofree char *input = g_strdup_printf ("loadfile %s\nariadne-save %s\nname\n", files->record, files->record);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (g_file_get_contents (files->record, &before, NULL, NULL));
  files->run.most_bytes = 100;
  program_run_with (&files->run, NULL, input);
  files->run.most_bytes = 0;
  g_assert_cmpint (files->run.status, ==, 0);
  g_assert_true (g_str_has_prefix (files->run.output, "=\n\n? There is no space left for"));
  g_assert_true (g_str_has_suffix (files->run.output, "\n\n= Ariadne\n\n"));
  g_assert_true (g_file_get_contents (files->record, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* What is read, and that it is told, from a library that can't be written. */
static void
test_read_only (Files        *files,
                gconstpointer data)
{
  static const char *const reading[] = {
    "library -f %2/shut/library.db list", "library -f %2/shut/library.db check", "library -f %2/shut/library.db dice",
    "library -f %2/shut/library.db export %2/all.ariadne", "library -f %2/shut/library.db backup %2/copy.db",
  };
  g_autofree char *shut = g_build_filename (files->folder, "shut", NULL);
  g_autofree char *path = g_build_filename (shut, "library.db", NULL);
  g_autofree char *told = g_strdup_printf ("ariadne-engine library: The library “%s” can’t be written, so it is opened "
                                           "read-only.\n", path);
  g_autofree char *before = NULL, *after = NULL;
  gsize n_before, n_after;

  g_assert_cmpint (g_mkdir (shut, 0700), ==, 0);
  files_assert_succeeds (files, "library -f %2/shut/library.db import %1");
  g_assert_true (g_file_get_contents (path, &before, &n_before, NULL));
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (shut, 0555), ==, 0);

  files->run.obedient = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (reading); i++)
    {
      files_run (files, reading[i]);
      if (files->run.status == PROGRAM_SKIPPED)
        {
          g_test_skip ("The program can't be made to obey permissions.");
          break;
        }
      g_assert_cmpint (files->run.status, ==, 0);
      g_assert_cmpstr (files->run.errors, ==, told);
      if (i == 0)
        g_assert_nonnull (strstr (files->run.output, "minoa seats=3"));
    }

  if (files->run.status == 0)
    {
      g_assert_cmpint (files_run (files, "library -f %2/shut/library.db import %1")->status, ==, 1);
      g_assert_nonnull (strstr (files->run.errors, "can’t be written. Check the permissions of the file and of its folder."));
      g_assert_cmpstr (files->run.output, ==, "");
      g_assert_cmpint (files_run (files, "library -f %2/shut/library.db backup %2/shut/copy.db")->status, ==, 1);
      files_assert_succeeds (files, "check %2/all.ariadne");
      files_assert_succeeds (files, "library -f %2/copy.db check");
    }
  files->run.obedient = FALSE;

  g_assert_true (g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
  g_assert_cmpint (g_chmod (shut, 0700), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  /* Nothing came to lie beside it. */
  g_assert_cmpint (g_rmdir (shut), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/storage/full-files", Files, NULL, files_set_up, test_full_files, files_tear_down);
  g_test_add ("/cli/storage/full-library", Files, NULL, files_set_up, test_full_library, files_tear_down);
  g_test_add ("/cli/storage/full-output", Files, NULL, files_set_up, test_full_output, files_tear_down);
  g_test_add ("/cli/storage/full-protocol", Files, NULL, files_set_up, test_full_protocol, files_tear_down);

  g_test_add ("/cli/storage/read-only", Files, NULL, files_set_up, test_read_only, files_tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the headless program writes to: files that it must not replace, and what isn't a file. */
#include "program-fixture.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void
set_up (Files        *files,
        gconstpointer data)
{
  files_set_up (files, data);
  files_assert_succeeds (files, "library -f %2/l.db import %1");
}

static char *
path_of (Files      *files,
         const char *name)
{
  return g_build_filename (files->folder, name, NULL);
}

static void
link_to (Files      *files,
         const char *target,
         const char *name,
         gboolean    soft)
{
  g_autofree char *from = path_of (files, target), *to = path_of (files, name);

  g_assert_cmpint (soft ? symlink (target, to) : link (from, to), ==, 0);
}

/* Asserts that a command refuses to write, and leaves the file (nullable) as it was. */
static void
assert_refused (Files      *files,
                const char *arguments,
                const char *name)
{
  g_autofree char *path = name != NULL ? path_of (files, name) : NULL;
  g_autofree char *before = NULL, *after = NULL;
  gsize n_before = 0, n_after = 0;

  g_assert_true (path == NULL || g_file_get_contents (path, &before, &n_before, NULL));
  files_run (files, arguments);
  if (files->run.status != 1 || strstr (files->run.errors, "Choose another name.") == NULL)
    g_error ("“%s” ended with %d: %s", arguments, files->run.status, files->run.errors);
  g_assert_true (path == NULL || g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
}

/* The library, whatever it is called, its logs and its backups. */
static void
test_library (Files        *files,
              gconstpointer data)
{
  static const char *const names[] = { "l.db", "hard.db", "soft.db", "l.db-wal", "l.db-shm", "l.db-journal",
                                       "l.db.20260101T000000Z.backup" };
  g_autofree char *backup = path_of (files, names[6]);

  link_to (files, "l.db", "hard.db", FALSE);
  link_to (files, "l.db", "soft.db", TRUE);
  g_assert_true (g_file_set_contents (backup, "an old backup", -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *export = g_strdup_printf ("library -f %%2/l.db export --force %%2/./%s", names[i]);
      g_autofree char *copy = g_strdup_printf ("library -f %%2/l.db backup --force %%2/%s", names[i]);
      g_autofree char *path = path_of (files, names[i]);
      const char *kept = g_file_test (path, G_FILE_TEST_EXISTS) ? names[i] : NULL;

      assert_refused (files, export, kept);
      assert_refused (files, copy, kept);
      /* Whoever has it open, it is a library. */
      if (i < 6)
        {
          g_autofree char *drawn = g_strdup_printf ("render %%1 -o %%2/%s", names[i]);

          assert_refused (files, drawn, kept);
        }
    }
  files_assert_succeeds (files, "library -f %2/l.db check");
}

static void
test_protocol (Files        *files,
               gconstpointer data)
{
  g_autofree char *input =
      g_strdup_printf ("loadfile %1$s\nariadne-save %2$s/l.db\nariadne-save %2$s/l.db-wal\n"
                       "ariadne-save %1$s\n",
                       files->record, files->folder);

  program_run_with (&files->run, NULL, input);
  g_assert_true (g_str_has_prefix (files->run.output, "=\n\n? "));
  g_assert_true (g_str_has_suffix (files->run.output, "Choose another name.\n\n=\n\n"));
  files_assert_succeeds (files, "library -f %2/l.db check");
}

static void
test_inputs (Files        *files,
             gconstpointer data)
{
  static const char *const commands[] = { "render %%1 -o %%2/%s", "review --nodes 10 %%1 -o %%2/%s" };
  static const char *const names[] = { "'a match.ariadne'", "hard", "soft" };

  link_to (files, "a match.ariadne", "hard", FALSE);
  link_to (files, "a match.ariadne", "soft", TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
      {
        g_autoptr(GString) arguments = g_string_new (commands[i]);

        g_string_replace (arguments, "%%", "%", 0);
        g_string_replace (arguments, "%s", names[k], 0);
        assert_refused (files, arguments->str, "a match.ariadne");
      }
}

static void
test_links_and_modes (Files        *files,
                      gconstpointer data)
{
  g_autofree char *private = path_of (files, "private"), *soft = path_of (files, "soft");
  g_autofree char *library = path_of (files, "l.db"), *copy = path_of (files, "copy.db");
  g_autofree char *text = NULL;
  GStatBuf info;

  g_assert_true (g_file_set_contents (private, "old", -1, NULL));
  g_assert_cmpint (g_chmod (private, 0600), ==, 0);
  link_to (files, "private", "soft", TRUE);
  link_to (files, "new", "dangling", TRUE);
  files_assert_succeeds (files, "render %1 -o %2/soft");
  files_assert_succeeds (files, "render %1 -o %2/dangling");

  g_assert_true (g_file_test (soft, G_FILE_TEST_IS_SYMLINK));
  text = files_read (files, "private");
  g_assert_true (g_str_has_prefix (text, "<?xml") || strstr (text, "<svg") != NULL);
  g_assert_cmpint (g_stat (private, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0600);
  g_free (text);
  text = files_read (files, "new");
  g_assert_nonnull (strstr (text, "<svg"));

  /* A copy of what is private is private. */
  g_assert_cmpint (g_chmod (library, 0600), ==, 0);
  files_assert_succeeds (files, "library -f %2/l.db backup %2/copy.db");
  g_assert_cmpint (g_stat (copy, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0600);
}

typedef struct
{
  const char *path;
  char       *text;
} Reader;

static gpointer
read_in_thread (gpointer data)
{
  Reader *reader = data;

  g_assert_true (g_file_get_contents (reader->path, &reader->text, NULL, NULL));
  return NULL;
}

/* A pipe is written through, and stays. */
static void
test_pipe (Files        *files,
           gconstpointer data)
{
  static const char *const commands[] = { "render %1 -o %2/pipe", "library -f %2/l.db export %2/pipe",
                                          "selfplay -l novice -s 0.1 -o %2/pipe minoa" };
  g_autofree char *path = path_of (files, "pipe");
  GStatBuf info;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      Reader reader = { .path = path };
      GThread *thread = g_thread_new ("reader", read_in_thread, &reader);

      files_assert_succeeds (files, commands[i]);
      g_thread_join (thread);
      g_assert_cmpuint (strlen (reader.text), >, 100);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_true (S_ISFIFO (info.st_mode));
      g_free (reader.text);
    }

  g_assert_cmpint (files_run (files, "library -f %2/l.db backup --force %2/pipe")->status, ==, 1);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

/* Standard output by its name, which may be a file. */
static void
test_own_output (Files        *files,
                 gconstpointer data)
{
  g_autofree char *path = path_of (files, "out"), *text = NULL;

  files_assert_succeeds (files, "render %1 -o /dev/stdout");
  g_assert_nonnull (strstr (files->run.output, "<svg"));

  files->run.output_path = path;
  files_assert_succeeds (files, "review --nodes 10 %1 -o /dev/stdout");
  files->run.output_path = NULL;
  text = files_read (files, "out");
  g_assert_nonnull (strstr (text, "decisions"));
  g_assert_nonnull (strstr (text, "[Ariadne "));
}

/* A library must be a plain file. */
static void
test_no_library (Files        *files,
                 gconstpointer data)
{
  g_autofree char *pipe = path_of (files, "pipe"), *folder = path_of (files, "folder");

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (files_run (files, "library -f %2/pipe list")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "is a pipe or a device. Choose a plain file"));
  g_assert_cmpint (files_run (files, "library -f %2/folder import %1")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "is a folder. Choose a file for the library."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/replacing/library", Files, NULL, set_up, test_library, files_tear_down);
  g_test_add ("/cli/replacing/protocol", Files, NULL, set_up, test_protocol, files_tear_down);
  g_test_add ("/cli/replacing/inputs", Files, NULL, set_up, test_inputs, files_tear_down);
  g_test_add ("/cli/replacing/links-and-modes", Files, NULL, set_up, test_links_and_modes, files_tear_down);
  g_test_add ("/cli/replacing/pipe", Files, NULL, set_up, test_pipe, files_tear_down);
  g_test_add ("/cli/replacing/own-output", Files, NULL, set_up, test_own_output, files_tear_down);
  g_test_add ("/cli/replacing/no-library", Files, NULL, set_up, test_no_library, files_tear_down);

  return g_test_run ();
}

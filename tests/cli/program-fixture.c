/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program-fixture.h"

#include <glib/gstdio.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

void
run_clear (Run *run)
{
  g_clear_pointer (&run->output, g_free);
  g_clear_pointer (&run->errors, g_free);
}

/* In the child, before it becomes the program. The administrator would write into any folder, whatever its
 * permissions are. */
static void
prepare_child (gpointer data)
{
  const Run *run = data;
  struct rlimit most = { run->most_bytes, run->most_bytes };

  if (run->most_bytes > 0 && setrlimit (RLIMIT_FSIZE, &most) != 0)
    _exit (PROGRAM_SKIPPED);
  if (run->obedient && geteuid () == 0 &&
      (prctl (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0 ||
       prctl (PR_CAPBSET_DROP, CAP_FOWNER, 0, 0, 0) != 0))
    _exit (PROGRAM_SKIPPED);
}

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length > 0 ? g_strndup (data, length) : g_strdup ("");
}

void
program_run_bytes (Run        *run,
                   const char *arguments,
                   const char *input,
                   gsize       length)
{
  const char *program = g_getenv (run->program != NULL ? run->program : "ARIADNE_ENGINE");
  g_autofree char *line = g_strjoin (" ", program, arguments, NULL);
  g_auto(GStrv) words = NULL;
  g_autoptr(GSubprocessLauncher) launcher = NULL;
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GBytes) bytes = g_bytes_new (input, length), output = NULL, errors = NULL;
  g_autoptr(GError) error = NULL;

  run_clear (run);
  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE
                                        | (run->output_path == NULL ? G_SUBPROCESS_FLAGS_STDOUT_PIPE : 0));
  g_subprocess_launcher_set_stdout_file_path (launcher, run->output_path);
  g_subprocess_launcher_set_child_setup (launcher, prepare_child, run, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, bytes, NULL, &output, &errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  run->status = g_subprocess_get_exit_status (process);
  run->output = output != NULL ? text_of (output) : NULL;
  run->errors = text_of (errors);
}

void
program_run_with (Run        *run,
                  const char *arguments,
                  const char *input)
{
  program_run_bytes (run, arguments, input, strlen (input));
}

void
program_assert_protocol (const char *input,
                         const char *output)
{
  g_auto(Run) run = { 0 };

  program_run_with (&run, NULL, input);
  g_assert_cmpstr (run.output, ==, output);
  g_assert_cmpstr (run.errors, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

void
files_set_up (Files        *files,
              gconstpointer data)
{
  g_autofree char *input = NULL;

  files->folder = g_dir_make_tmp ("ariadne-XXXXXX", NULL);
  files->record = g_build_filename (files->folder, "a match.ariadne", NULL);
  input = g_strdup_printf ("ariadne-game minoa seats=3\nplay 1 d4e5\nplay 2 a1b1\nplay 3 e5f6\nplay 1 i5i6\n"
                           "ariadne-save %s\n", files->record);
  program_assert_protocol (input, "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n");
}

void
files_tear_down (Files        *files,
                 gconstpointer data)
{
  g_autoptr(GDir) dir = g_dir_open (files->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (files->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (files->folder), ==, 0);
  g_free (files->folder);
  g_free (files->record);
  run_clear (&files->run);
}

const Run *
files_run (Files      *files,
           const char *arguments)
{
  g_autoptr(GString) text = g_string_new (arguments);
  g_autofree char *record = g_shell_quote (files->record);

  g_string_replace (text, "%1", record, 0);
  g_string_replace (text, "%2", files->folder, 0);
  program_run_with (&files->run, text->str, "");

  return &files->run;
}

void
files_assert_succeeds (Files      *files,
                       const char *arguments)
{
  const Run *run = files_run (files, arguments);

  if (run->status != 0)
    g_error ("“%s” ended with %d: %s", arguments, run->status, run->errors);
  g_assert_cmpstr (run->errors, ==, "");
}

char *
files_read (Files      *files,
            const char *name)
{
  g_autofree char *path = g_build_filename (files->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

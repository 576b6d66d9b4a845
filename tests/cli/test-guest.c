/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Other programs that play against levels of this one, and behave in ways of their own. */
#include "program-fixture.h"

#include <glib/gstdio.h>

/* Writes a script for the shell, which becomes the guest of a match. %s in @script is this program. */
static const Run *
play_against (Files      *files,
              const char *script,
              const char *options)
{
  g_autofree char *path = g_build_filename (files->folder, "guest", NULL);
  g_autofree char *arguments =
      g_strdup_printf ("match minoa novice novice --seconds 0.001 -n 1 --opening 70 --against "
                       "%%2/guest %s",
                       options);
  g_autoptr(GString) text = g_string_new ("#!/bin/sh\n");

  g_string_append (text, script);
  g_string_replace (text, "%s", g_getenv ("ARIADNE_ENGINE"), 0);
  g_assert_true (g_file_set_contents_full (path, text->str, -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));

  return files_run (files, arguments);
}

/* Lines may end in CR LF. */
static void
test_line_ends (Files        *files,
                gconstpointer data)
{
  const Run *run = play_against (files, "%s | sed -u 's/$/\\r/'\n", "");

  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->output, "games 1\n"));
}

static void
assert_failure (const Run  *run,
                const char *told)
{
  if (strstr (run->errors, told) == NULL)
    g_error ("“%s” instead of “%s”", run->errors, told);
  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->output, ==, "");
}

static void
test_silence (Files        *files,
              gconstpointer data)
{
  /* Its end is the end of its input. */
  assert_failure (play_against (files, "while read line; do :; done\n", "--patience 1"),
                  "has not answered within 1.001 seconds. Give it more time with --patience.");
}

static void
test_end (Files        *files,
          gconstpointer data)
{
  assert_failure (play_against (files, "exit 3\n", ""), "ended in the middle of a game.");
  assert_failure (play_against (files, "read line; kill -9 $$\n", ""), "ended in the middle of a game.");
  assert_failure (play_against (files, "exec yes\n", "--patience 60"),
                  "answers with something other than text.");
}

/* It can be ended by signals, as when a shell had started it. */
static void
test_signals (Files        *files,
              gconstpointer data)
{
  const Run *run = play_against (files, "grep SigBlk /proc/self/status >&2\n", "");

  g_assert_nonnull (strstr (run->errors, "SigBlk:\t0000000000000000\n"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/guest/line-ends", Files, NULL, files_set_up, test_line_ends, files_tear_down);
  g_test_add ("/cli/guest/silence", Files, NULL, files_set_up, test_silence, files_tear_down);
  g_test_add ("/cli/guest/end", Files, NULL, files_set_up, test_end, files_tear_down);
  g_test_add ("/cli/guest/signals", Files, NULL, files_set_up, test_signals, files_tear_down);

  return g_test_run ();
}

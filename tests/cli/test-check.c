/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "commands.h"

#define HEAD "[Ariadne \"1\"]\n[Game \"minoa\"]\n"

/* Runs the subcommand on a file with @text. Call it in a subprocess: it ends the program. */
static void
check (const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "a.ariadne", NULL);
  char *argv[] = { "check", path, NULL };

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  exit (ari_command_check (2, argv));
}

static void
test_right (void)
{
  if (g_test_subprocess ())
    check (HEAD "a1a2\n\n" HEAD "a1b1 (d4e5)\n");

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*a.ariadne: 2 matches, all right\n");
}

/* All errors of a file are named, not only the first. */
static void
test_wrong (void)
{
  if (g_test_subprocess ())
    check (HEAD "a1a2 a1a2\n\n" HEAD "a1b1\n\n" HEAD "a1b1 (\n");

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stdout_unmatched ("*all right*");
  g_test_trap_assert_stderr ("*a.ariadne: Line 3, column 6: *\n*a.ariadne: Line 11, column 6: *\n");
}

/* A toss whose flight does not end as recorded is told about, in variations too. */
static void
test_toss (void)
{
  const char *before = "[Ariadne \"1\"]\n[Game \"minotaur\"]\n"
                       "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L ";
  const char *toss = "{[%toss x=1430 y=10500 strength=3697 spin=900 wobble=0]}";

  if (g_test_subprocess ())
    {
      g_autofree char *text = g_strdup_printf ("%shit %s\n\n%shit (miss %s) miss\n", before, toss, before, toss);

      check (text);
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*a.ariadne: Move 4: The record says that this toss missed, *");
  g_test_trap_assert_stderr_unmatched ("*toss hit*");
}

static void
test_empty (void)
{
  if (g_test_subprocess ())
    check ("");

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*a.ariadne: Line 1, column 1: *");
}

static void
test_missing (void)
{
  if (g_test_subprocess ())
    {
      char *argv[] = { "check", "/nonexistent/a.ariadne", NULL };

      exit (ari_command_check (2, argv));
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("ariadne-engine check: */nonexistent/a.ariadne*Check its name*");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/cli/check/right", test_right);
  g_test_add_func ("/cli/check/wrong", test_wrong);
  g_test_add_func ("/cli/check/toss", test_toss);
  g_test_add_func ("/cli/check/empty", test_empty);
  g_test_add_func ("/cli/check/missing", test_missing);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles are found, and are records that can be read. */
#include <string.h>

#include "ari-record.h"
#include "program-fixture.h"

#define LAB { .program = "ARIADNE_LAB" }

static void
test_found (void)
{
  g_auto(Run) one = LAB, again = LAB;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GError) error = NULL;

  program_run_with (&one, "puzzles minarett --count 1 --games 8 --nodes 20000", "");
  g_assert_cmpint (one.status, ==, 0);
  match = ari_record_read (one.output, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (ari_match_get_foreign_tags (match), "[Puzzle \"minarett-"));
  g_assert_nonnull (strstr (ari_match_get_foreign_tags (match), "[Effort \""));
  g_assert_nonnull (strstr (ari_match_get_foreign_tags (match), "[Solution \"chance "));
  g_assert_cmpuint (ari_match_winners (match), ==, 0);

  program_run_with (&again, "puzzles minarett --count 1 --games 8 --nodes 20000", "");
  g_assert_cmpstr (again.output, ==, one.output);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/puzzles/found", test_found);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-export-words.h"

#include "ari-match-fault.h"

static AriMatchFault *
fault (gint64      id,
       const char *name)
{
  AriMatchFault *self = g_new0 (AriMatchFault, 1);

  self->id = id;
  self->name = g_strdup (name);
  self->reason = g_strdup ("It is bad.");

  return self;
}

static void
test_words (void)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_match_fault_free);
  g_autofree char *one = NULL, *some = NULL, *many = NULL, *mixed = NULL;

  g_ptr_array_add (faults, fault (3, "Anna – Bert"));
  one = ari_export_words (0, faults);
  g_assert_cmpstr (one, ==, "1 match was left out because its record could not be read back:\n"
                            "• Anna – Bert: It is bad.");

  g_ptr_array_add (faults, fault (4, NULL));
  some = ari_export_words (2, faults);
  g_assert_cmpstr (some, ==, "2 matches were exported.\n"
                             "2 matches were left out because their records could not be read back:\n"
                             "• Anna – Bert: It is bad.\n• Unknown match: It is bad.");

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (faults, fault (5 + i, "Final"));
  many = ari_export_words (1, faults);
  g_assert_true (g_str_has_prefix (many, "1 match was exported.\n7 matches "));
  g_assert_true (g_str_has_suffix (many, "\n• Final: It is bad.\n… and 2 more"));

  /* Those that were written all the same are told apart. */
  g_ptr_array_set_size (faults, 2);
  ((AriMatchFault *) faults->pdata[0])->mendable = TRUE;
  g_assert_cmpuint (ari_export_n_left_out (faults), ==, 1);
  mixed = ari_export_words (1, faults);
  g_assert_cmpstr (mixed, ==, "1 match was exported.\n"
                              "1 match was left out because its record could not be read back:\n"
                              "• Unknown match: It is bad.\n"
                              "1 match was exported without part of its analysis:\n"
                              "• Anna – Bert: It is bad.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/export-words/words", test_words);

  return g_test_run ();
}

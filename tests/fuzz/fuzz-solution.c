/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-solution.h"
#include "fuzz.h"

/* What is right in an exercise, as a library holds it. What is read prints as a text that reads back
 * equal. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char *const games[] = { "minoa", "minarett", "minotaur", "labyrinth" };
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(AriSolution) solution = NULL, same = NULL;
      g_autofree char *printed = NULL, *again = NULL;
      g_autoptr(GError) error = NULL;
      const AriRules *rules = ari_rules_lookup (games[i]);
      AriPosition position;
      AriSetup setup;

      ari_setup_init (&setup, rules);
      rules->start (&position, &setup);
      solution = ari_solution_parse (rules, &position, text, &error);
      g_assert_true ((solution != NULL) == (error == NULL));
      if (solution == NULL)
        continue;

      printed = ari_solution_to_text (solution, rules, &position);
      same = ari_solution_parse (rules, &position, printed, &error);
      g_assert_no_error (error);
      again = ari_solution_to_text (same, rules, &position);
      g_assert_cmpstr (printed, ==, again);
    }

  return 0;
}

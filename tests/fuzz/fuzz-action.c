/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"
#include "fuzz.h"

/* The first byte chooses game and options, the rest are words: actions to be read and played. What is read
 * prints back as it was written. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) words = NULL;
  const AriRules *const *all;
  AriPosition position;
  AriSetup setup;
  guint choice, n, n_seats;

  if (size == 0)
    return 0;

  all = ari_rules_all (&n);
  choice = data[0];
  ari_setup_init (&setup, all[choice % n]);
  choice /= n;
  n_seats = setup.rules->choices.max_seats - setup.rules->choices.min_seats + 1;
  setup.seats = (guint8) (setup.rules->choices.min_seats + choice % n_seats);
  choice /= n_seats;
  for (guint o = 0; o < setup.rules->choices.n_options; o++)
    {
      guint n_values = g_strv_length ((char **) setup.rules->choices.options[o].values);

      setup.values[o] = (guint8) (choice % n_values);
      choice /= n_values;
    }

  setup.rules->start (&position, &setup);
  text = g_strndup ((const char *) data + 1, size - 1);
  words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *again = NULL;
      AriAction action;

      if (!ari_rules_parse (setup.rules, &position, words[i], &action, &error))
        {
          g_assert_nonnull (error);
          continue;
        }

      again = setup.rules->format (&position, action);
      g_assert_cmpstr (again, ==, words[i]);
      g_assert_true (ari_rules_legal (setup.rules, &position, action));
      setup.rules->apply (&position, action);
    }

  return 0;
}

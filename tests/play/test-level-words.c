/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-level-words.h"

/* The rating stands behind the level, and a stronger level has a higher one. */
static void
test_rated (gconstpointer game)
{
  const AriRules *rules = ari_rules_lookup (game);
  guint before = 0;

  g_assert_nonnull (ari_level_words_meaning (rules));
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      const AriLevel *level = &ari_levels ()[i];
      g_autofree char *words = ari_level_words (level, rules);
      g_autofree char *expected = g_strdup_printf ("%s · %u", level->title, ari_level_rating (level, rules));

      g_assert_cmpstr (words, ==, expected);
      g_assert_cmpuint (ari_level_rating (level, rules), >, before);
      before = ari_level_rating (level, rules);
    }
}

/* Where something has to be remembered, the explanation says how well a level does. */
static void
test_explanation (void)
{
  const AriLevel *novice = ari_level_lookup ("novice");

  g_assert_nonnull (novice->memory);
  g_assert_cmpstr (ari_level_words_explanation (novice, ari_rules_lookup ("minotaur")), ==, novice->memory);
  g_assert_cmpstr (ari_level_words_explanation (novice, ari_rules_lookup ("minoa")), ==, novice->explanation);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/play/level-words/rated/minoa", "minoa", test_rated);
  g_test_add_data_func ("/play/level-words/rated/minarett", "minarett", test_rated);
  g_test_add_data_func ("/play/level-words/rated/labyrinth", "labyrinth", test_rated);
  g_test_add_data_func ("/play/level-words/rated/minotaur", "minotaur", test_rated);
  g_test_add_func ("/play/level-words/explanation", test_explanation);

  return g_test_run ();
}

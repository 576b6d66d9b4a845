/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of turned actions are the same games. */
#include "random-game.h"

#define GAMES 3

static void
check_same (const AriRules    *rules,
            const AriPosition *a,
            const AriPosition *b)
{
  int scores[2][ARI_MAX_SEATS] = { 0 };

  g_assert_cmpuint (ari_rules_actor (rules, a), ==, ari_rules_actor (rules, b));
  g_assert_cmpuint (ari_rules_winners (rules, a), ==, ari_rules_winners (rules, b));
  g_assert_cmpuint (ari_rules_count (rules, a), ==, ari_rules_count (rules, b));
  rules->scores (a, scores[0]);
  rules->scores (b, scores[1]);
  g_assert_cmpmem (scores[0], sizeof scores[0], scores[1], sizeof scores[1]);
}

/* Plays a random game and all its turned ones side by side. Until the end they have to look different. */
static void
check_game (const AriRules *rules,
            guint64         seed)
{
  const AriSymmetries *symmetries = rules->symmetries;
  g_autofree AriPosition *turned = g_new (AriPosition, symmetries->n);
  g_autoptr(GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  AriAction action;
  Game game;

  game_start (&game, rules->id, seed);
  for (guint i = 0; i < symmetries->n; i++)
    turned[i] = game.position;

  while ((action = game_choose (&game)) != ARI_ACTION_NONE)
    {
      g_assert_cmpuint (symmetries->turn (action, 0), ==, action);
      rules->apply (&game.position, action);
      for (guint i = 0; i < symmetries->n; i++)
        {
          g_assert_true (ari_rules_legal (rules, &turned[i], symmetries->turn (action, i)));
          rules->apply (&turned[i], symmetries->turn (action, i));
          check_same (rules, &game.position, &turned[i]);
        }
    }

  for (guint i = 0; i < symmetries->n; i++)
    {
      guint64 hash = rules->hash (&turned[i]);

      g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash));
    }
  g_assert_cmpuint (g_hash_table_size (hashes), ==, symmetries->n);
}

static void
test_games (void)
{
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);

  for (guint r = 0; r < n_rules; r++)
    for (guint seed = 0; seed < GAMES && all[r]->symmetries != NULL; seed++)
      check_game (all[r], seed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/symmetries/games", test_games);

  return g_test_run ();
}

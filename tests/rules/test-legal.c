/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole random matches of each game: an action is legal exactly if it is listed, also one that differs from a
 * listed action by a single bit, such as one with a member that its kind does not use. */
#include "random-game.h"

#define BITS 32

static void
assert_legal (const Game *game)
{
  const AriRules *rules = game->setup.rules;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);
  g_autoptr(GHashTable) listed = g_hash_table_new (NULL, NULL);

  g_assert_cmpuint (ari_rules_count (rules, &game->position), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (listed, GUINT_TO_POINTER (actions[i])));

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (ari_rules_legal (rules, &game->position, actions[i]));
      for (guint bit = 0; bit < BITS; bit++)
        {
          AriAction other = actions[i] ^ 1u << bit;

          gboolean is_listed = g_hash_table_contains (listed, GUINT_TO_POINTER (other));

          if (ari_rules_legal (rules, &game->position, other) != is_listed)
            g_error ("%08x is listed or legal, but not both.", other);
        }
    }
}

static void
test_legal (gconstpointer data)
{
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      AriAction action;
      Game game;

      game_start (&game, data, seed);
      for (guint ply = 0; (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          if (ply % 5 == 0)
            assert_legal (&game);
          game.setup.rules->apply (&game.position, action);
        }
      assert_legal (&game);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const setups[] = {
    "minoa", "minoa seats=3", "minoa seats=4 closing=coloured", "minarett", "minarett board=all open=tower",
    "labyrinth", "labyrinth seats=4 entry=1or6 penalty=player", "minotaur seats=3", "minotaur seats=5 mode=simplified",
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/legal/%s", setups[i]);

      g_strdelimit (path, " ", '-');
      g_test_add_data_func (path, setups[i], test_legal);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Labyrinth against a slow second implementation, over random games. */
#include "labyrinth-slow.h"
#include "random-game.h"

#include "labyrinth/labyrinth-position.h"

static const AriRules *const rules = &ari_rules_labyrinth;

static void
check_actions (const Game *game,
               const Slow *slow)
{
  g_autoptr(GPtrArray) wanted = slow_actions (slow);

  game_assert_texts (game, wanted);
}

static void
check_state (const Game *game,
             const Slow *slow)
{
  const Labyrinth *l = labyrinth_get (&game->position);
  AriActor actor = ari_rules_actor (rules, &game->position);
  int scores[ARI_MAX_SEATS];

  g_assert_cmpuint (actor == ARI_CHANCE ? 0 : actor, ==, slow_actor (slow));
  rules->scores (&game->position, scores);
  for (guint s = 0; s < slow->seats; s++)
    {
      g_assert_cmpint (scores[s], ==, (int) slow_score (slow, s));
      g_assert_cmpuint (l->lost[s], ==, slow->to_lose[s]);
      for (guint k = 0; k < 4; k++)
        {
          guint traveller = labyrinth_traveller (s + 1, k);

          g_assert_cmpuint (l->at[traveller], ==, slow->travellers[s][k].field);
          g_assert_cmpuint (labyrinth_hold (l, traveller), ==, slow->travellers[s][k].caught);
        }
    }
}

/* Of all numbers that an action could be, those are legal that are listed. */
static void
check_legal (const Game *game)
{
  g_autoptr(GHashTable) listed = g_hash_table_new (NULL, NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    g_hash_table_add (listed, GUINT_TO_POINTER (actions[i]));
  for (AriAction action = 0; action < 1024; action++)
    g_assert_cmpint (ari_rules_legal (rules, &game->position, action), ==,
                     g_hash_table_contains (listed, GUINT_TO_POINTER (action)));
  g_assert_false (ari_rules_legal (rules, &game->position, ARI_ACTION_NONE));
}

static void
test_against_slow (gconstpointer data)
{
  for (guint i = 0; i < 6 / TEST_THRIFT; i++)
    {
      Game game;
      Slow slow;
      AriAction action;

      game_start (&game, data, i + 100);
      slow_start (&slow, &game.setup);
      for (guint ply = 0; (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          g_autofree char *text = rules->format (&game.position, action);

          check_state (&game, &slow);
          check_actions (&game, &slow);
          if (ply % 64 == 0)
            {
              check_legal (&game);
              game_assert_refusals (&game);
            }
          rules->apply (&game.position, action);
          slow_play (&slow, text);
        }
      check_state (&game, &slow);
      check_actions (&game, &slow);
      game_assert_refusals (&game);
      g_assert_cmpstr (slow.wanted, ==, "over");
      g_assert_cmpuint (ari_rules_winners (rules, &game.position), ==, 1u << slow.seat);
    }
}

static guint64
slow_perft (const Slow *slow,
            guint       depth)
{
  g_autoptr(GPtrArray) actions = slow_actions (slow);
  guint64 sequences = 0;

  if (depth == 0)
    return 1;

  for (guint i = 0; i < actions->len; i++)
    {
      Slow next = *slow;

      slow_play (&next, g_ptr_array_index (actions, i));
      sequences += slow_perft (&next, depth - 1);
    }

  return sequences;
}

static void
test_perft (void)
{
  static const char *const setups[] = { "labyrinth head=1:1", "labyrinth seats=3 entry=1or6 head=2:4,3:2" };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      Game game, even;
      Slow slow;

      game_start (&game, setups[i], 0);
      slow_start (&slow, &game.setup);
      g_assert_cmpuint (ari_perft (rules, &game.position, 4), ==, slow_perft (&slow, 4));

      game_start (&even, i == 0 ? "labyrinth" : "labyrinth seats=3 entry=1or6", 0);
      g_assert_cmpuint (ari_perft (rules, &game.position, 4), !=, ari_perft (rules, &even.position, 4));
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const entries[] = { "1", "1or6" };
  static const char *const displaced[] = { "trap", "safe" };
  static const char *const penalties[] = { "traveller", "player" };

  g_test_init (&argc, &argv, NULL);

  for (guint seats = 2; seats <= 4; seats++)
    for (guint o = 0; o < 8; o++)
      {
        char *setup = g_strdup_printf ("labyrinth seats=%u entry=%s displaced=%s penalty=%s", seats,
                                       entries[o & 1], displaced[o >> 1 & 1], penalties[o >> 2]);
        g_autofree char *path = g_strconcat ("/rules/labyrinth/against-slow/", setup, NULL);

        g_strdelimit (path, " =", '-');
        g_test_add_data_func_full (path, setup, test_against_slow, g_free);
      }
  g_test_add_data_func ("/rules/labyrinth/against-slow/head-starts", "labyrinth seats=4 head=1:1,2:4,4:2",
                        test_against_slow);
  g_test_add_func ("/rules/labyrinth/against-slow/perft", test_perft);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minarett against a slow second implementation, over random games. */
#include "minarett-slow.h"
#include "random-game.h"

#include "minarett/minarett-position.h"

static const AriRules *const rules = &ari_rules_minarett;

static void
check_actions (const Game *game,
               const Slow *slow)
{
  g_autoptr(GPtrArray) wanted = slow_actions (slow);

  game_assert_texts (game, wanted);
}

/* Of all numbers that an action could be, those are legal that are listed. */
static void
check_legal (const Game *game)
{
  g_autoptr(GHashTable) listed = g_hash_table_new (NULL, NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  AriRandom random;
  guint n = rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    {
      g_hash_table_add (listed, GUINT_TO_POINTER (actions[i]));
      g_assert_true (ari_rules_legal (rules, &game->position, actions[i]));
    }

  ari_random_init (&random, n);
  for (guint i = 0; i < 2000; i++)
    {
      /* Some bits of a legal one are turned. */
      AriAction action = n > 0 ? actions[ari_random_below (&random, n)] : 0;

      action ^= 1u << ari_random_below (&random, 32) ^ 1u << ari_random_below (&random, 32);

      g_assert_cmpint (ari_rules_legal (rules, &game->position, action), ==,
                       g_hash_table_contains (listed, GUINT_TO_POINTER (action)));
    }
  g_assert_false (ari_rules_legal (rules, &game->position, ARI_ACTION_NONE));
}

static void
check_state (const Game *game,
             const Slow *slow)
{
  int scores[ARI_MAX_SEATS];

  g_assert_cmpuint (ari_rules_actor (rules, &game->position), ==,
                    slow->actor < 2 ? slow->actor + 1 : ARI_NONE);
  g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, slow->winners);
  rules->scores (&game->position, scores);
  for (guint s = 0; s < 2; s++)
    {
      AriSupply supplies[ARI_MAX_SUPPLIES];

      g_assert_cmpint (scores[s], ==, (int) slow->captured[s]);
      g_assert_cmpuint (ari_rules_supplies (rules, &game->position, s + 1, supplies), ==, 3);
      for (guint size = 0; size < 3; size++)
        g_assert_cmpuint (supplies[size].count, ==, slow->hand[s][size]);
    }

  for (guint space = 0; space < MINARETT_SPACES; space++)
    {
      const char *tower = slow->towers[space % 5][space / 5];
      gsize height = strlen (tower);
      AriSpot spot = MINARETT_SPOT_SPACE (space);

      g_assert_cmpuint (ari_rules_occupant (rules, &game->position, spot), ==,
                        height == 0 ? ARI_NONE : g_ascii_isupper (tower[height - 1]) ? 1 : 2);
      for (guint level = 1; level <= MINARETT_LEVELS; level++)
        g_assert_cmpuint (ari_rules_occupant (rules, &game->position, MINARETT_SPOT_LEVEL (space, level)), ==,
                          level > height ? ARI_NONE : g_ascii_isupper (tower[level - 1]) ? 1 : 2);
    }
}

static void
check_overlays (const Game *game,
                const Slow *slow)
{
  AriMark marks[ARI_MAX_SPOTS];
  gboolean seen[G_MAXUINT8 + 1] = { FALSE };
  guint n = ari_rules_find_overlay (&ari_rules_minarett, "used")->marks (&game->position, marks);
  guint n_sets[2] = { 0 }, pieces = 0;

  /* The spaces of a set share a group. */
  for (guint i = 0; i < n; i++)
    {
      n_sets[marks[i].seat - 1] += !seen[marks[i].group];
      seen[marks[i].group] = TRUE;
    }
  for (guint s = 0; s < 2; s++)
    g_assert_cmpuint (n_sets[s], ==, g_hash_table_size (slow->used[s]));

  for (guint space = 0; space < MINARETT_SPACES; space++)
    pieces += (guint) strlen (slow->towers[space % 5][space / 5]);
  n = ari_rules_find_overlay (&ari_rules_minarett, "ownership")->marks (&game->position, marks);
  g_assert_cmpuint (n, ==, pieces);
  for (guint i = 0; i < n; i++)
    {
      guint space = marks[i].spot / MINARETT_LEVELS, own = 0;
      const char *group = slow->towers[space % 5][space / 5] + marks[i].spot % MINARETT_LEVELS;

      for (const char *piece = group; *piece != '\0'; piece++)
        own += g_ascii_isupper (*piece) != 0;
      if (2 * own == strlen (group))
        g_assert_cmpint (marks[i].kind, ==, ARI_MARK_CONTESTED);
      else
        g_assert_cmpuint (marks[i].seat, ==, 2 * own > strlen (group) ? 1 : 2);
    }
}

static void
check (Game *game,
       Slow *slow,
       guint ply)
{
  check_state (game, slow);
  check_actions (game, slow);
  check_overlays (game, slow);
  if (ply % 8 == 0)
    {
      check_legal (game);
      game_assert_refusals (game);
    }
}

static void
test_against_slow (gconstpointer data)
{
  static const char boards[] = "aeo";

  for (guint i = 0; i < 5; i++)
    {
      Game game;
      g_autoptr(Slow) slow = NULL;
      AriAction action;

      game_start (&game, data, i + 100);
      slow = slow_new (boards[game.setup.values[0]], game.setup.values[1] == 0, game.setup.values[2] == 0,
                       game.setup.head_start);
      for (guint ply = 0; (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          g_autofree char *text = rules->format (&game.position, action);

          check (&game, slow, ply);
          rules->apply (&game.position, action);
          slow_play (slow, text);
        }
      check (&game, slow, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const setups[] = {
    "minarett", "minarett open=tower", "minarett small=off", "minarett board=all",
    "minarett board=all open=tower", "minarett board=orthogonal",
    "minarett board=orthogonal open=tower small=off", "minarett head=1:1", "minarett board=all head=1:2,2:1",
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/minarett/against-slow/", setups[i], NULL);

      g_strdelimit (path, " =:,", '-');
      g_test_add_data_func (path, setups[i], test_against_slow);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways that pieces take in a picture in motion, in every game. */
#include "minarett/minarett-position.h"
#include "random-game.h"

#define GAMES 8
#define PLIES 120

/* The piece that lies at the end of a way afterwards is one of those that lay at the beginning of some
 * way, of the same seat unless it is a tile, which is won; no two pieces come to the same spot. */
static void
check_ends (const Game          *game,
            const AriPosition   *after,
            const AriMotionPath *paths,
            guint                n)
{
  const AriRules *rules = game->setup.rules;
  const AriBoard *board = rules->board (&game->setup);

  for (guint i = 0; i < n; i++)
    {
      AriSpot end = paths[i].spots[paths[i].n_spots - 1];

      g_assert_cmpuint (paths[i].n_spots, >=, 1);
      g_assert_cmpuint (paths[i].n_spots, <=, ARI_MAX_STEPS + 1);
      for (guint k = 0; k < paths[i].n_spots; k++)
        g_assert_cmpuint (paths[i].spots[k], <, board->n_spots);
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (paths[k].spots[paths[k].n_spots - 1], !=, end);
      if (paths[i].n_spots > 1 && board->spots[end].kind != ARI_SPOT_TILE)
        g_assert_cmpuint (ari_rules_occupant (rules, &game->position, paths[i].spots[0]), ==,
                          ari_rules_occupant (rules, after, end));
    }
}

static void
test_ends (void)
{
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);

  for (guint r = 0; r < n_rules; r++)
    for (guint seed = 0; seed < GAMES; seed++)
      {
        AriAction action;
        Game game;

        game_start (&game, all[r]->id, seed);
        for (guint ply = 0; ply < PLIES && (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
          {
            AriPosition after = game.position;
            AriMotionPath paths[ARI_MAX_MOTION_PATHS];
            guint n = ari_find_motion_paths (all[r], &game.position, action, paths);

            g_assert_cmpuint (n, <=, ARI_MAX_MOTION_PATHS);
            all[r]->apply (&after, action);
            check_ends (&game, &after, paths, n);
            game.position = after;
          }
      }
}

static guint
space_of (AriSpot spot)
{
  return spot / MINARETT_LEVELS;
}

/* A group goes along lines, no farther than it has pieces, and its largest fits everywhere. */
static void
check_moves (const Minarett      *m,
             const AriMotionPath *paths,
             guint                n)
{
  const MinarettGeometry *g = minarett_geometry (m->board);

  for (guint i = 0; i < n; i++)
    {
      MinarettPiece tower[MINARETT_LEVELS];
      guint from = space_of (paths[i].spots[0]);

      minarett_tower (m, from, tower);
      g_assert_cmpuint (paths[i].n_spots - 1, <=, n);
      for (guint k = 1; k < paths[i].n_spots; k++)
        {
          guint space = space_of (paths[i].spots[k]);

          g_assert_true (g->neighbours[space_of (paths[i].spots[k - 1])] >> space & 1);
          g_assert_true (minarett_fits (m, tower[paths[i].spots[0] % MINARETT_LEVELS].size) >> space & 1);
          for (guint before = 0; before < k; before++)
            g_assert_cmpuint (space_of (paths[i].spots[before]), !=, space);
        }
    }
}

static void
test_minarett (void)
{
  for (guint seed = 0; seed < GAMES; seed++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      Game game;
      guint n;

      game_start (&game, seed % 2 == 0 ? "minarett" : "minarett board=orthogonal open=tower", seed);
      for (guint ply = 0; ply < PLIES && (n = minarett_actions (&game.position, actions)) > 0; ply++)
        {
          for (guint i = 0; i < n; i++)
            {
              MinarettAction a = minarett_unpack (actions[i]);
              AriMotionPath paths[ARI_MAX_MOTION_PATHS];
              guint n_paths = ari_find_motion_paths (&ari_rules_minarett, &game.position, actions[i], paths);

              if (a.kind == MINARETT_MOVE || a.kind == MINARETT_UNSTACK)
                {
                  g_assert_cmpuint (n_paths, ==, a.count);
                  check_moves (minarett_get (&game.position), paths, n_paths);
                }
            }
          game.setup.rules->apply (&game.position, game_choose (&game));
        }
    }
}

static void
check_way (const Game *game,
           const char *action_text,
           guint       nth,
           const char *expected)
{
  const AriBoard *board = game->setup.rules->board (&game->setup);
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriAction action;

  ari_rules_parse (game->setup.rules, &game->position, action_text, &action, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ari_find_motion_paths (&ari_rules_minarett, &game->position, action, paths), >, nth);
  for (guint i = 0; i < paths[nth].n_spots; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "", board->spots[paths[nth].spots[i]].name);
  g_assert_cmpstr (names->str, ==, expected);
}

/* A placed piece comes from the hand; a group passes what stands in its way, and an open move leaves
 * pieces. */
static void
test_examples (void)
{
  Game game;

  game_start (&game, "minarett", 0);
  check_way (&game, "M@c3", 0, "1M c3.1");
  game_play (&game, "L@c3 L@d4 M@c3 L@a1 S@a2 L@a3");
  check_way (&game, "1a2-a1", 0, "a2.1 a1.2");
  check_way (&game, "M@d4", 0, "1M d4.2");
  game_play (&game, "M@b1 S@e5");
  check_way (&game, "S@b1", 0, "1S b1.2");
  game_play (&game, "S@b1 S@e4");
  check_way (&game, "2b1-a1", 1, "b1.2 a1.3");
  check_way (&game, "2b1-d1", 0, "b1.1 c1.1 d1.1");
  check_way (&game, "2b1-c1-d1", 0, "b1.1 c1.1");
  check_way (&game, "2b1-c1-d1", 1, "b1.2 c1.2 d1.1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/ways/ends", test_ends);
  g_test_add_func ("/rules/ways/minarett", test_minarett);
  g_test_add_func ("/rules/ways/examples", test_examples);

  return g_test_run ();
}

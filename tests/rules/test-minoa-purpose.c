/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move of Minoa is said to be for where it wins nothing at once. */
#include "minoa-game.h"
#include "minoa/minoa.h"

static const AriRules *const rules = &ari_rules_minoa;

/* @moves: separated by spaces. Returns the last one, which isn’t played. */
static AriAction
start (Game       *game,
       const char *moves)
{
  g_auto(GStrv) names = g_strsplit (moves, " ", -1);
  guint n = g_strv_length (names);
  AriAction action;

  game_start (game, "minoa", 0);
  for (guint i = 0; i + 1 < n; i++)
    game_play (game, names[i]);
  g_assert_true (ari_rules_parse (rules, &game->position, names[n - 1], &action, NULL));

  return action;
}

static void
assert_purpose (const char *moves,
                const char *expected)
{
  g_autofree char *reason = NULL, *purpose = NULL;
  Game game;
  AriAction action = start (&game, moves);

  reason = rules->narration->reason (&game.position, action).text;
  g_assert_cmpstr (reason, ==, NULL);
  purpose = rules->narration->purpose (&game.position, action).text;
  g_assert_cmpstr (purpose, ==, expected);
}

static void
assert_shape (const char *moves,
              const char *expected)
{
  g_autofree char *shape = NULL;
  Game game;
  AriAction action = start (&game, moves);

  shape = rules->narration->shape (&game.position, action).text;
  g_assert_cmpstr (shape, ==, expected);
}

/* What there is to say of a stick that neither wins nor prepares anything. */
static void
test_walls (void)
{
  assert_shape ("d4e4", "It begins a new wall, and spends no piece.");
  assert_shape ("d4e4 e4e5", "It lengthens a wall to 2 sticks, and spends no piece.");
  assert_shape ("b2c3 c3d4 b1b2", "It lengthens a wall from the border to 3 sticks, and spends no piece.");
  assert_shape ("e4e5 d4e5 e6f6 f6g6 e5e6", "It joins two walls, which rules out 1 more line for sticks.");
  assert_shape ("c1c2 c2c3 c3c4 c4c5 c5c6",
                "It prepares a wall across: one more stick could divide an area into parts of 20 triangles and "
                "of 76.");
  assert_shape ("c1c2 c2c3 c3c4 c4c5 c5c6 c6c7",
                "It divides an area into parts of 20 triangles and of 76.");
}

/* What there is to say of a piece: who comes next on both sides, up to a wall. */
static void
test_neighbours (void)
{
  assert_shape ("a1a2", "It’s the first piece on the border.");
  assert_shape ("a1a2 i8i9", "It’s the first piece of its colour on the border.");
  assert_shape ("a1a2 i8i9 a4a5", "It stands between a piece of its own colour and one of another colour on the "
                                  "border.");
  assert_shape ("a1a2 i8i9 a4a5 h9i9 a3a4", "It stands between two pieces of its own colour on the border.");
  assert_shape ("d4e4 a1a2 e4e5 a4a5 a2a3",
                "It stands between pieces of other colours: walls still have to separate it from them.");
  /* Its only other piece is the next one in both directions. */
  assert_shape ("a1a2 d4e4 a4a5", NULL);
  /* A wall from a3 to b1 separates it from a1a2 already. */
  assert_shape ("a1a2 a3b3 i8i9 b2b3 d4e4 b1b2 a3a4", NULL);
}

/* Two sticks cut off the corner a1 with its two triangles: all else is one area. */
static void
test_pieces (void)
{
  assert_purpose ("a1a2 i8i9 c1d1", NULL);
  assert_purpose ("a1a2 i8i9 a2a3", "It makes a row of 2 pieces along the border.");
  assert_purpose ("b1b2 a2b2 i8i9 h9i9",
                  "It enters an area of 94 triangles that only one other player bordered.");
  assert_purpose ("b1b2 a2b2 i8i9 h9i9 i5i6",
                  "It takes the lead along an area of 94 triangles, with 2 to 1 pieces.");
}

static void
test_sticks (void)
{
  assert_purpose ("b1b2 a2b2 a1a2 i8i9 a1b1 a1b2",
                  "It is a waiting move: the stick lies in an area that already counts for good.");
  /* Red can do the same in the opposite corner, so this doesn't stop all of it. */
  assert_purpose ("a1a2 b1b2 a1b1 h8i8 i8i9 e5e6 h9i9 a2b2",
                  "It boxes opponents into an area of only 2 triangles.");
}

/* Nothing that is said of any triangle changes. */
static void
check_waiting (const AriPosition *position,
               AriAction          action)
{
  const AriBoard *board = rules->board (NULL);
  AriPosition next = *position;

  rules->apply (&next, action);
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    if (board->spots[spot].kind == ARI_SPOT_AREA)
      {
        g_autofree char *before = ari_rules_describe_spot (rules, position, spot);
        g_autofree char *after = ari_rules_describe_spot (rules, &next, spot);

        g_assert_cmpstr (before, ==, after);
      }
}

static void
test_waiting (void)
{
  guint n_waiting = 0;

  for (guint seed = 0; seed < 30; seed++)
    {
      Game game;
      AriAction action;

      game_start (&game, minoa_setups[seed % N_MINOA_SETUPS], seed);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          g_autofree char *purpose = rules->narration->purpose (&game.position, action).text;

          if (purpose != NULL && g_str_has_prefix (purpose, "It is a waiting move"))
            {
              check_waiting (&game.position, action);
              n_waiting++;
            }
          rules->apply (&game.position, action);
        }
    }
  g_assert_cmpuint (n_waiting, >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minoa/purpose/pieces", test_pieces);
  g_test_add_func ("/rules/minoa/purpose/sticks", test_sticks);
  g_test_add_func ("/rules/minoa/purpose/waiting", test_waiting);
  g_test_add_func ("/rules/minoa/purpose/walls", test_walls);
  g_test_add_func ("/rules/minoa/purpose/neighbours", test_neighbours);

  return g_test_run ();
}

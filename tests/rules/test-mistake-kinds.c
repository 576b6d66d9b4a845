/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kinds of mistakes that the games know themselves. */
#include "labyrinth-example.h"
#include "random-game.h"

static AriAction
parse (const Game *game,
       const char *text)
{
  g_autoptr(GError) error = NULL;
  AriAction action;

  ari_rules_parse (game->setup.rules, &game->position, text, &action, &error);
  g_assert_no_error (error);

  return action;
}

/* (nullable): the first kind that playing @played instead of @best is. */
static const char *
find (const Game *game,
      const char *played,
      const char *best)
{
  guint n;
  const AriMistakeKind *slips = ari_rules_slips (game->setup.rules, &n);

  for (guint i = 0; i < n; i++)
    if (slips[i].applies (&game->position, parse (game, played), parse (game, best)))
      return slips[i].id;

  return NULL;
}

static void
test_minoa (void)
{
  static const char *const plies[] = { "a1b1", "h9i9", "a1a2", "b1b2", "b2b3", "i5i6" };
  Game game, small;

  game_start (&game, "minoa", 1);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    game_play (&game, plies[i]);

  /* Red makes an area of its own, which was none before. */
  g_assert_null (find (&game, "a3b3", "e5e6"));
  game_play (&game, "a3b3");
  game_play (&game, "i6i7");
  /* Red has four triangles there, and Blue can still place a piece at a2a3. */
  g_assert_cmpstr (find (&game, "e5e6", "a2a3"), ==, "open");
  g_assert_null (find (&game, "a2a3", "e5e6"));
  g_assert_null (find (&game, "e5e6", "d4e5"));
  /* What is half as large would only have been gained. */
  small = game;
  g_assert_null (find (&game, "e5e6", "a2b2"));
  game_play (&small, "a2b2");
  game_play (&small, "i7i8");
  g_assert_null (find (&small, "e5e6", "a2a3"));
  /* Nobody can enter it any more. */
  game_play (&game, "a2a3");
  game_play (&game, "i7i8");
  g_assert_null (find (&game, "e5e6", "d4e5"));
}

static void
test_labyrinth (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=20 1b=35 2a=17", 1);
  game_play (&game, "3-5");
  /* The turn goes on. */
  g_assert_null (find (&game, "a3", "b3"));
  game_play (&game, "b3");
  /* Traveller a stands three fields ahead of Blue, which many rolls reach; on 25, eight fields. */
  g_assert_cmpstr (find (&game, "b5", "a5"), ==, "unsafe");
  g_assert_null (find (&game, "a5", "b5"));
}

/* No game calls a kind like another one, for the library keeps only the word. */
static void
test_names (void)
{
  g_autoptr(GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      guint n;
      const AriMistakeKind *slips = ari_rules_slips (games[i], &n);

      for (guint k = 0; k < n; k++)
        g_assert_true (g_hash_table_add (ids, (gpointer) slips[k].id));
    }
  g_assert_cmpuint (g_hash_table_size (ids), >=, 2);
}

/* What is advised to those who play @one where @other is better, and the other way round. */
static void
assert_habits (const Game *game,
               const char *one,
               const char *other,
               const char *for_other,
               const char *for_one)
{
  const AriRules *rules = game->setup.rules;
  AriAction first = parse (game, one), second = parse (game, other);

  g_assert_cmpstr (ari_rules_find_habit (rules, &game->position, first, second)->advice, ==, for_other);
  g_assert_cmpstr (ari_rules_find_habit (rules, &game->position, second, first)->advice, ==, for_one);
  g_assert_null (ari_rules_find_habit (rules, &game->position, first, first));
}

static void
test_habits (void)
{
  Game minoa, minarett, labyrinth;

  game_start (&minoa, "minoa", 1);
  assert_habits (&minoa, "a1b1", "e5e6",
                 "Place sticks first: a piece that stands early is easily walled in.",
                 "Take good places on the border in time: a stick can wait until the next turn.");

  game_start (&minarett, "minarett", 1);
  game_play (&minarett, "L@c3");
  game_play (&minarett, "L@a1");
  assert_habits (&minarett, "M@c3", "1c3-c4",
                 "Look at the pieces on the board first: moving one may do more than placing another.",
                 "Bring new pieces in: each one on the board makes more threats possible.");
  g_assert_null (ari_rules_find_habit (minarett.setup.rules, &minarett.position, parse (&minarett, "M@c3"),
                                       parse (&minarett, "M@c4")));

  /* A 1 brings a traveller in, or moves one on. */
  example_set_up (&labyrinth, "labyrinth", "1a=20 2a=17", 1);
  game_play (&labyrinth, "1-5");
  assert_habits (&labyrinth, "a1", "b1",
                 "Bring your travellers in early: with several on the way, every roll finds a use.",
                 "Use the roll for travellers on the way first: others can come in later.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/mistake-kinds/minoa", test_minoa);
  g_test_add_func ("/rules/mistake-kinds/labyrinth", test_labyrinth);
  g_test_add_func ("/rules/mistake-kinds/names", test_names);
  g_test_add_func ("/rules/mistake-kinds/habits", test_habits);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice and turns that are lost without an action, in the words of each game. */
#include "labyrinth-example.h"
#include "random-game.h"

/* Plays @texts and asserts what the last of them loses; NULL: nothing. */
static void
assert_forced_effects (Game       *game,
                       const char *texts,
                       const char *expected)
{
  const AriRules *rules = game->setup.rules;
  g_autofree char *found = NULL;
  const char *last = strrchr (texts, ' ');
  g_autofree char *before = g_strndup (texts, last != NULL ? (gsize) (last - texts) : 0);
  AriPosition position;
  AriAction action;

  if (last != NULL)
    game_play (game, before);
  position = game->position;
  g_assert_true (ari_rules_parse (rules, &position, last != NULL ? last + 1 : texts, &action, NULL));
  rules->apply (&game->position, action);
  found = ari_rules_forced_effects (rules, &position, action, &game->position, NULL);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_labyrinth (void)
{
  Game game;

  /* Neither die, one of them, none lost. */
  example_set_up (&game, "labyrinth", "", 1);
  assert_forced_effects (&game, "3-4", "Red needs a 1 to bring a traveller in.");
  assert_forced_effects (&game, "1-4", NULL);
  assert_forced_effects (&game, "a1", NULL);
  assert_forced_effects (&game, "a4", NULL);
  example_set_up (&game, "labyrinth", "1a=60 1b=61 1c=61", 1);
  assert_forced_effects (&game, "1-5", NULL);
  assert_forced_effects (&game, "a1", "Red can’t use the 5.");
  example_set_up (&game, "labyrinth", "2a=10", 2);
  assert_forced_effects (&game, "3-4 a3", "Blue can’t use the 4.");

  /* If you still have travellers outside, you are told what brings them in. */
  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  assert_forced_effects (&game, "3-4", "Red needs a 1 or a 6 to bring a traveller in.");
  assert_forced_effects (&game, "1-3", NULL);
  example_set_up (&game, "labyrinth", "1a=13+2 1b=61", 1);
  assert_forced_effects (&game, "3-4", "Red needs a 1 to bring a traveller in.");
  example_set_up (&game, "labyrinth", "1a=13+2 1b=61 1c=61 1d=61", 1);
  assert_forced_effects (&game, "1-4", "Red can use neither die.");

  /* A ride that ends where it began, and one that doesn't. */
  example_set_up (&game, "labyrinth", "1a=53", 1);
  assert_forced_effects (&game, "2-3 a2 ride r2", "The ride led back to field 55.");
  example_set_up (&game, "labyrinth", "1a=53", 1);
  assert_forced_effects (&game, "2-3 a2 ride r1", NULL);
  example_set_up (&game, "labyrinth", "1a=4", 1);
  assert_forced_effects (&game, "2-3 a3 ride r3",
                         "The ride ended on 52 and led back to field 7. Red can’t use the 2.");
  example_set_up (&game, "labyrinth", "1a=44", 1);
  assert_forced_effects (&game, "2-3 a2 ride r2", "Red can’t use the 3.");

  /* A seat that has lost turns is passed over. */
  example_set_up (&game, "labyrinth penalty=player", "1a=10 1b=32", 1);
  assert_forced_effects (&game, "3-3 a3", "Red can’t use the 3.");
  assert_forced_effects (&game, "2-2", "Blue needs a 1 to bring a traveller in. Red misses a turn.");
  assert_forced_effects (&game, "2-2", "Blue needs a 1 to bring a traveller in. Red misses a turn.");
  assert_forced_effects (&game, "2-2", "Blue needs a 1 to bring a traveller in.");
}

/* In random matches, the words mention a forced_effects exactly when the rules have one. */
static void
test_random (gconstpointer data)
{
  Game game;
  AriAction action;
  guint n = 0;

  game_start (&game, data, 5);
  while ((action = game_choose (&game)) != ARI_ACTION_NONE && n < 3000)
    {
      const AriRules *rules = game.setup.rules;
      AriPosition before = game.position;
      g_autofree char *text = rules->format (&before, action), *forced_effects = NULL;

      rules->apply (&game.position, action);
      forced_effects = ari_rules_forced_effects (rules, &before, action, &game.position, NULL);
      if (g_str_equal (text, "pass") && !g_str_equal (rules->id, "minotaur"))
        g_assert_nonnull (forced_effects);
      if (forced_effects != NULL)
        g_assert_true (g_str_has_suffix (forced_effects, "."));
      n++;
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/lapse/labyrinth", test_labyrinth);
  g_test_add_data_func ("/rules/lapse/random/labyrinth", "labyrinth seats=4 penalty=player", test_random);
  g_test_add_data_func ("/rules/lapse/random/minarett", "minarett", test_random);
  g_test_add_data_func ("/rules/lapse/random/minoa", "minoa seats=4", test_random);
  g_test_add_data_func ("/rules/lapse/random/minotaur", "minotaur", test_random);

  return g_test_run ();
}

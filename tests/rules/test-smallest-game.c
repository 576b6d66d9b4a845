/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands for everything that a table of rules leaves out. */
#include "smallest-game.h"

#include "ari-picker.h"
#include "ari-random.h"

#define GAMES 50

static void
begin (AriPosition *position)
{
  AriSetup setup;

  ari_setup_init (&setup, &smallest_game);
  smallest_game.start (position, &setup);
}

/* So many ways to write 12 as a sum of ones, twos and threes; no sequence is longer. */
static void
test_perft (void)
{
  AriPosition position;

  begin (&position);
  g_assert_cmpuint (ari_perft (&smallest_game, &position, 4), ==, 81);
  g_assert_cmpuint (ari_perft (&smallest_game, &position, 12), ==, 1);
  g_assert_cmpuint (ari_perft (&smallest_game, &position, 13), ==, 0);
}

static void
test_games (void)
{
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint game = 0; game < GAMES; game++)
    {
      AriPosition position;
      AriActor last = ARI_NONE, actor;

      begin (&position);
      for (begin (&position); (actor = ari_rules_actor (&smallest_game, &position)) != ARI_NONE; last = actor)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = smallest_game.actions (&position, actions);

          g_assert_cmpuint (ari_rules_count (&smallest_game, &position), ==, n);
          g_assert_cmpuint (ari_rules_whose_turn (&smallest_game, &position), ==, actor);
          g_assert_cmpuint (ari_rules_winners (&smallest_game, &position), ==, 0);
          for (AriAction action = 0; action < 5; action++)
            g_assert_cmpint (ari_rules_legal (&smallest_game, &position, action), ==,
                             action >= 1 && action <= n);
          smallest_game.apply (&position, actions[ari_random_below (&random, n)]);
        }

      g_assert_cmpuint (ari_rules_winners (&smallest_game, &position), ==, 1u << (last - 1));
    }
}

static void
test_parts (void)
{
  AriPosition position;
  AriSupply supplies[ARI_MAX_SUPPLIES];
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n_overlays = 1;

  begin (&position);
  g_assert_cmpuint (ari_rules_side (&smallest_game, &position, 1), ==, 1);
  g_assert_cmpuint (ari_rules_side (&smallest_game, &position, 2), ==, 2);
  g_assert_cmpuint (ari_rules_side (&smallest_game, &position, 3), ==, 0);
  g_assert_cmpuint (ari_rules_supplies (&smallest_game, &position, 1, supplies), ==, 0);
  g_assert_cmpuint (ari_rules_occupant (&smallest_game, &position, 0), ==, ARI_NONE);
  g_assert_cmpuint (ari_rules_canonical_spot (&smallest_game, &position, 2), ==, 2);
  g_assert_cmpuint (ari_rules_chance_weight (&smallest_game, &position, 1), ==, 1);
  g_assert_cmpint (ari_feat_due (&smallest_game, &position), ==, ARI_FEAT_NONE);
  g_assert_null (ari_rules_overlays (&smallest_game, &n_overlays));
  g_assert_cmpuint (n_overlays, ==, 0);
  g_assert_cmpuint (ari_find_revealed_spots (&smallest_game, &position, spots), ==, 0);
  g_assert_cmpuint (ari_find_motion_paths (&smallest_game, &position, 3, paths), ==, 1);
  g_assert_cmpuint (paths[0].n_spots, ==, 1);
  g_assert_cmpuint (paths[0].spots[0], ==, 2);
}

static void
test_words (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *action_text = NULL, *spot_text = NULL, *reason = NULL, *over = NULL, *diagram = NULL;
  g_autofree char *next_step = NULL;
  AriPosition position;
  AriPicker picker;
  AriStep step;
  AriAction action;
  AriProof proof = { .n = 1 };

  begin (&position);
  g_assert_cmpstr (ari_rules_short_name (&smallest_game), ==, "Heap");
  ari_picker_init (&picker, &smallest_game, &position);
  next_step = ari_rules_next_step (&picker, &step, NULL);
  g_assert_cmpstr (next_step, ==, "Choose your move.");
  g_assert_cmpuint (step, ==, ARI_STEP_UNNAMED);
  g_assert_null (ari_rules_brief (&smallest_game, &position, 0));
  action_text = ari_rules_describe (&smallest_game, &position, 2, NULL);
  g_assert_cmpstr (action_text, ==, "take2");
  spot_text = ari_rules_describe_spot (&smallest_game, &position, 0);
  g_assert_cmpstr (spot_text, ==, "vacant");
  diagram = ari_rules_diagram (&smallest_game, &position);
  g_assert_cmpstr (diagram, ==, "");

  g_assert_true (ari_rules_parse (&smallest_game, &position, "take3", &action, NULL));
  g_assert_cmpuint (action, ==, 3);
  g_assert_false (ari_rules_parse (&smallest_game, &position, "take4", &action, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
  g_assert_cmpstr (error->message, ==, "You can’t play “take4” here.");

  g_assert_null (ari_rules_refuse (&smallest_game, &position, NULL, 0, 2, NULL));
  for (guint i = 0; i < 10; i++)
    smallest_game.apply (&position, 1);
  reason = ari_rules_refuse (&smallest_game, &position, NULL, 0, 2, &proof);
  g_assert_cmpstr (reason, ==, "You can’t pick this now.");
  g_assert_cmpuint (proof.n, ==, 0);
  smallest_game.apply (&position, 2);
  over = ari_rules_refuse (&smallest_game, &position, NULL, 0, 0, NULL);
  g_assert_cmpstr (over, ==, "The match is over.");
}

static void
test_picker (void)
{
  AriPicker picker;
  AriPosition position;

  begin (&position);
  ari_picker_init (&picker, &smallest_game, &position);
  g_assert_cmpint (ari_picker_pick (&picker, 1), ==, ARI_PICK_COMPLETE);
  g_assert_cmpuint (ari_picker_action (&picker), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/smallest-game/perft", test_perft);
  g_test_add_func ("/rules/smallest-game/games", test_games);
  g_test_add_func ("/rules/smallest-game/parts", test_parts);
  g_test_add_func ("/rules/smallest-game/words", test_words);
  g_test_add_func ("/rules/smallest-game/picker", test_picker);

  return g_test_run ();
}

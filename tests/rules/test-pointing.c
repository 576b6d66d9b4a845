/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-pointing.h"
#include "ari-random.h"

/* What a player sees and does: a position, the picks so far, and the marked targets. */
typedef struct
{
  AriSetup        setup;
  AriPosition     position;
  const AriBoard *board;
  AriPicker       picker;
  guint           n_targets;
  AriTarget       targets[ARI_MAX_TARGETS];
} Hand;

static void
look (Hand *hand)
{
  hand->n_targets = ari_target_list (&hand->picker, hand->targets);
}

static void
hand_init (Hand       *hand,
           const char *game,
           const char *actions)
{
  g_auto(GStrv) words = g_strsplit (actions, " ", -1);

  g_assert_true (ari_setup_parse (&hand->setup, game, NULL));
  hand->setup.rules->start (&hand->position, &hand->setup);
  hand->board = hand->setup.rules->board (&hand->setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (hand->setup.rules, &hand->position, words[i], &action, &error);
      g_assert_no_error (error);
      hand->setup.rules->apply (&hand->position, action);
    }
  ari_picker_init (&hand->picker, hand->setup.rules, &hand->position);
  look (hand);
}

/* Points at a spot; returns the result. */
static AriPickResult
point (Hand       *hand,
       const char *name)
{
  AriPointing pointing;
  AriPickResult result;
  AriSpot spot = ari_board_find (hand->board, name);

  ari_pointing_init (&pointing, &hand->picker, hand->targets, hand->n_targets, spot);
  result = ari_pointing_follow (&pointing, &hand->picker);
  look (hand);

  return result;
}

static void
assert_picked (Hand       *hand,
               const char *expected)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < hand->picker.n_picks; i++)
    g_string_append_printf (names, i > 0 ? " %s" : "%s", hand->board->spots[hand->picker.picks[i]].name);
  g_assert_cmpstr (names->str, ==, expected);
}

static const AriTarget *
find_target (Hand       *hand,
             const char *name)
{
  AriSpot spot = ari_board_find (hand->board, name);

  return ari_target_at (hand->targets, hand->n_targets, hand->setup.rules, spot);
}

/* Another piece is picked instead, and pointing at the picked one again puts it back. */
static void
test_switch (void)
{
  Hand hand;

  hand_init (&hand, "minarett", "L@c3 L@a1 M@c3 L@c2");
  g_assert_cmpint (point (&hand, "1S"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "1L"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "1L");
  g_assert_cmpint (point (&hand, "c3.2"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "c3.2");
  point (&hand, "c3.2");
  assert_picked (&hand, "");

  hand_init (&hand, "labyrinth", "first=1 1-1 a1 b1 2-3 1-6");
  g_assert_cmpint (point (&hand, "1.1a"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "1.1b"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "1.1b");
  g_assert_cmpint (point (&hand, "1c"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "1c");
  point (&hand, "1c");
  assert_picked (&hand, "");
  g_assert_cmpint (point (&hand, "die1"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "die2"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "die2");
}

/* A refused spot changes nothing. */
static void
test_refused (void)
{
  Hand hand;

  hand_init (&hand, "minarett", "L@c3 L@a1 M@c3 L@c2");
  g_assert_cmpint (point (&hand, "1L"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "a1"), ==, ARI_PICK_REFUSED);
  g_assert_cmpint (point (&hand, "2L"), ==, ARI_PICK_REFUSED);
  assert_picked (&hand, "1L");
}

/* The space under a stack means its lowest piece that can be taken; with that one picked, it puts the
 * stack back, and other pieces of the stack are picked instead. */
static void
test_foot (void)
{
  Hand hand;

  hand_init (&hand, "minarett", "L@c3 L@a1 M@c3 L@c2");
  g_assert_cmpint (point (&hand, "c3"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "c3.1");
  g_assert_cmpint (point (&hand, "c3.2"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "c3.2");
  point (&hand, "c3.1");
  point (&hand, "c3");
  assert_picked (&hand, "");
}

/* A marked target means what is marked, even if a piece stands there. */
static void
test_occupied_target (void)
{
  Hand hand;

  hand_init (&hand, "minarett", "L@c3 L@a1 M@c3 L@c2");
  g_assert_cmpint (point (&hand, "1S"), ==, ARI_PICK_ADDED);
  g_assert_nonnull (find_target (&hand, "c3"));
  /* One's own tower, which could be picked as well. */
  g_assert_cmpint (point (&hand, "c3.2"), ==, ARI_PICK_COMPLETE);
  assert_picked (&hand, "1S c3");

  /* The die brings a to 4, where b stands. */
  hand_init (&hand, "labyrinth", "first=1 1-1 a1 b1 2-3 2-3 a2 b3 2-3 1-6");
  g_assert_cmpint (point (&hand, "3"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "4"), ==, ARI_PICK_COMPLETE);
  assert_picked (&hand, "3.1a die1");

  /* Each place of a sanctuary means the sanctuary. */
  hand_init (&hand, "labyrinth", "first=1 1-2 a1 a2 2-3 2-6");
  g_assert_cmpint (point (&hand, "3"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "5.1d"), ==, ARI_PICK_COMPLETE);
  assert_picked (&hand, "3.1a die1");
}

/* With two dice: each of them, and both, through the passage on 6 and past the station on 7. */
static void
test_sum_of_dice (void)
{
  static const struct { const char *spot; guint n_actions; const char *die; } expected[] = {
    { "12", 1, "die1" }, { "7", 1, "die2" }, { "16", 2, "die1" }, { "10", 3, "die2" },
  };
  Hand hand;

  hand_init (&hand, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4");
  g_assert_cmpuint (hand.n_targets, ==, 0);
  g_assert_cmpint (point (&hand, "3"), ==, ARI_PICK_ADDED);
  g_assert_cmpuint (hand.n_targets, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AriTarget *target = find_target (&hand, expected[i].spot);

      g_assert_nonnull (target);
      g_assert_cmpuint (target->n_actions, ==, expected[i].n_actions);
      g_assert_cmpuint (target->pick, ==, ari_board_find (hand.board, expected[i].die));
    }
}

/* A field to which only one traveller can go means that traveller, and then the field; one to which nobody
 * can go means nothing. */
static void
test_only_piece (void)
{
  Hand hand;

  hand_init (&hand, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4");
  g_assert_cmpint (point (&hand, "8"), ==, ARI_PICK_REFUSED);
  g_assert_cmpint (point (&hand, "7"), ==, ARI_PICK_ADDED);
  assert_picked (&hand, "3.1a");
  g_assert_cmpint (point (&hand, "7"), ==, ARI_PICK_COMPLETE);

  /* With one die left, that traveller can go nowhere else, so one click on its field moves it. */
  hand_init (&hand, "labyrinth", "first=1 1-2 a1");
  g_assert_cmpint (point (&hand, "3"), ==, ARI_PICK_COMPLETE);
  assert_picked (&hand, "1.1a die2");

  /* Either of two travellers. */
  hand_init (&hand, "labyrinth", "first=1 1-1 a1 b1 2-3 2-2 a2 b2 2-3 2-2");
  g_assert_cmpint (point (&hand, "5"), ==, ARI_PICK_REFUSED);
}

/* Both dice lead from 26 to 30, the 6 by way of the gate: pointing there picks none of them, and the refusal
 * asks for one. Both dice one after the other end elsewhere if the 6 is first. */
static void
test_ambiguous (void)
{
  const char *game = "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6";
  g_autofree char *reason = NULL;
  const AriTarget *target;
  Hand hand;

  hand_init (&hand, "labyrinth", game);
  g_assert_cmpint (point (&hand, "26"), ==, ARI_PICK_ADDED);
  target = find_target (&hand, "30");
  g_assert_nonnull (target);
  g_assert_cmpuint (target->n_others, ==, 1);
  g_assert_cmpuint (target->pick, ==, ari_board_find (hand.board, "die1"));
  g_assert_cmpuint (target->others[0].pick, ==, ari_board_find (hand.board, "die2"));
  g_assert_nonnull (find_target (&hand, "28"));

  g_assert_cmpint (point (&hand, "30"), ==, ARI_PICK_REFUSED);
  assert_picked (&hand, "26");
  reason = ari_rules_refuse (hand.setup.rules, &hand.position, hand.picker.picks, hand.picker.n_picks,
                             ari_board_find (hand.board, "30"), NULL);
  g_assert_cmpstr (reason, ==,
                   "Field 30 is reached with the 4 or, back from the gate, with the 6: choose a die.");
  g_assert_cmpint (point (&hand, "die2"), ==, ARI_PICK_COMPLETE);

  /* It makes no difference which of the travellers outside enters. */
  hand_init (&hand, "labyrinth", "first=1 1-2");
  g_assert_cmpint (point (&hand, "die1"), ==, ARI_PICK_ADDED);
  g_assert_cmpint (point (&hand, "1"), ==, ARI_PICK_COMPLETE);
}

/* The 2 leads from 30 to the gate and back: the die itself is the target, because pointing at the traveller
 * puts it back. */
static void
test_way_back (void)
{
  const AriTarget *target;
  Hand hand;

  hand_init (&hand, "labyrinth", "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6 a4 b6 stay 2-3 2-5");
  g_assert_cmpint (point (&hand, "30"), ==, ARI_PICK_ADDED);
  target = find_target (&hand, "die1");
  g_assert_nonnull (target);
  g_assert_true (target->is_way_back);
  g_assert_cmpuint (target->n_actions, ==, 1);
  g_assert_false (find_target (&hand, "27")->is_way_back);
  g_assert_null (find_target (&hand, "30"));
  point (&hand, "30");
  assert_picked (&hand, "");
  point (&hand, "30");
  g_assert_cmpint (point (&hand, "die1"), ==, ARI_PICK_COMPLETE);
  assert_picked (&hand, "30 die1");
}

/* Pointing at a target makes its pick, and its actions are legal one after another. */
static void
check_targets (const Hand *before,
               guint      *n_checked)
{
  const AriRules *rules = before->setup.rules;

  for (guint i = 0; i < before->n_targets; i++)
    {
      const AriTarget *target = &before->targets[i];
      AriPosition position = before->position;
      AriPicker picker = before->picker;
      AriActor actor = ari_rules_actor (rules, &position);
      AriPointing pointing;
      AriPickResult result;

      ari_pointing_init (&pointing, &picker, before->targets, before->n_targets, target->spot);
      g_assert_true (pointing.target == target);
      g_assert_cmpuint (pointing.pick, ==, target->n_others > 0 ? ARI_SPOT_NONE : target->pick);
      pointing.pick = target->pick;
      result = ari_pointing_follow (&pointing, &picker);
      g_assert_cmpint (result, ==, target->n_actions > 0 ? ARI_PICK_COMPLETE : ARI_PICK_ADDED);
      for (guint k = 0; k < target->n_actions; k++)
        {
          g_assert_cmpuint (ari_rules_actor (rules, &position), ==, actor);
          g_assert_true (ari_rules_legal (rules, &position, target->actions[k]));
          if (k == 0)
            g_assert_cmpuint (ari_picker_action (&picker), ==, target->actions[k]);
          rules->apply (&position, target->actions[k]);
        }
      (*n_checked)++;
    }
}

static void
test_targets (gconstpointer data)
{
  g_autofree Hand *hand = g_new0 (Hand, 1);
  const AriRules *rules;
  AriAction actions[ARI_MAX_ACTIONS];
  AriRandom random;
  guint n, n_checked = 0;

  ari_random_init (&random, 3);
  g_assert_true (ari_setup_parse (&hand->setup, data, NULL));
  rules = hand->setup.rules;
  rules->start (&hand->position, &hand->setup);
  while ((n = rules->actions (&hand->position, actions)) > 0)
    {
      AriAction action = actions[ari_random_below (&random, n)];
      AriSpot picks[ARI_MAX_PICKS];
      guint n_picks = rules->picks (&hand->position, action, picks);

      ari_picker_init (&hand->picker, rules, &hand->position);
      for (guint i = 0; i < n_picks && ari_rules_actor (rules, &hand->position) != ARI_CHANCE; i++)
        {
          look (hand);
          check_targets (hand, &n_checked);
          ari_picker_pick (&hand->picker, picks[i]);
        }
      rules->apply (&hand->position, action);
    }

  g_assert_true ((n_checked > 0) == (ari_rules_pointing (rules)->target != NULL));
}

/* The field where a die lands, also at the beginning of a passage, means the move, or the traveller that
 * stands there. */
static void
check_landing (Hand      *hand,
               AriAction  action,
               guint     *n_carried)
{
  const AriRules *rules = hand->setup.rules;
  g_autofree char *text = rules->format (&hand->position, action);
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriSpot picks[ARI_MAX_PICKS], landing;
  guint pips = (guint) (text[1] - '0');
  AriPointing pointing;

  if (rules->picks (&hand->position, action, picks) != 2)
    return;

  ari_find_motion_paths (rules, &hand->position, action, paths);
  if (pips >= paths[0].n_spots)
    return;

  ari_picker_init (&hand->picker, rules, &hand->position);
  ari_picker_pick (&hand->picker, picks[1]);
  look (hand);
  landing = ari_rules_ground (rules, paths[0].spots[pips]);
  ari_pointing_init (&pointing, &hand->picker, hand->targets, hand->n_targets, landing);
  g_assert_true (pointing.pick != ARI_SPOT_NONE || pointing.keep == 0
                 || (pointing.target != NULL && pointing.target->n_others > 0));
  *n_carried += paths[0].n_spots > pips + 1;
}

static void
test_landings (void)
{
  g_autofree Hand *hand = g_new (Hand, 1);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  AriRandom random;
  guint n_carried = 0;

  ari_random_init (&random, 3);
  for (guint game = 0; game < 30; game++)
    {
      hand_init (hand, "labyrinth", "first=1");
      for (guint i = 0; i < 300 && ari_rules_actor (hand->setup.rules, &hand->position) != ARI_NONE; i++)
        {
          guint n = hand->setup.rules->actions (&hand->position, actions);

          for (guint k = 0; k < n && ari_rules_actor (hand->setup.rules, &hand->position) != ARI_CHANCE; k++)
            check_landing (hand, actions[k], &n_carried);
          hand->setup.rules->apply (&hand->position, actions[ari_random_below (&random, n)]);
        }
    }
  g_assert_cmpuint (n_carried, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/pointing/switch", test_switch);
  g_test_add_func ("/rules/pointing/refused", test_refused);
  g_test_add_func ("/rules/pointing/foot", test_foot);
  g_test_add_func ("/rules/pointing/occupied-target", test_occupied_target);
  g_test_add_func ("/rules/pointing/sum-of-dice", test_sum_of_dice);
  g_test_add_func ("/rules/pointing/only-piece", test_only_piece);
  g_test_add_func ("/rules/pointing/ambiguous", test_ambiguous);
  g_test_add_func ("/rules/pointing/way-back", test_way_back);
  g_test_add_func ("/rules/pointing/landings", test_landings);
  g_test_add_data_func ("/rules/pointing/minoa", "minoa", test_targets);
  g_test_add_data_func ("/rules/pointing/minarett", "minarett", test_targets);
  g_test_add_data_func ("/rules/pointing/labyrinth", "labyrinth", test_targets);
  g_test_add_data_func ("/rules/pointing/minotaur", "minotaur", test_targets);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules about placing, moving and draws, each in a small position. */
#include "ari-picker.h"
#include "minarett-example.h"
#include "minarett/minarett-position.h"

static const AriRules *const rules = &ari_rules_minarett;

static void
test_placing (void)
{
  Game game;

  example_set_up (&game, "minarett", "a1=L b1=m c1=S d1=lm e1=lS a2=lmS", 1);
  example_assert_legal (&game, "L@a3 M@a1 S@a1 S@b1 S@d1 M@a3 S@a3");
  example_assert_illegal (&game, "L@a1 M@b1 L@b1 S@c1 M@d1 M@e1 S@e1 S@a2 M@a2 L@a2");
  game_assert_reason (&game, "L@a1", "A foundation stands only on a vacant space.");
  game_assert_reason (&game, "M@b1", "A tower stands only on a vacant space or on a foundation.");
  game_assert_reason (&game, "S@c1", "A roof can’t stand on another roof.");

  example_set_up (&game, "minarett", "a1=L b1=L c1=L d2=L", 1);
  game_assert_reason (&game, "L@e5", "You have none of these left in hand.");
}

static void
test_group_moves (void)
{
  Game game;

  /* One step for one piece, two for two, three for three. */
  example_set_up (&game, "minarett board=orthogonal", "c3=lMS a1=lM", 1);
  example_assert_legal (&game, "1c3-c4 1c3-d3 2c3-c4 2c3-c5 2c3-d4 3c3-c4 3c3-c5 3c3-d5 3c3-e4");
  example_assert_illegal (&game, "1c3-c5 1c3-d4 2c3-d5 3c3-e5");
  game_assert_reason (&game, "2c3-d5", "Too far: a group of 2 pieces moves at most 2 spaces.");
  game_assert_reason (&game, "1c3-c5", "Too far: a single piece moves only 1 space.");
  game_assert_reason (&game, "1c3-c3", "The pieces are already here.");
  game_assert_reason (&game, "3a1-a2", "There aren’t that many pieces here.");
  game_assert_reason (&game, "1e5-e4", "There is no piece here.");

  /* Along lines only: from c4 there are no diagonals. */
  example_set_up (&game, "minarett", "c4=M c3=S", 1);
  example_assert_legal (&game, "1c4-c5 1c3-d4 1c3-b2");
  example_assert_illegal (&game, "1c4-d5 1c4-b5");
  example_set_up (&game, "minarett board=all", "c4=M", 1);
  example_assert_legal (&game, "1c4-d5 1c4-b5");
  example_set_up (&game, "minarett board=orthogonal", "c3=M", 1);
  example_assert_illegal (&game, "1c3-d4");
}

static void
test_blocked_ways (void)
{
  Game game;

  /* The largest moving piece must fit on every space, those passed over too. */
  example_set_up (&game, "minarett board=orthogonal", "a1=MS b1=s a2=m", 1);
  example_assert_illegal (&game, "2a1-c1 2a1-b1 2a1-a2 2a1-b2");
  example_assert_legal (&game, "1a1-a2");
  game_assert_reason (&game, "2a1-b2",
                         "These pieces can’t move: the largest of them fits on no neighbouring space.");
  example_set_up (&game, "minarett board=orthogonal", "a1=MS b1=s", 1);
  example_assert_legal (&game, "2a1-a2 2a1-b2 2a1-a3");
  game_assert_reason (&game, "2a1-c1",
                         "The way is blocked: the largest moving piece must fit on every space it passes.");
  example_set_up (&game, "minarett board=orthogonal", "a1=MS b1=l a2=m", 1);
  example_assert_legal (&game, "2a1-b1 2a1-c1 2a1-b2");

  /* The way may turn: the third step goes round. */
  example_set_up (&game, "minarett board=orthogonal", "a1=LMS b2=m", 1);
  example_assert_legal (&game, "3a1-a4 3a1-b3 3a1-c2 3a1-d1");
  example_assert_illegal (&game, "3a1-b2");
  /* The path is not part of the action: two ways, one action. */
  example_set_up (&game, "minarett board=orthogonal", "a1=MS", 1);
  example_empty_hands (&game);
  g_assert_cmpuint (ari_rules_count (rules, &game.position), ==, 2 + 5 + 4);
}

static void
test_open_moves (void)
{
  Game game;

  example_set_up (&game, "minarett board=orthogonal", "c3=MS", 1);
  example_assert_legal (&game, "2c3-c4-c5 2c3-c4-d4 2c3-c4-b4");
  example_assert_illegal (&game, "2c3-c4-c3 2c3-c5-c4 2c3-c4-c4 2c3-c4-d5");
  game_assert_reason (&game, "2c3-c4-c3", "You can’t enter a space twice.");
  game_assert_reason (&game, "2c3-c4-e4", "The rest goes one step further, to a neighbouring space.");

  /* From a tower of three the large piece stays. */
  example_set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  game_play (&game, "2c3-c4-c5");
  g_assert_cmpuint (minarett_get (&game.position)->pieces[1][MINARETT_LARGE], ==, MINARETT_BIT (12));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_MEDIUM], ==, MINARETT_BIT (17));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_SMALL], ==, MINARETT_BIT (22));

  example_set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  example_assert_legal (&game, "3c3-c4-d4-e4 3c3-c4-d4-d3 3c3-c4-d4-d5");
  example_assert_illegal (&game, "3c3-c4-d4-c4 3c3-c4-c3-b3 3c3-c4-c5-c3");
  game_play (&game, "3c3-c4-d4-e4");
  g_assert_cmpuint (minarett_get (&game.position)->pieces[1][MINARETT_LARGE], ==, MINARETT_BIT (17));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_MEDIUM], ==, MINARETT_BIT (18));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_SMALL], ==, MINARETT_BIT (19));

  /* The largest fits on the first space, then each where it is dropped. */
  example_set_up (&game, "minarett board=orthogonal", "c3=MS c4=l c5=m d4=s d3=m", 1);
  example_assert_legal (&game, "2c3-c4-c5 2c3-c4-b4");
  example_assert_illegal (&game, "2c3-c4-d4 2c3-d3-e3");
}

/* A tower of three never drops one piece and carries two on, nor drops two. */
static void
test_no_other_forms (void)
{
  static const char *const bad[] = {
    "3c3-c4-c5", "1c3-c4-c5", "2c3-c4-c5-d5", "4c3-c4", "0c3-c4", "c3-c4", "2c3", "2c3-", "2c3-c4-", "2c3-f4",
    "2c3-c6", "L@", "L@c9", "l@c3", "X@c3", "Lc3", "xc3", "xc3m", "x", "x-c3", "pass ", " pass", "Pass", "",
    "L@c3 ", "xc3MM", "3c3-c4-d4-e4-e5", "é",
  };
  Game game;

  example_set_up (&game, "minarett", "c3=LMs", 1);
  game_assert_errors (&game, bad, G_N_ELEMENTS (bad), ARI_RULES_ERROR_PARSE);
}

static void
test_ownership (void)
{
  Game game;

  /* One of one, one of two, two of three. */
  example_set_up (&game, "minarett", "a1=l c1=lM e1=lmS c3=LmS e5=Lms", 1);
  example_assert_legal (&game, "1c1-b1 2c1-b1 1e1-d1 2e1-d1 1c3-c4 2c3-c4 3c3-c4");
  example_assert_illegal (&game, "1a1-a2 3e1-d1 1e5-d5 2e5-d5 3e5-d5");
  game_assert_reason (&game, "3e1-d1", "This group is not yours: at least half of its pieces must be your own.");

  /* In open moves each group that travels on. */
  example_assert_legal (&game, "2c1-b1-b2 2e1-d1-d2 3c3-c4-d4-d5");
  example_set_up (&game, "minarett", "c3=Lm a1=LMs", 1);
  example_assert_legal (&game, "2c3-c4 3a1-a2 2a1-a2");
  example_assert_illegal (&game, "2c3-c4-c5 2a1-a2-a3 3a1-a2-a3-a4");
  game_assert_reason (&game, "2c3-c4-c5",
                         "Not every group that would move on is yours: at least half of its pieces must be "
                         "your own.");
  example_set_up (&game, "minarett open=tower", "c3=Lm a1=LMs", 1);
  example_assert_legal (&game, "2c3-c4-c5 2a1-a2-a3 3a1-a2-a3-a4");
}

static void
test_pass (void)
{
  Game game;

  example_set_up (&game, "minarett", "c3=s", 1);
  game_assert_reason (&game, "pass", "You may pass only when you can do nothing else.");
  example_empty_hands (&game);
  example_assert_legal (&game, "pass");
  g_assert_cmpuint (ari_rules_count (rules, &game.position), ==, 1);
  game_play (&game, "pass 1c3-c4 pass");
  example_assert_actor (&game, 2, 0);

  /* Both in succession: a draw. */
  example_set_up (&game, "minarett board=orthogonal", "", 1);
  example_empty_hands (&game);
  game_play (&game, "pass");
  example_assert_actor (&game, 2, 0);
  game_play (&game, "pass");
  example_assert_actor (&game, ARI_NONE, 3);
}

static void
test_repetition (void)
{
  Game game;

  game_start (&game, "minarett", 0);
  game_play (&game, "L@a1 L@e5");
  /* The position after the two placements comes back after four turns, and again. */
  game_play (&game, "1a1-a2 1e5-e4 1a2-a1 1e4-e5");
  example_assert_actor (&game, 1, 0);
  game_play (&game, "1a1-a2 1e5-e4 1a2-a1");
  example_assert_actor (&game, 2, 0);
  game_play (&game, "1e4-e5");
  example_assert_actor (&game, ARI_NONE, 3);
}

static void
test_hundred_quiet_turns (void)
{
  /* A walk round the board for one seat, and back and forth for the other, with no position three times. */
  static const char *const round[] = {
    "a1", "b1", "c1", "d1", "e1", "e2", "d2", "c2", "b2", "a2",
    "a3", "b3", "c3", "d3", "e3", "e4", "d4", "c4", "b4", "a4",
  };
  static const char *const forth[] = { "a5", "b5", "c5", "d5", "e5", "d5", "c5", "b5" };
  Game game;

  example_set_up (&game, "minarett", "a1=L a5=l", 1);
  for (guint turn = 0; turn < 100; turn++)
    {
      guint k = turn / 2;
      guint last = G_N_ELEMENTS (round) - 1, here = k % (2 * last), next = (k + 1) % (2 * last);
      g_autofree char *text = NULL;

      example_assert_actor (&game, turn % 2 + 1, 0);
      if (turn % 2 == 0)
        text = g_strdup_printf ("1%s-%s", round[here <= last ? here : 2 * last - here],
                                round[next <= last ? next : 2 * last - next]);
      else
        text = g_strdup_printf ("1%s-%s", forth[k % G_N_ELEMENTS (forth)],
                                forth[(k + 1) % G_N_ELEMENTS (forth)]);
      game_play (&game, text);
    }
  example_assert_actor (&game, ARI_NONE, 3);
}

/* Whether the move @text wins if it stops at the last of its picks but one, which could go on. */
static void
assert_stop_wins (const char *towers,
                  AriActor    actor,
                  const char *text,
                  gboolean    wins)
{
  AriSpot picks[ARI_MAX_PICKS];
  AriPicker picker;
  AriAction action;
  Game game;
  guint n;

  example_set_up (&game, "minarett", towers, actor);
  g_assert_true (ari_rules_parse (game.setup.rules, &game.position, text, &action, NULL));
  n = game.setup.rules->picks (&game.position, action, picks);
  ari_picker_init (&picker, game.setup.rules, &game.position);
  g_assert_false (ari_picker_stop_wins (&picker));
  for (guint i = 0; i + 1 < n; i++)
    ari_picker_pick (&picker, picks[i]);
  g_assert_cmpuint (ari_picker_stop (&picker), ==, action);
  g_assert_cmpint (ari_picker_stop_wins (&picker), ==, wins);
}

static void
test_stop_wins (void)
{
  assert_stop_wins ("d4=L c4=MS", 1, "2c4-d4", TRUE);
  assert_stop_wins ("d4=l c4=MS", 1, "2c4-d4", FALSE);
  assert_stop_wins ("d4=l c4=ms", 2, "2c4-d4", TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minarett/moves/placing", test_placing);
  g_test_add_func ("/rules/minarett/moves/group-moves", test_group_moves);
  g_test_add_func ("/rules/minarett/moves/blocked-ways", test_blocked_ways);
  g_test_add_func ("/rules/minarett/moves/open-moves", test_open_moves);
  g_test_add_func ("/rules/minarett/moves/no-other-forms", test_no_other_forms);
  g_test_add_func ("/rules/minarett/moves/ownership", test_ownership);
  g_test_add_func ("/rules/minarett/moves/pass", test_pass);
  g_test_add_func ("/rules/minarett/moves/repetition", test_repetition);
  g_test_add_func ("/rules/minarett/moves/hundred-quiet-turns", test_hundred_quiet_turns);
  g_test_add_func ("/rules/minarett/moves/stop-wins", test_stop_wins);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules about Minaretts and captures, each in a small position. */
#include "minarett-example.h"
#include "minarett/minarett-position.h"

static const AriRules *const rules = &ari_rules_minarett;

static void
test_minarett (void)
{
  Game game;

  example_set_up (&game, "minarett", "c3=LM c4=S e1=lm", 1);
  game_play (&game, "1c4-c3");
  example_assert_actor (&game, ARI_NONE, 1);

  example_set_up (&game, "minarett", "c3=LM e1=lm", 2);
  game_play (&game, "S@e1");
  example_assert_actor (&game, ARI_NONE, 2);

  /* Three colours alike, or no Minarett. */
  example_set_up (&game, "minarett", "c3=Lm", 1);
  game_play (&game, "S@c3");
  example_assert_actor (&game, 2, 0);

  /* It wins for its colour, also where the other seat completes it. */
  example_set_up (&game, "minarett open=tower", "c3=Ms b4=lm", 1);
  game_play (&game, "2c3-b3-b4");
  example_assert_actor (&game, ARI_NONE, 2);
}

static void
test_three_captures (void)
{
  Game game;
  Minarett *m = (Minarett *) &game.position;

  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=m e5=s", 1);
  m->captured[0] = 2;
  game_play (&game, "M@e1");
  example_assert_actor (&game, 1, 0);
  game_play (&game, "xc3M");
  example_assert_actor (&game, ARI_NONE, 1);
}

static void
test_large_positions (void)
{
  Game game;

  /* Any sizes, whatever stands on them; rows, columns, main diagonals. */
  example_set_up (&game, "minarett", "a1=Lm b1=M c1=Ls d1=S", 1);
  game_play (&game, "L@e1");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett board=orthogonal", "a1=L b2=M c3=L d4=S e3=m", 1);
  game_play (&game, "L@e5");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett", "a5=L a4=M a3=L a2=S e3=m", 1);
  game_play (&game, "M@a1");
  example_assert_actor (&game, 1, 0);

  /* Level 1 only, one colour only. */
  example_set_up (&game, "minarett", "a1=Lm b1=M c1=Ls d1=l e1=L", 1);
  game_play (&game, "M@d1");
  example_assert_actor (&game, 2, 0);
  /* Also without small captures. */
  example_set_up (&game, "minarett small=off", "a1=Lm b1=M c1=Ls d1=S", 1);
  game_play (&game, "L@e1");
  example_assert_actor (&game, 1, 0);
}

static void
test_small_positions (void)
{
  Game game;

  example_set_up (&game, "minarett", "a1=lM b1=LM c1=l", 1);
  game_play (&game, "M@c1");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett small=off", "a1=lM b1=LM c1=l", 1);
  game_play (&game, "M@c1");
  example_assert_actor (&game, 2, 0);

  /* Level 2, whatever is below; not on different levels, not of different sizes, not with a gap. */
  example_set_up (&game, "minarett", "a1=lS b1=mS c1=l", 1);
  game_play (&game, "S@c1");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett", "a1=lS b1=lmS c1=l", 1);
  game_play (&game, "S@c1");
  example_assert_actor (&game, 2, 0);
  example_set_up (&game, "minarett", "a1=lM b1=lM c1=l", 1);
  game_play (&game, "S@c1");
  example_assert_actor (&game, 2, 0);
  example_set_up (&game, "minarett", "a1=lM b1=lM d1=l", 1);
  game_play (&game, "M@d1");
  example_assert_actor (&game, 2, 0);
  /* Level 3. */
  example_set_up (&game, "minarett", "a1=lMS b1=lmS c1=Lm", 1);
  game_play (&game, "S@c1");
  example_assert_actor (&game, 1, 0);
  /* Not on level 1. */
  example_set_up (&game, "minarett", "a1=S b1=S e5=l", 1);
  game_play (&game, "S@c1");
  example_assert_actor (&game, 2, 0);

  /* Joined by lines: the diagonal a2 b3 c4 has none. */
  example_set_up (&game, "minarett", "a2=lM b3=lM c4=l", 1);
  game_play (&game, "M@c4");
  example_assert_actor (&game, 2, 0);
  example_set_up (&game, "minarett board=all", "a2=lM b3=lM c4=l", 1);
  game_play (&game, "M@c4");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett", "a1=lM b2=lM c3=l", 1);
  game_play (&game, "M@c3");
  example_assert_actor (&game, 1, 0);
  example_set_up (&game, "minarett board=orthogonal", "a1=lM b2=lM c3=l", 1);
  game_play (&game, "M@c3");
  example_assert_actor (&game, 2, 0);
}

static void
test_used_sets (void)
{
  Game game;

  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L e2=M e5=m a5=s", 1);
  game_play (&game, "1e2-e1 xe5M S@e5 1e1-e2 1e5-e4");
  /* The same set a second time, with another piece even: nothing. */
  game_play (&game, "S@e1");
  example_assert_actor (&game, 2, 0);
  /* The other seat has not used it. */
  g_assert_cmpuint (minarett_get (&game.position)->used[1], ==, 0);
}

static void
test_several_positions (void)
{
  Game game;

  /* A row and a column at once: two captures. */
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L e2=M e3=M e4=M e5=M a5=lm", 1);
  game_play (&game, "S@e1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 2);
  game_play (&game, "xa5L");
  example_assert_actor (&game, 1, 0);
  game_play (&game, "xa5M");
  example_assert_actor (&game, 2, 0);

  /* Two levels on the same spaces: one capture. The last group brings both pieces. */
  example_set_up (&game, "minarett", "a1=lMS b1=lMS c2=MS c1=l e5=l", 1);
  game_play (&game, "2c2-c1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 1);
}

/* One move entitles both: the mover captures first. */
static void
test_both_entitled (void)
{
  Game game;

  /* With the white medium piece a black small one travels on to level 3. */
  example_set_up (&game, "minarett", "a1=LMs b1=LMs c2=Ms c1=l e5=l", 1);
  game_play (&game, "2c2-c1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 1);
  g_assert_cmpuint (minarett_get (&game.position)->due[1], ==, 1);
  example_assert_actor (&game, 1, 0);
  /* What the removal breaks stays earned. */
  game_play (&game, "xa1S");
  example_assert_actor (&game, 2, 0);
  example_assert_legal (&game, "xa1M x-");
  game_play (&game, "x-");
  /* And the next turn is the other seat's. */
  example_assert_actor (&game, 2, 0);
  example_assert_legal (&game, "L@a5");
}

static void
test_capturing (void)
{
  Game game;
  Minarett *m = (Minarett *) &game.position;

  /* Inside a tower: what is above drops a level. */
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_assert_next_step (&game, "", "Pick a piece in your hand to place, or a piece on the board to move.");
  game_play (&game, "M@e1");
  game_assert_next_step (&game, "", "You may capture one piece: choose it, or capture nothing.");
  example_assert_legal (&game, "xc3M x-");
  example_assert_illegal (&game, "xc3L xc3S xa1L xe5L L@e5 pass 1c3-c4");
  game_assert_reason (&game, "xc3L", "You can only capture your opponent’s pieces.");
  game_assert_reason (&game, "xe5L", "There is no such piece here.");
  game_assert_reason (&game, "L@e5", "Choose a piece to capture first, or capture nothing.");
  game_play (&game, "xc3M");
  g_assert_cmpuint (ari_rules_occupant (rules, &game.position, MINARETT_SPOT_LEVEL (12, 2)), ==, 1);
  g_assert_cmpuint (ari_rules_occupant (rules, &game.position, MINARETT_SPOT_LEVEL (12, 3)), ==, ARI_NONE);
  /* Captured pieces never come back: the hand is as it was. */
  g_assert_cmpuint (m->hand[1][MINARETT_MEDIUM], ==, 3);
  g_assert_cmpuint (m->captured[0], ==, 1);

  /* Declining uses the right up. */
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_play (&game, "M@e1 x-");
  example_assert_actor (&game, 2, 0);
  game_assert_reason (&game, "x-", "There is nothing to capture now.");

  /* Nothing to capture: the right lapses. */
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L", 1);
  game_play (&game, "M@e1");
  example_assert_actor (&game, 2, 0);
  g_assert_cmpuint (m->due[0], ==, 0);
}

/* A removal can make new positions: step 2 runs again. */
static void
test_capture_by_removal (void)
{
  Game game;

  /* Without the black large piece e2 = lM, the medium one stands on level 1 and completes row 2. */
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L a2=S b2=S c2=S d2=S e2=lM e5=s", 1);
  game_play (&game, "M@e1 xe2L");
  example_assert_actor (&game, 1, 0);
  game_play (&game, "xe5S");
  example_assert_actor (&game, 2, 0);
  g_assert_cmpuint (minarett_get (&game.position)->captured[0], ==, 2);
}

/* (nullable): the first kind of mistake that playing @played instead of @best is. */
static const char *
find_slip (const Game *game,
           const char *played,
           const char *best)
{
  AriAction action, better;
  const AriMistakeKind *slips;
  guint n;

  g_assert_true (ari_rules_parse (rules, &game->position, played, &action, NULL));
  g_assert_true (ari_rules_parse (rules, &game->position, best, &better, NULL));
  slips = ari_rules_slips (rules, &n);
  for (guint i = 0; i < n; i++)
    if (slips[i].applies (&game->position, action, better))
      return slips[i].id;

  return NULL;
}

static void
test_slips (void)
{
  Game game;

  example_set_up (&game, "minarett", "a1=L b1=M c1=L d1=S c3=m e5=s", 1);
  g_assert_cmpstr (find_slip (&game, "S@a3", "M@e1"), ==, "capture");
  g_assert_null (find_slip (&game, "M@e1", "S@a3"));
  /* Both earn it. */
  g_assert_null (find_slip (&game, "L@e1", "M@e1"));
  /* There would be nothing to capture. */
  example_set_up (&game, "minarett", "a1=L b1=M c1=L d1=S", 1);
  g_assert_null (find_slip (&game, "S@a3", "M@e1"));

  example_set_up (&game, "minarett", "a1=l b1=m c1=l d1=s c3=M", 1);
  g_assert_cmpstr (find_slip (&game, "S@a3", "S@e1"), ==, "allowed");
  g_assert_null (find_slip (&game, "S@e1", "S@a3"));
  /* Neither prevents it. */
  g_assert_null (find_slip (&game, "S@a3", "S@b4"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minarett/captures/minarett", test_minarett);
  g_test_add_func ("/rules/minarett/captures/three-captures", test_three_captures);
  g_test_add_func ("/rules/minarett/captures/large-positions", test_large_positions);
  g_test_add_func ("/rules/minarett/captures/small-positions", test_small_positions);
  g_test_add_func ("/rules/minarett/captures/used-sets", test_used_sets);
  g_test_add_func ("/rules/minarett/captures/several-positions", test_several_positions);
  g_test_add_func ("/rules/minarett/captures/both-entitled", test_both_entitled);
  g_test_add_func ("/rules/minarett/captures/capturing", test_capturing);
  g_test_add_func ("/rules/minarett/captures/capture-by-removal", test_capture_by_removal);
  g_test_add_func ("/rules/minarett/captures/slips", test_slips);

  return g_test_run ();
}

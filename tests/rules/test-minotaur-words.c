/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said and shown of Minotaur: actions, spots, the diagram, what is left, and what was seen. */
#include "minotaur-example.h"
#include "minotaur/minotaur-position.h"

static const AriRules *const rules = &ari_rules_minotaur;

static void
assert_occupied (const Game *game,
                 const char *name,
                 const char *words,
                 AriActor    occupant)
{
  AriSpot spot = ari_board_find (rules->board (&game->setup), name);

  game_assert_spot (game, name, words);
  g_assert_cmpuint (ari_rules_occupant (rules, &game->position, spot), ==, occupant);
}

static void
test_sentences (void)
{
  Game game;

  example_set_up (&game, "minotaur seats=4", "1B21 2B32 1R11");
  game_assert_sentence (&game, "a1", "Player 1 turns over a1");
  game_assert_sentence (&game, "2:B3L", "Player 1 challenges Player 2: blue 3, left horn");
  assert_occupied (&game, "1:BL", "2", 1);
  assert_occupied (&game, "2:BR", "2", 2);
  assert_occupied (&game, "1:RR", "1, resolved", 1);
  assert_occupied (&game, "3:RR", "vacant", 0);
  assert_occupied (&game, "a1", "face down", 0);
  assert_occupied (&game, "e8", "vacant", 0);
  assert_occupied (&game, "take-R", "Exchange the Right Tiles", 0);

  game_play (&game, "a1");
  game_assert_sentence (&game, "W4R", "a1: white 4, right horn");
  assert_occupied (&game, "a1", "face down", 0);
  game_play (&game, "W4R");
  assert_occupied (&game, "a1", "white 4, right horn", 0);
  game_play (&game, "b1 W1L");
  game_assert_sentence (&game, "claim", "Player 1 claims the tiles on a1 and b1");
  game_assert_sentence (&game, "leave", "Player 1 leaves the tiles on a1 and b1");
  game_play (&game, "leave");
  /* To remember it is the game. */
  assert_occupied (&game, "a1", "face down", 0);
  game_play (&game, "1:B2L");
  game_assert_sentence (&game, "hit", "Player 2 hits");
  game_play (&game, "miss");
  game_assert_sentence (&game, "miss", "Player 1 misses");
  game_play (&game, "hit");
  game_assert_sentence (&game, "take-L", "Player 1 exchanges the left tiles");
  game_assert_sentence (&game, "decline", "Player 1 exchanges nothing");
}

/* What the last of @texts brings without an action of its own; NULL: nothing. */
static void
assert_forced_effects (const char *texts,
                       const char *expected)
{
  g_auto(GStrv) actions = g_strsplit (texts, " ", -1);
  g_autofree char *found = NULL;
  AriPosition before;
  AriAction action;
  Game game;

  example_set_up (&game, "minotaur seats=4", "1B21 2B32");
  for (guint i = 0; actions[i] != NULL; i++)
    {
      before = game.position;
      g_assert_true (ari_rules_parse (rules, &before, actions[i], &action, NULL));
      rules->apply (&game.position, action);
    }
  found = ari_rules_forced_effects (rules, &before, action, &game.position, NULL);
  g_assert_cmpstr (found, ==, expected);
}

/* After a challenge: who has won it, and which tiles go to whom. */
static void
test_settlements (void)
{
  assert_forced_effects ("a1", NULL);
  assert_forced_effects ("2:B3L", NULL);
  assert_forced_effects ("2:B3L hit", NULL);
  assert_forced_effects ("2:B3L hit hit", "Both hit: nothing changes hands.");
  assert_forced_effects ("2:B3L miss miss", "Both miss: nothing changes hands.");
  assert_forced_effects ("2:B3L hit miss",
                         "Exchange: blue left 3 to Player 1, 2 to Player 2.");
  assert_forced_effects ("2:B3L miss hit", NULL);
  assert_forced_effects ("2:B3L miss hit take-R",
                         "Exchange: blue right 1 to Player 2, 2 to Player 1.");
  assert_forced_effects ("2:B3L miss hit decline", "Player 2 wins the challenge. Nothing changes hands.");
}

static void
assert_purpose (const Game *game,
               const char *text,
               const char *expected) /* (nullable) */
{
  AriAction action;
  g_autofree char *reason = NULL;

  g_assert_true (ari_rules_parse (rules, &game->position, text, &action, NULL));
  reason = rules->narration->purpose (&game->position, action).text;
  g_assert_cmpstr (reason, ==, expected);
}

/* What a tile is turned over for: only tiles that everyone has seen count. */
static void
test_purposes (void)
{
  const char *nothing_new = "The others have already seen this tile, so it tells them nothing new.";
  Game game;

  game_start (&game, "minotaur seats=3", 1);
  assert_purpose (&game, "a1", "Nobody has seen any of the tiles that lie face down.");
  game_play (&game, "a1 R1L a2 R3L");
  assert_purpose (&game, "a1", nothing_new);
  /* With the left 3 that lies open, the three right tiles of its colour make a pair. */
  assert_purpose (&game, "b1", "Nobody has seen this tile yet. 3 of the 28 unseen tiles would make a pair with one "
                               "that was seen.");
  game_play (&game, "b1 R1R");
  assert_purpose (&game, "a1", "It completes a pair of equal values, worth 1 point.");
  assert_purpose (&game, "a2", "It completes a pair with the values 1 and 3.");
  assert_purpose (&game, "b2", "Nobody has seen this tile yet. 1 of the 27 unseen tiles would make a pair with the "
                               "open one.");
  /* What lies on the last cell follows from all the others. */
  ((Minotaur *) &game.position)->unseen = MINOTAUR_BIT (minotaur_tile (MINOTAUR_RED, 1, MINOTAUR_LEFT));
  assert_purpose (&game, "b2", "It is the last tile that nobody has seen, so it can be worked out. "
                               "It completes a pair of equal values, worth 1 point.");
  ((Minotaur *) &game.position)->unseen = MINOTAUR_BIT (minotaur_tile (MINOTAUR_GREEN, 1, MINOTAUR_LEFT));
  assert_purpose (&game, "b2", "Nobody has seen this tile yet. None of the unseen tiles would make a pair with the open one.");
  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R1L a2 R3L b1 R1R b2 G1L");
  assert_purpose (&game, "a1", "It begins a pair of equal values, worth 1 point.");
  assert_purpose (&game, "a2", "It begins a pair with the values 3 and 1.");
  assert_purpose (&game, "b2", nothing_new);

  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R1L b1 R3R");
  assert_purpose (&game, "claim", "It takes a pair with the values 1 and 3.");
  assert_purpose (&game, "leave", "It keeps the colour free for a pair of equal values.");
  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R3L b1 R3R");
  assert_purpose (&game, "leave", "It keeps the colour free for a pair of a higher value.");
  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R5L b1 R5R");
  assert_purpose (&game, "leave", NULL);

  example_set_up (&game, "minotaur seats=4", "1B21 2B32");
  assert_purpose (&game, "2:B2R", "If only the challenger hits, it makes a pair of equal values, worth 2 points.");
  assert_purpose (&game, "2:B3L", NULL);

  /* Where only equal values may be claimed, others begin nothing. */
  game_start (&game, "minotaur seats=3 mode=memory", 1);
  game_play (&game, "a1 R1L a2 R3R");
  assert_purpose (&game, "a1", nothing_new);
}

/* A seat that owns all its pairs may pass. */
static void
test_shape (void)
{
  g_autofree char *passes = NULL;
  AriAction action;
  Game game;

  example_set_up (&game, "minotaur seats=3", "1R13 1G13 1B13 1Y13 1W13");
  g_assert_true (ari_rules_parse (rules, &game.position, "pass", &action, NULL));
  passes = rules->narration->shape (&game.position, action).text;
  g_assert_cmpstr (passes, ==, "It turns over no tile, so the others learn nothing new.");
  g_assert_true (ari_rules_parse (rules, &game.position, "a1", &action, NULL));
  g_assert_null (rules->narration->shape (&game.position, action).text);
}

/* What was shown for a moment is told only as what it is: a glimpse. */
static void
test_glimpse (void)
{
  Game game;
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];
  g_autofree char *words = NULL;

  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R1L a2 R3L");
  g_assert_cmpuint (ari_find_revealed_spots (rules, &game.position, spots), ==, 2);
  words = rules->motion->describe_revealed (&game.position, spots[0]);
  g_assert_cmpstr (words, ==, "red 1, left horn");
  assert_occupied (&game, "a1", "face down", 0);
}

static void
assert_missed_recall (const Game *game,
                      const char *text,
                      AriRecall   recall,
                      const char *expected)
{
  AriAction action;
  g_autofree char *found = NULL;

  g_assert_true (ari_rules_parse (rules, &game->position, text, &action, NULL));
  found = rules->memory->missed_recall (&game->position, action, NULL);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpint (rules->memory->recall (&game->position, action), ==, recall);
}

/* What a player who forgets nothing would have known. A pair that is found takes both its tiles; memory
 * has nothing to do with which pair is better, or with when a known tile is turned over. */
static void
test_oversights (void)
{
  Game game;

  game_start (&game, "minotaur seats=3", 1);
  assert_missed_recall (&game, "a1", ARI_RECALL_NONE, NULL);
  game_play (&game, "a1 R1L a2 R3L");
  assert_missed_recall (&game, "a3", ARI_RECALL_NONE, NULL);
  assert_missed_recall (&game, "a1", ARI_RECALL_NONE, "Player 2 turned over a tile that was known.\n"
                                                  "a1: red 1, left horn, last seen 1 turn ago.");

  game_play (&game, "a3 R3R");
  assert_missed_recall (&game, "a4", ARI_RECALL_MISSED, "Player 2 didn’t turn over the matching tile, although it had been seen.\n"
                                                    "a2: red 3, left horn, last seen 1 turn ago.");
  assert_missed_recall (&game, "a2", ARI_RECALL_FOUND, NULL);
  assert_missed_recall (&game, "a1", ARI_RECALL_FOUND, NULL);
  game_play (&game, "a1");
  assert_missed_recall (&game, "claim", ARI_RECALL_NONE, "Player 2 claimed this pair, although a better partner was known.\n"
                                                     "a2: red 3, left horn, last seen 1 turn ago.");
  assert_missed_recall (&game, "leave", ARI_RECALL_NONE, NULL);

  game_play (&game, "leave");
  assert_missed_recall (&game, "a2", ARI_RECALL_NONE, NULL);
  assert_missed_recall (&game, "a4", ARI_RECALL_MISSED, "Player 3 left a known pair on the table.\n"
                                                    "a2: red 3, left horn, last seen 2 turns ago.\n"
                                                    "a3: red 3, right horn, last seen 1 turn ago.");
}

static void
test_next_steps (void)
{
  Game game;

  example_set_up (&game, "minotaur", "1B31 2B13 1R11");
  game_assert_next_step (&game, "", "Turn over a tile, or challenge Player 2 for a tile you lack.");
  game_play (&game, "2:B3R");
  game_assert_next_step (&game, "", "You have challenged Player 2 (blue 3, right horn): toss the ring at the "
                                    "bull.");
  game_play (&game, "miss");
  game_assert_next_step (&game, "", "Player 1 challenged you (blue 3, right horn) and missed: toss the ring, "
                                    "and with a hit you may exchange tiles.");
  game_play (&game, "hit");
  game_assert_next_step (&game, "", "Only you hit: choose which tiles to exchange, or none.");
  game_play (&game, "decline");
  game_assert_next_step (&game, "", "Turn over a tile, or challenge Player 1 for a tile you lack.");

  game_start (&game, "minotaur", 1);
  game_assert_next_step (&game, "", "Turn over two tiles: a left and a right horn of one colour "
                                    "make a pair that you may claim.");
  game_play (&game, "a1 R3L");
  game_assert_next_step (&game, "", "Turn over a second tile to match the first.");
  game_play (&game, "a2 R1R");
  game_assert_next_step (&game, "", "Claim the two tiles as a pair, or leave them.");
  game_play (&game, "claim a3 R5L a4 G1L a5 B1L a6 B3L b1 R3R");
  game_assert_next_step (&game, "", "Turn over a second tile. You already own a pair of this colour, so you "
                                    "can’t claim these two.");
}

static void
test_diagram (void)
{
  Game game;
  g_autofree char *diagram = NULL;

  example_set_up (&game, "minotaur", "1B31 2B13 1R11");
  game_play (&game, "a1 G1L a2 G3L b2 W1L");
  diagram = ari_rules_diagram (rules, &game.position);
  g_assert_cmpstr (diagram, ==,
                   "    1   2   3   4   5   6\n"
                   "a === === === === === ===\n"
                   "b === W1L === === === ===\n"
                   "c === === === === === ===\n"
                   "d === === === === === ===\n"
                   "e ... ... ... ... ... ...\n"
                   "1 R1-1 G... B3-1 Y... W...\n"
                   "2 R... G... B1-3 Y... W...\n"
                   "3 R... G... B... Y... W...\n");
}

static void
test_supplies (void)
{
  AriSupply supplies[ARI_MAX_SUPPLIES];
  Game game;

  example_set_up (&game, "minotaur", "1B31 2B13 1R11 1G55");
  g_assert_cmpuint (ari_rules_supplies (rules, &game.position, 1, supplies), ==, 2);
  g_assert_cmpuint (supplies[0].count, ==, 2);
  g_assert_cmpuint (supplies[1].count, ==, 1);
}

/* Marks lie where a tile was seen that is still there, and fade. */
static void
test_memory (void)
{
  AriMark marks[ARI_MAX_SPOTS];
  Game game;

  game_start (&game, "minotaur", 0);
  g_assert_cmpuint (minotaur_overlays.list->marks (&game.position, marks), ==, 0);
  game_play (&game, "a1 R1L a2 R3R");
  g_assert_cmpuint (minotaur_overlays.list->marks (&game.position, marks), ==, 0);
  game_play (&game, "leave b1 G1L b2 R5L");
  g_assert_cmpuint (minotaur_overlays.list->marks (&game.position, marks), ==, 4);
  g_assert_cmpuint (marks[0].spot, ==, 0);
  g_assert_cmpint (marks[0].kind, ==, ARI_MARK_SEEN);
  g_assert_cmpfloat (marks[0].strength, <, marks[2].strength);
  g_assert_cmpfloat (marks[0].strength, >, 0);
  game_play (&game, "a1 a2 claim");
  g_assert_cmpuint (minotaur_overlays.list->marks (&game.position, marks), ==, 2);
  g_assert_true (rules->overlays->list[0].reveals_hidden);
}

static void
assert_to_remember (const Game *game,
                    const char *before, /* where @text could be played */
                    const char *text,
                    gboolean    expected)
{
  Game earlier;
  AriAction action;

  game_start (&earlier, "minotaur seats=3", 1);
  game_play (&earlier, before);
  g_assert_true (ari_rules_parse (rules, &earlier.position, text, &action, NULL));
  g_assert_cmpint (rules->memory->to_remember (&game->position, action, FALSE, FALSE), ==, expected);
}

/* Players have to remember place and face of a tile from when it can't be seen any more until it leaves the
 * table. */
static void
test_to_remember (void)
{
  Game game;

  game_start (&game, "minotaur seats=3", 1);
  game_play (&game, "a1 R1L a2 R3L");
  assert_to_remember (&game, "", "a1", FALSE);
  assert_to_remember (&game, "a1", "R1L", FALSE);
  game_play (&game, "a3");
  assert_to_remember (&game, "", "a1", TRUE);
  assert_to_remember (&game, "a1", "R1L", TRUE);
  assert_to_remember (&game, "", "a3", FALSE);
  game_play (&game, "R3R");
  assert_to_remember (&game, "a1", "R3R", FALSE);

  game_play (&game, "a1");
  assert_to_remember (&game, "a1", "R1L", FALSE);
  assert_to_remember (&game, "a1", "R3L", TRUE);
  game_play (&game, "claim");
  assert_to_remember (&game, "", "a1", FALSE);
  assert_to_remember (&game, "a1", "R1L", FALSE);
  assert_to_remember (&game, "", "a2", TRUE);
  assert_to_remember (&game, "a1", "R3L", TRUE);
}

/* What @game's cell @name is said to show, in the position @now has come from. */
static void
assert_seen (const Game *earlier,
             const Game *now,
             AriSpot     cell,
             const char *expected)
{
  AriPosition position = earlier->position;
  g_autofree char *text = NULL;

  rules->memory->redact (&position, &now->position, FALSE, FALSE);
  text = ari_rules_describe_spot (rules, &position, cell);
  g_assert_cmpstr (text, ==, expected);
}

/* Who looks back sees of a tile what can be seen of it now, and that it lay open. */
static void
test_veil (void)
{
  const char *redacted = "turned over, hidden until the end of the match";
  Game first, second, left, other, now;
  AriSpot revealed_spots[ARI_MAX_REVEALED_SPOTS];

  game_start (&first, "minotaur seats=3", 1);
  game_play (&first, "a1 R1L");
  second = first;
  game_play (&second, "a2 R3R");
  left = second;
  game_play (&left, "leave");
  now = left;
  assert_seen (&second, &now, 0, "red 1, left horn");
  assert_seen (&left, &now, 0, "face down");

  game_play (&now, "b1");
  assert_seen (&first, &now, 0, redacted);
  assert_seen (&first, &now, 1, "face down");
  assert_seen (&second, &now, 0, redacted);
  assert_seen (&second, &now, 1, redacted);
  assert_seen (&left, &now, 1, redacted);
  assert_seen (&now, &now, 0, "face down");
  assert_seen (&now, &now, 6, "face down");
  rules->memory->redact (&left.position, &now.position, FALSE, FALSE);
  g_assert_cmpuint (rules->motion->revealed_spots (&left.position, revealed_spots), ==, 0);

  game_play (&now, "B1L a1");
  assert_seen (&second, &now, 0, "red 1, left horn");
  assert_seen (&second, &now, 1, redacted);

  game_start (&other, "minotaur seats=3", 1);
  game_play (&other, "a1 G1L");
  game_play (&now, "a3 Y1L");
  assert_seen (&other, &now, 0, "green 1, left horn");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minotaur/words/purposes", test_purposes);
  g_test_add_func ("/rules/minotaur/words/shape", test_shape);
  g_test_add_func ("/rules/minotaur/words/sentences", test_sentences);
  g_test_add_func ("/rules/minotaur/words/settlements", test_settlements);
  g_test_add_func ("/rules/minotaur/words/glimpse", test_glimpse);
  g_test_add_func ("/rules/minotaur/words/oversights", test_oversights);
  g_test_add_func ("/rules/minotaur/words/to-remember", test_to_remember);
  g_test_add_func ("/rules/minotaur/words/veil", test_veil);
  g_test_add_func ("/rules/minotaur/words/next-steps", test_next_steps);
  g_test_add_func ("/rules/minotaur/words/diagram", test_diagram);
  g_test_add_func ("/rules/minotaur/words/supplies", test_supplies);
  g_test_add_func ("/rules/minotaur/words/memory", test_memory);

  return g_test_run ();
}

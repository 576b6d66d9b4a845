/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person who doesn't see the board is told on request. */
#include "ari-answer.h"

#include "ari-board.h"
#include "table-fixture.h"

static void
assert_told (AriTable    *table,
             AriQuestion  question,
             const char  *expected)
{
  g_autofree char *text = ari_answer (table, question);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_place (AriTable   *table,
              const char *name,
              const char *expected)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (table));
  AriSpot spot = ari_board_find (setup->rules->board (setup), name);
  g_autofree char *text = NULL;

  g_assert_cmpuint (spot, !=, ARI_SPOT_NONE);
  text = ari_answer_spot (table, spot);
  g_assert_cmpstr (text, ==, expected);
}

static void
make_computer (AriMatch *match,
               AriActor  seat)
{
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, "Daedalus", "novice");
}

static void
test_turn (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "");
  AriTable *table = NULL;

  make_computer (match, 2);
  table = ari_table_new (match, NULL, TRUE);
  assert_told (table, ARI_QUESTION_LAST_MOVE, "Nobody has moved yet.");
  assert_told (table, ARI_QUESTION_TURN,
               "It’s your turn, and you play Red. Place a piece on the border, or a stick inside.");

  table_play (match, "d4e5");
  ari_table_flush (table);
  assert_told (table, ARI_QUESTION_LAST_MOVE, "You placed a stick on d4e5.");
  assert_told (table, ARI_QUESTION_TURN, "It’s Daedalus’s turn (Blue). You play Red.");
  g_assert_finalize_object (table);
}

static void
test_scores (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "a1a2");
  g_autoptr(AriMatch) race = table_match_new ("labyrinth", "first=1");
  AriTable *table = NULL;

  make_computer (match, 2);
  table = ari_table_new (match, NULL, TRUE);
  assert_told (table, ARI_QUESTION_SCORES,
               "Pasiphaë (Red): 0 triangles, 11 pieces left. "
               "Daedalus (Blue): 0 triangles, 12 pieces left.");
  g_assert_finalize_object (table);

  table = ari_table_new (race, NULL, TRUE);
  assert_told (table, ARI_QUESTION_SCORES,
               "Red: 0 travellers home, 4 travellers outside. "
               "Blue: 0 travellers home, 4 travellers outside.");
  g_assert_finalize_object (table);
}

static void
test_threats (void)
{
  g_autoptr(AriMatch) start = table_match_new ("minarett", "");
  g_autoptr(AriMatch) match = table_match_new ("minarett", "L@c3 L@a1 M@c3 L@a2");
  AriTable *table = ari_table_new (start, NULL, TRUE);

  assert_told (table, ARI_QUESTION_THREATS, "Nothing is threatened.");
  g_assert_finalize_object (table);

  table = ari_table_new (match, NULL, TRUE);
  assert_told (table, ARI_QUESTION_THREATS, "a chance for Ivory: c3.");
  g_assert_finalize_object (table);
}

/* Nobody remembers a long list. */
static void
test_many (void)
{
  g_autoptr(AriMatch) match =
    table_match_new ("minoa", "a1a2 c1c2 a2a3 c2c3 a3a4 c3c4 a4a5 c4c5 a1b1 c5c6 b1c1 c6c7 a5b6 i5i6 b6c7");
  AriTable *table = ari_table_new (match, NULL, TRUE);

  assert_told (table, ARI_QUESTION_THREATS,
               "area of Blue for now, 76 triangles: c1d1d2, c1c2d2, c2d2d3 and 73 more. "
               "safe area of Red, 20 triangles: a1b1b2, a1a2b2, a2b2b3 and 17 more.");
  /* The keyboard walks along lines, which know the areas on both sides. */
  assert_place (table, "b2b3", "b2b3, vacant, safe area of Red, 20 triangles. "
                "Enter: Blue places a stick on b2b3. It is a waiting move: the stick lies in an area that "
                "already counts for good.");
  g_assert_finalize_object (table);
}

/* A search is asked for what nobody knows yet. */
static void
test_chances (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "d4e5");
  AriTable *table = ari_table_new (match, NULL, TRUE);
  AriEval eval = { .win = { 0.25, 0.75 }, .error = 0.01, .program = (char *) "test" };

  assert_told (table, ARI_QUESTION_CHANCES, NULL);
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  assert_told (table, ARI_QUESTION_CHANCES, "Winning chances: Red: 25%. Blue: 75%.");
  g_assert_finalize_object (table);
}

/* What is there, what it offers, and otherwise why it can't be picked. */
static void
test_places (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "d4e5");
  g_autoptr(AriMatch) race = table_match_new ("labyrinth", "first=1 1-2");
  g_autoptr(AriMatch) pair = table_match_new ("minotaur", "a1 R1L a2 R1R");
  AriTable *table = ari_table_new (match, NULL, TRUE);

  assert_place (table, "e5f5", "e5f5, vacant. Enter: Blue places a stick on e5f5.");
  assert_place (table, "d4e5", "d4e5, stick. There is already a stick here.");
  g_assert_finalize_object (table);

  ari_match_set_seat (race, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  table = ari_table_new (race, NULL, TRUE);
  assert_place (table, "die1", "first die, 1, not used yet. From here: beside the board, your a; "
                "beside the board, your b; beside the board, your c; beside the board, your d.");
  assert_place (table, "1b", "beside the board, your b. From here: first die.");
  assert_place (table, "2a", "beside the board, Blue a. This traveller belongs to another player.");
  g_assert_finalize_object (table);

  table = ari_table_new (pair, NULL, TRUE);
  assert_place (table, "claim", "Claim the Pair, Claim the Pair. Enter: Player 1 claims the tiles on a1 and "
                "a2. "
                "It scores 1 point immediately.");
  g_assert_finalize_object (table);

  /* Tiles have colours, and players have none. */
  ari_match_set_seat (pair, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (pair, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  ari_match_set_seat (pair, 3, ARI_SEAT_COMPUTER, NULL, "novice");
  table = ari_table_new (pair, NULL, TRUE);
  assert_place (table, "2:BL", "Daedalus’s left blue tile, vacant. Claim the pair or leave it first.");
  assert_told (table, ARI_QUESTION_TURN, "It’s your turn. Claim the two tiles as a pair, or leave them.");
  assert_told (table, ARI_QUESTION_SCORES, "Pasiphaë: 0 points, 0 resolved pairs, 0 unresolved pairs. "
               "Daedalus: 0 points, 0 resolved pairs, 0 unresolved pairs. "
               "Player 3: 0 points, 0 resolved pairs, 0 unresolved pairs.");
  g_assert_finalize_object (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/answer/turn", test_turn);
  g_test_add_func ("/play/answer/scores", test_scores);
  g_test_add_func ("/play/answer/threats", test_threats);
  g_test_add_func ("/play/answer/many", test_many);
  g_test_add_func ("/play/answer/chances", test_chances);
  g_test_add_func ("/play/answer/places", test_places);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table plays for people who have nothing to decide. */
#include "table-fixture.h"

/* The third player has no move any more, and the others have several. */
static const char *const blocked =
  "g8h9 h8h9 e3f3 d6e6 b3c3 a1b1 a5b5 h4i5 d4e4 e8f8 d3e4 d4e5 b4b5 c2c3 e6f7 h7i7 c2d2 i7i8 c4c5 e5f6 e2f2 "
  "c1d1 h5h6 g6g7 g5g6 a2b3 b1c1 b2c3 h7i8 f6g7 g7g8 f8f9 a4b5 c3c4 b5c5 f8g8 g4g5 e6f6 c7d8 d7d8 c1d2 d3e3 "
  "c6c7 a1b2 b6c6 f5f6 g6h6 b6c7 d6d7 c6d7 f3g3 h7h8 c3d3 g3h4 g4h4 e7e8 e9f9 d5e6 a3b4 a5b6 d8e9 d1e2 f4f5 "
  "f8g9 f2g3 h6i6 e8e9 h8i9 b1c2 h9i9 e2e3 e1e2 h5i5 e1f2";

/* The first player owns five pairs, nobody else has any, and it is the second player's turn. */
static const char *const five_pairs =
  "a1 R1L a2 R3R claim a3 W1L a4 W3L a3 a4 a5 G1L a6 G3R claim a3 a4 a3 a4 b1 B1L b2 B3R claim a3 a4 a3 a4 "
  "b3 Y1L b4 Y3R claim a3 a4 a3 a4 a3 b5 W5R claim";

static AriMatch *
new_match (const char *setup_text,
           const char *texts)
{
  g_autoptr(GError) error = NULL;
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, setup_text, &error));
  g_assert_no_error (error);
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, NULL, NULL);
  table_play (match, texts);

  return match;
}

static AriTable *
new_table (AriMatch *match)
{
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);

  return table;
}

static AriStandIn *
stand_in_of (AriTable *table)
{
  return ari_driver_get_stand_in (ari_table_get_driver (table));
}

static void
play (AriTable   *table,
      const char *text)
{
  ari_table_play (table, table_action (ari_table_get_match (table), text));
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_last (AriMatch   *match,
             AriActor    actor,
             const char *text)
{
  g_assert_cmpuint (ari_ply_get_actor (ari_match_get_ply (match)), ==, actor);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, text);
}

/* A blocked player passes once by hand and then by switch; the passes are theirs, and ordinary plies. */
static void
test_passing (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa seats=3", blocked);
  AriTable *table = new_table (match);
  AriStandIn *stand_in = stand_in_of (table);
  guint n = table_n_plies (match);

  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_true (ari_stand_in_may_pass (stand_in));
  g_assert_false (ari_stand_in_passes (stand_in));

  ari_stand_in_toggle_passing (stand_in);
  g_assert_true (ari_stand_in_passes (stand_in));
  g_assert_false (ari_stand_in_may_pass (stand_in));
  table_wait_until (table_n_plies (match) == n + 1);
  assert_last (match, 3, "pass");
  g_assert_false (ari_ply_get_retracted (ari_match_get_ply (match)));

  /* The others play themselves, and can stop it. */
  play (table, "a1a2");
  play (table, "a2a3");
  table_wait_until (table_n_plies (match) == n + 4);
  assert_last (match, 3, "pass");
  g_assert_true (ari_stand_in_passes (stand_in));
  ari_stand_in_toggle_passing (stand_in);
  g_assert_false (ari_stand_in_passes (stand_in));
  play (table, "a3a4");
  play (table, "a4a5");
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n + 6);
  g_assert_cmpuint (ari_match_get_actor (match), ==, 3);

  g_assert_finalize_object (table);
}

/* The tiles that the last turn revealed are turned over when everyone has seen them; then passing goes on. */
static void
wait_for_pass (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint n = table_n_plies (match);

  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_true (ari_table_awaits_cover (table));
  ari_table_cover (table);
  table_wait_until (table_n_plies (match) == n + 1);
  assert_last (match, 1, "pass");
}

/* Turning over more tiles brings nothing new to a player with five pairs; a challenge does. */
static void
test_new_choice (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minotaur", five_pairs);
  AriTable *table = new_table (match);
  AriStandIn *stand_in = stand_in_of (table);
  guint n;

  table_play (match, "a4 b6 R3L b6 a4");
  g_assert_cmpuint (ari_match_get_actor (match), ==, 1);
  ari_stand_in_toggle_passing (stand_in);
  wait_for_pass (table);

  /* A pair of another colour with other values can't be challenged for. */
  table_play (match, "c1 G5L c2 G5R claim a4 b6");
  wait_for_pass (table);
  g_assert_true (ari_stand_in_passes (stand_in));

  table_play (match, "b6 c3 R5R claim a4 c4 B3L");
  g_assert_cmpuint (ari_match_get_actor (match), ==, 1);
  g_assert_true (ari_rules_legal (ari_match_get_rules (match), ari_match_get_position (match),
                                  table_action (match, "2:R3L")));
  n = table_n_plies (match);
  settle ();
  g_assert_false (ari_stand_in_passes (stand_in));
  g_assert_cmpuint (table_n_plies (match), ==, n);

  /* If the player doesn't want that challenge either, passing goes on. */
  ari_stand_in_toggle_passing (stand_in);
  wait_for_pass (table);

  g_assert_finalize_object (table);
}

/* A player who does anything else no longer keeps passing, even before that has been played. */
static void
test_other_deed (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minotaur", five_pairs);
  AriTable *table = new_table (match);
  AriStandIn *stand_in = stand_in_of (table);

  table_play (match, "a4 b6 R3L b6 a4");
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);
  ari_stand_in_toggle_passing (stand_in);
  g_assert_true (ari_stand_in_passes (stand_in));
  play (table, "b6");
  g_assert_false (ari_stand_in_passes (stand_in));
  assert_last (match, 1, "b6");

  /* A seat that a computer takes over decides for itself. */
  table_play (match, "a4");
  table_play (match, "a4 b6 b6 a4");
  ari_stand_in_toggle_passing (stand_in);
  g_assert_true (ari_stand_in_passes (stand_in));
  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  g_assert_false (ari_stand_in_passes (stand_in));

  g_assert_finalize_object (table);
}

/* Undo goes back to what somebody has decided; what has been passed by hand stays a decision. */
static void
test_undo_passes (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa seats=3", blocked);
  AriTable *table = new_table (match);
  guint n = table_n_plies (match);

  play (table, "pass");
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n);

  ari_stand_in_toggle_passing (stand_in_of (table));
  table_wait_until (table_n_plies (match) == n + 1);
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n - 1);
  g_assert_cmpuint (ari_match_get_actor (match), ==, 2);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n - 1);

  /* The same move again brings the pass again. */
  play (table, "e1f2");
  table_wait_until (table_n_plies (match) == n + 1);
  assert_last (match, 3, "pass");
  play (table, "a1a2");
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);

  g_assert_finalize_object (table);
}

/* A person who takes back what they did before they began to pass decides again. */
static void
test_undo_own (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minotaur", five_pairs);
  AriTable *table = new_table (match);
  AriStandIn *stand_in = stand_in_of (table);
  guint n;

  ari_match_set_free_undo (match, TRUE);
  table_play (match, "b6 R3L c3 R5R claim a4 c4 B3L");
  n = table_n_plies (match);
  play (table, "2:R3L");
  table_play (match, "miss miss a4 c4 c4 a4");
  ari_stand_in_toggle_passing (stand_in);
  g_assert_true (ari_stand_in_passes (stand_in));
  while (table_n_plies (match) > n)
    ari_table_undo (table);
  ari_table_cover (table);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_false (ari_stand_in_passes (stand_in));

  g_assert_finalize_object (table);
}

/* When a match is over, nobody passes; if its end is taken back, passing goes on. */
static void
test_over (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa seats=3", blocked);
  AriTable *table = new_table (match);
  AriStandIn *stand_in = stand_in_of (table);
  guint n = table_n_plies (match);

  ari_stand_in_toggle_passing (stand_in);
  table_wait_until (table_n_plies (match) == n + 1);
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 7 });
  g_assert_true (ari_match_is_over (match));
  g_assert_false (ari_stand_in_passes (stand_in));
  ari_table_undo (table);
  g_assert_false (ari_match_is_over (match));
  g_assert_true (ari_stand_in_passes (stand_in));

  g_assert_finalize_object (table);
}

/* The traveller who has set out from a1 can only go on to a3. */
static void
test_only_moves (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-3");
  AriTable *table = new_table (match);
  guint n = table_n_plies (match);

  ari_driver_set_by_hand (ari_table_get_driver (table), TRUE);
  play (table, "a1");
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n);

  g_object_set (stand_in_of (table), "only-moves", TRUE, NULL);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  play (table, "a1");
  table_wait_until (table_n_plies (match) == n + 2);
  assert_last (match, 1, "a3");

  /* Both go back together, and the choice is free again. */
  g_assert_true (ari_table_may_undo (table, NULL));
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  play (table, "b1");
  table_wait_until (table_n_plies (match) == n + 2);
  assert_last (match, 1, "b3");

  g_assert_finalize_object (table);
}

/* A match that is only shown waits, and so does one about which a question is open. A person may be
 * quicker. */
static void
test_waiting (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-3 a1");
  AriTable *table = ari_table_new (match, NULL, TRUE);
  AriDriver *driver = ari_table_get_driver (table);
  guint n = table_n_plies (match);

  ari_driver_set_by_hand (driver, TRUE);
  ari_driver_set_min_seconds (driver, 0);
  g_object_set (stand_in_of (table), "only-moves", TRUE, NULL);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);

  ari_driver_hold (driver, ARI_DRIVER_HOLD_QUESTION, NULL);
  ari_driver_play_on (driver);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, n);
  ari_driver_release (driver, ARI_DRIVER_HOLD_QUESTION, NULL);
  table_wait_until (table_n_plies (match) == n + 1);

  ari_table_undo (table);
  ari_driver_set_min_seconds (driver, 60);
  play (table, "c1");
  g_assert_true (ari_driver_awaits_person (driver));
  play (table, "c3");
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  assert_last (match, 1, "c3");

  g_assert_finalize_object (table);
}

/* A computer that takes the seat over before the only move is played thinks for itself. */
static void
test_taken_over (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-3 a1");
  AriTable *table = ari_table_new (match, NULL, TRUE);
  AriDriver *driver = ari_table_get_driver (table);
  guint n = table_n_plies (match);

  ari_driver_set_by_hand (driver, TRUE);
  ari_driver_set_min_seconds (driver, 0);
  g_object_set (stand_in_of (table), "only-moves", TRUE, NULL);
  ari_driver_play_on (driver);
  ari_match_set_seat (match, ari_match_get_actor (match), ARI_SEAT_COMPUTER, "One", "novice");
  table_wait_until (table_n_plies (match) > n);
  assert_last (match, 1, "a3");

  g_assert_finalize_object (table);
}

/* It doesn't wait until the table would have played that move. */
static void
test_finished (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-3 a1");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriDriver *driver = ari_table_get_driver (table);

  ari_driver_set_min_seconds (driver, 60);
  g_object_set (stand_in_of (table), "only-moves", TRUE, NULL);
  g_assert_false (ari_driver_get_thinking (driver));
  ari_table_let_finish (table);
  g_assert_true (ari_driver_get_thinking (driver));

  g_assert_finalize_object (table);
}

/* In a variation, people play every move themselves. */
static void
test_variation (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-3 a1 a3");
  AriTable *table = new_table (match);

  ari_driver_set_by_hand (ari_table_get_driver (table), TRUE);
  g_object_set (stand_in_of (table), "only-moves", TRUE, NULL);
  ari_table_go (table, ARI_GO_NUMBER, 2);
  settle ();
  play (table, "b1");
  settle ();
  assert_last (match, 1, "b1");
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 4);

  g_assert_finalize_object (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/stand-in/passing", test_passing);
  g_test_add_func ("/play/stand-in/new-choice", test_new_choice);
  g_test_add_func ("/play/stand-in/other-deed", test_other_deed);
  g_test_add_func ("/play/stand-in/undo-passes", test_undo_passes);
  g_test_add_func ("/play/stand-in/undo-own", test_undo_own);
  g_test_add_func ("/play/stand-in/over", test_over);
  g_test_add_func ("/play/stand-in/only-moves", test_only_moves);
  g_test_add_func ("/play/stand-in/waiting", test_waiting);
  g_test_add_func ("/play/stand-in/taken-over", test_taken_over);
  g_test_add_func ("/play/stand-in/finished", test_finished);
  g_test_add_func ("/play/stand-in/variation", test_variation);

  return g_test_run ();
}

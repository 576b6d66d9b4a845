/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats that change hands in the middle of a match, and computers that finish it for people. */
#include "ari-ending-words.h"
#include "ari-new-match.h"
#include "ari-record.h"
#include "ari-table.h"
#include "ari-toss.h"
#include "table-fixture.h"

/* The result says that computers finished the match, and no longer does when a person plays on. */
static void
test_handover (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  const AriEnding ending = { .kind = ARI_ENDING_AGREED, .winners = 3 };
  g_autofree char *text = NULL, *reason = NULL;
  g_autoptr(AriMatch) again = NULL;

  ari_table_let_finish (table);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 2);
  g_assert_true (ari_match_play_text (match, "b1c1", -1, NULL));
  ari_match_set_ending (match, &ending);
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played for everyone from move 3 on.");

  text = ari_record_write (match);
  g_assert_nonnull (strstr (text, "[Handover \"2\"]\n"));
  again = ari_record_read (text, -1, NULL, NULL);
  reason = ari_ending_words_reason (again);
  g_assert_cmpstr (reason, ==, "Both players agreed. The computer played for everyone from move 3 on.");
  g_assert_null (ari_match_get_foreign_tags (again));

  /* Who sits there afterwards changes nothing, until that person plays on. */
  ari_table_set_seat (table, 1, ARI_SEAT_PERSON, NULL);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 2);
  ari_table_resume (table);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 0);

  ari_table_let_finish (table);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 3);
  ari_table_set_seat (table, 1, ARI_SEAT_PERSON, NULL);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 0);
}

/* Lets the computer finish a match by these plies; then people take its end back and play on. */
static void
substitute (AriTable   *table,
            const char *computers,
            const char *own)
{
  AriMatch *match = ari_table_get_match (table);
  const AriEnding ending = { .kind = ARI_ENDING_AGREED, .winners = 3 };

  ari_table_let_finish (table);
  table_play (match, computers);
  ari_match_set_ending (match, &ending);
  ari_table_resume (table);
  table_play (match, own);
  ari_match_set_ending (match, &ending);
}

/* Where a person plays on after that, the result still says which moves were the computer's. */
static void
test_handover_told (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);

  substitute (table, "b1c1", "c1d1");
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played move 3 for Ariadne.");
  ari_table_resume (table);
  g_assert_true (ari_match_play_text (ari_table_get_match (table), "d1e1", -1, NULL));
  g_assert_true (ari_match_play_text (ari_table_get_match (table), "e1e2", -1, NULL));
  substitute (table, "e2e3", "e3e4");
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played 2 moves for Ariadne, between move 3 and move 7.");
}

/* A turn of several plies is one move. */
static void
test_handover_of_turns (void)
{
  g_autoptr(AriTable) table = table_of_record ("[Ariadne \"1\"]\n[Game \"labyrinth\"]\n[Seats \"2\"]\n"
                                               "[Seat1 \"Ariadne\"]\n[Seat2 \"Theseus\"]\n"
                                               "[Seat2Kind \"computer\"]\n\n"
                                               "first=1 1-2 a1 a2 3-4\n");

  substitute (table, "2-3 a2 a3", "3-4 2-4 a2 a4 3-4");
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played move 3 for Ariadne.");
  ari_table_resume (table);
  substitute (table, "2-4 a2 a4", "3-4");
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played 2 moves for Ariadne, between move 3 and move 7.");
}

/* A computer that finishes a match only stands in: when it is over, each seat belongs to its player again. */
static void
test_seats_return (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) again = NULL, read = NULL;
  AriPly *own = ari_ply_get_parent (ari_match_get_ply (match)), *computers;

  ari_table_let_finish (table);
  g_assert_cmpuint (ari_match_find_persons (match), ==, 0);

  /* A match that is closed meanwhile is opened as it was. */
  text = ari_record_write (match);
  read = ari_record_read (text, -1, NULL, NULL);
  g_assert_cmpuint (ari_match_find_persons (read), ==, 0);
  g_assert_true (ari_match_has_substitute (read, 1));
  g_assert_false (ari_match_has_substitute (read, 2));

  g_assert_true (ari_match_play_text (match, "b1c1", -1, NULL));
  computers = ari_match_get_ply (match);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  g_assert_cmpuint (ari_match_find_only_person (match), ==, 1);
  g_assert_cmpstr (ari_match_get_seat_name (match, 1), ==, "Ariadne");
  g_assert_null (ari_match_get_seat (match, 1)->level);
  g_assert_false (ari_match_is_by_substitute (match, own));
  g_assert_true (ari_match_is_by_substitute (match, computers));
  table_assert_status (table, "The match is over. It’s a draw. Both players agreed. "
                              "The computer played for everyone from move 3 on.");

  again = ari_new_match_again (match);
  g_assert_cmpint (ari_match_get_seat (again, 1)->kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpint (ari_match_get_seat (again, 2)->kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpuint (ari_match_find_only_person (again), ==, 2);

  /* A variation from before the handover is the person's. */
  ari_match_set_cursor (match, 2);
  g_assert_true (ari_match_play_text (match, "c1d1", -1, NULL));
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_false (ari_match_is_by_substitute (match, ari_match_get_ply (match)));
}

/* A move stays that of the player who chose it when the seat changes hands. */
static void
test_seat_changes_hands (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  AriPly *own, *computers;

  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  g_assert_true (ari_match_play_text (match, "b1c1", -1, NULL));
  own = ari_match_get_ply (match);
  g_assert_true (ari_match_play_text (match, "e4f4", -1, NULL));
  ari_table_set_seat (table, 1, ARI_SEAT_COMPUTER, "novice");
  g_assert_true (ari_match_play_text (match, "c1d1", -1, NULL));
  computers = ari_match_get_ply (match);
  g_assert_false (ari_match_is_by_substitute (match, computers));
  ari_table_set_seat (table, 1, ARI_SEAT_PERSON, NULL);
  g_assert_true (ari_match_is_by_substitute (match, computers));
  g_assert_cmpint (ari_ply_get_chooser (own), ==, ARI_CHOOSER_PERSON);

  /* The person takes the move back, and plays it. */
  ari_match_take_back (match, 4);
  g_assert_true (ari_match_play_text (match, "c1d1", -1, NULL));
  g_assert_false (ari_match_is_by_substitute (match, computers));

  /* The person tries a variation, and then the computer plays it. */
  ari_match_set_cursor (match, 4);
  g_assert_true (ari_match_play_text (match, "h5h6", -1, NULL));
  g_assert_false (ari_match_is_on_main_line (match));
  computers = ari_match_get_ply (match);
  ari_match_go_to_main_line (match);
  ari_match_take_back (match, 4);
  ari_table_set_seat (table, 1, ARI_SEAT_COMPUTER, "novice");
  g_assert_true (ari_match_play_text (match, "h5h6", -1, NULL));
  ari_table_set_seat (table, 1, ARI_SEAT_PERSON, NULL);
  g_assert_true (ari_match_get_ply (match) == computers);
  g_assert_true (ari_match_is_by_substitute (match, computers));
}

/* An imported match need not say who chose its moves: its players at that time did. */
static void
test_choosers_inferred (void)
{
  static const char *const finished =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seat2Kind \"computer\"]\n[Handover \"2\"]\n\n1. d4d5 a1b1 b1c1\n";
  g_autoptr(AriTable) table = table_of_record (table_short_match), other = table_of_record (finished);
  AriMatch *match = ari_table_get_match (table);
  AriPly *last = ari_match_get_ply (ari_table_get_match (other));
  g_autofree char *text = NULL;

  ari_table_set_seat (table, 2, ARI_SEAT_PERSON, NULL);
  g_assert_cmpint (ari_ply_get_chooser (ari_match_get_ply (match)), ==, ARI_CHOOSER_COMPUTER);
  g_assert_true (ari_match_is_by_substitute (match, ari_match_get_ply (match)));
  text = ari_record_write (match);
  g_assert_nonnull (strstr (text, "a1b1 {[%by computer]}\n"));

  /* What the computer has finished stays its work when a person plays on. */
  g_assert_true (ari_match_is_by_substitute (ari_table_get_match (other), last));
  ari_table_resume (other);
  g_assert_cmpuint (ari_match_get_handover (ari_table_get_match (other)), ==, 0);
  g_assert_true (ari_match_is_by_substitute (ari_table_get_match (other), last));
}

/* What people played stays theirs when it was taken back and the computer plays something else instead. */
static void
test_choosers_of_retracted (void)
{
  static const char *const finished =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seat2Kind \"computer\"]\n[Handover \"3\"]\n\n"
    "1. d4d5 a1b1 b1c1 c1d1\n";
  g_autoptr(AriTable) table = table_of_record (finished);
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *text = NULL;
  AriPly *first = ari_match_get_child (match, NULL, 0), *third;

  ari_match_take_back (match, 1);
  g_assert_true (ari_match_play_text (match, "a2b2", -1, NULL));
  g_assert_cmpuint (ari_match_get_handover (match), ==, 1);
  third = ari_match_get_child (match, ari_match_get_child (match, first, 1), 0);
  g_assert_cmpstr (ari_ply_get_text (third), ==, "b1c1");
  g_assert_false (ari_match_is_by_substitute (match, third));
  text = ari_record_write (match);
  g_assert_nonnull (strstr (text, "b1c1 {[%by person]}"));
}

/* A rematch gives you your seat back, even if the computer played the rest of the match for you. */
static void
test_rematch_after_giving_away (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  g_autoptr(AriMatch) again = NULL;

  g_assert_true (ari_match_play_text (match, "b1c1", -1, NULL));
  ari_table_set_seat (table, 1, ARI_SEAT_COMPUTER, "novice");
  g_assert_cmpuint (ari_match_find_persons (match), ==, 0);
  again = ari_new_match_again (match);
  g_assert_cmpuint (ari_match_find_only_person (again), ==, 2);
  g_assert_cmpstr (ari_match_get_seat_name (again, 2), ==, "Ariadne");
  g_assert_null (ari_match_get_seat (again, 2)->level);
  g_assert_cmpint (ari_match_get_seat (again, 1)->kind, ==, ARI_SEAT_COMPUTER);
}

/* Who takes one seat back plays on, and so does everybody else. */
static void
test_seats_taken_back (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);

  ari_table_set_seat (table, 2, ARI_SEAT_PERSON, NULL);
  ari_table_let_finish (table);
  ari_table_set_seat (table, 1, ARI_SEAT_COMPUTER, "master");
  g_assert_true (ari_match_has_substitute (match, 1));
  g_assert_cmpstr (ari_match_get_seat (match, 1)->level, ==, "master");
  ari_table_set_seat (table, 2, ARI_SEAT_PERSON, NULL);
  g_assert_cmpuint (ari_match_find_persons (match), ==, 3);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 0);
}

/* What people played is never called the computer’s work, whatever becomes of the main line. */
static void
test_handover_follows (void)
{
  static const char *const variation[] = { "a2b2", "b2c2", "c2d2", "d2e2", "a3b3", "b3c3" };
  const AriEnding ending = { .kind = ARI_ENDING_AGREED, .winners = 3 };
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (ari_match_play_text (match, "b1c1", -1, NULL));
  g_assert_true (ari_match_play_text (match, "c1d1", -1, NULL));
  ari_table_let_finish (table);
  g_assert_true (ari_match_play_text (match, "d1e1", -1, NULL));

  /* Taking back what people played, and making it again. */
  ari_match_take_back (match, 2);
  ari_match_redo (match);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 5);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 4);
  ari_match_set_ending (match, &ending);
  before = ari_ending_words_reason (match);
  g_assert_cmpstr (before, ==, "Both players agreed. The computer played for everyone from move 5 on.");

  /* A variation from before the handover becomes the main line. */
  ari_match_set_cursor (match, 1);
  for (guint i = 0; i < G_N_ELEMENTS (variation); i++)
    g_assert_true (ari_match_play_text (match, variation[i], -1, NULL));
  g_assert_cmpuint (ari_match_get_handover (match), ==, 4);
  ari_table_promote (table, ari_ply_get_id (ari_match_get_ply (match)));
  g_assert_true (ari_match_is_at_end (match));
  ari_match_set_ending (match, &ending);
  after = ari_ending_words_reason (match);
  g_assert_cmpstr (after, ==, "Both players agreed.");

  /* The computer plays another move instead of one from before the handover. */
  ari_match_take_back (match, 3);
  g_assert_true (ari_match_play_text (match, "a4b4", -1, NULL));
  g_assert_cmpuint (ari_match_get_handover (match), ==, 3);

  /* A line is removed to before the handover. */
  ari_match_remove (match, ari_ply_get_parent (ari_match_get_ply (match)));
  g_assert_cmpuint (ari_match_get_handover (match), ==, 2);
}

/* The rules ended it, so the first that a person who takes a seat can do is to take something back. */
static void
test_handover_played_on (void)
{
  g_autoptr(AriTable) table = table_of_record (table_repetition);
  AriMatch *match = ari_table_get_match (table);

  ari_match_set_handover (match, 5);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 9);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 5);

  /* Nor does a variation change it. */
  ari_match_set_cursor (match, 8);
  ari_table_play (table, table_action (match, "L@c3"));
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_handover (match), ==, 5);

  ari_match_go_to_main_line (match);
  ari_match_set_cursor (match, G_MAXUINT);
  ari_table_play (table, table_action (match, "L@c3"));
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 10);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 0);
}

/* While the computer finishes the match for people who wait for its end, rings land at once. */
static void
test_finishes_without_flights (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriFeatSequence *tosses = ari_table_get_feats (table);
  guint n = ari_match_get_main_length (match);

  ari_feat_sequence_set_watched (tosses, TRUE);
  ari_table_let_finish (table);
  table_wait_until (ari_match_get_main_length (match) > n);
  g_assert_nonnull (ari_ply_get_performance (ari_match_get_ply (match)));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);
  g_assert_false (ari_match_is_held (match));

  g_object_unref (table);
  g_object_unref (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/handover/seats-return", test_seats_return);
  g_test_add_func ("/handover/seats-taken-back", test_seats_taken_back);
  g_test_add_func ("/handover/handover", test_handover);
  g_test_add_func ("/handover/handover-told", test_handover_told);
  g_test_add_func ("/handover/of-turns", test_handover_of_turns);
  g_test_add_func ("/handover/rematch-after-giving-away", test_rematch_after_giving_away);
  g_test_add_func ("/handover/seat-changes-hands", test_seat_changes_hands);
  g_test_add_func ("/handover/choosers-inferred", test_choosers_inferred);
  g_test_add_func ("/handover/choosers-of-retracted", test_choosers_of_retracted);
  g_test_add_func ("/handover/handover-follows", test_handover_follows);
  g_test_add_func ("/handover/handover-played-on", test_handover_played_on);
  g_test_add_func ("/handover/finishes-without-flights", test_finishes_without_flights);

  return g_test_run ();
}

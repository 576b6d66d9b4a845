/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that waits while something else happens: it is neither lost without a word, nor somebody else's.
 * The simulation (tests/sim) found what is asserted here. */
#include "ari-chance-map.h"
#include "table-fixture.h"

static int owner;

static AriTable *
new_table (AriMatch *match)
{
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);

  return table;
}

/* A refusal that nobody has read doesn't vanish because a computer plays at the same moment. */
static void
test_loss_is_told (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = new_table (match);

  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  ari_table_play (table, table_action (match, "e4e5"));
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_match_release (match, &owner);
  g_assert_nonnull (ari_table_get_refusal (table));
  ari_table_go (table, ARI_GO_LAST, 0);
  g_assert_nonnull (ari_table_get_refusal (table));

  ari_table_flush (table);
  ari_table_go (table, ARI_GO_FIRST, 0);
  g_assert_null (ari_table_get_refusal (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Who has chosen something else restores nothing, even if that is yet to be played. */
static void
test_no_redo (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = new_table (match);

  ari_table_undo (table);
  g_assert_true (ari_table_can_redo (table));
  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  ari_table_play (table, table_action (match, "e4e5"));
  g_assert_false (ari_table_can_redo (table));
  ari_table_redo (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);

  ari_match_release (match, &owner);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "e4e5");

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A seat changes hands only when what its person has chosen has been played. */
static void
test_seats (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5");
  AriTable *table = new_table (match);

  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  ari_table_play (table, table_action (match, "a1b1"));
  ari_table_set_seat (table, 2, ARI_SEAT_COMPUTER, NULL);
  g_assert_true (ari_match_is_person (match, 2));
  g_assert_nonnull (ari_table_get_refusal (table));
  ari_table_let_finish (table);
  g_assert_true (ari_match_is_person (match, 2));

  ari_match_release (match, &owner);
  g_assert_cmpint (ari_ply_get_chooser (ari_match_get_ply (match)), ==, ARI_CHOOSER_PERSON);
  ari_table_set_seat (table, 2, ARI_SEAT_COMPUTER, NULL);
  g_assert_false (ari_match_is_person (match, 2));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* After somebody has tried a mistake again in vain, its computer opponent still answers it by itself. */
static void
test_try_again_at_end (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5");
  AriTable *table;
  AriEval eval = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.2, .loss_error = 0.01,
                   .best = (char *) "e4e5", .nodes = 1000,
                   .map = ari_chance_version (ari_match_get_rules (match)) };

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  table = new_table (match);
  ari_table_try_again (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 0);
  g_assert_true (ari_driver_awaits_person (ari_table_get_driver (table)));
  ari_table_go (table, ARI_GO_FORWARD, 0);
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_WRONG);
  g_assert_false (ari_driver_awaits_person (ari_table_get_driver (table)));
  ari_table_dismiss (table);
  g_assert_true (ari_driver_get_thinking (ari_table_get_driver (table)));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A computer goes on in the variation that is shown, although another one is deleted. */
static void
test_other_variation_deleted (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table;
  guint other;

  ari_match_set_cursor (match, 0);
  table_play (match, "e4e5");
  other = ari_ply_get_id (ari_match_get_ply (match));
  ari_match_set_cursor (match, 0);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  table = new_table (match);
  ari_table_play (table, table_action (match, "i5i6"));
  g_assert_true (ari_driver_get_thinking (ari_table_get_driver (table)));
  ari_table_delete_variation (table, other);
  g_assert_true (ari_driver_get_thinking (ari_table_get_driver (table)));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
changed_cb (guint *all,
            guint  changes)
{
  *all |= changes;
}

/* Whose turn it is looks different while players answer a question. */
static void
test_question (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5");
  AriTable *table = new_table (match);
  guint changes = 0;

  ari_table_flush (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), &changes);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, NULL);
  ari_table_flush (table);
  g_assert_cmpuint (changes & ARI_TABLE_TURN, !=, 0);

  changes = 0;
  ari_driver_release (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, NULL);
  ari_table_flush (table);
  g_assert_cmpuint (changes & ARI_TABLE_TURN, !=, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Of an end and a move that were taken back, the one that was taken back last comes back first. */
static void
test_redo_of_end (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriTable *table = new_table (match);

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_table_undo (table);
  ari_match_set_handover (match, 1);
  ari_table_resign (table, 1);
  ari_table_undo (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  ari_table_redo (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_RESIGNED);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 1);

  /* Unless something was played since. */
  ari_table_undo (table);
  ari_table_play (table, table_action (match, "e4e5"));
  ari_table_undo (table);
  ari_table_redo (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 3);
  ari_table_undo (table);
  ari_table_resign (table, 1);

  ari_table_undo (table);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 1);
  ari_table_redo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 2);
  ari_table_redo (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_RESIGNED);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Previews "e4e5 a2a3 e5e6" at the cursor, and keeps it. */
static void
keep_line (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriAction line[] = {
    table_action (match, "e4e5"), table_action (match, "a2a3"), table_action (match, "e5e6"),
  };

  ari_table_preview (table, line, G_N_ELEMENTS (line));
  ari_table_keep_line (table);
}

/* A kept line never plays for a computer in the match itself. */
static void
test_line_at_end (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriTable *table;

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  table = new_table (match);
  ari_table_go (table, ARI_GO_NUMBER, 2);
  keep_line (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
  g_assert_cmpuint (table_n_plies (match), ==, 3);
  g_assert_nonnull (ari_table_get_refusal (table));
  g_assert_false (ari_table_is_queued (table));
  ari_table_refuse (table, NULL);

  /* Nor where it begins at the end, although what was taken back follows there. */
  ari_table_undo (table);
  ari_table_go (table, ARI_GO_PLY, 3);
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_true (ari_table_can_go (table, ARI_GO_FORWARD));
  keep_line (table);
  g_assert_false (ari_table_can_keep_line (table));
  g_assert_nonnull (ari_table_get_refusal (table));
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 2);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What waits at a place before the end is not played if that has become the end meanwhile. */
static void
test_line_where_match_goes_on (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 d4d5");
  AriTable *table = new_table (match);

  ari_table_go (table, ARI_GO_NUMBER, 2);
  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  keep_line (table);
  g_assert_true (ari_table_is_queued (table));
  ari_table_go (table, ARI_GO_LAST, 0);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 2);
  ari_match_release (match, &owner);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 3);
  g_assert_nonnull (ari_table_get_refusal (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The turn passes for a moment between two persons, but neither to a computer nor when people step. */
static void
test_passing (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = new_table (match);
  gint64 before = g_get_monotonic_time (), after;

  g_assert_false (ari_table_is_passing (table, before));
  table_play (match, "d4e5");
  after = g_get_monotonic_time ();
  ari_table_flush (table);
  g_assert_true (ari_table_is_passing (table, before));
  g_assert_false (ari_table_is_passing (table, after + G_USEC_PER_SEC));

  ari_table_go (table, ARI_GO_BACK, 0);
  ari_table_go (table, ARI_GO_FORWARD, 0);
  ari_table_flush (table);
  g_assert_false (ari_table_is_passing (table, before));

  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  table_play (match, "a1b1");
  ari_table_flush (table);
  g_assert_false (ari_table_is_passing (table, before));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Dice that roll by themselves don't end that moment. These let seat 2 enter. */
static void
test_passing_with_dice (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-3 a1");
  AriTable *table = new_table (match);
  gint64 before = g_get_monotonic_time ();

  table_play (match, "a3");
  ari_table_flush (table);
  g_assert_true (ari_table_is_passing (table, before));

  table_play (match, "1-3");
  ari_table_flush (table);
  g_assert_cmpuint (ari_match_get_actor (match), ==, 2);
  g_assert_true (ari_table_is_passing (table, before));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/waiting/loss-is-told", test_loss_is_told);
  g_test_add_func ("/play/waiting/no-redo", test_no_redo);
  g_test_add_func ("/play/waiting/seats", test_seats);
  g_test_add_func ("/play/waiting/try-again-at-end", test_try_again_at_end);
  g_test_add_func ("/play/waiting/other-variation-deleted", test_other_variation_deleted);
  g_test_add_func ("/play/waiting/question", test_question);
  g_test_add_func ("/play/waiting/redo-of-end", test_redo_of_end);
  g_test_add_func ("/play/waiting/line-at-end", test_line_at_end);
  g_test_add_func ("/play/waiting/line-where-match-goes-on", test_line_where_match_goes_on);
  g_test_add_func ("/play/waiting/passing", test_passing);
  g_test_add_func ("/play/waiting/passing-with-dice", test_passing_with_dice);

  return g_test_run ();
}

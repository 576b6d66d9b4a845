/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be taken back, and what everybody has seen and nobody can. */
#include "table-fixture.h"

#include "ari-ending-words.h"
#include "ari-new-match.h"
#include "ari-record.h"
#include "ari-revelation.h"
#include "ari-toss.h"

/* Computers rest at it. */
static AriTable *
new_table (AriMatch *match)
{
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);

  return table;
}

static void
assert_refuses (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint n = table_n_plies (match), cursor = ari_match_get_cursor (match);
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_table_can_undo (table));
  g_assert_false (ari_table_may_undo (table, &error));
  g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_SEEN);
  ari_table_undo (table);
  g_assert_cmpstr (ari_table_get_refusal (table), ==, error->message);
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, cursor);
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);
  g_assert_false (ari_table_can_redo (table));
  ari_table_refuse (table, NULL);
}

static void
assert_undoes (AriTable   *table,
               const char *text)
{
  AriMatch *match = ari_table_get_match (table);
  AriPly *last = ari_match_get_ply (match);

  g_assert_cmpstr (ari_ply_get_text (last), ==, text);
  g_assert_true (ari_table_may_undo (table, NULL));
  ari_table_undo (table);
  g_assert_null (ari_table_get_refusal (table));
  g_assert_cmpint (ari_ply_get_retraction (last), ==, ARI_TAKEN_BACK);
  ari_table_redo (table);
  g_assert_true (ari_match_get_ply (match) == last);
}

/* A tile that was turned over for the first time, or once more, is seen; a decision without one is not. */
static void
test_tiles (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R5L");
  AriTable *table = new_table (match);

  assert_refuses (table);
  /* Nothing has been seen yet. */
  table_play (match, "a2");
  assert_undoes (table, "a2");
  table_play (match, "R3R");
  assert_refuses (table);
  table_play (match, "claim");
  assert_undoes (table, "claim");
  table_play (match, "a3 R1L a4 B3R");
  assert_refuses (table);
  /* A tile that lies face down again tells something, too. */
  table_play (match, "a3");
  assert_refuses (table);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
test_tosses (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = new_table (match);
  g_autoptr(GError) error = NULL;

  assert_undoes (table, "2:R3L");
  table_play (match, "miss");
  assert_refuses (table);
  g_assert_false (ari_match_may_take_back (match, table_n_plies (match) - 1, &error));
  g_assert_nonnull (strstr (error->message, "toss"));
  table_play (match, "miss");
  assert_refuses (table);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Dice stay as they fell, so what led to them can be taken back. */
static void
test_dice (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-3 a1 a3 2-5");
  AriTable *table = new_table (match);

  g_assert_false (ari_rules_reveals (ari_match_get_rules (match)));
  g_assert_true (ari_table_may_undo (table, NULL));
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Those who only want to try things can take everything back; chance and tosses bring the same again. */
static void
test_free (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table;
  AriRelease first = ari_toss_release (2, 7), other = ari_toss_release (2, 8);
  g_autofree char *thrown = ari_release_to_text (&first), *again = ari_release_to_text (&other);
  guint n = table_n_plies (match);
  g_autofree char *outcome = NULL;

  ari_match_set_free_undo (match, TRUE);
  table = new_table (match);
  ari_table_perform (table, thrown);
  outcome = g_strdup (ari_ply_get_text (ari_match_get_ply (match)));
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n);

  g_assert_cmpstr (thrown, !=, again);
  ari_table_perform (table, again);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, outcome);
  g_assert_cmpstr (ari_ply_get_performance (ari_match_get_ply (match)), ==, thrown);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A variation is only a try: it can be taken back, and changes nothing of what the main line has shown. */
static void
test_variations (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R5L a2 R3R claim");
  AriTable *table = new_table (match);
  AriPly *last = ari_match_get_ply (match), *aside;

  /* Another tile instead of one that was seen. */
  ari_table_go (table, ARI_GO_NUMBER, 2);
  table_play (match, "a3 R1R");
  aside = ari_match_get_ply (match);
  ari_table_promote (table, ari_ply_get_id (aside));
  g_assert_nonnull (ari_table_get_refusal (table));
  g_assert_true (ari_table_is_aside (table, ari_ply_get_id (aside)));
  g_assert_true (ari_table_may_undo (table, NULL));
  ari_table_undo (table);
  g_assert_true (ari_ply_get_retracted (ari_ply_get_parent (aside)));
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);

  /* A decision that shows nothing can be replaced, but not by a line that was tried until it was lucky. */
  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (ari_ply_get_parent (last)));
  table_play (match, "leave");
  aside = ari_match_get_ply (match);
  table_play (match, "a1");
  ari_table_refuse (table, NULL);
  ari_table_promote (table, ari_ply_get_id (aside));
  g_assert_nonnull (ari_table_get_refusal (table));
  g_assert_true (ari_table_is_aside (table, ari_ply_get_id (aside)));
  ari_table_undo (table);
  ari_table_refuse (table, NULL);
  ari_table_promote (table, ari_ply_get_id (aside));
  g_assert_null (ari_table_get_refusal (table));
  g_assert_false (ari_table_is_aside (table, ari_ply_get_id (aside)));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The mark stays with the match, and a rematch has it, too. Records without it are not free. */
static void
test_mark (void)
{
  g_autoptr(AriMatch) match = table_toss_new (), plain = table_toss_new (), read = NULL, again = NULL;
  g_autofree char *text = NULL, *other = ari_record_write (plain), *reason = NULL;
  const AriEnding ending = { .kind = ARI_ENDING_AGREED, .winners = 7 };

  ari_match_set_free_undo (match, TRUE);
  text = ari_record_write (match);
  g_assert_nonnull (strstr (text, "[Undo \"free\"]"));
  g_assert_null (strstr (other, "Undo"));
  read = ari_record_read (text, -1, NULL, NULL);
  g_assert_true (ari_match_get_free_undo (read));
  g_assert_false (ari_match_get_free_undo (plain));
  again = ari_new_match_again (match);
  g_assert_true (ari_match_get_free_undo (again));

  ari_match_set_ending (match, &ending);
  reason = ari_ending_words_reason (match);
  g_assert_nonnull (strstr (reason, "Free Undo"));
}

/* Against computers, a toss that was taken back and is tossed again brings its answers back as soon as the
 * ring has been seen, and the match goes on after them. */
static void
test_toss_again (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table;
  AriDriver *driver;
  AriRelease release = ari_toss_release (0, 3);
  g_autofree char *text = ari_release_to_text (&release);
  guint n = table_n_plies (match), answered, n_plies;

  for (AriActor seat = 2; seat <= ari_match_get_setup (match)->seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_free_undo (match, TRUE);
  table = ari_table_new (match, NULL, FALSE);
  driver = ari_table_get_driver (table);
  ari_driver_set_min_seconds (driver, 0);
  ari_table_perform (table, text);
  table_wait_until (ari_match_is_person (match, ari_match_get_actor (match)));
  answered = table_n_plies (match);
  n_plies = ari_match_get_n_plies (match);
  g_assert_cmpuint (answered, >, n + 1);

  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, n);
  ari_feat_sequence_set_watched (ari_table_get_feats (table), TRUE);
  ari_table_perform (table, text);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, n + 1);
  g_assert_false (ari_driver_awaits_person (driver));
  ari_table_finish_feat (table);
  table_wait_until (ari_match_get_cursor (match) == answered);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
  g_assert_true (ari_match_is_at_end (match));
  g_assert_true (ari_driver_awaits_person (driver));
  g_assert_true (ari_table_can_undo (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* After an end that is final, a variation that began where the main line ends now can still be undone and
 * redone, but nothing comes back into that line. */
static void
test_variation_at_end (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R5L a2 R3R");
  AriTable *table;
  AriPly *last = ari_match_get_ply (match), *next, *aside;

  ari_match_set_free_undo (match, TRUE);
  table = new_table (match);
  table_play (match, "claim");
  next = ari_match_get_ply (match);
  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (last));
  table_play (match, "leave");
  aside = ari_match_get_ply (match);
  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (next));
  ari_table_undo (table);
  g_assert_true (ari_ply_get_retracted (next));
  g_assert_true (ari_match_get_ply (match) == last);
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });

  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (aside));
  ari_table_undo (table);
  g_assert_true (ari_ply_get_retracted (aside));
  ari_table_redo (table);
  g_assert_cmpstr (ari_table_get_refusal (table), ==, NULL);
  g_assert_true (ari_match_get_ply (match) == aside);
  g_assert_true (ari_table_is_aside (table, ari_ply_get_id (aside)));
  ari_table_redo (table);
  g_assert_nonnull (ari_table_get_refusal (table));
  g_assert_true (ari_match_is_over (match));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* An end that was restored does not come back in place of a move. */
static void
test_end (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 e4e5");
  AriTable *table = new_table (match);
  AriPly *last = ari_match_get_ply (match);

  ari_table_undo (table);
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  ari_table_undo (table);
  g_assert_false (ari_match_is_over (match));
  ari_table_redo (table);
  g_assert_true (ari_match_is_over (match));
  ari_table_redo (table);
  g_assert_true (ari_match_get_ply (match) == last);
  ari_table_undo (table);
  ari_table_redo (table);
  g_assert_false (ari_match_is_over (match));
  g_assert_true (ari_match_get_ply (match) == last);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Who looks back restores the move before the end, and then the end is no longer what came last. */
static void
test_end_passed_over (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 e4e5");
  AriTable *table = new_table (match);
  AriPly *last = ari_match_get_ply (match);

  ari_table_undo (table);
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  ari_table_undo (table);
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_redo (table);
  g_assert_true (ari_match_get_ply (match) == last);
  ari_table_undo (table);
  ari_table_redo (table);
  g_assert_false (ari_match_is_over (match));
  g_assert_true (ari_match_get_ply (match) == last);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/undo/tiles", test_tiles);
  g_test_add_func ("/play/undo/tosses", test_tosses);
  g_test_add_func ("/play/undo/dice", test_dice);
  g_test_add_func ("/play/undo/free", test_free);
  g_test_add_func ("/play/undo/variations", test_variations);
  g_test_add_func ("/play/undo/mark", test_mark);
  g_test_add_func ("/play/undo/toss-again", test_toss_again);
  g_test_add_func ("/play/undo/variation-at-end", test_variation_at_end);
  g_test_add_func ("/play/undo/end", test_end);
  g_test_add_func ("/play/undo/end-passed-over", test_end_passed_over);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feat-sequence.h"

#include "../util/shown.h"
#include "table-fixture.h"
#include "ari-toss.h"

/* The release of some throw, in record notation. */
static char *
new_release (AriRelease *release)
{
  *release = ari_toss_release (2, 7);

  return ari_release_to_text (release);
}

static AriAction
action_of (AriMatch   *match,
           const char *text)
{
  return ari_feat_action (ari_match_get_rules (match), ari_match_get_position (match), text);
}

/* Plays the throw as a ply. */
static void
play_throw (AriMatch         *match,
            const AriRelease *release,
            const char       *text)
{
  g_autoptr(GError) error = NULL;

  ari_match_play_performed (match, action_of (match, text), text, -1, &error);
  g_assert_no_error (error);
}

/* Thrown, played, in the air, landed, and in the hand again. The match is held from the ply on. */
static void
test_throw (void)
{
  AriMatch *match = table_toss_new ();
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);

  ari_feat_sequence_set_watched (tosses, TRUE);
  g_assert_false (ari_feat_sequence_perform (tosses, "no release"));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);

  g_assert_true (ari_feat_sequence_perform (tosses, text));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_UNDERWAY);
  g_assert_cmpstr (ari_feat_sequence_get_performance (tosses), ==, text);
  g_assert_cmpuint (ari_feat_sequence_get_seat (tosses), ==, 1);
  /* The ply could not be played if the ring already held the match. */
  g_assert_false (ari_match_is_held (match));
  g_assert_false (ari_feat_sequence_hides_outcome (tosses));

  play_throw (match, &release, text);
  g_assert_true (ari_feat_sequence_follow (tosses, TRUE, TRUE, FALSE, NULL));
  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_FEAT);
  g_assert_true (ari_feat_sequence_hides_outcome (tosses));
  g_assert_cmpuint (ari_feat_sequence_get_number (tosses), ==, 1);

  ari_feat_sequence_finish (tosses, 0);
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_DONE);
  g_assert_false (ari_feat_sequence_hides_outcome (tosses));
  g_assert_true (ari_feat_sequence_has_ended (tosses));
  g_assert_nonnull (ari_feat_sequence_get_outcome (tosses));
  g_assert_true (ari_match_is_held (match));

  table_wait_until (!ari_match_is_held (match));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);
  g_assert_null (ari_feat_sequence_get_outcome (tosses));

  g_assert_finalize_object (tosses);
  g_assert_finalize_object (match);
}

/* Nothing is performed where no feat is due, neither there nor in a game without feats. */
static void
test_not_due (gconstpointer data)
{
  AriMatch *match = table_match_new (data, "");
  AriTable *table = ari_table_new (match, NULL, TRUE);
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);

  ari_feat_sequence_set_watched (tosses, TRUE);
  g_assert_false (ari_feat_sequence_perform (tosses, text));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);
  ari_table_perform (table, text);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (tosses);
  g_assert_finalize_object (match);
}

/* Without a table, that is reported. */
static void
test_no_table (void)
{
  g_test_expect_message ("ariadne-play", G_LOG_LEVEL_CRITICAL, "*ARI_IS_TABLE*");
  ari_table_perform (NULL, "x=0");
  g_test_assert_expected_messages ();
}

/* A toss that one looks back at has been made: nobody is asked for it again. */
static void
test_past (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriRelease release;
  g_autofree char *text = new_release (&release), *before = NULL, *after = NULL;

  before = shown_status (table);
  g_assert_true (shown_may_perform (table));
  play_throw (match, &release, text);
  ari_table_flush (table);
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_true (shown_awaits_feat (table));
  g_assert_false (shown_may_perform (table));
  after = shown_status (table);
  g_assert_cmpstr (after, !=, before);
  g_assert_true (g_str_has_prefix (after, "Position after move "));
  g_assert_true (g_str_has_suffix (after, " tosses next."));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Stepping forward to a toss flies it again; stepping elsewhere takes the ring back. */
static void
test_follow (void)
{
  AriMatch *match = table_toss_new ();
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);
  guint n;

  play_throw (match, &release, text);
  n = ari_match_get_cursor (match);
  ari_feat_sequence_set_watched (tosses, TRUE);
  g_assert_true (ari_feat_sequence_follow (tosses, TRUE, FALSE, FALSE, NULL));
  g_assert_true (ari_feat_sequence_get_again (tosses));
  g_assert_true (ari_match_is_held (match));

  ari_match_set_cursor (match, n - 1);
  g_assert_false (ari_feat_sequence_follow (tosses, FALSE, FALSE, FALSE, NULL));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);
  g_assert_false (ari_match_is_held (match));

  /* A leap to it flies nothing, and neither does a very fast replay, nor a computer that only finishes. */
  ari_match_set_cursor (match, n);
  g_assert_false (ari_feat_sequence_follow (tosses, FALSE, FALSE, FALSE, NULL));
  g_assert_false (ari_feat_sequence_follow (tosses, TRUE, FALSE, TRUE, NULL));
  g_assert_false (ari_feat_sequence_follow (tosses, TRUE, TRUE, TRUE, NULL));
  g_assert_true (ari_feat_sequence_follow (tosses, TRUE, TRUE, FALSE, NULL));
  g_assert_false (ari_feat_sequence_get_again (tosses));
  g_assert_cmpuint (ari_feat_sequence_get_number (tosses), ==, 2);

  /* Destroying the sequence during a flight releases the match. */
  g_assert_true (ari_match_is_held (match));
  g_assert_finalize_object (tosses);
  g_assert_false (ari_match_is_held (match));
  g_assert_finalize_object (match);
}

/* With no view, nothing flies and nothing waits. */
static void
test_unwatched (void)
{
  AriMatch *match = table_toss_new ();
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);

  g_assert_true (ari_feat_sequence_perform (tosses, text));
  play_throw (match, &release, text);
  g_assert_false (ari_feat_sequence_follow (tosses, TRUE, TRUE, FALSE, NULL));
  g_assert_cmpint (ari_feat_sequence_get_state (tosses), ==, ARI_FEAT_STATE_IDLE);
  g_assert_false (ari_match_is_held (match));

  g_assert_finalize_object (tosses);
  g_assert_finalize_object (match);
}

/* The library may take longer than the ring: then the throw is told like any other action. */
static void
test_late (void)
{
  AriMatch *match = table_toss_new ();
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);

  ari_feat_sequence_set_watched (tosses, TRUE);
  g_assert_true (ari_feat_sequence_perform (tosses, text));
  ari_feat_sequence_finish (tosses, 0);
  while (ari_feat_sequence_get_state (tosses) != ARI_FEAT_STATE_IDLE)
    g_main_context_iteration (NULL, TRUE);
  play_throw (match, &release, text);
  g_assert_false (ari_feat_sequence_follow (tosses, TRUE, TRUE, FALSE, NULL));
  g_assert_false (ari_match_is_held (match));

  g_assert_finalize_object (tosses);
  g_assert_finalize_object (match);
}

/* A record that says something else than its flight is told about, and performed all the same. */
static void
test_false_record (void)
{
  AriMatch *match = table_toss_new ();
  AriFeatSequence *tosses = ari_feat_sequence_new (match);
  AriRelease release;
  g_autofree char *text = new_release (&release);
  g_autoptr(GError) error = NULL;
  AriAction actions[ARI_MAX_ACTIONS], truth = action_of (match, text);

  ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
  g_assert_true (ari_match_play_performed (match, actions[truth == actions[0] ? 1 : 0], text, -1, NULL));
  ari_feat_sequence_set_watched (tosses, TRUE);
  g_assert_true (ari_feat_sequence_follow (tosses, TRUE, FALSE, FALSE, &error));
  g_assert_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_OUTCOME);

  g_assert_finalize_object (tosses);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/toss-sequence/throw", test_throw);
  g_test_add_func ("/play/toss-sequence/follow", test_follow);
  g_test_add_data_func ("/play/toss-sequence/not-due/minotaur", "minotaur", test_not_due);
  g_test_add_data_func ("/play/toss-sequence/not-due/minoa", "minoa", test_not_due);
  g_test_add_func ("/play/toss-sequence/no-table", test_no_table);
  g_test_add_func ("/play/toss-sequence/past", test_past);
  g_test_add_func ("/play/toss-sequence/unwatched", test_unwatched);
  g_test_add_func ("/play/toss-sequence/late", test_late);
  g_test_add_func ("/play/toss-sequence/false-record", test_false_record);

  return g_test_run ();
}

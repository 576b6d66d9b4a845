/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-driver.h"
#include "ari-status-text.h"
#include "ari-toss.h"

static AriMatch *
new_match (AriSeatKind first,
           AriSeatKind second)
{
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, first, "One", first == ARI_SEAT_COMPUTER ? "novice" : NULL);
  ari_match_set_seat (match, 2, second, "Two", second == ARI_SEAT_COMPUTER ? "novice" : NULL);

  return match;
}

static guint
n_plies (AriMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

static void
wait_for_plies (AriMatch *match,
                guint     n)
{
  while (n_plies (match) < n)
    g_main_context_iteration (NULL, TRUE);
}

static void
play (AriMatch   *match,
      const char *text)
{
  g_autoptr(GError) error = NULL;

  ari_match_play_text (match, text, -1, &error);
  g_assert_no_error (error);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_answers (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER);
  AriDriver *driver = ari_driver_new (match, FALSE);

  ari_driver_set_min_seconds (driver, 0);
  g_assert_true (ari_driver_awaits_person (driver));
  g_assert_false (ari_driver_get_thinking (driver));

  play (match, "d4e5");
  g_assert_true (ari_driver_get_thinking (driver));
  g_assert_false (ari_driver_awaits_person (driver));
  wait_for_plies (match, 2);
  g_assert_true (ari_driver_awaits_person (driver));
  g_assert_false (ari_driver_get_thinking (driver));

  g_assert_finalize_object (driver);
}

/* While the person views the past, nothing is played. */
static void
test_waits_in_the_past (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER);
  AriDriver *driver = ari_driver_new (match, FALSE);

  ari_driver_set_min_seconds (driver, 0);
  play (match, "d4e5");
  ari_match_set_cursor (match, 0);
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_true (ari_driver_awaits_person (driver));
  settle ();
  g_assert_cmpuint (n_plies (match), ==, 1);

  ari_match_set_cursor (match, 1);
  wait_for_plies (match, 2);

  g_assert_finalize_object (driver);
}

/* Opening a match only shows it: the computer starts when told to. */
static void
test_waits_to_be_told (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  AriDriver *driver = ari_driver_new (match, TRUE);

  ari_driver_set_min_seconds (driver, 0);
  g_assert_true (ari_driver_get_waiting (driver));
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_false (ari_driver_awaits_person (driver));
  settle ();
  g_assert_cmpuint (n_plies (match), ==, 0);

  ari_driver_play_on (driver);
  g_assert_false (ari_driver_get_waiting (driver));
  wait_for_plies (match, 1);

  g_assert_finalize_object (driver);
}

/* It also starts after the person's move; exploring a variation doesn't count. */
static void
test_waits_for_a_ply (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER);
  AriDriver *driver;

  play (match, "d4e5");
  driver = ari_driver_new (match, TRUE);
  ari_driver_set_min_seconds (driver, 0);
  g_assert_true (ari_driver_get_waiting (driver));

  ari_match_set_cursor (match, 0);
  play (match, "e4e5");
  g_assert_false (ari_driver_get_waiting (driver));
  wait_for_plies (match, 2);
  ari_match_go_to_main_line (match);
  ari_match_set_cursor (match, 1);
  g_assert_true (ari_driver_get_waiting (driver));

  ari_match_take_back (match, 0);
  g_assert_true (ari_driver_awaits_person (driver));
  play (match, "a1b1");
  g_assert_false (ari_driver_get_waiting (driver));
  wait_for_plies (match, 2);

  g_assert_finalize_object (driver);
}

/* Where a script plays, computers do not act, not even after a ply, and the script may play for them. */
static void
test_rests (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER);
  AriDriver *driver = ari_driver_new (match, FALSE);

  ari_driver_set_min_seconds (driver, 0);
  play (match, "d4e5");
  g_assert_true (ari_driver_get_thinking (driver));
  ari_driver_hold (driver, ARI_DRIVER_HOLD_SCRIPT, NULL);
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_false (ari_driver_get_waiting (driver));
  g_assert_true (ari_driver_awaits_person (driver));

  play (match, "a1b1");
  play (match, "a1a2");
  g_assert_false (ari_driver_get_thinking (driver));
  settle ();
  g_assert_cmpuint (n_plies (match), ==, 3);

  g_assert_finalize_object (driver);
}

/* A held match doesn't continue before its release. */
static void
test_respects_hold (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  AriDriver *driver;

  ari_match_hold (match, match, ARI_HOLD_STORE);
  driver = ari_driver_new (match, FALSE);
  ari_driver_set_min_seconds (driver, 0);
  settle ();
  g_assert_cmpuint (n_plies (match), ==, 0);
  ari_match_release (match, match);
  wait_for_plies (match, 1);

  g_assert_finalize_object (driver);
}

static void
test_plays_on_in_variations (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER);
  AriDriver *driver = ari_driver_new (match, FALSE);
  AriPly *aside;

  ari_driver_set_min_seconds (driver, 0);
  play (match, "d4e5");
  wait_for_plies (match, 2);
  ari_match_set_cursor (match, 0);
  play (match, "e4e5");
  g_assert_false (ari_match_is_on_main_line (match));
  wait_for_plies (match, 2);
  g_assert_false (ari_match_is_on_main_line (match));

  /* Viewing the end of an old variation starts no computer. */
  aside = ari_ply_get_parent (ari_match_get_ply (match));
  ari_match_go_to_main_line (match);
  ari_match_set_cursor (match, 2);
  play (match, "a1b1");
  wait_for_plies (match, 4);
  ari_match_remove (match, ari_ply_get_child (aside, 0));
  ari_match_go_to (match, aside);
  g_assert_false (ari_driver_get_thinking (driver));

  g_assert_finalize_object (driver);
}

/* Where the match itself would go on, nobody moves for a computer, though the line shown was taken back. */
static void
test_keeps_its_turn (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_PERSON);
  AriDriver *driver;
  g_autofree char *status = NULL;
  AriPly *taken_back;

  play (match, "d4e5");
  taken_back = ari_match_get_ply (match);
  ari_match_take_back (match, 0);
  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "One", "novice");
  driver = ari_driver_new (match, TRUE);
  ari_match_go_to (match, taken_back);
  g_assert_true (ari_driver_awaits_person (driver));
  ari_match_set_cursor (match, 0);
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_false (ari_driver_awaits_person (driver));
  status = ari_status_text (match, driver, NULL);
  g_assert_cmpstr (status, ==, "Starting position.");

  /* A person may. */
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "One", NULL);
  g_assert_true (ari_driver_awaits_person (driver));

  g_assert_finalize_object (driver);
}

static void
test_ends_while_thinking (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_COMPUTER);
  AriDriver *driver = ari_driver_new (match, FALSE);

  ari_driver_set_min_seconds (driver, 60);
  g_assert_true (ari_driver_get_thinking (driver));
  g_assert_finalize_object (driver);
  settle ();
  g_assert_cmpuint (n_plies (match), ==, 0);
}

static void
test_hurry (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  AriDriver *driver = ari_driver_new (match, FALSE);

  ari_match_set_cursor (match, 0);
  ari_driver_hurry (driver);
  wait_for_plies (match, 1);
  g_assert_finalize_object (driver);
}

/* Seats 1 and 2 hold pairs of one colour with the same value, and seat 1 has challenged. */
static const char before_a_toss[] = "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L";

static AriMatch *
new_toss (void)
{
  g_auto(GStrv) words = g_strsplit (before_a_toss, " ", -1);
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    play (match, words[i]);
  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "One", "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Two", NULL);
  ari_match_set_seat (match, 3, ARI_SEAT_PERSON, "Three", NULL);
  g_assert_cmpint (ari_feat_due (setup.rules, ari_match_get_position (match)), ==, ARI_FEAT_TOSS);

  return match;
}

/* A computer's toss is recorded in its ply, and ends as recorded. */
static void
check_tossed (AriMatch *match)
{
  AriPly *ply = ari_match_get_ply (match);
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (ari_ply_get_performance (ply));
  ari_toss_check (ari_ply_get_performance (ply), g_str_equal (ari_ply_get_text (ply), "hit"), &error);
  g_assert_no_error (error);
}

static void
test_tosses (void)
{
  g_autoptr(AriMatch) match = new_toss ();
  guint n = n_plies (match);
  AriDriver *driver = ari_driver_new (match, FALSE);
  g_autofree char *status = ari_status_text (match, driver, NULL);

  /* Those who wait learn what the toss is for. */
  g_assert_true (g_str_has_prefix (status, "One challenges "));
  g_assert_true (g_str_has_suffix (status, ". One tosses next."));

  ari_driver_set_min_seconds (driver, 0);
  wait_for_plies (match, n + 1);
  check_tossed (match);
  g_assert_true (ari_driver_awaits_person (driver));
  g_assert_finalize_object (driver);
}

/* What is bound to the properties follows the driver, and sets it. */
static void
test_properties (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  AriDriver *driver = ari_driver_new (match, FALSE);
  gboolean thinking, by_hand;
  double least;
  guint holds;

  g_object_set (driver, "by-hand", TRUE, "min-seconds", 0.0, NULL);
  g_object_get (driver, "thinking", &thinking, "holds", &holds, "by-hand", &by_hand, "min-seconds", &least, NULL);
  g_assert_cmpint (thinking, ==, ari_driver_get_thinking (driver));
  g_assert_cmpuint (holds, ==, ari_driver_get_holds (driver));
  g_assert_true (by_hand);
  g_assert_cmpfloat (least, ==, 0.0);
  ari_driver_hold (driver, ARI_DRIVER_HOLD_SCRIPT, NULL);
  g_object_get (driver, "holds", &holds, NULL);
  g_assert_cmpuint (holds & ARI_DRIVER_HOLD_SCRIPT, !=, 0);

  g_assert_finalize_object (driver);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/driver/answers", test_answers);
  g_test_add_func ("/play/driver/waits-in-the-past", test_waits_in_the_past);
  g_test_add_func ("/play/driver/waits-to-be-told", test_waits_to_be_told);
  g_test_add_func ("/play/driver/waits-for-a-ply", test_waits_for_a_ply);
  g_test_add_func ("/play/driver/rests", test_rests);
  g_test_add_func ("/play/driver/respects-hold", test_respects_hold);
  g_test_add_func ("/play/driver/plays-on-in-variations", test_plays_on_in_variations);
  g_test_add_func ("/play/driver/keeps-its-turn", test_keeps_its_turn);
  g_test_add_func ("/play/driver/ends-while-thinking", test_ends_while_thinking);
  g_test_add_func ("/play/driver/hurry", test_hurry);
  g_test_add_func ("/play/driver/tosses", test_tosses);

  g_test_add_func ("/play/driver/properties", test_properties);

  return g_test_run ();
}

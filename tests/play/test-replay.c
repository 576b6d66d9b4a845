/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replay.h"

#include "table-fixture.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Plays ply by ply and stops at the end; starting it there begins again. */
static void
test_plays (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriReplay *replay = ari_replay_new (match);
  guint n_steps = 0;

  g_signal_connect_swapped (match, "notify::cursor", G_CALLBACK (count_cb), &n_steps);
  ari_replay_set_speed (replay, 100);
  g_assert_cmpfloat (ari_replay_get_speed (replay), ==, ARI_REPLAY_FASTEST);
  ari_replay_start (replay);
  g_assert_true (ari_replay_get_playing (replay));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 0);
  table_wait_until (!ari_replay_get_playing (replay));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
  g_assert_cmpuint (n_steps, ==, 4);

  g_assert_finalize_object (replay);
  g_assert_finalize_object (match);
}

/* A control that is bound to the speed sets it within its range. */
static void
test_properties (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "d4e5 a1b1");
  AriReplay *replay = ari_replay_new (match);
  gboolean playing;
  double speed;

  ari_match_set_cursor (match, 0);
  g_object_set (replay, "speed", 2.0, NULL);
  ari_replay_start (replay);
  g_object_get (replay, "speed", &speed, "playing", &playing, NULL);
  g_assert_cmpfloat (speed, ==, 2.0);
  g_assert_cmpfloat (ari_replay_get_speed (replay), ==, 2.0);
  g_assert_true (playing);
  ari_replay_stop (replay);
  g_object_get (replay, "playing", &playing, NULL);
  g_assert_false (playing);

  g_assert_finalize_object (replay);
}

/* Any other cursor movement stops it: along the line, to another line, or with a ply. */
static void
test_stops (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriReplay *replay = ari_replay_new (match);
  AriPly *aside;

  ari_match_set_cursor (match, 1);
  table_play (match, "e4e5");
  aside = ari_match_get_ply (match);
  ari_match_go_to_main_line (match);

  ari_match_set_cursor (match, 2);
  ari_replay_start (replay);
  ari_match_set_cursor (match, 1);
  g_assert_false (ari_replay_get_playing (replay));

  /* The cursor is as many plies into the variation as it was into the main line. */
  ari_match_set_cursor (match, 2);
  ari_replay_start (replay);
  ari_match_go_to (match, aside);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);
  g_assert_false (ari_replay_get_playing (replay));

  ari_match_go_to_main_line (match);
  ari_replay_start (replay);
  table_play (match, "a1b1");
  g_assert_false (ari_replay_get_playing (replay));

  g_assert_finalize_object (replay);
  g_assert_finalize_object (match);
}

/* Changes that don't move the cursor don't disturb the replay. */
static void
test_goes_on (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriReplay *replay = ari_replay_new (match);

  ari_replay_start (replay);
  ari_match_set_title (match, "At Knossos");
  ari_match_hold (match, match, ARI_HOLD_STORE);
  ari_match_release (match, match);
  g_assert_true (ari_replay_get_playing (replay));

  /* A replay destroyed while playing leaves nothing behind. */
  g_assert_finalize_object (replay);
  g_assert_finalize_object (match);
}

/* A paused replay stays where it is: otherwise its step would stop the other, slower one. */
static void
test_paused (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriReplay *replay = ari_replay_new (match);
  AriReplay *other = ari_replay_new (match);

  ari_replay_set_speed (replay, ARI_REPLAY_FASTEST);
  ari_replay_set_paused (replay, TRUE);
  ari_replay_start (replay);
  ari_replay_set_speed (other, ARI_REPLAY_FASTEST / 2);
  ari_replay_start (other);
  table_wait_until (!ari_replay_get_playing (other));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);

  g_assert_finalize_object (other);
  g_assert_finalize_object (replay);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/replay/plays", test_plays);
  g_test_add_func ("/play/replay/properties", test_properties);
  g_test_add_func ("/play/replay/stops", test_stops);
  g_test_add_func ("/play/replay/goes-on", test_goes_on);
  g_test_add_func ("/play/replay/paused", test_paused);

  return g_test_run ();
}

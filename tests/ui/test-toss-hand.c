/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-hand.h"

#include <string.h>

#include "ari-toss-camera.h"

#define CLICK 20.0 /* units of the picture */

static const AriRect bounds = { -ARI_TOSS_WIDTH / 2, 0, ARI_TOSS_WIDTH, ARI_TOSS_HEIGHT };

/* Drags from the middle of the picture, a step every 20 ms. Returns whether the ring flies. */
static gboolean
drag (AriTossHand *hand,
      double       dx,
      double       dy,
      gint64       ms,
      AriRelease  *release)
{
  gint64 n = ms / 20;

  ari_toss_hand_press (hand, (AriPoint) { 0, ARI_TOSS_HEIGHT / 2 }, 0);
  g_assert_true (ari_toss_hand_is_pressed (hand));
  ari_toss_hand_begin_drag (hand, 0);
  if (hand->way == ARI_TOSS_CALM)
    ari_toss_hand_grab (hand, &bounds);
  for (gint64 i = 1; i < n; i++)
    ari_toss_hand_drag_to (hand, &bounds, 20 * i, dx * i / n, dy * i / n);

  return ari_toss_hand_end_drag (hand, ms, dx, dy, CLICK, release);
}

/* A flick throws; what is none leaves the ring in the hand, and says why. */
static void
test_flick (void)
{
  AriTossHand hand;
  AriRelease left, right;

  ari_toss_hand_init (&hand);
  g_assert_true (drag (&hand, 80, -400, 100, &right));
  g_assert_true (hand.flicked);
  g_assert_null (hand.fault);
  g_assert_true (drag (&hand, -80, -400, 100, &left));
  g_assert_cmpint (left.x, ==, -right.x);
  g_assert_cmpint (left.strength, ==, right.strength);

  ari_toss_hand_drop (&hand);
  g_assert_false (drag (&hand, 0, -400, 2000, &right));
  g_assert_nonnull (strstr (hand.fault, "Too slow"));
  g_assert_false (drag (&hand, 0, 400, 100, &right));
  g_assert_nonnull (strstr (hand.fault, "Flick it upwards"));
  g_assert_false (drag (&hand, 0, -CLICK / 2, 100, &right));
  g_assert_nonnull (strstr (hand.fault, "Drag it upwards"));
  g_assert_cmpint (hand.state, ==, ARI_HAND_IDLE);

  ari_toss_hand_clear (&hand);
}

/* The ring follows the drag of a flick. */
static void
test_offset (void)
{
  AriTossHand hand;

  ari_toss_hand_init (&hand);
  g_assert_cmpfloat (ari_toss_hand_get_offset (&hand).x, ==, 0.0f);
  ari_toss_hand_press (&hand, (AriPoint) { 0, 0 }, 0);
  ari_toss_hand_begin_drag (&hand, 0);
  ari_toss_hand_drag_to (&hand, &bounds, 10, 30, -40);
  g_assert_cmpfloat (ari_toss_hand_get_offset (&hand).x, ==, 30.0f);
  g_assert_cmpfloat (ari_toss_hand_get_offset (&hand).y, ==, -40.0f);
  ari_toss_hand_drop (&hand);
  g_assert_cmpfloat (ari_toss_hand_get_offset (&hand).x, ==, 0.0f);
  ari_toss_hand_clear (&hand);
}

/* The first key starts the aim, the second the strength, and the third throws. */
static void
test_gauges (void)
{
  AriTossHand hand;
  AriRelease release;
  double aim;

  ari_toss_hand_init (&hand);
  ari_toss_hand_set_way (&hand, ARI_TOSS_GAUGES);
  g_assert_false (ari_toss_hand_act (&hand, &release));
  g_assert_cmpint (hand.state, ==, ARI_HAND_AIMS);
  ari_toss_hand_sweep (&hand, 1);
  ari_toss_hand_sweep (&hand, 1 + G_USEC_PER_SEC / 5);
  aim = hand.aim;
  g_assert_cmpfloat (aim, ==, ari_hand_aim_gauge (0.2));

  g_assert_false (ari_toss_hand_act (&hand, &release));
  ari_toss_hand_sweep (&hand, 2 * G_USEC_PER_SEC);
  ari_toss_hand_sweep (&hand, 2 * G_USEC_PER_SEC + G_USEC_PER_SEC / 10);
  g_assert_cmpfloat (hand.aim, ==, aim);
  g_assert_cmpfloat (hand.force, ==, ari_hand_force_gauge (0.1));

  g_assert_true (ari_toss_hand_act (&hand, &release));
  g_assert_cmpint (release.x, ==, ari_hand_gauges (aim, hand.force).x);
  g_assert_false (hand.flicked);
  ari_toss_hand_clear (&hand);
}

/* The calm hand aims at a horn, follows drags and clicks, and foresees where the ring would go. */
static void
test_calm (void)
{
  AriTossHand hand;
  AriRelease release;
  float foreseen;

  ari_toss_hand_init (&hand);
  ari_toss_hand_set_way (&hand, ARI_TOSS_CALM);
  g_assert_cmpfloat (hand.aim, ==, ARI_HAND_BEST_AIM);
  foreseen = hand.aimed_at.x;
  g_assert_cmpfloat (foreseen, >, 0.0f);

  ari_toss_hand_steer (&hand, -3, 2);
  g_assert_true (hand.steered);
  g_assert_cmpfloat_with_epsilon (hand.aim, ARI_HAND_BEST_AIM - 3 * ARI_AIM_STEP, 1e-9);
  g_assert_cmpfloat_with_epsilon (hand.force, 2 * ARI_AIM_STEP, 1e-9);
  g_assert_cmpfloat (hand.aimed_at.x, <, foreseen);

  g_assert_false (drag (&hand, -10000, 0, 2000, &release));
  g_assert_cmpfloat (hand.aim, ==, -1.0);
  g_assert_false (drag (&hand, 0, 0, 100, &release));
  g_assert_cmpfloat_with_epsilon (hand.aim, 0.0, 1e-9);
  g_assert_cmpfloat (hand.force, ==, 0.0);

  /* It needs no flick: that changes nothing. */
  g_assert_false (drag (&hand, 80, -400, 100, &release));
  g_assert_nonnull (strstr (hand.fault, "needs no flick"));
  g_assert_cmpfloat_with_epsilon (hand.aim, 0.0, 1e-9);

  g_assert_true (ari_toss_hand_act (&hand, &release));
  g_assert_null (hand.fault);
  ari_toss_hand_clear (&hand);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/toss-hand/flick", test_flick);
  g_test_add_func ("/ui/toss-hand/offset", test_offset);
  g_test_add_func ("/ui/toss-hand/gauges", test_gauges);
  g_test_add_func ("/ui/toss-hand/calm", test_calm);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calm way to toss: aim and strength are set at leisure. */
#include <string.h>

#include "ari-hand.h"
#include "ari-toss-camera.h"
#include "ari-toss-gauges.h"
#include "ari-toss.h"
#include "press-key.h"
#include "toss-fixture.h"
#include "ui-fixture.h"

static void
click (Toss     *toss,
       AriPoint  at) /* in picture units */
{
  AriPoint px = ari_toss_view_to_px (toss->view, at);

  g_signal_emit_by_name (toss_drag_of (toss->view), "drag-begin", (double) px.x, (double) px.y);
  g_signal_emit_by_name (toss_drag_of (toss->view), "drag-end", 0.0, 0.0);
}

static void
test_button (void)
{
  GtkWidget *button;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  button = ui_find (toss.window, GTK_TYPE_BUTTON, "Toss");
  toss_drag (&toss, 60, 0, TRUE);
  g_assert_cmpuint (toss.n_thrown, ==, 0);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_activate (button);
  ui_wait_until (toss.n_thrown == 1);
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* The calm hand can be clicked: a horn, and both gauges. The words promise what the hand will do, and a path
 * shows what it aims at. */
static void
test_clicks (void)
{
  g_autofree char *promise = NULL;
  g_autoptr(GBytes) right = NULL, left = NULL;
  AriRect bounds;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  bounds = ari_toss_view_get_bounds (toss.view);
  /* It starts at a horn, so that Space alone has the best chance. */
  promise = g_strdup_printf ("Chance of a hit: %.0f%%", 100 * ari_hand_calm_chance (ARI_HAND_BEST_AIM, 0));
  g_assert_nonnull (strstr (toss_words (&toss), promise));
  right = toss_picture (&toss);

  click (&toss, ari_toss_project (-ARI_TIP_X, ARI_TIP_HEIGHT, 0));
  g_assert_cmpfloat_with_epsilon (toss_aim (&toss), -ARI_HAND_BEST_AIM, 0.01);
  left = toss_picture (&toss);
  g_assert_false (g_bytes_equal (left, right));
  click (&toss, ari_toss_project (ARI_TIP_X, ARI_TIP_HEIGHT, 0));
  g_assert_cmpfloat_with_epsilon (toss_aim (&toss), ARI_HAND_BEST_AIM, 0.01);
  g_assert_nonnull (strstr (toss_words (&toss), promise));
  toss_assert_calm (&toss, "at the right horn, strength just right");

  /* The middle of the aim gauge, and the top of that of strength. */
  click (&toss, (AriPoint) { MAX (bounds.x + 20, -200) + 200, bounds.y + bounds.height - 60 });
  g_assert_cmpfloat_with_epsilon (toss_aim (&toss), 0, 0.05);
  for (float y = bounds.y; toss_force (&toss) < 0.9 && y < bounds.y + bounds.height; y += 4)
    if (ari_toss_gauge_at (&bounds, (AriPoint) { bounds.x + bounds.width - 60, y }) == ARI_TOSS_GAUGE_FORCE)
      click (&toss, (AriPoint) { bounds.x + bounds.width - 60, y });
  g_assert_cmpfloat (toss_force (&toss), >=, 0.9);
  g_assert_nonnull (strstr (toss_words (&toss), "Chance of a hit: 0%"));

  /* Who clicks a horn wants the ring to reach it. */
  click (&toss, ari_toss_project (ARI_TIP_X, ARI_TIP_HEIGHT, 0));
  toss_assert_calm (&toss, "at the right horn, strength just right");
  g_assert_cmpuint (toss.n_thrown, ==, 0);
  toss_end (&toss);
}

/* A flick throws nothing, and leaves the aim as it was; the words say why, until the hand aims again. */
static void
test_flick (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  toss_drag (&toss, 40, -200, FALSE);
  g_assert_cmpuint (toss.n_thrown, ==, 0);
  g_assert_cmpfloat (toss_aim (&toss), ==, ARI_HAND_BEST_AIM);
  g_assert_cmpfloat (toss_force (&toss), ==, 0);
  g_assert_nonnull (strstr (toss_words (&toss), "The calm toss needs no flick"));
  press_key (toss.window, GDK_KEY_Left);
  g_assert_null (strstr (toss_words (&toss), "The calm toss needs no flick"));
  toss_end (&toss);
}

/* The words name the keys that work, and only them. */
static void
test_keys (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  gtk_window_set_focus (GTK_WINDOW (toss.window), NULL);
  ui_wait_until (!ari_toss_view_tells_itself (toss.view));
  g_assert_nonnull (strstr (toss_words (&toss), "then the button"));
  gtk_widget_grab_focus (GTK_WIDGET (toss.view));
  ui_wait_until (ari_toss_view_tells_itself (toss.view));
  g_assert_nonnull (strstr (toss_words (&toss), "or use the arrow keys; Space tosses"));
  ari_toss_view_set_shifted (toss.view, TRUE);
  g_assert_nonnull (strstr (toss_words (&toss), "or use Shift and the arrow keys; Space tosses"));
  press_key_with (toss.window, GDK_KEY_Left, GDK_SHIFT_MASK);
  g_assert_cmpfloat (toss_aim (&toss), <, ARI_HAND_BEST_AIM);
  toss_end (&toss);
}

/* Nobody starts with the aim of the player before. */
static void
test_hand_over (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  toss_drag (&toss, 60, -40, TRUE);
  g_assert_cmpfloat (toss_aim (&toss), !=, ARI_HAND_BEST_AIM);
  g_assert_cmpfloat (toss_force (&toss), !=, 0);
  ari_toss_view_set_seat (toss.view, 1);
  toss_assert_calm (&toss, "at the right horn, strength just right");
  toss_end (&toss);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_set_motion (TRUE);

  g_test_add_func ("/ui/toss-calm/button", test_button);
  g_test_add_func ("/ui/toss-calm/clicks", test_clicks);
  g_test_add_func ("/ui/toss-calm/flick", test_flick);
  g_test_add_func ("/ui/toss-calm/keys", test_keys);
  g_test_add_func ("/ui/toss-calm/hand-over", test_hand_over);

  return g_test_run ();
}

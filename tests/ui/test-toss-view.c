/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <string.h>

#include "announcements.h"
#include "ari-toss-camera.h"
#include "ari-hand.h"
#include "ari-toss.h"
#include "ari-settings.h"
#include "press-key.h"
#include "toss-fixture.h"
#include "ui-fixture.h"

static void
test_flick (void)
{
  Toss toss;
  AriRelease release;

  toss_begin (&toss, ARI_TOSS_FLICK);
  toss_drag (&toss, 40, -200, FALSE);
  g_assert_true (ari_toss_view_is_flying (toss.view));
  g_assert_true (ari_release_parse (toss.text, &release, NULL));
  g_assert_cmpint (release.x, >, 0);
  toss_check_flight (&toss);

  /* The next drag, to the left, returns the ring to the hand. */
  toss.n_thrown = toss.n_landed = 0;
  toss_drag (&toss, -40, -200, FALSE);
  g_assert_true (ari_release_parse (toss.text, &release, NULL));
  g_assert_cmpint (release.x, <, 0);
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* A hand that rests, is slow, moves backwards or hardly at all doesn't throw, and is told why. */
static void
test_no_flick (void)
{
  double unit;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  unit = ari_toss_view_to_px (toss.view, (AriPoint) { 1, 0 }).x
         - ari_toss_view_to_px (toss.view, (AriPoint) { 0, 0 }).x;
  toss_drag (&toss, 10, -150, TRUE);
  g_assert_cmpstr (toss_words (&toss), ==, "The ring stayed in your hand. Let go while your hand is still "
                                      "moving.");
  toss_drag (&toss, 10, 150, FALSE);
  g_assert_cmpstr (toss_words (&toss), ==, "The ring stayed in your hand. Flick it upwards, towards the "
                                           "bull.");
  toss_drag (&toss, 0, -9, FALSE);
  g_assert_cmpstr (toss_words (&toss), ==, "Too slow: the ring stayed in your hand. Move faster.");
  toss_drag (&toss, 0, -0.045 * ARI_TOSS_HEIGHT * unit, FALSE);
  g_assert_cmpstr (toss_words (&toss), ==, "Too short: the ring stayed in your hand. Make a longer flick.");
  toss_drag (&toss, 0, 0, TRUE);
  g_assert_cmpstr (toss_words (&toss), ==, "The ring stayed in your hand. Drag it upwards and let go while "
                                           "your hand is moving, or press Space to use the gauges.");
  gtk_test_accessible_assert_property (toss.view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, toss_words (&toss));

  g_signal_emit_by_name (toss_drag_of (toss.view), "drag-begin", 300.0, 300.0);
  g_assert_nonnull (strstr (toss_words (&toss), "Flick the ring upwards"));
  g_signal_emit_by_name (toss_drag_of (toss.view), "cancel", NULL);

  /* Where nobody may throw, there is nothing to explain. */
  ari_toss_view_set_armed (toss.view, FALSE);
  toss_drag (&toss, 10, -200, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  g_assert_cmpuint (toss.n_thrown, ==, 0);
  g_assert_null (ari_toss_view_get_flight (toss.view));
  g_assert_cmpstr (toss_words (&toss), ==, "");
  toss_end (&toss);
}

/* Whether the view shows something else now. */
static gboolean
differs (Toss   *toss,
         GBytes *picture)
{
  g_autoptr(GBytes) now = toss_picture (toss);

  return !g_bytes_equal (now, picture);
}

/* The first time, a hand shows the gesture until somebody begins to throw. Only a flick needs it. */
static void
test_guide (void)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  g_autoptr(GBytes) resting = NULL;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  g_assert_false (ari_toss_view_is_guiding (toss.view));
  ari_toss_view_set_guided (toss.view, TRUE);
  g_assert_true (ari_toss_view_is_guiding (toss.view));
  toss_wait_for_frames (&toss);
  resting = toss_picture (&toss);
  ui_wait_until (differs (&toss, resting));
  g_signal_emit_by_name (toss_drag_of (toss.view), "drag-begin", 300.0, 300.0);
  g_assert_false (ari_toss_view_is_guiding (toss.view));
  g_signal_emit_by_name (toss_drag_of (toss.view), "cancel", NULL);
  g_assert_true (ari_toss_view_is_guiding (toss.view));
  ari_toss_view_set_way (toss.view, ARI_TOSS_CALM);
  g_assert_false (ari_toss_view_is_guiding (toss.view));
  /* A calm throw, as in a lesson, teaches nobody to flick. */
  ari_toss_view_end_guide (toss.view, settings);
  g_assert_true (ari_toss_guide_of (settings));
  ari_toss_view_set_way (toss.view, ARI_TOSS_FLICK);
  g_assert_true (ari_toss_view_is_guiding (toss.view));
  toss_drag (&toss, 40, -200, FALSE);
  g_assert_false (ari_toss_view_is_guiding (toss.view));
  ari_toss_view_end_guide (toss.view, settings);
  g_assert_false (ari_toss_guide_of (settings));
  toss_end (&toss);

  /* Without motion the hand rests. */
  toss_begin (&toss, ARI_TOSS_FLICK);
  ari_toss_view_set_animated (toss.view, FALSE);
  ari_toss_view_set_guided (toss.view, TRUE);
  toss_wait_for_frames (&toss);
  g_assert_true (ari_toss_view_is_guiding (toss.view));
  g_clear_pointer (&resting, g_bytes_unref);
  resting = toss_picture (&toss);
  toss_wait_for_frames (&toss);
  g_assert_false (differs (&toss, resting));
  toss_end (&toss);
}

/* Clicks on the picture start and stop the gauges, too. */
static void
test_gauge_clicks (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_GAUGES);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_nonnull (strstr (toss_words (&toss), "Space"));
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-begin", 300.0, 200.0);
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-end", 0.0, 0.0);
      toss_wait_for_frames (&toss);
    }
  toss_check_flight (&toss);
  toss_end (&toss);
}

static void
test_gauges (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_GAUGES);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  toss_wait_for_frames (&toss);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  g_assert_cmpuint (toss.n_thrown, ==, 0);
  toss_wait_for_frames (&toss);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* Keys also throw a ring in flick mode: with the gauges, so the player still has to be shown how to flick. */
static void
test_keys_of_flick (void)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
      toss_wait_for_frames (&toss);
    }
  toss_check_flight (&toss);
  g_settings_reset (settings, "toss-guide");
  ari_toss_view_end_guide (toss.view, settings);
  g_assert_true (ari_toss_guide_of (settings));
  toss_end (&toss);
}

/* The button stops the gauges it started, even though a drag could start at its place. */
static void
test_button_of_flick (void)
{
  GtkWidget *button;
  graphene_rect_t place;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  button = ui_find (toss.window, GTK_TYPE_BUTTON, "Start the Gauges");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (toss.view), &place));
  for (guint i = 0; i < 3; i++)
    {
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-begin", (double) place.origin.x + 4,
                             (double) place.origin.y + 4);
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-end", 0.0, 0.0);
      gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
      toss_wait_for_frames (&toss);
    }
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* A flick may begin anywhere: below the picture, where the words are, and on the button. */
static void
test_flick_from_below (void)
{
  GtkWidget *button;
  AriRect bounds;
  float height;
  graphene_rect_t place;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  bounds = ari_toss_view_get_bounds (toss.view);
  height = ari_toss_view_to_px (toss.view, (AriPoint) { 0, bounds.y + bounds.height }).y;
  toss_drag_from (&toss, (AriPoint) { 300, height + 12 }, 20, -160, FALSE);
  toss_check_flight (&toss);
  toss_end (&toss);

  toss_begin (&toss, ARI_TOSS_FLICK);
  button = ui_find (toss.window, GTK_TYPE_BUTTON, "Start the Gauges");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (toss.view), &place));
  toss_drag_from (&toss, (AriPoint) { place.origin.x + 4, place.origin.y + 4 }, 20, -160, FALSE);
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* While a gauge that a key started moves, a click stops it, as the words say, and takes nothing back. */
static void
test_click_on_gauge_of_flick (void)
{
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  g_assert_nonnull (strstr (toss_words (&toss), "click to set the aim"));
  for (guint i = 0; i < 2; i++)
    {
      toss_wait_for_frames (&toss);
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-begin", 300.0, 200.0);
      g_signal_emit_by_name (toss_drag_of (toss.view), "drag-end", 0.0, 0.0);
    }
  toss_check_flight (&toss);
  toss_end (&toss);
}

/* Without animations the outcome is immediate. */
static void
test_at_once (void)
{
  AriRelease release = { 1430, ARI_HAND_Y, ARI_HAND_STRENGTH, ARI_HAND_SPIN, 0 };
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  ari_toss_view_set_animated (toss.view, FALSE);
  ari_toss_view_fly (toss.view, &release, TRUE);
  g_assert_cmpuint (toss.n_landed, ==, 1);
  g_assert_true (ari_flight_is_hit (ari_toss_view_get_flight (toss.view)));
  ari_toss_view_reset (toss.view, TRUE);
  g_assert_null (ari_toss_view_get_flight (toss.view));
  toss_end (&toss);
}

/* A flight that is hurried, or no longer visible, ends as it would have anyway. */
static void
test_hurry (void)
{
  AriRelease release = { -1430, ARI_HAND_Y, ARI_HAND_STRENGTH, ARI_HAND_SPIN, 0 };
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  ari_toss_view_fly (toss.view, &release, FALSE);
  g_assert_true (ari_toss_view_is_flying (toss.view));
  ari_toss_view_hurry (toss.view);
  g_assert_cmpuint (toss.n_landed, ==, 1);
  g_assert_true (ari_flight_is_hit (ari_toss_view_get_flight (toss.view)));

  ari_toss_view_fly (toss.view, &release, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (toss.view), FALSE);
  g_assert_cmpuint (toss.n_landed, ==, 2);
  /* The window looks for another focus in its next frame, and holds the old one until then. */
  toss_wait_for_frames (&toss);
  g_assert_true (ari_flight_is_hit (ari_toss_view_get_flight (toss.view)));
  toss_end (&toss);
}

/* A window may be closed while a ring is in the air or a gauge moves. */
static void
test_end (void)
{
  AriRelease release = { 0, ARI_HAND_Y, ARI_HAND_STRENGTH, ARI_HAND_SPIN, 0 };
  Toss toss;

  toss_begin (&toss, ARI_TOSS_FLICK);
  ari_toss_view_fly (toss.view, &release, FALSE);
  toss_wait_for_frames (&toss);
  toss_end (&toss);

  toss_begin (&toss, ARI_TOSS_GAUGES);
  gtk_widget_activate_action (GTK_WIDGET (toss.view), "toss.throw", NULL);
  toss_wait_for_frames (&toss);
  toss_end (&toss);
}

static void
test_accessible (void)
{
  g_autofree char *steered = NULL;
  Toss toss;

  toss_begin (&toss, ARI_TOSS_CALM);
  gtk_widget_grab_focus (GTK_WIDGET (toss.view));
  toss_assert_calm (&toss, "at the right horn, strength just right");
  press_key (toss.window, GDK_KEY_Left);
  press_key (toss.window, GDK_KEY_Up);
  press_key (toss.window, GDK_KEY_Up);
  gtk_test_accessible_assert_property (toss.view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Bull’s head with two horns");
  steered = g_strdup_printf ("1 step left of the right horn, strength 2 steps too high, %.0f%%",
                             100 * ari_hand_calm_chance (toss_aim (&toss), toss_force (&toss)));
  gtk_test_accessible_assert_property (toss.view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, steered);
  /* Orca reads the new description, and would read an announcement after it. */
  g_assert_cmpstr (announcements_last (), ==, "");
  ari_toss_view_set_way (toss.view, ARI_TOSS_GAUGES);
  gtk_test_accessible_assert_property (
    toss.view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Press Space or click to start the gauges, then to set the aim, then the strength.");
  ari_toss_view_set_armed (toss.view, FALSE);
  gtk_test_accessible_assert_property (toss.view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The ring is in your "
                                                                                       "hand.");
  g_assert_null (ui_find (toss.window, GTK_TYPE_BUTTON, NULL));
  toss_end (&toss);
}

/* The picture shows the horns where the ring hits them: their tips match, and nothing is drawn far from
 * them. */
static void
test_camera (void)
{
  const AriLimb *horn = ari_bull_limb (ARI_LIMB_RIGHT_HORN);
  const AriKnot *tip = &horn->knots[horn->n_knots - 1], *root = &horn->knots[0];
  AriPoint at = ari_toss_project (tip->x, tip->y, tip->z);

  g_assert_cmpfloat_with_epsilon (at.x, 148, 3);
  g_assert_cmpfloat_with_epsilon (at.y, 155, 3);
  at = ari_toss_project (root->x, root->y, root->z);
  g_assert_cmpfloat_with_epsilon (at.x, 50, 4);
  g_assert_cmpfloat_with_epsilon (at.y, 278, 4);
  /* More distant things are smaller and closer to the horizon. */
  g_assert_cmpfloat (ari_toss_scale (-500), >, ari_toss_scale (0));
  g_assert_cmpfloat (ari_toss_scale (0), ==, 1);
  g_assert_cmpfloat (ari_toss_project (0, 0, 2000).y, <, ari_toss_project (0, 0, 0).y);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_set_motion (TRUE);

  g_test_add_func ("/ui/toss-view/flick", test_flick);
  g_test_add_func ("/ui/toss-view/no-flick", test_no_flick);
  g_test_add_func ("/ui/toss-view/guide", test_guide);
  g_test_add_func ("/ui/toss-view/gauges", test_gauges);
  g_test_add_func ("/ui/toss-view/gauge-clicks", test_gauge_clicks);
  g_test_add_func ("/ui/toss-view/keys-of-flick", test_keys_of_flick);
  g_test_add_func ("/ui/toss-view/button-of-flick", test_button_of_flick);
  g_test_add_func ("/ui/toss-view/flick-from-below", test_flick_from_below);
  g_test_add_func ("/ui/toss-view/click-on-gauge-of-flick", test_click_on_gauge_of_flick);
  g_test_add_func ("/ui/toss-view/at-once", test_at_once);
  g_test_add_func ("/ui/toss-view/hurry", test_hurry);
  g_test_add_func ("/ui/toss-view/end", test_end);
  g_test_add_func ("/ui/toss-view/accessible", test_accessible);
  g_test_add_func ("/ui/toss-view/camera", test_camera);

  return g_test_run ();
}

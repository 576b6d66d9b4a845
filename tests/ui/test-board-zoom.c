/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-zoom.h"
#include "ari-painter.h"
#include "board-fixture.h"

#include <math.h>

static graphene_rect_t
view_bounds (Fixture *fixture)
{
  return GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (fixture->view)),
                             gtk_widget_get_height (GTK_WIDGET (fixture->view)));
}

static gboolean
is_in_view (Fixture    *fixture,
            const char *name)
{
  graphene_rect_t view = view_bounds (fixture), bounds = board_bounds_of (fixture, name);

  return graphene_rect_contains_rect (&view, &bounds);
}

/* Emits a signal of each controller of one type, with a place in the view. */
static void
point (Fixture    *fixture,
       GType       type,
       const char *signal,
       double      x,
       double      y)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        g_signal_emit_by_name (controller, signal, 1, x, y);
    }
}

static void
zoom (Fixture *fixture,
      float    factor)
{
  ari_board_view_zoom (fixture->view, factor);
  board_wait_for_frame (fixture);
}

/* The widgets of spots and the picture share one scale; the whole board comes back as it was. */
static void
test_larger (Fixture      *fixture,
             gconstpointer data)
{
  graphene_rect_t before = board_bounds_of (fixture, "d4d5"), after, next;
  float unit = board_unit (fixture);

  zoom (fixture, 3);
  after = board_bounds_of (fixture, "d4d5");
  next = board_bounds_of (fixture, "d5d6");
  g_assert_cmpfloat_with_epsilon (ari_board_view_get_zoom (fixture->view), 3, 0.001);
  g_assert_cmpfloat_with_epsilon (board_unit (fixture), 3 * unit, 0.01);
  g_assert_cmpfloat_with_epsilon (hypotf (after.origin.x - next.origin.x, after.origin.y - next.origin.y),
                                  3 * unit, 2);
  /* Details appear by the size of a unit. */
  g_assert_cmpfloat_with_epsilon (ari_board_view_get_state (fixture->view)->unit_px, 3 * unit, 0.1 * unit);

  zoom (fixture, 100);
  g_assert_cmpfloat_with_epsilon (ari_board_view_get_zoom (fixture->view), ARI_ZOOM_MAX, 0.001);

  zoom (fixture, 0);
  after = board_bounds_of (fixture, "d4d5");
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* A click picks what lies under the pointer, at any scale. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = NULL;
  graphene_rect_t at;

  zoom (fixture, 3);
  at = board_bounds_of (fixture, "d4d5");
  g_assert_true (is_in_view (fixture, "d4d5"));
  point (fixture, GTK_TYPE_GESTURE_CLICK, "released", at.origin.x + at.size.width / 2,
         at.origin.y + at.size.height / 2);
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  text = fixture->setup.rules->format (&fixture->position, fixture->picked);
  g_assert_cmpstr (text, ==, "d4d5");
}

/* Shows the fixture's position after @text, which has just been played in it. @show: (out): what is shown */
static void
arrive (Fixture       *fixture,
        const char    *text,
        AriBoardState *show,
        AriMotionPath  paths[ARI_MAX_MOTION_PATHS])
{
  AriPosition before = fixture->position;
  AriAction action;

  g_assert_true (ari_rules_parse (fixture->setup.rules, &before, text, &action, NULL));
  board_play (fixture, text);
  ari_board_state_init (show, &fixture->setup, &fixture->position);
  ari_board_state_set_last (show, &before, action, paths);
  board_show_state (fixture, show, BOARD_PICKABLE | ARI_BOARD_ARRIVED);
  board_wait_for_frame (fixture);
}

/* What has just been played, what is hinted at, and the keyboard focus are never out of sight. */
static void
test_follows (Fixture      *fixture,
              gconstpointer data)
{
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriBoardState show;
  AriSpot hint;

  zoom (fixture, 3);
  g_assert_false (is_in_view (fixture, "a1b1"));
  gtk_widget_grab_focus (board_cell (fixture, "a1b1"));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  board_wait_for_frame (fixture);
  g_assert_true (is_in_view (fixture, "a1b1"));
  g_assert_false (is_in_view (fixture, "f6g7"));

  arrive (fixture, "f6g7", &show, paths);
  g_assert_true (is_in_view (fixture, "f6g7"));
  g_assert_false (is_in_view (fixture, "a1b1"));
  g_assert_cmpfloat_with_epsilon (ari_board_view_get_zoom (fixture->view), 3, 0.001);

  hint = board_spot (fixture, "a1b1");
  show.hints = &hint;
  show.n_hints = 1;
  board_show_state (fixture, &show, BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  g_assert_true (is_in_view (fixture, "a1b1"));
}

/* An outcome of chance leaves the enlarged board where it is, and what a person does next moves it, also
 * where the board has not shown the outcome before. */
static void
test_outcome (Fixture      *fixture,
              gconstpointer data)
{
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriBoardState show;

  board_show_game (fixture, "minotaur", "a1", BOARD_PICKABLE);
  zoom (fixture, 3);
  gtk_widget_grab_focus (board_cell (fixture, "e5"));
  board_wait_for_frame (fixture);
  g_assert_false (is_in_view (fixture, "a1"));
  arrive (fixture, "R1L", &show, paths);
  g_assert_false (is_in_view (fixture, "a1"));

  board_show_game (fixture, "minotaur", "a1", BOARD_PICKABLE);
  g_assert_false (is_in_view (fixture, "a2"));
  board_play (fixture, "R1L");
  arrive (fixture, "a2", &show, paths);
  g_assert_true (is_in_view (fixture, "a2"));
}

/* The time of synthetic presses, in milliseconds. The view calls this function instead of GTK's own. */
guint32
gtk_event_controller_get_current_event_time (GtkEventController *controller)
{
  return 1;
}

/* A double tap picks nothing, so it zooms only where neither tap did. */
static void
test_double_tap (Fixture      *fixture,
                 gconstpointer data)
{
  graphene_rect_t view = view_bounds (fixture);
  double x = view.size.width / 2, y = view.size.height / 2;

  board_show (fixture, 0);
  /* The second one follows at once. */
  point (fixture, GTK_TYPE_GESTURE_CLICK, "pressed", x, y);
  g_assert_cmpfloat (ari_board_view_get_zoom (fixture->view), ==, 1);
  point (fixture, GTK_TYPE_GESTURE_CLICK, "pressed", x, y);
  board_wait_for_frame (fixture);
  g_assert_cmpfloat (ari_board_view_get_zoom (fixture->view), >, 2);

  point (fixture, GTK_TYPE_GESTURE_CLICK, "pressed", x, y);
  board_show (fixture, BOARD_PICKABLE);
  g_assert_true (ari_board_view_pick (fixture->view, board_spot (fixture, "d4d5")));
  board_show (fixture, 0);
  point (fixture, GTK_TYPE_GESTURE_CLICK, "pressed", x, y);
  g_assert_cmpfloat (ari_board_view_get_zoom (fixture->view), >, 2);

  point (fixture, GTK_TYPE_GESTURE_CLICK, "pressed", x, y);
  g_assert_cmpfloat (ari_board_view_get_zoom (fixture->view), ==, 1);
}

/* The board can be moved as far as its edges, and no farther. */
static void
test_edges (void)
{
  AriBoardZoom zoom = ARI_BOARD_ZOOM_INIT;
  const AriRect bounds = { -1, -1, 10, 5 };
  AriPainter painter;
  AriPoint corner;

  painter = (AriPainter) { .unit = 1 };
  ari_painter_fit (&painter, &bounds, 100, 100);
  ari_board_zoom_apply (&zoom, &painter, &bounds, 100, 100);
  g_assert_cmpfloat (painter.unit, ==, 10);
  g_assert_cmpfloat (zoom.centre.x, ==, 4);
  g_assert_cmpfloat (zoom.centre.y, ==, 1.5);

  g_assert_true (ari_board_zoom_set (&zoom, 4, (AriPoint) { -50, -50 }, (AriPoint) { 50, 50 }));
  ari_painter_fit (&painter, &bounds, 100, 100);
  ari_board_zoom_apply (&zoom, &painter, &bounds, 100, 100);
  corner = ari_painter_to_px (&painter, (AriPoint) { -1, -1 });
  g_assert_cmpfloat (corner.x, ==, 0);
  g_assert_cmpfloat (corner.y, ==, 0);
  corner = ari_board_zoom_to_board (&zoom, (AriPoint) { 0, 0 });
  g_assert_cmpfloat (corner.x, ==, -1);
  g_assert_cmpfloat (corner.y, ==, -1);

  /* Where the enlarged board is still smaller than the view, it stays in the middle. */
  ari_board_zoom_set (&zoom, 1.5f, (AriPoint) { 50, 50 }, (AriPoint) { 50, 50 });
  ari_painter_fit (&painter, &bounds, 100, 100);
  ari_board_zoom_apply (&zoom, &painter, &bounds, 100, 100);
  g_assert_cmpfloat (zoom.centre.y, ==, 1.5);

  /* For an area that is too large, the view shows the whole board. */
  g_assert_true (ari_board_zoom_show (&zoom, &bounds));
  g_assert_cmpfloat (zoom.scale, ==, 1);
  g_assert_false (ari_board_zoom_show (&zoom, &bounds));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) \
  g_test_add ("/ui/board-zoom/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("larger", test_larger);
  ADD ("click", test_click);
  ADD ("follows", test_follows);
  ADD ("outcome", test_outcome);
  ADD ("double-tap", test_double_tap);
  g_test_add_func ("/ui/board-zoom/edges", test_edges);

  return g_test_run ();
}

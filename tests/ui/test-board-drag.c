/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-pointer.h"
#include "press-key.h"
#include "ui-fixture.h"

#define TOWERS "L@c3 L@a1 M@c3 L@c2"

/* A drop where both dice lead asks for one, and the traveller stays picked. */
static void
test_ambiguous_drop (Fixture      *fixture,
                     gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6", BOARD_PICKABLE);
  board_drag (fixture, "26", board_middle (fixture, "30"), TRUE);
  g_assert_nonnull (strstr (fixture->refusal, "choose a die"));
  board_assert_picked (fixture, "26");
  board_click (fixture, "die1");
  board_assert_played (fixture, "a4");
}

/* Whether a piece is where the pointer of the current drag is. */
static gboolean
follows_pointer (Fixture *fixture)
{
  g_autoptr(GtkEventController) gesture = board_controller (fixture, GTK_TYPE_GESTURE_DRAG);
  g_autoptr(GBytes) here = NULL, there = NULL;

  g_signal_emit_by_name (gesture, "drag-update", -300.0, -300.0);
  here = board_picture_now (fixture);
  g_signal_emit_by_name (gesture, "drag-update", -320.0, -300.0);
  there = board_picture_now (fixture);

  return !g_bytes_equal (here, there);
}

/* A drop on a target plays; elsewhere, it puts the piece back. */
static void
test_drag (Fixture      *fixture,
           gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_drag (fixture, "1L", board_middle (fixture, "d4"), FALSE);
  board_assert_picked (fixture, "1L");
  g_assert_true (follows_pointer (fixture));
  board_drag (fixture, "1L", board_middle (fixture, "d4"), TRUE);
  board_assert_played (fixture, "L@d4");
  board_assert_picked (fixture, NULL);

  board_drag (fixture, "1L", (AriPoint) { -20, -20 }, TRUE);
  board_assert_picked (fixture, NULL);
  g_assert_null (fixture->refusal);
  board_drag (fixture, "1L", board_middle (fixture, "c3.2"), TRUE);
  board_assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_cmpstr (fixture->refusal, ==, "A foundation stands only on a vacant space.");
  board_drag (fixture, "1L", board_middle (fixture, "a1"), TRUE);
  board_assert_picked (fixture, NULL);
  g_assert_cmpstr (fixture->refusal, ==, "A foundation stands only on a vacant space.");
  /* Back at its origin, the piece is only put back. */
  board_drag (fixture, "1L", board_middle (fixture, "d4"), FALSE);
  {
    g_autoptr(GtkEventController) gesture = board_controller (fixture, GTK_TYPE_GESTURE_DRAG);

    g_signal_emit_by_name (gesture, "drag-end", 0.0, 0.0);
  }
  board_assert_picked (fixture, NULL);
  g_assert_null (fixture->refusal);

  /* Players can also drag a piece that is already picked up, and Escape ends a drag. */
  board_click (fixture, "c3.2");
  board_drag (fixture, "c3.2", board_middle (fixture, "c2.1"), FALSE);
  g_assert_true (ari_board_view_back (fixture->view));
  g_assert_false (follows_pointer (fixture));
  board_click (fixture, "c3.2");
  board_drag (fixture, "c3.2", board_middle (fixture, "c2.1"), TRUE);
  board_assert_played (fixture, "1c3-c2");

  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", BOARD_PICKABLE);
  board_drag (fixture, "3.1a", board_middle (fixture, "12"), TRUE);
  board_assert_played (fixture, "a3");
  /* A die can be handed to a traveller. */
  board_drag (fixture, "die2", board_middle (fixture, "3.1a"), TRUE);
  board_assert_played (fixture, "a4");
}

/* A place on a line: 0 is its first end, 1 the other. */
static AriPoint
along (Fixture    *fixture,
       const char *line,
       float       part)
{
  const AriSpotInfo *spot = board_info (fixture, line);
  AriPoint from = spot->corners[0], to = spot->corners[1];

  return ari_board_view_to_px (fixture->view, (AriPoint) { from.x + part * (to.x - from.x),
                                                                  from.y + part * (to.y - from.y) });
}

/* What a click plays can't be dragged, nor can pieces of others: only these are told. */
static void
test_no_drag (Fixture      *fixture,
              gconstpointer data)
{
  board_drag (fixture, "f6g7", board_middle (fixture, "d4d5"), TRUE);
  board_assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_null (fixture->refusal);
  g_assert_cmpuint (ari_board_view_get_state (fixture->view)->refused, ==, ARI_SPOT_NONE);

  board_show_game (fixture, "minotaur", "", BOARD_PICKABLE);
  board_drag (fixture, "a1", board_middle (fixture, "b2"), TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_null (fixture->refusal);

  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_drag (fixture, "2L", board_middle (fixture, "d4"), TRUE);
  g_assert_cmpstr (fixture->refusal, ==, "These pieces are your opponent’s.");

  /* Where nobody may pick, there is nothing to explain. */
  board_show (fixture, 0);
  ari_move_input_withdraw (fixture->input);
  g_assert_null (fixture->refusal);
  board_drag (fixture, "2L", board_middle (fixture, "d4"), TRUE);
  g_assert_null (fixture->refusal);
}

/* A pull from where lines meet previews the line that it follows, and picks it where it ends. */
static void
test_pull (Fixture      *fixture,
           gconstpointer data)
{
  AriPoint meeting = along (fixture, "d4d5", 0);

  board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.8f), FALSE);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "d4d5"));
  board_drag_from (fixture, meeting, along (fixture, "d4e5", 0.8f), FALSE);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "d4e5"));
  board_drag_from (fixture, along (fixture, "d4d5", 1), along (fixture, "d4d5", 0.2f), TRUE);
  board_assert_played (fixture, "d4d5");
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);

  /* From the middle of a line nothing is pulled: only the pressed line can show. */
  board_drag_from (fixture, along (fixture, "d4d5", 0.5f), along (fixture, "d4d5", 0.6f), FALSE);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "d4d5"));
  board_drag_from (fixture, along (fixture, "d4d5", 0.5f), along (fixture, "d4e5", 0.5f), FALSE);
  board_point_at (fixture, along (fixture, "d4e5", 0.5f));
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);

  /* A pull that stays or ends at its beginning picks nothing, and so does one that is interrupted. */
  board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.2f), TRUE);
  board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.8f), FALSE);
  {
    g_autoptr(GtkEventController) gesture = board_controller (fixture, GTK_TYPE_GESTURE_DRAG);

    g_signal_emit_by_name (gesture, "drag-end", 0.0, 0.0);
    g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
    board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.8f), FALSE);
    g_signal_emit_by_name (gesture, "cancel", NULL);
  }
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
  g_assert_null (fixture->refusal);

  /* A line that is taken previews nothing, and says why at the end. */
  board_show_game (fixture, "minoa", "d4d5", BOARD_PICKABLE);
  board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.8f), FALSE);
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
  board_drag_from (fixture, meeting, along (fixture, "d4d5", 0.8f), TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);

  /* A pull ends with the position in which it began. */
  board_drag_from (fixture, meeting, along (fixture, "d4e5", 0.8f), FALSE);
  board_show_game (fixture, "minoa", "", BOARD_PICKABLE);
  {
    g_autoptr(GtkEventController) gesture = board_controller (fixture, GTK_TYPE_GESTURE_DRAG);
    AriPoint end = along (fixture, "d4e5", 0.8f);

    g_signal_emit_by_name (gesture, "drag-end", (double) (end.x - meeting.x), (double) (end.y - meeting.y));
  }
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);

  /* While the board is enlarged, a drag moves it. */
  ari_board_view_zoom (fixture->view, 2);
  board_wait_for_frame (fixture);
  board_drag_from (fixture, along (fixture, "d4e5", 0), along (fixture, "d4e5", 0.8f), TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

/* Really presses and releases. */
static void
press_and_release (Fixture *fixture,
                   AriPoint press,
                   AriPoint release)
{
  drag_really (GTK_WIDGET (fixture->window), board_place (fixture, press), board_place (fixture, release));
}

/* The press of a drag that moves nothing is no click where it ends. */
static void
test_no_click (Fixture      *fixture,
               gconstpointer data)
{
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  board_wait_for_frame (fixture);
  press_and_release (fixture, board_middle (fixture, "f6g7"), board_middle (fixture, "d4d5"));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);

  press_and_release (fixture, board_middle (fixture, "c4d4"), board_middle (fixture, "c4d4"));
  ui_wait_until (fixture->picked != ARI_ACTION_NONE);
  board_assert_played (fixture, "c4d4");

  /* A press that trembles on its line is a click. */
  press_and_release (fixture, along (fixture, "d4d5", 0.4f), along (fixture, "d4d5", 0.6f));
  ui_wait_until (fixture->picked != ARI_ACTION_NONE);
  board_assert_played (fixture, "d4d5");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) \
  g_test_add ("/ui/board-drag/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("drag", test_drag);
  ADD ("ambiguous-drop", test_ambiguous_drop);
  ADD ("no-drag", test_no_drag);
  ADD ("pull", test_pull);
  ADD ("no-click", test_no_click);

  return g_test_run ();
}

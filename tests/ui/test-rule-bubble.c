/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules that are explained on the board when they first matter. */
#include "ari-board-view.h"
#include "ari-rule-bubble.h"
#include "ari-settings.h"
#include "ari-match-panel.h"
#include "ari-rules-view.h"
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

static GSettings *settings;
static Presses presses; /* the window outlives its test */

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  settings = ari_settings_new ();
  g_settings_reset (settings, "explained");
  g_settings_set_boolean (settings, "explain-rules", TRUE);
  page_set_up_with_settings (fixture, data, settings);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  page_tear_down (fixture, data);
  g_clear_object (&settings);
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  ui_wait_until (gtk_widget_get_width (GTK_WIDGET (fixture->window)) == width
                 && gtk_widget_get_width (stage) <= width);
  page_settle (fixture);
}

/* The bubble that is open; NULL if there is none. */
static GtkWidget *
bubble_of (GtkWidget *stage)
{
  for (GtkWidget *child = gtk_widget_get_first_child (stage); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

static GtkWidget *
bubble (Fixture *fixture)
{
  return bubble_of (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE));
}

/* Leads to a capture in Minarett. */
static const char *const to_capture[] = {
  "L@a1", "L@a5", "L@b1", "L@c5", "L@c1", "L@e5", "L@d1", "L@b3", "M@e1",
};

/* Closes off the corner at a1. */
static void
close_corner (Fixture *fixture)
{
  page_pick (fixture, "b1b2");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
  page_pick (fixture, "a2b2");
  page_settle (fixture);
}

/* The stick that would complete the ring around a triangle. */
static void
refuse_ring (Fixture *fixture)
{
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));
  AriBoardView *board;

  page_pick (fixture, "d4e5");
  page_settle (fixture);
  page_pick (fixture, "d4d5");
  page_settle (fixture);
  board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  ari_board_view_pick (board, ari_board_find (points, "d5e5"));
  page_settle (fixture);
  g_assert_nonnull (ari_table_get_refusal (fixture->table));
}

static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);
  g_auto(GStrv) known = NULL;

  gtk_widget_grab_focus (stage);
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));
  known = g_settings_get_strv (settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 1);
  g_assert_cmpstr (known[0], ==, "minoa/area");

  /* It doesn't take the focus, Escape closes it, and the same doesn't open it again. */
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), stage));
  page_press (fixture, GDK_KEY_Escape);
  g_assert_null (bubble (fixture));
  page_pick (fixture, "b5b6");
  page_settle (fixture);
  page_pick (fixture, "a5b5");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
}

static GtkWidget *
got_it (Fixture *fixture)
{
  return gtk_widget_get_last_child (gtk_widget_get_last_child (
    gtk_popover_get_child (GTK_POPOVER (bubble (fixture)))));
}

/* Its button outlives its own press. */
static void
test_got_it (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *button;

  close_corner (fixture);
  button = got_it (fixture);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Got It");
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (bubble (fixture));
  ui_wait_until (bubble (fixture) == NULL);
}

static void
play (Fixture    *fixture,
      const char *text)
{
  g_assert_true (ari_match_play_text (fixture->match, text, -1, NULL));
  page_settle (fixture);
}

/* Picks a spot with which a move only begins. */
static void
pick_something (AriTable *table)
{
  AriMoveInput *input = ari_table_get_input (table);
  const AriPicker *picker = ari_move_input_get_picker (input);
  AriSpot spot = 0;

  while (!ari_picker_offers (picker, spot) || ari_move_input_completes (input, spot) != ARI_ACTION_NONE)
    g_assert_cmpuint (++spot, <, ARI_MAX_SPOTS);
  g_assert_cmpint (ari_move_input_point (ari_table_get_input (table), spot), ==, ARI_POINTED_PICKED);
}

/* After a pick, the bubble closes, so that you see where the piece can go. */
static void
test_picked (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const to_open_move[] = { "L@a1", "L@e5", "M@a1", "M@e5", "2a1-b1-c1" };
  AriTable *table = fixture->table;

  for (guint i = 0; i < G_N_ELEMENTS (to_open_move); i++)
    play (fixture, to_open_move[i]);
  g_assert_nonnull (bubble (fixture));
  pick_something (table);
  page_settle (fixture);
  g_assert_null (bubble (fixture));
}

/* A double click on the button closes the bubble, and its second press picks nothing on the board, whatever
 * is there. A later click does. */
static void
test_double_click (Fixture      *fixture,
                   gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));
  AriSpot below, elsewhere = ari_board_find (points, "d4e5");
  AriPoint root;
  graphene_point_t at;
  graphene_point_t in_board;
  double left, top;

  presses = (Presses) { 0 };
  count_presses (fixture->window, &presses);
  resize (fixture, 360, 640);
  close_corner (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  ui_wait_until (gtk_widget_get_width (got_it (fixture)) > 0);
  at = point_middle (got_it (fixture));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &left, &top);
  root = (AriPoint) { at.x - (float) left, at.y - (float) top };
  g_assert_true (gtk_widget_compute_point (fixture->window, GTK_WIDGET (board),
                                           &GRAPHENE_POINT_INIT (root.x, root.y), &in_board));
  below = ari_board_view_find_spot (board, in_board.x, in_board.y);
  g_assert_cmpuint (below, !=, ARI_SPOT_NONE);

  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", G_MAXINT, NULL);
  point_really (at.x, at.y, "click");
  ui_wait_until (bubble (fixture) == NULL);
  /* The server takes the bubble away only now. */
  gdk_display_sync (gdk_display_get_default ());
  point_really (at.x, at.y, "click");
  ui_wait_until (presses.n_released == 1);
  g_assert_cmpuint (presses.n_pressed, ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  at = point_middle (ari_board_view_get_spot (board, elsewhere));
  point_really (at.x, at.y, "click");
  ui_wait_until (page_n_plies (fixture) > 2);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (fixture->match)), ==, "d4e5");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-double-click-time");
}

/* A click beside the bubble closes it, and picks nothing. The next one does. */
static void
test_click_beside (Fixture      *fixture,
                   gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));
  AriSpot elsewhere = ari_board_find (points, "d4e5");
  graphene_point_t at;

  presses = (Presses) { 0 };
  count_presses (fixture->window, &presses);
  resize (fixture, 1000, 640);
  close_corner (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  at = point_middle (ari_board_view_get_spot (board, elsewhere));
  point_really (at.x, at.y, "click");
  ui_wait_until (bubble (fixture) == NULL && presses.n_released == 1);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);

  point_really (at.x, at.y, "click");
  ui_wait_until (page_n_plies (fixture) == 3);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-double-click-time");
}

/* While a dialog is open, the bubble doesn't lie above it. The window of a page fixture holds no dialogs. */
static void
test_dialog (Fixture      *fixture,
             gconstpointer data)
{
  AriMatch *match = ari_match_new (ari_match_get_setup (fixture->match));
  AriTable *table = ari_table_new (match, NULL, FALSE);
  GtkWidget *window = adw_window_new (), *stage = g_object_new (ARI_TYPE_MATCH_STAGE, NULL);
  AdwDialog *dialog = adw_dialog_new ();
  AriRuleBubble *rules;

  ari_match_stage_set_table (ARI_MATCH_STAGE (stage), table, settings);
  rules = ari_rule_bubble_new (table, settings, ARI_MATCH_STAGE (stage));
  adw_window_set_content (ADW_WINDOW (window), stage);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, NULL, NULL);
  g_assert_true (ari_match_play_text (match, "b1b2", -1, NULL));
  ari_table_flush (table);
  g_assert_true (ari_match_play_text (match, "a2b2", -1, NULL));
  ari_table_flush (table);
  g_assert_true (gtk_widget_get_mapped (bubble_of (stage)));

  adw_dialog_set_child (dialog, gtk_label_new ("A dialog"));
  adw_dialog_present (dialog, stage);
  g_assert_nonnull (bubble_of (stage));
  g_assert_false (gtk_widget_get_mapped (bubble_of (stage)));
  adw_dialog_force_close (dialog);
  ui_wait_until (gtk_widget_get_mapped (bubble_of (stage)));

  g_object_unref (rules);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (table);
  g_object_unref (match);
}

/* In a narrow window, the same holds for the sheet with the panel. */
static void
test_sheet (Fixture      *fixture,
            gconstpointer data)
{
  resize (fixture, 360, 640);
  close_corner (fixture);
  g_assert_true (gtk_widget_get_mapped (bubble (fixture)));
  page_act (fixture, "match.panel");
  g_assert_false (gtk_widget_get_mapped (bubble (fixture)));
  page_act (fixture, "match.panel");
  ui_wait_until (gtk_widget_get_mapped (bubble (fixture)));
}

/* Against a computer at @seat, until a bubble opens in the turn of the second player. */
static void
turn_over_two (Fixture  *fixture,
               AriActor  seat)
{
  static const char *const texts[] = { "a1", "R1L", "a2", "R3L" };
  AriDriver *driver = ari_table_get_driver (fixture->table);

  ari_driver_set_min_seconds (driver, 0);
  ari_driver_hold (driver, ARI_DRIVER_HOLD_TRY, NULL);
  ari_table_set_seat (fixture->table, seat, ARI_SEAT_COMPUTER, "novice");
  /* A single person waits for nobody else who has to see the tiles. */
  ari_table_set_seat (fixture->table, 3, ARI_SEAT_COMPUTER, "novice");
  /* Two left tiles make no pair. */
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    play (fixture, texts[i]);
  ari_driver_release (driver, ARI_DRIVER_HOLD_TRY, NULL);
  g_assert_nonnull (bubble (fixture));
  g_assert_cmpuint (ari_match_get_actor (fixture->match), ==, 2);
}

/* It may lie on tiles that players have to remember, so no computer turns over others while it is open. */
static void
test_computer_waits (Fixture      *fixture,
                     gconstpointer data)
{
  guint n;

  turn_over_two (fixture, 2);
  n = page_n_plies (fixture);
  g_assert_true (ui_shows (bubble (fixture), "The match goes on when you close this."));
  g_assert_true (ari_driver_get_holds (ari_table_get_driver (fixture->table)) & ARI_DRIVER_HOLD_QUESTION);
  g_assert_false (ari_driver_get_thinking (ari_table_get_driver (fixture->table)));

  ui_click (got_it (fixture));
  ui_wait_until (bubble (fixture) == NULL && page_n_plies (fixture) > n);
}

/* What lies open for a moment stays so while a bubble says to remember it. */
static void
test_stays_open (Fixture      *fixture,
                 gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  turn_over_two (fixture, 1);
  ui_wait_until (bubble (fixture) != NULL);
  g_assert_false (ari_board_view_get_state (board)->covered);
  ui_click (got_it (fixture));
  ui_wait_until (ari_board_view_get_state (board)->covered);
}

/* In the turn of a person, nothing waits. */
static void
test_nobody_waits (Fixture      *fixture,
                   gconstpointer data)
{
  turn_over_two (fixture, 1);
  g_assert_false (ui_shows (bubble (fixture), "The match goes on when you close this."));
  g_assert_false (ari_driver_get_holds (ari_table_get_driver (fixture->table)) & ARI_DRIVER_HOLD_QUESTION);
}

/* Where a bubble opens in a window of this size. */
static GtkPositionType
side_of (Fixture *fixture,
         int      width,
         int      height)
{
  resize (fixture, width, height);
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));

  return gtk_popover_get_position (GTK_POPOVER (bubble (fixture)));
}

/* It stands beside its spot and off the cards and the line below the board, if there is room for it. */
static void
test_beside (Fixture      *fixture,
             gconstpointer data)
{
  GtkPositionType side = side_of (fixture, 1200, 790);

  g_assert_true (side == GTK_POS_LEFT || side == GTK_POS_RIGHT);
}

static void
test_above_or_below (Fixture      *fixture,
                     gconstpointer data)
{
  GtkPositionType side = side_of (fixture, 360, 640);

  g_assert_true (side == GTK_POS_TOP || side == GTK_POS_BOTTOM);
}

static void
test_leaves (Fixture      *fixture,
             gconstpointer data)
{
  close_corner (fixture);
  page_act (fixture, "match.back");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
  /* Looking back explains nothing. */
  g_settings_reset (settings, "explained");
  page_act (fixture, "match.forward");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
}

/* What scrolls the text. The list of languages scrolls, too, but without a viewport. */
static GtkWidget *
text_of_rules (GtkWidget *panel)
{
  return gtk_widget_get_parent (page_find (page_find (panel, ARI_TYPE_RULES_VIEW), GTK_TYPE_VIEWPORT));
}

static void
test_rule (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_PANEL), *scrolled;
  GtkAdjustment *adjustment;

  close_corner (fixture);
  page_act (fixture, "match.explain");
  g_assert_null (bubble (fixture));
  g_assert_cmpstr (ari_match_panel_get_tab (ARI_MATCH_PANEL (panel)), ==, "rules");
  scrolled = text_of_rules (panel);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  ui_wait_until (gtk_adjustment_get_value (adjustment) > 0);
}

/* The bubble points to its spot wherever zooming has put it. */
static void
test_zoom (Fixture      *fixture,
           gconstpointer data)
{
  GdkRectangle before, after;

  close_corner (fixture);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &before));
  page_act (fixture, "match.zoom-in");
  do
    {
      g_assert_nonnull (bubble (fixture));
      g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &after));
      g_main_context_iteration (NULL, TRUE);
    }
  while (after.x == before.x && after.y == before.y);
  page_act (fixture, "match.whole-board");
  do
    {
      g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &after));
      g_main_context_iteration (NULL, TRUE);
    }
  while (after.x != before.x || after.y != before.y);
}

/* The window closes while a bubble is open. */
static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));
}

static void
test_off (Fixture      *fixture,
          gconstpointer data)
{
  g_settings_set_boolean (settings, "explain-rules", FALSE);
  close_corner (fixture);
  g_assert_null (bubble (fixture));
}

/* A refusal leads to its rule, by the button beside it and by the key, even when it has gone. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_PANEL), *scrolled, *button;
  GtkAdjustment *adjustment;
  g_auto(GStrv) known = NULL;

  refuse_ring (fixture);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  g_assert_null (bubble (fixture));
  button = ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule");
  g_assert_nonnull (button);
  known = g_settings_get_strv (settings, "explained");
  g_assert_true (g_strv_contains ((const char *const *) known, "refusal"));

  ui_click (button);
  g_assert_cmpstr (ari_match_panel_get_tab (ARI_MATCH_PANEL (panel)), ==, "rules");
  scrolled = text_of_rules (panel);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  ui_wait_until (gtk_adjustment_get_value (adjustment) > 0);

  ari_table_refuse (fixture->table, NULL);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  page_act (fixture, "match.back");
  page_settle (fixture);
  g_assert_null (ari_table_get_refused_by (fixture->table));
}

/* What a computer does is explained once it concerns the person. */
static void
test_others (Fixture      *fixture,
             gconstpointer data)
{
  ari_driver_hold (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_TRY, NULL);
  ari_table_set_seat (fixture->table, 2, ARI_SEAT_COMPUTER, "novice");
  play (fixture, "b1b2");
  play (fixture, "a2b2");
  g_assert_null (bubble (fixture));
  play (fixture, "a5b5");
  play (fixture, "d4e5");
  play (fixture, "b5b6");
  g_assert_nonnull (bubble (fixture));
}

/* Where it could only stand on what a person needs next, it waits for another time. */
static void
test_scarce (Fixture      *fixture,
             gconstpointer data)
{
  g_auto(GStrv) known = NULL;

  resize (fixture, 360, 480);
  for (guint i = 0; i < G_N_ELEMENTS (to_capture); i++)
    play (fixture, to_capture[i]);
  g_assert_null (bubble (fixture));
  known = g_settings_get_strv (settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 0);
}

/* After the end of a match, variations explain nothing. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  page_pick (fixture, "b1b2");
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  page_act (fixture, "match.first");
  page_pick (fixture, "a2b2");
  page_pick (fixture, "b1b2");
  g_assert_null (bubble (fixture));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/rule-bubble/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/ui/rule-bubble/beside", Fixture, NULL, set_up, test_beside, tear_down);
  g_test_add ("/ui/rule-bubble/above-or-below", Fixture, NULL, set_up, test_above_or_below, tear_down);
  g_test_add ("/ui/rule-bubble/leaves", Fixture, NULL, set_up, test_leaves, tear_down);
  g_test_add ("/ui/rule-bubble/rule", Fixture, NULL, set_up, test_rule, tear_down);
  g_test_add ("/ui/rule-bubble/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/ui/rule-bubble/got-it", Fixture, NULL, set_up, test_got_it, tear_down);
  g_test_add ("/ui/rule-bubble/picked", Fixture, "minarett", set_up, test_picked, tear_down);
  g_test_add ("/ui/rule-bubble/double-click", Fixture, NULL, set_up, test_double_click, tear_down);
  g_test_add ("/ui/rule-bubble/click-beside", Fixture, NULL, set_up, test_click_beside, tear_down);
  g_test_add ("/ui/rule-bubble/dialog", Fixture, NULL, set_up, test_dialog, tear_down);
  g_test_add ("/ui/rule-bubble/sheet", Fixture, NULL, set_up, test_sheet, tear_down);
  g_test_add ("/ui/rule-bubble/computer-waits", Fixture, "minotaur", set_up, test_computer_waits, tear_down);
  g_test_add ("/ui/rule-bubble/nobody-waits", Fixture, "minotaur", set_up, test_nobody_waits, tear_down);
  g_test_add ("/ui/rule-bubble/stays-open", Fixture, "minotaur", set_up, test_stays_open, tear_down);
  g_test_add ("/ui/rule-bubble/others", Fixture, NULL, set_up, test_others, tear_down);
  g_test_add ("/ui/rule-bubble/scarce", Fixture, "minarett", set_up, test_scarce, tear_down);
  g_test_add ("/ui/rule-bubble/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/ui/rule-bubble/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/ui/rule-bubble/over", Fixture, NULL, set_up, test_over, tear_down);
  g_test_add ("/ui/rule-bubble/off", Fixture, NULL, set_up, test_off, tear_down);

  return g_test_run ();
}

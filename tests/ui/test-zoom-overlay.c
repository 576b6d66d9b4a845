/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button that shows the whole board again, on the match page. */
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

#include "ari-board-view.h"

static GtkWidget *
find_button (Fixture *fixture)
{
  return ui_find (fixture->page, GTK_TYPE_BUTTON, "Whole Board");
}

/* It is there only while the board is enlarged, and shows all of it. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  g_assert_null (find_button (fixture));
  page_act (fixture, "match.zoom-in");
  g_assert_cmpfloat (ari_board_view_get_zoom (board), >, 1);
  ui_wait_until (find_button (fixture) != NULL);

  ui_click (find_button (fixture));
  g_assert_cmpfloat (ari_board_view_get_zoom (board), ==, 1);
  ui_wait_until (find_button (fixture) == NULL);

  page_act (fixture, "match.zoom-in");
  page_act (fixture, "match.zoom-out");
  ui_wait_until (find_button (fixture) == NULL);
}

/* A button that goes away leaves the focus to the board. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW);

  page_act (fixture, "match.zoom-in");
  ui_wait_until (find_button (fixture) != NULL);
  gtk_widget_grab_focus (find_button (fixture));
  page_act (fixture, "match.whole-board");
  g_assert_null (find_button (fixture));
  g_assert_nonnull (gtk_widget_get_focus_child (board));
}

/* What follows the first click of a double click doesn't reach the board, where it might pick something. Here
 * two more clicks would enlarge the board again. */
static void
test_double_click (Fixture      *fixture,
                   gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  GtkSettings *settings = gtk_settings_get_default ();
  static Presses presses; /* the window outlives this function */
  graphene_point_t at;

  ui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  page_act (fixture, "match.zoom-in");
  ui_wait_until (find_button (fixture) != NULL && gtk_widget_get_width (find_button (fixture)) > 0);
  gtk_test_widget_wait_for_draw (fixture->window);
  at = point_middle (find_button (fixture));
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  count_presses (fixture->window, &presses);
  point_really (at.x, at.y, "click");
  ui_wait_until (find_button (fixture) == NULL);
  point_really (at.x, at.y, "click");
  point_really (at.x, at.y, "click");
  ui_wait_until (presses.n_released == 3);
  g_assert_cmpuint (presses.n_pressed, ==, 3);
  page_settle (fixture);
  g_assert_cmpfloat (ari_board_view_get_zoom (board), ==, 1);
  gtk_settings_reset_property (settings, "gtk-double-click-time");
}

/* The bull has no button. */
static void
test_toss (Fixture      *fixture,
           gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  page_act (fixture, "match.zoom-in");
  ui_wait_until (find_button (fixture) != NULL);
  g_assert_cmpfloat (ari_board_view_get_zoom (board), >, 1);
  page_play (fixture, "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L");
  ui_wait_until (find_button (fixture) == NULL);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/zoom-overlay/click", Fixture, NULL, page_set_up, test_click, page_tear_down);
  g_test_add ("/ui/zoom-overlay/focus", Fixture, NULL, page_set_up, test_focus, page_tear_down);
  g_test_add ("/ui/zoom-overlay/double-click", Fixture, NULL, page_set_up, test_double_click, page_tear_down);
  g_test_add ("/ui/zoom-overlay/toss", Fixture, "minotaur", page_set_up, test_toss, page_tear_down);

  return g_test_run ();
}

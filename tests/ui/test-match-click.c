/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clicks on the board of the match page as the turn passes between persons. */
#include <time.h>

#include "ari-board-view.h"
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

/* The clock goes so slowly that any two clicks are quick, and a test can move it on. What waits by this clock
 * would wait too long to fail. */
#define SLOWNESS 1000

static gint64 ahead;

/* What the page calls. */
gint64
g_get_monotonic_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return (now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000) / SLOWNESS + ahead;
}

static void
click (Fixture    *fixture,
       const char *name)
{
  const AriBoard *board = ari_match_get_rules (fixture->match)->board (ari_match_get_setup (fixture->match));
  GtkWidget *view = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW);
  GtkWidget *spot = ari_board_view_get_spot (ARI_BOARD_VIEW (view), ari_board_find (board, name));
  graphene_point_t at = point_middle (spot);

  drag_really (fixture->window, at, at);
  page_settle (fixture);
}

/* The first move. @moves: whether there are animations */
static void
begin (Fixture  *fixture,
       gboolean  moves)
{
  ui_set_motion (moves);
  page_settle (fixture);
  click (fixture, "d4e5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
}

/* A second click was meant for the move before. A later one plays. */
static void
test_passing (Fixture      *fixture,
              gconstpointer data)
{
  begin (fixture, TRUE);
  click (fixture, "d4d5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);

  ahead += 5 * G_USEC_PER_SEC;
  click (fixture, "d4d5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
}

/* Without animations, the next player need not wait. */
static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  begin (fixture, FALSE);
  click (fixture, "d4d5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-click/passing", Fixture, NULL, page_set_up, test_passing, page_tear_down);
  g_test_add ("/ui/match-click/still", Fixture, NULL, page_set_up, test_still, page_tear_down);

  return g_test_run ();
}

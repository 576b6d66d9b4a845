/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board explains to a pointer that rests. */
#include <time.h>

#include "board-pointer.h"
#include "ui-fixture.h"

/* How far the clock is ahead. */
static gint64 ahead;

/* What the view calls, so that a pointer can rest without waiting. */
gint64
g_get_monotonic_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000 + ahead;
}

static void
rest (void)
{
  ahead += 5 * G_USEC_PER_SEC;
}

#define TOWERS "L@c3 L@a1 M@c3 L@c2"

/* (nullable): the popover that explains a spot. */
static GtkWidget *
tip_of (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

static gboolean
has_tooltip_at (Fixture  *fixture,
                AriPoint  at)
{
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (fixture->view, "query-tooltip", (int) at.x, (int) at.y, FALSE, tooltip, &shown);
  g_assert_false (shown);

  return tip_of (fixture) != NULL && gtk_widget_get_visible (tip_of (fixture));
}

/* Whether the spot is explained to a pointer that lies there. */
static gboolean
has_tooltip (Fixture    *fixture,
             const char *name)
{
  return has_tooltip_at (fixture, board_middle (fixture, name));
}

/* The Millstone lies where four fields meet, and explains itself like other special places. What several
 * marks say of a place is told once. */
static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  AriPoint a, b, at;
  AriMark marks[2];
  AriBoardState marked;
  const char *text;

  board_show_game (fixture, "labyrinth", "first=1", 0);
  a = board_middle (fixture, "44");
  b = board_middle (fixture, "50");
  at = (AriPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  board_point_at (fixture, at);
  rest ();
  g_assert_true (has_tooltip_at (fixture, at));
  text = gtk_label_get_label (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (tip_of (fixture)))));
  g_assert_nonnull (strstr (text, "Millstone"));

  marks[0] = (AriMark) { .spot = board_spot (fixture, "44"), .kind = ARI_MARK_REACH, .strength = 0.5f };
  marks[1] = marks[0];
  ari_board_state_init (&marked, &fixture->setup, &fixture->position);
  marked.n_marks = G_N_ELEMENTS (marks);
  marked.marks = marks;
  board_show_state (fixture, &marked, 0);
  board_point_at (fixture, board_middle (fixture, "44"));
  rest ();
  g_assert_true (has_tooltip (fixture, "44"));
  text = gtk_label_get_label (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (tip_of (fixture)))));
  g_assert_nonnull (strchr (text, '\n'));
  g_assert_true (strchr (text, '\n') == strrchr (text, '\n'));
}

/* The window closes while a place is explained. */
static void
test_closes (Fixture      *fixture,
             gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_point_at (fixture, board_middle (fixture, "a1.1"));
  rest ();
  g_assert_true (has_tooltip (fixture, "a1.1"));
  g_assert_true (gtk_widget_get_mapped (tip_of (fixture)));
}

/* Nothing pops up during a press: its release would go to the popover, and the click would be lost. */
static void
test_press (Fixture      *fixture,
            gconstpointer data)
{
  AriPoint at;

  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  at = board_middle (fixture, "a1.1");
  board_point_at (fixture, at);
  rest ();
  board_press_at (fixture, at);
  g_assert_false (has_tooltip (fixture, "a1.1"));
  rest ();
  g_assert_false (has_tooltip (fixture, "a1.1"));
  board_point_at (fixture, board_middle (fixture, "a2"));
  board_point_at (fixture, at);
  rest ();
  g_assert_true (has_tooltip (fixture, "a1.1"));
}

/* Tooltips wait until the pointer has rested, and never cover what players look at. */
static void
test_shown (Fixture      *fixture,
            gconstpointer data)
{
  GdkRectangle place;
  AriPoint middle;

  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_point_at (fixture, board_middle (fixture, "a1.1"));
  g_assert_false (has_tooltip (fixture, "a1.1"));
  rest ();
  g_assert_true (has_tooltip (fixture, "a1.1"));
  /* It lies beside its spot, away from the middle of the board, and goes when the pointer moves. */
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (tip_of (fixture)), &place));
  middle = board_middle (fixture, "a1.1");
  g_assert_true (gdk_rectangle_contains_point (&place, (int) middle.x, (int) middle.y));
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (tip_of (fixture))), ==, GTK_POS_LEFT);
  board_point_at (fixture, board_middle (fixture, "a2"));
  g_assert_false (gtk_widget_get_visible (tip_of (fixture)));

  rest ();
  g_assert_false (has_tooltip (fixture, "c3.2"));
  board_click (fixture, "1L");
  g_assert_false (has_tooltip (fixture, "a1.1"));
  g_assert_false (has_tooltip (fixture, "d4"));
  board_click (fixture, "1L");
  rest ();
  g_assert_true (has_tooltip (fixture, "a1.1"));
  g_assert_false (ari_board_view_pick (fixture->view, board_spot (fixture, "a1.1")));
  g_assert_false (has_tooltip (fixture, "a1.1"));

  /* After a ply, no tooltip shows until the pointer moves. */
  board_point_at (fixture, board_middle (fixture, "a1.1"));
  board_play (fixture, "L@d4");
  board_show (fixture, 0);
  rest ();
  g_assert_false (has_tooltip (fixture, "d4.1"));
  /* The toolkit repeats the last motion when the picture changes. */
  board_point_at (fixture, board_middle (fixture, "a1.1"));
  rest ();
  g_assert_false (has_tooltip (fixture, "a1.1"));
  board_point_at (fixture, board_middle (fixture, "d4.1"));
  rest ();
  g_assert_true (has_tooltip (fixture, "d4.1"));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add ("/ui/board-tooltip/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("shown", test_shown);
  ADD ("press", test_press);
  ADD ("texts", test_texts);
  ADD ("closes", test_closes);

  return g_test_run ();
}

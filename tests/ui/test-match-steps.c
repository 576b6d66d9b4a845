/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move of several steps on the match page: what comes next, stopping on the way, and taking back a step. */
#include "page-fixture.h"
#include "ui-fixture.h"

#define STOP "Pasiphaë: Choose c1 again to leave both pieces there, or go on with the upper one."

/* A stack of two pieces of Pasiphaë on b1, and her turn. */
static void
stack (Fixture *fixture)
{
  page_play (fixture, "M@b1 L@e5 S@b1 M@e5");
}

/* The status names the next step of the player whose turn it is, after each pick. */
static void
test_status (Fixture      *fixture,
             gconstpointer data)
{
  ui_wait_until (ui_shows (fixture->page,
                           "Pasiphaë: Begin with a piece in your hand: "
                           "pick a foundation, a tower or a roof."));
  page_pick (fixture, "1S");
  ui_wait_until (ui_shows (fixture->page, "Pasiphaë: Choose where the roof goes."));
  page_pick (fixture, "c3");
  ui_wait_until (ui_shows (fixture->page, "Daedalus: Pick a piece in your hand to place on the board."));

  page_act (fixture, "match.first");
  page_pick (fixture, "1L");
  ui_wait_until (ui_shows (fixture->page, "Pasiphaë: Choose where the foundation goes."));
  page_pick (fixture, "e1");
  ui_wait_until (ui_shows (fixture->page, "Variation, move 1. "
                                          "Daedalus: Pick a piece in your hand to place on the board."));
}

/* Alone against computers, nobody needs a name. */
static void
test_alone (Fixture      *fixture,
            gconstpointer data)
{
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  page_pick (fixture, "1S");
  ui_wait_until (ui_shows (fixture->page, "Choose where the roof goes."));
}

/* A button, the key Enter, and the last space again end a move that could go on. */
static void
test_stop (Fixture      *fixture,
           gconstpointer data)
{
  stack (fixture);
  g_assert_null (ui_find (fixture->page, GTK_TYPE_BUTTON, "Stop Here"));
  page_pick (fixture, "b1.1");
  page_pick (fixture, "c1");
  ui_wait_until (ui_shows (fixture->page, STOP));
  ui_click (ui_find (fixture->page, GTK_TYPE_BUTTON, "Stop Here"));
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);
  g_assert_null (ui_find (fixture->page, GTK_TYPE_BUTTON, "Stop Here"));

  page_act (fixture, "match.undo");
  gtk_widget_grab_focus (page_find (GTK_WIDGET (fixture->page), g_type_from_name ("AriMatchStage")));
  page_pick (fixture, "b1.1");
  page_pick (fixture, "c1");
  page_press (fixture, GDK_KEY_Return);
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);
}

/* Backspace takes back one pick after the other. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  stack (fixture);
  g_assert_false (gtk_widget_is_sensitive (ui_find (fixture->page, GTK_TYPE_BUTTON, "Take Back the Last Step")));
  page_pick (fixture, "b1.1");
  page_pick (fixture, "c1");
  page_press (fixture, GDK_KEY_BackSpace);
  ui_wait_until (ui_shows (fixture->page, "Pasiphaë: Choose where the two pieces go."));
  ui_click (ui_find (fixture->page, GTK_TYPE_BUTTON, "Take Back the Last Step"));
  page_settle (fixture);
  ui_wait_until (ui_shows (fixture->page,
                           "Pasiphaë: Pick a piece in your hand to place, "
                           "or a piece on the board to move."));
  g_assert_cmpuint (page_n_plies (fixture), ==, 4);
  page_press (fixture, GDK_KEY_BackSpace);
  g_assert_cmpuint (page_n_plies (fixture), ==, 4);

  /* Escape does it, too, even where the button has the focus. */
  page_pick (fixture, "b1.1");
  gtk_widget_grab_focus (ui_find (fixture->page, GTK_TYPE_BUTTON, "Take Back the Last Step"));
  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_false (gtk_widget_is_sensitive (ui_find (fixture->page, GTK_TYPE_BUTTON, "Take Back the Last Step")));
}

/* In a turn of several actions, it takes back the last of them, but not the dice. */
static void
test_back_to_die (Fixture      *fixture,
                  gconstpointer data)
{
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  ari_match_take_back (fixture->match, 0);
  page_play (fixture, "first=1 1-4");
  g_assert_false (gtk_widget_is_sensitive (ui_find (fixture->page, GTK_TYPE_BUTTON, "Take Back the Last Step")));
  page_play (fixture, "a1");
  ui_wait_until (ui_shows (fixture->page,
                           "Pasiphaë: Now the other die: 4. Choose traveller a to move it to field 5."));
  page_press (fixture, GDK_KEY_BackSpace);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
  ui_wait_until (ui_shows (fixture->page, "Pasiphaë: The 1 brings in a traveller: choose which."));
  page_press (fixture, GDK_KEY_BackSpace);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
}

/* Where the keyboard moves the focus on the board and the next step is a choice beside it, Enter chooses. */
static void
test_choice (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), g_type_from_name ("AriBoardView"));

  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  ari_match_take_back (fixture->match, 0);
  page_play (fixture, "first=1 1-6 a1");
  gtk_widget_grab_focus (board);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  page_play (fixture, "a6");
  ui_wait_until (ui_find (fixture->page, GTK_TYPE_BUTTON, "Ride the Orbit") != NULL);
  page_settle (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == ui_find (fixture->page, GTK_TYPE_BUTTON, "Ride the Orbit"));
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (page_n_plies (fixture) == 5);
  page_settle (fixture);
  g_assert_nonnull (gtk_widget_get_focus_child (board));

  /* A pointer leaves the focus where it is. */
  ari_match_take_back (fixture->match, 3);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  page_settle (fixture);
  page_pick (fixture, "1.1a");
  page_pick (fixture, "die2");
  g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "Ride the Orbit"));
  g_assert_nonnull (gtk_widget_get_focus_child (board));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-steps/status", Fixture, "minarett", page_set_up, test_status, page_tear_down);
  g_test_add ("/ui/match-steps/alone", Fixture, "minarett", page_set_up, test_alone, page_tear_down);
  g_test_add ("/ui/match-steps/stop", Fixture, "minarett", page_set_up, test_stop, page_tear_down);
  g_test_add ("/ui/match-steps/back", Fixture, "minarett", page_set_up, test_back, page_tear_down);
  g_test_add ("/ui/match-steps/back-to-die", Fixture, "labyrinth", page_set_up_by_hand, test_back_to_die,
              page_tear_down);
  g_test_add ("/ui/match-steps/choice", Fixture, "labyrinth", page_set_up_by_hand, test_choice,
              page_tear_down);

  return g_test_run ();
}

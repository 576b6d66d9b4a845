/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “What Happened?”: the last turns of the others, shown again. */
#include "ari-board-view.h"
#include "page-fixture.h"
#include "ui-fixture.h"

#include "ari-pace.h"

static gboolean
has_label (GtkWidget  *root,
           const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;

  return FALSE;
}

/* Its button is always there. */
static gboolean
may_ask (Fixture *fixture)
{
  GtkWidget *button = ui_find (fixture->page, GTK_TYPE_BUTTON, "What Happened?");

  g_assert_nonnull (button);

  return gtk_widget_is_sensitive (button);
}

/* However slow the machine, it doesn't end by itself. */
static void
show_slowly (Fixture *fixture)
{
  ari_recap_set_pause (ari_table_get_recap (fixture->table), 3600 * 1000);
}

static gboolean
is_running (Fixture *fixture)
{
  return ari_recap_is_running (ari_table_get_recap (fixture->table));
}

/* A key and a button begin it; the board takes no picks meanwhile, and the cursor stays. */
static void
test_key_and_button (Fixture      *fixture,
                     gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  g_assert_false (may_ask (fixture));
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  g_assert_true (may_ask (fixture));

  show_slowly (fixture);
  page_press (fixture, GDK_KEY_F3);
  page_settle (fixture);
  g_assert_true (is_running (fixture));
  g_assert_true (has_label (page, "What happened?"));
  g_assert_true (has_label (page, "Stop"));
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  while (!ari_recap_has_stepped (ari_table_get_recap (fixture->table)))
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  g_assert_true (has_label (page, "1 of 1: Daedalus places a piece on a1b1."));

  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_false (is_running (fixture));
  page_pick (fixture, "e4e5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);
}

/* As a key does at the focus. */
static void
pick_meanwhile (Fixture    *fixture,
                const char *name)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  const AriRules *rules = ari_match_get_rules (fixture->match);

  page_act (fixture, "match.recap");
  g_assert_true (is_running (fixture));
  ari_board_view_pick (board, ari_board_find (rules->board (ari_match_get_setup (fixture->match)), name));
  page_settle (fixture);
  g_assert_false (is_running (fixture));
}

/* A pick ends the showing and is made, unless the board showed something else at that spot. */
static void
test_pick (Fixture      *fixture,
           gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  show_slowly (fixture);

  pick_meanwhile (fixture, "a1b1");
  g_assert_null (ari_table_get_refusal (fixture->table));
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);

  pick_meanwhile (fixture, "e4e5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);
}

/* Beside a choice, too, people can ask what happened. */
static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  page_play (fixture, "a1 R1L a2 R3R");
  g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "Claim the Pair"));
  g_assert_true (may_ask (fixture));
}

/* It ends on its own, and the board then looks as it did before. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  ari_recap_set_pause (ari_table_get_recap (fixture->table), 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.recap", NULL));
  g_assert_true (is_running (fixture));
  while (is_running (fixture))
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  g_assert_true (may_ask (fixture));
  g_assert_true (ari_table_is_pickable (fixture->table));
}

/* A match that is opened again shows no tile that was turned down before. */
static void
test_reopened (Fixture      *fixture,
               gconstpointer data)
{
  AriMatchPage *again;

  page_play (fixture, "a1 R1L a2 G3R");
  g_assert_false (ari_table_get_visibility (fixture->table).covered);
  again = g_object_ref_sink (ari_match_page_new (fixture->autosave, NULL, TRUE));
  g_assert_true (ari_table_get_visibility (ari_match_page_get_table (again)).covered);
  g_assert_finalize_object (again);
}

/* The list of moves and the notes hide a tile when the board turns it over. */
static void
test_covered (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  page_play (fixture, "a1 R1L a2 G3R");
  g_assert_true (has_label (page, "R1L"));
  g_assert_true (has_label (page, "G3R"));
  page_act (fixture, "match.notes");
  g_assert_true (has_label (page, "Comment on Move 1, G3R"));
  page_act (fixture, "match.moves");
  ari_table_cover (fixture->table);
  page_settle (fixture);
  g_assert_false (has_label (page, "R1L"));
  g_assert_false (has_label (page, "G3R"));
  page_act (fixture, "match.notes");
  g_assert_true (has_label (page, "Comment on Move 1"));
}

/* With several people at the table, what was turned over lies open until they say that they have seen it, and
 * computers wait as long. */
static void
test_everyone (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *button;
  AriBoardView *board = ARI_BOARD_VIEW (page_find (page, ARI_TYPE_BOARD_VIEW));

  page_play (fixture, "a1 R1L a2 G3R");
  g_assert_true (ari_table_awaits_cover (fixture->table));
  g_assert_true (ari_driver_get_holds (ari_table_get_driver (fixture->table)) & ARI_DRIVER_HOLD_REVEALED);
  g_assert_false (ari_table_get_visibility (fixture->table).covered);
  g_assert_false (ari_board_view_get_state (board)->covered);

  /* Looking at an earlier position and coming back hides nothing. */
  page_act (fixture, "match.first");
  page_settle (fixture);
  page_act (fixture, "match.last");
  page_settle (fixture);
  g_assert_true (ari_table_awaits_cover (fixture->table));
  g_assert_false (ari_board_view_get_state (board)->covered);
  /* Nor does a refusal take the button away for which the match waits. */
  ari_table_refuse (fixture->table, "This can’t be taken back.");
  page_settle (fixture);
  button = ui_find (page, GTK_TYPE_BUTTON, "Everyone Has Seen Them");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_sensitive (button));

  ui_click (button);
  page_settle (fixture);
  g_assert_true (ari_table_get_visibility (fixture->table).covered);
  g_assert_true (ari_board_view_get_state (board)->covered);
  g_assert_false (ari_table_awaits_cover (fixture->table));
  g_assert_false (ari_driver_get_holds (ari_table_get_driver (fixture->table)) & ARI_DRIVER_HOLD_REVEALED);
  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "Everyone Has Seen Them"));

  /* Whoever plays on has seen them, too. */
  page_play (fixture, "b1 Y1L b2 G1R");
  g_assert_true (ari_table_awaits_cover (fixture->table));
  g_assert_false (ari_board_view_get_state (board)->covered);
  page_play (fixture, "a3");
  g_assert_false (ari_table_awaits_cover (fixture->table));
  g_assert_false (ari_driver_get_holds (ari_table_get_driver (fixture->table)) & ARI_DRIVER_HOLD_REVEALED);
}

/* One person waits for nobody: a time that follows the pace, but never less than one can remember. */
static void
test_alone (Fixture      *fixture,
            gconstpointer data)
{
  for (AriActor seat = 2; seat <= ari_match_get_setup (fixture->match)->seats; seat++)
    ari_match_set_seat (fixture->match, seat, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  ari_driver_hold (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_TRY, NULL);
  page_play (fixture, "a1 R1L a2 G3R");
  g_assert_false (ari_table_awaits_cover (fixture->table));
  g_assert_null (ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Everyone Has Seen Them"));
  g_assert_cmpfloat (ari_pace_revealed_seconds (2.0), >, ari_pace_revealed_seconds (0.9));
  g_assert_cmpfloat (ari_pace_revealed_seconds (0.05), >=, 1.5);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-recap/key-and-button", Fixture, NULL, page_set_up, test_key_and_button,
              page_tear_down);
  g_test_add ("/ui/match-recap/pick", Fixture, NULL, page_set_up, test_pick, page_tear_down);
  g_test_add ("/ui/match-recap/end", Fixture, NULL, page_set_up, test_end, page_tear_down);
  g_test_add ("/ui/match-recap/choices", Fixture, "minotaur", page_set_up, test_choices, page_tear_down);
  g_test_add ("/ui/match-recap/everyone", Fixture, "minotaur", page_set_up, test_everyone, page_tear_down);
  g_test_add ("/ui/match-recap/alone", Fixture, "minotaur", page_set_up, test_alone, page_tear_down);
  g_test_add ("/ui/match-recap/covered", Fixture, "minotaur", page_set_up, test_covered, page_tear_down);

  g_test_add ("/ui/match-recap/reopened", Fixture, "minotaur", page_set_up, test_reopened, page_tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo on the page of a match. */
#include "ari-ending-actions.h"
#include "ari-random.h"
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

/* The first button below @root whose tooltip begins so; or NULL. */
static GtkWidget *
find_by_tooltip (GtkWidget  *root,
                 const char *begin)
{
  const char *tooltip = gtk_widget_get_tooltip_text (root);

  if (GTK_IS_BUTTON (root) && tooltip != NULL && g_str_has_prefix (tooltip, begin))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_by_tooltip (child, begin);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  page_act (fixture, "match.undo");
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
  g_assert_cmpuint (ari_match_get_takebacks (fixture->match), ==, 1);
  page_act (fixture, "match.redo");
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
  g_assert_cmpuint (ari_match_get_takebacks (fixture->match), ==, 0);
}

/* Undo skips the computer's reply and returns to the person's own decision. */
static void
test_undo_over_reply (Fixture      *fixture,
                      gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  page_settle (fixture);
  page_act (fixture, "match.undo");
  g_assert_cmpuint (page_n_plies (fixture), ==, 0);
}

/* In a variation, undo takes back only the plies played there: also a computer's move if a person made
 * it. */
static void
test_undo_in_variation (Fixture      *fixture,
                        gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  page_pick (fixture, "e4e5");
  page_pick (fixture, "e5e6");
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  ari_match_set_cursor (fixture->match, 3);
  page_pick (fixture, "a2a3");
  page_pick (fixture, "e5e6");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 5);
  while (page_n_plies (fixture) < 6)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);

  /* Undo removes the computer's reply along with the move it answers. */
  page_act (fixture, "match.undo");
  g_assert_cmpuint (page_n_plies (fixture), ==, 4);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 4);
  g_assert_false (ari_match_is_on_main_line (fixture->match));

  page_act (fixture, "match.undo");
  g_assert_true (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
  g_assert_cmpuint (page_n_plies (fixture), ==, 4);
  g_assert_cmpuint (ari_match_get_takebacks (fixture->match), ==, 0);

  page_act (fixture, "match.redo");
  g_assert_false (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 4);
}

/* The buttons say why what everybody has seen can't be taken back, and so does the line below the board when
 * the key is pressed all the same. */
static void
test_undo_seen (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *button;
  const char *why;

  page_play (fixture, "a1 R3L");
  page_settle (fixture);
  button = find_by_tooltip (GTK_WIDGET (fixture->page), "Everyone has seen what was turned over");
  g_assert_false (gtk_widget_is_sensitive (button));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  press_key_with (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
  why = ari_table_get_refusal (fixture->table);
  g_assert_cmpstr (why, ==, gtk_widget_get_tooltip_text (button));
}

/* A turn of several plies is one move, also where the way back leads over the turn of a computer. */
static void
test_undone_moves (void)
{
  GtkWidget *toasts = adw_toast_overlay_new (), *below = gtk_label_new (""), *window = gtk_window_new ();
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriTable) table = NULL;
  g_autofree char *expected = NULL;
  AriPly *decision;
  AriActor winner;
  AriRandom random;
  AriSetup setup;
  guint n;

  ari_random_init (&random, 1);
  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=2", NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  while (!ari_match_is_over (match))
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = setup.rules->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n_actions)], -1, NULL));
    }
  decision = ari_match_get_ply (match);
  winner = ari_ply_get_actor (decision);
  ari_match_set_seat (match, winner, ARI_SEAT_COMPUTER, NULL, "novice");
  while (ari_ply_get_actor (decision) != 3 - winner)
    decision = ari_ply_get_parent (decision);
  n = ari_match_get_main_turn (match) - ari_ply_get_turn (decision) + 1;
  g_assert_cmpuint (n, <, ari_match_get_main_length (match) - ari_ply_get_number (decision) + 1);

  table = ari_table_new (match, NULL, TRUE);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), below);
  gtk_window_set_child (GTK_WINDOW (window), toasts);
  gtk_window_present (GTK_WINDOW (window));
  ari_ending_actions_undo (table, below);
  expected = g_strdup_printf ("The last %u moves are taken back, so the match goes on", n);
  ui_wait_until (ui_shows (toasts, expected));
  g_assert_cmpuint (ari_match_get_main_length (match), ==, ari_ply_get_number (decision) - 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(path, game, func) \
  g_test_add ("/ui/match-undo/" path, Fixture, game, page_set_up, func, page_tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("undo", NULL, test_undo);
  ADD ("over-reply", NULL, test_undo_over_reply);
  ADD ("in-variation", NULL, test_undo_in_variation);
  ADD ("seen", "minotaur", test_undo_seen);
  g_test_add_func ("/ui/match-undo/moves", test_undone_moves);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that do different things at different times on the match page. */
#include "ari-board-view.h"
#include "ari-move-row.h"
#include "ari-notes-panel.h"
#include "ari-typing-bar.h"
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

/* Plays the last of the legal actions, or the first in the past. */
static void
play_any (Fixture *fixture)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_match_get_rules (fixture->match)->actions (ari_match_get_position (fixture->match), actions);
  gboolean past = ari_match_get_cursor (fixture->match) < page_n_plies (fixture);

  g_assert_true (ari_match_play (fixture->match, actions[past ? 0 : n - 1], -1, NULL));
  page_settle (fixture);
}

/* On a person's turn Space picks at a visible focus; elsewhere it controls the replay. Return always
 * picks. */
static void
test_space (Fixture      *fixture,
            gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  GtkWindow *window = GTK_WINDOW (fixture->window);

  /* Nothing happens: there is nothing to replay, and no visible focus. */
  gtk_widget_grab_focus (GTK_WIDGET (board));
  gtk_window_set_focus_visible (window, FALSE);
  page_press (fixture, GDK_KEY_space);
  g_assert_cmpuint (page_n_plies (fixture), ==, 0);
  g_assert_false (ari_replay_get_playing (ari_table_get_replay (fixture->table)));

  /* GTK hides the focus ring after a while; the board keeps it. */
  gtk_window_set_focus_visible (window, TRUE);
  gtk_window_set_focus_visible (window, FALSE);
  page_press (fixture, GDK_KEY_space);
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
  g_assert_false (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
  page_press (fixture, GDK_KEY_Right);
  page_press (fixture, GDK_KEY_Return);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);

  /* In the past, Space controls the replay. */
  gtk_window_set_focus_visible (window, TRUE);
  page_press (fixture, GDK_KEY_Home);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  press_key_with (fixture->window, GDK_KEY_Right, GDK_SHIFT_MASK);
  page_press (fixture, GDK_KEY_space);
  g_assert_true (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
  page_press (fixture, GDK_KEY_space);
  g_assert_false (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
  g_assert_true (ari_match_is_on_main_line (fixture->match));

  press_key_with (fixture->window, GDK_KEY_Right, GDK_SHIFT_MASK);
  page_press (fixture, GDK_KEY_Return);
  g_assert_false (ari_match_is_on_main_line (fixture->match));
}

/* The same after the match, also at the end of a variation. */
static void
test_space_after_the_end (Fixture      *fixture,
                          gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriAction actions[ARI_MAX_ACTIONS];
  guint n_plies;

  while (ari_rules_actor (rules, ari_match_get_position (fixture->match)) != ARI_NONE)
    {
      rules->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_settle (fixture);
    }

  ari_match_set_cursor (fixture->match, 3);
  g_assert_cmpuint (rules->actions (ari_match_get_position (fixture->match), actions), >, 1);
  g_assert_true (ari_match_play (fixture->match, actions[1], -1, NULL));
  page_settle (fixture);
  n_plies = ari_match_get_n_plies (fixture->match);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, page_n_plies (fixture));

  gtk_widget_grab_focus (GTK_WIDGET (board));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  page_press (fixture, GDK_KEY_space);
  g_assert_true (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
  g_assert_cmpuint (ari_match_get_n_plies (fixture->match), ==, n_plies);
}

/* On the board the arrow keys move the focus while the match is played, and step through it otherwise: then
 * Shift moves the focus. */
static void
test_stepping_on_the_board (Fixture      *fixture,
                            gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriSpot before, after;

  g_assert_true (ari_match_play_text (fixture->match, "d4e5", -1, NULL));
  page_settle (fixture);
  g_assert_true (ari_match_play_text (fixture->match, "a1a2", -1, NULL));
  page_settle (fixture);

  gtk_widget_grab_focus (GTK_WIDGET (board));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  before = ari_board_view_get_focus (board);
  page_press (fixture, GDK_KEY_Right);
  after = ari_board_view_get_focus (board);
  g_assert_cmpuint (after, !=, before);
  page_press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (ari_board_view_get_focus (board), ==, before);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);

  /* At an edge the key shows at least where the focus is. */
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  page_press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (ari_board_view_get_focus (board), ==, before);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (fixture->window)));

  press_key_with (fixture->window, GDK_KEY_Left, GDK_CONTROL_MASK);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  page_settle (fixture);
  page_press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  page_press (fixture, GDK_KEY_Right);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  g_assert_cmpuint (ari_board_view_get_focus (board), ==, before);
  press_key_with (fixture->window, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_cmpuint (ari_board_view_get_focus (board), ==, after);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);

  /* The match is over: Left steps at its end, too. */
  ari_table_resign (fixture->table, 1);
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  page_press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
}

/* The keys of the thread work wherever the focus is, but not where you write. */
static void
test_stepping (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *row, *notes;
  AriAction actions[ARI_MAX_ACTIONS];

  for (guint i = 0; i < 4; i++)
    {
      ari_match_get_rules (fixture->match)->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_settle (fixture);
    }

  while ((row = page_find (page, ARI_TYPE_MOVE_ROW)) == NULL || !gtk_widget_get_mapped (row))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), row));
  page_press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
  page_press (fixture, GDK_KEY_Home);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  page_press (fixture, GDK_KEY_Right);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  page_press (fixture, GDK_KEY_End);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 4);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), row));

  page_act (fixture, "match.notes");
  /* An entry: GTK leaks the line of a text view that is painted with its cursor. */
  notes = page_find (page_find (page, ARI_TYPE_NOTES_PANEL), GTK_TYPE_TEXT);
  while (!gtk_widget_get_mapped (notes))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_grab_focus (notes));
  page_press (fixture, GDK_KEY_Left);
  page_press (fixture, GDK_KEY_Home);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 4);
}

/* A menu that was opened from the board gives the focus back when it closes, so that arrow keys move on the
 * board again. A menu whose button had the focus leaves it there. */
static void
test_menu_gives_focus_back (Fixture      *fixture,
                            gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *board = page_find (page, ARI_TYPE_BOARD_VIEW);
  GtkRoot *root = GTK_ROOT (fixture->window);
  GtkWidget *button = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_grab_focus (i == 0 ? board : button));
      page_act (fixture, "match.overlays");
      while (gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_POPOVER) == NULL)
        g_main_context_iteration (NULL, TRUE);
      button = gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_MENU_BUTTON);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      while (gtk_root_get_focus (root) == NULL
             || !gtk_widget_is_ancestor (gtk_root_get_focus (root), i == 0 ? board : button)
             || gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_POPOVER) != NULL)
        g_main_context_iteration (NULL, TRUE);
      page_settle (fixture);
      g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), i == 0 ? board : button));
    }
}

/* The menu of a move gives the focus back to the move. */
static void
test_menu_of_move (Fixture      *fixture,
                   gconstpointer data)
{
  GtkWidget *list, *row, *button, *popover;

  g_assert_true (ari_match_play_text (fixture->match, "d4e5", -1, NULL));
  page_settle (fixture);
  list = page_find (GTK_WIDGET (fixture->page), g_type_from_name ("AriMoveList"));
  while ((row = page_find (list, ARI_TYPE_MOVE_ROW)) == NULL
         || (button = page_find (row, GTK_TYPE_BUTTON)) == NULL || !gtk_widget_get_mapped (button))
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_grab_focus (button);
      page_press (fixture, GDK_KEY_Menu);
      popover = page_find (list, GTK_TYPE_POPOVER_MENU);
      while (!gtk_widget_get_mapped (popover)
             || !gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), popover))
        g_main_context_iteration (NULL, TRUE);
      gtk_popover_popdown (GTK_POPOVER (popover));
      while (page_find (list, GTK_TYPE_POPOVER_MENU) != NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
    }
}

/* The button that leaves a variation disappears. The keys that step go on working. */
static void
test_leaving_a_variation (Fixture      *fixture,
                          gconstpointer data)
{
  GtkWidget *button;

  for (guint i = 0; i < 3; i++)
    play_any (fixture);
  ari_match_set_cursor (fixture->match, 1);
  play_any (fixture);
  g_assert_false (ari_match_is_on_main_line (fixture->match));

  button = ui_find (fixture->page, GTK_TYPE_BUTTON, "Main Line");
  gtk_widget_grab_focus (button);
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (ari_match_is_on_main_line (fixture->match));
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  page_press (fixture, GDK_KEY_End);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
}

/* The menu of speeds shows the chosen one, however it was chosen. */
static void
test_speed (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *chosen = NULL, *slower = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.speed", "s", "4"));
  g_object_get (fixture->page, "speed", &chosen, NULL);
  g_assert_cmpstr (chosen, ==, "4");
  g_assert_cmpfloat (ari_replay_get_speed (ari_table_get_replay (fixture->table)), ==, 4);

  page_act (fixture, "match.slower");
  g_object_get (fixture->page, "speed", &slower, NULL);
  g_assert_cmpstr (slower, ==, "2");
}

/* Presses a key where typed moves are read, before the board hears of it. Returns whether it was taken. */
static gboolean
type_key (Fixture *fixture,
          guint    key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->page));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }

  return taken;
}

static GtkWidget *
find_entry (Fixture *fixture)
{
  return page_find (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TYPING_BAR), GTK_TYPE_ENTRY);
}

/* However long the entry takes to appear, each key that is typed meanwhile is written there, and means
 * nothing on the board. */
static void
test_typed_early (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *entry = find_entry (fixture);

  ui_set_motion (TRUE);
  gtk_widget_grab_focus (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  g_assert_false (type_key (fixture, GDK_KEY_space));
  g_assert_true (type_key (fixture, GDK_KEY_q));
  g_assert_true (type_key (fixture, GDK_KEY_space));
  g_assert_true (type_key (fixture, GDK_KEY_Left));
  g_assert_true (type_key (fixture, GDK_KEY_x));
  g_assert_true (type_key (fixture, GDK_KEY_BackSpace));
  g_assert_true (type_key (fixture, GDK_KEY_z));
  g_assert_false (type_key (fixture, GDK_KEY_Escape));
  g_assert_false (gtk_widget_get_mapped (entry));
  ui_wait_until (gtk_widget_get_mapped (entry));
  ui_set_motion (FALSE);

  /* From now on it writes by itself, behind that. */
  g_assert_false (type_key (fixture, GDK_KEY_space));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "q z");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (entry)), ==, 3);
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), NULL, NULL));
}

/* Where nothing moves, the entry has appeared with the first letter, and writes the others by itself. */
static void
test_typed_at_once (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget *entry = find_entry (fixture);

  gtk_widget_grab_focus (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  g_assert_true (type_key (fixture, GDK_KEY_q));
  g_assert_true (gtk_widget_get_mapped (entry));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), entry));
  g_assert_false (type_key (fixture, GDK_KEY_z));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "q");

  /* Letters that are typed elsewhere go on with it. */
  gtk_widget_grab_focus (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  g_assert_true (type_key (fixture, GDK_KEY_z));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "qz");
}

/* An entry is red as long as it is said why, even if something else ends that. The next letter begins
 * anew. */
static void
test_typed_error (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *entry = find_entry (fixture);

  page_play (fixture, "d4e5 a1a2");
  gtk_editable_set_text (GTK_EDITABLE (entry), "b1");
  g_signal_emit_by_name (entry, "activate");
  page_settle (fixture);
  g_assert_nonnull (ari_table_get_refusal (fixture->table));
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  ari_table_go (fixture->table, ARI_GO_BACK, 0);
  page_settle (fixture);
  g_assert_null (ari_table_get_refusal (fixture->table));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "b1");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_assert_true (type_key (fixture, GDK_KEY_c));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "c");
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-page/" path, Fixture, NULL, page_set_up, func, page_tear_down)
  ADD ("space", test_space);
  ADD ("typed-early", test_typed_early);
  ADD ("typed-at-once", test_typed_at_once);
  ADD ("typed-error", test_typed_error);
  ADD ("space-after-the-end", test_space_after_the_end);
  ADD ("stepping-on-the-board", test_stepping_on_the_board);
  ADD ("stepping", test_stepping);
  ADD ("menu-gives-focus-back", test_menu_gives_focus_back);
  ADD ("menu-of-move", test_menu_of_move);
  ADD ("leaving-a-variation", test_leaving_a_variation);
  ADD ("speed", test_speed);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person practises in the window, by picks on the board. */
#include "announcements.h"
#include "ari-board-view.h"
#include "ari-clock.h"
#include "ari-exercise-run.h"
#include "ari-task-page.h"
#include "ari-match-page.h"
#include "ari-notation-label.h"
#include "ari-practice-number.h"
#include "ari-practice-page.h"
#include "ari-seat-card.h"
#include "ari-puzzles.h"
#include "press-key.h"
#include "task-fixture.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC */

/* The day doesn't end during a test. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  ari_clock_set (ari_clock_get (), NOON);
  window_set_up (c, data);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  window_tear_down (c, data);
  ari_clock_set (ari_clock_get (), 0);
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, tear_down)

/* The page of practice, reached from that of a game. */
static AriPracticePage *
open_practice (Case       *c,
               const char *game,
               int         width,
               int         height)
{
  return task_open (c, game, "_Practice", ARI_TYPE_PRACTICE_PAGE, width, height);
}

/* (nullable): with an exercise. */
static AriExerciseRun *
get_run (AriTaskPage *page)
{
  AriExerciseRun *run = ARI_EXERCISE_RUN (ari_task_page_get_task (page));

  return ari_exercise_run_get_loaded (run) != NULL ? run : NULL;
}

static AriTaskPage *
begin (Case       *c,
       const char *game,
       int         width,
       int         height)
{
  AriPracticePage *practice = open_practice (c, game, width, height);
  GtkWidget *start = ui_find (practice, GTK_TYPE_BUTTON, "_Practise");
  AriTaskPage *page;

  ui_wait_until (gtk_widget_get_sensitive (start));
  ui_click (start);
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
  ui_wait_until (get_run (page) != NULL);

  return page;
}

/* Whether a screen reader says so of one of the numbers. */
static gboolean
says (gpointer    widget,
      const char *words)
{
  gboolean found = FALSE;

  if (ARI_IS_PRACTICE_NUMBER (widget))
    {
      g_autofree char *message = gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                     words);

      return message == NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); !found && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = says (child, words);

  return found;
}

static const AriLoadedExercise *
get_loaded (AriTaskPage *page)
{
  return ari_exercise_run_get_loaded (get_run (page));
}

/* Picks what plays @action, as a pointer or a key would. A move that wins where it could stop ends there. The
 * answer to a wrong move, which hides the position, goes with the first pick. */
static void
pick (AriTaskPage *page,
      AriAction        action)
{
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  AriMatch *match = get_loaded (page)->match;
  AriTable *table = ari_task_get_table (ARI_TASK (get_run (page)));
  AriSpot picks[ARI_MAX_PICKS];
  guint n = ari_match_get_rules (match)->picks (ari_match_get_position (match), action, picks);

  for (guint i = 0; i < n && ari_match_get_actor (match) != ARI_NONE; i++)
    {
      gboolean is_hidden = ari_table_get_preview (table)->step > 0;

      g_assert_true (ari_board_view_pick (board, picks[i]) || (is_hidden && i == 0));
    }
}

static void
wait_for_state (AriTaskPage  *page,
                AriTaskState  state)
{
  ui_wait_until (ari_task_get_state (ARI_TASK (get_run (page))) == state);
  for (guint i = 0; i < 10; i++)
    ui_step ();
}

/* A wrong move, the right one, and the next exercise. */
static void
test_answers (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = begin (c, "minarett", 1100, 720);
  g_autofree char *first = g_strdup (get_loaded (page)->exercise->puzzle);
  const AriSolution *solution = get_loaded (page)->solution;

  ui_wait_until (ui_shows (page, ari_task_get_card (ARI_TASK (get_run (page)))->text));
  ui_wait_until (ui_shows (page, "Puzzle, level Novice"));
  /* The keyboard is on the board. */
  ui_wait_until (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                         ui_find (page, ARI_TYPE_BOARD_VIEW, NULL)));
  pick (page, solution->actions[1].action);
  ui_wait_until (ui_find (page, ARI_TYPE_NOTATION_LABEL, NULL) != NULL);
  g_assert_false (gtk_widget_get_sensitive (ui_find (page, GTK_TYPE_BUTTON, "_Next")));
  pick (page, solution->line[0]);
  wait_for_state (page, ARI_TASK_SOLVED);
  ui_wait_until (gtk_widget_is_focus (ui_find (page, GTK_TYPE_BUTTON, "_Next")));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  ui_wait_until (get_run (page) != NULL);
  g_assert_cmpstr (get_loaded (page)->exercise->puzzle, !=, first);

  /* Back on the page of practice, the answer counts. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL));
  ui_wait_until (ui_find (c->window, ARI_TYPE_PRACTICE_PAGE, NULL) != NULL);
  ui_wait_until (ui_shows (c->window, "due today") && says (c->window, "1 exercise due today"));
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM answer WHERE rating = 1"), ==, 1);
}

/* Brings the keyboard to the spot, as Page Down leads from one that can be picked to the next, and
 * picks it. */
static void
pick_by_key (Case            *c,
             AriTaskPage *page,
             AriSpot          spot)
{
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));

  for (guint i = 0; ari_board_view_get_focus (board) != spot; i++)
    {
      g_assert_cmpuint (i, <, ari_board_view_get_board (board)->n_spots);
      press_key (GTK_WIDGET (c->window), GDK_KEY_Page_Down);
    }
  press_key (GTK_WIDGET (c->window), GDK_KEY_Return);
}

/* From the page of practice to an answer and the next exercise, without a pointer. */
static void
test_keyboard (Case          *c,
               gconstpointer  data)
{
  AriPracticePage *practice = open_practice (c, data, 1100, 720);
  GtkWidget *start = ui_find (practice, GTK_TYPE_BUTTON, "_Practise");
  AriTaskPage *page;
  AriSpot picks[ARI_MAX_PICKS];
  AriAction best;
  AriMatch *match;
  g_autofree char *first = NULL;
  guint n;

  ui_wait_until (gtk_widget_is_focus (start));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Return);
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
  ui_wait_until (get_run (page) != NULL);
  ui_wait_until (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                         ui_find (page, ARI_TYPE_BOARD_VIEW, NULL)));
  first = g_strdup (get_loaded (page)->exercise->puzzle);
  match = get_loaded (page)->match;
  best = get_loaded (page)->solution->line[0];
  n = ari_match_get_rules (match)->picks (ari_match_get_position (match), best, picks);
  for (guint i = 0; i < n; i++)
    pick_by_key (c, page, picks[i]);
  wait_for_state (page, ARI_TASK_SOLVED);
  ui_wait_until (gtk_widget_is_focus (ui_find (page, GTK_TYPE_BUTTON, "_Next")));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Return);
  ui_wait_until (get_run (page) != NULL
                 && g_strcmp0 (get_loaded (page)->exercise->puzzle, first) != 0);
}

/* After a wrong move, the board shows the answer to it; the keys that pick lead back from there. */
static void
test_keys_lead_back (Case          *c,
                     gconstpointer  data)
{
  AriTaskPage *page = begin (c, "minarett", 1100, 720);
  AriTable *table = ari_task_get_table (ARI_TASK (get_run (page)));
  guint key = GPOINTER_TO_UINT (data);

  ui_wait_until (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                         ui_find (page, ARI_TYPE_BOARD_VIEW, NULL)));
  pick (page, get_loaded (page)->solution->actions[1].action);
  ui_wait_until (ari_table_get_preview (table)->step == 2);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (get_run (page)))->answer, "The best answer: "));
  /* The first key shows where the keyboard is. */
  press_key (GTK_WIDGET (c->window), GDK_KEY_Up);
  press_key (GTK_WIDGET (c->window), key);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
  g_assert_true (ari_table_is_pickable (table));
}

/* After ten exercises, the page says how it went; another round is the first thing that it offers. */
static void
test_round (Case          *c,
            gconstpointer  data)
{
  AriTaskPage *page = begin (c, "minarett", 1100, 720);
  GtkWidget *again;

  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *title = g_strdup_printf ("Exercise %u of 10", i + 1);

      ui_wait_until (get_run (page) != NULL && ui_shows (page, title));
      pick (page, get_loaded (page)->solution->line[0]);
      wait_for_state (page, ARI_TASK_SOLVED);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "task.next", NULL));
    }
  ui_wait_until (ui_shows (page, "10 of 10 Right at the First Try"));
  g_assert_nonnull (ui_find (page, GTK_TYPE_BUTTON, "_Done"));
  again = ui_find (page, GTK_TYPE_BUTTON, "_Another Round");
  ui_wait_until (gtk_widget_is_focus (again));
  ui_click (again);
  ui_wait_until (get_run (page) != NULL && ui_shows (page, "Exercise 1 of 10"));
  pick (page, get_loaded (page)->solution->line[0]);
  wait_for_state (page, ARI_TASK_SOLVED);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL));
  ui_wait_until (ui_find (c->window, ARI_TYPE_PRACTICE_PAGE, NULL) != NULL);
  ari_practice_page_set_rules (ARI_PRACTICE_PAGE (ui_find (c->window, ARI_TYPE_PRACTICE_PAGE, NULL)), NULL);
  ui_wait_until (ui_shows (c->window, "Your round goes on: 1 of 10 exercises is done. Analyse one of your "
                                      "matches to practise its mistakes here."));
}

/* Puzzles of one level. */
static void
test_level (Case          *c,
            gconstpointer  data)
{
  AriPracticePage *practice = open_practice (c, "minoa", 360, 640);
  GtkWidget *start = ui_find (practice, GTK_TYPE_BUTTON, "_Practise");
  AdwComboRow *row = ADW_COMBO_ROW (ui_find (practice, ADW_TYPE_COMBO_ROW, "Exercises"));
  GListModel *names;
  guint i = 0;

  ui_wait_until (gtk_widget_get_sensitive (start));
  names = adw_combo_row_get_model (row);
  while (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), "Puzzles, level Adept"))
    i++;
  adw_combo_row_set_selected (row, i);
  ui_click (start);
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  ui_wait_until (ui_shows (c->window, "Puzzle, level Adept"));
}

/* The seat whose card has the frame of the turn; ARI_NONE: none. */
static AriActor
framed_seat (GtkWidget *page)
{
  GtkWidget *card = ui_find (page, ARI_TYPE_SEAT_CARD, NULL);

  for (AriActor seat = 1; card != NULL; seat++, card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_has_css_class (card, "on-turn"))
      return seat;

  return ARI_NONE;
}

/* Show Me, and on from there against the computer. */
static void
test_play_on (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = begin (c, "minoa", 360, 640);
  AriExerciseRun *run = get_run (page);
  guint n_plies = ari_match_get_n_plies (get_loaded (page)->match);
  AriMatchPage *match_page;
  const AriRules *rules;
  AriPosition shown;
  AriMatch *match;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  wait_for_state (page, ARI_TASK_SHOWN);
  g_assert_cmpuint (ari_table_get_preview (ari_task_get_table (ARI_TASK (run)))->step, ==, 1);
  /* The frame is at the card of the seat that is to move on the board, as after a right answer. */
  rules = ari_match_get_rules (get_loaded (page)->match);
  shown = *ari_match_get_position (get_loaded (page)->match);
  rules->apply (&shown, get_loaded (page)->solution->line[0]);
  ui_wait_until (framed_seat (GTK_WIDGET (page)) == ari_rules_whose_turn (rules, &shown));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Play On"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  match_page = ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));
  match = ari_table_get_match (ari_match_page_get_table (match_page));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
  g_assert_true (ari_match_is_person (match, ari_match_get_actor (match)));
}

/* What a screen reader says. */
static void
test_speech (Case          *c,
             gconstpointer  data)
{
  AriTaskPage *page;

  announcements_forget ();
  page = begin (c, "labyrinth", 1100, 720);
  ui_wait_until (strstr (announcements_all (), "Only one move is good here. Find it.") != NULL);
  task_assert_key_tells (c, GDK_KEY_F3, "Puzzle, level Novice");
  task_assert_key_tells (c, GDK_KEY_F5, "you play");
  pick (page, get_loaded (page)->solution->actions[1].action);
  ui_wait_until (strstr (announcements_all (), "Find something better.") != NULL);
  /* The first hint leaves the keyboard on the board; the second one is the move. */
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Hint"));
  ui_wait_until (strstr (announcements_all (), "Look at the ") != NULL);
  ui_wait_until (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                         ui_find (page, ARI_TYPE_BOARD_VIEW, NULL)));
  g_assert_false (gtk_widget_get_sensitive (ui_find (page, GTK_TYPE_BUTTON, "_Hint")));
  g_assert_true (gtk_widget_get_sensitive (ui_find (page, GTK_TYPE_BUTTON, "_Show Me")));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "task.hint", NULL));
  ui_wait_until (strstr (announcements_all (), "The best move is ") != NULL);
}

/* All puzzles of the game but @kept (nullable). */
static void
drop_puzzles (Case            *c,
              const char      *game,
              const AriPuzzle *kept)
{
  GPtrArray *puzzles = ari_puzzles_of (ari_rules_lookup (game));
  g_autoptr(GString) sql = g_string_new ("BEGIN;");

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (puzzle != kept)
        g_string_append_printf (sql, "INSERT OR REPLACE INTO exercise (game, puzzle, dropped) "
                                     "VALUES ('%s', '%s', 1);", game, puzzle->name);
    }
  g_string_append (sql, "COMMIT");
  fixture_sql (c->fixture.path, sql->str);
}

/* (nullable): a puzzle whose right move ends the match. */
static const AriPuzzle *
find_last_move (const AriRules *rules)
{
  GPtrArray *puzzles = ari_puzzles_of (rules);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      AriPosition position = *ari_match_get_position (puzzle->match);

      rules->apply (&position, puzzle->solution->line[0]);
      if (ari_rules_actor (rules, &position) == ARI_NONE)
        return puzzle;
    }

  return NULL;
}

/* What has ended can’t be played on. The last exercise can be brought back from the page that says that
 * nothing is left. */
static void
test_last (Case          *c,
           gconstpointer  data)
{
  const AriPuzzle *puzzle = find_last_move (ari_rules_lookup ("minarett"));
  AriTaskPage *page;

  g_assert_nonnull (puzzle);
  drop_puzzles (c, "minarett", puzzle);
  page = begin (c, "minarett", 1100, 720);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Never Show This Again"));
  ui_wait_until (ui_shows (page, "Done for Today"));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo"));
  ui_wait_until (get_run (page) != NULL);
  pick (page, puzzle->solution->line[0]);
  wait_for_state (page, ARI_TASK_SOLVED);
  g_assert_false (gtk_widget_get_sensitive (ui_find (page, GTK_TYPE_BUTTON, "_Play On")));
}

/* What is never asked again goes to no page; without anything, the button says so. */
static void
test_nothing_left (Case          *c,
                   gconstpointer  data)
{
  AriTaskPage *page = begin (c, "minotaur", 1100, 720);
  g_autofree char *first = g_strdup (get_loaded (page)->exercise->puzzle);

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Never Show This Again"));
  ui_wait_until (get_run (page) != NULL
                 && !g_str_equal (get_loaded (page)->exercise->puzzle, first));
  ui_wait_until (fixture_sql_int (c->fixture.path, "SELECT sum (dropped) FROM exercise") == 1);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo"));
  ui_wait_until (fixture_sql_int (c->fixture.path, "SELECT sum (dropped) FROM exercise") == 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL));
  window_hide (c);

  drop_puzzles (c, "minotaur", NULL);
  open_practice (c, "minotaur", 1100, 720);
  ui_wait_until (!gtk_widget_get_sensitive (ui_find (c->window, GTK_TYPE_BUTTON, "_Practise"))
                 && says (c->window, "0 exercises due today")
                 && ui_shows (c->window, "Nothing here is due today. Analyse one of your matches to "
                                         "practise its mistakes here."));
  gtk_test_accessible_assert_property (ui_find (c->window, GTK_TYPE_BUTTON, "_Practise"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "0 exercises due today, 0 new exercises, 0 learned exercises and "
                                       "0 mastered exercises. Nothing here is due today. Analyse one of your "
                                       "matches to practise its mistakes here.");

  /* An analysis that found no mistake is no reason to ask for one. */
  window_hide (c);
  fixture_sql (c->fixture.path, "INSERT INTO match (game, setup, started, touched, practised) "
                                "VALUES ('minotaur', 'minotaur seats=3', 0, 0, 1)");
  open_practice (c, "minotaur", 1100, 720);
  ui_wait_until (ui_shows (c->window, "Nothing here is due today. Your analysed matches have no mistake "
                                      "that is certain and costly enough to practise."));
}

/* Even before any board has been shown, the numbers have room around them. */
static void
test_numbers (Case          *c,
              gconstpointer  data)
{
  GtkWidget *card, *page;
  graphene_rect_t whole, inside;

  window_show (c, 370, 650);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.train", "s", ""));
  ui_wait_until ((page = ui_find (c->window, ARI_TYPE_PRACTICE_PAGE, NULL)) != NULL);
  ui_wait_until ((card = ui_find (page, ARI_TYPE_PRACTICE_NUMBER, NULL)) != NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_true (gtk_widget_compute_bounds (card, page, &whole));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (card), page, &inside));
  g_assert_cmpfloat (inside.origin.y, >=, whole.origin.y + 6);
}

/* Whether the row of the puzzle of the day says so. */
static gboolean
row_says (Case       *c,
          const char *words)
{
  GtkWidget *row = ui_find (c->window, ADW_TYPE_ACTION_ROW, "Puzzle of the Day");

  return row != NULL && gtk_widget_get_sensitive (row)
         && g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), words);
}

/* The page of a game leads to the puzzle of the day, and says when it is done. */
static void
test_daily (Case          *c,
            gconstpointer  data)
{
  AriTaskPage *page;

  window_show (c, 360, 640);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "game:minarett"));
  ui_wait_until (row_says (c, " · the same for everyone"));
  g_assert_true (gtk_widget_activate (ui_find (c->window, ADW_TYPE_ACTION_ROW, "Puzzle of the Day")));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
  ui_wait_until (ui_shows (page, "Puzzle of the Day"));
  pick (page, get_loaded (page)->solution->line[0]);
  wait_for_state (page, ARI_TASK_SOLVED);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Finish"));
  ui_wait_until (row_says (c, " · done today"));
  ari_clock_set (ari_clock_get (), NOON + 24 * 60 * 60);
  ui_wait_until (row_says (c, " · the same for everyone"));
  ui_wait_until (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM answer WHERE rating = 3") == 1);
}

/* A new match is one of the game that is practised. */
static void
test_new_match (Case          *c,
                gconstpointer  data)
{
  AdwApplicationWindow *window;
  AdwDialog *dialog;

  open_practice (c, "minarett", 1100, 720);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL));
  window = ADW_APPLICATION_WINDOW (c->window);
  ui_wait_until ((dialog = adw_application_window_get_visible_dialog (window)) != NULL);
  ui_wait_until (ui_find (dialog, GTK_TYPE_LABEL, "Minarett") != NULL);
  adw_dialog_force_close (dialog);
}

int
main (int    argc,
      char **argv)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Page_Down, GDK_KEY_Escape };
  guint n_rules;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  ui_test_init (&argc, &argv);
  ADD ("/practice-page/answers", test_answers);
  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/practice-page/keyboard/", rules[i]->id, NULL);

      g_test_add (path, Case, rules[i]->id, set_up, test_keyboard, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *path = g_strconcat ("/practice-page/keys-lead-back/", gdk_keyval_name (keys[i]), NULL);

      g_test_add (path, Case, GUINT_TO_POINTER (keys[i]), set_up, test_keys_lead_back, tear_down);
    }
  ADD ("/practice-page/daily", test_daily);
  ADD ("/practice-page/round", test_round);
  ADD ("/practice-page/numbers", test_numbers);
  ADD ("/practice-page/new-match", test_new_match);
  ADD ("/practice-page/level", test_level);
  ADD ("/practice-page/play-on", test_play_on);
  ADD ("/practice-page/speech", test_speech);
  ADD ("/practice-page/last", test_last);
  ADD ("/practice-page/nothing-left", test_nothing_left);

  return g_test_run ();
}

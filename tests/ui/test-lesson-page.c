/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person takes the first lesson of each game in the window, by picks on the board. */
#include "announcements.h"
#include "ari-board-view.h"
#include "ari-game-page.h"
#include "ari-lesson-list.h"
#include "ari-lesson-progress.h"
#include "ari-new-match-dialog.h"
#include "ari-task-view.h"
#include "ari-toss-view.h"
#include "press-key.h"
#include "lesson-fixture.h"

#define SUMMARY "Goal, moves and end of the game, in five minutes" /* of the first lessons */

/* The buttons are where they were, however long the text above them is. */
static void
assert_steady (Case            *c,
               AriTaskPage   *page,
               graphene_rect_t *before)
{
  graphene_rect_t now;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_true (gtk_widget_compute_bounds (ui_find (page, GTK_TYPE_BUTTON, "_Back"), GTK_WIDGET (page),
                                            &now));
  if (before->size.width > 0)
    g_assert_cmpfloat (now.origin.y, ==, before->origin.y);
  *before = now;
}

/* Each lesson ends with the next one. */
static void
test_whole (Case          *c,
            gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, data, 1100, 720);
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));
  graphene_rect_t place = GRAPHENE_RECT_INIT_ZERO;

  for (guint i = 0; i < lesson->n_steps; i++)
    {
      lesson_take_step (page, i);
      if (i + 2 < lesson->n_steps)
        assert_steady (c, page, &place);
    }

  page = lesson_wait_for (c, ari_lesson_next (lesson));
  g_assert_true (ari_lesson_progress_is_done (c->settings, lesson));
  lesson_leave (c, page);
  ui_wait_until (ui_find (c->window, ARI_TYPE_LESSON_LIST, NULL) != NULL);
  g_assert_true (ui_shows (c->window, SUMMARY " · done"));
}

/* The end leads to a match of the game, and the lesson counts as done. */
static void
test_play (Case          *c,
           gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "labyrinth", 360, 640);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);
  AdwDialog *dialog;

  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "_Play a Match"));
  /* Whoever points at the board is led on to the button. */
  g_assert_false (ari_board_view_pick (ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL)), 0));
  ui_wait_until (ui_shows (page, "There is nothing to play in this step. Choose “Next” when you have read "
                                 "it."));
  for (guint i = 0; i + 1 < lesson->n_steps; i++)
    lesson_take_step (page, i);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "_Play a Match") != NULL);
  g_assert_nonnull (ui_find (page, GTK_TYPE_BUTTON, "Next _Lesson"));
  lesson_assert_letters (page);
  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "_Finish"));
  /* Leaving it in another way counts as well. */
  g_assert_true (ari_lesson_progress_is_done (c->settings, lesson));
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 0);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Play a Match"));
  ui_wait_until (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)) != NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));
  g_assert_true (ARI_IS_NEW_MATCH_DIALOG (dialog));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) == NULL);
  g_assert_true (ui_shows (c->window, "Labyrinth"));
  g_assert_true (ari_lesson_progress_is_done (c->settings, lesson));
}

/* A lesson whose steps were skipped isn't done: it resumes where the first of them is. */
static void
test_skipped (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "labyrinth", 1100, 720);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);

  lesson_take_step (page, 0);
  lesson_take_step (page, 1);
  for (guint i = 2; i + 1 < lesson->n_steps; i++)
    {
      lesson_wait_for_step (page, i);
      ui_click (ui_find (page, GTK_TYPE_BUTTON, "Skip This Step"));
    }
  lesson_wait_for_step (page, lesson->n_steps - 1);
  g_assert_false (ari_lesson_progress_is_done (c->settings, lesson));
  lesson_leave (c, page);
  ui_wait_until (ui_shows (c->window, SUMMARY " · 6 steps were skipped"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Learn to Play") != NULL);
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 2);

  /* If you have done the lesson before, you may look at some of its steps again. */
  ari_lesson_progress_finish (c->settings, lesson);
  window_hide (c);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.lesson", "s", lesson->id));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  run = lesson_get_run (ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL)));
  /* On the way, it stays a lesson that was done. */
  for (guint i = 0; i < 2; i++)
    ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 2);
  g_assert_true (ari_lesson_progress_is_done (c->settings, lesson));
  for (guint i = 2; i + 1 < lesson->n_steps; i++)
    ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
  g_assert_true (ari_lesson_progress_is_done (c->settings, lesson));
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 0);
}

/* Leaving the page between the skipped step and the end makes no difference. */
static void
test_skipped_and_left (Case          *c,
                       gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "labyrinth", 1100, 720);
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));

  lesson_take_step (page, 0);
  lesson_take_step (page, 1);
  lesson_wait_for_step (page, 2);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Skip This Step"));
  lesson_wait_for_step (page, 3);
  window_hide (c);

  page = lesson_open (c, "labyrinth", 1100, 720);
  for (guint i = 3; i < lesson->n_steps; i++)
    lesson_take_step (page, i);
  lesson_wait_for (c, ari_lesson_next (lesson));
  g_assert_false (ari_lesson_progress_is_done (c->settings, lesson));
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 2);
}

/* A click where sticks meet is answered by the lesson, and then by where things go. */
static void
assert_meeting (AriTaskPage *page)
{
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  const AriBoard *points = ari_board_view_get_board (board);
  AriPoint meeting = points->spots[ari_board_find (points, "d4d5")].corners[0];
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));
  g_autofree char *words = g_strjoin (" ", lesson->steps[1].otherwise,
                                      "Pieces and sticks go on the lines between two points.", NULL);

  ari_board_view_click (board, ari_board_view_to_px (board, meeting), FALSE);
  ui_wait_until (ui_shows (page, words));
}

static void
test_answers (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 360, 640);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);
  const AriBoard *spots;
  AriBoardView *board;
  AriMatch *match;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)), GTK_WIDGET (board)));

  /* A wrong action gets its sentence, and the board stays as it was. */
  lesson_pick (page, "d4e5");
  ui_wait_until (ui_shows (page, lesson->steps[1].otherwise));
  g_assert_cmpuint (ari_match_get_n_plies (ari_table_get_match (ari_task_get_table (ARI_TASK (run)))), ==, 0);
  /* All of it can be read without scrolling. */
  ui_wait_until (lesson_is_whole (page));

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  ui_wait_until (!ui_shows (page, lesson->steps[1].otherwise));
  assert_meeting (page);
  lesson_pick (page, "i7i8");
  ui_wait_until (ui_shows (page, lesson->steps[1].praise));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 2);

  /* What the rules refuse is explained by the board, in the same place. */
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Skip This Step"));
  lesson_wait_for_step (page, 3);
  match = ari_table_get_match (ari_task_get_table (ARI_TASK (run)));
  spots = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  g_assert_false (ari_board_view_pick (board, ari_board_find (spots, "d4e4")));
  g_assert_nonnull (ari_table_get_refusal (ari_task_get_table (ARI_TASK (run))));

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Back"));
  lesson_wait_for_step (page, 2);
  ui_wait_until (ui_shows (page, lesson->steps[2].text));
}

/* Where it is when the page no longer slides. */
static graphene_point_t
resting_middle (GtkWidget *widget)
{
  graphene_point_t before, at = point_middle (widget);

  do
    {
      before = at;
      for (guint i = 0; i < 10; i++)
        ui_step ();
      at = point_middle (widget);
    }
  while (!graphene_point_equal (&before, &at));

  return at;
}

/* Beside the board, an answer makes the card no wider. */
static void
test_keeps_size (Case          *c,
                 gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 1100, 720);
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));
  GtkWidget *board;
  int width;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  board = ui_find (page, ARI_TYPE_BOARD_VIEW, NULL);
  resting_middle (board);
  width = gtk_widget_get_width (board);
  lesson_pick (page, "d4e5");
  ui_wait_until (ui_shows (page, lesson->steps[1].otherwise));
  resting_middle (board);
  g_assert_cmpint (gtk_widget_get_width (board), ==, width);
}

/* A step that asks for something can't be left by a second click on Next, however late it comes. */
static void
test_double_click (Case          *c,
                   gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 360, 640);
  AriLessonRun *run = lesson_get_run (page);
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *next = ui_find (page, GTK_TYPE_BUTTON, "_Next");
  graphene_point_t at, after;
  static Presses presses; /* the window outlives this function */

  ui_wait_until (gtk_window_is_active (GTK_WINDOW (c->window)) && gtk_widget_get_width (next) > 0);
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  at = resting_middle (next);
  point_really (at.x, at.y, "click");
  lesson_wait_for_step (page, 1);
  g_assert_true (ui_find (page, GTK_TYPE_BUTTON, "_Next") == next);
  g_assert_false (gtk_widget_is_sensitive (next));
  after = resting_middle (next);
  g_assert_true (graphene_point_equal (&at, &after));
  presses = (Presses) { 0 };
  count_presses (GTK_WIDGET (c->window), &presses);
  point_really (at.x, at.y, "click");
  /* A button acts when it is released. */
  ui_wait_until (presses.n_released == 1);
  g_assert_cmpuint (presses.n_pressed, ==, 1);
  for (guint i = 0; i < 20; i++)
    ui_step ();
  g_assert_cmpuint (ari_lesson_run_get_step (run), ==, 1);

  g_object_set (settings, "gtk-double-click-time", 0, NULL);
  point_really (at.x, at.y, "click");
  ui_wait_until (presses.n_released == 2);
  g_assert_cmpuint (ari_lesson_run_get_step (run), ==, 1);
  gtk_settings_reset_property (settings, "gtk-double-click-time");
}

/* Within a move the card says what to pick next, instead of the answer to the last one. */
static void
test_next_pick (Case          *c,
                gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minarett", 360, 640);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);
  guint n;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  lesson_pick (page, "S@a1");
  ui_wait_until (ui_shows (page, lesson->steps[1].replies[1].text));
  lesson_pick_some (page, "L@a1", 0, 1);
  ui_wait_until (ui_shows (page, "Choose where the foundation goes."));
  g_assert_false (ui_shows (page, lesson->steps[1].replies[1].text));

  /* Escape puts the piece back, also where a button has the focus. */
  gtk_widget_grab_focus (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Escape);
  ui_wait_until (!ui_shows (page, "Choose where the foundation goes."));
  g_assert_true (lesson_get_run (page) == run);

  /* What is shown is the whole move: it is marked from its first pick on, and the card tells it. */
  lesson_pick_some (page, "S@a1", 0, 1);
  ui_wait_until (ui_shows (page, "Choose where the roof goes."));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  ui_wait_until (!ui_shows (page, "Choose where the roof goes."));
  g_assert_false (ari_table_is_picking (ari_task_get_table (ARI_TASK (run))));
  ari_table_get_pointed_out (ari_task_get_table (ARI_TASK (run)), &n);
  g_assert_cmpuint (n, ==, 2);
  lesson_pick_some (page, "L@a1", 0, 2);
  ui_wait_until (ui_shows (page, lesson->steps[1].praise));
}

/* The keys that answer in words work as in a match, and one of them repeats the card. */
static void
test_keys (Case          *c,
           gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 1100, 720);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);
  guint n;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  announcements_forget ();
  lesson_pick (page, "d4e5");
  ui_wait_until (strstr (announcements_all (), lesson->steps[1].otherwise) != NULL);

  task_assert_key_tells (c, GDK_KEY_F3, lesson->steps[1].text);
  task_assert_key_tells (c, GDK_KEY_F3, lesson->steps[1].otherwise);
  task_assert_key_tells (c, GDK_KEY_F2, "Enter: ");
  task_assert_key_tells (c, GDK_KEY_F4, "Nobody has moved yet.");
  task_assert_key_tells (c, GDK_KEY_F5, "you play Red");
  task_assert_key_tells (c, GDK_KEY_F7, "12 pieces left");
  task_assert_key_tells (c, GDK_KEY_F8, "Nothing is threatened.");

  /* Escape hides what Show Me marked. */
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  ari_table_get_pointed_out (ari_task_get_table (ARI_TASK (run)), &n);
  g_assert_cmpuint (n, >, 0);
  press_key (GTK_WIDGET (c->window), GDK_KEY_Escape);
  ari_table_get_pointed_out (ari_task_get_table (ARI_TASK (run)), &n);
  g_assert_cmpuint (n, ==, 0);

  /* F6 leads from the board to the buttons, and back. */
  gtk_widget_grab_focus (ui_find (page, ARI_TYPE_MATCH_STAGE, NULL));
  press_key (GTK_WIDGET (c->window), GDK_KEY_F6);
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (c->window))));
  press_key (GTK_WIDGET (c->window), GDK_KEY_F6);
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                             ARI_TYPE_MATCH_STAGE));
}

/* Another layout keeps the focus where it was: on a spot of the board, or on a button. */
static void
test_focus (Case          *c,
            gconstpointer  data)
{
  static const int widths[] = { 360, 1100 };
  AriTaskPage *page = lesson_open (c, "minoa", 1100, 720);
  GtkWindow *window = GTK_WINDOW (c->window);
  GtkWidget *button;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  button = ui_find (page, GTK_TYPE_BUTTON, "_Show Me");
  /* The step brings the focus to the board first. */
  for (guint i = 0; i < 50; i++)
    ui_step ();
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *focus = button;

      if (i > 0)
        {
          gtk_widget_grab_focus (ui_find (page, ARI_TYPE_MATCH_STAGE, NULL));
          focus = gtk_window_get_focus (window);
        }
      else
        {
          gtk_widget_grab_focus (focus);
        }
      gtk_window_set_default_size (window, widths[i], 720);
      ui_wait_until (ABS (gtk_widget_get_width (GTK_WIDGET (page)) - widths[i]) <= 10);
      for (guint j = 0; j < 10; j++)
        ui_step ();
      ui_wait_until (gtk_window_get_focus (window) == focus);
    }
}

/* The card says how the last toss ended, and then the answer. */
static void
assert_shows_outcome (AriTaskPage *page)
{
  const AriTaskCard *card = ari_task_get_card (ari_task_page_get_task (page));

  g_assert_true (g_str_has_suffix (card->answer, card->said));
  g_assert_cmpstr (card->answer, !=, card->said);
  ui_wait_until (ui_shows (page, card->answer));
}

/* A lesson in front of the bull: each ring is answered when it has landed. */
static void
test_ring (Case          *c,
           gconstpointer  data)
{
  AriTaskPage *page;
  AriLessonRun *run;
  AriTossView *toss;
  GtkWidget *show;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.lesson", "s", "minotaur-ring"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
  run = lesson_get_run (page);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);

  /* The calm hand needs no gauges: one key tosses. */
  toss = ARI_TOSS_VIEW (ui_find (page, ARI_TYPE_TOSS_VIEW, NULL));
  ui_wait_until (gtk_widget_is_focus (GTK_WIDGET (toss)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (toss), "toss.throw", NULL));
  ui_wait_until (ari_task_get_card (ARI_TASK (run))->answer != NULL);
  assert_shows_outcome (page);

  /* The ring comes back to the hand, so that one can be shown. */
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Back"));
  lesson_wait_for_step (page, 0);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  ui_wait_until (ari_feat_sequence_get_state (ari_table_get_feats (ari_task_get_table (ARI_TASK (run))))
                 == ARI_FEAT_STATE_IDLE);
  show = ui_find (page, GTK_TYPE_BUTTON, "_Show Me");
  ui_wait_until (gtk_widget_is_sensitive (show));
  gtk_widget_grab_focus (show);
  ui_click (show);
  /* Nothing else can be shown while the ring flies, and the keyboard is at the bull. */
  ari_table_flush (ari_task_get_table (ARI_TASK (run)));
  g_assert_false (gtk_widget_is_sensitive (show));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (toss)));
  ui_wait_until (ari_task_get_card (ARI_TASK (run))->said != NULL);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_TOLD);
  g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->answer,
                                   "Hit: the ring hangs on the left horn. "));
  assert_shows_outcome (page);
  ui_wait_until (gtk_widget_is_sensitive (show));
}

/* After the last lesson of a game, only a match is left. */
static void
test_last (Case          *c,
           gconstpointer  data)
{
  guint n;
  const AriLesson *lessons = ari_lessons_of (ari_rules_lookup ("minarett"), &n), *lesson = &lessons[n - 1];
  AriTaskPage *page;

  window_show (c, 360, 640);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.lesson", "s", lesson->id));
  page = lesson_wait_for (c, lesson);
  while (!ari_lesson_run_is_last (lesson_get_run (page)))
    ari_task_act (ARI_TASK (lesson_get_run (page)), ARI_TASK_ONWARDS);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "_Finish") != NULL);
  ui_wait_until (gtk_widget_is_focus (ui_find (page, GTK_TYPE_BUTTON, "_Play a Match")));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Finish"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) == NULL
                 && ui_find (c->window, ARI_TYPE_GAME_PAGE, NULL) != NULL);
}

/* A lesson that was left goes on at its step. */
static void
test_resumed (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 1100, 720);

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Skip This Step"));
  lesson_wait_for_step (page, 2);
  window_hide (c);

  page = lesson_open (c, "minoa", 1100, 720);
  g_assert_cmpuint (ari_lesson_run_get_step (lesson_get_run (page)), ==, 2);
  ui_wait_until (ui_shows (page, "Step 3 of 8"));
}

/* A lesson reopens at a skipped step. From there it can be started over, and what was solved stays so. */
static void
test_started_over (Case          *c,
                   gconstpointer  data)
{
  const AriLesson *lesson = ari_lesson_lookup ("minoa-first");
  AriTaskPage *page;
  GtkWidget *start_over;

  ari_lesson_progress_set (c->settings, lesson, 4, 0xf);
  page = lesson_open (c, "minoa", 360, 640);
  ui_wait_until (ui_shows (page, "Step 5 of 8"));
  start_over = ui_find (page, GTK_TYPE_BUTTON, "Start Over");
  ui_click (start_over);
  lesson_wait_for_step (page, 0);
  ui_wait_until (ui_shows (page, "Step 1 of 8"));
  g_assert_false (gtk_widget_is_sensitive (start_over));
  g_assert_true (gtk_widget_is_focus (ui_find (page, GTK_TYPE_BUTTON, "_Next")));
  g_assert_cmpuint (ari_lesson_progress_get_step (c->settings, lesson), ==, 0);
  g_assert_cmpuint (ari_lesson_progress_get_solved (c->settings, lesson), ==, 0xf);

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_Home, GDK_CONTROL_MASK);
  lesson_wait_for_step (page, 0);
}

/* To play comes first for people who know the game. The buttons are the same, and keep their places. */
static void
test_offered (Case          *c,
              gconstpointer  data)
{
  const AriLesson *lesson = ari_lesson_lookup ("minoa-first");
  GtkWidget *learn, *play;
  graphene_rect_t before, now;

  window_show (c, 1100, 720);
  ui_wait_until ((learn = ui_find (c->window, GTK_TYPE_BUTTON, "_Learn to Play")) != NULL);
  play = ui_find (c->window, GTK_TYPE_BUTTON, "Pla_y");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_true (gtk_widget_compute_bounds (play, GTK_WIDGET (c->window), &before));
  g_assert_true (gtk_widget_has_css_class (learn, "suggested-action"));
  ari_lesson_progress_set (c->settings, lesson, 3, 0);
  ui_wait_until (gtk_widget_has_css_class (play, "suggested-action"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_true (gtk_widget_compute_bounds (play, GTK_WIDGET (c->window), &now));
  g_assert_true (graphene_rect_equal (&before, &now));
  g_assert_false (gtk_widget_has_css_class (learn, "suggested-action"));
  g_assert_true (ui_shows (c->window, SUMMARY " · at step 4 of 8"));

  /* One game says nothing about another. */
  ari_window_go (c->window, "game:labyrinth");
  ui_wait_until ((learn = ui_find (c->window, GTK_TYPE_BUTTON, "_Learn to Play")) != NULL
                 && gtk_widget_has_css_class (learn, "suggested-action"));
}

int
main (int   argc,
      char *argv[])
{
  guint n_rules;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  ui_test_init (&argc, &argv);

  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/ui/lesson-page/whole/", rules[i]->id, NULL);

      g_test_add (path, Case, rules[i]->id, window_set_up, test_whole, window_tear_down);
    }
  WINDOW_ADD ("/ui/lesson-page/play", test_play);
  WINDOW_ADD ("/ui/lesson-page/skipped", test_skipped);
  WINDOW_ADD ("/ui/lesson-page/skipped-and-left", test_skipped_and_left);
  WINDOW_ADD ("/ui/lesson-page/answers", test_answers);
  WINDOW_ADD ("/ui/lesson-page/keeps-size", test_keeps_size);
  WINDOW_ADD ("/ui/lesson-page/double-click", test_double_click);
  WINDOW_ADD ("/ui/lesson-page/next-pick", test_next_pick);
  WINDOW_ADD ("/ui/lesson-page/keys", test_keys);
  WINDOW_ADD ("/ui/lesson-page/focus", test_focus);
  WINDOW_ADD ("/ui/lesson-page/ring", test_ring);
  WINDOW_ADD ("/ui/lesson-page/last", test_last);
  WINDOW_ADD ("/ui/lesson-page/resumed", test_resumed);
  WINDOW_ADD ("/ui/lesson-page/started-over", test_started_over);
  WINDOW_ADD ("/ui/lesson-page/offered", test_offered);

  return g_test_run ();
}

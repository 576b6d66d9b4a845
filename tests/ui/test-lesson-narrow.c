/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons where space is scarce: what they say can be read. */
#include "ari-board-view.h"
#include "ari-notation-label.h"
#include "ari-task-view.h"
#include "ari-task-words.h"
#include "ari-toss-view.h"
#include "press-key.h"
#include "lesson-fixture.h"

/* The smallest page, where the text has to be scrolled: warnings about sizes are fatal. Without a compositor,
 * the window has a frame of five pixels. */
static void
test_small (Case          *c,
            gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 370, 304);
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));

  for (guint i = 0; i < 3; i++)
    lesson_take_step (page, i);
  lesson_wait_for_step (page, 3);
  lesson_pick (page, "b1b2");
  ui_wait_until (ui_shows (page, lesson->steps[3].otherwise));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (page)), <=, 294);
}

/* Lets the task of the page say something else. */

static void
say (AriTaskPage  *page,
     AriTaskState  state,
     const char   *answer)
{
  ari_task_set_answer (ari_task_page_get_task (page), state, answer, NULL);
  ari_task_changed (ari_task_page_get_task (page));
}

static void
ask (AriTaskPage *page,
     const char  *text)
{
  AriTask *task = ari_task_page_get_task (page);

  ari_task_begin (task, ARI_TASK_ASKING, "Step 1 of 9", text,
                  (const char *const *) ari_task_get_card (task)->foreseen, FALSE);
  ari_task_changed (task);
}

/* The board keeps its letters and numbers, and a long answer scrolls. */
static void
test_legible (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "labyrinth", 370, 650);
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < 60; i++)
    g_string_append (words, "Not there. ");
  say (page, ARI_TASK_WRONG, words->str);
  ui_wait_until (ui_shows (page, words->str));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_cmpfloat (ari_board_view_get_state (board)->unit_px, >=, ARI_LEGIBLE_UNIT_PX);
}

/* A text names spaces by their letters and numbers, so they stand beside the smallest board, too. */
static void
test_coordinates (Case          *c,
                  gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minarett", 360, 640);
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));

  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_false (ari_board_view_get_state (board)->no_frame);
  g_assert_cmpfloat (ari_board_view_get_state (board)->unit_px, >=, ARI_LEGIBLE_UNIT_PX);
}

/* About as long as in French or German. */
static char *
lengthen (const char *text)
{
  g_autofree char *half = g_utf8_substring (text, 0, g_utf8_strlen (text, -1) / 5);

  return g_strconcat (text, " ", half, NULL);
}

/* Whether all of the answer lies in that part of the words that shows. */
static gboolean
is_answer_whole (AriTaskPage *page)
{
  GtkWidget *words = ui_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *answer = ui_find (words, ARI_TYPE_NOTATION_LABEL, NULL);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (answer, words, &place));

  return place.origin.y >= 0
         && place.origin.y + place.size.height <= (float) gtk_widget_get_height (words) + 0.5f;
}

/* The sign that more of the words follows. */
static GtkWidget *
find_more (AriTaskPage *page)
{
  return gtk_widget_get_next_sibling (ui_find (page, ARI_TYPE_TASK_WORDS, NULL));
}

/* Where a person has scrolled the words, they stay in another layout, but a new answer comes into view. */
static void
test_scrolled (Case          *c,
               gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 360, 560);
  GtkScrolledWindow *words = GTK_SCROLLED_WINDOW (ui_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (words);
  g_autoptr(GString) text = g_string_new (NULL);

  /* Its edges show that more of the words follows, even where they cut a line. */
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (words), "undershoot-top"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (words), "undershoot-bottom"));

  for (guint i = 0; i < 60; i++)
    g_string_append (text, "Read this. ");
  ask (page, text->str);
  say (page, ARI_TASK_WRONG, "Not there.");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  ui_wait_until (is_answer_whole (page));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 40);
  g_assert_cmpfloat (gtk_widget_get_opacity (find_more (page)), ==, 0);

  gtk_adjustment_set_value (place, 30);
  g_assert_cmpfloat (gtk_widget_get_opacity (find_more (page)), ==, 1);
  gtk_window_set_default_size (GTK_WINDOW (c->window), 420, 580);
  ui_wait_until (gtk_widget_get_width (GTK_WIDGET (page)) > 400);
  for (guint i = 0; i < 10; i++)
    ui_step ();
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 30);

  say (page, ARI_TASK_WRONG, "Not there, either.");
  ui_wait_until (is_answer_whole (page));
}

static void
assert_readable (Case                *c,
                 AriTaskPage       *page,
                 const AriLessonStep *step)
{
  g_autofree char *text = lengthen (step->text);
  const char *answers[ARI_LESSON_MAX_REPLIES + 2] = { step->otherwise, step->praise };

  for (guint i = 0; i < ARI_LESSON_MAX_REPLIES; i++)
    answers[i + 2] = step->replies[i].text;

  ask (page, text);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  ui_wait_until (lesson_is_whole (page));
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (answers[i] != NULL)
      {
        g_autofree char *answer = lengthen (answers[i]);

        say (page, ARI_TASK_WRONG, answer);
        gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
        ui_wait_until (is_answer_whole (page));
      }
}

/* On a phone each step can be read whole, and each answer when it comes. */
static void
test_readable (Case          *c,
               gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, data, 370, 650);
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Next"));
  lesson_wait_for_step (page, 1);
  for (guint i = 0; i < lesson->n_steps; i++)
    assert_readable (c, page, &lesson->steps[i]);
}

/* Where the board is on the page, when all has been laid out. */
static graphene_rect_t
find_board (Case          *c,
            AriTaskPage *page)
{
  GtkWidget *board = ui_find (page, ARI_TYPE_BOARD_VIEW, NULL);
  graphene_rect_t place;

  for (guint i = 0; i < 10; i++)
    ui_step ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (page), &place));

  return place;
}

static void
assert_steady (Case            *c,
               AriTaskPage   *page,
               graphene_rect_t *place)
{
  graphene_rect_t now = find_board (c, page);

  g_assert_cmpfloat (now.origin.y, ==, place->origin.y);
  g_assert_cmpfloat (now.size.height, ==, place->size.height);
}

/* Whatever is said, in the step that the page shows. */
static void
assert_step_steady (Case                *c,
                    AriTaskPage       *page,
                    const AriLessonStep *step)
{
  AriLessonRun *run = lesson_get_run (page);
  AriTaskState state = ari_task_get_state (ARI_TASK (run));
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  g_autofree char *solution = ari_lesson_solution (step);
  graphene_rect_t place = find_board (c, page);

  ari_table_refuse (table, "This is no place for a wall, because another one is there already.");
  assert_steady (c, page, &place);
  ari_table_refuse (table, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (step->replies) && step->replies[i].text != NULL; i++)
    {
      say (page, state, step->replies[i].text);
      assert_steady (c, page, &place);
    }
  if (step->otherwise != NULL)
    say (page, state, step->otherwise);
  assert_steady (c, page, &place);
  say (page, state, NULL);
  assert_steady (c, page, &place);
  if (solution == NULL)
    return;

  ui_click (ui_find (page, GTK_TYPE_BUTTON, "_Show Me"));
  assert_steady (c, page, &place);
  lesson_pick_some (page, solution, 0, 1);
  if (g_str_equal (ari_task_get_card (ARI_TASK (run))->text, step->text) && ari_task_asks (ARI_TASK (run)))
    {
      assert_steady (c, page, &place);
      lesson_pick_some (page, solution, 1, G_MAXUINT);
    }
  if (step->praise != NULL)
    assert_steady (c, page, &place);
}

/* Within a step, what people click next stays where it is. */
static void
test_steady (Case          *c,
             gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, data, 370, 650);
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *lesson = ari_lesson_run_get_lesson (run);

  for (guint i = 0; i + 1 < lesson->n_steps; i++)
    {
      lesson_wait_for_step (page, i);
      if (lesson->steps[i].feat == NULL)
        assert_step_steady (c, page, &lesson->steps[i]);
      if (ari_lesson_run_get_step (run) == i)
        ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
    }
}

static AriTaskPage *
open_lesson (Case            *c,
             const AriLesson *lesson)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.lesson", "s", lesson->id));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);

  return ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
}

static graphene_rect_t
find_place (AriTaskPage *page,
            const char    *button)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (ui_find (page, GTK_TYPE_BUTTON, button), GTK_WIDGET (page),
                                            &place));

  return place;
}

/* Whether all of the button lies in that part of the words that shows. */
static gboolean
shows_way (AriTaskPage *page,
           const char    *button)
{
  GtkWidget *way = ui_find (page, GTK_TYPE_BUTTON, button);
  GtkWidget *words = gtk_widget_get_ancestor (way, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place = find_place (page, button), shown;

  g_assert_true (gtk_widget_compute_bounds (words, GTK_WIDGET (page), &shown));
  graphene_rect_inset (&shown, -0.5f, -0.5f);

  return graphene_rect_contains_rect (&shown, &place);
}

/* @places: of the buttons, in the first step; filled in there. No other button comes into one of them, not
 * even at the end. */
static void
assert_own_places (AriTaskPage   *page,
                   graphene_rect_t *places,
                   gboolean         first)
{
  static const char *const names[] = { "_Back", "_Show Me", "_Next", "Skip This Step", "Start Over" };
  static const char *const ends[] = { "Next _Lesson", "_Finish", "_Play a Match" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      graphene_rect_t place = find_place (page, names[i]);

      if (first)
        places[i] = place;
      g_assert_true (graphene_rect_equal (&place, &places[i]));
      for (guint j = 0; j < G_N_ELEMENTS (ends); j++)
        if (ui_find (page, GTK_TYPE_BUTTON, ends[j]) != NULL)
          {
            ui_wait_until (shows_way (page, ends[j]));
            place = find_place (page, ends[j]);
            g_assert_false (graphene_rect_intersection (&place, &places[i], NULL));
          }
    }
}

/* The board keeps its place and size from step to step, unless choices stand below it. */
static void
assert_lesson_steady (Case            *c,
                      const AriLesson *lesson)
{
  AriTaskPage *page = open_lesson (c, lesson);
  AriLessonRun *run = lesson_get_run (page);
  graphene_rect_t place, places[5];
  guint n_seen = 0;

  for (guint i = 0; i < lesson->n_steps; i++)
    {
      lesson_wait_for_step (page, i);
      g_test_message ("%s, step %u", lesson->id, i + 1);
      for (guint j = 0; j < 10; j++)
        ui_step ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
      assert_own_places (page, places, i == 0);
      if (lesson->steps[i].feat == NULL && ui_find (page, ARI_TYPE_BOARD_VIEW, NULL) != NULL
          && !gtk_widget_get_mapped (ari_match_stage_get_choices (ari_task_view_get_stage (
            ARI_TASK_VIEW (ui_find (page, ARI_TYPE_TASK_VIEW, NULL))))))
        {
          if (n_seen++ == 0)
            place = find_board (c, page);
          assert_steady (c, page, &place);
        }
      if (i + 1 < lesson->n_steps)
        ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) == NULL);
}

static void
test_steps (Case          *c,
            gconstpointer  data)
{
  guint n;
  const AriLesson *lessons = ari_lessons_of (ari_rules_lookup (data), &n);

  window_show (c, 370, 650);
  ari_window_set_library (c->window, c->fixture.library);
  for (guint i = 0; i < n; i++)
    assert_lesson_steady (c, &lessons[i]);
}

/* Choices of the step before leave no gap. */
static void
test_gap (Case          *c,
          gconstpointer  data)
{
  const AriLesson *lesson = ari_lesson_lookup ("minotaur-challenges");
  AriTaskPage *page;
  GtkWidget *stage, *words;
  graphene_rect_t above, below;

  window_show (c, 370, 650);
  ari_window_set_library (c->window, c->fixture.library);
  page = open_lesson (c, lesson);
  stage = GTK_WIDGET (ari_task_view_get_stage (ARI_TASK_VIEW (ui_find (page, ARI_TYPE_TASK_VIEW, NULL))));
  words = ui_find (page, ARI_TYPE_TASK_WORDS, NULL);
  for (guint i = 0; i < 4; i++)
    {
      lesson_wait_for_step (page, i);
      if (i == 3)
        ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "Exchange Left") != NULL);
      ari_task_act (ARI_TASK (lesson_get_run (page)), ARI_TASK_ONWARDS);
    }
  lesson_wait_for_step (page, 4);
  find_board (c, page);
  g_assert_true (gtk_widget_compute_bounds (stage, GTK_WIDGET (page), &above));
  g_assert_true (gtk_widget_compute_bounds (words, GTK_WIDGET (page), &below));
  g_assert_cmpfloat (below.origin.y - above.origin.y - above.size.height, <, 60);
}

/* In pixels. */
static float
height_of_picture (AriTossView *toss)
{
  AriRect bounds = ari_toss_view_get_bounds (toss);

  return ari_toss_view_to_px (toss, (AriPoint) { 0, bounds.y + bounds.height }).y
         - ari_toss_view_to_px (toss, (AriPoint) { 0, bounds.y }).y;
}

/* The bull can be aimed at before and after an answer, which scrolls into view. */
static void
test_ring (Case          *c,
           gconstpointer  data)
{
  AriTaskPage *page;
  AriLessonRun *run;
  AriTossView *toss;
  float height;

  window_show (c, 370, 650);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (c->window), "win.lesson", "s", "minotaur-ring"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ARI_TASK_PAGE (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL));
  run = lesson_get_run (page);
  for (guint i = 1; i <= 4; i++)
    {
      ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
      lesson_wait_for_step (page, i);
      ui_wait_until (ui_find (page, ARI_TYPE_TOSS_VIEW, NULL) != NULL);
      toss = ARI_TOSS_VIEW (ui_find (page, ARI_TYPE_TOSS_VIEW, NULL));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
      height = height_of_picture (toss);
      g_test_message ("step %u: the picture is %.0f pixels high", i + 1, (double) height);
      g_assert_cmpfloat (height, >=, 200);

      /* The last ring has left. */
      ui_wait_until ((ari_task_get_deeds (ARI_TASK (run)) & ARI_TASK_SHOW) != 0);
      ari_task_act (ARI_TASK (run), ARI_TASK_SHOW);
      ui_wait_until (ari_task_get_card (ARI_TASK (run))->answer != NULL);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (c->window));
      g_assert_cmpfloat_with_epsilon (height_of_picture (toss), height, 0.5f);
      ui_wait_until (is_answer_whole (page));
    }
}

static guint n_timers;

/* What the program itself calls, so that a test learns that something is to happen later. */
guint
g_timeout_add_seconds_once (guint             seconds,
                            GSourceOnceFunc   func,
                            gpointer          data)
{
  n_timers++;

  return g_timeout_add_once (1000 * seconds, func, data);
}

/* What the board refuses stays until the next pick. */
static void
test_unhurried (Case          *c,
                gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 360, 640);
  AriTable *table = ari_task_get_table (ARI_TASK (lesson_get_run (page)));
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  guint n_before;

  for (guint i = 0; i < 3; i++)
    ui_click (ui_find (page, GTK_TYPE_BUTTON, i == 0 ? "_Next" : "Skip This Step"));
  lesson_wait_for_step (page, 3);
  n_before = n_timers;
  g_assert_false (ari_board_view_pick (board, ari_board_find (rules->board (ari_match_get_setup (
                                                ari_table_get_match (table))), "d4e4")));
  ui_wait_until (ui_shows (page, ari_table_get_refusal (table)));
  g_assert_cmpuint (n_timers, ==, n_before);
  lesson_pick (page, "b1b2");
  g_assert_null (ari_table_get_refusal (table));
}

/* Clicks twice where the line is, as fast as a double click. */
static void
click_twice (Case        *c,
             AriTaskPage *page,
             Presses     *presses,
             const char  *line)
{
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  const AriBoard *spots = ari_board_view_get_board (board);
  AriPoint place;
  graphene_point_t middle;
  double x, y;
  guint before = presses->n_released;

  find_board (c, page);
  middle = point_middle (GTK_WIDGET (board));
  place = ari_board_view_to_px (board, spots->spots[ari_board_find (spots, line)].centre);
  x = middle.x - gtk_widget_get_width (GTK_WIDGET (board)) / 2.0 + place.x;
  y = middle.y - gtk_widget_get_height (GTK_WIDGET (board)) / 2.0 + place.y;
  point_really (x, y, "click");
  ui_wait_until (presses->n_released == before + 1);
  point_really (x, y, "click");
  ui_wait_until (presses->n_released == before + 2);
  for (guint i = 0; i < 20; i++)
    ui_step ();
  g_assert_cmpfloat (ari_board_view_get_zoom (board), ==, 1);
}

/* Every click on the board of a lesson is answered, so a double click doesn't enlarge it. */
static void
test_no_zoom (Case          *c,
              gconstpointer  data)
{
  AriTaskPage *page = lesson_open (c, "minoa", 370, 650);
  GtkSettings *settings = gtk_settings_get_default ();
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  static Presses presses; /* the window outlives this function */

  ui_wait_until (gtk_window_is_active (GTK_WINDOW (c->window)));
  count_presses (GTK_WIDGET (c->window), &presses);
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  click_twice (c, page, &presses, "d4e5");
  ari_task_act (ari_task_page_get_task (page), ARI_TASK_ONWARDS);
  lesson_wait_for_step (page, 1);
  ari_task_act (ari_task_page_get_task (page), ARI_TASK_ONWARDS);
  lesson_wait_for_step (page, 2);
  /* Where a stick lies. */
  click_twice (c, page, &presses, "d4e5");
  ui_wait_until (ari_table_get_refusal (ari_task_get_table (ari_task_page_get_task (page))) != NULL);
  gtk_settings_reset_property (settings, "gtk-double-click-time");

  gtk_widget_grab_focus (ui_find (page, ARI_TYPE_MATCH_STAGE, NULL));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_plus, GDK_CONTROL_MASK);
  ui_wait_until (ari_board_view_get_zoom (board) > 1);
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
      g_autofree char *readable = g_strconcat ("/ui/lesson-narrow/readable/", rules[i]->id, NULL);
      g_autofree char *steady = g_strconcat ("/ui/lesson-narrow/steady/", rules[i]->id, NULL);
      g_autofree char *steps = g_strconcat ("/ui/lesson-narrow/steps/", rules[i]->id, NULL);

      g_test_add (readable, Case, rules[i]->id, window_set_up, test_readable, window_tear_down);
      g_test_add (steady, Case, rules[i]->id, window_set_up, test_steady, window_tear_down);
      g_test_add (steps, Case, rules[i]->id, window_set_up, test_steps, window_tear_down);
    }
  WINDOW_ADD ("/ui/lesson-narrow/small", test_small);
  WINDOW_ADD ("/ui/lesson-narrow/no-zoom", test_no_zoom);
  WINDOW_ADD ("/ui/lesson-narrow/legible", test_legible);
  WINDOW_ADD ("/ui/lesson-narrow/coordinates", test_coordinates);
  WINDOW_ADD ("/ui/lesson-narrow/scrolled", test_scrolled);
  WINDOW_ADD ("/ui/lesson-narrow/gap", test_gap);
  WINDOW_ADD ("/ui/lesson-narrow/ring", test_ring);
  WINDOW_ADD ("/ui/lesson-narrow/unhurried", test_unhurried);

  return g_test_run ();
}

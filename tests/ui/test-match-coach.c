/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a finished match can teach, beside its board. */
#include "ari-analysis-panel.h"
#include "ari-coach-view.h"
#include "ari-exercise.h"
#include "ari-line-row.h"
#include "ari-match-panel.h"
#include "ari-match-stage.h"
#include "ari-move-list.h"
#include "ari-share-chart.h"
#include "ari-swing-row.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Stands in for the function of GTK, which its test backend lacks. */
void
gtk_accessible_announce (GtkAccessible                     *accessible,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
}

static void
play_to_end (Fixture *fixture)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriAction actions[ARI_MAX_ACTIONS];

  while (ari_match_get_actor (fixture->match) != ARI_NONE)
    {
      rules->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_keep (fixture);
    }
  page_settle (fixture);
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
}

/* As a review would. */
static void
review_with_loss (Fixture *fixture,
                  double   loss)
{
  for (guint number = 1; number <= page_n_plies (fixture); number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), number - 1);
      AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };

      if (number == 3)
        {
          eval.loss = loss;
          eval.loss_error = 0.01;
          eval.best = (char *) "d4e5";
        }
      ari_match_set_eval (fixture->match, ply, &eval);
    }
  page_settle (fixture);
}

/* What the row of move 3 says. */
#define LOST "You lost at least 20 points of winning chance."
#define BETTER " d4e5 was better."

/* With a loss in move 3. */
static void
review (Fixture *fixture)
{
  review_with_loss (fixture, 0.21);
}

/* (nullable): the coach, while it is shown. */
static GtkWidget *
find_coach (Fixture *fixture)
{
  GtkWidget *coach = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_COACH_VIEW);

  return gtk_widget_get_mapped (coach) ? coach : NULL;
}

static void
assert_described (GtkWidget  *row,
                  const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

static gboolean
has_moment (Fixture *fixture)
{
  GtkWidget *coach = find_coach (fixture);

  return coach != NULL && page_find (coach, ARI_TYPE_SWING_ROW) != NULL;
}

/* Without an analysis, the coach offers one. It speaks as soon as everything is judged. */
static void
test_moment (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *row, *focus, *try_again;
  AriAction actions[ARI_MAX_ACTIONS];

  play_to_end (fixture);
  g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "_Coach"));
  page_act (fixture, "match.coach");
  ui_wait_until (find_coach (fixture) != NULL);
  g_assert_false (has_moment (fixture));
  g_assert_true (ui_shows (find_coach (fixture),
                           "The coach looks at what the analysis found. The computer has not analysed all of "
                           "this match yet."));
  g_assert_nonnull (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Analyse the Match"));

  review (fixture);
  ui_wait_until (has_moment (fixture));
  ui_wait_until (ui_shows (find_coach (fixture), "Move 3"));
  g_assert_true (ui_shows (find_coach (fixture), "Well Done"));
  g_assert_true (ui_shows (find_coach (fixture), "To Practise"));

  /* The first mistake can be tried at once. */
  try_again = ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "Try Again");
  g_assert_true (gtk_widget_get_sensitive (try_again));
  ui_click (try_again);
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  g_assert_false (gtk_widget_get_sensitive (try_again));
  ari_table_dismiss (fixture->table);
  page_settle (fixture);

  /* The row leads to the move, from where it can be tried again. */
  row = page_find (find_coach (fixture), ARI_TYPE_SWING_ROW);
  assert_described (row, LOST BETTER);
  g_assert_true (gtk_widget_activate (row));
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
  g_assert_true (gtk_widget_get_sensitive (try_again));

  /* Not while a line is shown. */
  ari_match_get_rules (fixture->match)->actions (ari_match_get_position (fixture->match), actions);
  ari_table_preview (fixture->table, actions, 1);
  page_settle (fixture);
  g_assert_false (gtk_widget_get_sensitive (try_again));
  ari_table_dismiss (fixture->table);
  page_settle (fixture);
  ui_click (try_again);
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);

  /* The row keeps the better move to itself until the person gives up. */
  assert_described (row, LOST);
  ari_table_dismiss (fixture->table);
  page_settle (fixture);
  assert_described (row, LOST BETTER);

  page_act (fixture, "match.coach");
  page_settle (fixture);
  g_assert_null (find_coach (fixture));

  /* The keyboard goes to the first moment. */
  page_act (fixture, "match.coach");
  ui_wait_until (has_moment (fixture));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == page_find (find_coach (fixture), ARI_TYPE_SWING_ROW));
}

/* The result takes the keyboard whenever it comes, also with a curve that it has shown before. */
static void
test_result (Fixture       *fixture,
             gconstpointer  data)
{
  play_to_end (fixture);
  review (fixture);
  page_act (fixture, "match.result");
  page_settle (fixture);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *focus;

      page_act (fixture, "match.result");
      page_settle (fixture);
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      g_assert_nonnull (gtk_widget_get_ancestor (focus, ARI_TYPE_RESULT_VIEW));

      page_act (fixture, "match.result");
      page_settle (fixture);
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      g_assert_null (gtk_widget_get_ancestor (focus, ARI_TYPE_RESULT_VIEW));
    }
}

/* Whether the result, opened anew, shows the curve of chances after the first @n_judged plies were judged. */
static gboolean
shows_curve (Fixture *fixture,
             guint    n_judged)
{
  GtkWidget *chart;

  for (guint i = 0; i < n_judged; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), i);

      ari_match_set_eval (fixture->match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .nodes = 1 });
    }
  page_act (fixture, "match.result");
  chart = page_find (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_RESULT_VIEW), ARI_TYPE_SHARE_CHART);
  page_act (fixture, "match.result");

  return gtk_widget_get_visible (chart);
}

/* The few positions that hints have judged make no curve. */
static void
test_curve (Fixture       *fixture,
            gconstpointer  data)
{
  guint half;

  play_to_end (fixture);
  half = (page_n_plies (fixture) + 1) / 2;
  g_assert_cmpuint (half, >, 4);
  page_act (fixture, "match.result");
  g_assert_false (shows_curve (fixture, 3));
  g_assert_false (shows_curve (fixture, half - 1));
  g_assert_true (shows_curve (fixture, half));
}

/* A person who starts the analysis there waits there, and sees what it found. */
static void
test_waits (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_ANALYSIS_PANEL), *row;

  play_to_end (fixture);
  page_act (fixture, "match.coach");
  ui_wait_until (find_coach (fixture) != NULL);
  ui_click (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Analyse the Match"));
  page_settle (fixture);
  g_assert_nonnull (find_coach (fixture));
  g_assert_null (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Analyse the Match"));
  g_assert_true (gtk_widget_is_focus (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Cancel")));

  /* As if it had come to its end. */
  review (fixture);
  ari_review_cancel (ari_analysis_panel_get_review (ARI_ANALYSIS_PANEL (panel)));
  ui_wait_until (has_moment (fixture));
  row = page_find (find_coach (fixture), ARI_TYPE_SWING_ROW);
  ui_wait_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == row);
  g_assert_null (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Cancel"));
}

/* Without a moment, the keyboard stops at the text itself, which has a name. Escape closes the coach. */
static void
test_keyboard (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE), *focus;

  play_to_end (fixture);
  review_with_loss (fixture, 0);
  page_act (fixture, "match.coach");
  ui_wait_until (find_coach (fixture) != NULL);
  g_assert_false (has_moment (fixture));
  g_assert_true (gtk_widget_grab_focus (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "Close the Coach")));
  /* What has no place yet is passed over. */
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_child_focus (find_coach (fixture), GTK_DIR_TAB_FORWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (GTK_IS_SCROLLED_WINDOW (focus));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "Coach");

  page_press (fixture, GDK_KEY_Escape);
  g_assert_null (find_coach (fixture));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, stage));
}

/* It comes from the result and gives way to the tabs; a match that goes on has none. */
static void
test_rooms (Fixture       *fixture,
            gconstpointer  data)
{
  GtkActionable *practice;

  page_act (fixture, "match.coach");
  page_settle (fixture);
  g_assert_null (find_coach (fixture));

  play_to_end (fixture);
  practice = GTK_ACTIONABLE (ui_find (fixture->page, GTK_TYPE_BUTTON, "Prac_tice"));
  g_assert_cmpstr (gtk_actionable_get_action_name (practice), ==, "win.train");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (practice), NULL),
                   ==, "minoa");
  ui_click (ui_find (fixture->page, GTK_TYPE_BUTTON, "_Coach"));
  ui_wait_until (find_coach (fixture) != NULL);
  page_act (fixture, "match.moves");
  page_settle (fixture);
  g_assert_null (find_coach (fixture));
  page_act (fixture, "match.coach");
  ui_wait_until (find_coach (fixture) != NULL);
  page_act (fixture, "match.result");
  page_settle (fixture);
  g_assert_null (find_coach (fixture));
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GPtrArray **exercises = data;
  g_autoptr(GArray) times = NULL;
  g_autoptr(GError) error = NULL;

  *exercises = ari_library_exercises_finish (ARI_LIBRARY (source), result, &times, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_only_third_is_practised (Fixture *fixture)
{
  g_autoptr(AriPly) third = g_list_model_get_item (G_LIST_MODEL (fixture->match), 2);
  g_autoptr(GPtrArray) exercises = NULL;
  const AriExercise *exercise;

  ari_library_exercises_async (fixture->library, NULL, listed_cb, &exercises);
  ui_wait_until (exercises != NULL);
  g_assert_cmpuint (exercises->len, ==, 1);
  exercise = g_ptr_array_index (exercises, 0);
  g_assert_cmpint (exercise->match, ==, ari_autosave_get_id (fixture->autosave));
  g_assert_cmpuint (exercise->ply, ==, ari_ply_get_id (third));
}

static GtkWidget *
find_practise (Fixture *fixture)
{
  return ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "Practise Your Mistake");
}

/* A mistake of the only person goes to what is practised, once. */
static void
test_practise (Fixture       *fixture,
               gconstpointer  data)
{
  play_to_end (fixture);
  review (fixture);
  page_act (fixture, "match.coach");
  ui_wait_until (find_practise (fixture) != NULL);

  ui_click (find_practise (fixture));
  ui_wait_until (ui_shows (find_coach (fixture), "1 position added"));
  g_assert_nonnull (ui_find (find_coach (fixture), GTK_TYPE_BUTTON, "_Practise"));
  assert_only_third_is_practised (fixture);
  ui_click (find_practise (fixture));
  ui_wait_until (ui_shows (find_coach (fixture), "Already in your practice"));
  assert_only_third_is_practised (fixture);

  /* Nobody knows which of two persons asks. */
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_PERSON, "Daedalus", NULL);
  ui_wait_until (find_practise (fixture) == NULL);
  g_assert_true (has_moment (fixture));
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

/* Does what Tab does until the keyboard is at a button with the label. */
static void
tab_to (Fixture    *fixture,
        const char *label)
{
  for (guint i = 0; get_focus (fixture) != ui_find (fixture->page, GTK_TYPE_BUTTON, label); i++)
    {
      g_assert_cmpuint (i, <, 20);
      g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
    }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* From a moment to its move, into another try and into practice, without a pointer. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GSimpleAction) train = g_simple_action_new ("train", G_VARIANT_TYPE_STRING);
  g_autoptr(GSimpleActionGroup) window_actions = g_simple_action_group_new ();
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);
  guint n_trained = 0;

  g_signal_connect_swapped (train, "activate", G_CALLBACK (count_cb), &n_trained);
  g_action_map_add_action (G_ACTION_MAP (window_actions), G_ACTION (train));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (window_actions));

  play_to_end (fixture);
  review (fixture);
  page_act (fixture, "match.coach");
  ui_wait_until (has_moment (fixture));
  ui_wait_until (get_focus (fixture) == page_find (find_coach (fixture), ARI_TYPE_SWING_ROW));
  gtk_test_widget_wait_for_draw (fixture->window);
  page_press (fixture, GDK_KEY_Return);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);

  tab_to (fixture, "Practise Your Mistake");
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (ui_shows (find_coach (fixture), "1 position added"));
  assert_only_third_is_practised (fixture);
  tab_to (fixture, "_Practise");
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (n_trained == 1);

  /* The other try begins on the board. */
  page_act (fixture, "match.coach");
  page_settle (fixture);
  page_act (fixture, "match.coach");
  ui_wait_until (has_moment (fixture));
  ui_wait_until (get_focus (fixture) == page_find (find_coach (fixture), ARI_TYPE_SWING_ROW));
  tab_to (fixture, "Try Again");
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (ari_match_get_cursor (fixture->match) == 2);
  page_settle (fixture);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), board));
}

/* While a person looks for a better move, the analysis doesn't name it, also where it goes on by itself. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  const char *words = "The best moves stay hidden while you look for one.";
  AriAnalysis *analysis = ari_table_get_analysis (fixture->table);
  GtkWidget *page = GTK_WIDGET (fixture->page);

  play_to_end (fixture);
  review (fixture);
  ari_match_set_cursor (fixture->match, 3);
  page_settle (fixture);
  page_act (fixture, "match.analysis");
  page_act (fixture, "match.try-again");
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  ari_analysis_set_running (analysis, TRUE);
  ui_wait_until (ari_analysis_get_verdict (analysis) != NULL);
  page_settle (fixture);
  g_assert_true (ui_shows (page, words));
  g_assert_null (ui_find (page, ARI_TYPE_LINE_ROW, NULL));

  g_assert_true (ari_table_dismiss (fixture->table));
  ui_wait_until (ui_find (page, ARI_TYPE_LINE_ROW, NULL) != NULL);
  g_assert_false (ui_shows (page, words));
  ari_analysis_set_running (analysis, FALSE);
}

/* In a narrow window, the button for the moves shows them, whatever stood in the sheet before. */
static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const before[] = { "match.result", "match.coach", "match.notes" };
  AriMatchPage *page = fixture->page;

  play_to_end (fixture);
  page_resize (fixture, 360, 640);
  page_act (fixture, "match.moves");
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      page_act (fixture, before[i]);
      ui_wait_until (ui_find (page, ARI_TYPE_MOVE_LIST, NULL) == NULL);
      page_act (fixture, "match.panel");
      ui_wait_until (ui_find (page, ARI_TYPE_MATCH_PANEL, NULL) == NULL);
      ui_click (gtk_widget_get_ancestor (ui_find (page, GTK_TYPE_LABEL, "Moves"), GTK_TYPE_BUTTON));
      ui_wait_until (ui_find (page, ARI_TYPE_MOVE_LIST, NULL) != NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-coach/moment", Fixture, NULL, page_set_up, test_moment, page_tear_down);
  g_test_add ("/ui/match-coach/waits", Fixture, NULL, page_set_up, test_waits, page_tear_down);
  g_test_add ("/ui/match-coach/practise", Fixture, NULL, page_set_up, test_practise, page_tear_down);
  g_test_add ("/ui/match-coach/result", Fixture, NULL, page_set_up, test_result, page_tear_down);
  g_test_add ("/ui/match-coach/curve", Fixture, NULL, page_set_up, test_curve, page_tear_down);
  g_test_add ("/ui/match-coach/keys", Fixture, NULL, page_set_up, test_keys, page_tear_down);
  g_test_add ("/ui/match-coach/keyboard", Fixture, NULL, page_set_up, test_keyboard, page_tear_down);
  g_test_add ("/ui/match-coach/hidden", Fixture, NULL, page_set_up, test_hidden, page_tear_down);
  g_test_add ("/ui/match-coach/rooms", Fixture, NULL, page_set_up, test_rooms, page_tear_down);
  g_test_add ("/ui/match-coach/moves", Fixture, NULL, page_set_up, test_moves, page_tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a match on its page: how it ended, what it can teach, and the analysis. Large because each
 * part of the page is tried. */
#include "ari-line-row.h"
#include "ari-match-panel.h"
#include "ari-match-stage.h"
#include "ari-move-list.h"
#include "ari-result-view.h"
#include "ari-review-panel.h"
#include "ari-settings.h"
#include "ari-status-bar.h"
#include "ari-swing-row.h"
#include "page-fixture.h"
#include "ui-fixture.h"

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

static guint
count_judged (Fixture *fixture)
{
  guint n_judged = 0;

  for (guint i = 0; i < page_n_plies (fixture); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), i);

      n_judged += ari_ply_get_eval (ply) != NULL;
    }

  return n_judged;
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
#define LOST "You made a blunder."
#define BETTER " d4e5 was better."

/* With a loss in move 3. */
static void
review (Fixture *fixture)
{
  review_with_loss (fixture, 0.21);
}

/* The same for one more move, for which any other one is better. */
static void
blame_by (Fixture *fixture,
          guint    number,
          double   loss)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), number - 1);
  AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1, .loss = loss, .loss_error = 0.01 };
  AriAction actions[ARI_MAX_ACTIONS];
  g_autofree char *best = NULL;
  AriPosition before;

  ari_match_get_position_at (fixture->match, number - 1, &before);
  rules->actions (&before, actions);
  best = rules->format (&before, actions[1]);
  eval.best = best;
  ari_match_set_eval (fixture->match, ply, &eval);
  page_settle (fixture);
}

static void
blame (Fixture *fixture,
       guint    number)
{
  blame_by (fixture, number, 0.2);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static GtkWidget *
get_panel (Fixture *fixture)
{
  return page_find (GTK_WIDGET (fixture->page), ARI_TYPE_REVIEW_PANEL);
}

static AriReview *
get_review (Fixture *fixture)
{
  return ari_review_panel_get_review (ARI_REVIEW_PANEL (get_panel (fixture)));
}

static gboolean
is_shown (Fixture *fixture)
{
  return gtk_widget_get_mapped (get_panel (fixture));
}

static void
assert_described (GtkWidget  *row,
                  const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

static GtkWidget *
find_moment (Fixture *fixture)
{
  return ui_find (get_panel (fixture), ARI_TYPE_SWING_ROW, NULL);
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *label)
{
  return ui_find (get_panel (fixture), GTK_TYPE_BUTTON, label);
}

/* The button below the board. */
static GtkWidget *
find_order (Fixture    *fixture,
            const char *label)
{
  return ui_find (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_STATUS_BAR), GTK_TYPE_BUTTON, label);
}

/* A moment leads to the position in which the better move can be played, and from there to another try. */
static void
test_moment (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *row;

  play_to_end (fixture);
  review (fixture);
  page_act (fixture, "match.moments");
  ui_wait_until (find_moment (fixture) != NULL);
  g_assert_true (ui_shows (get_panel (fixture), "Move 3"));
  g_assert_true (ui_shows (get_panel (fixture), "Well Done"));
  g_assert_true (ui_shows (get_panel (fixture), "To Work On"));
  row = find_moment (fixture);
  assert_described (row, LOST BETTER);
  /* The keyboard goes to the first moment. */
  g_assert_true (get_focus (fixture) == row);

  /* It stays where it is when another move is judged anew. */
  blame_by (fixture, 5, 0.0);
  g_assert_true (get_focus (fixture) == row);

  g_assert_true (gtk_widget_activate (row));
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  g_assert_nonnull (find_order (fixture, "Try Again"));

  /* The row keeps the better move to itself until the person gives up. */
  page_act (fixture, "match.try-again");
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  g_assert_null (find_order (fixture, "Try Again"));
  assert_described (row, LOST);
  ari_table_dismiss (fixture->table);
  page_settle (fixture);
  assert_described (row, LOST BETTER);
}

/* The mistakes are tried one after the other, and then from the first one again. */
static void
test_learn (Fixture       *fixture,
            gconstpointer  data)
{
  AriTryAgain *try_again = ari_table_get_try_again (fixture->table);

  play_to_end (fixture);
  review (fixture);
  blame (fixture, 5);
  blame (fixture, 6);
  page_act (fixture, "match.review");
  ui_wait_until (find_button (fixture, "_Learn from My Mistakes (2)") != NULL);

  ui_click (find_button (fixture, "_Learn from My Mistakes (2)"));
  ui_wait_until (ari_try_again_get_state (try_again) == ARI_TASK_ASKING);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  ui_wait_until (find_button (fixture, "Next M_istake (2 of 2)") != NULL);
  /* Whatever is played there. */
  page_act (fixture, "match.back");
  ui_click (find_button (fixture, "Next M_istake (2 of 2)"));
  ui_wait_until (ari_try_again_get_state (try_again) == ARI_TASK_ASKING);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 4);
  ui_wait_until (find_button (fixture, "_Learn from My Mistakes (2)") != NULL);

  /* Among several people, those of all of them. */
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_PERSON, "Daedalus", NULL);
  page_act (fixture, "match.review");
  ui_wait_until (find_button (fixture, "Next M_istake (3 of 3)") != NULL);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Players end the match after a few moves. */
static void
end_early (Fixture *fixture)
{
  page_play (fixture, "d4e5 a1a2 e5f5 i5i6");
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  page_settle (fixture);
}

/* While a closer look is taken, a moment calls its move what the list of marked moves calls it. */
static void
test_closer_look (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *row;

  end_early (fixture);
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  review (fixture);
  page_act (fixture, "match.moments");
  ui_wait_until ((row = find_moment (fixture)) != NULL);
  assert_described (row, LOST BETTER);
  g_assert_true (get_focus (fixture) == row);

  /* It doesn't come to an end. */
  ari_review_start (get_review (fixture), 3600.0, 1000000000);
  review_with_loss (fixture, 0.12);
  g_assert_true (ari_review_get_running (get_review (fixture)));
  /* The row stays, and keeps the keyboard. */
  g_assert_true (get_focus (fixture) == row);
  assert_described (row, "You made a mistake. d4e5 was better.");
  ari_review_cancel (get_review (fixture));
}

/* The review begins when it is opened, not when the match ends; a closer look follows the first one. */
static void
test_begins (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_looks = 0;

  end_early (fixture);
  page_act (fixture, "match.moves");
  page_settle (fixture);
  g_assert_false (ari_review_get_running (get_review (fixture)));
  g_assert_cmpuint (count_judged (fixture), ==, 0);
  g_signal_connect_swapped (get_review (fixture), "finished", G_CALLBACK (count_cb), &n_looks);

  page_act (fixture, "match.review");
  g_assert_nonnull (ui_find (get_panel (fixture), ARI_TYPE_RESULT_VIEW, NULL));
  g_assert_true (count_judged (fixture) == page_n_plies (fixture)
                 || !ui_shows (get_panel (fixture), "Costliest Moves"));
  ui_wait_until (n_looks == 2);
  g_assert_false (ari_review_get_running (get_review (fixture)));
  g_assert_cmpuint (count_judged (fixture), ==, page_n_plies (fixture));
  g_assert_true (ui_shows (get_panel (fixture), "Key Moments"));

  /* A still closer look is taken only on demand, and can be stopped. */
  page_act (fixture, "match.moves");
  page_act (fixture, "match.review");
  page_settle (fixture);
  g_assert_false (ari_review_get_running (get_review (fixture)));
  ui_click (find_button (fixture, "Deeper"));
  g_assert_true (ari_review_get_running (get_review (fixture)));
  ui_click (find_button (fixture, "Stop"));
  g_assert_false (ari_review_get_running (get_review (fixture)));
}

/* What was stopped stays stopped, and what is analysed needs no more. */
static void
test_stays (Fixture       *fixture,
            gconstpointer  data)
{
  play_to_end (fixture);
  page_act (fixture, "match.review");
  ari_review_cancel (get_review (fixture));
  /* However far it had come. */
  ari_match_set_eval (fixture->match, ari_match_get_ply (fixture->match), NULL);
  page_act (fixture, "match.moves");
  page_act (fixture, "match.review");
  page_settle (fixture);
  g_assert_false (ari_review_get_running (get_review (fixture)));
  g_assert_nonnull (find_button (fixture, "Start"));

  /* The rest comes from elsewhere, as from an import. */
  review (fixture);
  ui_wait_until (find_moment (fixture) != NULL);
  g_assert_nonnull (find_button (fixture, "Deeper"));
  g_assert_false (ari_review_get_running (get_review (fixture)));
}

/* While a match goes on, its review is the analysis, which nobody starts unasked. */
static void
test_goes_on (Fixture       *fixture,
              gconstpointer  data)
{
  page_play (fixture, "d4e5 a1a2");
  page_act (fixture, "match.moments");
  page_act (fixture, "match.result");
  page_settle (fixture);
  g_assert_false (is_shown (fixture));

  page_act (fixture, "match.analysis");
  ui_wait_until (is_shown (fixture));
  g_assert_true (ui_shows (get_panel (fixture), "Live Analysis"));
  g_assert_null (find_button (fixture, "_Rematch"));
  g_assert_false (ui_shows (get_panel (fixture), "Key Moments"));
  g_assert_false (ui_shows (get_panel (fixture), "Costliest Moves"));
  g_assert_false (ari_review_get_running (get_review (fixture)));
  ui_click (find_button (fixture, "Start"));
  g_assert_true (ari_review_get_running (get_review (fixture)));
  ari_review_cancel (get_review (fixture));
}

/* Each shortcut leads to its part, with the keyboard. Escape leads back to the board. */
static void
test_parts (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct { const char *action; gboolean scrolls; } parts[] = {
    { "match.analysis", TRUE }, { "match.result", FALSE }, { "match.moments", TRUE }, { "match.review", FALSE },
  };
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);
  GtkAdjustment *scroll;

  play_to_end (fixture);
  review (fixture);
  scroll = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (page_find (get_panel (fixture), GTK_TYPE_SCROLLED_WINDOW)));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      page_act (fixture, parts[i].action);
      ui_wait_until ((gtk_adjustment_get_value (scroll) > 0) == parts[i].scrolls);
      g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), get_panel (fixture)));
      page_press (fixture, GDK_KEY_Escape);
      g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), stage));
      g_assert_true (is_shown (fixture));
    }
}

/* Without a moment, the keyboard stops at the text itself, which has a name. */
static void
test_keyboard (Fixture       *fixture,
               gconstpointer  data)
{
  play_to_end (fixture);
  review_with_loss (fixture, 0);
  page_act (fixture, "match.moments");
  ui_wait_until (is_shown (fixture));
  g_assert_null (find_moment (fixture));
  g_assert_true (GTK_IS_SCROLLED_WINDOW (get_focus (fixture)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get_focus (fixture)), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_focus (fixture)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Review");
  /* From there, Tab leads to what is in it. */
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_ancestor (get_focus (fixture), ARI_TYPE_RESULT_VIEW) != NULL);
}

static void
trained_cb (GSimpleAction *action,
            GVariant      *parameter,
            char         **game)
{
  *game = g_variant_dup_string (parameter, NULL);
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

/* From a moment to its move, into another try and to practice, without a pointer. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GSimpleAction) train = g_simple_action_new ("train", G_VARIANT_TYPE_STRING);
  g_autoptr(GSimpleActionGroup) window_actions = g_simple_action_group_new ();
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);
  g_autofree char *game = NULL;

  g_signal_connect (train, "activate", G_CALLBACK (trained_cb), &game);
  g_action_map_add_action (G_ACTION_MAP (window_actions), G_ACTION (train));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (window_actions));

  play_to_end (fixture);
  review (fixture);
  page_act (fixture, "match.moments");
  ui_wait_until (find_moment (fixture) != NULL);
  ui_wait_until (get_focus (fixture) == find_moment (fixture));
  gtk_test_widget_wait_for_draw (fixture->window);
  page_press (fixture, GDK_KEY_Return);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);

  tab_to (fixture, "Prac_tice");
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (game != NULL);
  g_assert_cmpstr (game, ==, "minoa");

  /* Trying it again begins on the board. */
  tab_to (fixture, "_Learn from My Mistakes (1)");
  page_press (fixture, GDK_KEY_Return);
  ui_wait_until (ari_try_again_get_state (ari_table_get_try_again (fixture->table)) == ARI_TASK_ASKING);
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), board));
}

static void
set_up_with_settings (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  g_settings_reset (settings, "review-details");
  page_set_up_with_settings (fixture, data, settings);
}

/* The page speaks in words. Numbers are in the details, which stay unfolded from then on. */
static void
test_details (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  GtkWidget *panel = get_panel (fixture), *details;

  play_to_end (fixture);
  review (fixture);
  /* As good as the best: it gets no mark, and no number. */
  blame_by (fixture, 5, 0.02);
  ari_match_set_cursor (fixture->match, 3);
  page_act (fixture, "match.analysis");
  ui_wait_until (ui_shows (panel, "blunder"));
  g_assert_true (ui_shows (panel, "Nobody is ahead."));
  g_assert_false (ui_shows (panel, "blunder\n−21 ± 1"));
  g_assert_false (ui_shows (panel, "Accuracy"));

  details = gtk_widget_get_ancestor (ui_find (panel, GTK_TYPE_LABEL, "Details"), GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (details), TRUE);
  ui_wait_until (ui_shows (panel, "blunder\n−21 ± 1"));
  g_assert_cmpuint (ui_count (panel, ARI_TYPE_LINE_ROW), ==, 1);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (details), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  g_assert_true (g_settings_get_boolean (settings, "review-details"));
  g_settings_reset (settings, "review-details");
  ui_wait_until (ui_shows (panel, "blunder"));
}

/* While a person looks for a better move, the analysis doesn't name it, also where it goes on by itself. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  const char *words = "The best moves stay hidden while you look for one.";
  const char *candidate = "Show this line on the board";
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
  g_assert_null (ui_find (page, ARI_TYPE_LINE_ROW, candidate));

  g_assert_true (ari_table_dismiss (fixture->table));
  ui_wait_until (ui_find (page, ARI_TYPE_LINE_ROW, candidate) != NULL);
  g_assert_false (ui_shows (page, words));
  ari_analysis_set_running (analysis, FALSE);
}

/* In a narrow window, the button for the moves shows them, whatever stood in the sheet before. */
static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const before[] = { "match.result", "match.rules", "match.notes" };
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

/* A loss that is smaller than its error proves nothing, and so is no proof of good play either. */
static void
test_findings (Fixture       *fixture,
               gconstpointer  data)
{
  play_to_end (fixture);
  review_with_loss (fixture, 0.0);
  page_act (fixture, "match.review");
  ui_wait_until (ui_shows (get_panel (fixture), "Analysis finished: no certain mistakes"));
  review_with_loss (fixture, 0.08);
  ui_wait_until (ui_shows (get_panel (fixture), "Analysis finished: no certain mistakes, 1 inexact move"));
  ui_wait_until (find_button (fixture, "Try the _Costliest Move Again") != NULL);
  g_assert_false (ui_shows (get_panel (fixture), "Costliest Moves"));
  review_with_loss (fixture, 0.04);
  ui_wait_until (ui_shows (get_panel (fixture), "Costliest Moves"));
  g_assert_true (ui_shows (get_panel (fixture), "This move isn’t certain to be a mistake."));
  review_with_loss (fixture, 0.08);
  ui_wait_until (!ui_shows (get_panel (fixture), "Costliest Moves"));
  gtk_widget_activate (find_button (fixture, "Try the _Costliest Move Again"));
  ui_wait_until (ari_try_again_get_state (ari_table_get_try_again (fixture->table)) == ARI_TASK_ASKING);
  ari_try_again_stop (ari_table_get_try_again (fixture->table));
  ari_table_go (fixture->table, ARI_GO_LAST, 0);
  review_with_loss (fixture, 0.21);
  ui_wait_until (ui_shows (get_panel (fixture), "Analysis finished. Mistakes: you 1, Blue 0"));
}

/* What has been analysed is counted in moves, as they are numbered. */
static void
test_counts_turns (Fixture      *fixture,
                   gconstpointer data)
{
  const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };

  page_begin (fixture);
  page_play (fixture, "1-2 a1 a2 3-4");
  page_act (fixture, "match.analysis");
  ui_wait_until (is_shown (fixture));
  for (guint id = 1; id <= 4; id++)
    ari_match_set_eval (fixture->match, ari_match_find (fixture->match, id), &eval);
  ui_wait_until (ui_shows (get_panel (fixture), "1 of 2 moves analysed"));
  g_assert_nonnull (find_button (fixture, "Start"));
  ari_match_set_eval (fixture->match, ari_match_find (fixture->match, 5), &eval);
  ui_wait_until (find_button (fixture, "Deeper") != NULL);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-review/moment", Fixture, NULL, page_set_up, test_moment, page_tear_down);
  g_test_add ("/ui/match-review/learn", Fixture, NULL, page_set_up, test_learn, page_tear_down);
  g_test_add ("/ui/match-review/closer-look", Fixture, NULL, page_set_up, test_closer_look, page_tear_down);
  g_test_add ("/ui/match-review/begins", Fixture, NULL, page_set_up, test_begins, page_tear_down);
  g_test_add ("/ui/match-review/stays", Fixture, NULL, page_set_up, test_stays, page_tear_down);
  g_test_add ("/ui/match-review/goes-on", Fixture, NULL, page_set_up, test_goes_on, page_tear_down);
  g_test_add ("/ui/match-review/parts", Fixture, NULL, page_set_up, test_parts, page_tear_down);
  g_test_add ("/ui/match-review/keys", Fixture, NULL, page_set_up, test_keys, page_tear_down);
  g_test_add ("/ui/match-review/keyboard", Fixture, NULL, page_set_up, test_keyboard, page_tear_down);
  g_test_add ("/ui/match-review/details", Fixture, NULL, set_up_with_settings, test_details, page_tear_down);
  g_test_add ("/ui/match-review/hidden", Fixture, NULL, page_set_up, test_hidden, page_tear_down);
  g_test_add ("/ui/match-review/findings", Fixture, NULL, page_set_up, test_findings, page_tear_down);
  g_test_add ("/ui/match-review/moves", Fixture, NULL, page_set_up, test_moves, page_tear_down);
  g_test_add ("/ui/match-review/counts-turns", Fixture, "labyrinth", page_set_up_by_hand, test_counts_turns,
              page_tear_down);

  return g_test_run ();
}

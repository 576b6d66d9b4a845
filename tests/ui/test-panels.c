/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The surroundings of the board: cards, moves, notes, analysis and its chart. */
#include "ari-analysis-panel.h"
#include "ari-chance-map.h"
#include "ari-line-row.h"
#include "ari-match-panel.h"
#include "ari-move-row.h"
#include "ari-notation.h"
#include "ari-note-buffer.h"
#include "ari-notes-panel.h"
#include "ari-outcome-list.h"
#include "ari-played-list.h"
#include "ari-record.h"
#include "ari-rules-view.h"
#include "ari-share-chart.h"
#include "library-fixture.h"
#include "ui-fixture.h"

/* A match of two people with some plies, the second of which is judged a blunder. */
static AriMatch *
judged_match (void)
{
  static const char *const actions[] = { "d4e5", "a1a2", "e5f5", "i5i6" };
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr(GError) error = NULL;
      AriEval eval = { .win = { 0.5 + 0.1 * i, 0.5 - 0.1 * i }, .error = 0.01, .program = (char *) "test",
                       .map = ari_chance_version (setup.rules) };

      ari_match_play_text (match, actions[i], 1.0, &error);
      g_assert_no_error (error);
      if (i == 1)
        {
          eval.loss = 0.5;
          eval.loss_error = 0.01;
          eval.best = (char *) "i6i7";
        }
      ari_match_set_eval (match, ari_match_get_ply (match), &eval);
    }

  return match;
}

static void
menu_cb (guint     *asked,
         guint      id,
         GtkWidget *widget)
{
  *asked = id;
}

/* A long press on a ply opens its menu. */
static void
test_row_opens_menu (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(GPtrArray) items = ari_move_items_list (match);
  GtkWidget *row = ari_move_row_new ();
  GtkWidget *window = ui_window_new (row, 340, 100);
  g_autoptr(GListModel) controllers = NULL;
  guint asked = 0, n_presses = 0;

  ari_move_row_show (ARI_MOVE_ROW (row), &(AriVisibility) { .match = match }, items->pdata[0]);
  g_signal_connect_swapped (row, "menu", G_CALLBACK (menu_cb), &asked);
  controllers = gtk_widget_observe_controllers (ui_find (row, GTK_TYPE_BUTTON, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_LONG_PRESS (controller))
        continue;
      g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
      n_presses++;
    }
  g_assert_cmpuint (n_presses, ==, 1);
  g_assert_cmpuint (asked, ==, ari_ply_get_id (ari_match_get_child (match, NULL, 0)));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
write_text (GtkTextView *view,
            const char  *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text, -1);
}

static void
test_notes_belong_to_their_ply (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *panel = g_object_new (ARI_TYPE_NOTES_PANEL, NULL);
  GtkWidget *window = ui_window_new (panel, 300, 500);
  AriPly *fourth = ari_match_get_ply (match);
  GtkTextView *comment;

  ari_notes_panel_set_match (ARI_NOTES_PANEL (panel), match);
  g_assert_true (ui_shows (panel, "Comment on Move 4, i5i6"));
  comment = GTK_TEXT_VIEW (ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL));

  /* Stepping saves the text with the ply it was written for. */
  write_text (comment, "A quiet corner.");
  ari_match_set_cursor (match, 2);
  g_assert_cmpstr (ari_ply_get_comment (fourth), ==, "A quiet corner.");
  g_assert_null (ari_ply_get_comment (ari_match_get_ply (match)));
  g_assert_true (ui_shows (panel, "Comment on Move 2, a1a2"));

  ari_match_set_cursor (match, 0);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (comment)));

  /* So does closing the panel. */
  ari_match_set_cursor (match, 1);
  write_text (comment, "An opening.");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpstr (ari_ply_get_comment (ari_match_get_ply (match)), ==, "An opening.");
}

/* A long comment is readable in full, even if it predates the panel and is not being edited. */
static void
test_notes_scroll (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *panel = g_object_new (ARI_TYPE_NOTES_PANEL, NULL);
  g_autofree char *line = g_strnfill (4000, 'x');
  GtkAdjustment *scroll;
  GtkWidget *window, *view;

  ari_match_set_comment (match, ari_match_get_ply (match), line);
  ari_notes_panel_set_match (ARI_NOTES_PANEL (panel), match);
  window = ui_window_new (panel, 300, 500);

  view = ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL);
  scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  ui_wait_until (gtk_adjustment_get_upper (scroll) > 1000.0);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (scroll), <, 500.0);
  g_assert_true (GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (view)));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Text beyond the limit of a record is refused as a whole, with a message. */
static void
test_notes_are_limited (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *panel = g_object_new (ARI_TYPE_NOTES_PANEL, NULL);
  GtkWidget *overlay = adw_toast_overlay_new ();
  g_autofree char *most = g_strnfill (ARI_RECORD_MAX_TEXT - 1, 'x');
  g_autofree char *title = g_strnfill (ARI_RECORD_MAX_LINE + 1, 'y');
  g_autofree char *text = g_strconcat (most, "ë", NULL);
  g_autofree char *written = NULL;
  GtkTextBuffer *buffer;
  GtkEditable *entry;
  GtkWidget *window;

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), panel);
  window = ui_window_new (overlay, 300, 500);
  ari_notes_panel_set_match (ARI_NOTES_PANEL (panel), match);

  write_text (GTK_TEXT_VIEW (ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL)), text);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL)));
  g_assert_false (ui_shows (overlay, "At most 100000 characters fit here. Shorten the text, or continue it "
                                     "elsewhere."));
  gtk_text_buffer_insert_at_cursor (buffer, "!", -1);
  gtk_text_buffer_insert_at_cursor (buffer, "!", -1);
  written = ari_note_buffer_dup_text (ARI_NOTE_BUFFER (buffer));
  g_assert_cmpint (g_utf8_strlen (written, -1), ==, ARI_RECORD_MAX_TEXT);
  ui_wait_until (ui_shows (overlay, "At most 100000 characters fit here. Shorten the text, or continue it "
                                    "elsewhere."));

  entry = GTK_EDITABLE (ui_find (panel, ADW_TYPE_ENTRY_ROW, NULL));
  gtk_editable_set_text (entry, "By the lake");
  gtk_editable_insert_text (gtk_editable_get_delegate (entry), title, -1, &(int) { 0 });
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "By the lake");

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpstr (ari_ply_get_comment (ari_match_get_ply (match)), ==, text);
  g_assert_cmpstr (ari_match_get_title (match), ==, "By the lake");
}

/* Paragraphs are laid out as a whole, so none may be long; the match's text stays unchanged. */
static void
test_notes_are_laid_out_in_pieces (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *panel = g_object_new (ARI_TYPE_NOTES_PANEL, NULL), *window = NULL;
  g_autofree char *word = g_strnfill (ARI_RECORD_MAX_TEXT - 1, 'x'), *longer = g_strconcat (word, "!", NULL);
  GtkTextBuffer *buffer;
  GtkTextIter end;

  ari_match_set_comment (match, ari_match_get_ply (match), word);
  ari_match_set_notes (match, word);
  ari_notes_panel_set_match (ARI_NOTES_PANEL (panel), match);
  window = ui_window_new (panel, 300, 500);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL)));
  g_assert_cmpint (gtk_text_buffer_get_line_count (buffer), >, 100);

  gtk_text_buffer_get_end_iter (buffer, &end);
  g_assert_true (gtk_text_buffer_insert_interactive (buffer, &end, "!", -1, TRUE));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpstr (ari_ply_get_comment (ari_match_get_ply (match)), ==, longer);
  g_assert_cmpstr (ari_match_get_notes (match), ==, word);
}

static gboolean
type_cb (gpointer data)
{
  gtk_text_buffer_insert_at_cursor (data, "x", -1);

  return G_SOURCE_CONTINUE;
}

/* Someone who types without pause loses no more than others: notes are saved during typing. */
static void
test_notes_are_kept_while_typing (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *panel = g_object_new (ARI_TYPE_NOTES_PANEL, NULL), *window = ui_window_new (panel, 300, 500);
  AriPly *ply = ari_match_get_ply (match);
  guint typing;

  ari_notes_panel_set_match (ARI_NOTES_PANEL (panel), match);
  typing = g_timeout_add (
      10, type_cb, gtk_text_view_get_buffer (GTK_TEXT_VIEW (ui_find (panel, GTK_TYPE_TEXT_VIEW, NULL))));
  ui_wait_until (ari_ply_get_comment (ply) != NULL);
  ui_wait_until (strlen (ari_ply_get_comment (ply)) > 100);
  g_source_remove (typing);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the head starts of the match mean stands above the rules; without any, the rules stand there alone. */
static void
test_head_starts_are_rules (void)
{
  static const char *const setups[] = { "minarett", "minarett head=2:1" };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr(AriMatch) match = NULL;
      g_autoptr(AriTable) table = NULL;
      GtkWidget *panel = g_object_new (ARI_TYPE_MATCH_PANEL, NULL), *window;
      AriSetup setup;

      g_assert_true (ari_setup_parse (&setup, setups[i], NULL));
      match = ari_match_new (&setup);
      ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Pasiphaë", NULL);
      table = ari_table_new (match, NULL, TRUE);
      ari_match_panel_set_table (ARI_MATCH_PANEL (panel), table, NULL);
      ari_match_panel_show_tab (ARI_MATCH_PANEL (panel), "rules");
      window = ui_window_new (panel, 400, 500);
      ui_wait_until (ui_find (panel, ARI_TYPE_RULES_VIEW, NULL) != NULL);
      g_assert_cmpint (ui_shows (panel, "Pasiphaë starts with 1 captured roof."), ==, i == 1);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The list of marked moves says what was better, and leads to where it can be played. */
static void
test_mistakes_are_found (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL);
  GtkWidget *window = ui_window_new (panel, 340, 700), *row;

  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  ui_wait_until (ui_find (panel, ARI_TYPE_LINE_ROW, NULL) != NULL);
  row = ui_find (panel, ARI_TYPE_LINE_ROW, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Move 2: a1a2, blunder, a1a2 was a blunder; i6i7 was better.");
  gtk_widget_activate (row);
  ari_table_flush (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);

  /* Without a mark, there is no list. */
  ari_match_set_eval (match, ari_match_find (match, 2), NULL);
  ui_wait_until (ui_find (panel, ARI_TYPE_LINE_ROW, NULL) == NULL);
  g_assert_false (ui_shows (panel, "Marked Moves"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A screen reader hears the move, its value and what follows, without gaps. */
static void
test_line_row_has_a_name (void)
{
  AriLineRow *row = ari_line_row_new ();
  GtkAccessible *accessible = GTK_ACCESSIBLE (row);
  g_autoptr(AriMatch) match = judged_match (), minotaur = NULL;
  g_autofree char *line = ari_notation_quote (2, "2:R3L");
  AriSetup setup;

  g_object_ref_sink (row);
  g_assert_false (gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_false (gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY));
  ari_line_row_show (row, match, 1, "d4e5", "a1a2 e5f5", "wins in 1 turn");
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "d4e5, wins in 1 turn, a1a2 e5f5");
  ari_line_row_show (row, match, 1, "d4e5", "", "wins in 1 turn");
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "d4e5, wins in 1 turn");

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  minotaur = ari_match_new (&setup);
  ari_match_set_seat (minotaur, 2, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_line_row_show (row, minotaur, 1, "3:B5R", line, "wins in 1 turn");
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "challenging Player 3 for blue 5 right, wins in 1 turn, "
                                       "challenging Pasiphaë for red 3 left");
  g_assert_finalize_object (row);
}

/* The list of moves tells a move as it was announced, and its judgement in a word. */
static void
test_move_row_has_names (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(GPtrArray) items = ari_move_items_list (match);
  GtkWidget *row = ari_move_row_new (), *window = ui_window_new (row, 300, 100), *second;

  ari_move_row_show (ARI_MOVE_ROW (row), &(AriVisibility) { .match = match }, items->pdata[0]);
  second = gtk_widget_get_ancestor (ui_find (row, GTK_TYPE_LABEL, "??"), GTK_TYPE_BUTTON);
  gtk_test_accessible_assert_property (second, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2: Daedalus places a piece on a1a2, blunder");
  gtk_test_accessible_assert_property (gtk_widget_get_prev_sibling (second), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1: Pasiphaë places a stick on d4e5");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_live_analysis_lists_moves (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  AriAnalysis *analysis = ari_table_get_analysis (table);
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL);
  GtkWidget *window = ui_window_new (panel, 340, 700);
  AdwSwitchRow *live;

  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  live = ADW_SWITCH_ROW (ui_find (panel, ADW_TYPE_SWITCH_ROW, NULL));
  adw_switch_row_set_active (live, TRUE);
  g_assert_true (ari_analysis_get_running (analysis));
  ui_wait_until (ari_analysis_get_verdict (analysis) != NULL && ui_count (panel, GTK_TYPE_LIST_BOX_ROW) > 3);
  adw_switch_row_set_active (live, FALSE);
  ui_wait_until (ui_count (panel, GTK_TYPE_LIST_BOX_ROW) <= 3 && ari_analysis_get_verdict (analysis) != NULL);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Before a roll, the outcomes replace the list of best moves, sorted for the seat whose turn it is. */
static void
test_live_analysis_lists_outcomes (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriTable) table = NULL;
  AriAnalysis *analysis;
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL), *window = ui_window_new (panel, 340, 700);
  GtkWidget *outcomes = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  match = ari_match_new (&setup);
  g_assert_true (ari_match_play_text (match, "first=1", -1, NULL));
  table = ari_table_new (match, NULL, TRUE);
  analysis = ari_table_get_analysis (table);
  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  outcomes = ui_find (panel, ARI_TYPE_OUTCOME_LIST, NULL);
  g_assert_true (outcomes == NULL || !gtk_widget_get_visible (outcomes));

  ari_analysis_set_running (analysis, TRUE);
  ui_wait_until ((outcomes = ui_find (panel, ARI_TYPE_OUTCOME_LIST, NULL)) != NULL &&
                 gtk_widget_get_visible (outcomes));
  g_assert_cmpuint (ui_count (outcomes, GTK_TYPE_LIST_BOX_ROW), ==, 21);
  g_assert_true (ui_shows (outcomes, "5.6%"));

  ari_match_play_text (match, "1-3", -1, NULL);
  ari_table_flush (table);
  g_assert_false (gtk_widget_get_visible (outcomes));

  ari_analysis_set_running (analysis, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static AriMatch *
minarett_match (const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, "minarett", NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));

  return match;
}

/* A certain win is labelled with its number of turns. */
static void
test_wins_are_counted (void)
{
  g_autoptr(AriMatch) match = minarett_match ("L@c3 L@a1 M@c3 L@a2");
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  AriAnalysis *analysis = ari_table_get_analysis (table);
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL);
  GtkWidget *window = ui_window_new (panel, 340, 700);

  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  ari_analysis_set_running (analysis, TRUE);
  ui_wait_until (ui_shows (panel, "wins in 1 turn"));
  ari_analysis_set_running (analysis, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Below the analysis are the moves of other matches, including those in rotated positions. */
static void
test_other_matches (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr(AriMatch) one = minarett_match ("L@a1 L@c3 M@a1 L@d4 S@a1");
  g_autoptr(AriMatch) other = minarett_match ("L@e1 L@c3 L@e2");
  g_autoptr(AriMatch) match = minarett_match ("L@e5 L@c3");
  g_autoptr(AriTable) table = NULL;
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autofree char *tooltip = NULL;
  GtkWidget *window, *filter, *row;
  guint n;

  fixture_open (f);
  fixture_add (f, one);
  fixture_add (f, other);
  autosave = ari_autosave_new (f->library, match, 0);
  table = ari_table_new (match, autosave, TRUE);
  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  window = ui_window_new (panel, 340, 800);
  ui_wait_until (ui_shows (panel, "In Your Other Matches"));
  g_assert_true (ui_shows (panel, "M@e5"));
  g_assert_true (ui_shows (panel, "won 1 of 1"));
  gtk_widget_activate (gtk_widget_get_ancestor (ui_find (panel, GTK_TYPE_LABEL, "M@e5"), GTK_TYPE_LIST_BOX_ROW));
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 1);

  /* All of them, with who chose them and when. */
  ari_match_set_seat (other, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  fixture_add (f, other);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "Show All")), TRUE);
  ui_wait_until (ui_count (panel, GTK_TYPE_DROP_DOWN) == 2);
  filter = ui_find (panel, GTK_TYPE_DROP_DOWN, NULL);
  ui_wait_until (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (filter))) == 2);
  n = ui_count (panel, ARI_TYPE_LINE_ROW);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 1);
  ui_wait_until (ui_count (panel, ARI_TYPE_LINE_ROW) < n);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 0);
  ui_wait_until (ui_count (panel, ARI_TYPE_LINE_ROW) == n);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "Show All")), FALSE);

  /* At the start all three begin with the same corner, but one of them is this match. */
  ari_match_set_cursor (match, 0);
  ui_wait_until (ui_shows (panel, "3 matches"));
  ari_match_set_cursor (match, 1);
  ui_wait_until (ui_shows (panel, "L@c3"));
  g_assert_true (ui_shows (panel, "won 0 of 1"));

  /* Hidden, it doesn't show them at another position, where they are no moves. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "Show All")), TRUE);
  ui_wait_until (ui_count (panel, GTK_TYPE_DROP_DOWN) == 2);
  row = ui_find (panel, ARI_TYPE_LINE_ROW, NULL);
  tooltip = g_strdup (gtk_widget_get_tooltip_text (row));
  gtk_widget_set_visible (gtk_widget_get_parent (gtk_widget_get_ancestor (row, ARI_TYPE_PLAYED_LIST)), FALSE);
  ari_match_set_cursor (match, 2);
  g_signal_emit_by_name (table, "changed", ARI_TABLE_ANALYSIS);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (row), ==, tooltip);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_chart_speaks (void)
{
  /* Kept out of the assertion, which would treat it as a format. */
  const char *shares = "Red: 80% and Blue: 20%";
  g_autoptr(AriMatch) match = judged_match ();
  GtkWidget *chart = g_object_new (ARI_TYPE_SHARE_CHART, NULL);
  GtkWidget *window = ui_window_new (chart, 300, 110);

  ari_share_chart_set_match (ARI_SHARE_CHART (chart), match);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, shares);
  ari_match_set_cursor (match, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "This move hasn’t been analysed yet.");

  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
chart_has_dots (AriMatch *match)
{
  g_autoptr(GskRenderNode) node = ari_share_chart_draw (match, ARI_SCHEME_FRESCO_LIGHT, 200, 100);
  g_autoptr(GBytes) bytes = gsk_render_node_serialize (node);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return strstr (text, "dash: 2 4") != NULL;
}

/* Across moves that weren't analysed, the line between the shares is dotted. */
static void
test_chart_gaps (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 2);

  g_assert_false (chart_has_dots (match));
  ari_match_set_eval (match, ply, NULL);
  g_assert_true (chart_has_dots (match));
}

/* Clicking the chart moves the table; the chart itself moves nothing. */
static void
test_chart_ends_replay (void)
{
  g_autoptr(AriMatch) match = judged_match ();
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  GtkWidget *panel = g_object_new (ARI_TYPE_ANALYSIS_PANEL, NULL);
  GtkWidget *window = ui_window_new (panel, 340, 700);

  ari_analysis_panel_set_table (ARI_ANALYSIS_PANEL (panel), table);
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_replay_start (ari_table_get_replay (table));
  g_signal_emit_by_name (ui_find (panel, ARI_TYPE_SHARE_CHART, NULL), "chosen", 3);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
  g_assert_false (ari_replay_get_playing (ari_table_get_replay (table)));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/move-row/opens-menu", test_row_opens_menu);
  g_test_add_func ("/ui/notes-panel/notes-belong-to-their-ply", test_notes_belong_to_their_ply);
  g_test_add_func ("/ui/notes-panel/notes-scroll", test_notes_scroll);
  g_test_add_func ("/ui/notes-panel/notes-are-limited", test_notes_are_limited);
  g_test_add_func ("/ui/notes-panel/notes-are-laid-out-in-pieces", test_notes_are_laid_out_in_pieces);
  g_test_add_func ("/ui/notes-panel/notes-are-kept-while-typing", test_notes_are_kept_while_typing);
  g_test_add_func ("/ui/match-panel/head-starts-are-rules", test_head_starts_are_rules);
  g_test_add_func ("/ui/analysis-panel/mistakes-are-found", test_mistakes_are_found);
  g_test_add_func ("/ui/line-row/has-a-name", test_line_row_has_a_name);
  g_test_add_func ("/ui/move-row/has-names", test_move_row_has_names);
  g_test_add_func ("/ui/analysis-panel/live-analysis-lists-moves", test_live_analysis_lists_moves);
  g_test_add_func ("/ui/analysis-panel/live-analysis-lists-outcomes", test_live_analysis_lists_outcomes);
  g_test_add_func ("/ui/analysis-panel/chart-ends-replay", test_chart_ends_replay);
  g_test_add_func ("/ui/analysis-panel/wins-are-counted", test_wins_are_counted);
  FIXTURE_ADD ("/ui/analysis-panel/other-matches", test_other_matches, NULL);
  g_test_add_func ("/ui/share-chart/speaks", test_chart_speaks);
  g_test_add_func ("/ui/share-chart/gaps", test_chart_gaps);

  return g_test_run ();
}

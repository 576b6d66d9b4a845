/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-line-row.h"
#include "ari-move-row.h"
#include "ari-notation.h"
#include "ui-fixture.h"

static void
collect_labels (GtkWidget *widget,
                GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    {
      g_autofree char *plain = ari_notation_plain (gtk_label_get_text (GTK_LABEL (widget)));

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", plain);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_labels (child, text);
}

static void
assert_shown (AriMoveRow *row,
              const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  collect_labels (GTK_WIDGET (row), text);
  g_assert_cmpstr (text->str, ==, expected);
}

/* (nullable): the button of the first ply that is written like this. */
static GtkWidget *
find_ply (GtkWidget  *widget,
          const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget))
    {
      g_autofree char *plain = ari_notation_plain (gtk_label_get_text (GTK_LABEL (widget)));

      return g_str_equal (plain, text) ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_ply (child, text);

  return found;
}

/* Information to remember is hidden as soon as the board hides it; going back doesn't reveal it. */
static void
test_redacted (void)
{
  static const char *const plies[] = { "b2", "R3L", "d5", "R1R", "leave" };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  g_assert_true (ari_setup_set_seats (&setup, 3, NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    g_assert_true (ari_match_play_text (match, plies[i], -1, NULL));
  items = ari_move_items_list (match);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[0]);
  assert_shown (row, "1 b2 R3L d5 R1R leave");

  g_assert_true (ari_match_play_text (match, "b2", -1, NULL));
  assert_shown (row, "1 b2 R3L • • leave");
  gtk_test_accessible_assert_property (find_ply (GTK_WIDGET (row), "•"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1: Hidden until the end of the match");
  gtk_test_accessible_assert_property (find_ply (GTK_WIDGET (row), "•"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Player 1");
  ari_match_set_cursor (match, 4);
  assert_shown (row, "1 b2 R3L • • leave");

  ari_move_row_show (row, &(AriVisibility) { .match = match, .reveal_hidden = TRUE }, items->pdata[0]);
  assert_shown (row, "1 b2 R3L d5 R1R leave");
  ari_move_row_show (row, NULL, NULL);
}

/* A capture stands in a row of its own, without the number of its turn, which stands before the move that has
 * earned it. Its button says the number, because a screen reader may come there first. */
static void
test_capture (void)
{
  static const char *const plies[] = { "L@a1", "L@a5", "L@b1", "L@c5", "L@c1", "L@e5", "L@d1", "L@b3", "M@e1",
                                       "xb3L" };
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minarett"));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    g_assert_true (ari_match_play_text (match, plies[i], -1, NULL));
  items = ari_move_items_list (match);
  g_assert_cmpuint (items->len, ==, 6);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[4]);
  assert_shown (row, "9 M@e1");
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[5]);
  assert_shown (row, "xb3L");
  gtk_test_accessible_assert_property (find_ply (GTK_WIDGET (row), "xb3L"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "9: Ivory captures the foundation on b3");
  ari_move_row_show (row, NULL, NULL);
}

static void
judge (AriMatch      *match,
       guint          number,
       const AriEval *eval)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  ari_match_set_eval (match, ply, eval);
}

/* What a review found is told at the row of its move, with the reason, wherever the cursor is. */
static void
test_reviewed (void)
{
  static const char *const plies[] = { "a1a2", "e5e6", "b1b2", "h8h9" };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;
  GtkWidget *button;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    g_assert_true (ari_match_play_text (match, plies[i], -1, NULL));
  judge (match, 1, &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.6, .loss_error = 0.02,
                                .turns = 3, .best = "d4d5", .nodes = 100 });
  judge (match, 2, &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .lead = 0.25, .nodes = 100 });
  judge (match, 3, &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .nodes = 100 });
  items = ari_move_items_list (match);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[0]);

  button = find_ply (GTK_WIDGET (row), plies[0]);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "a1a2 missed a certain win; d4d5 was better. It wins within 3 turns, whatever happens.");
  button = find_ply (GTK_WIDGET (row), plies[1]);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "Only move: every other one was a mistake.");
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[1]);
  g_assert_null (gtk_widget_get_tooltip_text (find_ply (GTK_WIDGET (row), plies[2])));
  ari_move_row_show (row, NULL, NULL);
}

/* However long a move is, it doesn't widen the panel: it takes another line. */
static void
test_long_move (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;
  int least, natural;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  g_assert_true (ari_match_play_text (match, "a1a2", -1, NULL));
  items = ari_move_items_list (match);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[0]);
  gtk_widget_measure (find_ply (GTK_WIDGET (row), "a1a2"), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  g_assert_cmpint (least, <, natural - 10);
  ari_move_row_show (row, NULL, NULL);
}

static GtkLabel *
find_named (GtkWidget  *widget,
            const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget))
    {
      g_autofree char *plain = ari_notation_plain (gtk_label_get_text (GTK_LABEL (widget)));

      return g_str_equal (plain, text) ? GTK_LABEL (widget) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, text);

  return found;
}

/* In the narrow columns of four players, the name of a move stays in one piece: its sign goes below it. */
static void
test_four_columns (void)
{
  static const char *const plies[] = { "a1b1", "e5e6", "b1c1", "d4e5" };
  g_autoptr(AriMatch) match = NULL;
  GtkWidget *row = ari_move_row_new (), *window;
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  g_assert_true (ari_setup_set_seats (&setup, 4, NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    g_assert_true (ari_match_play_text (match, plies[i], -1, NULL));
  for (guint number = 1; number <= G_N_ELEMENTS (plies); number++)
    judge (match, number, &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.6, .loss_error = 0.02,
                                       .best = (char *) "d4d5", .nodes = 100 });
  items = ari_move_items_list (match);
  ari_move_row_show (ARI_MOVE_ROW (row), &(AriVisibility) { .match = match }, items->pdata[0]);
  window = ui_window_new (row, 290, 200);
  gtk_widget_set_valign (row, GTK_ALIGN_START);
  ui_wait_until (gtk_widget_get_width (row) > 0);
  g_assert_cmpint (gtk_widget_get_width (row), <=, 360);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      GtkLabel *label = find_named (row, plies[i]);

      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (label)), ==, 1);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (label)));
    }
  g_assert_true (ui_shows (row, "??"));
  ari_move_row_show (ARI_MOVE_ROW (row), NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_link (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a ") != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_link (child);

  return found;
}

static void
chosen_cb (AriMoveRow *row,
           guint       id,
           gpointer    data)
{
  guint *chosen = data;

  *chosen = id;
  ari_move_row_show (row, NULL, NULL);
}

/* A ply of a variation is chosen only after its label has done with the link: it frees it with its text. */
static void
test_link (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;
  GtkWidget *label;
  gboolean handled = FALSE;
  guint chosen = 0;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  g_assert_true (ari_match_play_text (match, "a1a2", -1, NULL));
  ari_match_set_cursor (match, 0);
  g_assert_true (ari_match_play_text (match, "b1b2", -1, NULL));
  ari_match_set_cursor (match, 0);
  items = ari_move_items_list (match);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[items->len - 1]);
  g_signal_connect (row, "chosen", G_CALLBACK (chosen_cb), &chosen);

  label = find_link (GTK_WIDGET (row));
  g_assert_nonnull (label);
  g_signal_emit_by_name (label, "activate-link", "1", &handled);
  g_assert_true (handled);
  g_assert_cmpuint (chosen, ==, 0);
  while (chosen == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (chosen, ==, 1);

  /* A row that gets another item meanwhile chooses nothing. */
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[items->len - 1]);
  chosen = 0;
  g_signal_emit_by_name (find_link (GTK_WIDGET (row)), "activate-link", "1", &handled);
  ari_move_row_show (row, NULL, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (chosen, ==, 0);
}

/* A row tells the mistake of a line that is not shown any more. */
static void
test_left_line (void)
{
  static const char *const plies[] = { "b2", "R3L", "d5", "R1R" };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  g_autoptr(GPtrArray) items = NULL;
  AriSetup setup;
  GtkWidget *button;

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    g_assert_true (ari_match_play_text (match, plies[i], -1, NULL));
  judge (match, 3, &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.6, .loss_error = 0.02,
                                .best = "c4", .nodes = 100 });
  items = ari_move_items_list (match);

  ari_match_set_cursor (match, 0);
  g_assert_true (ari_match_play_text (match, "a1", -1, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, 1);
  ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[0]);
  button = find_ply (GTK_WIDGET (row), "d5");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button), "c4 was better"));
  ari_move_row_show (row, NULL, NULL);
}

/* What doesn't count says why: it was taken back, or dropped after a warning. */
static void
test_retracted (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMoveRow) row = g_object_ref_sink (ARI_MOVE_ROW (ari_move_row_new ()));
  static const char *const plies[] = { "a1b1", "b1c1", "c1d1" };
  static const char *const shown[] = { "Taken back: a1b1", "Rethought: b1c1" };
  g_autoptr(GPtrArray) items = NULL;
  AriAction rethought;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  g_assert_true (ari_match_play_text (match, plies[0], -1, NULL));
  ari_match_take_back (match, 0);
  g_assert_true (ari_rules_parse (setup.rules, ari_match_get_position (match), plies[1], &rethought, NULL));
  ari_match_rethink (match, NULL, rethought, -1, NULL);
  g_assert_true (ari_match_play_text (match, plies[2], -1, NULL));

  items = ari_move_items_list (match);
  g_assert_cmpuint (items->len, ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      ari_move_row_show (row, &(AriVisibility) { .match = match }, items->pdata[i + 1]);
      assert_shown (row, shown[i]);
    }
  ari_move_row_show (row, NULL, NULL);
}

static int
height_of (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 150, NULL, &height, NULL, NULL);

  return height;
}

/* The first one below @widget. */
static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = ARI_IS_NOTATION_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);

  return found;
}

/* However many lines the text takes, it keeps its distance from the rows above and below. */
static void
test_line_row_has_margins (void)
{
  static const char *const lines[] = { "a1a2", "a1a2 b1b2 c1c2 d1d2 e1e2 f1f2 a1a2 b1b2 c1c2 d1d2 e1e2" };
  AriLineRow *row = ari_line_row_new ();
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  g_object_ref_sink (row);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      /* The action has its value beside it, and the line below. */
      GtkWidget *texts = gtk_widget_get_parent (gtk_widget_get_parent (find_label (GTK_WIDGET (row))));
      int within = 0;

      ari_line_row_show (row, match, 1, "d4e5", lines[i], "35%");
      for (GtkWidget *child = gtk_widget_get_first_child (texts); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        within += height_of (child);
      g_assert_cmpint (height_of (texts), >=, within + 2 * 6);
    }
  g_assert_finalize_object (row);
}

/* The right edge of the last label of the row, which is its value. */
static float
value_end (AriLineRow *row,
           const char *value)
{
  GtkWidget *label = ui_find (row, GTK_TYPE_LABEL, value);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (row), &place));

  return place.origin.x + place.size.width;
}

/* Values stand below each other at the end of their rows, whatever the rest of each row takes. */
static void
test_line_rows_are_aligned (void)
{
  static const char *const lines[] = { "", "a1a2 b1b2", "a1a2 b1b2 c1c2 d1d2 e1e2 f1f2 a1a2 b1b2 c1c2 d1d2 e1e2" };
  static const char *const values[] = { "35%", "inexact", "missed win in 3 turns" };
  GtkWidget *list = gtk_list_box_new (), *window = ui_window_new (list, 600, 400);
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AriLineRow *row = ari_line_row_new ();

      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (row));
      ari_line_row_show (row, match, 1, "d4e5", lines[i], values[i]);
      ui_wait_until (gtk_widget_get_width (GTK_WIDGET (row)) > 0);
      g_assert_cmpfloat (value_end (row, values[i]), ==, gtk_widget_get_width (GTK_WIDGET (row)) - 12);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/move-row/redacted", test_redacted);
  g_test_add_func ("/ui/move-row/capture", test_capture);
  g_test_add_func ("/ui/move-row/reviewed", test_reviewed);
  g_test_add_func ("/ui/move-row/long-move", test_long_move);
  g_test_add_func ("/ui/move-row/four-columns", test_four_columns);
  g_test_add_func ("/ui/move-row/left-line", test_left_line);
  g_test_add_func ("/ui/move-row/link", test_link);
  g_test_add_func ("/ui/move-row/retracted", test_retracted);
  g_test_add_func ("/ui/line-row/has-margins", test_line_row_has_margins);
  g_test_add_func ("/ui/line-row/aligned", test_line_rows_are_aligned);

  return g_test_run ();
}

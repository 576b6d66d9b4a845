/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replay-bar.h"

#include "ari-timeline-marks.h"
#include "ari-timeline-strands.h"
#include "ari-timeline.h"
#include "library-fixture.h"
#include "ui-fixture.h"

typedef struct
{
  AriMatch     *match;
  AriTable     *table;
  AriReplayBar *bar;
  GtkWidget    *window;
} Case;

/* Nothing here handles the actions of the buttons. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  AriRandom random;

  ari_random_init (&random, 1);
  c->match = test_match_new (2);
  test_match_play (c->match, &random, 12);
  c->bar = g_object_ref_sink (g_object_new (ARI_TYPE_REPLAY_BAR, NULL));
  c->table = ari_table_new (c->match, NULL, TRUE);
  ari_replay_bar_set_table (c->bar, c->table);
  c->window = ui_window_new (GTK_WIDGET (c->bar), 600, 200);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (c->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (c->bar);
  g_assert_finalize_object (c->table);
  g_assert_finalize_object (c->match);
}

static void
test_shows (Case          *c,
            gconstpointer  data)
{
  ari_replay_bar_sync (c->bar);
  g_assert_true (ui_shows (c->bar, "12 of 12"));
  g_assert_false (ui_shows (c->bar, "speed 1×"));
  g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "Replay"));

  ari_table_go (c->table, ARI_GO_NUMBER, 3);
  ari_replay_set_speed (ari_table_get_replay (c->table), 0.5);
  ari_replay_start (ari_table_get_replay (c->table));
  ari_replay_bar_sync (c->bar);
  g_assert_true (ui_shows (c->bar, "3 of 12"));
  g_assert_true (ui_shows (c->bar, "speed ½×"));
  g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "Pause"));
}

/* The steps of a turn have the number that the list of moves shows. */
static void
test_counts_turns (Case          *c,
                   gconstpointer  data)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriTable) table = NULL;
  AriReplayBar *bar = g_object_new (ARI_TYPE_REPLAY_BAR, NULL);
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  test_match_play_texts (match, "a1 R1L a2 G3R a3");
  table = ari_table_new (match, NULL, TRUE);
  ari_replay_bar_set_table (bar, table);
  gtk_window_set_child (GTK_WINDOW (c->window), GTK_WIDGET (bar));
  ari_replay_bar_sync (bar);
  g_assert_true (ui_shows (bar, "2 of 2"));
  gtk_test_accessible_assert_property (ui_find (bar, ARI_TYPE_TIMELINE, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "2 of 2");
  for (guint number = 1; number <= 4; number++)
    {
      ari_table_go (table, ARI_GO_NUMBER, number);
      ari_replay_bar_sync (bar);
      g_assert_true (ui_shows (bar, "1 of 2"));
    }
  ari_replay_bar_set_room (bar, ARI_ROOM_NARROW);
  ari_replay_bar_sync (bar);
  g_assert_true (ui_shows (bar, "1/2"));
  ari_table_go (table, ARI_GO_NUMBER, 0);
  ari_replay_bar_sync (bar);
  g_assert_true (ui_shows (bar, "0/2"));
  gtk_window_set_child (GTK_WINDOW (c->window), NULL);
}

/* Home on the thread goes to the start, and ends a replay like any other navigation. */
static void
test_thread_ends_replay (Case          *c,
                         gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  AriReplay *replay = ari_table_get_replay (c->table);

  ari_table_go (c->table, ARI_GO_NUMBER, 3);
  ari_replay_start (replay);
  g_assert_true (ari_replay_get_playing (replay));
  GTK_ACCESSIBLE_RANGE_GET_IFACE (thread)->set_current_value (GTK_ACCESSIBLE_RANGE (thread), 0);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 0);
  g_assert_false (ari_replay_get_playing (replay));
}

/* The thread keeps the focus, and both steps stand beside it, however little room there is. */
static void
test_rooms (Case          *c,
            gconstpointer  data)
{
  static const AriRoom rooms[] = { ARI_ROOM_NARROW, ARI_ROOM_LOW, ARI_ROOM_WIDE };
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);

  g_assert_true (gtk_widget_grab_focus (thread));
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      ari_replay_bar_set_room (c->bar, rooms[i]);
      ui_wait_until (gtk_widget_get_mapped (thread));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (c->window)) == thread);
      g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "One Step Back"));
      g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "One Step Forward"));
      g_assert_cmpint (ui_find (c->bar, GTK_TYPE_BUTTON, "Replay") != NULL, ==, rooms[i] == ARI_ROOM_WIDE);
    }
}

/* Time runs from left to right even where text doesn't. */
static void
test_direction (Case          *c,
                gconstpointer  data)
{
  ari_replay_bar_set_room (c->bar, ARI_ROOM_NARROW);
  for (GtkWidget *widget = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL); widget != GTK_WIDGET (c->bar);
       widget = gtk_widget_get_parent (widget))
    g_assert_cmpint (gtk_widget_get_direction (widget), ==, GTK_TEXT_DIR_LTR);
}

static void
set_up_right_to_left (Case          *c,
                      gconstpointer  data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  set_up (c, data);
}

static void
tear_down_right_to_left (Case          *c,
                         gconstpointer  data)
{
  tear_down (c, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static GtkGesture *
find_drag (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return GTK_GESTURE (controller);
    }

  return NULL;
}

/* Where @number lies on the thread of the test, whose main line is the longest one. */
static double
x_of (GtkWidget *thread,
      guint      number)
{
  return 14 + (gtk_widget_get_width (thread) - 28) * number / 12.0;
}

/* Plays another ply at @number, so that a variation is shown. */
static void
play_aside (Case  *c,
            guint  number)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  ari_table_go (c->table, ARI_GO_NUMBER, number);
  n = ari_match_get_rules (c->match)->actions (ari_match_get_position (c->match), actions);
  for (guint i = 0; i < n && ari_match_is_on_main_line (c->match); i++)
    {
      ari_table_go (c->table, ARI_GO_MAIN_NUMBER, number);
      g_assert_true (ari_match_play (c->match, actions[i], -1, NULL));
    }
  g_assert_false (ari_match_is_on_main_line (c->match));
}

/* A click on the strand of the main line leaves the variation; a click on that of the variation does not. */
static void
test_strands (Case          *c,
              gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  play_aside (c, 4);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 5), 31.0);
  g_assert_false (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 5);

  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 9), 22.0);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 9);

  /* Also where both lines are the same. */
  play_aside (c, 4);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 2), 22.0);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 2);
}

/* A click on the strand of a line that isn't shown leads to its ply there, and a tooltip names the line. */
static void
test_other_strands (Case          *c,
                    gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;
  AriPly *ply;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  play_aside (c, 4);
  ply = ari_match_get_ply (c->match);
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 9);
  g_signal_emit_by_name (thread, "query-tooltip", (int) x_of (thread, 5), 31, FALSE, tooltip, &shown);
  g_assert_true (shown);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 5), 31.0);
  g_assert_true (ari_match_get_ply (c->match) == ply);

  /* Nothing lies beside the rest of the main line. */
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 9);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 11), 31.0);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 11);
}

/* After a click on a strand, a hand that trembles doesn't leave it, but one that drags does. */
static void
test_drag_from_strand (Case          *c,
                       gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  AriPly *ply;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  play_aside (c, 4);
  ply = ari_match_get_ply (c->match);
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 9);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 4) + 3, 31.0);
  g_assert_true (ari_match_get_ply (c->match) == ply);
  g_signal_emit_by_name (drag, "drag-update", 1.0, 0.0);
  g_signal_emit_by_name (drag, "drag-update", -7.0, 0.0);
  g_assert_true (ari_match_get_ply (c->match) == ply);
  g_signal_emit_by_name (drag, "drag-update", x_of (thread, 2) - x_of (thread, 4), 0.0);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 2);
  g_assert_false (ari_match_is_on_main_line (c->match));

  /* Once it has dragged, it is also heard where it began. */
  g_signal_emit_by_name (drag, "drag-update", 0.0, 0.0);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 4);
}

/* The ball lies on the beginning of a strand, and a press on the ball drags it. */
static void
test_ball_on_strand (Case          *c,
                     gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  play_aside (c, 4);
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 4);
  ui_wait_until (gtk_widget_get_mapped (thread) && gtk_widget_get_width (thread) > 0);
  g_signal_emit_by_name (thread, "query-tooltip", (int) x_of (thread, 4) + 2, 27, FALSE, tooltip, &shown);
  g_assert_false (shown);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 4) + 2, 27.0);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 4);
  g_signal_emit_by_name (drag, "drag-update", x_of (thread, 7) - x_of (thread, 4), 0.0);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 7);

  /* Beside the ball it is the strand. */
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 5), 31.0);
  g_assert_false (ari_match_is_on_main_line (c->match));
}

/* Of several strands, those that leave later are nearer to the main line. */
static void
test_strands_at_same_place (Case          *c,
                            gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  AriPly *ply;
  AriRandom random;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  play_aside (c, 4);
  ply = ari_match_get_ply (c->match);
  play_aside (c, 2);
  ari_random_init (&random, 2);
  test_match_play (c->match, &random, 5);
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 9);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 5), 29.0);
  g_assert_true (ari_match_get_ply (c->match) == ply);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 5), 34.0);
  g_assert_false (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 5);
  g_assert_true (ari_match_get_ply (c->match) != ply);

  /* Past the end of the one, there is only the other. */
  ari_table_go (c->table, ARI_GO_MAIN_NUMBER, 9);
  g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 7), 29.0);
  g_assert_false (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 7);
}

/* Lines that were taken back at the same place fan out, and a click leads to each. What finds no row of its
 * own shares the last one, where clicks lead from one to the next. */
static void
test_taken_back_at_same_place (Case          *c,
                               gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  static const double rows[] = { 39, 44.5, 50 };
  guint ids[4], reached = 0;
  AriRandom random;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  ari_random_init (&random, 3);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      ari_match_take_back (c->match, 8);
      g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 8);
      ari_match_get_rules (c->match)->actions (ari_match_get_position (c->match), actions);
      g_assert_true (ari_match_play (c->match, actions[i], -1, NULL));
      ids[i] = ari_ply_get_id (ari_match_get_ply (c->match));
      test_match_play (c->match, &random, 3);
    }
  ari_match_take_back (c->match, 8);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint click = 0; click < 3; click++)
      {
        g_signal_emit_by_name (drag, "drag-begin", x_of (thread, 9), rows[i]);
        g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
        for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
          if (ari_ply_get_id (ari_match_get_ply (c->match)) == ids[j])
            reached |= 1u << j;
      }
  g_assert_cmpuint (reached, ==, 15);
}

/* A strand says whether it is a variation, or was taken back. */
static void
test_strand_words (Case          *c,
                   gconstpointer  data)
{
  g_auto(AriOutline) outline = { 0 };
  g_autofree char *variation = NULL, *taken_back = NULL;

  play_aside (c, 4);
  ari_table_go (c->table, ARI_GO_MAIN_LINE, 0);
  ari_match_take_back (c->match, 9);
  ari_outline_init (&outline);
  ari_outline_read (&outline, c->match);
  g_assert_cmpuint (outline.branches->len, ==, 2);
  variation = ari_timeline_branch_words (&g_array_index (outline.branches, AriOutlineBranch, 0), c->match);
  taken_back = ari_timeline_branch_words (&g_array_index (outline.branches, AriOutlineBranch, 1), c->match);
  g_assert_true (g_str_has_prefix (variation, "Variation: move 5, "));
  g_assert_true (g_str_has_prefix (taken_back, "Taken back: moves 10 to 12, beginning with "));
}

/* A mark says what it marks, and a click beside its middle leads to its ply. */
static void
test_marks (Case          *c,
            gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (c->match), 6);
  gboolean shown = FALSE;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  ari_match_set_glyph (c->match, ply, ARI_GLYPH_BLUNDER);
  g_signal_emit_by_name (thread, "query-tooltip", (int) x_of (thread, 7), 8, FALSE, tooltip, &shown);
  g_assert_true (shown);
  g_signal_emit_by_name (thread, "query-tooltip", (int) x_of (thread, 7), 31, FALSE, tooltip, &shown);
  g_assert_false (shown);

  /* Even when the line that is shown has no such ply. */
  play_aside (c, 4);
  g_signal_emit_by_name (thread, "query-tooltip", (int) x_of (thread, 7), 8, FALSE, tooltip, &shown);
  g_assert_true (shown);
  g_signal_emit_by_name (find_drag (thread), "drag-begin", x_of (thread, 7) + 5, 8.0);
  g_assert_true (ari_match_get_ply (c->match) == ply);
}

/* Marks belong to the main line, and have the numbers of its moves, also while a variation is shown that is
 * shorter or counts otherwise. */
static void
test_mark_numbers (Case          *c,
                   gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  g_autoptr(AriMatch) match = NULL;
  g_auto(AriOutline) outline = { 0 };
  g_autoptr(GArray) marks = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  match = ari_match_new (&setup);
  test_match_play_texts (match, "first=1 2-3 1-2 a1 a2 2-4");
  ari_match_set_glyph (match, ari_match_find (match, 4), ARI_GLYPH_BLUNDER);
  ari_match_set_glyph (match, ari_match_find (match, 5), ARI_GLYPH_MISTAKE);
  ari_match_set_cursor (match, 1);
  test_match_play_texts (match, "1-2 a1 a2");
  g_assert_false (ari_match_is_on_main_line (match));

  ari_outline_init (&outline);
  ari_outline_read (&outline, match);
  ui_wait_until (gtk_widget_get_width (thread) > 0);
  marks = ari_timeline_marks_place (thread, &outline, 14, 60);
  for (guint i = 0; i < marks->len; i++)
    {
      g_autofree char *words = ari_timeline_mark_words (&g_array_index (marks, AriTimelineMark, i), match);

      g_string_append_printf (text, "%.15s\n", words);
    }
  g_assert_cmpstr (text->str, ==, "Move 2: blunder\nMove 2: mistake\n");
}

/* Marks never overlap. Those that would lie on each other are one, which looks like the worst mistake, says
 * how many there are and names each of them; clicks lead to one after the other. */
static void
test_mark_places (Case          *c,
                  gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  g_auto(AriOutline) outline = { 0 };
  g_autoptr(GArray) marks = NULL;
  gboolean reached[13] = { FALSE };
  guint named = 0;

  ari_outline_init (&outline);
  ui_wait_until (gtk_widget_get_width (thread) > 0);
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (c->match), i);

      ari_match_set_glyph (c->match, ply, i == 6 ? ARI_GLYPH_BLUNDER : ARI_GLYPH_DUBIOUS);
    }
  ari_outline_read (&outline, c->match);
  marks = ari_timeline_marks_place (thread, &outline, 14, 6);
  g_assert_cmpuint (marks->len, >, 1);
  g_assert_cmpuint (marks->len, <, 12);
  for (guint i = 0; i < marks->len; i++)
    {
      const AriTimelineMark *a = &g_array_index (marks, AriTimelineMark, i);
      g_autofree char *words = ari_timeline_mark_words (a, c->match);
      g_auto(GStrv) lines = g_strsplit (words, "\n", -1);

      for (guint j = 0; j < i; j++)
        {
          const AriTimelineMark *b = &g_array_index (marks, AriTimelineMark, j);

          g_assert_cmpfloat (ABS (a->x - b->x), >, (a->width + b->width) / 2);
        }
      g_assert_cmpuint (a->count, ==, a->marks->len);
      g_assert_cmpuint (g_strv_length (lines), ==, a->marks->len);
      named += a->marks->len;
      for (guint j = 0, number = 0; j < a->marks->len; j++)
        {
          number = ari_timeline_mark_next (a, number);
          reached[number] = TRUE;
          g_assert_true (g_str_has_prefix (lines[j], number == 7 ? "Move 7: blunder" : "Move"));
          g_assert_true (number != 7 || a->mark.glyph == ARI_GLYPH_BLUNDER);
        }
    }
  g_assert_cmpuint (named, ==, 12);
  for (guint i = 1; i <= 12; i++)
    g_assert_true (reached[i]);
}

/* Mistakes at so many plies that the thread is too narrow for their marks: clicks along it lead to each. */
static void
test_clicks_on_groups (Case          *c,
                       gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_TIMELINE, NULL);
  GtkGesture *drag = find_drag (thread);
  gboolean reached[61] = { FALSE };
  AriRandom random;

  ui_wait_until (gtk_widget_get_width (thread) > 0);
  ari_random_init (&random, 2);
  test_match_play (c->match, &random, 48);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 60);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (c->match), i);

      ari_match_set_glyph (c->match, ply, ARI_GLYPH_BLUNDER);
    }
  for (int x = 0; x < gtk_widget_get_width (thread); x += 4)
    for (guint i = 0; i < 6; i++)
      {
        g_signal_emit_by_name (drag, "drag-begin", (double) x, 8.0);
        reached[ari_match_get_cursor (c->match)] = TRUE;
      }
  for (guint i = 1; i <= 60; i++)
    g_assert_true (reached[i]);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/replay-bar/shows", Case, NULL, set_up, test_shows, tear_down);
  g_test_add ("/ui/replay-bar/counts-turns", Case, NULL, set_up, test_counts_turns, tear_down);
  g_test_add ("/ui/replay-bar/thread-ends-replay", Case, NULL, set_up, test_thread_ends_replay, tear_down);
  g_test_add ("/ui/replay-bar/strands", Case, NULL, set_up, test_strands, tear_down);
  g_test_add ("/ui/replay-bar/other-strands", Case, NULL, set_up, test_other_strands, tear_down);
  g_test_add ("/ui/replay-bar/drag-from-strand", Case, NULL, set_up, test_drag_from_strand, tear_down);
  g_test_add ("/ui/replay-bar/ball-on-strand", Case, NULL, set_up, test_ball_on_strand, tear_down);
  g_test_add ("/ui/replay-bar/strands-at-same-place", Case, NULL, set_up, test_strands_at_same_place,
              tear_down);
  g_test_add ("/ui/replay-bar/taken-back-at-same-place", Case, NULL, set_up, test_taken_back_at_same_place,
              tear_down);
  g_test_add ("/ui/replay-bar/strand-words", Case, NULL, set_up, test_strand_words, tear_down);
  g_test_add ("/ui/replay-bar/marks", Case, NULL, set_up, test_marks, tear_down);
  g_test_add ("/ui/replay-bar/mark-numbers", Case, NULL, set_up, test_mark_numbers, tear_down);
  g_test_add ("/ui/replay-bar/mark-places", Case, NULL, set_up, test_mark_places, tear_down);
  g_test_add ("/ui/replay-bar/clicks-on-groups", Case, NULL, set_up, test_clicks_on_groups, tear_down);
  g_test_add ("/ui/replay-bar/rooms", Case, NULL, set_up, test_rooms, tear_down);
  g_test_add ("/ui/replay-bar/direction", Case, NULL, set_up_right_to_left, test_direction, tear_down_right_to_left);

  return g_test_run ();
}

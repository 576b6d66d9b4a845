/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view.h"
#include "ari-move-list.h"
#include "ari-notes-panel.h"
#include "ari-outcome-dialog.h"
#include "ari-random.h"
#include "ari-timeline.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static void
test_stepping (Fixture      *fixture,
               gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  page_pick (fixture, "e4e5");
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);

  page_act (fixture, "match.back");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  page_act (fixture, "match.first");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  page_act (fixture, "match.forward");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  page_act (fixture, "match.last");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
}

static void
read_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  GdkTexture **texture = data;

  *texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* (transfer full): the picture that the page copies. */
static GdkTexture *
copy_picture (Fixture *fixture)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->page));
  GdkTexture *texture = NULL;

  page_act (fixture, "match.copy-picture");
  gdk_clipboard_read_texture_async (clipboard, NULL, read_cb, &texture);
  ui_wait_until (texture != NULL);
  gdk_clipboard_set_content (clipboard, NULL);

  return texture;
}

/* The board as it is seen, wide enough for any use, and below it what the signs of an overlay mean. */
static void
test_copy_picture (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr(GdkTexture) bare = copy_picture (fixture), explained = NULL;

  g_assert_cmpint (gdk_texture_get_width (bare), >=, 1000);
  ari_overlay_switches_set (ari_table_get_overlays (fixture->table), "territory", TRUE);
  page_settle (fixture);
  explained = copy_picture (fixture);
  g_assert_cmpint (gdk_texture_get_width (explained), ==, gdk_texture_get_width (bare));
  g_assert_cmpint (gdk_texture_get_height (explained), >, gdk_texture_get_height (bare) + 50);
}

static void
test_variation (Fixture      *fixture,
                gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  page_act (fixture, "match.back");
  page_pick (fixture, "e4e5");
  g_assert_false (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_main_length (fixture->match), ==, 2);
  page_pick (fixture, "e5e6");
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);

  page_act (fixture, "match.main-line");
  g_assert_true (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
}

/* How many spots of the board have descriptions, as overlays provide. */
static guint
n_described (Fixture *fixture)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  GtkWidget *spot;
  guint n = 0;

  for (guint i = 0; (spot = ari_board_view_get_spot (board, i)) != NULL; i++)
    n += gtk_test_accessible_has_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  return n;
}

static void
test_overlays (Fixture      *fixture,
               gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriMark marks[ARI_MAX_SPOTS];
  AriRandom random;

  /* Play until there is something to mark. */
  ari_random_init (&random, 11);
  while (rules->overlays->list[0].marks (ari_match_get_position (fixture->match), marks) == 0)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);

      g_assert_true (ari_match_play (fixture->match, actions[ari_random_below (&random, n)], -1, NULL));
      page_settle (fixture);
    }

  g_assert_cmpuint (n_described (fixture), ==, 0);
  page_act (fixture, "overlay.territory");
  g_assert_cmpuint (n_described (fixture), >, 0);
  page_act (fixture, "overlay.territory");
  g_assert_cmpuint (n_described (fixture), ==, 0);
}

/* How many labels below @root show @text. */
static guint
n_labels (GtkWidget  *root,
          const char *text)
{
  guint n = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += n_labels (child, text);

  return n;
}

/* How many plies are hidden in the list of moves. */
static guint
n_veiled (Fixture *fixture)
{
  return n_labels (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MOVE_LIST), "•");
}

/* The description of the tile on a2, which the fourth ply revealed, after going back there. */
static void
assert_told (Fixture    *fixture,
             const char *label,
             const char *heading)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  guint cursor = ari_match_get_cursor (fixture->match);

  ari_match_set_cursor (fixture->match, 4);
  page_settle (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ari_board_view_get_spot (board, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_cmpuint (n_labels (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_NOTES_PANEL), heading), ==, 1);

  ari_match_set_cursor (fixture->match, cursor);
  page_settle (fixture);
}

/* Information to remember stays hidden while several people play, but not from a single person against the
 * computer. */
static void
test_withheld (Fixture      *fixture,
               gconstpointer data)
{
  page_play (fixture, "a1 R3L a2 Y1R b1 G5L");
  page_act (fixture, "overlay.memory");
  g_assert_cmpuint (n_described (fixture), ==, 0);
  page_act (fixture, "match.panel");
  while (n_veiled (fixture) != 4)
    g_main_context_iteration (NULL, TRUE);
  assert_told (fixture, "a2, turned over, hidden until the end of the match, can be picked", "Comment on Move 1");

  for (AriActor seat = 2; seat <= 3; seat++)
    ari_match_set_seat (fixture->match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  page_settle (fixture);
  page_act (fixture, "overlay.memory");
  g_assert_cmpuint (n_described (fixture), >, 0);
  while (n_veiled (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
  assert_told (fixture, "a2, yellow 1, right horn, can be picked", "Comment on Move 1, Y1R");
}

/* (nullable): without a host in the fixture's window it has its own window. */
static GtkWidget *
find_outcomes (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *dialog = page_find (window, ARI_TYPE_OUTCOME_DIALOG);

      if (dialog != NULL)
        return dialog;
    }

  return NULL;
}

/* Whether a visible button below @root activates @action. */
static gboolean
has_button_for (GtkWidget  *root,
                const char *action)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_button_for (child, action))
      return TRUE;

  return FALSE;
}

/* Replaces a tile in the past: choosing it from a list starts a variation. */
static void
test_outcome_of_the_past (Fixture      *fixture,
                          gconstpointer data)
{
  AriAction first[ARI_MAX_ACTIONS];
  GtkWidget *dialog;
  AriPosition position;

  page_play (fixture, "a1 R3L a2 Y1R");
  ari_match_set_cursor (fixture->match, 1);
  page_settle (fixture);
  g_assert_true (has_button_for (GTK_WIDGET (fixture->page), "match.choose-outcome"));

  page_act (fixture, "match.choose-outcome");
  dialog = find_outcomes ();
  g_assert_nonnull (dialog);
  position = *ari_match_get_position (fixture->match);
  ari_match_get_rules (fixture->match)->actions (&position, first);
  g_signal_emit_by_name (page_find (dialog, ADW_TYPE_ACTION_ROW), "activate");
  page_settle (fixture);
  g_assert_cmpuint (ari_ply_get_action (ari_match_get_ply (fixture->match)), ==, first[0]);
  g_assert_false (ari_match_is_on_main_line (fixture->match));
  while (find_outcomes () != NULL)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
}

/* Whether the button @name can be pressed. It is always there. */
static gboolean
can_press (Fixture    *fixture,
           const char *name)
{
  GtkWidget *button = ui_find (fixture->page, GTK_TYPE_BUTTON, name);

  g_assert_nonnull (button);

  return gtk_widget_is_sensitive (button);
}

/* The buttons beside the thread are always there, so it keeps its place; which of them can be pressed follows
 * from the cursor. */
static void
test_transport (Fixture      *fixture,
                gconstpointer data)
{
  g_assert_false (can_press (fixture, "One Step Back"));
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  g_assert_true (can_press (fixture, "One Step Back"));
  g_assert_false (can_press (fixture, "One Step Forward"));
  page_act (fixture, "match.back");
  g_assert_true (can_press (fixture, "One Step Forward"));
  page_act (fixture, "match.first");
  g_assert_false (can_press (fixture, "One Step Back"));
}

static gboolean
has_focus (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* Each tab has an action, which moves the focus there, and another returns it to the board. */
static void
test_tabs (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *board = page_find (page, ARI_TYPE_BOARD_VIEW);
  AdwViewStack *stack = ADW_VIEW_STACK (page_find (page, ADW_TYPE_VIEW_STACK));
  static const char *const tabs[] = { "moves", "review", "rules", "notes" };

  page_pick (fixture, "a1b1");
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      g_autofree char *action = g_strconcat ("match.", tabs[i], NULL);

      page_act (fixture, action);
      g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, tabs[i]);
      g_assert_true (has_focus (fixture, GTK_WIDGET (stack)));
    }
  page_act (fixture, "match.change-place");
  g_assert_true (has_focus (fixture, board));
  page_act (fixture, "match.change-place");
  g_assert_true (has_focus (fixture, GTK_WIDGET (stack)));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, "notes");
}

static void
test_speed (Fixture      *fixture,
            gconstpointer data)
{
  for (guint i = 0; i < 5; i++)
    page_act (fixture, "match.faster");
  g_assert_cmpfloat (ari_replay_get_speed (ari_table_get_replay (fixture->table)), ==, 8);
  for (guint i = 0; i < 3; i++)
    page_act (fixture, "match.slower");
  g_assert_cmpfloat (ari_replay_get_speed (ari_table_get_replay (fixture->table)), ==, 1);
  for (guint i = 0; i < 3; i++)
    page_act (fixture, "match.slower");
  g_assert_cmpfloat (ari_replay_get_speed (ari_table_get_replay (fixture->table)), ==, 0.5);
}

static void
play_at_random (Fixture *fixture,
                guint    n_plies)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriRandom random;

  ari_random_init (&random, 5);
  for (guint i = 0; i < n_plies; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);

      g_assert_true (ari_match_play (fixture->match, actions[ari_random_below (&random, n)], -1, NULL));
      page_keep (fixture);
    }
  page_settle (fixture);
}

/* The board keeps its size while text and choices come and go below it. */
static void
test_stillness (Fixture      *fixture,
                gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 1100, 720 }, { 720, 600 } };
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW);

  play_at_random (fixture, 60 / TEST_THRIFT);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int height = 0;

      /* A busy window manager may miss the first request, and the layout doesn't follow at once. */
      while (gtk_widget_get_width (fixture->window) != sizes[i].width
             || gtk_widget_get_height (fixture->window) != sizes[i].height)
        {
          gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
          page_settle (fixture);
        }
      for (guint cursor = 0; cursor <= page_n_plies (fixture); cursor++)
        {
          ari_match_set_cursor (fixture->match, cursor);
          gtk_test_widget_wait_for_draw (fixture->window);
          if (height == 0)
            height = gtk_widget_get_height (board);
          g_assert_cmpint (gtk_widget_get_height (board), ==, height);
        }
    }
}

/* In a narrow window the panel is a bottom sheet, with the same keys. */
static void
test_thread (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *thread = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TIMELINE);

  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  gtk_test_accessible_assert_role (thread, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 2.0);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "2 of 2");

  GTK_ACCESSIBLE_RANGE_GET_IFACE (thread)->set_current_value (GTK_ACCESSIBLE_RANGE (thread), 1);
  page_settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1.0);
}

/* Plays a whole match on the board, each ply durable before the next; then replays it. */
static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriRandom random;

  ari_random_init (&random, 11);
  while (ari_rules_actor (rules, ari_match_get_position (fixture->match)) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      AriSpot picks[ARI_MAX_PICKS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);
      guint before = page_n_plies (fixture);
      guint n_picks = rules->picks (ari_match_get_position (fixture->match),
                                    actions[ari_random_below (&random, n)], picks);

      for (guint i = 0; i < n_picks; i++)
        gtk_widget_activate (ari_board_view_get_spot (board, picks[i]));
      page_settle (fixture);
      g_assert_cmpuint (page_n_plies (fixture), ==, before + 1);
    }
  g_assert_cmpuint (ari_match_winners (fixture->match), !=, 0);

  page_act (fixture, "match.first");
  while (ari_match_get_cursor (fixture->match) < page_n_plies (fixture))
    page_act (fixture, "match.forward");
}

/* A pick made while the previous ply is being written is played right after that. */
static void
test_pick_while_held (Fixture      *fixture,
                      gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  ari_match_hold (fixture->match, fixture, ARI_HOLD_STORE);
  ari_board_view_pick (board, 0);
  g_assert_cmpuint (page_n_plies (fixture), ==, 0);
  ari_match_release (fixture->match, fixture);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
}

/* A pick made while the library is busy is played in its position or not at all. */
static void
test_pick_and_step_while_held (Fixture      *fixture,
                               gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  ari_match_hold (fixture->match, fixture, ARI_HOLD_STORE);
  page_pick (fixture, "e4e5");
  page_act (fixture, "match.first");
  ari_match_release (fixture->match, fixture);
  page_settle (fixture);

  g_assert_cmpuint (ari_match_get_n_plies (fixture->match), ==, 2);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  g_assert_cmpuint (n_labels (GTK_WIDGET (fixture->page),
                              "Your move was not played, because the board now shows another position. "
                              "Make it again where you want it."), ==, 1);
}

/* A failure shows until the write succeeds; screen readers find its banner only during that time. */
static void
test_failure (Fixture      *fixture,
              gconstpointer data)
{
  AdwBanner *banner = ADW_BANNER (page_find (GTK_WIDGET (fixture->page), ADW_TYPE_BANNER));
  g_autoptr(GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "There is no room: Knossos & Phaistos.");

  g_signal_emit_by_name (fixture->page, "shown");
  gtk_test_accessible_assert_state (banner, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

  g_signal_emit_by_name (fixture->autosave, "failed", error);
  ari_table_flush (fixture->table);
  g_assert_true (adw_banner_get_revealed (banner));
  g_assert_cmpstr (adw_banner_get_title (banner), ==, "There is no room: Knossos &amp; Phaistos.");
  gtk_test_accessible_assert_state (banner, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);

  page_pick (fixture, "d4e5");
  g_assert_false (adw_banner_get_revealed (banner));
  gtk_test_accessible_assert_state (banner, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

/* Playing on retries a failed write first, and reports another failure. */
static void
test_play_after_failure (Fixture      *fixture,
                         gconstpointer data)
{
  AdwBanner *banner = ADW_BANNER (page_find (GTK_WIDGET (fixture->page), ADW_TYPE_BANNER));
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  g_autoptr(GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "There is no room.");

  ari_match_hold (fixture->match, fixture, ARI_HOLD_STORE);
  g_signal_emit_by_name (fixture->autosave, "failed", error);
  ari_table_flush (fixture->table);
  ari_board_view_pick (board, 0);
  ari_table_flush (fixture->table);
  g_assert_false (adw_banner_get_revealed (banner));
  g_assert_null (ari_table_get_refusal (fixture->table));

  g_signal_emit_by_name (fixture->autosave, "failed", error);
  ari_table_flush (fixture->table);
  g_assert_true (adw_banner_get_revealed (banner));
  g_assert_nonnull (ari_table_get_refusal (fixture->table));

  ari_board_view_pick (board, 0);
  ari_match_release (fixture->match, fixture);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-page/" path, Fixture, NULL, page_set_up, func, page_tear_down)
  ADD ("stepping", test_stepping);
  ADD ("copy-picture", test_copy_picture);
  ADD ("variation", test_variation);
  ADD ("overlays", test_overlays);
  g_test_add ("/ui/match-page/withheld", Fixture, "minotaur", page_set_up, test_withheld, page_tear_down);
  g_test_add ("/ui/match-page/outcome-of-the-past", Fixture, "minotaur", page_set_up, test_outcome_of_the_past,
              page_tear_down);
  ADD ("transport", test_transport);
  ADD ("tabs", test_tabs);
  ADD ("speed", test_speed);
  g_test_add ("/ui/match-page/stillness/labyrinth", Fixture, "labyrinth", page_set_up, test_stillness, page_tear_down);
  g_test_add ("/ui/match-page/stillness/minotaur", Fixture, "minotaur", page_set_up, test_stillness, page_tear_down);
  ADD ("thread", test_thread);
  ADD ("whole-match", test_whole_match);
  ADD ("pick-while-held", test_pick_while_held);
  ADD ("pick-and-step-while-held", test_pick_and_step_while_held);
  ADD ("failure", test_failure);
  ADD ("play-after-failure", test_play_after_failure);

  return g_test_run ();
}

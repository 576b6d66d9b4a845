/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The match page in small and in large windows. Large because every part of it is tried in them. */
#include "ari-board-view.h"
#include "ari-board-zoom.h"
#include "ari-match-panel.h"
#include "ari-status-bar.h"
#include "ari-match-stage.h"
#include "ari-notation-label.h"
#include "ari-random.h"
#include "ari-review-panel.h"
#include "../util/shown.h"
#include "ari-toast.h"
#include "ari-toss-view.h"
#include "ari-seat-card.h"
#include "ari-seat-cards.h"
#include "ari-typing-bar.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static GtkWidget *
part (Fixture *fixture,
      GType    type)
{
  GtkWidget *found = page_find (GTK_WIDGET (fixture->page), type);

  g_assert_nonnull (found);

  return found;
}

static graphene_rect_t
bounds_of (Fixture *fixture,
           GType    type)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part (fixture, type), GTK_WIDGET (fixture->page), &bounds));

  return bounds;
}

static void
assert_apart (Fixture *fixture,
              GType    first,
              GType    second)
{
  graphene_rect_t a = bounds_of (fixture, first), b = bounds_of (fixture, second);

  g_assert_false (graphene_rect_intersection (&a, &b, NULL));
}

/* While a move is typed, the seats, the board and the status stay in view, and the board in its place. */
static void
test_typing (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *entry = page_find (part (fixture, ARI_TYPE_TYPING_BAR), GTK_TYPE_ENTRY);
  graphene_rect_t before, typing;

  page_resize (fixture, 360, 640);
  before = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (part (fixture, GTK_TYPE_SEARCH_BAR)), TRUE);
  while (bounds_of (fixture, ARI_TYPE_TYPING_BAR).size.height < 30)
    g_main_context_iteration (NULL, TRUE);
  typing = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  g_assert_true (graphene_rect_equal (&before, &typing));
  assert_apart (fixture, ARI_TYPE_TYPING_BAR, ARI_TYPE_SEAT_CARDS);
  assert_apart (fixture, ARI_TYPE_TYPING_BAR, ARI_TYPE_BOARD_VIEW);
  assert_apart (fixture, ARI_TYPE_TYPING_BAR, ARI_TYPE_STATUS_BAR);

  /* Why a move is refused is said above. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "b1");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (g_str_has_prefix (ari_table_get_refusal (fixture->table), "In Minoa, “b1” isn’t a move."));
  ui_step ();
  assert_apart (fixture, ARI_TYPE_TYPING_BAR, ARI_TYPE_STATUS_BAR);
  gtk_editable_set_text (GTK_EDITABLE (entry), "b");
  g_assert_null (ari_table_get_refusal (fixture->table));
}

/* Under a desktop without shadows, a window of 360 pixels has a border: nothing may need all of its width.
 * GTK warns about what doesn't fit, and warnings are fatal. */
static void
test_narrowest (Fixture      *fixture,
                gconstpointer data)
{
  page_resize (fixture, 346, 600);
  g_assert_cmpfloat (bounds_of (fixture, ARI_TYPE_BOARD_VIEW).size.width, <=, 346);
}

/* Every board zooms by the actions of the page. In the smallest window, that shows the details which a small
 * board leaves out. */
static void
test_zoom (Fixture      *fixture,
           gconstpointer data)
{
  AriBoardView *board;
  float whole;

  page_resize (fixture, 360, 640);
  board = ARI_BOARD_VIEW (part (fixture, ARI_TYPE_BOARD_VIEW));
  whole = ari_board_view_get_state (board)->unit_px;
  for (guint i = 0; i < 10; i++)
    page_act (fixture, "match.zoom-in");
  while (ari_board_view_get_state (board)->unit_px < 4 * whole)
    g_main_context_iteration (NULL, TRUE);

  page_act (fixture, "match.zoom-out");
  g_assert_cmpfloat (ari_board_view_get_zoom (board), <, ARI_ZOOM_MAX);
  g_assert_cmpfloat (ari_board_view_get_zoom (board), >, 1);
  page_act (fixture, "match.whole-board");
  g_assert_cmpfloat (ari_board_view_get_zoom (board), ==, 1);
}

/* In the smallest window most of the width is the board's, so that it shows what it shows in larger ones. */
static void
test_small_board (Fixture      *fixture,
                  gconstpointer data)
{
  AriBoardView *board;
  float width;

  page_resize (fixture, 360, 640);
  gtk_test_widget_wait_for_draw (fixture->window);
  board = ARI_BOARD_VIEW (part (fixture, ARI_TYPE_BOARD_VIEW));
  width = ari_board_view_get_board (board)->framed.width * ari_board_view_get_state (board)->unit_px;
  g_assert_cmpfloat (width, >=, 0.7 * gtk_widget_get_width (GTK_WIDGET (fixture->page)));
}

/* However small the window, and however much is written around it, the board keeps its letters and
 * numbers. */
static void
test_legible (Fixture      *fixture,
              gconstpointer data)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (fixture->table);
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);
  g_autoptr(GString) words = g_string_new (NULL);
  const int sizes[][2] = { { 360, 640 }, { 640, 480 }, { 720, 360 } };
  AriBoardView *board;

  for (guint i = 0; i < n; i++)
    ari_overlay_switches_set (overlays, choices[i].id, TRUE);
  for (guint i = 0; i < 60; i++)
    g_string_append (words, "Not there. ");
  ari_table_refuse (fixture->table, words->str);
  board = ARI_BOARD_VIEW (part (fixture, ARI_TYPE_BOARD_VIEW));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      page_resize (fixture, sizes[i][0], sizes[i][1]);
      ui_wait_until (gtk_widget_get_height (GTK_WIDGET (fixture->page)) <= sizes[i][1]);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_cmpfloat (ari_board_view_get_state (board)->unit_px, >=, ARI_PLAIN_UNIT_PX);
    }
}

/* What overlays mean takes more lines than a low window has: the list scrolls and stays inside. */
static void
test_overlays (Fixture      *fixture,
               gconstpointer data)
{
  GtkRoot *root = GTK_ROOT (fixture->window);
  GtkWidget *popover = NULL;

  page_resize (fixture, 360, 480);
  page_act (fixture, "match.overlays");
  while (popover == NULL || gtk_widget_get_height (popover) == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      popover = gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_POPOVER);
    }
  g_assert_cmpint (gtk_widget_get_height (popover), <=, gtk_widget_get_height (fixture->window) - 80);
  g_assert_cmpint (gtk_widget_get_width (popover), >, 200);
  gtk_popover_popdown (GTK_POPOVER (popover));
  page_settle (fixture);
}

/* A card whose name may be shortened tells it whole. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  const char *told;

  page_resize (fixture, 360, 640);
  told = gtk_widget_get_tooltip_text (part (fixture, ARI_TYPE_SEAT_CARD));
  g_assert_nonnull (told);
  g_assert_true (g_str_has_prefix (told, "Pasiphaë\n"));
}

/* The board has the same place and size as before. */
static void
assert_steady (Fixture               *fixture,
               const graphene_rect_t *before)
{
  graphene_rect_t now;

  gtk_test_widget_wait_for_draw (fixture->window);
  now = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  g_test_message ("%s: %g at %g, before %g at %g", ari_match_get_rules (fixture->match)->id, now.size.height,
                  now.origin.y, before->size.height, before->origin.y);
  g_assert_true (graphene_rect_equal (before, &now));
}

/* Whatever is said below it, the board keeps its size and its place, while it is played on and in wide
 * windows also after a long message. */
static void
test_steady (Fixture      *fixture,
             gconstpointer data)
{
  const struct { int width, height; } sizes[] = { { 1100, 716 }, { 1024, 600 }, { 720, 360 }, { 360, 640 } };
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriRandom random;

  ari_random_init (&random, 7);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t before;

      page_resize (fixture, sizes[i].width, sizes[i].height);
      gtk_test_widget_wait_for_draw (fixture->window);
      before = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
      for (guint ply = 0; ply < 8 && !shown_awaits_feat (fixture->table); ply++)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n;

          /* While something was drawn, chance may have acted, and the library must have it first. */
          page_settle (fixture);
          n = rules->actions (ari_match_get_position (fixture->match), actions);
          g_assert_true (ari_match_play (fixture->match, actions[ari_random_below (&random, n)], -1, NULL));
          page_settle (fixture);
          assert_steady (fixture, &before);
          ari_table_refuse (fixture->table, "Choose a piece first.");
          page_settle (fixture);
          assert_steady (fixture, &before);
          if (sizes[i].width < 500)
            continue;

          ari_table_refuse (fixture->table, "The piece can’t go there. It moves along one line as far as you "
                            "like, but it passes over nothing, and another piece stands between it and "
                            "this place. Choose another.");
          page_settle (fixture);
          assert_steady (fixture, &before);
        }
      page_act (fixture, "match.first");
      page_settle (fixture);
    }
}

#define LONG "The last move is taken back, so the match of the island goes on"

/* The longest toast lies below the board, and moves nothing. */
static void
test_toast (Fixture      *fixture,
            gconstpointer data)
{
  const struct { int width, height; } sizes[] = { { 1100, 720 }, { 700, 720 }, { 360, 640 } };
  AdwToastOverlay *overlay = ADW_TOAST_OVERLAY (part (fixture, ADW_TYPE_TOAST_OVERLAY));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      AdwToast *toast = adw_toast_new (LONG);
      graphene_rect_t before, bounds;
      GtkWidget *label;

      page_resize (fixture, sizes[i].width, sizes[i].height);
      ui_wait_until (gtk_widget_get_height (GTK_WIDGET (fixture->page)) <= sizes[i].height);
      gtk_test_widget_wait_for_draw (fixture->window);
      page_settle (fixture);
      before = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
      adw_toast_set_button_label (toast, "_Undo");
      ari_toast_add (overlay, toast);
      ui_wait_until ((label = ui_find (fixture->page, GTK_TYPE_LABEL, LONG)) != NULL
                     && gtk_widget_get_height (label) > 0);
      page_settle (fixture);
      assert_steady (fixture, &before);
      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (label), GTK_WIDGET (fixture->page),
                                                &bounds));
      g_assert_false (graphene_rect_intersection (&before, &bounds, NULL));
      adw_toast_overlay_dismiss_all (overlay);
      ui_wait_until (ui_find (fixture->page, GTK_TYPE_LABEL, LONG) == NULL);
    }
}

static GtkWidget *
focus_at (Fixture *fixture,
          int      width,
          int      height)
{
  page_resize (fixture, width, height);
  ui_wait_until (gtk_widget_get_mapped (part (fixture, ARI_TYPE_MATCH_STAGE)));
  gtk_test_widget_wait_for_draw (fixture->window);

  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

/* People who play by keyboard stay on the board at any size. From a button that goes, the focus moves on. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *button = page_find (GTK_WIDGET (fixture->page), GTK_TYPE_MENU_BUTTON), *focus;

  g_assert_true (gtk_widget_grab_focus (part (fixture, ARI_TYPE_MATCH_STAGE)));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (focus_at (fixture, 700, 720) == focus);
  g_assert_true (focus_at (fixture, 360, 640) == focus);
  g_assert_true (focus_at (fixture, 1100, 720) == focus);

  g_assert_true (gtk_widget_grab_focus (button));
  focus = focus_at (fixture, 360, 640);
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
}

/* A card that needed more while its computer thinks would go to another line, and take room from the
 * board. */
static void
test_thinking (Fixture      *fixture,
               gconstpointer data)
{
  AriMatch *match = fixture->match;
  GtkWidget *card = g_object_ref_sink (ari_seat_card_new (ari_match_get_actor (match)));

  for (AriSeatCardSize size = ARI_SEAT_CARD_COMPACT; size <= ARI_SEAT_CARD_MARK; size++)
    {
      int width, height, thinking_width, thinking_height;

      ari_seat_card_set_size (ARI_SEAT_CARD (card), size);
      ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), TRUE);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &thinking_width, NULL, NULL, NULL);
      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, -1, &thinking_height, NULL, NULL, NULL);
      g_assert_cmpint (thinking_width, ==, width);
      g_assert_cmpint (thinking_height, ==, height);
    }
  g_object_unref (card);
}

static gboolean
has_choices (Fixture *fixture)
{
  AriMatchStage *stage = ARI_MATCH_STAGE (part (fixture, ARI_TYPE_MATCH_STAGE));

  return gtk_widget_get_visible (ari_match_stage_get_choices (stage));
}

static gboolean
awaits_feat (Fixture *fixture)
{
  return shown_awaits_feat (fixture->table);
}

/* Plays at random. */
static void
play_until (Fixture  *fixture,
            gboolean (*is_reached) (Fixture *fixture))
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriRandom random;

  ari_random_init (&random, 5);
  while (!is_reached (fixture))
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);

      g_assert_cmpuint (n, >, 0);
      g_assert_true (ari_match_play (fixture->match, actions[ari_random_below (&random, n)], -1, NULL));
      page_keep (fixture);
    }
  page_settle (fixture);
}

/* How high the whole board is painted, with its frame, in pixels. */
static float
board_height (Fixture *fixture)
{
  AriBoardView *board = ARI_BOARD_VIEW (part (fixture, ARI_TYPE_BOARD_VIEW));

  gtk_test_widget_wait_for_draw (fixture->window);

  return MIN (ari_board_view_get_board (board)->framed.height * ari_board_view_get_state (board)->unit_px,
              (float) gtk_widget_get_height (GTK_WIDGET (board)));
}

/* Most of a window belongs to the board. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  page_act (fixture, "match.panel");
  page_resize (fixture, 1100, 720);
  g_test_message ("%g of 720", board_height (fixture));
  g_assert_cmpfloat (board_height (fixture), >=, 560 - (720 - gtk_widget_get_height (fixture->window)));
  /* Two thirds of a low one. */
  page_resize (fixture, 1024, 600);
  g_assert_cmpfloat (board_height (fixture), >=, 400);
  page_resize (fixture, 720, 360);
  ui_wait_until (gtk_widget_get_height (GTK_WIDGET (fixture->page)) <= 360);
  g_assert_cmpfloat (board_height (fixture), >=, 240);
}

/* Where there is something to choose, a narrow window says what for: the whole sentence, above the
 * choices. In a wide one, too, it is whole. */
static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *pill, *choices, *text;
  graphene_rect_t above, below;

  page_resize (fixture, 360, 640);
  play_until (fixture, has_choices);
  pill = part (fixture, ARI_TYPE_STATUS_BAR);
  choices = ari_match_stage_get_choices (ARI_MATCH_STAGE (part (fixture, ARI_TYPE_MATCH_STAGE)));
  text = page_find (pill, ARI_TYPE_NOTATION_LABEL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_get_mapped (text));
  g_assert_false (pango_layout_is_ellipsized (
                    gtk_label_get_layout (ari_notation_label_get_label (ARI_NOTATION_LABEL (text)))));
  g_assert_true (gtk_widget_compute_bounds (text, pill, &above));
  g_assert_true (gtk_widget_compute_bounds (choices, pill, &below));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);

  page_act (fixture, "match.panel");
  page_resize (fixture, 1100, 720);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_get_mapped (text));
  g_assert_false (pango_layout_is_ellipsized (
                    gtk_label_get_layout (ari_notation_label_get_label (ARI_NOTATION_LABEL (text)))));
}

/* The bull has room for the words below it, which say how to toss. */
static void
test_toss (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *view, *words;
  graphene_rect_t bounds;

  page_resize (fixture, 360, 640);
  play_until (fixture, awaits_feat);
  view = part (fixture, ARI_TYPE_TOSS_VIEW);
  words = gtk_widget_get_first_child (view);
  while (!GTK_IS_LABEL (words))
    words = gtk_widget_get_next_sibling (words);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_get_mapped (words));
  g_assert_true (gtk_widget_compute_bounds (words, view, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, gtk_widget_get_width (view));
}

static gboolean
is_over (Fixture *fixture)
{
  return ari_match_is_over (fixture->match);
}

/* As a review would. */
static void
judge_all (Fixture *fixture)
{
  for (guint number = 1; number <= page_n_plies (fixture); number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), number - 1);

      ari_match_set_eval (fixture->match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .nodes = 1 });
    }
}

static gboolean
is_in_sight (Fixture   *fixture,
             GtkWidget *widget)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  graphene_rect_t bounds, whole;

  return gtk_widget_compute_bounds (widget, page, &bounds) && gtk_widget_compute_bounds (page, page, &whole)
         && graphene_rect_contains_rect (&whole, &bounds);
}

static void
assert_in_sight (Fixture    *fixture,
                 const char *label)
{
  GtkWidget *button = ui_find (fixture->page, GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_assert_true (is_in_sight (fixture, button));
}

/* The longest result leaves room for what people do next, however low the window is. */
static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  const struct { int width, height; } sizes[] = { { 1100, 716 }, { 1000, 560 }, { 360, 640 } };

  play_until (fixture, is_over);
  judge_all (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      page_resize (fixture, sizes[i].width, sizes[i].height);
      page_act (fixture, "match.moves");
      page_act (fixture, "match.result");
      ui_wait_until (gtk_widget_get_mapped (part (fixture, ARI_TYPE_REVIEW_PANEL))
                     && is_in_sight (fixture, part (fixture, ARI_TYPE_REVIEW_PANEL)));
      gtk_test_widget_wait_for_draw (fixture->window);
      assert_in_sight (fixture, "_Rematch");
      assert_in_sight (fixture, "_Learn from My Mistakes");
    }
}

/* A key that was pressed while the page was being built comes before its first layout; here it shows the
 * panel. What goes wrong there makes GTK warn, and warnings are fatal. */
static void
test_panel_before_layout (Fixture      *fixture,
                          gconstpointer data)
{
  AriMatchPage *page = ari_match_page_new (fixture->autosave, NULL, FALSE);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 720);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (page)), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "match.panel", NULL);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_mapped (page_find (GTK_WIDGET (page), ARI_TYPE_MATCH_PANEL)));
  gtk_window_destroy (GTK_WINDOW (window));
  page_settle (fixture);
}

/* In a large window the board grows. The panel and the seats don't. */
static void
test_large (Fixture      *fixture,
            gconstpointer data)
{
  graphene_rect_t board, before;

  page_resize (fixture, 1100, 720);
  before = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  page_resize (fixture, 1270, 880);
  board = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  g_assert_cmpfloat (board.size.height, >, before.size.height + 120);
  g_assert_cmpfloat (bounds_of (fixture, ARI_TYPE_MATCH_PANEL).size.width, <=, 400);
  g_assert_cmpfloat (bounds_of (fixture, ARI_TYPE_SEAT_CARD).size.width, <=, 340);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, game, func) \
  g_test_add ("/ui/match-sizes/" path, Fixture, game, page_set_up, func, page_tear_down)
  ADD ("typing", NULL, test_typing);
  ADD ("narrowest", NULL, test_narrowest);
  ADD ("zoom/minoa", "minoa", test_zoom);
  ADD ("zoom/minarett", "minarett", test_zoom);
  ADD ("zoom/labyrinth", "labyrinth", test_zoom);
  ADD ("small-board/minoa", "minoa", test_small_board);
  ADD ("small-board/minarett", "minarett", test_small_board);
  ADD ("small-board/labyrinth", "labyrinth", test_small_board);
  ADD ("small-board/minotaur", "minotaur", test_small_board);
  ADD ("room/minoa", "minoa", test_room);
  ADD ("room/minarett", "minarett", test_room);
  ADD ("room/labyrinth", "labyrinth", test_room);
  ADD ("room/minotaur", "minotaur", test_room);
  ADD ("legible/labyrinth", "labyrinth seats=4", test_legible);
  ADD ("legible/minotaur", "minotaur seats=5", test_legible);
  ADD ("names", "minotaur", test_names);
  ADD ("steady/minoa", "minoa", test_steady);
  ADD ("steady/minarett", "minarett", test_steady);
  ADD ("steady/labyrinth", "labyrinth", test_steady);
  ADD ("steady/minotaur", "minotaur", test_steady);
  ADD ("toast", "labyrinth", test_toast);
  ADD ("focus", "minoa", test_focus);
  ADD ("thinking", "minotaur", test_thinking);
  ADD ("overlays", "minarett", test_overlays);
  ADD ("choices/labyrinth", "labyrinth", test_choices);
  ADD ("choices/minotaur", "minotaur", test_choices);
  ADD ("toss", "minotaur", test_toss);
  ADD ("result", NULL, test_result);
  ADD ("large", NULL, test_large);
  ADD ("before-layout", NULL, test_panel_before_layout);

  return g_test_run ();
}

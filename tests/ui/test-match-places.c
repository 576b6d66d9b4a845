/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing moves under the pointer: buttons, thread and board of a match page keep their places while the
 * match goes on, and the status below the board its height. */
#include "ari-board-view.h"
#include "ari-settings.h"
#include "ari-status-bar.h"
#include "ari-status-line.h"
#include "ari-timeline.h"
#include "button-places.h"
#include "page-fixture.h"
#include "ui-fixture.h"

#define LONG "The piece can’t go there. It moves along one line as far as you like, but it passes over nothing, and " \
             "another piece stands between it and this place. Choose another piece, or another place for this one. " \
             "The rules say more about it, and show a picture of the ways that a piece can take over the board."

typedef struct
{
  int width, height;
} Size;

static const Size sizes[] = { { 1100, 720 }, { 640, 480 }, { 720, 360 }, { 360, 640 } };

static void
resize (Fixture    *fixture,
        const Size *size)
{
  page_resize (fixture, size->width, size->height);
  ui_wait_until (gtk_widget_get_height (GTK_WIDGET (fixture->page)) <= size->height);
  page_settle (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static graphene_rect_t
bounds_of (Fixture *fixture,
           GType    type)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (page_find (page, type), page, &bounds));

  return bounds;
}

static void
assert_still (Fixture               *fixture,
              GType                  type,
              const graphene_rect_t *before)
{
  graphene_rect_t now = bounds_of (fixture, type);

  g_test_message ("%s: %g×%g at %g, %g", g_type_name (type), now.size.width, now.size.height, now.origin.x,
                  now.origin.y);
  g_assert_true (graphene_rect_equal (before, &now));
}

/* A person plays, is refused, looks back and takes moves back, and the match ends. */
static void
test_steady (Fixture      *fixture,
             gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(GArray) before = NULL;
      graphene_rect_t board, thread, status;

      resize (fixture, &sizes[i]);
      before = button_places_find (fixture);
      board = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
      thread = bounds_of (fixture, ARI_TYPE_TIMELINE);
      status = bounds_of (fixture, ARI_TYPE_STATUS_BAR);

      for (guint step = 0; step < 8; step++)
        {
          switch (step)
            {
            case 0:
              page_pick (fixture, "d4e5");
              break;
            case 1:
              page_pick (fixture, "a1b1");
              break;
            case 2:
              ari_table_refuse (fixture->table, LONG);
              break;
            case 3:
              page_act (fixture, "match.back");
              break;
            case 4:
              page_act (fixture, "match.last");
              break;
            case 5:
              page_act (fixture, "match.recap");
              break;
            case 6:
              page_act (fixture, "match.undo");
              break;
            default:
              page_act (fixture, "match.undo");
              break;
            }
          button_places_assert_steady (fixture, before);
          assert_still (fixture, ARI_TYPE_BOARD_VIEW, &board);
          assert_still (fixture, ARI_TYPE_TIMELINE, &thread);
          assert_still (fixture, ARI_TYPE_STATUS_BAR, &status);
        }
      page_act (fixture, "match.first");
    }
}

static void
set_up_for_rules (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  page_set_up_with_settings (fixture, data, settings);
}

/* A rule that is said for the first time takes no room, and neither does it when it goes. */
static void
test_rule (Fixture      *fixture,
           gconstpointer data)
{
  /* Sticks that close off a corner. */
  static const char *const corners[][2] = {
    { "b1b2", "a2b2" }, { "b5b6", "a5b5" }, { "h8h9", "h8i8" }, { "h4h5", "h5i5" },
  };
  g_autoptr(GSettings) settings = ari_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(GArray) before = NULL, while_said = NULL;
      graphene_rect_t board;

      g_settings_reset (settings, "explained");
      page_pick (fixture, corners[i][0]);
      resize (fixture, &sizes[i]);
      before = button_places_find (fixture);
      board = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);

      page_pick (fixture, corners[i][1]);
      while_said = button_places_find (fixture);
      g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule"));
      button_places_assert_steady (fixture, before);
      assert_still (fixture, ARI_TYPE_BOARD_VIEW, &board);

      g_assert_true (ari_table_escape (fixture->table));
      button_places_assert_steady (fixture, while_said);
      g_assert_null (ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule"));
      button_places_assert_steady (fixture, before);
      assert_still (fixture, ARI_TYPE_BOARD_VIEW, &board);
    }
}

/* A panel that is closed stays closed when the match ends; a button shows the result. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *button;
  AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW (page_find (page, ADW_TYPE_OVERLAY_SPLIT_VIEW));
  graphene_rect_t board;

  page_act (fixture, "match.panel");
  g_assert_false (adw_overlay_split_view_get_show_sidebar (split));
  page_pick (fixture, "d4e5");
  board = bounds_of (fixture, ARI_TYPE_BOARD_VIEW);
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  page_settle (fixture);
  g_assert_false (adw_overlay_split_view_get_show_sidebar (split));
  assert_still (fixture, ARI_TYPE_BOARD_VIEW, &board);

  button = ui_find (page, GTK_TYPE_BUTTON, "Review");
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
  ui_click (button);
  page_settle (fixture);
  g_assert_true (adw_overlay_split_view_get_show_sidebar (split));
}

static GtkWidget *
find_more (Fixture *fixture)
{
  return ui_find (fixture->page, GTK_TYPE_MENU_BUTTON, "More");
}

/* A line that ends in an ellipsis may be higher than others. */
static void
assert_whole_lines (GtkLabel *label)
{
  int height;

  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (label)), >=, height);
}

/* What doesn't fit into two lines is behind a button and a key, in any window; what fits needs none. */
static void
test_more (Fixture      *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkPopover *popover;

      resize (fixture, &sizes[i]);
      g_assert_null (find_more (fixture));

      ari_table_refuse (fixture->table, LONG);
      page_settle (fixture);
      ui_wait_until (find_more (fixture) != NULL);
      assert_whole_lines (GTK_LABEL (ui_find (fixture->page, GTK_TYPE_LABEL, LONG)));
      popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_more (fixture)));
      page_act (fixture, "match.more");
      ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
      g_assert_true (ui_shows (popover, LONG));
      page_act (fixture, "match.more");
      ui_wait_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));

      /* It closes when something else is said. */
      page_act (fixture, "match.more");
      ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
      ari_table_refuse (fixture->table, NULL);
      page_settle (fixture);
      ui_wait_until (find_more (fixture) == NULL && !gtk_widget_get_mapped (GTK_WIDGET (popover)));
    }
}

/* Undo and Redo say why they don't work while a person looks back. */
static void
test_reasons (Fixture      *fixture,
              gconstpointer data)
{
  const char *reason = "You are looking back. Go to the end to take moves back or to redo them.";

  page_pick (fixture, "d4e5");
  page_pick (fixture, "a1b1");
  page_act (fixture, "match.undo");
  g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "Undo"));
  g_assert_nonnull (ui_find (fixture->page, GTK_TYPE_BUTTON, "Redo"));
  page_act (fixture, "match.redo");
  page_act (fixture, "match.back");
  g_assert_false (gtk_widget_is_sensitive (ui_find (fixture->page, GTK_TYPE_BUTTON, reason)));
  page_act (fixture, "match.last");
  g_assert_null (ui_find (fixture->page, GTK_TYPE_BUTTON, reason));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-places/" path, Fixture, NULL, page_set_up, func, page_tear_down)
  ADD ("steady", test_steady);
  g_test_add ("/ui/match-places/rule", Fixture, NULL, set_up_for_rules, test_rule, page_tear_down);
  ADD ("end", test_end);
  ADD ("more", test_more);
  ADD ("reasons", test_reasons);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tells the meaning of the overlays, in windows of different widths. */
#include "ari-board-renderer.h"
#include "ari-board-view.h"
#include "ari-legend-button.h"
#include "ari-status-bar.h"
#include "ari-match-stage.h"
#include "ari-notation-label.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static void
switch_all (Fixture *fixture,
            gboolean on)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (fixture->table);
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);

  for (guint i = 0; i < n; i++)
    ari_overlay_switches_set (overlays, choices[i].id, on);
  page_settle (fixture);
}

static graphene_rect_t
bounds_of_board (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (page_find (page, ARI_TYPE_BOARD_VIEW), page, &bounds));

  return bounds;
}

static void
assert_legends (Fixture    *fixture,
                const char *text)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (ari_table_get_overlays (fixture->table), choices);

  for (guint i = 0; i < n; i++)
    {
      const char *legend = ari_board_renderer_legend (ari_match_get_rules (fixture->match), choices[i].id);

      if (legend != NULL)
        g_assert_nonnull (strstr (text, legend));
    }
}

static GtkWidget *
legend_button (Fixture *fixture)
{
  return page_find (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_LEGEND_BUTTON), GTK_TYPE_MENU_BUTTON);
}

/* At any size the meaning of all overlays takes nothing from the board: it can be opened, and is read as a
 * whole. */
static void
assert_behind_button (Fixture *fixture,
                      int      width,
                      int      height)
{
  graphene_rect_t before, now;
  GtkWidget *button = legend_button (fixture), *label;
  GtkPopover *popover;
  int needed;

  page_resize (fixture, width, height);
  switch_all (fixture, FALSE);
  g_assert_false (gtk_widget_is_visible (button));
  gtk_test_widget_wait_for_draw (fixture->window);
  before = bounds_of_board (fixture);

  switch_all (fixture, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  now = bounds_of_board (fixture);
  g_assert_true (graphene_rect_equal (&before, &now));
  g_assert_true (gtk_widget_get_mapped (button));

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  label = page_find (GTK_WIDGET (popover), GTK_TYPE_LABEL);
  ui_wait_until (gtk_widget_get_height (label) > 0);
  assert_legends (fixture, gtk_label_get_label (GTK_LABEL (label)));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &needed, NULL, NULL,
                      NULL);
  g_assert_cmpint (gtk_widget_get_height (label), >=, needed);
  gtk_popover_popdown (popover);
  ui_wait_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
}

static void
test_legend (Fixture      *fixture,
             gconstpointer data)
{
  assert_behind_button (fixture, 1100, 720);
  assert_behind_button (fixture, 800, 640);
  assert_behind_button (fixture, 360, 640);
}

/* However low the window is, the room below the board belongs to the next step. */
static void
test_low (Fixture      *fixture,
          gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 360, 294 }, { 640, 360 } };
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *pill = page_find (page, ARI_TYPE_STATUS_BAR);

  switch_all (fixture, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t bounds;

      page_resize (fixture, sizes[i].width, sizes[i].height);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_true (gtk_widget_get_mapped (page_find (pill, ARI_TYPE_NOTATION_LABEL)));
      g_assert_true (gtk_widget_compute_bounds (pill, page, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
      g_assert_true (gtk_widget_get_mapped (legend_button (fixture)));
    }
}

/* In the smallest one, choices take its place. */
static void
test_low_choices (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *pill = page_find (page, ARI_TYPE_STATUS_BAR), *choices, *button;
  graphene_rect_t bounds;

  page_resize (fixture, 360, 294);
  switch_all (fixture, FALSE);
  ari_match_take_back (fixture->match, 0);
  page_play (fixture, "first=1 1-6 a1 a6");
  choices = ari_match_stage_get_choices (ARI_MATCH_STAGE (page_find (page, ARI_TYPE_MATCH_STAGE)));
  ui_wait_until (gtk_widget_get_mapped (choices));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
  g_assert_true (gtk_widget_compute_bounds (pill, page, &bounds));
  g_assert_cmpfloat (bounds.size.width, <=, 360);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
  g_assert_false (gtk_widget_get_mapped (page_find (pill, ARI_TYPE_NOTATION_LABEL)));

  /* What the overlays mean can still be read. */
  switch_all (fixture, TRUE);
  button = legend_button (fixture);
  ui_wait_until (gtk_widget_get_mapped (button));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
  switch_all (fixture, FALSE);
  ui_wait_until (!gtk_widget_get_mapped (button));

  /* In the past, choices would begin a variation, so that is said. */
  page_act (fixture, "match.first");
  page_settle (fixture);
  ui_wait_until (gtk_widget_get_mapped (page_find (pill, ARI_TYPE_NOTATION_LABEL)));
  g_assert_true (gtk_widget_get_mapped (choices));
  page_act (fixture, "match.last");

  page_resize (fixture, 640, 360);
  g_assert_true (gtk_widget_get_mapped (choices));
  g_assert_true (gtk_widget_get_mapped (page_find (pill, ARI_TYPE_NOTATION_LABEL)));
}

/* Opens the legend by its button. (transfer none) */
static GtkPopover *
open_legend (Fixture *fixture)
{
  GtkWidget *button = legend_button (fixture);
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  page_resize (fixture, 360, 640);
  switch_all (fixture, TRUE);
  g_assert_true (gtk_widget_grab_focus (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  page_settle (fixture);

  return popover;
}

static gboolean
is_focus_on_board (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, ARI_TYPE_BOARD_VIEW) != NULL;
}

/* When its button goes, an open legend closes, and the board gets the focus. */
static void
test_switched_off (Fixture      *fixture,
                   gconstpointer data)
{
  GtkPopover *popover = open_legend (fixture);

  switch_all (fixture, FALSE);
  ui_wait_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  g_assert_true (is_focus_on_board (fixture));

  /* It doesn't open by itself. */
  switch_all (fixture, TRUE);
  page_settle (fixture);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (popover)));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, game, func) \
  g_test_add ("/ui/match-legend/" path, Fixture, game, page_set_up, func, page_tear_down)
  ADD ("whole/minoa", "minoa", test_legend);
  ADD ("whole/minarett", "minarett", test_legend);
  ADD ("whole/labyrinth", "labyrinth", test_legend);
  ADD ("low/minoa", "minoa", test_low);
  ADD ("low/minarett", "minarett", test_low);
  ADD ("low/labyrinth", "labyrinth", test_low);
  g_test_add ("/ui/match-legend/low-choices", Fixture, "labyrinth", page_set_up_by_hand, test_low_choices,
              page_tear_down);
  ADD ("switched-off", "minarett", test_switched_off);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tells the meaning of the overlays, in windows of different widths. */
#include "ari-board-renderer.h"
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

/* (nullable): the list of overlays, if it is open. */
static GtkWidget *
find_list (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (popover == NULL || !gtk_widget_get_mapped (popover) || gtk_widget_get_height (popover) == 0)
    return NULL;

  return popover;
}

/* Whether the open list shows the legends of all overlays that have one. */
static gboolean
shows_legends (Fixture *fixture)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (ari_table_get_overlays (fixture->table), choices);
  guint n_shown = 0, n_legends = 0;

  for (guint i = 0; i < n; i++)
    {
      const char *legend = ari_board_renderer_legend (ari_match_get_rules (fixture->match), choices[i].id);

      n_legends += legend != NULL;
      n_shown += legend != NULL && ui_shows (find_list (fixture), legend);
    }
  g_assert_cmpuint (n_legends, >, 0);
  g_assert_true (n_shown == 0 || n_shown == n_legends);

  return n_shown > 0;
}

/* Just after the size has changed, its button may be on its way from one layout to the other. */
static gboolean
opens_list (Fixture *fixture)
{
  if (find_list (fixture) == NULL)
    page_act (fixture, "match.overlays");

  return find_list (fixture) != NULL;
}

/* At any size the list of overlays says what the signs of those mean that are on. */
static void
test_legend (Fixture      *fixture,
             gconstpointer data)
{
  static const struct { int width, height; } sizes[] = {
    { 1100, 720 }, { 800, 640 }, { 720, 360 }, { 360, 640 }, { 346, 300 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      page_resize (fixture, sizes[i].width, sizes[i].height);
      ui_wait_until (gtk_widget_get_height (GTK_WIDGET (fixture->page)) <= sizes[i].height);
      switch_all (fixture, TRUE);
      ui_wait_until (opens_list (fixture));
      g_assert_true (shows_legends (fixture));
      switch_all (fixture, FALSE);
      g_assert_false (shows_legends (fixture));
      gtk_popover_popdown (GTK_POPOVER (find_list (fixture)));
      ui_wait_until (find_list (fixture) == NULL);
    }
}

/* However small the window is, the status and the choices have their place in it. */
static void
test_low_choices (Fixture      *fixture,
                  gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 360, 300 }, { 640, 360 } };
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *status = page_find (page, ARI_TYPE_STATUS_BAR), *choices;

  ari_match_take_back (fixture->match, 0);
  page_play (fixture, "first=1 1-6 a1 a6");
  choices = ari_match_stage_get_choices (ARI_MATCH_STAGE (page_find (page, ARI_TYPE_MATCH_STAGE)));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t bounds;

      page_resize (fixture, sizes[i].width, sizes[i].height);
      ui_wait_until (gtk_widget_get_height (page) <= sizes[i].height && gtk_widget_get_mapped (choices));
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_cmpint (gtk_widget_get_width (page), <=, sizes[i].width);
      g_assert_true (gtk_widget_compute_bounds (status, page, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
      g_assert_true (gtk_widget_get_mapped (page_find (status, ARI_TYPE_NOTATION_LABEL)));
    }
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
  g_test_add ("/ui/match-legend/low-choices", Fixture, "labyrinth", page_set_up_by_hand, test_low_choices,
              page_tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules that are explained on the board when they first matter. */
#include "ari-board-view.h"
#include "ari-rule-bubble.h"
#include "ari-settings.h"
#include "ari-match-panel.h"
#include "ari-rules-view.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static GSettings *settings;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  settings = ari_settings_new ();
  g_settings_reset (settings, "explained");
  g_settings_set_boolean (settings, "explain-rules", TRUE);
  page_set_up_with_settings (fixture, data, settings);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  page_tear_down (fixture, data);
  g_clear_object (&settings);
}

/* The bubble that is open; NULL if there is none. */
static GtkWidget *
bubble (Fixture *fixture)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);

  for (GtkWidget *child = gtk_widget_get_first_child (stage); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

/* Closes off the corner at a1. */
static void
close_corner (Fixture *fixture)
{
  page_pick (fixture, "b1b2");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
  page_pick (fixture, "a2b2");
  page_settle (fixture);
}

/* The stick that would complete the ring around a triangle. */
static void
refuse_ring (Fixture *fixture)
{
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));
  AriBoardView *board;

  page_pick (fixture, "d4e5");
  page_settle (fixture);
  page_pick (fixture, "d4d5");
  page_settle (fixture);
  board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  ari_board_view_pick (board, ari_board_find (points, "d5e5"));
  page_settle (fixture);
  g_assert_nonnull (ari_table_get_refusal (fixture->table));
}

static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);
  g_auto(GStrv) known = NULL;

  gtk_widget_grab_focus (stage);
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));
  known = g_settings_get_strv (settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 1);
  g_assert_cmpstr (known[0], ==, "minoa/area");

  /* It doesn't take the focus, Escape closes it, and the same doesn't open it again. */
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), stage));
  page_press (fixture, GDK_KEY_Escape);
  g_assert_null (bubble (fixture));
  page_pick (fixture, "b5b6");
  page_settle (fixture);
  page_pick (fixture, "a5b5");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
}

/* Its button outlives its own press. */
static void
test_got_it (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *button;

  close_corner (fixture);
  button = gtk_widget_get_last_child (gtk_widget_get_last_child (
    gtk_popover_get_child (GTK_POPOVER (bubble (fixture)))));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Got It");
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (bubble (fixture));
  ui_wait_until (bubble (fixture) == NULL);
}

/* Where a bubble opens in a window of this size. */
static GtkPositionType
side_of (Fixture *fixture,
         int      width,
         int      height)
{
  GtkWidget *stage = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_STAGE);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  ui_wait_until (gtk_widget_get_width (GTK_WIDGET (fixture->window)) == width
                 && gtk_widget_get_width (stage) <= width);
  page_settle (fixture);
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));

  return gtk_popover_get_position (GTK_POPOVER (bubble (fixture)));
}

/* It stands beside its spot and off the cards and the line below the board, if there is room for it. */
static void
test_beside (Fixture      *fixture,
             gconstpointer data)
{
  GtkPositionType side = side_of (fixture, 1200, 800);

  g_assert_true (side == GTK_POS_LEFT || side == GTK_POS_RIGHT);
}

static void
test_above_or_below (Fixture      *fixture,
                     gconstpointer data)
{
  GtkPositionType side = side_of (fixture, 360, 640);

  g_assert_true (side == GTK_POS_TOP || side == GTK_POS_BOTTOM);
}

static void
test_leaves (Fixture      *fixture,
             gconstpointer data)
{
  close_corner (fixture);
  page_act (fixture, "match.back");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
  /* Looking back explains nothing. */
  g_settings_reset (settings, "explained");
  page_act (fixture, "match.forward");
  page_settle (fixture);
  g_assert_null (bubble (fixture));
}

/* What scrolls the text. The list of languages scrolls, too, but without a viewport. */
static GtkWidget *
text_of_rules (GtkWidget *panel)
{
  return gtk_widget_get_parent (page_find (page_find (panel, ARI_TYPE_RULES_VIEW), GTK_TYPE_VIEWPORT));
}

static void
test_rule (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_PANEL), *scrolled;
  GtkAdjustment *adjustment;

  close_corner (fixture);
  page_act (fixture, "match.explain");
  g_assert_null (bubble (fixture));
  g_assert_cmpstr (ari_match_panel_get_tab (ARI_MATCH_PANEL (panel)), ==, "rules");
  scrolled = text_of_rules (panel);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  ui_wait_until (gtk_adjustment_get_value (adjustment) > 0);
}

/* The bubble points to its spot wherever zooming has put it. */
static void
test_zoom (Fixture      *fixture,
           gconstpointer data)
{
  GdkRectangle before, after;

  close_corner (fixture);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &before));
  page_act (fixture, "match.zoom-in");
  do
    {
      g_assert_nonnull (bubble (fixture));
      g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &after));
      g_main_context_iteration (NULL, TRUE);
    }
  while (after.x == before.x && after.y == before.y);
  page_act (fixture, "match.whole-board");
  do
    {
      g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (bubble (fixture)), &after));
      g_main_context_iteration (NULL, TRUE);
    }
  while (after.x != before.x || after.y != before.y);
}

/* The window closes while a bubble is open. */
static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  close_corner (fixture);
  g_assert_nonnull (bubble (fixture));
}

static void
test_off (Fixture      *fixture,
          gconstpointer data)
{
  g_settings_set_boolean (settings, "explain-rules", FALSE);
  close_corner (fixture);
  g_assert_null (bubble (fixture));
}

/* A refusal leads to its rule, by the button beside it and by the key, even when it has gone. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_PANEL), *scrolled, *button;
  GtkAdjustment *adjustment;
  g_auto(GStrv) known = NULL;

  refuse_ring (fixture);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  g_assert_null (bubble (fixture));
  button = ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule");
  g_assert_nonnull (button);
  known = g_settings_get_strv (settings, "explained");
  g_assert_true (g_strv_contains ((const char *const *) known, "refusal"));

  ui_click (button);
  g_assert_cmpstr (ari_match_panel_get_tab (ARI_MATCH_PANEL (panel)), ==, "rules");
  scrolled = text_of_rules (panel);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  ui_wait_until (gtk_adjustment_get_value (adjustment) > 0);

  ari_table_refuse (fixture->table, NULL);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  page_act (fixture, "match.back");
  page_settle (fixture);
  g_assert_null (ari_table_get_refused_by (fixture->table));
}

/* The page of the game's rules. */
static char *
read_page (const AriRules *rules)
{
  g_autofree char *name = g_strdup_printf ("rules-%s.page", rules->id);
  g_autofree char *path = g_build_path ("/", "/io/github/ariadne_games/Ariadne/help/en", name, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_has_section (const char *page,
                    const char *section)
{
  g_autofree char *start = g_strdup_printf ("<section id=\"%s\">", section);

  g_assert_nonnull (strstr (page, start));
}

/* Every rule that a refusal or a bubble leads to is in the help. */
static void
test_sections (Fixture      *fixture,
               gconstpointer data)
{
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *page = read_page (all[i]);
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_occasions, n, n_refused = 0;
      const AriOccasion *list = ari_rules_occasions (all[i], &n_occasions);
      AriPosition position;
      AriSetup setup;

      for (guint j = 0; j < n_occasions; j++)
        assert_has_section (page, list[j].section);

      ari_setup_init (&setup, all[i]);
      all[i]->start (&position, &setup);
      while ((n = all[i]->actions (&position, actions)) > 0)
        {
          for (guint spot = 0; spot < all[i]->board (&setup)->n_spots; spot++)
            {
              const char *section = ari_rules_refused_by (all[i], &position, NULL, 0, (AriSpot) spot);

              if (section == NULL)
                continue;
              assert_has_section (page, section);
              n_refused++;
            }
          all[i]->apply (&position, actions[g_rand_int_range (rand, 0, (int) n)]);
        }
      g_assert_cmpuint (n_refused, >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/rule-bubble/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/ui/rule-bubble/beside", Fixture, NULL, set_up, test_beside, tear_down);
  g_test_add ("/ui/rule-bubble/above-or-below", Fixture, NULL, set_up, test_above_or_below, tear_down);
  g_test_add ("/ui/rule-bubble/leaves", Fixture, NULL, set_up, test_leaves, tear_down);
  g_test_add ("/ui/rule-bubble/rule", Fixture, NULL, set_up, test_rule, tear_down);
  g_test_add ("/ui/rule-bubble/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/ui/rule-bubble/got-it", Fixture, NULL, set_up, test_got_it, tear_down);
  g_test_add ("/ui/rule-bubble/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/ui/rule-bubble/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/ui/rule-bubble/sections", Fixture, NULL, set_up, test_sections, tear_down);
  g_test_add ("/ui/rule-bubble/off", Fixture, NULL, set_up, test_off, tear_down);

  return g_test_run ();
}

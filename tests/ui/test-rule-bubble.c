/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules that are explained on the board when they first matter. */
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
  scrolled = page_find (page_find (panel, ARI_TYPE_RULES_VIEW), GTK_TYPE_SCROLLED_WINDOW);
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

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/rule-bubble/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/ui/rule-bubble/leaves", Fixture, NULL, set_up, test_leaves, tear_down);
  g_test_add ("/ui/rule-bubble/rule", Fixture, NULL, set_up, test_rule, tear_down);
  g_test_add ("/ui/rule-bubble/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/ui/rule-bubble/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/ui/rule-bubble/off", Fixture, NULL, set_up, test_off, tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules that the line below the board says when they first matter. */
#include "announcements.h"
#include "ari-board-view.h"
#include "ari-match-panel.h"
#include "ari-rules-view.h"
#include "ari-settings.h"
#include "page-fixture.h"
#include "ui-fixture.h"

#define AREA "This stick closes off an area: it counts for a player alone on its border."

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  announcements_forget ();
  g_settings_reset (settings, "explained");
  page_set_up_with_settings (fixture, data, settings);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  page_tear_down (fixture, data);
}

/* How often it was announced. */
static guint
count_heard (const char *sentence)
{
  guint n = 0;

  for (const char *at = announcements_all (); (at = strstr (at, sentence)) != NULL; at++)
    n++;

  return n;
}

static const AriBoardState *
board_state (Fixture *fixture)
{
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW);

  return ari_board_view_get_state (ARI_BOARD_VIEW (board));
}

/* Closes off the corner at a1. */
static void
close_corner (Fixture *fixture)
{
  page_pick (fixture, "b1b2");
  page_settle (fixture);
  page_pick (fixture, "a2b2");
  page_settle (fixture);
}

/* The line says the rule, a ring without a number marks its stick, and screen readers hear it once, with the
 * key of its button. The focus stays where it was. */
static void
test_said (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW);
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));

  gtk_widget_grab_focus (board);
  close_corner (fixture);
  g_assert_true (ui_shows (fixture->page, AREA));
  g_assert_cmpuint (board_state (fixture)->n_hints, ==, 1);
  g_assert_cmpuint (board_state (fixture)->n_unranked, ==, 1);
  g_assert_cmpstr (points->spots[board_state (fixture)->hints[0]].name, ==, "a2b2");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), board));
  ui_wait_until (count_heard (AREA " Shift+F1 opens the rule.") == 1);

  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_false (ui_shows (fixture->page, AREA));
  g_assert_null (ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule"));
  g_assert_cmpuint (board_state (fixture)->n_hints, ==, 0);
  g_assert_cmpuint (count_heard (AREA), ==, 1);
}

/* Waits until the panel shows a rule below the first one. */
static void
await_rule (Fixture *fixture)
{
  GtkWidget *panel = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_MATCH_PANEL), *text;
  GtkAdjustment *adjustment;

  g_assert_cmpstr (ari_match_panel_get_tab (ARI_MATCH_PANEL (panel)), ==, "rules");
  /* The list of languages scrolls, too, but without a viewport. */
  text = gtk_widget_get_parent (page_find (page_find (panel, ARI_TYPE_RULES_VIEW), GTK_TYPE_VIEWPORT));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (text));
  ui_wait_until (gtk_adjustment_get_value (adjustment) > 0);
}

/* The button leads to the whole rule, which then needs no line below the board. */
static void
test_read (Fixture      *fixture,
           gconstpointer data)
{
  close_corner (fixture);
  ui_click (ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule"));
  page_settle (fixture);
  await_rule (fixture);
  g_assert_false (ui_shows (fixture->page, AREA));
}

/* The key does the same, and leads to no rule that has gone. */
static void
test_key (Fixture      *fixture,
          gconstpointer data)
{
  close_corner (fixture);
  page_act (fixture, "match.explain");
  page_settle (fixture);
  await_rule (fixture);
  g_assert_false (ui_shows (fixture->page, AREA));
}

/* A refusal leads to its rule, by the button beside it and by the key, even when it has gone. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  const AriBoard *points = ari_rules_lookup ("minoa")->board (ari_match_get_setup (fixture->match));

  /* The last stick would complete the ring around a triangle. */
  page_pick (fixture, "d4e5");
  page_settle (fixture);
  page_pick (fixture, "d4d5");
  page_settle (fixture);
  ari_board_view_pick (board, ari_board_find (points, "d5e5"));
  page_settle (fixture);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  ui_wait_until (count_heard ("Shift+F1 opens the rule.") == 1);

  ui_click (ui_find (fixture->page, GTK_TYPE_BUTTON, "Read the Rule"));
  await_rule (fixture);
  ari_table_refuse (fixture->table, NULL);
  g_assert_cmpstr (ari_table_get_refused_by (fixture->table), ==, "closing");
  page_act (fixture, "match.back");
  page_settle (fixture);
  g_assert_null (ari_table_get_refused_by (fixture->table));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-rule/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("said", test_said);
  ADD ("read", test_read);
  ADD ("key", test_key);
  ADD ("refused", test_refused);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match opens where it was left. */
#include "ari-match-page.h"
#include "ari-match-panel.h"
#include "ari-match-side.h"
#include "ari-stopwatch.h"
#include "window-fixture.h"

static AriPlaces *
new_places (Case *c)
{
  g_autofree char *path = g_build_filename (c->fixture.dir, "places", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  return ari_places_new (file);
}

/* The program with the match that was open. */
static AriTable *
start_at (Case       *c,
          AriPlaces **places,
          int         width)
{
  *places = new_places (c);
  g_settings_set_int64 (c->settings, "match", c->id);
  window_show (c, width, 720);
  ari_window_set_places (c->window, *places);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL && ari_places_is_loaded (*places));

  return ari_match_page_get_table (ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)));
}

static AriTable *
start (Case       *c,
       AriPlaces **places)
{
  return start_at (c, places, 1100);
}

static void
stop (Case       *c,
      AriPlaces **places)
{
  window_hide (c);
  ari_places_flush (*places);
  g_clear_object (places);
}

static void
play (AriTable   *table,
      const char *text)
{
  AriMatch *match = ari_table_get_match (table);
  guint n = ari_match_get_n_plies (match);
  AriAction action;

  g_assert_true (ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), text, &action,
                                  NULL));
  ari_table_play (table, action);
  ui_wait_until (ari_match_get_n_plies (match) > n && !ari_match_is_held (match));
}

static AriMatchPanel *
find_panel (Case *c)
{
  return ARI_MATCH_PANEL (ui_find (c->window, ARI_TYPE_MATCH_PANEL, NULL));
}

/* The position, the variation that was shown, and the tab of the panel. */
static void
test_place (Case          *c,
            gconstpointer  data)
{
  AriPlaces *places;
  AriTable *table = start (c, &places);
  AriMatch *match = ari_table_get_match (table);
  guint aside;

  play (table, "d4e5");
  play (table, "a1b1");
  play (table, "e4e5");
  ari_table_go (table, ARI_GO_NUMBER, 1);
  play (table, "a1a2");
  play (table, "e5e6");
  aside = ari_match_get_ply_id (match);
  ari_table_go (table, ARI_GO_NUMBER, 2);
  ari_match_panel_show_tab (find_panel (c), "notes");
  stop (c, &places);

  table = start (c, &places);
  match = ari_table_get_match (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);
  g_assert_false (ari_match_is_on_main_line (match));
  ari_table_go (table, ARI_GO_LAST, 0);
  g_assert_cmpuint (ari_match_get_ply_id (match), ==, aside);
  g_assert_cmpstr (ari_match_panel_get_tab (find_panel (c)), ==, "notes");

  /* Opened from the library again, too. */
  ari_table_go (table, ARI_GO_MAIN_NUMBER, 1);
  ui_wait_until (ari_match_get_cursor (match) == 1);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  table = ari_match_page_get_table (ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)));
  match = ari_table_get_match (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);
  g_assert_true (ari_match_is_on_main_line (match));
  stop (c, &places);
}

/* A match that has changed in the meantime is shown at its end, and so is another one with its number. */
static void
test_changed (Case          *c,
              gconstpointer  data)
{
  AriPlaces *places;
  AriTable *table = start (c, &places);
  AriPlace place;

  play (table, "d4e5");
  play (table, "a1b1");
  ari_table_go (table, ARI_GO_NUMBER, 1);
  stop (c, &places);

  places = new_places (c);
  ui_wait_until (ari_places_is_loaded (places));
  g_assert_true (ari_places_get (places, c->id, &place));
  place.main++;
  ari_places_set (places, c->id, &place);
  ari_places_flush (places);
  g_clear_object (&places);
  table = start (c, &places);
  g_assert_cmpuint (ari_match_get_cursor (ari_table_get_match (table)), ==, 2);
  ari_table_go (table, ARI_GO_NUMBER, 1);
  stop (c, &places);

  places = new_places (c);
  ui_wait_until (ari_places_is_loaded (places));
  g_assert_true (ari_places_get (places, c->id, &place));
  g_assert_cmpuint (place.ply, ==, 1);
  place.started++;
  ari_places_set (places, c->id, &place);
  ari_places_flush (places);
  g_clear_object (&places);
  table = start (c, &places);
  g_assert_cmpuint (ari_match_get_cursor (ari_table_get_match (table)), ==, 2);
  stop (c, &places);
}

/* A phone has no room beside the table: the tab waits in the sheet, which stays closed. */
static void
test_phone (Case          *c,
            gconstpointer  data)
{
  AriPlaces *places;

  start (c, &places);
  ari_match_panel_show_tab (find_panel (c), "notes");
  g_settings_set_boolean (c->settings, "side-panel", FALSE);
  stop (c, &places);

  start_at (c, &places, 360);
  ui_wait_until (ui_find (c->window, ADW_TYPE_BOTTOM_SHEET, NULL) != NULL);
  g_assert_null (ui_find (c->window, ARI_TYPE_MATCH_PANEL, NULL));
  stop (c, &places);

  start_at (c, &places, 360);
  ui_wait_until (ui_find (c->window, ADW_TYPE_BOTTOM_SHEET, NULL) != NULL);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.panel", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PANEL, NULL) != NULL);
  g_assert_cmpstr (ari_match_panel_get_tab (find_panel (c)), ==, "notes");
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.panel", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PANEL, NULL) == NULL);
  stop (c, &places);

  /* It was open when it last had room. */
  start (c, &places);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PANEL, NULL) != NULL);
  g_assert_cmpstr (ari_match_panel_get_tab (find_panel (c)), ==, "notes");
  stop (c, &places);
}

/* A slow disk moves nobody who has gone somewhere else meanwhile. */
static void
test_late (Case          *c,
           gconstpointer  data)
{
  AriPlaces *places;
  AriTable *table = start (c, &places);

  play (table, "d4e5");
  play (table, "a1b1");
  play (table, "e4e5");
  ari_table_flush (table);
  ari_table_go (table, ARI_GO_NUMBER, 2);
  ari_match_panel_show_tab (find_panel (c), "notes");
  stop (c, &places);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AriMatch) match = fixture_load (&c->fixture, c->id);
      g_autoptr(AriAutosave) autosave = ari_autosave_new (c->fixture.library, match, c->id);
      AriMatchPage *page = g_object_ref_sink (ari_match_page_new (autosave, c->settings, TRUE));

      places = new_places (c);
      ari_match_page_set_places (page, places, TRUE);
      if (i == 1)
        ari_table_go (ari_match_page_get_table (page), ARI_GO_NUMBER, 1);
      ui_wait_until (ari_places_is_loaded (places));
      g_assert_cmpuint (ari_match_get_cursor (match), ==, i == 1 ? 1 : 2);
      g_object_unref (page);
      g_clear_object (&places);
    }
}

/* The live analysis says something all the time; that is no other place, and writes no file. */
static void
test_analysis (Case          *c,
               gconstpointer  data)
{
  AriPlaces *places;
  AriPlace before, after;
  AriTable *table;

  ari_stopwatch_set_now (G_USEC_PER_SEC);
  table = start (c, &places);
  play (table, "d4e5");
  ari_table_flush (table);
  ari_table_go (table, ARI_GO_NUMBER, 0);
  ari_table_go (table, ARI_GO_LAST, 0);
  ari_stopwatch_set_now (11 * G_USEC_PER_SEC);
  g_assert_true (ari_places_get (places, c->id, &before));
  g_signal_emit_by_name (table, "changed", ARI_TABLE_ANALYSIS);
  g_assert_true (ari_places_get (places, c->id, &after));
  g_assert_cmpfloat (after.seconds, ==, before.seconds);
  g_object_notify (G_OBJECT (c->window), "suspended");
  g_assert_true (ari_places_get (places, c->id, &after));
  g_assert_cmpfloat (after.seconds, ==, before.seconds + 10);
  stop (c, &places);
  ari_stopwatch_set_now (-1);
}

/* A decision of yesterday and today has the time of both; the night doesn't count. */
static void
test_thought (Case          *c,
              gconstpointer  data)
{
  AriPlaces *places;
  AriTable *table;

  ari_stopwatch_set_now (G_USEC_PER_SEC);
  table = start (c, &places);
  play (table, "d4e5");
  ari_table_flush (table);
  ari_stopwatch_set_now (61 * G_USEC_PER_SEC);
  stop (c, &places);

  ari_stopwatch_set_now (100 * 1000 * G_TIME_SPAN_SECOND);
  table = start (c, &places);
  ari_stopwatch_set_now ((100 * 1000 + 5) * G_TIME_SPAN_SECOND);
  play (table, "a1b1");
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (ari_table_get_match (table))), ==, 65);
  stop (c, &places);
  ari_stopwatch_set_now (-1);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/match-place/place", test_place);
  WINDOW_ADD ("/ui/match-place/changed", test_changed);
  WINDOW_ADD ("/ui/match-place/phone", test_phone);
  WINDOW_ADD ("/ui/match-place/late", test_late);
  WINDOW_ADD ("/ui/match-place/analysis", test_analysis);
  WINDOW_ADD ("/ui/match-place/thought", test_thought);

  return g_test_run ();
}

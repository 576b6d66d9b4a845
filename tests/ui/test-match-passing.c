/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Keep Passing”, and only moves that play themselves, on the match page. */
#include "ari-settings.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Seat 1 owns five pairs and acts next. */
#define FIVE_PAIRS \
  "a1 R1L a2 R3R claim a3 W1L a4 W3L a3 a4 a5 G1L a6 G3R claim a3 a4 a3 a4 b1 B1L b2 B3R claim a3 a4 a3 a4 " \
  "b3 Y1L b4 Y3R claim a3 a4 a3 a4 a3 b5 W5R claim a4 b6 R3L b6 a4"

/* One person among computers, so that nobody has to say that the tiles have been seen. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  page_set_up (fixture, "minotaur");
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  for (AriActor seat = 2; seat <= 3; seat++)
    ari_match_set_seat (fixture->match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  page_settle (fixture);
}

/* (nullable): while it shows. */
static GtkWidget *
find_switch (Fixture *fixture)
{
  return ui_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Keep Passing");
}

static void
assert_on (Fixture  *fixture,
           gboolean  on)
{
  g_assert_true (gtk_widget_is_sensitive (find_switch (fixture)));
  g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_switch (fixture))), ==, on);
}

/* The switch is there for a person who may pass, and as long as it is on. */
static void
test_switch (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(AriPly) ply = NULL;
  guint n;

  g_assert_null (find_switch (fixture));
  page_play (fixture, FIVE_PAIRS);
  assert_on (fixture, FALSE);

  n = page_n_plies (fixture);
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 0);
  ui_click (find_switch (fixture));
  page_settle (fixture);
  assert_on (fixture, TRUE);
  ui_wait_until (page_n_plies (fixture) > n);
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  page_settle (fixture);
  ply = g_list_model_get_item (G_LIST_MODEL (fixture->match), n);
  g_assert_cmpstr (ari_ply_get_text (ply), ==, "pass");
  g_assert_cmpuint (ari_ply_get_actor (ply), ==, 1);

  /* While others play, it can be switched off: here by its key. */
  assert_on (fixture, TRUE);
  page_act (fixture, "match.keep-passing");
  g_assert_null (find_switch (fixture));
}

/* It ends when the person does anything else. */
static void
test_other_deed (Fixture       *fixture,
                 gconstpointer  data)
{
  page_play (fixture, FIVE_PAIRS);
  page_act (fixture, "match.keep-passing");
  assert_on (fixture, TRUE);
  page_pick (fixture, "b6");
  g_assert_null (find_switch (fixture));
}

static void
set_up_only_moves (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  g_settings_set_string (settings, "roll", "by-hand");
  g_settings_set_string (settings, "pace", "instant");
  g_settings_set_boolean (settings, "only-moves", TRUE);
  page_set_up_with_settings (fixture, "labyrinth", settings);
}

/* The traveller that enters on a1 can only go on to a3. Undo takes both back. */
static void
test_only_moves (Fixture       *fixture,
                 gconstpointer  data)
{
  page_begin (fixture);
  g_assert_true (ari_match_play_text (fixture->match, "1-3", -1, NULL));
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);

  g_assert_true (ari_match_play_text (fixture->match, "a1", -1, NULL));
  ui_wait_until (page_n_plies (fixture) == 4);
  page_settle (fixture);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (fixture->match)), ==, "a3");
  page_act (fixture, "match.undo");
  g_assert_cmpuint (page_n_plies (fixture), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-passing/switch", Fixture, NULL, set_up, test_switch, page_tear_down);
  g_test_add ("/ui/match-passing/other-deed", Fixture, NULL, set_up, test_other_deed, page_tear_down);
  g_test_add ("/ui/match-passing/only-moves", Fixture, NULL, set_up_only_moves, test_only_moves,
              page_tear_down);

  return g_test_run ();
}

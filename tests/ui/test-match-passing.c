/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Keep Passing”, and only moves that play themselves, on the match page. */
#include "ari-settings.h"
#include "button-places.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Seat 1 owns five pairs and acts next. */
#define FIVE_PAIRS \
  "a1 R1L a2 R3R claim a3 W1L a4 W3L a3 a4 a5 G1L a6 G3R claim a3 a4 a3 a4 b1 B1L b2 B3R claim a3 a4 a3 a4 " \
  "b3 Y1L b4 Y3R claim a3 a4 a3 a4 a3 b5 W5R claim a4 b6 R3L b6 a4"

/* In Minoa, the third player can only pass. */
#define BLOCKED \
  "g8h9 h8h9 e3f3 d6e6 b3c3 a1b1 a5b5 h4i5 d4e4 e8f8 d3e4 d4e5 b4b5 c2c3 e6f7 h7i7 c2d2 i7i8 c4c5 e5f6 " \
  "e2f2 c1d1 h5h6 g6g7 g5g6 a2b3 b1c1 b2c3 h7i8 f6g7 g7g8 f8f9 a4b5 c3c4 b5c5 f8g8 g4g5 e6f6 c7d8 d7d8 " \
  "c1d2 d3e3 c6c7 a1b2 b6c6 f5f6 g6h6 b6c7 d6d7 c6d7 f3g3 h7h8 c3d3 g3h4 g4h4 e7e8 e9f9 d5e6 a3b4 a5b6 " \
  "d8e9 d1e2 f4f5 f8g9 f2g3 h6i6 e8e9 h8i9 b1c2 h9i9 e2e3 e1e2 h5i5 e1f2"

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

/* The buttons below the board, where they are and what they say. */
static gboolean
may_hurry (Fixture *fixture)
{
  return gtk_widget_is_sensitive (ui_find (fixture->page, GTK_TYPE_BUTTON, "Move Now"));
}

/* The order to the computer never comes where a choice was. @data: width and height of the window */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  const int *size = data;
  g_autoptr(GArray) before = NULL, passing = NULL;

  page_resize (fixture, size[0], size[1]);
  page_play (fixture, "a1 R1L a2 R3R");
  before = button_places_find (fixture);
  g_assert_false (may_hurry (fixture));
  page_play (fixture, "claim");
  button_places_assert_steady (fixture, before);
  g_assert_true (may_hurry (fixture));

  page_play (fixture, FIVE_PAIRS + strlen ("a1 R1L a2 R3R claim "));
  passing = button_places_find (fixture);
  page_play (fixture, "pass");
  button_places_assert_steady (fixture, passing);
  g_assert_true (may_hurry (fixture));
}

static void
set_up_blocked (Fixture       *fixture,
                gconstpointer  data)
{
  page_set_up (fixture, "minoa seats=3");
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_seat (fixture->match, 3, ARI_SEAT_PERSON, NULL, NULL);
  page_settle (fixture);
}

/* Nor where choices are rare, and no place is kept for them all the time. */
static void
test_rare_choice (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr(GArray) before = NULL;

  page_resize (fixture, 360, 640);
  page_play (fixture, BLOCKED);
  before = button_places_find (fixture);
  page_play (fixture, "pass");
  button_places_assert_steady (fixture, before);
  g_assert_true (may_hurry (fixture));
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
  static const int sizes[][2] = { { 1100, 720 }, { 700, 600 }, { 360, 640 } };

  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-passing/switch", Fixture, NULL, set_up, test_switch, page_tear_down);
  g_test_add ("/ui/match-passing/other-deed", Fixture, NULL, set_up, test_other_deed, page_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/match-passing/places/%d", sizes[i][0]);

      g_test_add (path, Fixture, sizes[i], set_up, test_places, page_tear_down);
    }
  g_test_add ("/ui/match-passing/rare-choice", Fixture, NULL, set_up_blocked, test_rare_choice,
              page_tear_down);
  g_test_add ("/ui/match-passing/only-moves", Fixture, NULL, set_up_only_moves, test_only_moves,
              page_tear_down);

  return g_test_run ();
}

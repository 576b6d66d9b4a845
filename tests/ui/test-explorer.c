/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played from a position, in all matches: a page in the sidebar, over a person, and from a match. */
#include "ari-explorer-page.h"
#include "ari-library-page.h"
#include "ari-line-row.h"
#include "ari-match-page.h"
#include "ari-notation-label.h"
#include "ari-person-page.h"
#include "ari-spot-widget.h"
#include "window-fixture.h"

static gint64
add (Case       *c,
     const char *setup_text,
     const char *one,
     const char *two,
     const char *line)
{
  AriSetup setup;
  g_autoptr(AriMatch) match = NULL;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, two, NULL);
  test_match_play_texts (match, line);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1 });

  return fixture_add (&c->fixture, match);
}

static GtkWidget *
find_page (Case *c)
{
  GtkWidget *page;

  ui_wait_until ((page = ui_find (c->window, ARI_TYPE_EXPLORER_PAGE, NULL)) != NULL);

  return page;
}

/* The row of the move that is written like this, once the list has it. */
static GtkWidget *
find_move (GtkWidget  *page,
           const char *text)
{
  GtkWidget *label;
  ui_wait_until ((label = ui_find (page, GTK_TYPE_LABEL, text)) != NULL
                 && gtk_widget_get_ancestor (label, ARI_TYPE_LINE_ROW) != NULL);

  return gtk_widget_get_ancestor (label, ARI_TYPE_LINE_ROW);
}

static AriMatchPage *
find_match_page (Case *c)
{
  GtkWidget *page;

  ui_wait_until ((page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)) != NULL);

  return ARI_MATCH_PAGE (page);
}

static GtkWidget *
open_page (Case       *c,
           const char *action)
{
  window_show (c, 900, 700);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), action, NULL);

  return find_page (c);
}

/* Mirrored moves count as one, which may be written otherwise than somebody played it. */
static void
test_walk (Case          *c,
           gconstpointer  data)
{
  GtkWidget *page, *row, *filters, *focus;
  g_autofree char *heard = NULL;

  add (c, "minoa seats=2", "Ariadne", "Theseus", "d4d5 e5e6");
  add (c, "minoa seats=2", "Ariadne", "Phaedra", "d4d5 a1a2");
  page = open_page (c, "win.explore");
  ui_wait_until (ui_shows (page, "Starting Position"));
  row = find_move (page, "d4d5");
  g_assert_true (ui_shows (row, "won 2 of 2"));
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (g_str_has_prefix (heard, "d4d5, won 2 of 2, 2 matches, "));
  g_assert_null (strchr (heard, '\n'));

  /* As Enter does; the keyboard stays in the list. */
  gtk_widget_grab_focus (row);
  gtk_widget_activate (row);
  find_move (page, "a4a5");
  gtk_widget_activate (find_move (page, "e4e5"));
  ui_wait_until (ui_shows (page, "No match went on from this position. Go back to see what was played instead."));
  g_assert_true (ui_shows (page, "d4d5 e4e5"));
  g_assert_null (ui_find (page, ARI_TYPE_LINE_ROW, NULL));
  focus = gtk_root_get_focus (GTK_ROOT (c->window));
  g_assert_true (gtk_widget_is_ancestor (focus, page) && gtk_widget_get_mapped (focus));

  gtk_widget_activate_action (page, "match.back", NULL);
  find_move (page, "a4a5");
  g_assert_cmpuint (ui_count (page, ARI_TYPE_LINE_ROW), ==, 2);
  filters = ui_find (page, GTK_TYPE_DROP_DOWN, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filters), 2);
  ui_wait_until (ui_count (page, ARI_TYPE_LINE_ROW) == 1);
  gtk_widget_activate_action (page, "match.first", NULL);
  ui_wait_until (ui_shows (find_move (page, "d4d5"), "won 1 of 1"));
}

/* The page has no board yet when it is opened. */
static void
test_keyboard (Case          *c,
               gconstpointer  data)
{
  add (c, "minoa seats=2", "Ariadne", "Theseus", "d4d5 e5e6");
  open_page (c, "win.explore");
  ui_wait_until (ARI_IS_SPOT_WIDGET (gtk_root_get_focus (GTK_ROOT (c->window))));
}

/* What is chosen is nobody's match. */
static void
test_keeps_nothing (Case          *c,
                    gconstpointer  data)
{
  GtkWidget *page;

  add (c, "minoa seats=2", "Ariadne", "Theseus", "d4d5 e5e6");
  page = open_page (c, "win.explore");
  gtk_widget_activate (find_move (page, "d4d5"));
  gtk_widget_activate (find_move (page, "e4e5"));
  ui_wait_until (ui_find (page, ARI_TYPE_LINE_ROW, NULL) == NULL);
  window_hide (c);
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM match"), ==, 2);
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT max(n_plies) FROM match WHERE id > 1"), ==, 2);
}

/* What the dice showed is in the list like any move. */
static void
test_dice (Case          *c,
           gconstpointer  data)
{
  GtkWidget *page;

  add (c, "labyrinth seats=2", "Ariadne", "Theseus", "first=1 2-6 1-1");
  add (c, "labyrinth seats=2", "Ariadne", "Theseus", "first=1 3-6");
  page = open_page (c, "win.explore");
  gtk_widget_activate (find_move (page, "first=1"));
  find_move (page, "3-6");
  gtk_widget_activate (find_move (page, "2-6"));
  find_move (page, "1-1");
}

/* The moves of a match of Minotaur up to its first toss. */
#define N_BEFORE_TOSS 67
#define TOSSED \
  "a6 B3L a1 W2L c5 R1L d2 Y3L c1 B2R d1 G2R b8 G4R e2 B4R a6 e2 claim a5 W4L b1 R4R c6 Y2R d2 " \
  "claim c5 a2 W3L d7 B1R d8 Y3R c5 b1 claim b4 R1R c3 Y4R e4 G1L b8 claim c7 B4L d5 W3R e1 W4R a1 " \
  "claim a5 d5 claim c7 d7 claim a8 G3R b5 Y4L b5 d8 claim 2:Y3R miss"

/* What a toss brought is in the list, too, and nobody tosses here. */
static void
test_toss (Case          *c,
           gconstpointer  data)
{
  GtkWidget *page;
  gint64 id = add (c, "minotaur seats=4", "Ariadne", "Theseus", TOSSED);

  page = open_page (c, "win.explore");
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-at", "(xu)", id, N_BEFORE_TOSS);
  gtk_widget_activate_action (GTK_WIDGET (find_match_page (c)), "win.explore", NULL);
  page = find_page (c);
  gtk_widget_activate (find_move (page, "miss"));
  ui_wait_until (ui_find (page, ARI_TYPE_LINE_ROW, NULL) == NULL);
}

/* The page of a person explores the matches of that person, and goes when it is left. */
static void
test_person (Case          *c,
             gconstpointer  data)
{
  GtkWidget *person, *page;

  add (c, "minoa seats=2", "Ariadne", "Theseus", "a1a2");
  add (c, "minoa seats=2", "Phaedra", "Theseus", "d4d5");
  add (c, "minarett seats=2", "Ariadne", "Theseus", "L@a1");
  window_show (c, 900, 700);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "people"));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ACTION_ROW, "Phaedra") != NULL);
  gtk_widget_activate (ui_find (c->window, ADW_TYPE_ACTION_ROW, "Phaedra"));
  ui_wait_until ((person = ui_find (c->window, ARI_TYPE_PERSON_PAGE, NULL)) != NULL);
  ui_wait_until (ui_find (person, ADW_TYPE_ACTION_ROW, "Explore Moves") != NULL);
  gtk_widget_activate (ui_find (person, ADW_TYPE_ACTION_ROW, "Explore Moves"));
  page = find_page (c);
  find_move (page, "d4d5");
  g_assert_cmpuint (ui_count (page, ARI_TYPE_LINE_ROW), ==, 1);

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (page == NULL);
  g_assert_true (gtk_widget_get_mapped (person));
}

/* From a match, the page begins at the position that is shown there; and it leads to matches. */
static void
test_match (Case          *c,
            gconstpointer  data)
{
  gint64 id = add (c, "minoa seats=2", "Ariadne", "Theseus", "d4d5 e5e6");
  GtkWidget *page = open_page (c, "win.explore");
  AriMatch *match;

  add (c, "minoa seats=2", "Ariadne", "Phaedra", "d4d5 a1a2");
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-at", "(xu)", id, 1);
  ui_wait_until (ari_match_page_get_table (find_match_page (c)) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (find_match_page (c)), "win.explore", NULL);
  page = find_page (c);
  ui_wait_until (ui_shows (page, "d4d5"));
  find_move (page, "a4a5");
  g_assert_nonnull (ui_find (c->window, GTK_TYPE_BUTTON, "To the _Match"));

  ui_click (ui_find (find_move (page, "e4e5"), GTK_TYPE_BUTTON, "Open the Latest Match"));
  match = ari_autosave_get_match (ari_match_page_get_autosave (find_match_page (c)));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/explorer/walk", test_walk);
  WINDOW_ADD ("/explorer/keyboard", test_keyboard);
  WINDOW_ADD ("/explorer/keeps-nothing", test_keeps_nothing);
  WINDOW_ADD ("/explorer/dice", test_dice);
  WINDOW_ADD ("/explorer/toss", test_toss);
  WINDOW_ADD ("/explorer/person", test_person);
  WINDOW_ADD ("/explorer/match", test_match);

  return g_test_run ();
}

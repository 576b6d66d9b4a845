/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result of a match proposes whom to play next. */
#include "ari-match-page.h"
#include "ari-result-view.h"
#include "window-fixture.h"

#define SENTENCE "You won twice in a row against the Novice. Try the Apprentice?"

/* A match that a person has won against a novice. */
static gint64
add_win (Case *c)
{
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  g_autoptr(AriMatch) match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  test_match_play_texts (match, "a1a2 i8i9");
  ari_match_set_ending (match, &ending);

  return fixture_add (&c->fixture, match);
}

static AriMatch *
shown_match (Case *c)
{
  GtkWidget *page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);

  return ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
}

static void
show_result (Case   *c,
             gint64  id)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.result", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_RESULT_VIEW, NULL) != NULL);
}

/* The button begins a rematch against the level that is proposed. */
static void
test_proposed (Case          *c,
               gconstpointer  data)
{
  AriMatch *won;

  add_win (c);
  show_result (c, add_win (c));
  ui_wait_until (ui_shows (c->window, SENTENCE));
  won = g_object_ref (shown_match (c));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Try That Level"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL && shown_match (c) != won);
  g_assert_cmpstr (ari_match_get_seat (shown_match (c), 1)->level, ==, "apprentice");
  g_assert_cmpint (ari_match_get_seat (shown_match (c), 2)->kind, ==, ARI_SEAT_PERSON);
  g_object_unref (won);
}

/* A match that ends while it is shown counts as soon as its end is kept. */
static void
test_ends (Case          *c,
           gconstpointer  data)
{
  AriEnding none = { .kind = ARI_ENDING_NONE }, ending;
  gint64 id;

  add_win (c);
  id = add_win (c);
  show_result (c, id);
  ui_wait_until (ui_shows (c->window, SENTENCE));

  ending = *ari_match_get_ending (shown_match (c));
  ari_match_set_ending (shown_match (c), &none);
  ui_wait_until (ui_find (c->window, ARI_TYPE_RESULT_VIEW, NULL) == NULL);
  ari_match_set_ending (shown_match (c), &ending);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.result", NULL);
  ui_wait_until (ui_shows (c->window, SENTENCE));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/next-opponent/proposed", test_proposed);
  WINDOW_ADD ("/ui/next-opponent/ends", test_ends);

  return g_test_run ();
}

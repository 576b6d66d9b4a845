/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-next-opponent.h"

#include "library-fixture.h"

#define BOTH 3

/* Adds a match of Minoa in which @name, on the first seat, has met a computer of @level (NULL: a person), and
 * with these @winners, bits; 0: it was left. */
static gint64
add_match (Fixture    *f,
           const char *name,
           const char *level,
           guint       winners)
{
  AriEnding ending = {
    .kind = winners == 0 ? ARI_ENDING_UNFINISHED : winners == BOTH ? ARI_ENDING_AGREED : ARI_ENDING_RESIGNED,
    .winners = winners,
  };
  g_autoptr(AriMatch) match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, name, NULL);
  ari_match_set_seat (match, 2, level != NULL ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON, "Daedalus", level);
  test_match_play_texts (match, "a1a2 i8i9");
  ari_match_set_ending (match, &ending);

  return fixture_add (f, match);
}

/* The id of the level that is proposed after the match @id; NULL: none. */
static const char *
propose_after (Fixture *f,
               gint64   id)
{
  AriQuery query = { .game = "minoa", .finished = TRUE };
  g_autoptr(GPtrArray) entries = fixture_query (f, &query, NULL);
  const AriLevel *next = ari_next_opponent_of (entries, id);

  return next != NULL ? next->id : NULL;
}

static void
test_rows (Fixture       *f,
           gconstpointer  data)
{
  fixture_open (f);
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", 1)));
  g_assert_cmpstr (propose_after (f, add_match (f, "Ariadne", "adept", 1)), ==, "expert");
  /* Once: after two more matches it is proposed again. */
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", 1)));
  g_assert_cmpstr (propose_after (f, add_match (f, "Ariadne", "adept", 1)), ==, "expert");
  /* The next level begins a row of its own, and so does a defeat. */
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "expert", 2)));
  g_assert_cmpstr (propose_after (f, add_match (f, "Ariadne", "expert", 2)), ==, "adept");
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "expert", 1)));
}

static void
test_interrupted (Fixture       *f,
                  gconstpointer  data)
{
  gint64 first, second;

  fixture_open (f);
  first = add_match (f, "Ariadne", "adept", 1);
  /* What others have played, or two persons, is no part of the row. */
  add_match (f, "Theseus", "adept", 2);
  add_match (f, "Ariadne", NULL, 2);
  second = add_match (f, "Ariadne", "adept", 1);
  g_assert_cmpstr (propose_after (f, second), ==, "expert");
  /* A match that was opened again is not the last one. */
  g_assert_null (propose_after (f, first));
  /* A draw ends the row, and so does a match that was left without a result. */
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", BOTH)));
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", 1)));
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", 0)));
  g_assert_null (propose_after (f, add_match (f, "Ariadne", "adept", 0)));
}

/* Asks the library itself, as the page of a match does. */
static void
test_find (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(GAsyncResult) result = NULL, later = NULL;
  gint64 last;

  fixture_open (f);
  add_match (f, "Ariadne", "adept", 1);
  last = add_match (f, "Ariadne", "adept", 1);
  match = fixture_load (f, last);
  autosave = ari_autosave_new (f->library, match, last);
  ari_next_opponent_find_async (autosave, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_cmpstr (ari_next_opponent_find_finish (result)->id, ==, "expert");

  /* Once another match is the last one, there is no proposal after this one. */
  add_match (f, "Ariadne", "adept", 2);
  ari_next_opponent_find_async (autosave, NULL, fixture_done_cb, f);
  later = fixture_wait (f);
  g_assert_null (ari_next_opponent_find_finish (later));
}

static void
test_ends (Fixture       *f,
           gconstpointer  data)
{
  fixture_open (f);
  for (guint i = 0; i < 2; i++)
    g_assert_null (propose_after (f, add_match (f, "Ariadne", "master", 1)));
  for (guint i = 0; i < 2; i++)
    g_assert_null (propose_after (f, add_match (f, "Ariadne", "child", 2)));
}

/* Of three players, two don’t win; the one with the fewest points has lost. */
static void
test_three (Fixture       *f,
            gconstpointer  data)
{
  AriRandom random;
  guint n_row = 0, n_proposed = 0;

  fixture_open (f);
  ari_random_init (&random, 5);
  for (guint i = 0; i < 24; i++)
    {
      g_autoptr(AriMatch) match = test_match_new (3);
      int scores[ARI_MAX_SEATS];
      gboolean lost;
      gint64 id;

      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
      ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");
      ari_match_set_seat (match, 3, ARI_SEAT_COMPUTER, "Icarus", "adept");
      test_match_play (match, &random, 1000);
      ari_match_get_rules (match)->scores (ari_match_get_main_position (match), scores);
      lost = scores[0] <= MIN (scores[1], scores[2]) && (ari_match_winners (match) & 1) == 0;
      id = fixture_add (f, match);

      n_row = lost ? n_row + 1 : 0;
      if (ari_match_winners (match) == 1)
        continue;
      g_assert_cmpstr (propose_after (f, id), ==, n_row > 0 && n_row % 2 == 0 ? "apprentice" : NULL);
      n_proposed += n_row > 0 && n_row % 2 == 0;
    }
  g_assert_cmpuint (n_proposed, >, 0);
}

static void
test_match (void)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriMatch) again = NULL;
  g_autofree char *up = NULL, *down = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "apprentice");
  up = ari_next_opponent_words (match, ari_level_lookup ("adept"));
  down = ari_next_opponent_words (match, ari_level_lookup ("novice"));
  g_assert_cmpstr (up, ==, "You won twice in a row against the Apprentice. Try the Adept?");
  g_assert_cmpstr (down, ==, "You lost twice in a row against the Apprentice. Try the Novice?");

  again = ari_next_opponent_build (match, ari_level_lookup ("adept"));
  g_assert_cmpstr (ari_match_get_seat (again, 1)->level, ==, "adept");
  g_assert_cmpstr (ari_match_get_seat (again, 1)->name, ==, "Daedalus");
  g_assert_cmpint (ari_match_get_seat (again, 2)->kind, ==, ARI_SEAT_PERSON);
  g_assert_null (ari_match_get_seat (again, 2)->level);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/next-opponent/rows", test_rows, NULL);
  FIXTURE_ADD ("/next-opponent/interrupted", test_interrupted, NULL);
  FIXTURE_ADD ("/next-opponent/find", test_find, NULL);
  FIXTURE_ADD ("/next-opponent/ends", test_ends, NULL);
  FIXTURE_ADD ("/next-opponent/three", test_three, NULL);
  g_test_add_func ("/next-opponent/match", test_match);

  return g_test_run ();
}

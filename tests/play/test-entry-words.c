/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-words.h"

#include "library-fixture.h"

static AriEntry *
entry_of (Fixture  *f,
          AriMatch *match)
{
  AriQuery all = { .words = NULL };
  g_autoptr(GPtrArray) entries = NULL;
  guint total;

  fixture_open (f);
  fixture_add (f, match);
  entries = fixture_query (f, &all, &total);
  g_assert_cmpuint (total, ==, 1);

  return g_object_ref (g_ptr_array_index (entries, 0));
}

static void
test_progress (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriEntry) entry = NULL;
  g_autofree char *names = NULL, *result = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");
  entry = entry_of (f, match);
  names = ari_entry_words_names (entry);
  result = ari_entry_words_result (entry);

  g_assert_cmpstr (names, ==, "Pasiphaë and Daedalus");
  g_assert_cmpstr (result, ==, "In progress");
}

static void
test_result (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriEntry) entry = NULL;
  g_autofree char *result = NULL, *expected = NULL;
  AriRandom random;
  guint winners;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  ari_random_init (&random, 7);
  test_match_play (match, &random, 1000);
  winners = ari_match_winners (match);
  g_assert_cmpuint (winners, !=, 0);

  entry = entry_of (f, match);
  result = ari_entry_words_result (entry);

  if (winners == 3)
    expected = g_strdup ("Pasiphaë and Theseus won together");
  else
    expected = g_strdup_printf ("%s won with %d points", winners == 1 ? "Pasiphaë" : "Theseus",
                                ari_entry_get_scores (entry)[winners - 1]);
  g_assert_cmpstr (result, ==, expected);
}

/* A draw by judgement. */
static void
test_judged_draw (Fixture       *f,
                  gconstpointer  data)
{
  static const AriEnding ending = { .kind = ARI_ENDING_ADJUDICATED, .winners = 3, .win = { 0.52, 0.48 } };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriEntry) entry = NULL;
  g_autofree char *result = NULL;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minarett"));
  match = ari_match_new (&setup);
  g_assert_true (ari_match_play_text (match, "L@a1", -1, NULL));
  ari_match_set_ending (match, &ending);
  entry = entry_of (f, match);
  result = ari_entry_words_result (entry);
  g_assert_cmpstr (result, ==, "Draw. Adjudicated: the computer sees even chances.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/play/entry-words/progress", test_progress, NULL);
  FIXTURE_ADD ("/play/entry-words/result", test_result, NULL);
  FIXTURE_ADD ("/play/entry-words/judged-draw", test_judged_draw, NULL);

  return g_test_run ();
}

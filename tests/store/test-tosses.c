/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"
#include "minotaur/minotaur.h"

static const AriRules *const rules = &ari_rules_minotaur;

static GPtrArray *
tosses (Fixture *f)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *found;

  ari_library_feats_async (f->library, rules, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  found = ari_library_feats_finish (f->library, result, &error);
  g_assert_no_error (error);

  return found;
}

/* Seat 1 has challenged seat 2, and both toss. */
static AriMatch *
match_with_tosses (void)
{
  g_auto(GStrv) words = g_strsplit ("a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L", " ", -1);
  AriSetup setup;
  AriMatch *match;
  AriAction action;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphae", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Minos", "adept");
  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));
  g_assert_true (ari_rules_parse (rules, ari_match_get_position (match), "hit", &action, NULL));
  g_assert_true (ari_match_play_performed (match, action, "x=1 y=2", -1, NULL));
  g_assert_true (ari_rules_parse (rules, ari_match_get_position (match), "miss", &action, NULL));
  g_assert_true (ari_match_play_performed (match, action, "x=3 y=4", -1, NULL));

  return match;
}

static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) found = NULL;

  fixture_open (f);
  found = tosses (f);
  g_assert_cmpuint (found->len, ==, 0);
}

/* Each with who threw it, by name or by level; not those of a variation. */
static void
test_tosses (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = match_with_tosses ();
  g_autoptr(GPtrArray) found = NULL;
  const AriRecordedFeat *toss;
  AriAction action;

  ari_match_set_cursor (match, ari_match_get_cursor (match) - 1);
  g_assert_true (ari_rules_parse (rules, ari_match_get_position (match), "hit", &action, NULL));
  g_assert_true (ari_match_play_performed (match, action, "x=5 y=6", -1, NULL));

  fixture_open (f);
  fixture_add (f, match);
  found = tosses (f);
  g_assert_cmpuint (found->len, ==, 2);
  toss = found->pdata[0];
  g_assert_cmpstr (toss->name, ==, "Pasiphae");
  g_assert_null (toss->level);
  g_assert_cmpstr (toss->performance, ==, "x=1 y=2");
  g_assert_true (toss->hit);
  toss = found->pdata[1];
  g_assert_cmpstr (toss->level, ==, "adept");
  g_assert_cmpstr (toss->performance, ==, "x=3 y=4");
  g_assert_false (toss->hit);
}

/* A toss counts for nobody if another kind of player has the seat now. */
static void
test_given_away (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(AriMatch) match = match_with_tosses ();
  g_autoptr(GPtrArray) found = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Pasiphae", NULL);
  fixture_open (f);
  fixture_add (f, match);
  found = tosses (f);
  g_assert_cmpuint (found->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/tosses/empty", test_empty, NULL);
  FIXTURE_ADD ("/store/tosses/tosses", test_tosses, NULL);
  FIXTURE_ADD ("/store/tosses/given-away", test_given_away, NULL);

  return g_test_run ();
}

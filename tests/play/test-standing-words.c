/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is ahead, in words. */
#include "ari-standing-words.h"
#include "table-fixture.h"

static void
assert_words (AriMatch     *match,
              const double *win,
              const double *points,
              const char   *expected)
{
  g_autofree char *words = ari_standing_words (match, win, points);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_steps (void)
{
  static const struct { double win; const char *words; } steps[] = {
    { 0.5, "Nobody is ahead." }, { 0.54, "Nobody is ahead." }, { 0.6, "Ariadne is slightly ahead." },
    { 0.75, "Ariadne is clearly ahead." }, { 0.95, "Ariadne is close to winning." },
    { 0.1, "Theseus is close to winning." },
  };
  AriMatch *match = table_match_new ("minoa", "");

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    assert_words (match, (double[ARI_MAX_SEATS]) { steps[i].win, 1 - steps[i].win },
                  (double[ARI_MAX_SEATS]) { 60, 20 }, steps[i].words);
  /* One who plays alone is addressed. */
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "adept");
  assert_words (match, (double[ARI_MAX_SEATS]) { 0.6, 0.4 }, (double[ARI_MAX_SEATS]) { 0 },
                "You are slightly ahead.");
  g_assert_finalize_object (match);
}

/* By how many points is told where it is known, and in games in which it can be foreseen. */
static void
test_points (void)
{
  static const double win[ARI_MAX_SEATS] = { 0.01, 0.99 }, partners[ARI_MAX_SEATS] = { 0.5, 0, 0.5, 0 };
  AriMatch *minoa = table_match_new ("minoa", ""), *minotaur = table_match_new ("minotaur", "");
  AriSetup setup;
  AriMatch *four;

  g_assert_true (ari_setup_parse (&setup, "minoa seats=4", NULL));
  four = ari_match_new (&setup);
  ari_match_set_seat (minoa, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  assert_words (minoa, win, (double[ARI_MAX_SEATS]) { 20.2, 62.9 },
                "Theseus is close to winning, about 43 triangles ahead.");
  assert_words (minoa, win, (double[ARI_MAX_SEATS]) { 0 }, "Theseus is close to winning.");
  ari_match_set_seat (minotaur, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  assert_words (minotaur, win, (double[ARI_MAX_SEATS]) { 0, 13 }, "Theseus is close to winning.");
  /* Partners have their points together. */
  ari_match_set_seat (four, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  assert_words (four, partners, (double[ARI_MAX_SEATS]) { 30, 20, 25, 20 },
                "Ariadne is close to winning, about 15 triangles ahead.");
  g_assert_finalize_object (four);
  g_assert_finalize_object (minotaur);
  g_assert_finalize_object (minoa);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/standing-words/steps", test_steps);
  g_test_add_func ("/play/standing-words/points", test_points);

  return g_test_run ();
}

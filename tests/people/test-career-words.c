/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-career-words.h"

#include "minoa/minoa.h"
#include "people-fixture.h"

/* A share is told with its bounds, and not at all of a few matches. */
static void
test_won (void)
{
  ASSERT_WORDS (ari_career_words_won (12, 20), "Won 12 of 20; in the long run, between 39% and 78%");
  ASSERT_WORDS (ari_career_words_won (0, 10), "Won 0 of 10; in the long run, between 0% and 28%");
  ASSERT_WORDS (ari_career_words_won (1, 2), "Won 1 of 2");
  ASSERT_WORDS (ari_career_words_won (4, 4), "Won 4 of 4");
}

/* A draw is neither won nor lost. */
static void
test_matches (void)
{
  AriCareer career = { .matches = 3, .won = 1 };

  ASSERT_WORDS (ari_career_words_matches (&career), "Won 1 of 3");
  career.drawn = 2;
  ASSERT_WORDS (ari_career_words_matches (&career), "Won 1 of 3 · 2 draws");
}

static void
test_other (void)
{
  AriCareerOther other = { .against = 6, .score = 2.5, .rated = 6, .expected = 3.2 };

  ASSERT_WORDS (ari_career_words_other (&other),
                "Ahead in 2.5 of 6; the ratings predict about 3");
  other.rated = 4;
  ASSERT_WORDS (ari_career_words_other (&other), "Ahead in 2.5 of 6");
  other.score = 3;
  other.together = 2;
  other.won_together = 1;
  ASSERT_WORDS (ari_career_words_other (&other), "Ahead in 3 of 6; together in 2, 1 won");
  other.against = 0;
  ASSERT_WORDS (ari_career_words_other (&other), "Together in 2 matches, 1 won");
}

/* A level is named once the rating is known well enough, and no level outside their range. */
static void
test_strength (void)
{
  AriCareer career = { .rules = &ari_rules_minoa };

  ASSERT_WORDS (ari_career_words_strength (&career),
                "A rating needs a finished match that has a date and in which nobody took a move back.");
  career.rated = 3;
  career.strength = (AriGlicko) { 1700, 200, 0.06 };
  ASSERT_WORDS (ari_career_words_rating (&career), "\u200e1700 ± 392");
  g_assert_null (ari_career_even_level (&career));
  ASSERT_WORDS (ari_career_words_strength (&career),
                "Still uncertain. Each match finished without taking a move back makes it more certain.");
  career.strength.deviation = 100;
  ASSERT_WORDS (ari_career_words_strength (&career), "The nearest level of the computer is Apprentice.");
  g_assert_cmpstr (ari_career_even_level (&career)->id, ==, "apprentice");
  career.strength.rating = 2800;
  ASSERT_WORDS (ari_career_words_strength (&career), "The nearest level of the computer is Master.");
  career.strength.rating = 3000;
  ASSERT_WORDS (ari_career_words_strength (&career), "Stronger than every level of the computer.");
  career.strength.rating = 300;
  ASSERT_WORDS (ari_career_words_strength (&career),
                "Every level of the computer is stronger so far, even the weakest.");
}

static void
test_player (void)
{
  AriPlayer person = { ARI_SEAT_PERSON, (char *) "adept" };
  AriPlayer computer = { ARI_SEAT_COMPUTER, (char *) "adept" };
  AriPlayer other = { ARI_SEAT_COMPUTER, (char *) "grandmaster" };

  ASSERT_WORDS (ari_player_words (&person), "adept");
  ASSERT_WORDS (ari_player_words (&computer), "Computer, Adept");
  ASSERT_WORDS (ari_player_words (&other), "Computer, grandmaster");
}

/* Few matches have no bounds, and who is stronger is said only where it is certain. */
static void
test_compare (void)
{
  AriCareer one = { .rules = &ari_rules_minoa, .rated = 4, .matches = 4, .won = 3,
                    .strength = { 1800, 80, 0.06 } };
  AriCareer other = { .rules = &ari_rules_minoa, .rated = 9, .matches = 9, .won = 2,
                      .strength = { 1500, 60, 0.06 } };

  g_assert_null (ari_career_words_stronger (&one, "Ariadne", &other, "Theseus"));
  one.rated = 5;
  ASSERT_WORDS (ari_career_words_stronger (&one, "Ariadne", &other, "Theseus"),
                "Ariadne is stronger: the difference between the ratings is greater than their uncertainty.");
  ASSERT_WORDS (ari_career_words_stronger (&other, "Theseus", &one, "Ariadne"),
                "Ariadne is stronger: the difference between the ratings is greater than their uncertainty.");
  /* 1.96 times the deviation of the difference, which is 100, was less than that difference. */
  one.strength.rating = 1690;
  ASSERT_WORDS (ari_career_words_stronger (&one, "Ariadne", &other, "Theseus"),
                "The ratings are too close, or too uncertain, to say who is stronger.");

  ASSERT_WORDS (ari_career_words_score (0, 0), "Never played against each other");
  ASSERT_WORDS (ari_career_words_score (2.5, 4), "Ahead in 2.5 of 4");
  ASSERT_WORDS (ari_career_words_score (12, 20),
                "Ahead in 12 of 20; in the long run, between 39% and 78%");
}

/* A rival who is the nemesis, too, is called the nemesis. */
static void
test_role (void)
{
  AriCareer career = { .rules = &ari_rules_minoa, .rival = 1, .nemesis = 1, .partner = 2 };
  const char *meaning;

  g_assert_cmpstr (ari_career_words_role (&career, 1, &meaning), ==, "Nemesis");
  g_assert_cmpstr (meaning, ==, "The person against whom this one does worst");
  career.nemesis = ARI_NO_PLAYER;
  g_assert_cmpstr (ari_career_words_role (&career, 1, &meaning), ==, "Rival");
  g_assert_cmpstr (meaning, ==, "The person met most often");
  g_assert_cmpstr (ari_career_words_role (&career, 2, &meaning), ==, "Best Partner");
  g_assert_cmpstr (meaning, ==, "The person with whom most matches were won");
  g_assert_null (ari_career_words_role (&career, 3, &meaning));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/career-words/won", test_won);
  g_test_add_func ("/career-words/matches", test_matches);
  g_test_add_func ("/career-words/other", test_other);
  g_test_add_func ("/career-words/strength", test_strength);
  g_test_add_func ("/career-words/compare", test_compare);
  g_test_add_func ("/career-words/player", test_player);
  g_test_add_func ("/career-words/role", test_role);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ratings.h"

#include <math.h>

#include "ari-level.h"
#include "ari-random.h"
#include "minoa/minoa.h"
#include "people-fixture.h"

#define DAY (24 * 60 * 60)

static const AriRules *const rules = &ari_rules_minoa;

static AriResult
result_of (guint  one,
           guint  two,
           guint  winners,
           gint64 ended)
{
  return (AriResult) { .match = 1, .ended = ended, .rules = rules, .seats = 2, .winners = winners,
                       .players = { one, two }, .sides = { 1, 2 } };
}

/* One match of two unknown people: the numbers follow from the paper, with both at 1,620 ± 350. */
static void
test_pair (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "Theseus", NULL);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
  AriResult result = result_of (0, 1, 1, DAY);
  AriGlicko expected = { 1620, 350, 0.06 };

  g_assert_cmpfloat (ari_ratings_expect (ratings, &result, 1, 2), ==, 0.5);
  ari_glicko_update (&expected, &(AriGlickoGame) { 1620, 350, 1 }, 1);
  ari_ratings_learn (ratings, &result);
  g_assert_cmpfloat_with_epsilon (ari_ratings_get (ratings, 0, DAY)->rating, expected.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (ari_ratings_get (ratings, 0, DAY)->rating - 1620,
                                  1620 - ari_ratings_get (ratings, 1, DAY)->rating, 1e-9);
  g_assert_cmpfloat (ari_ratings_expect (ratings, &result, 1, 2), >, 0.5);
}

/* Levels never change; who beats the novice and loses to the master comes to stand between them, and a year
 * without a match makes the rating less certain, not lower. */
static void
test_anchor (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "=novice", "=master", NULL);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
  AriResult result;
  AriGlicko then;

  for (guint i = 0; i < 40; i++)
    {
      result = result_of (0, 1 + i % 2, i % 2 == 0 ? 1 : 2, DAY);

      ari_ratings_learn (ratings, &result);
    }
  then = *ari_ratings_get (ratings, 0, DAY);
  g_assert_cmpfloat (ari_ratings_get (ratings, 1, DAY)->rating, ==,
                     ari_level_rating (ari_level_lookup ("novice"), rules));
  g_assert_cmpfloat (then.rating, >, 1300);
  g_assert_cmpfloat (then.rating, <, 2500);
  g_assert_cmpfloat (ari_ratings_get (ratings, 0, 366 * DAY)->deviation, >, then.deviation);
  g_assert_cmpfloat (ari_ratings_get (ratings, 0, 366 * DAY)->rating, ==, then.rating);
  result = result_of (0, 1, 1, 366 * DAY);
  g_assert_cmpuint (ari_ratings_learn (ratings, &result), ==, 1);
}

/* Each other side is one game, as strong as its seats are on average; partners are none. */
static void
test_sides (void)
{
  g_autoptr(AriResults) results = people_results ("A", "B", "C", "D", NULL);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
  AriResult result = { .match = 1, .ended = DAY, .rules = rules, .seats = 4, .winners = 5,
                       .players = { 0, 1, 2, 3 }, .sides = { 5, 10, 5, 10 } };
  AriGlicko expected = { 1620, 350, 0.06 };
  const AriGlickoGame game = { 1620, 350, 1 };

  ari_glicko_update (&expected, &game, 1);
  ari_ratings_learn (ratings, &result);
  g_assert_cmpfloat_with_epsilon (ari_ratings_get (ratings, 0, DAY)->rating, expected.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (ari_ratings_get (ratings, 2, DAY)->rating, expected.rating, 1e-9);
  g_assert_cmpfloat (ari_ratings_get (ratings, 1, DAY)->rating, <, 1620);
}

/* A level of another release and a seat without a name teach nothing. */
static void
test_nothing (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "=grandmaster", NULL);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
  AriResult unknown = result_of (0, 1, 1, DAY), nameless = result_of (0, ARI_NO_PLAYER, 1, DAY);

  g_assert_cmpuint (ari_ratings_learn (ratings, &unknown), ==, 0);
  g_assert_cmpuint (ari_ratings_learn (ratings, &nameless), ==, 0);
  g_assert_cmpfloat (ari_ratings_get (ratings, 0, DAY)->deviation, ==, ARI_GLICKO_DEVIATION);
  g_assert_null (ari_ratings_get (ratings, 1, DAY));
  g_assert_cmpfloat (ari_ratings_expect (ratings, &unknown, 1, 2), ==, -1.0);
  g_assert_cmpfloat (ari_ratings_expect (ratings, &nameless, 1, 2), ==, -1.0);
}

/* After so many matches against equal players, the rating tells something, and not before. */
static void
test_missing (void)
{
  AriGlicko rating = ari_ratings_begin (ARI_SEAT_PERSON, NULL, rules);

  g_assert_cmpuint (ari_ratings_missing (&rating), ==, 10);
  for (guint n = 10; n-- > 0;)
    {
      g_assert_cmpfloat (rating.deviation, >, ARI_RATINGS_KNOWN);
      ari_glicko_update (&rating, &(AriGlickoGame) { rating.rating, 50, 0.5 }, 1);
      g_assert_cmpuint (ari_ratings_missing (&rating), ==, n);
    }
  g_assert_cmpfloat (rating.deviation, <=, ARI_RATINGS_KNOWN);
  rating = ari_ratings_begin (ARI_SEAT_COMPUTER, "novice", rules);
  g_assert_cmpuint (ari_ratings_missing (&rating), ==, 0);
}

static void
test_count (void)
{
  AriResult result = result_of (0, 1, 1, DAY);

  g_assert_true (ari_ratings_count (&result));
  result.helped = TRUE;
  g_assert_false (ari_ratings_count (&result));
  result = result_of (0, 1, 1, 0);
  g_assert_false (ari_ratings_count (&result));
}

/* Persons who are as strong as each level come out near its rating, within three times their deviation, and
 * in the order of the levels. The dice have a fixed seed. */
static void
test_recovers (void)
{
  double last = 0;
  AriRandom random;

  ari_random_init (&random, 7);
  for (guint level = 0; level < ARI_N_LEVELS; level++)
    {
      g_autoptr(AriResults) results = people_results ("Ariadne", "=child", "=novice", "=apprentice", "=adept",
                                                      "=expert", "=master", NULL);
      g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
      double own = ari_level_rating (&ari_levels ()[level], rules);
      const AriGlicko *found;

      for (guint i = 0; i < 400; i++)
        {
          guint other = i % ARI_N_LEVELS;
          double lead = own - ari_level_rating (&ari_levels ()[other], rules);
          gboolean won = ari_random_below (&random, 1000000) < 1000000 / (1 + pow (10, -lead / 400));
          AriResult result = result_of (0, 1 + other, won ? 1 : 2, DAY);

          ari_ratings_learn (ratings, &result);
        }
      found = ari_ratings_get (ratings, 0, DAY);
      g_assert_cmpfloat (fabs (found->rating - own), <, 3 * found->deviation);
      g_assert_cmpfloat (found->rating, >, last);
      last = found->rating - 100; /* expert and master are 30 points apart in this game */
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ratings/pair", test_pair);
  g_test_add_func ("/ratings/anchor", test_anchor);
  g_test_add_func ("/ratings/sides", test_sides);
  g_test_add_func ("/ratings/nothing", test_nothing);
  g_test_add_func ("/ratings/missing", test_missing);
  g_test_add_func ("/ratings/count", test_count);
  g_test_add_func ("/ratings/recovers", test_recovers);

  return g_test_run ();
}

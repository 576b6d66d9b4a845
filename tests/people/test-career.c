/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-career.h"

#include "ari-ratings.h"
#include "minarett/minarett.h"
#include "minoa/minoa.h"
#include "people-fixture.h"

#define DAY (24 * 60 * 60)

static const AriRules *const rules = &ari_rules_minoa;

static const AriCareerOther *
other_of (AriCareer *career,
          guint      index)
{
  g_assert_cmpuint (index, <, career->others->len);

  return &g_array_index (career->others, AriCareerOther, index);
}

/* Matches of others and of other games are not one's own; those met most often come first. */
static void
test_counts (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "Theseus", "=adept", NULL);
  g_autoptr(AriCareer) career = NULL;

  people_play (results, rules, 0, 2, 1, 1 * DAY);
  people_play (results, rules, 1, 0, 1, 2 * DAY);
  people_play (results, rules, 1, 2, 1, 3 * DAY);
  people_play (results, &ari_rules_minarett, 0, 1, 1, 3 * DAY);
  people_play (results, rules, 0, 1, 3, 4 * DAY);
  career = ari_career_new (results, rules, 0, 5 * DAY);
  g_assert_cmpuint (career->matches, ==, 3);
  g_assert_cmpuint (career->won, ==, 1);
  g_assert_cmpuint (career->drawn, ==, 1);
  g_assert_cmpuint (career->seat_matches[0], ==, 2);
  g_assert_cmpuint (career->seat_won[0], ==, 1);
  g_assert_cmpuint (career->seat_matches[1], ==, 1);
  g_assert_cmpuint (career->seat_won[1], ==, 0);
  g_assert_cmpint (career->last, ==, 4 * DAY);
  g_assert_cmpuint (career->others->len, ==, 2);
  g_assert_cmpuint (other_of (career, 0)->player, ==, 1);
  g_assert_cmpuint (other_of (career, 0)->against, ==, 2);
  g_assert_cmpfloat (other_of (career, 0)->score, ==, 0.5);
  g_assert_cmpuint (other_of (career, 1)->player, ==, 2);
  g_assert_cmpfloat (other_of (career, 1)->score, ==, 1.0);
}

/* The curve ends where the ratings do, and a match with help is counted but not rated. What was to be
 * expected is the sum of what the ratings said before each match. */
static void
test_curve (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "=adept", NULL);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);
  g_autoptr(AriCareer) career = NULL;
  double expected = 0;
  AriCareerPoint last;

  for (guint i = 0; i < 5; i++)
    people_play (results, rules, 0, 1, i % 3 == 0 ? 1 : 2, i * DAY + 1);
  g_array_index (results->results, AriResult, 2).helped = TRUE;
  for (guint i = 0; i < 5; i++)
    {
      const AriResult *result = &g_array_index (results->results, AriResult, i);

      if (i == 2)
        continue;
      expected += ari_ratings_expect (ratings, result, 1, 2);
      ari_ratings_learn (ratings, result);
    }
  career = ari_career_new (results, rules, 0, 4 * DAY + 1);
  g_assert_cmpuint (career->matches, ==, 5);
  g_assert_cmpuint (career->rated, ==, 4);
  g_assert_cmpuint (career->curve->len, ==, 4);
  last = g_array_index (career->curve, AriCareerPoint, 3);
  g_assert_cmpfloat (last.rating, ==, career->strength.rating);
  g_assert_cmpfloat (last.rating, ==, ari_ratings_get (ratings, 0, 4 * DAY + 1)->rating);
  g_assert_cmpuint (other_of (career, 0)->rated, ==, 4);
  g_assert_cmpfloat_with_epsilon (other_of (career, 0)->expected, expected, 1e-9);
}

static void
test_partners (void)
{
  g_autoptr(AriResults) results = people_results ("A", "B", "C", "D", NULL);
  AriResult result = { .match = 1, .ended = DAY, .rules = rules, .seats = 4, .winners = 5,
                       .players = { 0, 1, 2, 3 }, .sides = { 5, 10, 5, 10 } };
  g_autoptr(AriCareer) career = NULL;

  g_array_append_val (results->results, result);
  career = ari_career_new (results, rules, 2, DAY);
  for (guint i = 0; i < 3; i++)
    {
      const AriCareerOther *other = other_of (career, i);

      g_assert_cmpuint (other->against, ==, other->player == 0 ? 0 : 1);
      g_assert_cmpuint (other->together, ==, other->player == 0 ? 1 : 0);
      g_assert_cmpuint (other->won_together, ==, other->together);
    }
}

/* The latest of equally close ones; matches that points didn't decide, or that nobody lost, are none. */
static void
test_closest (void)
{
  static const struct { int one, two; guint winners; } scores[] = {
    { 40, 30, 1 }, { 20, 17, 1 }, { 20, 20, 3 }, { 3, 6, 2 }, { 0, 0, 1 }, { 1, 0, 1 },
  };
  g_autoptr(AriResults) results = people_results ("Ariadne", "Theseus", NULL);
  g_autoptr(AriCareer) career = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    {
      people_play (results, rules, 0, 1, scores[i].winners, DAY);
      g_array_index (results->results, AriResult, i).by_points = i != 5;
      g_array_index (results->results, AriResult, i).scores[0] = scores[i].one;
      g_array_index (results->results, AriResult, i).scores[1] = scores[i].two;
    }
  career = ari_career_new (results, rules, 0, DAY);
  g_assert_cmpint (career->closest, ==, 4);
  g_assert_cmpint (career->margin, ==, 3);
}

/* Only people, and only those who were met three times. */
static void
test_companions (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "Theseus", "Minos", "Phaedra", "=adept", NULL);
  g_autoptr(AriCareer) career = NULL, other = NULL;
  AriResult pair = { .match = 1, .ended = DAY, .rules = rules, .seats = 4, .winners = 5,
                     .players = { 0, 1, 3, 2 }, .sides = { 5, 10, 5, 10 } };

  for (guint i = 0; i < 9; i++)
    people_play (results, rules, 0, 4, 2, DAY);
  for (guint i = 0; i < 5; i++)
    people_play (results, rules, 0, 1, i < 2 ? 1 : 2, DAY);
  for (guint i = 0; i < 2; i++)
    people_play (results, rules, 0, 2, 2, DAY);
  career = ari_career_new (results, rules, 0, DAY);
  g_assert_cmpuint (career->rival, ==, 1);
  g_assert_cmpuint (career->nemesis, ==, 1);
  g_assert_cmpuint (career->partner, ==, ARI_NO_PLAYER);

  for (guint i = 0; i < 3; i++)
    g_array_append_val (results->results, pair);
  people_play (results, rules, 0, 2, 2, DAY);
  other = ari_career_new (results, rules, 0, DAY);
  g_assert_cmpuint (other->rival, ==, 1);
  g_assert_cmpuint (other->nemesis, ==, ARI_NO_PLAYER);
  g_assert_cmpuint (other->partner, ==, 3);
}

/* A level at three seats is one opponent; a partner that is an opponent, too, is an opponent. */
static void
test_several_seats (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "=adept", NULL);
  g_autoptr(AriCareer) career = NULL;
  AriResult result = { .match = 1, .ended = DAY, .rules = rules, .seats = 4, .winners = 2, .by_points = TRUE,
                       .players = { 0, 1, 1, 1 }, .sides = { 1, 2, 4, 8 }, .scores = { 5, 9, 3, 5 } };
  AriResult pair = { .match = 2, .ended = DAY, .rules = rules, .seats = 4, .winners = 5,
                     .players = { 0, 1, 1, 1 }, .sides = { 5, 10, 5, 10 } };

  g_array_append_val (results->results, result);
  g_array_append_val (results->results, pair);
  career = ari_career_new (results, rules, 0, DAY);
  g_assert_cmpuint (career->others->len, ==, 1);
  g_assert_cmpuint (other_of (career, 0)->against, ==, 2);
  g_assert_cmpuint (other_of (career, 0)->rated, ==, 2);
  g_assert_cmpuint (other_of (career, 0)->together, ==, 0);
  g_assert_cmpfloat_with_epsilon (other_of (career, 0)->score, 1.5 / 3 + 1.0, 1e-9);
}

/* Without a known opponent there is nothing to learn, so the rating stays unknown. */
static void
test_nobody_known (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "=grandmaster", NULL);
  g_autoptr(AriCareer) career = NULL;

  people_play (results, rules, 0, 1, 1, DAY);
  people_play (results, rules, 0, ARI_NO_PLAYER, 1, DAY);
  people_play (results, rules, 0, 0, 1, DAY);
  career = ari_career_new (results, rules, 0, DAY);
  g_assert_cmpuint (career->matches, ==, 2);
  g_assert_cmpuint (career->rated, ==, 0);
  g_assert_cmpuint (career->curve->len, ==, 0);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* On another thread, the result is the same, and who has cancelled gets none. */
static void
test_thread (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", "Theseus", NULL);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL, cancelled = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriCareer) here = NULL, there = NULL;

  people_play (results, rules, 0, 1, 1, DAY);
  here = ari_career_new (results, rules, 0, 2 * DAY);
  ari_career_find_async (results, rules, 0, 2 * DAY, NULL, found_cb, &result);
  ari_career_find_async (results, rules, 0, 2 * DAY, cancellable, found_cb, &cancelled);
  g_cancellable_cancel (cancellable);
  while (result == NULL || cancelled == NULL)
    g_main_context_iteration (NULL, TRUE);
  there = ari_career_find_finish (result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (there->matches, ==, here->matches);
  g_assert_cmpfloat (there->strength.rating, ==, here->strength.rating);
  g_assert_null (ari_career_find_finish (cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_empty (void)
{
  g_autoptr(AriResults) results = people_results ("Ariadne", NULL);
  g_autoptr(AriCareer) career = ari_career_new (results, rules, 0, DAY);

  g_assert_cmpuint (career->matches, ==, 0);
  g_assert_cmpuint (career->rated, ==, 0);
  g_assert_cmpint (career->closest, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/career/counts", test_counts);
  g_test_add_func ("/career/curve", test_curve);
  g_test_add_func ("/career/partners", test_partners);
  g_test_add_func ("/career/closest", test_closest);
  g_test_add_func ("/career/companions", test_companions);
  g_test_add_func ("/career/several-seats", test_several_seats);
  g_test_add_func ("/career/nobody-known", test_nobody_known);
  g_test_add_func ("/career/thread", test_thread);
  g_test_add_func ("/career/empty", test_empty);

  return g_test_run ();
}

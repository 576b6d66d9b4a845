/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Head starts that give two players even chances. */
#include "ari-even-chances.h"

#include <math.h>

#include "ari-head-start-worth.h"
#include "ari-level.h"
#include "ari-ratings.h"
#include "minoa/minoa.h"
#include "people-fixture.h"

#define DAY (24 * 60 * 60)

static AriEvenChances
choose (const char *setup_text,
        double      one,
        double      other,
        double      deviation)
{
  /* The third one, where there is one, is as strong as the first one. */
  const AriGlicko first = { one, deviation, 0.06 }, second = { other, deviation, 0.06 };
  const AriGlicko players[] = { first, second, first };
  const AriSeat seats[] = { { .name = (char *) "Anna" }, { .name = (char *) "Ben" }, { .name = (char *) "Carla" } };
  AriSetup setup;

  ari_setup_parse (&setup, setup_text, NULL);
  g_assert_null (ari_even_chances_obstacle (&setup));

  return ari_even_chances_choose (&setup, seats, players);
}

/* Two of the same strength need nothing. The bounds are those of a normal distribution on the scale of the
 * ratings: 1.96 √2 · 50 points are a chance of 0.6895. */
static void
test_equals (void)
{
  AriEvenChances even = choose ("minoa", 2000, 2000, 50);

  g_assert_cmpuint (even.strongest, ==, 1);
  g_assert_cmpuint (even.sizes[1], ==, 0);
  g_assert_cmpfloat (even.chances[1], ==, 0.5);
  g_assert_cmpfloat_with_epsilon (even.errors[1], 0.1895, 1e-4);
  g_assert_cmpuint (even.enough, ==, 2);
  g_assert_cmpuint (even.missing[0], ==, 0);
  g_assert_cmpuint (choose ("minoa", 2000, 2000, 350).missing[0], ==, 10);
}

/* If the ratings differ by what a size is worth, the weaker player gets that size, in either seat. The error
 * includes that of the worth. */
static void
test_sizes (void)
{
  static const char *const games[] = { "minoa", "minarett", "labyrinth", "minotaur" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const AriRules *rules = ari_rules_lookup (games[i]);
      AriSetup setup;

      ari_setup_init (&setup, rules);
      for (guint size = 1; size <= ari_setup_most_head_start (&setup); size++)
        {
          AriWorth worth = ari_head_start_worth (rules, size, 1800, 1800);
          double likely = 1.96 * worth.deviation;
          g_autofree char *text = ari_setup_to_text (&setup);
          AriEvenChances even = choose (text, 1800 - worth.points / 2, 1800 + worth.points / 2, 0);
          AriEvenChances other = choose (text, 1800 + worth.points / 2, 1800 - worth.points / 2, 0);

          g_assert_cmpuint (even.strongest, ==, 2);
          /* A smaller one may be worth as much. */
          g_assert_cmpuint (even.sizes[0], <=, size);
          g_assert_cmpfloat (ari_head_start_worth (rules, even.sizes[0], 1800, 1800).points, ==,
                             worth.points);
          g_assert_cmpuint (even.sizes[1], ==, 0);
          g_assert_cmpuint (even.sizes[2], ==, setup.seats == 3 ? even.sizes[0] : 0);
          g_assert_cmpfloat_with_epsilon (even.chances[0], 0.5, 1e-9);
          g_assert_cmpfloat_with_epsilon (even.errors[0], 1 / (1 + exp (-likely / 173.7178)) - 0.5, 1e-9);
          g_assert_cmpuint (other.strongest, ==, 1);
          g_assert_cmpuint (other.sizes[1], ==, even.sizes[0]);
        }
    }
}

/* More is worth more to those who are no beginners, and nothing nothing. */
static void
test_worth (void)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    {
      AriSetup setup;

      ari_setup_init (&setup, all[i]);
      g_assert_cmpuint (ari_head_start_worth_seats (all[i]), ==, setup.seats);
      g_assert_cmpfloat (ari_head_start_worth (all[i], 0, 1500, 1500).points, ==, 0);
      for (guint size = 1; size <= ari_setup_most_head_start (&setup); size++)
        for (guint rating = 1500; rating < 3000; rating += 100)
          g_assert_cmpfloat (ari_head_start_worth (all[i], size, rating, rating).points, >=,
                             ari_head_start_worth (all[i], size - 1, rating, rating).points);
      /* Nothing was measured between players who are weaker than two novices. */
      for (guint size = 1; size <= ari_setup_most_head_start (&setup); size++)
        g_assert_cmpfloat (ari_head_start_worth (all[i], size, 600, 700).points, ==,
                           ari_head_start_worth (all[i], size, 1000, 1000).points);
    }
}

/* Even the greatest head start may be too little, and the sentence says so. */
static void
test_not_enough (void)
{
  AriEvenChances even = choose ("minoa", 2800, 1000, 50);
  const AriNames names = { { "Minos", "Anna" } };
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  g_assert_cmpuint (even.strongest, ==, 1);
  g_assert_cmpuint (even.sizes[1], ==, ari_setup_most_head_start (&setup));
  g_assert_cmpuint (even.enough, ==, 0);
  even.chances[1] = 0.08;
  even.errors[1] = 0.05;
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 18 pieces instead of 12. Even so, Anna has a chance of only 8% ± 5 against Minos.");
}

/* Where the worth of a head start leaves nearly every chance possible, none is told. */
static void
test_rough (void)
{
  const AriNames names = { { "Talos", "Minos" } };
  AriEvenChances even = { 2, { 2 }, { 0.43 }, { 0.32 }, .enough = 1, .rough = 1 };
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Talos starts with 14 pieces instead of 12. That is a guess: what this head start is worth "
                "isn’t known well enough to say what chance Talos has against Minos.");
}

/* No chance between two computers is told with an interval that says nothing. */
static void
test_levels (void)
{
  guint n, n_rough = 0, n_told = 0;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    for (guint pair = 0; pair < ARI_N_LEVELS * ARI_N_LEVELS; pair++)
      {
        const AriLevel *levels[] = { &ari_levels ()[pair % ARI_N_LEVELS],
                                     &ari_levels ()[pair / ARI_N_LEVELS] };
        AriSeat seats[ARI_MAX_SEATS] = { 0 };
        AriGlicko players[ARI_MAX_SEATS];
        AriEvenChances even;
        AriSetup setup;

        ari_setup_init (&setup, all[i]);
        for (guint seat = 0; seat < setup.seats; seat++)
          {
            seats[seat] = (AriSeat) { .kind = ARI_SEAT_COMPUTER, .level = (char *) levels[seat % 2]->id };
            players[seat] = ari_ratings_begin (ARI_SEAT_COMPUTER, levels[seat % 2]->id, all[i]);
          }
        even = ari_even_chances_choose (&setup, seats, players);
        for (guint seat = 0; seat < setup.seats; seat++)
          if ((even.rough >> seat & 1) == 0)
            /* 0.2 of the worth, and what the ratings of the levels add. */
            g_assert_cmpfloat (even.errors[seat], <=, 0.27);
          else
            g_assert_cmpuint (even.sizes[seat], >, 0);
        n_rough += even.rough != 0;
        n_told += even.rough == 0;
      }
  g_assert_cmpuint (n_rough, >, 0);
  g_assert_cmpuint (n_told, >, 0);
}

/* A player who has both seats has even chances, however little is known of anyone; then there is nothing more
 * to tell. */
static void
test_same (void)
{
  const AriNames names = { { "Phaedra", "Talos" } };
  AriSeat seats[] = { { ARI_SEAT_COMPUTER, (char *) "Phaedra", (char *) "adept" },
                      { ARI_SEAT_COMPUTER, (char *) "Talos", (char *) "adept" } };
  const AriGlicko known[] = { { 2000, 50, 0.06 }, { 2000, 50, 0.06 } };
  const AriGlicko unknown[] = { { 2000, 350, 0.06 }, { 2000, 350, 0.06 } };
  AriEvenChances even;
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  even = ari_even_chances_choose (&setup, seats, known);
  g_assert_cmpfloat (even.chances[1], ==, 0.5);
  g_assert_cmpfloat (even.errors[1], ==, 0.0);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names), "Nobody needs a head start.");
  seats[1].level = (char *) "expert";
  g_assert_cmpfloat (ari_even_chances_choose (&setup, seats, known).errors[1], >, 0.1);

  seats[0] = seats[1] = (AriSeat) { ARI_SEAT_PERSON, (char *) "Anna", NULL };
  even = ari_even_chances_choose (&setup, seats, unknown);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names), "Nobody needs a head start.");
}

/* Two persons without names are not one player. */
static void
test_nameless (void)
{
  static const char *const nameless[] = { NULL, "" };
  const AriGlicko players[] = { { 2000, 350, 0.06 }, { 2000, 350, 0.06 } };
  AriEvenChances even;
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (nameless); i++)
    {
      const AriSeat seats[] = { { .name = (char *) nameless[i] }, { .name = (char *) nameless[i] } };

      even = ari_even_chances_choose (&setup, seats, players);
      g_assert_cmpfloat (even.errors[1], >, 0.3);
      g_assert_cmpuint (even.missing[0], ==, 10);
      g_assert_cmpuint (even.missing[1], ==, 10);
    }
}

static void
test_words (void)
{
  const AriNames names = { { "Anna", "Ben" } };
  AriEvenChances even = { 2, { 2 }, { 0.52 }, { 0.06 }, .enough = 1 };
  AriSetup setup;

  ari_setup_parse (&setup, "minoa head=1:1,2:3", NULL);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 14 pieces instead of 12. Anna has a chance of 52% ± 6 against Ben.");
  even.chances[0] = 0.89;
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 14 pieces instead of 12. That is a little too much, but no other head start comes closer: "
                "Anna has a chance of 89% ± 6 against Ben.");
  even.chances[0] = 0.52;
  even.enough = 0;
  even.sizes[0] = 0;
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "No head start would make this more even: Anna has a chance of only 52% ± 6 against Ben.");
  even.chances[0] = 0.004;
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "No head start would make this more even: Anna has hardly any chance against Ben.");
  even.sizes[0] = 2;
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 14 pieces instead of 12. Even so, Anna has hardly any chance against Ben.");
  even = (AriEvenChances) { 2, { 0 }, { 0.52 }, { 0.06 }, .enough = 1 };
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Nobody needs a head start. Anna has a chance of 52% ± 6 against Ben.");
}

/* Where nearly every chance would be possible, none is told, but what it takes. */
static void
test_too_early (void)
{
  const AriNames names = { { "Anna", "Ben" } };
  AriEvenChances even = { 2, { 2 }, { 0.52 }, { 0.45 }, .enough = 1, .missing = { 5 } };
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 14 pieces instead of 12. That is a guess: it’s too early to say what chance Anna "
                "has against Ben. Anna needs about 5 more matches without help. "
                "Matches that are easily won or lost tell little.");
  even = (AriEvenChances) { 2, { 0 }, { 0.52 }, { 0.45 }, .enough = 1, .missing = { 1, 5 }, .kept = TRUE };
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "It’s too early to say how strong Ben is, so nothing was changed. "
                "Anna needs about 1 more match without help. Ben needs about 5 more matches without help. "
                "Matches that are easily won or lost tell little.");
}

/* A person who is not known yet gives no head start, and what was set stays; but gets one from the others. */
static void
test_unknown (void)
{
  const AriGlicko players[] = { { 1620, 350, 0.06 }, { 570, 50, 0.06 }, { 1620, 50, 0.06 } };
  const AriSeat seats[] = { { .name = (char *) "Anna" }, { ARI_SEAT_COMPUTER, NULL, (char *) "child" },
                            { .name = (char *) "Ben" } };
  AriEvenChances even;
  AriSetup setup;

  ari_setup_parse (&setup, "minoa", NULL);
  even = ari_even_chances_choose (&setup, seats, players);
  g_assert_cmpuint (even.missing[0], ==, 10);
  g_assert_cmpuint (even.sizes[0], ==, 0);
  g_assert_cmpuint (even.sizes[1], ==, 0);

  ari_setup_parse (&setup, "minoa head=1:1,2:3", NULL);
  even = ari_even_chances_choose (&setup, seats, players);
  g_assert_cmpuint (even.sizes[0], ==, 1);
  g_assert_cmpuint (even.sizes[1], ==, 3);

  /* Some results are enough. */
  for (guint i = 0; i < 2; i++)
    {
      const AriGlicko pair[] = { { 1620, i == 0 ? 276 : 274, 0.06 }, players[1] };

      even = ari_even_chances_choose (&setup, seats, pair);
      g_assert_cmpint (even.kept, ==, i == 0);
      g_assert_cmpuint (even.sizes[0], ==, i == 0 ? 1 : 0);
    }

  ari_setup_parse (&setup, "minotaur head=1:2,2:3,3:1", NULL);
  even = ari_even_chances_choose (&setup, seats, (const AriGlicko[]) { { 1620, 350, 0.06 }, { 840, 50, 0.06 },
                                                                       { 1800, 50, 0.06 } });
  g_assert_cmpuint (even.strongest, ==, 3);
  g_assert_cmpuint (even.sizes[0], >, 2);
  g_assert_cmpuint (even.sizes[1], >, even.sizes[0]);
  g_assert_cmpuint (even.sizes[2], ==, 0);
}

/* Where all play against all, everyone is compared with the strongest player. */
static void
test_three (void)
{
  const AriNames names = { { "Anna", "Minos", "Ben" } };
  AriEvenChances even = { 2, { 6, 0, 10 }, { 0.49, 0, 0.2 }, { 0.1, 0, 0.05 }, .enough = 1 };
  AriSetup setup;

  ari_setup_parse (&setup, "minotaur", NULL);
  ASSERT_WORDS (ari_even_chances_words (&even, &setup, &names),
                "Anna starts with 6 points. Anna has a chance of 49% ± 10 against Minos. "
                "Ben starts with 10 points. Even so, Ben has a chance of only 20% ± 5 against Minos.");
}

/* Only with as many seats as were measured, and with the options. */
static void
test_obstacle (void)
{
  AriSetup setup;

  ari_setup_parse (&setup, "minoa seats=3", NULL);
  ASSERT_WORDS (ari_even_chances_obstacle (&setup),
                "What head starts are worth is known only for 2 players and the usual rules.");
  ari_setup_parse (&setup, "minoa closing=coloured", NULL);
  ASSERT_WORDS (ari_even_chances_obstacle (&setup),
                "What head starts are worth is known only for 2 players and the usual rules.");
  ari_setup_parse (&setup, "minotaur seats=4", NULL);
  ASSERT_WORDS (ari_even_chances_obstacle (&setup),
                "What head starts are worth is known only for 3 players and the usual rules.");
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  GAsyncResult **found = data;

  *found = g_object_ref (result);
}

static AriEvenChances
find (const AriSeat *seats,
      AriResults    *results)
{
  g_autoptr(GAsyncResult) found = NULL;
  g_autoptr(GError) error = NULL;
  AriEvenChances chances;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_even_chances_find_async (&setup, seats, results, DAY, NULL, found_cb, &found);
  while (found == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ari_even_chances_find_finish (found, &chances, &error));
  g_assert_no_error (error);

  return chances;
}

/* Persons count by their results, computers by their levels, and of somebody new hardly anything is known. */
static void
test_find (void)
{
  g_autoptr(AriResults) results = people_results ("Anna", "Ben", NULL);
  AriSeat seats[] = { { ARI_SEAT_PERSON, "Anna", NULL }, { ARI_SEAT_PERSON, "Ben", NULL } };
  AriEvenChances chances;

  for (guint i = 0; i < 30; i++)
    people_play (results, &ari_rules_minoa, 0, 1, i % 4 > 0 ? 2 : 1, DAY);
  chances = find (seats, results);
  g_assert_cmpuint (chances.strongest, ==, 2);
  g_assert_cmpuint (chances.sizes[0], >, 0);

  g_assert_cmpuint (find (seats, NULL).sizes[1], ==, 0);
  g_assert_cmpuint (find (seats, NULL).missing[0], ==, 10);
  g_assert_cmpuint (find (seats, NULL).missing[1], ==, 10);

  seats[0] = (AriSeat) { ARI_SEAT_COMPUTER, "Phaedra", "adept" };
  seats[1] = (AriSeat) { ARI_SEAT_COMPUTER, "Talos", "apprentice" };
  chances = find (seats, results);
  g_assert_cmpuint (chances.strongest, ==, 1);
  g_assert_cmpuint (chances.missing[0] + chances.missing[1], ==, 0);
  seats[1] = (AriSeat) { ARI_SEAT_PERSON, "Somebody Else", NULL };
  chances = find (seats, results);
  g_assert_cmpuint (chances.strongest, ==, 1);
  g_assert_cmpuint (chances.missing[0], ==, 0);
  g_assert_cmpuint (chances.missing[1], ==, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/even-chances/equals", test_equals);
  g_test_add_func ("/even-chances/sizes", test_sizes);
  g_test_add_func ("/even-chances/worth", test_worth);
  g_test_add_func ("/even-chances/not-enough", test_not_enough);
  g_test_add_func ("/even-chances/same", test_same);
  g_test_add_func ("/even-chances/nameless", test_nameless);
  g_test_add_func ("/even-chances/words", test_words);
  g_test_add_func ("/even-chances/too-early", test_too_early);
  g_test_add_func ("/even-chances/rough", test_rough);
  g_test_add_func ("/even-chances/levels", test_levels);
  g_test_add_func ("/even-chances/unknown", test_unknown);
  g_test_add_func ("/even-chances/three", test_three);
  g_test_add_func ("/even-chances/obstacle", test_obstacle);
  g_test_add_func ("/even-chances/find", test_find);

  return g_test_run ();
}

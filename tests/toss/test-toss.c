/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-random.h"
#include "ari-hand.h"
#include "ari-toss.h"

static AriFlight
fly (const char *text)
{
  g_autoptr(GError) error = NULL;
  AriRelease release;
  AriFlight flight;

  g_assert_true (ari_release_parse (text, &release, &error));
  g_assert_no_error (error);
  ari_flight_start (&flight, &release);
  ari_flight_finish (&flight);

  return flight;
}

static void
test_text (void)
{
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < 500; i++)
    {
      AriRelease wild = { (gint32) ari_random_next (&random), (gint32) ari_random_next (&random),
                          (gint32) ari_random_next (&random), (gint32) ari_random_next (&random),
                          (gint32) ari_random_next (&random) };
      AriRelease release = ari_release_clamp (wild);
      g_autofree char *text = ari_release_to_text (&release);
      g_autoptr(GError) error = NULL;
      AriRelease again;

      /* What a comment of a record may not hold. */
      g_assert_null (strpbrk (text, "\"{}[]()%"));
      g_assert_true (ari_release_parse (text, &again, &error));
      g_assert_no_error (error);
      g_assert_cmpmem (&release, sizeof release, &again, sizeof again);
    }
}

static void
test_text_errors (void)
{
  static const struct
  {
    const char *text;
    AriTossError code;
  } cases[] = {
    { "", ARI_TOSS_ERROR_PARSE },
    { "hit", ARI_TOSS_ERROR_PARSE },
    { "x=0 y=10500 strength=3697 spin=900", ARI_TOSS_ERROR_PARSE },
    { "x=0 y=10500 strength=3697 spin=900 wobble=", ARI_TOSS_ERROR_PARSE },
    { "x=0 y=10500 strength=3697 spin=900 wobble=0 ", ARI_TOSS_ERROR_PARSE },
    { "x=0  y=10500 strength=3697 spin=900 wobble=0", ARI_TOSS_ERROR_PARSE },
    { "x=-0 y=10500 strength=3697 spin=900 wobble=0", ARI_TOSS_ERROR_PARSE },
    { "x=0x1 y=10500 strength=3697 spin=900 wobble=0", ARI_TOSS_ERROR_PARSE },
    { "y=10500 x=0 strength=3697 spin=900 wobble=0", ARI_TOSS_ERROR_PARSE },
    { "x=\xff", ARI_TOSS_ERROR_PARSE },
    { "x=6001 y=10500 strength=3697 spin=900 wobble=0", ARI_TOSS_ERROR_RANGE },
    { "x=0 y=10500 strength=99999999999999999999 spin=900 wobble=0", ARI_TOSS_ERROR_RANGE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;
      AriRelease release;

      g_assert_false (ari_release_parse (cases[i].text, &release, &error));
      g_assert_error (error, ARI_TOSS_ERROR, (int) cases[i].code);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* All that can happen does. */
static void
test_outcomes (void)
{
  AriFlight flight = fly ("x=1430 y=10500 strength=3697 spin=900 wobble=0");

  g_assert_true (ari_flight_is_hit (&flight));
  g_assert_cmpuint (flight.around, ==, ARI_TOUCH_RIGHT_HORN);

  flight = fly ("x=-1430 y=10500 strength=3697 spin=900 wobble=0");
  g_assert_true (ari_flight_is_hit (&flight));
  g_assert_cmpuint (flight.around, ==, ARI_TOUCH_LEFT_HORN);

  /* It rims out: round the horn for a moment, and off again. */
  flight = fly ("x=-1559 y=10500 strength=3656 spin=-10 wobble=382");
  g_assert_false (ari_flight_is_hit (&flight));
  g_assert_cmpuint (flight.was_around, ==, ARI_TOUCH_LEFT_HORN);

  flight = fly ("x=1497 y=10500 strength=3558 spin=-519 wobble=108");
  g_assert_false (ari_flight_is_hit (&flight));
  g_assert_cmpuint (flight.touched, ==, ARI_TOUCH_RIGHT_HORN | ARI_TOUCH_FLOOR);

  flight = fly ("x=-221 y=10500 strength=3579 spin=-150 wobble=521");
  g_assert_cmpuint (flight.touched, ==, ARI_TOUCH_HEAD | ARI_TOUCH_FLOOR);

  flight = fly ("x=2945 y=10500 strength=3781 spin=-479 wobble=-475");
  g_assert_cmpuint (flight.touched, ==, ARI_TOUCH_FLOOR);

  flight = fly ("x=0 y=9000 strength=7000 spin=900 wobble=0");
  g_assert_cmpuint (flight.touched & ARI_TOUCH_WALL, !=, 0);
}

/* However it is thrown, it comes to an end: in the place, with speeds that the arithmetic can hold. */
static void
test_bounds (void)
{
  AriRandom random;

  ari_random_init (&random, 5);
  for (guint i = 0; i < 300; i++)
    {
      AriRelease wild = { (gint32) ari_random_next (&random) >> 17,
                          (gint32) ari_random_below (&random, 70000),
                          (gint32) ari_random_below (&random, 8000), (gint32) ari_random_next (&random) >> 19,
                          (gint32) ari_random_next (&random) >> 20 };
      AriRelease release = ari_release_clamp (wild);
      AriFlight flight;

      for (ari_flight_start (&flight, &release); !flight.over; ari_flight_step (&flight))
        {
          g_assert_cmpint (ABS (ari_vector_length (flight.axis) - ARI_ONE), <, 16);
          g_assert_cmpint (ari_vector_length (flight.speed), <, ARI_LENGTH (12000));
          g_assert_cmpint (ari_vector_length (flight.turn), <, ARI_LENGTH (12000));
          g_assert_cmpint (flight.place.y, >, 0);
        }
      g_assert_cmpuint (flight.step, <=, ARI_FLIGHT_MAX_STEPS);
      g_assert_true (flight.arrived);
      g_assert_nonnull (ari_toss_describe (&release, &flight));
    }
}

/* To look at a flight on its way, as the screen does, changes nothing. */
static void
test_alone (void)
{
  AriRelease release = { 1300, ARI_HAND_Y, 3850, 700, 120 };
  AriFlight flight, copy, other;

  ari_flight_start (&flight, &release);
  for (guint i = 0; i < 700; i++)
    ari_flight_step (&flight);
  copy = flight;
  g_assert_true (ari_toss_hits (&(AriRelease) { -1430, ARI_HAND_Y, ARI_HAND_STRENGTH, 900, 0 }));
  ari_flight_finish (&flight);
  ari_flight_finish (&copy);
  ari_flight_start (&other, &release);
  ari_flight_finish (&other);
  g_assert_cmpint (flight.place.x, ==, other.place.x);
  g_assert_cmpint (copy.place.y, ==, other.place.y);
  g_assert_cmpint (copy.axis.z, ==, other.axis.z);
  g_assert_cmpuint (copy.step, ==, other.step);
}

/* A miss says which way it was wrong, and by how much. */
static void
test_advice (void)
{
  static const struct
  {
    gint32      x, strength;
    const char *advice;
  } cases[] = {
    { ARI_HAND_X, ARI_HAND_STRENGTH, "Very close: aim and strength were almost right." },
    { -ARI_HAND_X, ARI_HAND_STRENGTH, "Very close: aim and strength were almost right." },
    { ARI_HAND_X, ARI_HAND_STRENGTH + 40, "Too strong: a finger’s breadth too far." },
    { ARI_HAND_X, ARI_HAND_STRENGTH - 100, "Too weak: a hand’s breadth too short." },
    { ARI_HAND_X + 900, ARI_HAND_STRENGTH, "The strength was right: a hand’s breadth too far right." },
    { -ARI_HAND_X - 900, ARI_HAND_STRENGTH, "The strength was right: a hand’s breadth too far left." },
    { 0, ARI_HAND_STRENGTH, "The strength was right: two hand’s breadths too close to the middle." },
    { ARI_HAND_X + 900, ARI_HAND_STRENGTH + 200, "Too strong, and a hand’s breadth too far right." },
    { -ARI_HAND_X - 300, ARI_HAND_STRENGTH - 200, "Too weak, and a finger’s breadth too far left." },
    { 700, ARI_HAND_STRENGTH - 200, "Too weak, and a hand’s breadth too close to the middle." },
    { 6000, 7000, "Too strong, and a forearm’s length too far right." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriRelease release = { .x = cases[i].x, .y = ARI_HAND_Y, .strength = cases[i].strength };
      g_autofree char *advice = ari_toss_advise (&release);

      g_assert_cmpstr (advice, ==, cases[i].advice);
    }
}

/* The least and the most that is called such a breadth, in millimetres. */
static void
assert_breadth (const char *advice,
                double      mm)
{
  static const struct { const char *words; double least, most; } breadths[] = {
    { "a finger’s breadth", 0, 45 }, { "a hand’s breadth", 45, 130 },
    { "two hand’s breadths", 130, 230 }, { "a forearm’s length", 230, G_MAXDOUBLE },
  };
  const double slack = 12; /* the words leave out the drag of the other error */

  for (gsize i = 0; i < G_N_ELEMENTS (breadths); i++)
    if (strstr (advice, breadths[i].words) != NULL)
      {
        g_assert_cmpfloat (mm, >, breadths[i].least - slack);
        g_assert_cmpfloat (mm, <, breadths[i].most + slack);
        return;
      }
  g_assert_nonnull (strstr (advice, "Very close"));
  g_assert_cmpfloat (mm, <, 2 * slack);
}

/* What the words say of a ring that touched nothing is what its flight did, and the description does not
 * contradict the advice. */
static void
test_true_words (void)
{
  const double mm = ARI_LENGTH (1);
  AriRelease best = { ARI_HAND_X, ARI_HAND_Y, ARI_HAND_STRENGTH, 0, 0 };
  AriFlight flight;
  AriRandom random;
  double wanted_way;
  guint seen[6] = { 0 };

  ari_flight_start (&flight, &best);
  while (!flight.arrived)
    ari_flight_step (&flight);
  wanted_way = hypot (flight.arrival.x / mm, ARI_HAND_DISTANCE + flight.arrival.z / mm);

  ari_random_init (&random, 5);
  for (guint i = 0; i < 500; i++)
    {
      gint32 side = (gint32) ari_random_below (&random, 8000) - 4000;
      gint32 strength = ARI_HAND_STRENGTH + (gint32) ari_random_below (&random, 1600) - 800;
      AriRelease release = { side, ARI_HAND_Y, strength, ARI_HAND_SPIN, 0 };
      g_autofree char *advice = ari_toss_advise (&release);
      const char *words;
      double way, x;

      ari_flight_start (&flight, &release);
      if (ari_flight_finish (&flight)
          || (flight.touched & (ARI_TOUCH_HEAD | ARI_TOUCH_LEFT_HORN | ARI_TOUCH_RIGHT_HORN)) != 0)
        continue;

      words = ari_toss_describe (&release, &flight);
      way = hypot (flight.arrival.x / mm, ARI_HAND_DISTANCE + flight.arrival.z / mm);
      /* Beside the bull. */
      x = flight.arrival.x / mm * ARI_HAND_DISTANCE / (ARI_HAND_DISTANCE + flight.arrival.z / mm);
      if (strstr (words, "fell short") != NULL)
        {
          g_assert_cmpfloat (way, <, wanted_way);
          g_assert_cmpint (flight.place.z, <=, 0);
          g_assert_true (g_str_has_prefix (advice, "Too weak"));
          seen[0]++;
        }
      else if (strstr (words, "past on the") != NULL)
        {
          g_assert_cmpfloat (fabs (x), >, ARI_TIP_X);
          g_assert_true (g_str_has_suffix (words, x < 0 ? "left." : "right."));
          g_assert_true (g_str_has_suffix (advice, x < 0 ? "too far left." : "too far right."));
          seen[x < 0 ? 1 : 2]++;
        }
      else if (strstr (words, "below the horns") != NULL)
        {
          g_assert_cmpint (flight.place.z, >, 0);
          g_assert_true (g_str_has_prefix (advice, "Too weak"));
          seen[5]++;
        }
      else if (strstr (words, "over the bull") != NULL)
        {
          g_assert_cmpfloat (way, >, wanted_way);
          g_assert_cmpfloat (fabs (x), <, ARI_TIP_X + 1.5 * ARI_RING_RADIUS);
          g_assert_true (g_str_has_prefix (advice, "Too strong"));
          seen[3]++;
        }
      else
        {
          g_assert_cmpstr (words, ==, "Miss: the ring came down between the horns.");
          g_assert_cmpfloat (fabs (x), <, ARI_TIP_X);
          g_assert_true (g_str_has_suffix (advice, "too close to the middle."));
          seen[4]++;
        }

      if (strstr (advice, "and") == NULL && !g_str_has_prefix (advice, "The strength was right"))
        assert_breadth (advice, fabs (way - wanted_way));
      else if (g_str_has_prefix (advice, "The strength was right"))
        assert_breadth (advice, fabs (fabs (x) - ARI_HAND_X * ARI_HAND_DISTANCE / 1e4));
    }

  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_cmpuint (seen[i], >, 0);
}

/* Only a miss is advised: what happened first, then how to throw better. */
static void
test_tell (void)
{
  AriRelease hit = { ARI_HAND_X, ARI_HAND_Y, ARI_HAND_STRENGTH, ARI_HAND_SPIN, 0 };
  AriRelease miss = { 2945, ARI_HAND_Y, 3781, -479, -475 };
  AriFlight flight;
  g_autofree char *hit_text = NULL, *miss_text = NULL;

  ari_flight_start (&flight, &hit);
  ari_flight_finish (&flight);
  hit_text = ari_toss_tell (&hit, &flight);
  g_assert_cmpstr (hit_text, ==, "Hit: the ring hangs on the right horn.");
  ari_flight_start (&flight, &miss);
  ari_flight_finish (&flight);
  miss_text = ari_toss_tell (&miss, &flight);
  g_assert_cmpstr (miss_text, ==, "Miss: the ring flew past on the right. "
                                  "Too strong, and two hand’s breadths too far right.");
}

static void
test_check (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_toss_check ("x=1430 y=10500 strength=3697 spin=900 wobble=0", TRUE, &error));
  g_assert_no_error (error);
  g_assert_false (ari_toss_check ("x=1430 y=10500 strength=3697 spin=900 wobble=0", FALSE, &error));
  g_assert_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_OUTCOME);
  g_clear_error (&error);
  g_assert_false (ari_toss_check ("x=0 y=10500 strength=3697 spin=900 wobble=0", TRUE, &error));
  g_assert_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_OUTCOME);
  g_clear_error (&error);
  g_assert_false (ari_toss_check ("no toss", TRUE, &error));
  g_assert_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_PARSE);
}

/* Not every movement is a throw. */
static void
test_no_flick (void)
{
  AriRelease release;

  g_assert_false (ari_hand_flick (&(AriFlick) { 0, 0, 0.1, 0, 0 }, &release));
  g_assert_false (ari_hand_flick (&(AriFlick) { 0, 0.3, 0, 0, 0 }, &release));
  g_assert_false (ari_hand_flick (&(AriFlick) { 0, 0.02, 0.1, 0, 0 }, &release));
  g_assert_false (ari_hand_flick (&(AriFlick) { 0, -0.4, 0.1, 0, 0 }, &release));
  g_assert_false (ari_hand_flick (&(AriFlick) { 0.4, 0.05, 0.1, 0, 0 }, &release));
  g_assert_cmpint (ari_hand_flick_fault (&(AriFlick) { 0, 0.02, 0.1, 0, 0 }), ==, ARI_FLICK_TOO_SLOW);
  g_assert_cmpint (ari_hand_flick_fault (&(AriFlick) { 0, -0.4, 0.1, 0, 0 }), ==, ARI_FLICK_NOT_FORWARD);
  g_assert_cmpint (ari_hand_flick_fault (&(AriFlick) { 0.01, 0.035, 0.03, 0, 0 }), ==, ARI_FLICK_TOO_SHORT);
  /* The end of a long drag is short where few events tell of it. */
  g_assert_cmpint (ari_hand_flick_fault (&(AriFlick) { 0.01, 0.035, 0.03, 0, 0.4 }), ==, ARI_FLICK_FINE);
  g_assert_true (ari_hand_flick (&(AriFlick) { 0, 0.06, 0.03, 0, 0 }, &release));
  g_assert_true (ari_hand_flick (&(AriFlick) { -0.05, 0.4, 0.1, 9, 0 }, &release));
  g_assert_cmpint (release.x, <, 0);
}

/* No hidden help: a hand that does a little more or less gets a little more or less, everywhere. */
static void
test_no_help (void)
{
  AriRelease before, after;

  for (double across = -0.2; across < 0.2; across += 0.01)
    {
      g_assert_true (ari_hand_flick (&(AriFlick) { across, 0.4, 0.12, 0, 0 }, &before));
      g_assert_true (ari_hand_flick (&(AriFlick) { across + 0.01, 0.4, 0.12, 0, 0 }, &after));
      g_assert_cmpint (ABS (after.x - before.x - 161), <=, 1);
    }
  for (double speed = 1; speed < 8; speed *= 1.1)
    {
      g_assert_true (ari_hand_flick (&(AriFlick) { 0, speed * 0.12, 0.12, 0, 0 }, &before));
      g_assert_true (ari_hand_flick (&(AriFlick) { 0, speed * 0.12 * 1.1, 0.12, 0, 0 }, &after));
      g_assert_cmpfloat_with_epsilon ((double) after.strength / before.strength, 1.0115, 0.0006);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/toss/text", test_text);
  g_test_add_func ("/toss/text-errors", test_text_errors);
  g_test_add_func ("/toss/outcomes", test_outcomes);
  g_test_add_func ("/toss/bounds", test_bounds);
  g_test_add_func ("/toss/alone", test_alone);
  g_test_add_func ("/toss/advice", test_advice);
  g_test_add_func ("/toss/true-words", test_true_words);
  g_test_add_func ("/toss/tell", test_tell);
  g_test_add_func ("/toss/check", test_check);
  g_test_add_func ("/toss/no-flick", test_no_flick);
  g_test_add_func ("/toss/no-help", test_no_help);

  return g_test_run ();
}

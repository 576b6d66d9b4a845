/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-judgement.h"
#include "ari-random.h"
#include "ari-times.h"

/* A match of Minoa between two people, or between one and a computer: how long each ply took. */
static AriMatch *
match_of (const double *seconds,
          guint         n,
          gboolean      computer)
{
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, computer ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON, "Minos",
                      computer ? "adept" : NULL);
  for (guint i = 0; i < n; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      g_assert_cmpuint (setup.rules->actions (ari_match_get_position (match), actions), >, 1);
      g_assert_true (ari_match_play (match, actions[0], seconds[i], NULL));
    }

  return match;
}

static AriPly *
ply_at (AriMatch *match,
        guint     number)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  return ply; /* the match owns it */
}

static void
blunder (AriMatch *match,
         guint     number)
{
  AriEval eval = { .win = { 0.5, 0.5 }, .loss = 0.5, .loss_error = 0.01, .best = (char *) "i6i7",
                   .program = (char *) "test" };

  ari_match_set_eval (match, ply_at (match, number), &eval);
  g_assert_true (ari_judgement_is_mistake (ply_at (match, number)));
}

/* The first player's median is 9 s, so 2.9 s are hasty, and 3 s are not; the second one's is 30 s, but 6 s
 * aren't hasty for anybody. */
static void
test_hasty (void)
{
  const double seconds[] = { 9, 30, 2.9, 30, 9, 6, 3, 30, 12, 30, 9, 4.9 };
  g_autoptr(AriMatch) match = match_of (seconds, G_N_ELEMENTS (seconds), FALSE);
  g_autoptr(AriTimes) times = NULL;

  blunder (match, 3);
  blunder (match, 6);
  blunder (match, 7);
  blunder (match, 12);
  times = ari_times_new (match);
  g_assert_true (ari_times_can_tell (times));
  g_assert_cmpfloat (times->median[0], ==, 9);
  g_assert_cmpfloat (times->median[1], ==, 30);
  for (guint i = 1; i <= G_N_ELEMENTS (seconds); i++)
    g_assert_true (ari_times_is_hasty (times, ply_at (match, i)) == (i == 3 || i == 12));
}

/* A quick decision that is good isn't hasty. */
static void
test_quick (void)
{
  const double seconds[] = { 9, 30, 2.9, 30, 9, 6, 9, 30, 9, 30 };
  g_autoptr(AriMatch) match = match_of (seconds, G_N_ELEMENTS (seconds), FALSE);
  g_autoptr(AriTimes) times = ari_times_new (match);

  for (guint i = 1; i <= G_N_ELEMENTS (seconds); i++)
    g_assert_false (ari_times_is_hasty (times, ply_at (match, i)));
}

/* Of ten decisions only one is in the longest tenth, and it must also take three times the median. */
static void
test_long (void)
{
  double seconds[20];
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriTimes) times = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (seconds); i++)
    seconds[i] = 5;
  seconds[4] = 600;
  seconds[6] = 20;
  seconds[5] = 14.9;
  match = match_of (seconds, G_N_ELEMENTS (seconds), FALSE);
  times = ari_times_new (match);
  g_assert_cmpfloat (times->longest, ==, 600);
  g_assert_cmpfloat (times->total[0], ==, 660);
  for (guint i = 1; i <= G_N_ELEMENTS (seconds); i++)
    g_assert_true (ari_times_is_long (times, ply_at (match, i)) == (i == 5));
}

/* Computers have no times here, and neither has a match that keeps none. */
static void
test_unknown (void)
{
  const double seconds[] = { 9, 30, 1, -1, 9, 30, 9, 30, 9, 30, -1, 300 };
  g_autoptr(AriMatch) match = match_of (seconds, G_N_ELEMENTS (seconds), TRUE);
  g_autoptr(AriTimes) times = ari_times_new (match);
  g_autoptr(AriMatch) untimed = match_of ((const double[]) { -1, -1 }, 2, FALSE);
  g_autoptr(AriTimes) none = ari_times_new (untimed);

  g_assert_cmpfloat (times->longest, ==, 9);
  g_assert_cmpfloat (times->total[0], ==, 37);
  g_assert_cmpfloat (times->total[1], <, 0);
  g_assert_cmpfloat (ari_times_get (times, ply_at (match, 2)), <, 0);
  g_assert_cmpfloat (ari_times_get (times, ply_at (match, 11)), <, 0);
  g_assert_false (ari_times_is_long (times, ply_at (match, 12)));
  g_assert_cmpfloat (none->longest, ==, 0);
  g_assert_false (ari_times_can_tell (none));
}

/* Fewer than five decisions say nothing about one of them. */
static void
test_few (void)
{
  const double seconds[] = { 9, 9, 1, 9, 9, 9, 100, 9 };
  g_autoptr(AriMatch) match = match_of (seconds, G_N_ELEMENTS (seconds), FALSE);
  g_autoptr(AriTimes) times = NULL;

  blunder (match, 3);
  times = ari_times_new (match);
  g_assert_false (ari_times_can_tell (times));
  g_assert_false (ari_times_is_hasty (times, ply_at (match, 3)));
  g_assert_false (ari_times_is_long (times, ply_at (match, 7)));
}

/* Nobody decides what is the only action. */
static void
test_forced (void)
{
  AriSetup setup;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriTimes) times = NULL;
  AriRandom random;
  guint n_forced = 0, n_free = 0;

  ari_random_init (&random, 5);
  ari_setup_init (&setup, ari_rules_lookup ("labyrinth"));
  match = ari_match_new (&setup);
  for (guint i = 0; i < 400 && ari_match_get_actor (match) != ARI_NONE; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = setup.rules->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n)], 2, NULL));
    }

  times = ari_times_new (match);
  for (guint i = 1; i <= times->seconds->len; i++)
    {
      AriPosition before;

      ari_match_get_position_at (match, i - 1, &before);
      if (ari_rules_actor (setup.rules, &before) == ARI_CHANCE)
        continue;
      if (ari_rules_count (setup.rules, &before) == 1)
        {
          g_assert_cmpfloat (ari_times_get (times, ply_at (match, i)), <, 0);
          n_forced++;
        }
      else
        {
          g_assert_cmpfloat (ari_times_get (times, ply_at (match, i)), ==, 2);
          n_free++;
        }
    }
  g_assert_cmpuint (n_forced, >, 0);
  g_assert_cmpuint (n_free, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/times/hasty", test_hasty);
  g_test_add_func ("/analysis/times/quick", test_quick);
  g_test_add_func ("/analysis/times/long", test_long);
  g_test_add_func ("/analysis/times/unknown", test_unknown);
  g_test_add_func ("/analysis/times/few", test_few);
  g_test_add_func ("/analysis/times/forced", test_forced);

  return g_test_run ();
}

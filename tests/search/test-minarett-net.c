/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The learned part of Minarett's evaluation. */
#include <string.h>

#include "ari-hash.h"
#include "games.h"
#include "minarett/minarett-net.h"

#define GAMES       30
#define DIGEST_SEED 11
#define DIGEST      G_GUINT64_CONSTANT (0x8d3031291bbff775)

static const AriRules *const rules = &ari_rules_minarett;

static void
start (AriPosition *position,
       AriRandom   *random)
{
  const AriOption *options = rules->choices.options;
  AriSetup setup;

  ari_setup_init (&setup, rules);
  for (guint i = 0; i < rules->choices.n_options; i++)
    setup.values[i] = (guint8) ari_random_below (random, g_strv_length ((char **) options[i].values));
  rules->start (position, &setup);
}

static void
start_with_roofs (AriPosition *position)
{
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minarett head=1:1,2:2", NULL));
  rules->start (position, &setup);
}

static gboolean
play_one (AriPosition *position,
          AriRandom   *random)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (n > 0)
    rules->apply (position, actions[ari_random_below (random, n)]);

  return ari_rules_actor (rules, position) != ARI_NONE;
}

static int
judge (MinarettSums      *sums,
       const AriPosition *position)
{
  int counts[MINARETT_N_FEATURES];

  minarett_features (position, counts);

  return minarett_net_judge (sums, minarett_get (position), counts);
}

/* Sums that have followed the search to any other position are those of a new start, also from one match to
 * another, with head starts and without. */
static void
test_following (void)
{
  MinarettSums followed = { 0 };
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < GAMES; i++)
    {
      AriPosition position, kept;

      if (i % 3 == 2)
        start_with_roofs (&position);
      else
        start (&position, &random);
      kept = position;
      do
        {
          MinarettSums fresh = { 0 }, again = { 0 };

          g_assert_cmpint (judge (&followed, &position), ==, judge (&fresh, &position));
          g_assert_cmpmem (&followed, sizeof followed, &fresh, sizeof fresh);
          if (ari_random_below (&random, 4) == 0)
            g_assert_cmpint (judge (&followed, &kept), ==, judge (&again, &kept));
          if (ari_random_below (&random, 8) == 0)
            kept = position;
        }
      while (play_one (&position, &random));
    }
}

static void
test_symmetry (void)
{
  gboolean differ = FALSE;
  AriRandom random;
  int last = 0;

  ari_random_init (&random, 2);
  for (guint i = 0; i < GAMES; i++)
    {
      AriPosition position;

      start (&position, &random);
      do
        {
          MinarettSums sums = { 0 };
          int value = judge (&sums, &position);

          differ = differ || value != last;
          last = value;
          for (guint s = 1; s < MINARETT_SYMMETRIES; s++)
            {
              AriPosition turned;

              minarett_turn_position (&position, s, &turned);
              g_assert_cmpint (judge (&sums, &turned), ==, value);
            }
        }
      while (play_one (&position, &random));
    }
  g_assert_true (differ);
}

/* The same values on every machine. Other weights have other values: then write down the new digest. */
static void
test_digest (void)
{
  MinarettSums sums = { 0 };
  guint64 digest = 0;
  AriRandom random;

  ari_random_init (&random, DIGEST_SEED);
  for (guint i = 0; i < GAMES; i++)
    {
      AriPosition position;

      start (&position, &random);
      do
        digest = ari_hash_mix (digest, (guint64) (gint64) judge (&sums, &position));
      while (play_one (&position, &random));
    }
  g_assert_cmphex (digest, ==, DIGEST);
}

/* No position has more than 25 stacks and so much of anything else that the sums leave 16 bits. */
static void
test_room (void)
{
  const MinarettNet *net = (const MinarettNet *) minarett_net_weights;
  AriRandom random;
  int most_counts = 0;

  ari_random_init (&random, 4);
  for (guint i = 0; i < GAMES; i++)
    {
      AriPosition position;

      start (&position, &random);
      do
        {
          int counts[MINARETT_N_FEATURES], sum = 0;

          minarett_features (&position, counts);
          for (guint k = 0; k < MINARETT_N_FEATURES; k++)
            sum += ABS (counts[k]);
          most_counts = MAX (most_counts, sum);
        }
      while (play_one (&position, &random));
    }

  for (guint k = 0; k < MINARETT_NET_UNITS; k++)
    {
      int stack = 0, fact = 0, count = 0;

      for (guint i = 0; i < MINARETT_NET_STACKS; i++)
        for (guint space = 0; space < MINARETT_SPACES; space++)
          stack = MAX (stack, ABS (net->stacks[i][space][k]));
      for (guint i = 0; i < MINARETT_NET_FACT_ROWS; i++)
        fact = MAX (fact, ABS (net->facts[i][k]));
      for (guint i = 0; i < MINARETT_N_FEATURES; i++)
        count = MAX (count, ABS (net->counts[i][k]));
      g_assert_cmpint (MINARETT_SPACES * stack + MINARETT_NET_FACTS * fact + 2 * most_counts * count
                       + ABS (net->bias[k]), <=, G_MAXINT16);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/minarett-net/following", test_following);
  g_test_add_func ("/search/minarett-net/symmetry", test_symmetry);
  g_test_add_func ("/search/minarett-net/digest", test_digest);
  g_test_add_func ("/search/minarett-net/room", test_room);

  return g_test_run ();
}

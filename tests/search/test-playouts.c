/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-searcher.h"
#include "games.h"
#include "minoa/minoa.h"
#include "minoa/minoa-playouts.h"

/* Minoa's own playouts against those that ask the rules only. */

#define FAST_GAMES (40000 / TEST_THRIFT)
#define SLOW_GAMES (2500 / TEST_THRIFT)

typedef struct
{
  double games;
  double share[ARI_MAX_SEATS];
  double points[ARI_MAX_SEATS];
  double owners[ARI_MAX_SPOTS][ARI_MAX_SEATS];
} Sums;

static void
play_games (const AriPlayouts *playouts,
            const AriSetup    *setup,
            guint              games,
            guint64            seed,
            Sums              *sums)
{
  const AriRules *rules = setup->rules;
  gsize size = playouts->size (rules), minoa_size = ari_playouts_minoa.size (rules);
  g_autofree guint8 *seen = g_malloc (MAX (playouts->n_keys, ari_playouts_minoa.n_keys));
  g_autofree gpointer first = g_malloc (size), state = g_malloc (size), filled = g_malloc (minoa_size);
  AriOutcome outcome = { .seen = seen };
  AriPosition start;
  AriRandom random;

  rules->start (&start, setup);
  ari_random_init (&random, seed);
  playouts->load (first, rules, &start);
  memset (sums, 0, sizeof *sums);
  sums->games = games;
  for (guint i = 0; i < games; i++)
    {
      guint8 owners[ARI_MAX_SPOTS];
      guint whole = 0;
      int triangles[ARI_MAX_SEATS + 1] = { 0 };
      guint n;

      memcpy (state, first, size);
      playouts->finish (state, &random, &outcome);
      if (playouts->owners != NULL)
        n = playouts->owners (state, owners);
      else
        {
          /* The state of the playouts by rules ends with its position. */
          AriPosition end = { 0 };
          AriOutcome same = { .seen = seen };

          memcpy (&end, (const char *) state + size - rules->layout.size, rules->layout.size);
          ari_playouts_minoa.load (filled, rules, &end);
          ari_playouts_minoa.finish (filled, &random, &same);
          g_assert_cmpmem (same.points, sizeof same.points, outcome.points, sizeof outcome.points);
          g_assert_cmpmem (same.share, sizeof same.share, outcome.share, sizeof outcome.share);
          n = ari_playouts_minoa.owners (filled, owners);
        }

      for (guint spot = 0; spot < n; spot++)
        {
          triangles[owners[spot]]++;
          if (owners[spot] != 0)
            sums->owners[spot][owners[spot] - 1]++;
        }
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          g_assert_cmpint (outcome.points[k], ==, triangles[k + 1]);
          whole += outcome.share[k];
          sums->share[k] += (double) outcome.share[k] / ARI_WIN;
          sums->points[k] += outcome.points[k];
        }
      g_assert_cmpuint (whole, ==, ARI_WIN);
    }
}

/* Both estimate the same, up to @limit standard errors. */
static void
assert_same (double a,
             double games_a,
             double b,
             double games_b,
             double variance)
{
  double error = sqrt (variance * (1.0 / games_a + 1.0 / games_b));

  g_assert_cmpfloat (fabs (a / games_a - b / games_b), <, 5.0 * error + 1e-9);
}

static void
test_distribution (void)
{
  AriSetup setups[MINOA_SETUPS];

  minoa_setups (setups);
  for (guint i = 0; i < MINOA_SETUPS; i++)
    {
      g_autofree Sums *fast = g_new (Sums, 1);
      g_autofree Sums *slow = g_new (Sums, 1);

      play_games (&ari_playouts_minoa, &setups[i], FAST_GAMES, 1, fast);
      play_games (&ari_playouts_by_rules, &setups[i], SLOW_GAMES, 2, slow);
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          /* No distribution on 0 … 1 has a greater variance, and points spread over ten or so. */
          assert_same (fast->share[k], fast->games, slow->share[k], slow->games, 0.25);
          assert_same (fast->points[k], fast->games, slow->points[k], slow->games, 200.0);
          for (guint spot = 0; spot < ARI_MAX_SPOTS; spot++)
            assert_same (fast->owners[spot][k], fast->games, slow->owners[spot][k], slow->games, 0.25);
        }
    }
}

static int
compare_actions (gconstpointer a,
                 gconstpointer b)
{
  return (int) *(const AriAction *) a - (int) *(const AriAction *) b;
}

/* In every position of random games both offer the same actions to the same seat. */
static void
test_actions (void)
{
  AriSetup setups[MINOA_SETUPS];
  AriRandom random;

  minoa_setups (setups);
  ari_random_init (&random, 4);
  for (guint game = 0; game < 40 * MINOA_SETUPS; game++)
    {
      const AriRules *rules = &ari_rules_minoa;
      g_autofree gpointer state = g_malloc (ari_playouts_minoa.size (rules));
      g_autofree gpointer fresh = g_malloc (ari_playouts_minoa.size (rules));
      AriPosition position;

      rules->start (&position, &setups[game % MINOA_SETUPS]);
      ari_playouts_minoa.load (state, rules, &position);
      while (ari_rules_actor (rules, &position) != ARI_NONE)
        {
          AriAction expected[ARI_MAX_ACTIONS], actions[ARI_MAX_ACTIONS];
          guint n = rules->actions (&position, expected);
          AriAction choice = expected[ari_random_below (&random, n)];

          g_assert_cmpuint (ari_playouts_minoa.actor (state), ==, ari_rules_actor (rules, &position));
          g_assert_cmpuint (ari_playouts_minoa.list (state, actions), ==, n);
          qsort (actions, n, sizeof *actions, compare_actions);
          qsort (expected, n, sizeof *expected, compare_actions);
          g_assert_cmpmem (actions, n * sizeof *actions, expected, n * sizeof *expected);

          ari_playouts_minoa.load (fresh, rules, &position);
          g_assert_cmpuint (ari_playouts_minoa.list (fresh, actions), ==, n);
          for (guint k = 0; k < n; k++)
            {
              guint key = ari_playouts_minoa.key (fresh, actions[k]);

              g_assert_cmpuint (key, <, ari_playouts_minoa.n_keys);
            }

          rules->apply (&position, choice);
          ari_playouts_minoa.play (state, choice);
        }
    }
}

static void
test_lookup (void)
{
  g_assert_true (ari_searcher_lookup ("minoa")->playouts == &ari_playouts_minoa);
  g_assert_true (ari_searcher_lookup ("toy")->playouts == &ari_playouts_by_rules);
}

static void
test_share (void)
{
  for (guint winners = 1; winners < 1u << ARI_MAX_SEATS; winners++)
    {
      guint share[ARI_MAX_SEATS], sum = 0;

      ari_share_win (winners, share);
      for (guint i = 0; i < ARI_MAX_SEATS; i++)
        sum += share[i];
      g_assert_cmpuint (sum, ==, ARI_WIN);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/playouts/lookup", test_lookup);
  g_test_add_func ("/search/playouts/share", test_share);
  g_test_add_func ("/search/playouts/minoa/actions", test_actions);
  g_test_add_func ("/search/playouts/minoa/distribution", test_distribution);

  return g_test_run ();
}

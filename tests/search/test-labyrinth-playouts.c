/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-searcher.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/labyrinth-playouts.h"

/* Labyrinth's own playouts against those that ask the rules only. */

#define GAMES (4000 / TEST_THRIFT)

static const AriRules *const rules = &ari_rules_labyrinth;

typedef struct
{
  double share[ARI_MAX_SEATS];
  double points[ARI_MAX_SEATS];
} Means;

static void
play_games (const AriPlayouts *playouts,
            const AriSetup    *setup,
            guint8            *seen,
            guint64            seed,
            Means             *means)
{
  gsize size = playouts->size (rules);
  g_autofree gpointer first = g_malloc (size), state = g_malloc (size);
  AriOutcome outcome = { .seen = seen };
  AriPosition start;
  AriRandom random;

  rules->start (&start, setup);
  ari_random_init (&random, seed);
  playouts->load (first, rules, &start);
  memset (means, 0, sizeof *means);
  for (guint i = 0; i < GAMES; i++)
    {
      memcpy (state, first, size);
      playouts->finish (state, &random, &outcome);
      for (guint s = 0; s < ARI_MAX_SEATS; s++)
        {
          means->share[s] += (double) outcome.share[s] / ARI_WIN / GAMES;
          means->points[s] += (double) outcome.points[s] / GAMES;
        }
    }
}

/* Up to five standard errors; no share varies more than a coin, and no number of travellers more than 4. */
static void
assert_same (const Means *a,
             const Means *b)
{
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    {
      g_assert_cmpfloat (fabs (a->share[s] - b->share[s]), <=, 5 * sqrt (0.25 * 2 / GAMES));
      g_assert_cmpfloat (fabs (a->points[s] - b->points[s]), <=, 5 * sqrt (4.0 * 2 / GAMES));
    }
}

static void
test_distribution (gconstpointer data)
{
  const AriPlayouts *playouts = &ari_playouts_labyrinth;
  g_autofree guint8 *seen = g_malloc (MAX (playouts->n_keys, ari_playouts_by_rules.n_keys));
  AriSetup setup;
  Means fast, noted, slow;

  g_assert_true (ari_setup_parse (&setup, data, NULL));
  play_games (playouts, &setup, NULL, 1, &fast);
  play_games (playouts, &setup, seen, 2, &noted);
  play_games (&ari_playouts_by_rules, &setup, seen, 3, &slow);
  assert_same (&fast, &slow);
  assert_same (&noted, &slow);
}

/* Whatever may be played has a key. */
static void
test_keys (void)
{
  const AriPlayouts *playouts = ari_searcher_lookup ("labyrinth")->playouts;
  AriSetup setup;
  AriPosition position;
  AriRandom random;

  g_assert_true (playouts == &ari_playouts_labyrinth);
  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=4", NULL));
  rules->start (&position, &setup);
  ari_random_init (&random, 1);
  while (ari_rules_actor (rules, &position) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS], same[ARI_MAX_ACTIONS];
      guint n = rules->actions (&position, actions);

      g_assert_cmpuint (playouts->actor (&position), ==, ari_rules_actor (rules, &position));
      g_assert_cmpuint (playouts->list (&position, same), ==, n);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (playouts->key (&position, actions[i]), <, playouts->n_keys);
      playouts->play (&position, actions[ari_random_below (&random, n)]);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const setups[] = {
    "labyrinth", "labyrinth seats=3 entry=1or6 displaced=safe", "labyrinth seats=4 penalty=player",
    "labyrinth entry=1or6 penalty=player displaced=safe", "labyrinth seats=3 head=1:4,3:2",
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/labyrinth-playouts/keys", test_keys);
  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strconcat ("/search/labyrinth-playouts/", setups[i], NULL);

      g_strdelimit (path, " =:,", '-');
      g_test_add_data_func (path, setups[i], test_distribution);
    }

  return g_test_run ();
}

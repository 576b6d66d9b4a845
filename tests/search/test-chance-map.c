/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the shares of searches to winning chances. */
#include <math.h>
#include <string.h>

#include "ari-chance-map.h"
#include "ari-searcher.h"
#include "minarett/minarett.h"
#include "minoa/minoa.h"

static const char *const mapped[] = { "minoa", "minarett", "labyrinth" };

static void
test_two_sides (void)
{
  double win[ARI_MAX_SEATS] = { 0.7, 0.3 }, even[ARI_MAX_SEATS] = { 0.5, 0.5 }, chances[ARI_MAX_SEATS];

  ari_chance_shares (2, 2.0, win, chances);
  g_assert_cmpfloat_with_epsilon (chances[0], 0.49 / 0.58, 0.003);
  g_assert_cmpfloat_with_epsilon (chances[0] + chances[1], 1.0, 1e-12);
  ari_chance_shares (2, 5.0, even, chances);
  g_assert_cmpfloat_with_epsilon (chances[0], 0.5, 1e-12);
}

/* Shares of nobody stay 0, all others sum to 1, and only a proof is certain. */
static void
test_many_sides (void)
{
  double win[ARI_MAX_SEATS] = { 0.5, 0.3, 0.2 }, all[ARI_MAX_SEATS] = { 1.0 }, chances[ARI_MAX_SEATS];
  double sum = 0.0;

  ari_chance_shares (3, 3.0, win, chances);
  for (guint i = 0; i < 3; i++)
    sum += chances[i];
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-12);
  g_assert_cmpfloat (chances[3], ==, 0.0);
  g_assert_cmpfloat (chances[0], >, 0.7);
  g_assert_cmpfloat (chances[1], >, chances[2]);
  ari_chance_shares (3, 3.0, all, chances);
  g_assert_cmpfloat (chances[0], <, 1.0);
  g_assert_cmpfloat (chances[2], >, 0.0);
}

/* A greater share is a greater chance, in every phase and with every effort. */
static void
test_monotone (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (mapped); g++)
    {
      const AriChanceMap *map = ari_searcher_lookup (mapped[g])->chances;

      g_assert_cmpuint (map->version, >, 0);
      for (guint r = 0; r < map->n_rows; r++)
        for (guint64 nodes = 1; nodes < G_GUINT64_CONSTANT (1) << 40; nodes <<= 3)
          for (double phase = 0.0; phase <= 1.0; phase += 0.125)
            {
              double exponent = ari_chance_exponent (&map->rows[r], phase, nodes), before = 0.0;

              g_assert_cmpfloat (exponent, >, 0.0);
              for (double share = 0.05; share < 1.0; share += 0.05)
                {
                  double win[ARI_MAX_SEATS] = { share, 1.0 - share }, chances[ARI_MAX_SEATS];

                  ari_chance_shares (2, exponent, win, chances);
                  g_assert_cmpfloat (chances[0], >, before);
                  before = chances[0];
                }
            }
    }
}

static AriVerdict *
search (const AriRules *rules,
        AriPosition    *position,
        gboolean        chances)
{
  AriSetup setup;
  AriBudget budget = { .nodes = 3000, .threads = 1, .seed = 4 };

  ari_setup_init (&setup, rules);
  rules->start (position, &setup);

  return chances ? ari_search_chances (rules, position, &budget, NULL, 0.0, NULL, NULL)
                 : ari_search_run (rules, position, &budget, NULL, 0.0, NULL, NULL);
}

/* The search itself is untouched: the same order, and the shares are kept. */
static void
test_verdict (void)
{
  const AriRules *const games[] = { &ari_rules_minoa, &ari_rules_minarett };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      AriPosition position;
      g_autoptr(AriVerdict) found = search (games[g], &position, FALSE);
      g_autoptr(AriVerdict) told = search (games[g], &position, TRUE);

      g_assert_cmpuint (found->map, ==, 0);
      g_assert_cmpuint (told->map, ==, ari_chance_version (games[g]));
      g_assert_cmpuint (told->n_candidates, ==, found->n_candidates);
      for (guint i = 0; i < found->n_candidates; i++)
        {
          const AriCandidate *one = &found->candidates[i], *other = &told->candidates[i];

          g_assert_cmpuint (one->action, ==, other->action);
          g_assert_cmpmem (one->win, sizeof one->win, other->raw, sizeof other->raw);
          g_assert_cmpfloat (one->error, ==, other->raw_error);
          g_assert_true ((one->win[0] > 0.5) == (other->win[0] > 0.5) || fabs (one->win[0] - 0.5) < 1e-9);
        }
      g_assert_cmpmem (told->win, sizeof told->win, told->candidates[0].win, sizeof told->win);
      g_assert_cmpmem (told->raw, sizeof told->raw, found->win, sizeof told->raw);
      g_assert_cmpfloat (told->error, >, 0.0);
    }
}

/* Likely owners keep their order, and their chances still sum to one in every area. */
static void
test_owners (void)
{
  AriPosition position;
  g_autoptr(AriVerdict) found = search (&ari_rules_minoa, &position, FALSE);
  g_autoptr(AriVerdict) told = search (&ari_rules_minoa, &position, TRUE);
  guint n_changed = 0;

  g_assert_cmpuint (told->n_owners, ==, found->n_owners);
  for (guint i = 0; i < found->n_owners * ARI_MAX_SEATS; i += ARI_MAX_SEATS)
    {
      const float *before = &found->owners[i], *after = &told->owners[i];

      g_assert_cmpfloat_with_epsilon (before[0] + before[1], after[0] + after[1], 1e-5);
      g_assert_true ((before[0] > before[1]) == (after[0] > after[1]));
      n_changed += before[0] != after[0];
    }
  g_assert_cmpuint (n_changed, >, 0);
}

/* What is proved is told as it is. */
static void
test_proved (void)
{
  AriCandidate candidate = { .win = { 1.0 }, .exact = TRUE, .evidence = ARI_EVIDENCE_PLAYOUTS };
  AriVerdict verdict = { .actor = 1, .exact = TRUE, .n_candidates = 1, .candidates = &candidate };
  AriPosition position;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_rules_minoa.start (&position, &setup);
  ari_verdict_calibrate (&ari_rules_minoa, &position, &verdict);
  g_assert_cmpfloat (verdict.win[0], ==, 1.0);
  g_assert_cmpfloat (verdict.error, ==, 0.0);
}

/* Of what two searches say of a loss, the lead is taken off, and part of the rest. */
static void
test_loss (void)
{
  static const AriChanceRow trusting = { .sides = 2 };
  static const AriChanceRow doubting = {
    .sides = 2, .lead = { 0.5, 0.5, 0.5 }, .distrust = { 0.5, 0.5, 0.5 }, .doubt = { 0.4, 0.4, 0.4 },
  };
  const AriChanceGap apart = { .best = 0.75, .chance = 0.5, .noise = 0.1, .apart = TRUE };
  const AriChanceGap together = { .best = 0.75, .chance = 0.5, .noise = 0.1, .apart = FALSE };
  static const AriChanceRow overlooking = { .sides = 2, .oversight = { 0.08, 0.08, 0.08 } };
  const AriChanceGap decided = { .best = 0.99, .chance = 0.98, .noise = 0.1, .apart = TRUE };
  const AriChanceGap close = { .best = 0.6, .chance = 0.5, .noise = 0.1, .apart = TRUE };
  double error;

  /* Log odds of ln 3 at ¾. */
  g_assert_cmpfloat_with_epsilon (ari_chance_loss (&trusting, 0.2, &apart, &error), 0.25, 1e-9);
  g_assert_cmpfloat_with_epsilon (error, 0.1 * 0.6340 * 0.3660, 1e-4);
  g_assert_cmpfloat_with_epsilon (ari_chance_loss (&doubting, 0.2, &apart, &error),
                                  1.0 / (1.0 + exp (-0.5 * (log (3.0) - 0.5))) - 0.5, 1e-9);
  g_assert_cmpfloat (error, >, 0.4 * 0.24);
  g_assert_cmpfloat_with_epsilon (ari_chance_loss (&doubting, 0.2, &together, &error),
                                  1.0 / (1.0 + exp (-0.5 * log (3.0))) - 0.5, 1e-9);
  g_assert_cmpfloat (ari_chance_loss (&doubting, 0.2, &close, &error), ==, 0.0);
  g_assert_cmpfloat (error, >, 0.09);

  /* Where hardly anything is open, log odds tell of no doubt, and an oversight is as likely as anywhere. */
  g_assert_cmpfloat (ari_chance_loss (&doubting, 0.2, &decided, &error), <, 0.01);
  g_assert_cmpfloat (error, <, 0.01);
  g_assert_cmpfloat (ari_chance_loss (&overlooking, 0.2, &decided, &error), >, 0.009);
  g_assert_cmpfloat_with_epsilon (error, 0.08, 1e-3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/chance-map/two-sides", test_two_sides);
  g_test_add_func ("/search/chance-map/many-sides", test_many_sides);
  g_test_add_func ("/search/chance-map/monotone", test_monotone);
  g_test_add_func ("/search/chance-map/verdict", test_verdict);
  g_test_add_func ("/search/chance-map/owners", test_owners);
  g_test_add_func ("/search/chance-map/proved", test_proved);
  g_test_add_func ("/search/chance-map/loss", test_loss);

  return g_test_run ();
}

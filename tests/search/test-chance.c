/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Verdicts where chance acts, for any game. */
#include "ari-search.h"
#include "games.h"
#include "toy-game.h"

/* The die of the toy: the outcomes 4, 5, 6 have the weights 1, 2, 3 and let seat 1, 2, 3 win. */
static void
test_exact (void)
{
  AriBudget budget = { .nodes = 10, .threads = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition die = { 0 };

  rules_toy.apply (&die, 1);
  verdict = ari_search_run (&rules_toy, &die, &budget, NULL, 0, NULL, NULL);

  g_assert_cmpuint (verdict->actor, ==, ARI_CHANCE);
  g_assert_cmpuint (verdict->n_candidates, ==, 3);
  g_assert_true (verdict->exact);
  for (guint i = 0; i < 3; i++)
    {
      const AriCandidate *outcome = &verdict->candidates[i];

      g_assert_cmpuint (outcome->action, ==, 4 + i);
      g_assert_cmpfloat_with_epsilon (outcome->weight, (i + 1) / 6.0, 1e-12);
      g_assert_cmpfloat (outcome->win[i], ==, 1.0);
      g_assert_cmpfloat (outcome->points[i], ==, 6.0);
      g_assert_cmpfloat_with_epsilon (verdict->win[i], (i + 1) / 6.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (verdict->points[i], i + 1, 1e-12);
    }
}

/* Whatever is found out of the outcomes, the whole is their mean, and shares add up to one win: luck sums to
 * nothing. */
static void
test_means (void)
{
  AriBudget budget = { .nodes = 4000, .threads = 1, .seed = 3 };
  g_autoptr(AriVerdict) verdict = NULL, again = NULL;
  double weights = 0.0, luck = 0.0, whole = 0.0, square = 0.0;
  AriPosition position;

  toy_game_start (&position, "large");
  verdict = ari_search_run (&toy_game, &position, &budget, NULL, 0, NULL, NULL);
  again = ari_search_run (&toy_game, &position, &budget, NULL, 0, NULL, NULL);

  g_assert_cmpuint (verdict->n_candidates, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      const AriCandidate *outcome = &verdict->candidates[i];

      g_assert_cmpuint (outcome->visits, >, 0);
      g_assert_cmpuint (outcome->pv[0], ==, outcome->action);
      g_assert_cmpuint (outcome->n_pv, >, 1);
      weights += outcome->weight;
      luck += outcome->weight * (outcome->win[0] - verdict->win[0]);
      square += outcome->weight * outcome->weight * outcome->error * outcome->error;
      g_assert_cmpfloat (outcome->win[0], ==, again->candidates[i].win[0]);
    }
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    whole += verdict->win[i];
  g_assert_cmpfloat_with_epsilon (weights, 1.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (luck, 0.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (whole, 1.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (verdict->error * verdict->error, square, 1e-12);
  g_assert_cmpuint (verdict->nodes, ==, again->nodes);
}

static void
count_cb (const AriVerdict *verdict,
          gpointer          data)
{
  guint *reports = data;

  g_assert_cmpuint (verdict->n_candidates, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (verdict->candidates[i].visits, >, 0);
  (*reports)++;
}

static void
test_reports (void)
{
  AriBudget budget = { .seconds = 0.1, .threads = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;
  guint reports = 0;

  toy_game_start (&position, "large");
  verdict = ari_search_run (&toy_game, &position, &budget, NULL, 1e-6, count_cb, &reports);
  g_assert_cmpuint (reports, >, 0);
}

static void
test_cancelled (void)
{
  AriBudget budget = { .seconds = 1000.0, .threads = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  gint cancelled = TRUE;
  AriPosition position;

  toy_game_start (&position, "large");
  verdict = ari_search_run (&toy_game, &position, &budget, &cancelled, 0, NULL, NULL);
  g_assert_cmpuint (verdict->n_candidates, ==, 3);
  g_assert_cmpuint (verdict->nodes, <, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/chance/exact", test_exact);
  g_test_add_func ("/search/chance/means", test_means);
  g_test_add_func ("/search/chance/reports", test_reports);
  g_test_add_func ("/search/chance/cancelled", test_cancelled);

  return g_test_run ();
}

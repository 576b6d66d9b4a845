/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fitting the map of winning chances to simulated results. */
#include <math.h>

#include "ari-random.h"
#include "chance-fit.h"
#include "reliability.h"

#define N_POINTS 20000

/* Results follow powers of the shares; the exponent grows with the phase from 2 to 4 and loses 0.2 with each
 * doubling of the effort. */
static void
simulate (AriChancePoint *points,
          guint           seats)
{
  AriRandom random;

  ari_random_init (&random, 11);
  for (guint i = 0; i < N_POINTS; i++)
    {
      AriChancePoint *point = &points[i];
      double exponent, sum = 0.0, drawn, chances[ARI_MAX_SEATS];
      guint winner = 0;

      *point = (AriChancePoint) {
        .match = i / 8, .phase = ari_random_unit (&random),
        .nodes = ARI_CHANCE_NODES >> ari_random_below (&random, 4),
      };
      for (guint s = 0; s < seats; s++)
        sum += point->raw[s] = 1.0 + ari_random_unit (&random);
      for (guint s = 0; s < seats; s++)
        point->raw[s] /= sum;
      exponent = 2.0 + 2.0 * point->phase - 0.2 * log2 ((double) point->nodes / ARI_CHANCE_NODES);
      sum = 0.0;
      for (guint s = 0; s < seats; s++)
        sum += chances[s] = pow (point->raw[s], exponent);
      drawn = ari_random_unit (&random) * sum;
      while (winner + 1 < seats && drawn >= chances[winner])
        drawn -= chances[winner++];
      point->result[winner] = 1.0;
    }
}

static void
test_recovers (void)
{
  g_autofree AriChancePoint *points = g_new (AriChancePoint, N_POINTS);

  for (guint seats = 2; seats <= 4; seats++)
    {
      AriChanceRow row = { .sides = seats, .evidence = ARI_EVIDENCE_PLAYOUTS };

      simulate (points, seats);
      ari_chance_fit (points, N_POINTS, &row);
      for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
        g_assert_cmpfloat_with_epsilon (row.exponent[k], 2.0 + k, 0.35);
      g_assert_cmpfloat_with_epsilon (row.effort, -0.2, 0.1);
    }
}

/* Where no results tell them apart, exponents are alike. */
static void
test_without_results (void)
{
  g_autofree AriChancePoint *points = g_new (AriChancePoint, N_POINTS);
  AriChanceRow row = { .sides = 2, .evidence = ARI_EVIDENCE_PLAYOUTS };

  simulate (points, 2);
  for (guint i = 0; i < N_POINTS; i++)
    points[i].phase = 0.0;
  ari_chance_fit (points, N_POINTS, &row);
  g_assert_cmpfloat_with_epsilon (row.exponent[1], row.exponent[0], 1e-6);
  g_assert_cmpfloat_with_epsilon (row.exponent[2], row.exponent[0], 1e-6);
}

/* Moves by a normal deviate: about 94 of 100 within twice the spread found. */
static void
test_spread (void)
{
  g_autofree AriChanceMove *moves = g_new (AriChanceMove, N_POINTS);
  AriChanceRow row = { .sides = 2, .evidence = ARI_EVIDENCE_PLAYOUTS };
  guint n_covered = 0;
  AriRandom random;

  ari_random_init (&random, 12);
  for (guint i = 0; i < N_POINTS; i++)
    {
      double chance = 0.05 + 0.9 * ari_random_unit (&random), deviate = -6.0;

      for (guint k = 0; k < 12; k++)
        deviate += ari_random_unit (&random);
      moves[i] = (AriChanceMove) { chance, chance + 0.3 * deviate * chance * (1.0 - chance), 0.5 };
    }
  ari_chance_fit_spread (moves, N_POINTS, &row);
  for (guint i = 0; i < N_POINTS; i++)
    n_covered += fabs (moves[i].longer - moves[i].chance)
                 <= 2.0 * row.spread[1] * moves[i].chance * (1.0 - moves[i].chance);
  g_assert_cmpuint (n_covered, >, N_POINTS * 93 / 100);
  g_assert_cmpuint (n_covered, <, N_POINTS * 95 / 100);
}

static double
chance_of (double odds)
{
  return 1.0 / (1.0 + exp (-odds));
}

/* Half of a difference is confirmed, once @lead is taken off, and the rest spreads by 0.2. */
static void
simulate_losses (AriChanceLoss *losses,
                 double         lead)
{
  AriRandom random;

  ari_random_init (&random, 13);
  for (guint i = 0; i < N_POINTS; i++)
    {
      AriChanceLoss *loss = &losses[i];
      double deviate = -6.0;

      for (guint k = 0; k < 12; k++)
        deviate += ari_random_unit (&random);
      loss->phase = ari_random_unit (&random);
      loss->chance = 0.3 + 0.3 * ari_random_unit (&random);
      loss->apart = 0.3 + 2.0 * ari_random_unit (&random);
      loss->longer_apart = 0.5 * (loss->apart - lead) + 0.2 * deviate;
      loss->longer = chance_of (ari_reliability_log_odds (loss->chance) + loss->longer_apart) - loss->chance;
    }
}

static void
test_losses (void)
{
  g_autofree AriChanceLoss *losses = g_new0 (AriChanceLoss, N_POINTS);
  AriChanceRow row = { .sides = 2, .evidence = ARI_EVIDENCE_PLAYOUTS };
  guint n_covered = 0;

  simulate_losses (losses, 0.3);
  ari_chance_fit_losses (losses, N_POINTS, &row);
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    {
      g_assert_cmpfloat_with_epsilon (row.lead[k], 0.3, 0.03);
      g_assert_cmpfloat_with_epsilon (row.distrust[k], 0.5, 0.03);
      g_assert_cmpfloat_with_epsilon (row.doubt[k], 0.2, 0.03);
    }
  for (guint i = 0; i < N_POINTS; i++)
    {
      AriChanceGap gap = {
        .best = chance_of (ari_reliability_log_odds (losses[i].chance) + losses[i].apart),
        .chance = losses[i].chance, .apart = TRUE,
      };
      double error, loss = ari_chance_loss (&row, losses[i].phase, &gap, &error);

      n_covered += fabs (loss - losses[i].longer) <= 2.0 * error;
    }
  g_assert_cmpuint (n_covered, >, N_POINTS * 92 / 100);
  g_assert_cmpuint (n_covered, <, N_POINTS * 96 / 100);

  /* A dozen says nothing. */
  ari_chance_fit_losses (losses, 12, &row);
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    g_assert_cmpfloat (row.doubt[k], ==, 0.0);
}

/* A search underrates nothing that it prefers. So a line that says so is laid through the origin, where it is
 * steeper: what it tells of all differences together is right, and with the slope of the old line it would be
 * too little. */
static void
test_negative_lead (void)
{
  g_autofree AriChanceLoss *losses = g_new0 (AriChanceLoss, N_POINTS);
  AriChanceRow row = { .sides = 2, .evidence = ARI_EVIDENCE_PLAYOUTS };
  double told = 0.0, found = 0.0;

  simulate_losses (losses, -0.6);
  ari_chance_fit_losses (losses, N_POINTS, &row);
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    {
      g_assert_cmpfloat (row.lead[k], ==, 0.0);
      g_assert_cmpfloat (row.distrust[k], <, 0.35);
    }
  for (guint i = 0; i < N_POINTS; i++)
    {
      AriChanceGap gap = {
        .best = chance_of (ari_reliability_log_odds (losses[i].chance) + losses[i].apart),
        .chance = losses[i].chance, .apart = TRUE,
      };
      double error;

      told += ari_chance_loss (&row, losses[i].phase, &gap, &error);
      found += losses[i].longer;
    }
  g_assert_cmpfloat_with_epsilon (told / N_POINTS, found / N_POINTS, 0.02);
}

/* Where the phase changes nothing, few matches make no exponents that are far apart. */
static void
test_few_matches (void)
{
  g_autofree AriChancePoint *points = g_new (AriChancePoint, N_POINTS);
  AriChanceRow row = { .sides = 2, .evidence = ARI_EVIDENCE_PLAYOUTS };
  AriRandom random;

  ari_random_init (&random, 14);
  for (guint i = 0; i < 600; i++)
    {
      double share = 0.2 + 0.6 * ari_random_unit (&random);
      gboolean won = ari_random_unit (&random) < share;

      points[i] = (AriChancePoint) {
        .match = i / 10, .phase = ari_random_unit (&random), .nodes = ARI_CHANCE_NODES,
        .raw = { share, 1.0 - share }, .result = { won ? 1.0 : 0.0, won ? 0.0 : 1.0 },
      };
    }
  ari_chance_fit (points, 600, &row);
  for (guint k = 0; k < ARI_CHANCE_KNOTS; k++)
    g_assert_cmpfloat_with_epsilon (row.exponent[k], 1.0, 0.25);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chance-fit/recovers", test_recovers);
  g_test_add_func ("/chance-fit/without-results", test_without_results);
  g_test_add_func ("/chance-fit/spread", test_spread);
  g_test_add_func ("/chance-fit/losses", test_losses);
  g_test_add_func ("/chance-fit/negative-lead", test_negative_lead);
  g_test_add_func ("/chance-fit/few-matches", test_few_matches);

  return g_test_run ();
}

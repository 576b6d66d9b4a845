/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-judgement.h"
#include "ari-luck.h"
#include "ari-random.h"
#include "ari-review.h"
#include "waiting.h"

#define N_PLIES 60

static gboolean
is_done (gpointer data)
{
  return !ari_review_get_running (data);
}

/* A match of Labyrinth after some random plies. */
static AriMatch *
random_match (const char *text,
              guint       n_plies)
{
  AriSetup setup;
  AriMatch *match;
  AriRandom random;

  g_assert_true (ari_setup_parse (&setup, text, NULL));
  match = ari_match_new (&setup);
  ari_random_init (&random, 5);
  for (guint i = 0; i < n_plies; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = setup.rules->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n)], 0, NULL));
    }

  return match;
}

/* By weight, the luck of all rolls is nothing; and what one seat wins by it the others lose. */
static void
test_sums_to_zero (gconstpointer data)
{
  g_autoptr(AriMatch) match = random_match (data, 0);
  const AriRules *rules = ari_match_get_rules (match);
  AriBudget budget = { .nodes = 300, .threads = 1, .seed = 1 };
  AriPosition position = *ari_match_get_position (match);
  AriRandom random;
  guint n_rolls = 0;

  ari_random_init (&random, 3);
  for (guint ply = 0; ply < N_PLIES; ply++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (&position, actions);

      if (ari_rules_actor (rules, &position) == ARI_CHANCE && ply % 4 == 0)
        {
          g_autoptr(AriVerdict) verdict = ari_search_run (rules, &position, &budget, NULL, 0.0, NULL, NULL);
          double sums[ARI_MAX_SEATS] = { 0 };

          for (guint i = 0; i < n; i++)
            {
              AriPosition after = position;
              g_autoptr(AriEval) eval = NULL;
              double all = 0.0;

              rules->apply (&after, actions[i]);
              eval = ari_judgement_of_ply (rules, &position, actions[i], verdict, &after, NULL, 1);
              for (guint s = 0; s < ARI_MAX_SEATS; s++)
                {
                  sums[s] += ari_rules_chance_weight (rules, &position, actions[i]) * eval->luck[s];
                  all += eval->luck[s];
                }
              g_assert_cmpfloat_with_epsilon (all, 0.0, 1e-6);
              g_assert_cmpfloat (eval->loss, ==, 0.0);
            }
          for (guint s = 0; s < ARI_MAX_SEATS; s++)
            g_assert_cmpfloat_with_epsilon (sums[s], 0.0, 1e-9);
          n_rolls++;
        }
      rules->apply (&position, actions[ari_random_below (&random, n)]);
    }
  g_assert_cmpuint (n_rolls, >, 3);
}

static void
test_whole_match (void)
{
  AriMatch *match = random_match ("labyrinth seats=3", N_PLIES);
  AriReview *review = ari_review_new (match);
  guint n_chance = 0, n_decisions = 0;
  AriLuck luck[ARI_MAX_SEATS];
  double sum = 0.0, without = 0.0;

  g_assert_false (ari_luck_of_match (match, luck));
  ari_review_start (review, 0.0, 60);
  wait_until (is_done, review);
  g_assert_true (ari_luck_of_match (match, luck));

  for (guint i = 0; i < N_PLIES; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      n_chance += ari_ply_get_actor (ply) == ARI_CHANCE;
    }
  for (guint s = 0; s < 3; s++)
    {
      g_assert_cmpuint (luck[s].n_outcomes, ==, n_chance);
      g_assert_cmpuint (luck[s].n_feats, ==, 0);
      g_assert_cmpfloat (luck[s].loss, >=, 0.0);
      g_assert_cmpfloat_with_epsilon (luck[s].adjusted + luck[s].luck, luck[s].result, 1e-9);
      n_decisions += luck[s].n_decisions;
      sum += luck[s].luck;
      g_assert_cmpfloat (luck[s].without, >=, 0.0);
      without += luck[s].without;
    }
  g_assert_cmpuint (n_decisions, ==, N_PLIES - n_chance);
  g_assert_cmpfloat_with_epsilon (without, 1.0, 1e-9);
  /* Each share of each outcome is kept with four decimals. */
  g_assert_cmpfloat_with_epsilon (sum, 0.0, 1.5e-4 * n_chance + 1e-5);

  g_assert_finalize_object (review);
  g_assert_finalize_object (match);
}

/* Without chance there is no luck, but losses are summed up all the same. */
static void
test_no_chance (void)
{
  AriMatch *match = match_after (4);
  AriReview *review = ari_review_new (match);
  AriLuck luck[ARI_MAX_SEATS];

  ari_review_start (review, 0.0, 100);
  wait_until (is_done, review);
  g_assert_false (ari_luck_of_match (match, luck));
  g_assert_cmpuint (luck[0].n_decisions, ==, 2);
  g_assert_cmpfloat (luck[0].luck, ==, 0.0);
  g_assert_cmpfloat (luck[0].adjusted, ==, luck[0].result);

  g_assert_finalize_object (review);
  g_assert_finalize_object (match);
}

/* What could be remembered is counted without a judge, for who acted. */
static void
test_memory (void)
{
  g_auto(GStrv) plies = g_strsplit ("a1 R1L a2 R3L a3 R3R a4 G1L a2 a3 claim a1 b1 Y1L", " ", -1);
  g_autoptr(AriMatch) match = random_match ("minotaur seats=3", 0);
  AriLuck luck[ARI_MAX_SEATS];

  for (guint i = 0; plies[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, plies[i], 0, NULL));
  g_assert_false (ari_luck_of_match (match, luck));

  g_assert_cmpuint (luck[0].n_known, ==, 0);
  g_assert_cmpuint (luck[1].n_known, ==, 1);
  g_assert_cmpuint (luck[1].n_found, ==, 0);
  g_assert_cmpuint (luck[2].n_known, ==, 1);
  g_assert_cmpuint (luck[2].n_found, ==, 1);
}

/* A hint that judged positions says nothing about the luck that led to them. */
static void
test_hints (void)
{
  g_autoptr(AriMatch) match = random_match ("labyrinth", 20);
  AriEval eval = { .win = { 0.6, 0.4 }, .error = 0.01, .nodes = 1000 };
  AriLuck luck[ARI_MAX_SEATS];
  AriPly *chance = NULL;

  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (match, ply)) != NULL;)
    if (ari_ply_get_actor (ply) == ARI_CHANCE)
      {
        ari_match_set_eval (match, ply, &eval);
        chance = ply;
      }
  g_assert_nonnull (chance);
  g_assert_false (ari_luck_of_match (match, luck));
  g_assert_cmpuint (luck[0].n_outcomes, ==, 0);

  eval.luck[0] = 0.1;
  eval.luck[1] = -0.1;
  ari_match_set_eval (match, chance, &eval);
  g_assert_true (ari_luck_of_match (match, luck));
  g_assert_cmpfloat_with_epsilon (luck[0].luck, 0.1, 1e-6);
}

/* Who would have less than nothing without luck has nothing, and the others divide the match. */
static void
test_shares_without_luck (void)
{
  static const double gains[] = { 0.35, -0.59, 0.24 };
  g_autoptr(AriMatch) match = random_match ("labyrinth seats=3", N_PLIES);
  AriLuck luck[ARI_MAX_SEATS];
  double sum = 0.0;

  for (guint i = 0; i < N_PLIES; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriEval eval = { .win = { 1.0 }, .nodes = 1 };

      if (i == 0 && ari_ply_get_actor (ply) == ARI_CHANCE)
        memcpy (eval.luck, gains, sizeof gains);
      ari_match_set_eval (match, ply, &eval);
    }
  ari_luck_of_match (match, luck);
  g_assert_cmpfloat (luck[2].adjusted, <, 0.0);
  g_assert_cmpfloat (luck[2].without, ==, 0.0);
  for (guint s = 0; s < 3; s++)
    sum += luck[s].without;
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-9);
}

/* What the computer decided for a person is not theirs. */
static void
test_substitute (void)
{
  static const AriEval eval = { .win = { 0.5, 0.5 }, .loss = 0.25, .nodes = 1000 };
  static const char *const plies[] = { "d4d5", "a1b1", "b1c1", "c1d1" };
  g_autoptr(AriMatch) match = random_match ("minoa", 0);
  AriLuck luck[ARI_MAX_SEATS];

  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      if (i == 2)
        ari_match_set_substitute (match, 1, "novice");
      g_assert_true (ari_match_play_text (match, plies[i], 0, NULL));
      ari_match_set_eval (match, ari_match_get_ply (match), &eval);
    }
  ari_match_remove_substitutes (match);

  ari_luck_of_match (match, luck);
  for (guint s = 0; s < 2; s++)
    {
      g_assert_cmpuint (luck[s].n_decisions, ==, s + 1);
      g_assert_cmpfloat (luck[s].loss, ==, 0.25 * (s + 1));
    }
}

/* Nor is a toss that the computer made for a person. */
static void
test_substitute_toss (void)
{
  g_auto(GStrv) plies = g_strsplit ("a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L", " ", -1);
  g_autoptr(AriMatch) match = random_match ("minotaur seats=3", 0);
  AriEval eval = { .win = { 0.5, 0.2, 0.3 }, .luck = { 0.1, -0.1 }, .nodes = 1000 };
  AriLuck luck[ARI_MAX_SEATS];

  for (guint i = 0; plies[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, plies[i], 0, NULL));
  ari_match_set_substitute (match, 1, "novice");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (ari_match_play_text (match, "hit", 0, NULL));
      ari_match_set_eval (match, ari_match_get_ply (match), &eval);
    }
  ari_match_remove_substitutes (match);

  ari_luck_of_match (match, luck);
  g_assert_cmpuint (luck[0].n_feats, ==, 0);
  g_assert_cmpfloat (luck[0].execution, ==, 0.0);
  g_assert_cmpuint (luck[1].n_feats, ==, 1);
  g_assert_cmpfloat_with_epsilon (luck[1].execution, -0.1, 1e-6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/analysis/luck/sums-to-zero", "labyrinth", test_sums_to_zero);
  g_test_add_data_func ("/analysis/luck/sums-to-zero-4", "labyrinth seats=4 penalty=player", test_sums_to_zero);
  g_test_add_func ("/analysis/luck/whole-match", test_whole_match);
  g_test_add_func ("/analysis/luck/shares-without-luck", test_shares_without_luck);
  g_test_add_func ("/analysis/luck/no-chance", test_no_chance);
  g_test_add_func ("/analysis/luck/memory", test_memory);
  g_test_add_func ("/analysis/luck/hints", test_hints);
  g_test_add_func ("/analysis/luck/substitute", test_substitute);
  g_test_add_func ("/analysis/luck/substitute-toss", test_substitute_toss);

  return g_test_run ();
}

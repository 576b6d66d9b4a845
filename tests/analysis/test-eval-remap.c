/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Old evaluations, read again with the map of this program. */
#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-eval-remap.h"
#include "waiting.h"
#include "minarett/minarett.h"
#include "minoa/minoa.h"

/* As a fresh review judges the first ply: 0.62 before it, 0.55 after it. */
static AriEval *
judge (const AriPosition *before,
       const AriPosition *after,
       AriAction          action)
{
  AriCandidate best = {
    .action = 9, .win = { 0.62, 0.38 }, .error = 0.004, .evidence = ARI_EVIDENCE_PLAYOUTS,
  };
  AriCandidate reached = {
    .action = 3, .win = { 0.55, 0.45 }, .error = 0.003, .evidence = ARI_EVIDENCE_PLAYOUTS,
  };
  AriVerdict one = {
    .actor = 1, .nodes = ARI_CHANCE_NODES, .n_candidates = 1, .candidates = &best,
  };
  AriVerdict other = {
    .actor = 2, .nodes = ARI_CHANCE_NODES, .n_candidates = 1, .candidates = &reached,
  };

  ari_verdict_calibrate (&ari_rules_minoa, before, &one);
  ari_verdict_calibrate (&ari_rules_minoa, after, &other);

  return ari_judgement_of_ply (&ari_rules_minoa, before, action, &one, after, &other, 1);
}

/* The evaluation of the first ply of @match, and what became of it. */
static const AriEval *
get_eval (AriMatch *match)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 0);

  return ari_ply_get_eval (ply);
}

static void
set_eval (AriMatch      *match,
          const AriEval *eval)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 0);

  ari_match_set_eval (match, ply, eval);
}

static AriEval *
judge_first_ply (AriMatch *match)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 0);
  AriPosition before, after;
  AriEval *eval;

  ari_match_get_position_at (match, 0, &before);
  ari_match_get_position_at (match, 1, &after);
  eval = judge (&before, &after, ari_ply_get_action (ply));
  g_assert_cmpfloat (eval->loss, >, 0.05);

  return eval;
}

static void
assert_same (const AriEval *one,
             const AriEval *other)
{
  g_assert_cmpuint (one->map, ==, other->map);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpfloat_with_epsilon (one->win[i], other->win[i], 0.001);
  g_assert_cmpfloat_with_epsilon (one->error, other->error, 0.001);
  g_assert_cmpfloat_with_epsilon (one->loss, other->loss, 0.001);
  g_assert_cmpfloat_with_epsilon (one->loss_error, other->loss_error, 0.001);
}

/* What an older map said is forgotten; what a fresh review says comes out. */
static void
test_older_map (void)
{
  g_autoptr(AriMatch) match = match_after (3);
  g_autoptr(AriEval) fresh = judge_first_ply (match), old = ari_eval_copy (fresh);

  old->map--;
  old->win[0] = old->win[1] = 0.5;
  old->error = 0.2;
  old->loss = 0.01;
  old->loss_error = 0.3;
  set_eval (match, old);

  g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 1);
  assert_same (get_eval (match), fresh);
  g_assert_cmpstr (get_eval (match)->best, ==, fresh->best);
  g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 0);
}

/* Before there were maps, what the search found was stored as the chance. */
static void
test_no_map (void)
{
  const AriRules *rules = &ari_rules_minarett;
  AriEval eval = { .win = { 0.62, 0.38 }, .error = 0.004, .nodes = ARI_CHANCE_NODES };
  const AriChanceRow *row = ari_chance_row (rules, 2, ari_chance_usual (rules));
  AriAction actions[ARI_MAX_ACTIONS];
  double chances[ARI_MAX_SEATS];
  AriPosition before, after;
  AriSetup setup;

  ari_setup_init (&setup, rules);
  rules->start (&before, &setup);
  after = before;
  rules->actions (&before, actions);
  rules->apply (&after, actions[0]);

  g_assert_true (ari_eval_remap (rules, 2, &before, &after, 1, &eval));
  g_assert_cmpuint (eval.map, ==, ari_chance_version (rules));
  g_assert_cmpint (eval.evidence, ==, ari_chance_usual (rules));
  g_assert_cmpfloat (eval.raw[0], ==, 0.62);
  g_assert_cmpfloat (eval.raw_error, ==, 0.004);
  ari_chance_shares (2, ari_chance_exponent (row, ari_chance_phase (rules, &after), eval.nodes), eval.raw,
                     chances);
  g_assert_cmpfloat_with_epsilon (eval.win[0], chances[0], 1e-9);
}

/* A map says nothing of what another search found: such a review stays as it is. */
static void
test_other_search (void)
{
  g_autoptr(AriMatch) match = match_after (3);
  g_autoptr(AriEval) old = judge_first_ply (match);

  for (guint map = 0; map < 9; map++)
    {
      old->map = map;
      old->win[0] = old->win[1] = 0.5;
      set_eval (match, old);
      g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 0);
      assert_same (get_eval (match), old);
    }
}

/* Results and proofs are no estimates. */
static void
test_proved (void)
{
  g_autoptr(AriMatch) match = match_after (3);
  AriEval proved = { .win = { 0.0, 1.0 }, .raw = { 0.0, 1.0 }, .raw_loss = 0.6, .raw_loss_error = 0.01,
                     .nodes = 1, .evidence = ARI_EVIDENCE_PLAYOUTS,
                     .map = ari_chance_version (&ari_rules_minoa) - 1 };

  set_eval (match, &proved);
  g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 1);
  g_assert_cmpfloat (get_eval (match)->win[1], ==, 1.0);
  g_assert_cmpfloat (get_eval (match)->error, ==, 0.0);
  /* The best action had 60 %, and the map makes more of that. */
  g_assert_cmpfloat (get_eval (match)->loss, >, 0.6);
}

/* Variations, too, however they are nested. */
static void
test_variations (void)
{
  g_autoptr(AriMatch) match = match_after (4);
  AriEval old = { .win = { 0.5, 0.5 }, .raw = { 0.6, 0.4 }, .raw_error = 0.01, .nodes = ARI_CHANCE_NODES,
                  .evidence = ARI_EVIDENCE_PLAYOUTS, .map = ari_chance_version (&ari_rules_minoa) - 1 };
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = 0;

  for (guint cursor = 3; cursor > 0; cursor--)
    {
      AriPly *ply;

      ari_match_set_cursor (match, cursor);
      ari_rules_minoa.actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], -1.0, NULL)
                     || ari_match_play (match, actions[1], -1.0, NULL));
      ply = ari_match_get_ply (match);
      if (ari_ply_get_eval (ply) == NULL)
        n++;
      ari_match_set_eval (match, ply, &old);
    }
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 3);
  g_assert_cmpfloat (ari_ply_get_eval (ari_match_get_ply (match))->win[0], >, 0.7);
  g_assert_cmpuint (ari_eval_remap_to_match (match), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/eval-remap/older-map", test_older_map);
  g_test_add_func ("/analysis/eval-remap/no-map", test_no_map);
  g_test_add_func ("/analysis/eval-remap/other-search", test_other_search);
  g_test_add_func ("/analysis/eval-remap/proved", test_proved);
  g_test_add_func ("/analysis/eval-remap/variations", test_variations);

  return g_test_run ();
}

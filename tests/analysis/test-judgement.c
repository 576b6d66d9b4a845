/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "waiting.h"
#include "minoa/minoa.h"
#include "minotaur/minotaur.h"

/* A verdict on the position before ply 1 with two candidates for the first seat. */
static AriVerdict *
verdict_of_two (AriAction best,
                double    best_win,
                AriAction other,
                double    other_win)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = 1;
  verdict->n_candidates = 2;
  verdict->candidates = g_new0 (AriCandidate, 2);
  verdict->candidates[0] =
      (AriCandidate) { .action = best, .visits = 90, .win = { best_win, 1.0 - best_win }, .error = 0.01 };
  verdict->candidates[1] =
      (AriCandidate) { .action = other, .visits = 10, .win = { other_win, 1.0 - other_win }, .error = 0.01 };

  return verdict;
}

static AriEval *
judge_first_ply (AriAction played,
                 double    best_win,
                 double    other_win)
{
  g_autoptr(AriMatch) match = match_after (0);
  g_autoptr(AriVerdict) before = verdict_of_two (3, best_win, 5, other_win);
  const AriPosition *position = ari_match_get_position (match);
  AriPosition after = *position;

  ari_verdict_calibrate (&ari_rules_minoa, position, before);
  ari_rules_minoa.apply (&after, played);

  return ari_judgement_of_ply (&ari_rules_minoa, position, played, before, &after, NULL, 1);
}

static void
test_loss (void)
{
  g_autoptr(AriEval) best = judge_first_ply (3, 0.6, 0.4);
  g_autoptr(AriEval) worse = judge_first_ply (5, 0.6, 0.4);
  g_autoptr(AriEval) unseen = judge_first_ply (9, 0.6, 0.4);

  g_assert_cmpfloat (best->loss, ==, 0.0);
  g_assert_null (best->best);
  g_assert_cmpfloat_with_epsilon (worse->loss, 0.2, 1e-9);
  g_assert_cmpfloat_with_epsilon (worse->win[0], 0.4, 1e-9);
  g_assert_nonnull (worse->best);
  g_assert_null (unseen); /* nothing is known of it */
}

/* A search that finds the best action worse than what was reached does not make a negative loss. */
static void
test_loss_is_never_negative (void)
{
  g_autoptr(AriEval) eval = judge_first_ply (5, 0.4, 0.5);

  g_assert_cmpfloat (eval->loss, ==, 0.0);
}

/* Judges the first ply of Minoa, of a match whose shares before and after it are these. */
static AriEval *
judge_shares (double  before_share,
              double  after_share,
              double  error,
              guint64 nodes_before,
              guint64 nodes_after)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriPosition after = *position;
  AriCandidate candidates[] = {
    { .action = 3, .win = { before_share, 1.0 - before_share }, .error = error,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = 9, .win = { after_share, 1.0 - after_share }, .error = error,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  AriVerdict before = { .actor = 1, .nodes = nodes_before, .n_candidates = 1, .candidates = candidates };
  AriVerdict reached = { .actor = 2, .nodes = nodes_after, .n_candidates = 1, .candidates = candidates + 1 };

  ari_rules_minoa.apply (&after, 5);
  ari_verdict_calibrate (&ari_rules_minoa, position, &before);
  ari_verdict_calibrate (&ari_rules_minoa, &after, &reached);

  return ari_judgement_of_ply (&ari_rules_minoa, position, 5, &before, &after, &reached, 1);
}

static AriGlyph
glyph_of_eval (const AriEval *eval)
{
  g_autoptr(AriMatch) match = match_after (1);
  AriPly *ply = ari_match_get_ply (match);

  ari_match_set_eval (match, ply, eval);

  return ari_judgement_glyph (ply);
}

/* A blunder is marked, but not what may be the errors of two searches. */
static void
test_blunder_is_marked (void)
{
  g_autoptr(AriEval) eval = judge_shares (0.60, 0.50, 0.004, ARI_CHANCE_NODES, ARI_CHANCE_NODES);
  g_autoptr(AriEval) usual = judge_shares (0.53, 0.50, 0.004, ARI_CHANCE_NODES, ARI_CHANCE_NODES);
  g_autoptr(AriEval) noise = judge_shares (0.54, 0.50, 0.015, ARI_CHANCE_NODES, ARI_CHANCE_NODES);

  g_assert_cmpfloat (eval->loss, >, 0.2);
  g_assert_cmpfloat (eval->loss, <, 0.4);
  g_assert_cmpfloat_with_epsilon (eval->raw_loss, 0.1, 1e-9);
  g_assert_cmpfloat (eval->loss_error, <, 0.5 * eval->loss);
  g_assert_cmpfloat (usual->loss, >, 0.0);
  g_assert_cmpint (glyph_of_eval (usual), ==, ARI_GLYPH_NONE);
  g_assert_cmpint (glyph_of_eval (eval), !=, ARI_GLYPH_NONE);
  g_assert_cmpint (glyph_of_eval (eval), !=, ARI_GLYPH_DUBIOUS);
  g_assert_cmpint (glyph_of_eval (noise), ==, ARI_GLYPH_NONE);
}

/* The same share is no loss, even if the map sharpens that of a longer search more. */
static void
test_one_map_for_a_loss (void)
{
  g_autoptr(AriEval) eval = judge_shares (0.6, 0.6, 0.005, 64 * ARI_CHANCE_NODES, ARI_CHANCE_NODES / 8);
  g_autoptr(AriEval) longer = judge_shares (0.6, 0.55, 0.005, ARI_CHANCE_NODES, 64 * ARI_CHANCE_NODES);
  g_autoptr(AriEval) alike = judge_shares (0.6, 0.55, 0.005, ARI_CHANCE_NODES, ARI_CHANCE_NODES);

  g_assert_cmpfloat (eval->loss, ==, 0.0);
  g_assert_cmpfloat (longer->loss, ==, alike->loss);
}

/* A win that is proved and not played is a missed win and a mistake, however little chance is lost with it;
 * what is proved to win, too, misses nothing. */
static void
test_missed_win (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriPosition after = *position;
  AriCandidate candidates[] = {
    { .action = 3, .win = { 1.0 }, .exact = TRUE, .turns = 1 },
    { .action = 9, .visits = 50, .win = { 0.99, 0.01 }, .error = 0.01, .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  AriVerdict before = { .actor = 1, .nodes = 20000, .n_candidates = 2, .candidates = candidates };
  g_autoptr(AriEval) missed = NULL, won = NULL, played = NULL;
  g_autofree char *text = NULL;
  AriEval read = { 0 };

  ari_rules_minoa.apply (&after, 9);
  ari_verdict_calibrate (&ari_rules_minoa, position, &before);
  missed = ari_judgement_of_ply (&ari_rules_minoa, position, 9, &before, &after, NULL, 1);
  g_assert_true (ari_judgement_missed_win (missed));
  g_assert_cmpfloat (missed->loss, <, ari_judgement_least (ARI_GLYPH_DUBIOUS));
  g_assert_cmpint (glyph_of_eval (missed), ==, ARI_GLYPH_MISTAKE);
  text = ari_eval_raw_to_text (missed, 2);
  g_assert_true (ari_eval_raw_from_text (&read, 2, text));
  g_assert_true (read.missed_win);

  candidates[1] = (AriCandidate) { .action = 9, .win = { 1.0 }, .raw = { 1.0 }, .exact = TRUE, .turns = 2 };
  won = ari_judgement_of_ply (&ari_rules_minoa, position, 9, &before, &after, NULL, 1);
  g_assert_false (ari_judgement_missed_win (won));
  g_assert_cmpint (glyph_of_eval (won), ==, ARI_GLYPH_NONE);

  played = ari_judgement_of_ply (&ari_rules_minoa, position, 3, &before, &after, NULL, 1);
  g_assert_false (ari_judgement_missed_win (played));
}

/* The more a candidate of a search loses, the worse is what it is called. */
static void
test_candidates (void)
{
  static const AriGlyph worse[] = { ARI_GLYPH_NONE, ARI_GLYPH_DUBIOUS, ARI_GLYPH_MISTAKE, ARI_GLYPH_BLUNDER };
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  guint at = 0;

  for (guint i = 0; i < 20; i++)
    {
      double share = 0.60 - 0.01 * i;
      AriCandidate candidates[] = {
        { .action = 3, .win = { 0.60, 0.40 }, .error = 0.004, .evidence = ARI_EVIDENCE_PLAYOUTS },
        { .action = 9, .win = { share, 1.0 - share }, .error = 0.004, .evidence = ARI_EVIDENCE_PLAYOUTS },
      };
      AriVerdict verdict = { .actor = 1, .nodes = ARI_CHANCE_NODES, .n_candidates = 2,
                             .candidates = candidates };
      g_autoptr(AriEval) best = NULL, other = NULL;

      ari_verdict_calibrate (&ari_rules_minoa, position, &verdict);
      best = ari_judgement_of_candidate (&ari_rules_minoa, position, &verdict, 3);
      g_assert_cmpint (ari_judgement_of_eval (best), ==, ARI_GLYPH_NONE);
      other = ari_judgement_of_candidate (&ari_rules_minoa, position, &verdict, 9);
      if (ari_judgement_of_eval (other) != worse[at])
        at++;
      g_assert_cmpuint (at, <, G_N_ELEMENTS (worse));
      g_assert_cmpint (ari_judgement_of_eval (other), ==, worse[at]);
    }
  g_assert_cmpuint (at, ==, G_N_ELEMENTS (worse) - 1);
}

static AriGlyph
glyph_of (double loss,
          double loss_error,
          AriGlyph own)
{
  g_autoptr(AriMatch) match = match_after (1);
  AriPly *ply = ari_match_get_ply (match);
  AriEval eval = { .loss = loss, .loss_error = loss_error, .program = (char *) "test" };

  ari_match_set_eval (match, ply, &eval);
  ari_match_set_glyph (match, ply, own);

  return ari_judgement_glyph (ply);
}

static void
test_marks (void)
{
  g_assert_cmpint (glyph_of (0.02, 0.001, ARI_GLYPH_NONE), ==, ARI_GLYPH_NONE);
  g_assert_cmpint (glyph_of (0.07, 0.01, ARI_GLYPH_NONE), ==, ARI_GLYPH_DUBIOUS);
  g_assert_cmpint (glyph_of (0.12, 0.01, ARI_GLYPH_NONE), ==, ARI_GLYPH_MISTAKE);
  g_assert_cmpint (glyph_of (0.17, 0.01, ARI_GLYPH_NONE), ==, ARI_GLYPH_BLUNDER);
  /* Only as far as it goes beyond the doubt about it. */
  g_assert_cmpint (glyph_of (0.10, 0.08, ARI_GLYPH_NONE), ==, ARI_GLYPH_NONE);
  g_assert_cmpint (glyph_of (0.30, 0.19, ARI_GLYPH_NONE), ==, ARI_GLYPH_MISTAKE);
  /* A person's mark goes first. */
  g_assert_cmpint (glyph_of (0.40, 0.01, ARI_GLYPH_GOOD), ==, ARI_GLYPH_GOOD);

  g_assert_true (ari_judgement_praises (ARI_GLYPH_GOOD));
  g_assert_true (ari_judgement_praises (ARI_GLYPH_BRILLIANT));
  g_assert_true (ari_judgement_praises (ARI_GLYPH_INTERESTING));
  g_assert_false (ari_judgement_praises (ARI_GLYPH_NONE));
  g_assert_false (ari_judgement_praises (ARI_GLYPH_DUBIOUS));
  g_assert_false (ari_judgement_praises (ARI_GLYPH_MISTAKE));
  g_assert_false (ari_judgement_praises (ARI_GLYPH_BLUNDER));
}

/* Other programs may blame a roll, but nobody decided it. */
static void
test_chance_makes_no_mistakes (void)
{
  AriEval eval = { .loss = 0.5, .loss_error = 0.01, .best = (char *) "6-6", .program = (char *) "test" };
  AriAction actions[ARI_MAX_ACTIONS];
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;
  AriPly *ply;

  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=2", NULL));
  match = ari_match_new (&setup);
  g_assert_cmpuint (ari_match_get_actor (match), ==, ARI_CHANCE);
  ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
  g_assert_true (ari_match_play (match, actions[0], -1, NULL));

  ply = ari_match_get_ply (match);
  ari_match_set_eval (match, ply, &eval);
  g_assert_cmpint (ari_judgement_glyph (ply), ==, ARI_GLYPH_NONE);
  ari_match_set_glyph (match, ply, ARI_GLYPH_BLUNDER);
  g_assert_cmpint (ari_judgement_glyph (ply), ==, ARI_GLYPH_BLUNDER);
  g_assert_false (ari_judgement_is_mistake (ply));
}

/* At the end the result itself is the evaluation. */
static void
test_end (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriPosition before, after;
  AriAction actions[ARI_MAX_ACTIONS], last = ARI_ACTION_NONE;
  g_autoptr(AriEval) eval = NULL;
  double sum = 0.0;

  after = *ari_match_get_position (match);
  while (ari_rules_actor (&ari_rules_minoa, &after) != ARI_NONE)
    {
      ari_rules_minoa.actions (&after, actions);
      before = after;
      last = actions[0];
      ari_rules_minoa.apply (&after, last);
    }

  eval = ari_judgement_of_ply (&ari_rules_minoa, &before, last, NULL, &after, NULL, 1);
  g_assert_nonnull (eval);
  for (guint i = 0; i < 2; i++)
    {
      gboolean won = ari_rules_winners (&ari_rules_minoa, &after) >> i & 1;

      g_assert_true (won == (eval->win[i] > 0.0));
      sum += eval->points[i];
    }
  g_assert_cmpfloat (sum, ==, 96.0);
  g_assert_cmpfloat (eval->error, ==, 0.0);
}

/* In Minotaur one tile that nobody knows is as good as another: the search looks at one of them for all. */
static void
test_alike (void)
{
  const AriRules *rules = &ari_rules_minotaur;
  g_autoptr(AriEval) eval = NULL;
  g_autoptr(AriVerdict) before = NULL;
  AriAction first, played;
  AriPosition start, after;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  rules->start (&start, &setup);
  g_assert_true (ari_rules_parse (rules, &start, "a1", &first, NULL));
  g_assert_true (ari_rules_parse (rules, &start, "c4", &played, NULL));
  before = verdict_of_two (first, 0.9, ARI_ACTION_NONE, 0.1);
  after = start;
  rules->apply (&after, played);

  eval = ari_judgement_of_ply (rules, &start, played, before, &after, NULL, 1);
  g_assert_nonnull (eval);
  g_assert_cmpfloat (eval->win[0], ==, 0.9);
  g_assert_cmpfloat (eval->loss, ==, 0);
  g_assert_null (eval->best);
}

/* A turn is analysed once each of its plies is, as its moves are numbered. */
static void
test_turns (void)
{
  static const char *const texts[] = { "a1", "R1L", "a2", "G3R", "a3" };
  const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minotaur);
  match = ari_match_new (&setup);
  g_assert_cmpuint (ari_judgement_count_turns (ari_match_get_ply (match)), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (ari_match_play_text (match, texts[i], -1, NULL));
  for (guint id = 1; id <= 4; id++)
    {
      g_assert_cmpuint (ari_judgement_count_turns (ari_match_get_ply (match)), ==, 0);
      ari_match_set_eval (match, ari_match_find (match, id), &eval);
    }
  g_assert_cmpuint (ari_judgement_count_turns (ari_match_get_ply (match)), ==, 1);
  ari_match_set_eval (match, ari_match_find (match, 5), &eval);
  g_assert_cmpuint (ari_judgement_count_turns (ari_match_get_ply (match)), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/judgement/loss", test_loss);
  g_test_add_func ("/analysis/judgement/loss-is-never-negative", test_loss_is_never_negative);
  g_test_add_func ("/analysis/judgement/blunder-is-marked", test_blunder_is_marked);
  g_test_add_func ("/analysis/judgement/one-map-for-a-loss", test_one_map_for_a_loss);
  g_test_add_func ("/analysis/judgement/missed-win", test_missed_win);
  g_test_add_func ("/analysis/judgement/marks", test_marks);
  g_test_add_func ("/analysis/judgement/candidates", test_candidates);
  g_test_add_func ("/analysis/judgement/chance", test_chance_makes_no_mistakes);
  g_test_add_func ("/analysis/judgement/end", test_end);
  g_test_add_func ("/analysis/judgement/alike", test_alike);
  g_test_add_func ("/analysis/judgement/turns", test_turns);

  return g_test_run ();
}

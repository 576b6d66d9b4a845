/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was at stake with a decision, and what follows from it: accuracy, and the moments of a match. */
#include <math.h>

#include "ari-accuracy.h"
#include "ari-chance-map.h"
#include "ari-moment.h"
#include "ari-random.h"
#include "ari-record.h"
#include "ari-review.h"
#include "ari-stake.h"
#include "waiting.h"
#include "minoa/minoa.h"

/* What is at stake with a choice between actions of these shares. No map changes the shares of rollouts of
 * Minoa. */
static AriEval
judge (const double *shares,
       guint         n,
       double        error)
{
  g_autoptr(AriVerdict) verdict = g_new0 (AriVerdict, 1);
  AriPosition position;
  AriSetup setup;
  AriEval eval = { .expected_loss = 7.0, .lead = 7.0, .turns = 7 };

  g_assert_true (ari_setup_parse (&setup, "minoa", NULL));
  setup.rules->start (&position, &setup);
  verdict->actor = 1;
  verdict->n_candidates = n;
  verdict->candidates = g_new0 (AriCandidate, n);
  for (guint i = 0; i < n; i++)
    verdict->candidates[i] = (AriCandidate) {
      .action = i, .win = { shares[i], 1.0 - shares[i] }, .error = error, .exact = error <= 0.0,
      .evidence = ARI_EVIDENCE_ROLLOUTS, .turns = 4,
    };
  ari_verdict_calibrate (setup.rules, &position, verdict);
  ari_stake_judge (setup.rules, &position, 1, verdict, NULL, &eval);

  return eval;
}

static void
test_expected_loss (void)
{
  static const double alike[] = { 0.6, 0.6, 0.6 }, clear[] = { 0.9, 0.1 }, hard[] = { 0.6, 0.5, 0.5, 0.5 };
  static const double two[] = { 0.6, 0.5 };
  double e = exp (-1.0);

  /* Nothing can go wrong, or nobody would go wrong. */
  g_assert_cmpfloat (judge (alike, 3, 0.001).expected_loss, <, 0.001);
  g_assert_cmpfloat (judge (clear, 2, 0.0).expected_loss, <, 0.001);
  /* Of actions that lose a tenth, each is taken e times less often than the best. */
  g_assert_cmpfloat_with_epsilon (judge (two, 2, 0.0).expected_loss, 0.1 * e / (1.0 + e), 1e-9);
  g_assert_cmpfloat_with_epsilon (judge (hard, 4, 0.0).expected_loss, 0.3 * e / (1.0 + 3.0 * e), 1e-9);
  /* Within the error there is nothing to lose, and what is too uncertain isn't counted. */
  g_assert_cmpfloat (judge (two, 2, 0.07).expected_loss, <, 0.002);
  g_assert_cmpfloat (judge (two, 2, 0.15).expected_loss, ==, 0.0);
}

/* What a tree search hardly looked at counts together: of fifty actions nothing is known but that they lose
 * two tenths on average. */
static void
test_rest (void)
{
  AriCandidate candidates[51] = { { .win = { 0.6, 0.4 }, .visits = 9000, .error = 0.005 } };
  AriVerdict verdict = { .actor = 1, .n_candidates = 51, .candidates = candidates };
  AriEval eval = { 0 };
  AriPosition position;
  AriSetup setup;

  for (guint i = 0; i < 51; i++)
    {
      candidates[i].action = i;
      candidates[i].evidence = ARI_EVIDENCE_PLAYOUTS;
      if (i > 0)
        candidates[i] = (AriCandidate) {
          .action = i, .win = { i % 2 == 0 ? 0.3 : 0.5, i % 2 == 0 ? 0.7 : 0.5 }, .visits = 100,
          .error = 0.25, .evidence = ARI_EVIDENCE_PLAYOUTS,
        };
    }
  /* No map knows four sides. */
  g_assert_true (ari_setup_parse (&setup, "minoa seats=4 teams=each", NULL));
  setup.rules->start (&position, &setup);
  ari_verdict_calibrate (setup.rules, &position, &verdict);
  ari_stake_judge (setup.rules, &position, 1, &verdict, NULL, &eval);
  {
    double sure = 0.2 - hypot (0.005, 0.25 / sqrt (50.0)), weight = 50.0 * exp (-sure / 0.1);

    g_assert_cmpfloat_with_epsilon (eval.expected_loss, weight * sure / (1.0 + weight), 1e-9);
  }
  g_assert_cmpfloat (eval.lead, ==, 0.0);
}

static void
test_lead (void)
{
  static const double two[] = { 0.6, 0.4 }, three[] = { 0.6, 0.2, 0.59 };
  static const double one[] = { 0.6 }, won[] = { 1.0, 0.4 };

  g_assert_cmpfloat_with_epsilon (judge (two, 2, 0.0).lead, 0.2, 1e-9);
  /* No map tells what longer searches would change here, so ten errors count instead of two. */
  g_assert_cmpfloat_with_epsilon (judge (two, 2, 0.01).lead, 0.2 - 10.0 * hypot (0.01, 0.01), 1e-9);
  g_assert_cmpfloat (judge (two, 2, 0.1).lead, ==, 0.0);
  g_assert_cmpfloat_with_epsilon (judge (three, 3, 0.0).lead, 0.01, 1e-9);
  /* Who had no choice found nothing. */
  g_assert_cmpfloat (judge (one, 1, 0.0).lead, ==, 0.0);
  g_assert_cmpuint (judge (two, 2, 0.0).turns, ==, 0);
  g_assert_cmpuint (judge (won, 2, 0.0).turns, ==, 4);
}

/* Alpha-beta judges one action; a glance judges the rest. */
static void
test_glance (void)
{
  static const char *const line[] = { "L@c3", "L@a1", "M@b2", "S@d4" };
  AriBudget budget = { .nodes = 2000, .threads = 1, .seed = 1 };
  AriPosition position;
  AriSetup setup;
  g_autoptr(AriVerdict) verdict = NULL, glance = NULL, none = NULL, later = NULL, later_glance = NULL;
  AriEval eval = { 0 }, alone = { 0 };

  g_assert_true (ari_setup_parse (&setup, "minarett", NULL));
  setup.rules->start (&position, &setup);
  verdict = ari_search_chances (setup.rules, &position, &budget, NULL, 0.0, NULL, NULL);
  glance = ari_stake_quick_look (setup.rules, &position, verdict, &budget, NULL);
  g_assert_nonnull (glance);
  g_assert_cmpuint (glance->n_candidates, ==, verdict->n_candidates);
  for (guint i = 0; i < glance->n_candidates; i++)
    g_assert_false (glance->candidates[i].at_most);
  none = ari_stake_quick_look (setup.rules, &position, glance, &budget, NULL);
  g_assert_null (none);

  /* Where towers begin, some actions lose more than their doubt. */
  for (gsize i = 0; i < G_N_ELEMENTS (line); i++)
    {
      AriAction action;

      g_assert_true (ari_rules_parse (setup.rules, &position, line[i], &action, NULL));
      setup.rules->apply (&position, action);
    }
  later = ari_search_chances (setup.rules, &position, &budget, NULL, 0.0, NULL, NULL);
  later_glance = ari_stake_quick_look (setup.rules, &position, later, &budget, NULL);
  g_assert_nonnull (later_glance);
  ari_stake_judge (setup.rules, &position, later->actor, later, NULL, &alone);
  ari_stake_judge (setup.rules, &position, later->actor, later, later_glance, &eval);
  g_assert_cmpfloat (alone.expected_loss, ==, 0.0);
  g_assert_cmpfloat (eval.expected_loss, >, 0.0);
}

static void
set_eval (AriMatch      *match,
          guint          number,
          double         first,
          const AriEval *choice) /* (nullable) */
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriEval eval = choice != NULL ? *choice : (AriEval) { 0 };

  eval.win[0] = first;
  eval.win[1] = 1.0 - first;
  eval.nodes = 1;
  ari_match_set_eval (match, ply, &eval);
}

static void
test_accuracy (void)
{
  const AriEval right = { .expected_loss = 0.04 }, nothing = { 0 };
  const AriEval wrong = { .expected_loss = 0.04, .loss = 0.12, .loss_error = 0.02 };
  const AriEval perhaps = { .expected_loss = 0.04, .loss = 0.01, .loss_error = 0.02 };
  g_autoptr(AriMatch) match = match_after (12);
  AriAccuracy accuracy[ARI_MAX_SEATS];
  AriActor seat;
  double share = -1.0;

  /* The first of whom it can be told. */
  {
    g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 0);

    seat = ari_ply_get_actor (ply);
  }
  for (guint number = 1; number <= 12; number++)
    set_eval (match, number, 0.5, &nothing);
  ari_accuracy_of_match (match, accuracy);
  g_assert_false (ari_accuracy_share (&accuracy[seat - 1], &share));
  g_assert_cmpint (accuracy[seat - 1].gap, ==, ARI_ACCURACY_FEW);

  for (guint number = 1; number <= 12; number++)
    set_eval (match, number, 0.5, &right);
  ari_accuracy_of_match (match, accuracy);
  g_assert_true (ari_accuracy_share (&accuracy[seat - 1], &share));
  g_assert_cmpfloat (share, ==, 1.0);

  g_assert_cmpuint (ari_accuracy_percent (&accuracy[seat - 1]), ==, 100);
  g_assert_false (ari_accuracy_is_bound (&accuracy[seat - 1]));

  /* What was probably lost, though not for certain, is not perfect, and where the chance sinks with the
   * moves, the number is only a bound. */
  for (guint number = 1; number <= 12; number++)
    set_eval (match, number, seat == 1 ? 0.5 - 0.03 * ((number + 1) / 2) : 0.5 + 0.03 * (number / 2),
              &perhaps);
  ari_accuracy_of_match (match, accuracy);
  g_assert_cmpuint (ari_accuracy_percent (&accuracy[seat - 1]), ==, 99);
  g_assert_true (ari_accuracy_is_bound (&accuracy[seat - 1]));
  for (guint number = 1; number <= 12; number++)
    set_eval (match, number, 0.5, &right);

  set_eval (match, 1, 0.5, &wrong);
  ari_accuracy_of_match (match, accuracy);
  g_assert_true (ari_accuracy_share (&accuracy[seat - 1], &share));
  g_assert_cmpfloat_with_epsilon (share, 0.04 * accuracy[seat - 1].n_choices
                                  / (0.04 * accuracy[seat - 1].n_choices + 0.1), 1e-9);
  g_assert_cmpfloat_with_epsilon (accuracy[seat - 1].loss, 0.1, 1e-9);

  /* A variation that is shown instead of the mistake changes nothing. */
  {
    AriAction actions[ARI_MAX_ACTIONS];
    g_autoptr(AriPly) first = g_list_model_get_item (G_LIST_MODEL (match), 0);
    AriPosition start;

    ari_match_get_position_at (match, 0, &start);
    ari_match_get_rules (match)->actions (&start, actions);
    ari_match_set_cursor (match, 0);
    ari_match_play (match, actions[0] != ari_ply_get_action (first) ? actions[0] : actions[1], -1, NULL);
  }
  g_assert_false (ari_match_is_on_main_line (match));
  ari_accuracy_of_match (match, accuracy);
  g_assert_true (ari_accuracy_share (&accuracy[seat - 1], &share));
  g_assert_cmpfloat (share, <, 1.0);
}

static void
test_marks (void)
{
  const AriEval only = { .lead = 0.2 }, near = { .lead = 0.09 };
  const AriEval missed = { .loss = 0.5, .best = (char *) "d4e5", .turns = 3 }, slow = { .turns = 3 };
  g_autoptr(AriMatch) match = match_after (1);
  AriPly *ply = ari_match_get_ply (match);
  g_autofree char *name = NULL, *text = NULL, *other = NULL;
  guint turns;

  set_eval (match, 1, 0.5, &near);
  g_assert_false (ari_moment_is_only_move (ply));
  g_assert_null (ari_moment_name (ply));
  set_eval (match, 1, 0.5, &only);
  g_assert_true (ari_moment_is_only_move (ply));
  text = ari_moment_text (ply);
  g_assert_cmpstr (text, ==, "Only move: every other one was a mistake.");

  set_eval (match, 1, 0.5, &missed);
  g_assert_false (ari_moment_is_only_move (ply));
  g_assert_true (ari_moment_missed_win (ply, &turns));
  g_assert_cmpuint (turns, ==, 3);
  name = ari_moment_name (ply);
  g_assert_cmpstr (name, ==, "missed win in 3 turns");
  set_eval (match, 1, 1.0, &slow);
  g_assert_false (ari_moment_missed_win (ply, &turns));
}

/* A match of Minoa to its end, whose winner is likely to lose until ply @from. */
static AriMatch *
turned_match (guint  from,
              double before,
              double after)
{
  AriMatch *match = match_after (0);
  AriAction actions[ARI_MAX_ACTIONS];
  gboolean first;
  guint n;

  while ((n = ari_rules_minoa.actions (ari_match_get_position (match), actions)) > 0)
    g_assert_true (ari_match_play (match, actions[n / 2], -1.0, NULL));
  g_assert_cmpint (__builtin_popcount (ari_match_winners (match)), ==, 1);
  first = ari_match_winners (match) == 1;
  n = g_list_model_get_n_items (G_LIST_MODEL (match));
  for (guint number = 1; number < n; number++)
    {
      double chance = number < from ? before : after;

      set_eval (match, number, first ? chance : 1.0 - chance, NULL);
    }

  return match;
}

static void
test_turning_point (void)
{
  g_autoptr(AriMatch) turned = turned_match (20, 0.3, 0.7), slowly = turned_match (20, 0.46, 0.54);
  g_autoptr(AriMatch) always = turned_match (1, 0.3, 0.7), late = turned_match (G_MAXUINT, 0.3, 0.7);
  g_autoptr(AriMatch) under_way = match_after (30), barely = turned_match (20, 0.449, 0.551);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (late));
  AriActor winner = (AriActor) g_bit_nth_lsf (ari_match_winners (turned), -1) + 1;
  g_autofree char *text = ari_moment_turning_text (turned, 20, ARI_NONE);
  g_autofree char *other = ari_moment_turning_text (turned, 21, ARI_NONE);
  g_autofree char *bare = ari_moment_turning_text (barely, 20, ARI_NONE);
  g_autofree char *own = ari_moment_turning_text (turned, 20, winner);
  g_autofree char *theirs = ari_moment_turning_text (turned, 20, 3 - winner);

  g_assert_cmpuint (ari_moment_turning_point (turned), ==, 20);
  g_assert_true (g_str_has_prefix (text, "Turning point: from here on, "));
  g_assert_cmpstr (own, ==, "Turning point: from here on, you were ahead.");
  g_assert_cmpstr (theirs, ==, text);
  g_assert_null (other);
  g_assert_cmpuint (ari_moment_turning_point (barely), ==, 20);
  g_assert_nonnull (bare);
  g_assert_cmpuint (ari_moment_turning_point (slowly), ==, 0);
  g_assert_cmpuint (ari_moment_turning_point (always), ==, 0);
  g_assert_cmpuint (ari_moment_turning_point (late), ==, n);
  g_assert_cmpuint (ari_moment_turning_point (under_way), ==, 0);
}

/* Those who won together are all named. */
static void
test_turning_point_of_partners (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *text = NULL, *expected = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n, winners;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minoa seats=4", NULL));
  match = ari_match_new (&setup);
  while ((n = ari_rules_minoa.actions (ari_match_get_position (match), actions)) > 0)
    g_assert_true (ari_match_play (match, actions[n / 2], -1.0, NULL));
  winners = ari_match_winners (match);
  g_assert_cmpint (__builtin_popcount (winners), ==, 2);
  for (guint number = 1; number < g_list_model_get_n_items (G_LIST_MODEL (match)); number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      double chance = number < 20 ? 0.3 : 0.7;
      AriEval eval = { 0 };

      for (guint seat = 0; seat < 4; seat++)
        eval.win[seat] = ((winners >> seat & 1) != 0 ? chance : 1.0 - chance) / 2.0;
      ari_match_set_eval (match, ply, &eval);
    }

  text = ari_moment_turning_text (match, 20, ARI_NONE);
  expected = g_strdup_printf ("Turning point: from here on, %s and %s were ahead.",
                              ari_match_get_seat_name (match, winners == 5 ? 1 : 2),
                              ari_match_get_seat_name (match, winners == 5 ? 3 : 4));
  g_assert_cmpstr (text, ==, expected);
}

/* A review stores it, and a record keeps it. */
static void
test_review (gconstpointer data)
{
  const char *game = data;
  g_autoptr(AriMatch) match = NULL, again = NULL;
  g_autofree char *text = NULL;
  AriSetup setup;
  AriRandom random;
  double expected = 0.0;

  g_assert_true (ari_setup_parse (&setup, game, NULL));
  match = ari_match_new (&setup);
  ari_random_init (&random, 3);
  for (guint i = 0; i < 10; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = setup.rules->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n)], 0, NULL));
    }
  g_assert_true (ari_review_now (match, 0.0, 20000, NULL));
  text = ari_record_write (match);
  again = ari_record_read (text, -1, NULL, NULL);
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autoptr(AriPly) read = g_list_model_get_item (G_LIST_MODEL (again), i);

      expected += ari_ply_get_eval (ply)->expected_loss;
      g_assert_true (ari_eval_equal (ari_ply_get_eval (ply), ari_ply_get_eval (read)));
      if (ari_ply_get_actor (ply) == ARI_CHANCE)
        g_assert_cmpfloat (ari_ply_get_eval (ply)->expected_loss, ==, 0.0);
    }
  g_assert_cmpfloat (expected, >, 0.0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/stake/expected-loss", test_expected_loss);
  g_test_add_func ("/analysis/stake/rest", test_rest);
  g_test_add_func ("/analysis/stake/lead", test_lead);
  g_test_add_func ("/analysis/stake/glance", test_glance);
  g_test_add_func ("/analysis/stake/accuracy", test_accuracy);
  g_test_add_func ("/analysis/stake/marks", test_marks);
  g_test_add_func ("/analysis/stake/turning-point", test_turning_point);
  g_test_add_func ("/analysis/stake/turning-point-of-partners", test_turning_point_of_partners);
  g_test_add_data_func ("/analysis/stake/review/minarett", "minarett", test_review);
  g_test_add_data_func ("/analysis/stake/review/labyrinth", "labyrinth", test_review);
  g_test_add_data_func ("/analysis/stake/review/minoa", "minoa", test_review);

  return g_test_run ();
}

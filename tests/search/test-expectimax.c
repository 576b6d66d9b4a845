/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Expectimax and rollouts, by a toy that is small enough to be solved by trying everything. */
#include <math.h>

#include "ari-expectimax.h"
#include "ari-random.h"
#include "ari-rollout.h"
#include "ari-search-task.h"
#include "toy-game.h"

#define LEVELLED 400  /* estimates whose errors are tested */
#define SAMPLE   40   /* rollouts in each */

static gboolean
settled (const AriPosition *position)
{
  return ari_rules_actor (&toy_game, position) == ARI_CHANCE;
}

/* Who has more is ahead; it is not said by how much of the heap. */
static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  int scores[ARI_MAX_SEATS];
  double sum = 0.0;

  toy_game.scores (position, scores);
  for (guint i = 0; i < 2; i++)
    sum += win[i] = exp (0.3 * scores[i]);
  for (guint i = 0; i < 2; i++)
    win[i] /= sum;
}

static const AriExpectimaxOps toy_ops = { settled, judge };

static double
end_share (const AriPosition *position)
{
  guint winners = ari_rules_winners (&toy_game, position);

  return (winners & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0.0;
}

/* What seat 1 gets, by the definition: when all play what a search of @search chooses, or, without one,
 * what is best when so many turns are looked at. */
static double
solve (const AriPosition *position,
       guint              turns,
       AriExpectimax     *search)
{
  AriActor actor = ari_rules_actor (&toy_game, position);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = toy_game.actions (position, actions);
  double best = actor == 1 ? -1.0 : 2.0, sum = 0.0, total = 0.0;

  if (actor == ARI_NONE)
    return end_share (position);
  if (search == NULL && settled (position) && turns-- == 0)
    {
      double win[ARI_MAX_SEATS];

      judge (position, win);
      return win[0];
    }
  if (search != NULL && actor != ARI_CHANCE)
    {
      actions[0] = ari_expectimax_choose (search, position, 0);
      n = 1;
    }

  for (guint i = 0; i < n; i++)
    {
      AriPosition after = *position;
      guint weight = actor == ARI_CHANCE ? ari_rules_chance_weight (&toy_game, position, actions[i]) : 1;
      double share;

      toy_game.apply (&after, actions[i]);
      share = solve (&after, turns, search);
      best = actor == 1 ? MAX (best, share) : MIN (best, share);
      sum += weight * share;
      total += weight;
    }

  return actor == ARI_CHANCE ? sum / total : best;
}

/* By the definition; but beyond the first turn, actions that look bad at a glance are left out. */
static void
test_expectimax (void)
{
  g_autoptr(AriExpectimax) search = ari_expectimax_new (&toy_ops, &toy_game);
  AriPosition position;
  AriRandom random;

  ari_random_init (&random, 5);
  toy_game_start (&position, "small");
  while (ari_rules_actor (&toy_game, &position) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = toy_game.actions (&position, actions);

      for (guint turns = 0; turns < 5; turns++)
        {
          double win[ARI_MAX_SEATS] = { 0 };

          g_assert_true (ari_expectimax_judge (search, &position, turns, win));
          g_assert_cmpfloat_with_epsilon (win[0] + win[1], 1.0, 1e-9);
          g_assert_cmpfloat_with_epsilon (win[0], solve (&position, turns, NULL), turns == 0 ? 1e-9 : 0.03);
        }
      toy_game.apply (&position, actions[ari_random_below (&random, n)]);
    }
}

/* Luck means nothing, explains most of what varies, and the standard errors are what they say. */
static void
test_rollouts (void)
{
  g_autoptr(AriExpectimax) search = ari_expectimax_new (&toy_ops, &toy_game);
  double sum = 0.0, luck = 0.0, squares = 0.0, rest = 0.0, levelled = 0.0, truth, n = LEVELLED * SAMPLE;
  AriPosition position;

  toy_game_start (&position, "small");
  truth = solve (&position, 0, search);
  for (guint i = 0; i < LEVELLED; i++)
    {
      double mean = 0.0, square = 0.0, error;

      for (guint k = 0; k < SAMPLE; k++)
        {
          AriRollout rollout;
          double share;

          g_assert_true (
              ari_rollout_play (search, &toy_game, &toy_ops, &position, 77 + i * SAMPLE + k, 0, &rollout));
          g_assert_cmpfloat_with_epsilon (rollout.luck[0] + rollout.luck[1], 0.0, 1e-9);
          g_assert_cmpfloat (rollout.points[0] + rollout.points[1], ==, 12.0);
          share = rollout.win[0] - rollout.luck[0];
          mean += share / SAMPLE;
          square += share * share / SAMPLE;
          sum += rollout.win[0] / n;
          luck += rollout.luck[0] / n;
          squares += (rollout.win[0] - truth) * (rollout.win[0] - truth) / n;
          rest += (share - truth) * (share - truth) / n;
        }
      error = sqrt ((square - mean * mean) / (SAMPLE - 1));
      levelled += (mean - truth) * (mean - truth) / (error * error) / LEVELLED;
    }

  g_assert_cmpfloat_with_epsilon (sum, truth, 4.0 * sqrt (squares / n));
  g_assert_cmpfloat_with_epsilon (sum - luck, truth, 4.0 * sqrt (rest / n));
  g_assert_cmpfloat (rest, <, squares / 2.0);
  /* The square of an estimate's distance from the truth in units of its error: 1 on average, with a standard
   * deviation of about √2. */
  g_assert_cmpfloat_with_epsilon (levelled, 1.0, 4.0 * 1.5 / sqrt (LEVELLED));
}

/* Broken off, they still estimate the same within what the evaluation is wrong. */
static void
test_truncated (void)
{
  g_autoptr(AriExpectimax) search = ari_expectimax_new (&toy_ops, &toy_game);
  AriPosition position;
  AriRollout rollout;
  double win[ARI_MAX_SEATS] = { 0 };

  toy_game_start (&position, "large");
  g_assert_true (ari_rollout_play (search, &toy_game, &toy_ops, &position, 1, 3, &rollout));
  g_assert_cmpfloat (rollout.points[0] + rollout.points[1], <=, 9.0);
  g_assert_cmpfloat (rollout.win[0], >, 0.0);
  g_assert_cmpfloat (rollout.win[0], <, 1.0);

  /* The only position that is judged without turns is this one itself. */
  g_assert_true (ari_expectimax_judge (search, &position, 0, win));
  g_assert_cmpfloat (win[0], ==, 0.5);
}

static AriVerdict *
search_toy (const AriPosition *position,
            const AriBudget   *budget,
            const gint        *cancelled)
{
  return ari_search_expectimax (&toy_ops, &(AriSearchTask) {
    .rules = &toy_game, .position = position, .budget = budget, .cancelled = cancelled,
  });
}

static void
test_same_seed (void)
{
  AriBudget one = { .nodes = 40000, .threads = 1, .seed = 9, .lines = 3 };
  AriBudget deep = { .nodes = 40000, .threads = 1, .seed = 9, .depth = 3 };
  g_autoptr(AriVerdict) first = NULL, second = NULL, third = NULL, fourth = NULL;
  AriPosition position;

  toy_game_start (&position, "large");
  toy_game.apply (&position, 3);
  first = search_toy (&position, &one, NULL);
  second = search_toy (&position, &one, NULL);
  g_assert_cmpuint (first->nodes, ==, second->nodes);
  g_assert_cmpuint (first->nodes, <=, one.nodes);
  g_assert_cmpuint (first->n_candidates, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (first->candidates[i].action, ==, second->candidates[i].action);
      g_assert_cmpfloat (first->candidates[i].win[0], ==, second->candidates[i].win[0]);
      g_assert_cmpfloat (first->candidates[i].error, ==, second->candidates[i].error);
      g_assert_cmpfloat (first->candidates[i].error, <, 0.02);
    }
  g_assert_cmpuint (first->candidates[0].action, ==, 3);

  third = search_toy (&position, &deep, NULL);
  fourth = search_toy (&position, &deep, NULL);
  g_assert_cmpuint (third->nodes, ==, fourth->nodes);
  g_assert_cmpuint (third->candidates[0].action, ==, 3);
  g_assert_cmpuint (third->candidates[0].pv[0], ==, 3);
}

/* The tree is broken off where the budget ends, and the best of what was known is there. */
static void
test_limits (void)
{
  AriBudget few = { .nodes = 10, .threads = 1 }, endless = { .threads = 2 },
            late = { .seconds = 0.02, .threads = 2 };
  g_autoptr(AriVerdict) small = NULL, stopped = NULL, soon = NULL;
  gint cancelled = TRUE;
  AriPosition position;

  toy_game_start (&position, "endless");
  toy_game.apply (&position, 3);
  small = search_toy (&position, &few, NULL);
  g_assert_cmpuint (small->nodes, <=, 10);
  g_assert_cmpuint (small->candidates[0].action, ==, 3);
  stopped = search_toy (&position, &endless, &cancelled);
  g_assert_cmpuint (stopped->nodes, <, 100);
  g_assert_cmpuint (stopped->candidates[0].action, ==, 3);
  /* Rollouts of a game that never ends. */
  soon = search_toy (&position, &late, NULL);
  g_assert_cmpuint (soon->candidates[0].action, ==, 3);
}

static void
test_among (void)
{
  const AriAction actions[] = { 2, 1 };
  AriBudget budget = { .threads = 1, .depth = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;

  toy_game_start (&position, "large");
  toy_game.apply (&position, 3);
  verdict = ari_search_expectimax (&toy_ops, &(AriSearchTask) {
    .rules = &toy_game, .position = &position, .actions = actions, .n_actions = 2, .budget = &budget,
  });
  g_assert_cmpuint (verdict->n_candidates, ==, 2);
  g_assert_cmpuint (verdict->candidates[0].action, ==, 2);
  g_assert_cmpuint (verdict->candidates[1].action, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/expectimax/values", test_expectimax);
  g_test_add_func ("/search/expectimax/rollouts", test_rollouts);
  g_test_add_func ("/search/expectimax/truncated", test_truncated);
  g_test_add_func ("/search/expectimax/same-seed", test_same_seed);
  g_test_add_func ("/search/expectimax/limits", test_limits);
  g_test_add_func ("/search/expectimax/among", test_among);

  return g_test_run ();
}

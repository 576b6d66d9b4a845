/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What catches the eye: wins at once always do, and weak levels overlook what is hard to see rather than what
 * is plain. */
#include "ari-quick-look.h"
#include "ari-search-task.h"

#define PLAIN     0.8
#define HARD      0.1
#define AS_GOOD   0.01 /* shares that differ by less */
#define TRIES     10 /* of the child, at each win */
#define CHILD     0
#define NOVICE    1
#define ADEPT     3

typedef struct
{
  guint n_plain, n_plain_found;
  guint n_hard, n_hard_found;
  guint n_wins, n_child_missed;
} Count;

/* The share of the actor's side after the best action of a search that overlooks nothing, and @action's. */
static void
compare (const AriRules    *rules,
         const AriPosition *position,
         AriAction          action,
         AriAction         *best,
         double            *lost)
{
  AriActor actor = ari_rules_actor (rules, position);
  const AriSearcher *searcher = ari_searcher_lookup (rules->id);
  AriBudget budget = { .threads = 1, .depth = 1, .lines = ARI_MAX_ACTIONS };
  AriSearchTask task = { .rules = rules, .position = position, .budget = &budget };
  g_autoptr(AriVerdict) verdict = NULL;

  if (searcher->alphabeta != NULL)
    verdict = ari_search_alphabeta (searcher->alphabeta, &task);
  else
    verdict = ari_search_expectimax (searcher->greedy, &task);

  *best = verdict->candidates[0].action;
  *lost = ari_side_share (rules, position, actor, verdict->candidates[0].win)
          - ari_side_share (rules, position, actor, ari_verdict_find (verdict, action)->win);
}

static gboolean
wins (const AriRules    *rules,
      const AriPosition *position,
      AriAction          action)
{
  AriActor actor = ari_rules_actor (rules, position);
  AriPosition after = *position;

  rules->apply (&after, action);

  return ari_rules_actor (rules, &after) == ARI_NONE
         && ari_rules_winners (rules, &after) == ari_rules_side (rules, position, actor);
}

static void
look (const AriRules    *rules,
      const AriPosition *position,
      guint64            seed,
      Count             *count)
{
  AriAction actions[ARI_MAX_ACTIONS], choice, best;
  guint n = rules->actions (position, actions);
  double ease[ARI_MAX_ACTIONS], lost;
  gboolean can_win = FALSE;

  if (n < 2)
    return;

  ari_quick_look (ari_searcher_lookup (rules->id), rules, position, actions, n, ease);
  choice = ari_level_choose (&ari_levels ()[NOVICE], rules, position, 1, 0, seed, NULL, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpfloat (ease[i], >=, 0.0);
      g_assert_cmpfloat (ease[i], <=, 1.0);
      if (wins (rules, position, actions[i]))
        {
          g_assert_cmpfloat (ease[i], ==, 1.0);
          can_win = TRUE;
        }
    }

  compare (rules, position, choice, &best, &lost);
  if (can_win)
    {
      /* Another action may win in the same turn. */
      g_assert_cmpfloat (lost, ==, 0.0);
      count->n_wins++;
      for (guint i = 0; i < TRIES; i++)
        count->n_child_missed += !wins (rules, position,
                                        ari_level_choose (&ari_levels ()[CHILD], rules, position, 1, 0,
                                                          TRIES * seed + i, NULL, NULL));
    }
  for (guint i = 0; i < n; i++)
    if (actions[i] == best)
      {
        count->n_plain += ease[i] >= PLAIN;
        count->n_plain_found += ease[i] >= PLAIN && lost < AS_GOOD;
        count->n_hard += ease[i] < HARD;
        count->n_hard_found += ease[i] < HARD && lost < AS_GOOD;
      }
}

static void
play (const char *game_id,
      guint       games,
      Count      *count)
{
  const AriRules *rules = ari_rules_lookup (game_id);
  AriSetup setup;
  guint64 seed = 1;

  ari_setup_init (&setup, rules);
  for (guint game = 0; game < games; game++)
    {
      AriPosition position;
      AriActor actor;

      rules->start (&position, &setup);
      for (guint ply = 0; ply < 600 && (actor = ari_rules_actor (rules, &position)) != ARI_NONE; ply++)
        {
          AriAction action;

          if (actor == ARI_CHANCE)
            action = ari_chance_draw (rules, &position, seed++);
          else
            {
              look (rules, &position, seed, count);
              action = ari_level_choose (&ari_levels ()[ADEPT], rules, &position, 1, 0, seed++, NULL, NULL);
            }
          rules->apply (&position, action);
        }
    }

  g_test_message ("%s: plain %u of %u, hard %u of %u, %u wins at once", game_id, count->n_plain_found,
                  count->n_plain, count->n_hard_found, count->n_hard, count->n_wins);
  g_assert_cmpuint (count->n_wins, >=, 5 / TEST_THRIFT);
  g_assert_cmpuint (count->n_plain, >=, 20 / TEST_THRIFT);
}

static void
test_ranks (void)
{
  Count count = { 0 };

  play ("minarett", 8 / TEST_THRIFT, &count);
  g_assert_cmpuint (count.n_hard, >=, 20 / TEST_THRIFT);
  g_assert_cmpuint (count.n_plain_found * 100, >=, count.n_plain * 75);
  /* Only a child overlooks wins: about a third, but a few games don't show how many. */
  g_assert_cmpuint (count.n_child_missed, >, 0);
  if (TEST_THRIFT == 1)
    {
      g_assert_cmpuint (count.n_child_missed * 100, >=, count.n_wins * TRIES * 20);
      g_assert_cmpuint (count.n_child_missed * 100, <=, count.n_wins * TRIES * 55);
    }
  g_assert_cmpuint (count.n_hard_found * 100, <=, count.n_hard * 40);
}

/* A tower that only lacks its roof catches the eye, so what keeps the other seat from completing it is plain,
 * and nothing else that is quiet. */
static void
test_danger (void)
{
  static const char *const plies[] = { "L@c3", "L@a1", "M@c3" };
  const AriRules *rules = ari_rules_lookup ("minarett");
  AriAction actions[ARI_MAX_ACTIONS];
  double ease[ARI_MAX_ACTIONS];
  AriPosition position;
  AriSetup setup;
  guint n, n_stops = 0;

  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_true (ari_rules_parse (rules, &position, plies[i], &action, &error));
      g_assert_no_error (error);
      rules->apply (&position, action);
    }

  n = rules->actions (&position, actions);
  ari_quick_look (ari_searcher_lookup (rules->id), rules, &position, actions, n, ease);
  for (guint i = 0; i < n; i++)
    {
      AriPosition after = position;
      AriAction answers[ARI_MAX_ACTIONS];
      gboolean loses = FALSE;
      guint n_answers;

      rules->apply (&after, actions[i]);
      n_answers = rules->actions (&after, answers);
      for (guint j = 0; j < n_answers && !loses; j++)
        loses = wins (rules, &after, answers[j]);
      if (loses)
        g_assert_cmpfloat (ease[i], <, PLAIN);
      else
        g_assert_cmpfloat (ease[i], >=, PLAIN);
      n_stops += !loses;
    }
  g_assert_cmpuint (n_stops, >, 0);
  g_assert_cmpuint (n_stops, <, n);
}

/* What is plain here matters most, so a beginner makes small mistakes only. */
static void
test_leads (void)
{
  Count count = { 0 };

  play ("labyrinth", 20, &count);
  g_assert_cmpuint (count.n_plain_found * 100, >=, count.n_plain * 90);
}

/* In Minoa, points decide what stands out: those of the own side that an action adds. */
static void
test_points (void)
{
  const AriRules *rules = ari_rules_lookup ("minoa");
  guint n_plain = 0;
  AriSetup setup;

  ari_setup_init (&setup, rules);
  for (guint64 seed = 1; seed <= 5; seed++)
    {
      AriPosition position;
      AriActor actor;
      AriRandom random;

      ari_random_init (&random, seed);
      rules->start (&position, &setup);
      while ((actor = ari_rules_actor (rules, &position)) != ARI_NONE)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = rules->actions (&position, actions);
          double ease[ARI_MAX_ACTIONS];
          int before[ARI_MAX_SEATS] = { 0 };

          rules->scores (&position, before);
          ari_quick_look (ari_searcher_lookup (rules->id), rules, &position, actions, n, ease);
          for (guint i = 0; i < n; i++)
            {
              AriPosition after = position;
              int points[ARI_MAX_SEATS] = { 0 };

              rules->apply (&after, actions[i]);
              rules->scores (&after, points);
              if (points[actor - 1] > before[actor - 1])
                g_assert_cmpfloat (ease[i], >, 0.0);
              else if (ari_rules_actor (rules, &after) != ARI_NONE)
                g_assert_cmpfloat (ease[i], ==, 0.0);
              n_plain += ease[i] == 1.0;
            }
          rules->apply (&position, actions[ari_random_below (&random, n)]);
        }
    }
  g_assert_cmpuint (n_plain, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/quick-look/ranks", test_ranks);
  g_test_add_func ("/search/quick-look/danger", test_danger);
  g_test_add_func ("/search/quick-look/leads", test_leads);
  g_test_add_func ("/search/quick-look/points", test_points);

  return g_test_run ();
}

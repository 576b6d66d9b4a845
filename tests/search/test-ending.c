/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending.h"
#include "ari-search.h"
#include "games.h"
#include "minoa/minoa.h"

#define POSITIONS 30
#define MAX_NODES 20000 /* positions that would take longer by brute force are passed over */

/* What @side makes of a position when all play best, by looking at everything: first its share of the
 * win, in sixtieths, then the difference in points. */
static int
minimax (const AriRules    *rules,
         const AriPosition *position,
         guint              side,
         guint             *nodes)
{
  AriAction actions[ARI_MAX_ACTIONS];
  AriActor actor = ari_rules_actor (rules, position);
  guint n = rules->actions (position, actions);
  int best = 0;

  if (actor == ARI_NONE)
    {
      guint winners = ari_rules_winners (rules, position);
      int scores[ARI_MAX_SEATS] = { 0 }, difference = 0;

      rules->scores (position, scores);
      for (guint i = 0; i < ARI_MAX_SEATS; i++)
        difference += (side >> i & 1) != 0 ? scores[i] : -scores[i];

      return 1000 * 60 * __builtin_popcount (winners & side) / __builtin_popcount (winners) + difference;
    }

  for (guint i = 0; i < n && (*nodes)++ < MAX_NODES; i++)
    {
      AriPosition after = *position;
      int value;

      rules->apply (&after, actions[i]);
      value = minimax (rules, &after, side, nodes);
      if (i == 0 || ((side >> (actor - 1) & 1) != 0 ? value > best : value < best))
        best = value;
    }

  return best;
}

static gboolean
check_position (const AriRules    *rules,
                const AriPosition *position)
{
  g_autofree AriEndingLine *lines = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  guint side = ari_rules_side (rules, position, ari_rules_actor (rules, position)), n, count = 0;
  guint64 nodes;

  minimax (rules, position, side, &count);
  if (count >= MAX_NODES)
    return FALSE;

  lines = ari_ending_solve (rules, position, G_MAXUINT64, 0, NULL, &n, &nodes);
  g_assert_nonnull (lines);
  g_assert_cmpuint (n, ==, rules->actions (position, actions));

  for (guint i = 0; i < n; i++)
    {
      AriPosition after = *position;

      g_assert_true (i == 0 || lines[i].value <= lines[i - 1].value);
      rules->apply (&after, lines[i].action);
      /* A finished position is its own value. */
      count = 0;
      g_assert_cmpint (minimax (rules, &after, side, &count), ==,
                       minimax (rules, &lines[i].end, side, &count));

      after = *position;
      g_assert_cmpuint (lines[i].pv[0], ==, lines[i].action);
      for (guint k = 0; k < lines[i].n_pv; k++)
        {
          g_assert_true (ari_rules_legal (rules, &after, lines[i].pv[k]));
          rules->apply (&after, lines[i].pv[k]);
        }
      if (lines[i].n_pv < ARI_MAX_PV)
        g_assert_true (ari_position_equal (rules, &after, &lines[i].end));
    }

  return TRUE;
}

static void
test_minimax (void)
{
  static const char *const texts[] = { "minoa seats=2", "minoa seats=2 closing=coloured", "minoa seats=4" };

  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    {
      AriRandom random;
      AriSetup setup;
      AriPosition position;
      guint checked = 0;

      g_assert_true (ari_setup_parse (&setup, texts[t], NULL));
      ari_random_init (&random, t);
      while (checked < POSITIONS)
        if (play_until (&setup, &random, 7, &position))
          checked += check_position (setup.rules, &position);
    }
}

/* The search says that a solved ending is exact, and plays it to the proved result. */
static void
test_won (void)
{
  AriBudget budget = { .nodes = 200000, .threads = 1, .seed = 1 };
  guint won = 0;
  AriRandom random;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_random_init (&random, 11);
  while (won < 10)
    {
      AriPosition position;
      AriActor actor;
      int points;

      if (!play_until (&setup, &random, 9, &position))
        continue;

      actor = ari_rules_actor (setup.rules, &position);
      points = -1;
      do
        {
          g_autoptr(AriVerdict) verdict = NULL;
          double sum = 0.0;

          verdict = ari_search_run (setup.rules, &position, &budget, NULL, 0, NULL, NULL);
          g_assert_true (verdict->exact);
          g_assert_cmpfloat (verdict->error, ==, 0.0);
          g_assert_true (verdict->candidates[0].exact);
          for (guint i = 0; i < verdict->n_owners * ARI_MAX_SEATS; i++)
            sum += (double) verdict->owners[i];
          g_assert_cmpfloat (sum, ==, 96.0);
          if (points < 0 && verdict->win[actor - 1] < 1.0)
            break;
          if (points < 0)
            points = (int) verdict->points[actor - 1];
          g_assert_cmpfloat (verdict->points[actor - 1], ==, points);
          setup.rules->apply (&position, verdict->candidates[0].action);
        }
      while (ari_rules_actor (setup.rules, &position) != ARI_NONE);

      if (points < 0)
        continue;
      g_assert_cmpuint (ari_rules_winners (setup.rules, &position), ==, 1u << (actor - 1));
      won++;
    }
}

static void
test_limits (void)
{
  gint cancelled = TRUE;
  AriRandom random;
  AriSetup setup;
  AriPosition position, toy = { 0 };
  guint64 nodes;
  guint n;

  ari_setup_init (&setup, &ari_rules_minoa);
  setup.rules->start (&position, &setup);
  g_assert_null (ari_ending_solve (setup.rules, &position, 5000, 0, NULL, &n, &nodes));
  g_assert_cmpuint (nodes, ==, 5001);
  g_assert_null (ari_ending_solve (setup.rules, &position, G_MAXUINT64, 0, &cancelled, &n, &nodes));
  g_assert_cmpuint (nodes, <=, 1024);

  /* Three sides, and chance. */
  g_assert_true (ari_setup_set_seats (&setup, 3, NULL));
  ari_random_init (&random, 1);
  while (!play_until (&setup, &random, 4, &position))
    continue;
  g_assert_null (ari_ending_solve (setup.rules, &position, 5000, 0, NULL, &n, &nodes));
  g_assert_null (ari_ending_solve (&rules_toy, &toy, 5000, 0, NULL, &n, &nodes));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/ending/minimax", test_minimax);
  g_test_add_func ("/search/ending/won", test_won);
  g_test_add_func ("/search/ending/limits", test_limits);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-search.h"
#include "ari-tree.h"
#include "games.h"
#include "minoa/minoa.h"

/* What the search found out about the start of Minoa with the budget and seed of test_signature(): a change
 * of this number is a change of behaviour. */
#define SIGNATURE G_GUINT64_CONSTANT (7148750542592426747)

static AriVerdict *
search_minoa (guint64 nodes,
              guint   threads,
              guint64 seed)
{
  AriBudget budget = { .nodes = nodes, .threads = threads, .seed = seed };
  AriPosition start;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_rules_minoa.start (&start, &setup);

  return ari_search_run (&ari_rules_minoa, &start, &budget, NULL, 0, NULL, NULL);
}

static double
sum_of (const double numbers[ARI_MAX_SEATS])
{
  double sum = 0.0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    sum += numbers[i];

  return sum;
}

static void
assert_near (double a,
             double b,
             double tolerance)
{
  g_assert_cmpfloat_with_epsilon (a, b, tolerance);
}

static void
assert_sound (const AriRules    *rules,
              const AriPosition *position,
              const AriVerdict  *verdict)
{
  guint64 visits = 0;

  g_assert_cmpuint (verdict->n_candidates, >=, 1);
  assert_near (sum_of (verdict->win), 1.0, 1e-9);
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      const AriCandidate *candidate = &verdict->candidates[i];
      AriPosition line = *position;

      g_assert_true (i == 0 || candidate->visits <= verdict->candidates[i - 1].visits);
      visits += candidate->visits;
      assert_near (sum_of (candidate->win), 1.0, 1e-9);
      g_assert_cmpfloat (candidate->error, >, 0.0);
      g_assert_cmpfloat (candidate->error, <, 0.5);
      g_assert_cmpuint (candidate->n_pv, >=, 1);
      g_assert_cmpuint (candidate->pv[0], ==, candidate->action);
      for (guint k = 0; k < candidate->n_pv; k++)
        {
          g_assert_true (ari_rules_legal (rules, &line, candidate->pv[k]));
          rules->apply (&line, candidate->pv[k]);
        }
    }
  g_assert_cmpuint (visits, ==, verdict->nodes);
}

static void
test_toy (void)
{
  AriBudget budget = { .nodes = 60000, .threads = 1, .seed = 5 };
  AriPosition start = { 0 };
  g_autoptr(AriVerdict) verdict = ari_search_run (&rules_toy, &start, &budget, NULL, 0, NULL, NULL);

  assert_sound (&rules_toy, &start, verdict);
  g_assert_cmpuint (verdict->actor, ==, 1);
  g_assert_cmpuint (verdict->n_candidates, ==, 2);
  g_assert_null (verdict->owners);

  /* Seat 1 throws the die ... */
  g_assert_cmpuint (verdict->candidates[0].action, ==, 1);
  for (guint k = 0; k < 3; k++)
    {
      assert_near (verdict->win[k], (k + 1) / 6.0, 0.01);
      assert_near (verdict->points[k], k + 1, 0.06);
    }
  /* ... for seat 2, if asked, takes the win. */
  g_assert_cmpuint (verdict->candidates[1].pv[1], ==, 2);
}

static guint64
signature_of (const AriVerdict *verdict)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      hash = (hash ^ verdict->candidates[i].action) * G_GUINT64_CONSTANT (0x100000001b3);
      hash = (hash ^ verdict->candidates[i].visits) * G_GUINT64_CONSTANT (0x100000001b3);
    }

  return hash;
}

static void
test_signature (void)
{
  g_autoptr(AriVerdict) one = search_minoa (5000, 1, 7);
  g_autoptr(AriVerdict) same = search_minoa (5000, 1, 7);
  g_autoptr(AriVerdict) other = search_minoa (5000, 1, 8);

  g_assert_cmpuint (signature_of (one), ==, signature_of (same));
  g_assert_cmpuint (signature_of (one), !=, signature_of (other));
  g_assert_cmpuint (signature_of (one), ==, SIGNATURE);
}

/* Each thread has its own tree and its own part of the budget, so chance has no hold on them. */
static void
test_signature_of_threads (void)
{
  g_autoptr(AriVerdict) one = search_minoa (5000, 2, 7);
  g_autoptr(AriVerdict) same = search_minoa (5000, 2, 7);

  g_assert_cmpuint (signature_of (one), ==, signature_of (same));
}

static void
test_budget (void)
{
  for (guint threads = 1; threads <= 3; threads++)
    for (guint64 nodes = 1; nodes <= 1000; nodes += 333)
      {
        g_autoptr(AriVerdict) verdict = search_minoa (nodes, threads, 1);

        g_assert_cmpuint (verdict->nodes, ==, nodes);
      }
}

static void
test_sums (void)
{
  AriSetup setups[MINOA_SETUPS];

  minoa_setups (setups);
  for (guint i = 0; i < MINOA_SETUPS; i++)
    for (guint threads = 1; threads <= 2; threads++)
      {
        AriBudget budget = { .nodes = 2000, .threads = threads, .seed = i };
        g_autoptr(AriVerdict) verdict = NULL, copy = NULL;
        AriPosition start;
        const AriBoard *board = ari_rules_minoa.board (&setups[i]);
        guint areas = 0;

        ari_rules_minoa.start (&start, &setups[i]);
        verdict = ari_search_run (&ari_rules_minoa, &start, &budget, NULL, 0, NULL, NULL);
        assert_sound (&ari_rules_minoa, &start, verdict);
        assert_near (sum_of (verdict->points), 96.0, 1e-9);

        g_assert_cmpuint (verdict->n_owners, ==, board->n_spots);
        for (guint spot = 0; spot < verdict->n_owners; spot++)
          {
            double sum = 0.0;

            for (guint k = 0; k < ARI_MAX_SEATS; k++)
              sum += (double) verdict->owners[spot * ARI_MAX_SEATS + k];
            assert_near (sum, board->spots[spot].kind == ARI_SPOT_AREA ? 1.0 : 0.0, 1e-6);
            areas += sum > 0.5;
          }
        g_assert_cmpuint (areas, ==, 96);

        copy = ari_verdict_copy (verdict);
        assert_sound (&ari_rules_minoa, &start, copy);
        g_assert_true ((copy->ground != NULL) == (verdict->ground != NULL));
        if (copy->ground != NULL)
          g_assert_cmpmem (copy->ground, copy->n_owners * sizeof (float),
                           verdict->ground, verdict->n_owners * sizeof (float));
        g_assert_cmpmem (copy->owners, copy->n_owners * ARI_MAX_SEATS * sizeof (float),
                         verdict->owners, verdict->n_owners * ARI_MAX_SEATS * sizeof (float));
      }
}

typedef struct
{
  gint    cancelled;
  guint   calls;
  guint64 nodes;
} Watch;

static void
cancel_cb (const AriVerdict *verdict,
           gpointer          data)
{
  Watch *watch = data;

  watch->calls++;
  watch->nodes = verdict->nodes;
  g_atomic_int_set (&watch->cancelled, TRUE);
}

/* How long it takes is not measured: one more playout may be begun, and no second. */
static void
test_cancel (void)
{
  for (guint threads = 1; threads <= 2; threads++)
    {
      AriBudget budget = { .threads = threads, .seed = 1 };
      g_autoptr(AriVerdict) verdict = NULL;
      AriPosition start;
      AriSetup setup;
      Watch watch = { 0 };

      ari_setup_init (&setup, &ari_rules_minoa);
      ari_rules_minoa.start (&start, &setup);
      verdict = ari_search_run (&ari_rules_minoa, &start, &budget, &watch.cancelled, 1e-3, cancel_cb, &watch);
      g_assert_cmpuint (watch.calls, ==, 1);
      assert_sound (&ari_rules_minoa, &start, verdict);
      if (threads == 1)
        g_assert_cmpuint (verdict->nodes, <=, watch.nodes + 1);
    }
}

static void
test_cancelled_before (void)
{
  gint cancelled = TRUE;
  AriBudget budget = { .threads = 2, .seed = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition start;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_rules_minoa.start (&start, &setup);
  verdict = ari_search_run (&ari_rules_minoa, &start, &budget, &cancelled, 0, NULL, NULL);
  g_assert_cmpuint (verdict->nodes, ==, 1);
  assert_sound (&ari_rules_minoa, &start, verdict);
}

/* All nodes lie in one block whose size follows from the budget. A search that goes on when it is full
 * still gives sound numbers. */
static void
test_block (void)
{
  AriTally tallies[ARI_MAX_ACTIONS] = { 0 };
  g_autofree guint64 *owners = g_new0 (guint64, ARI_MAX_SPOTS * ARI_MAX_SEATS);
  g_autoptr(AriTree) tree = NULL;
  guint64 visits = 0;
  guint n_owners = 0;
  gsize capacity;
  AriPosition start;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  ari_rules_minoa.start (&start, &setup);
  tree = ari_tree_new (&ari_rules_minoa, &start, NULL, 0, 500, 1, 1);
  capacity = ari_tree_get_capacity (tree);
  g_assert_cmpuint (capacity, <, 100000);

  for (guint i = 0; i < 20000; i++)
    ari_tree_step (tree);
  g_assert_cmpuint (ari_tree_get_capacity (tree), ==, capacity);
  g_assert_cmpuint (ari_tree_get_used (tree), <=, capacity);
  g_assert_cmpuint (ari_tree_get_used (tree), >, capacity / 2);

  ari_tree_add_to (tree, tallies, owners, &n_owners);
  for (guint i = 0; i < ari_tree_get_n (tree); i++)
    visits += tallies[i].visits;
  g_assert_cmpuint (visits, ==, 20000);
}

/* Draws the actions of a game of Minoa but for its end, where one seat has won whatever comes. */
static void
draw_decided (AriRandom   *random,
              const char  *setup_text,
              AriPosition *position)
{
  AriPosition next;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  ari_rules_minoa.start (&next, &setup);
  for (guint ply = 0; ply < 66 && ari_rules_actor (&ari_rules_minoa, &next) != ARI_NONE; ply++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = ari_rules_minoa.actions (&next, actions);

      *position = next;
      ari_rules_minoa.apply (&next, actions[ari_random_below (random, n)]);
    }
}

/* Where all actions win, or all lose, the margin counts; not alone, since pieces in hand count, too. */
static void
test_margin (gconstpointer data)
{
  double told = 0.0;
  guint n_told = 0;
  AriRandom random;

  ari_random_init (&random, 11);
  for (guint game = 0; game < 120; game++)
    {
      AriBudget budget = { .nodes = 4000, .threads = 1, .seed = game };
      g_autoptr(AriVerdict) verdict = NULL;
      double most = 0.0, least = 96.0;
      AriPosition position;
      gboolean decided = TRUE;
      guint me;

      draw_decided (&random, data, &position);
      verdict = ari_search_run (&ari_rules_minoa, &position, &budget, NULL, 0, NULL, NULL);
      me = verdict->actor - 1;
      for (guint i = 0; i < verdict->n_candidates; i++)
        {
          const AriCandidate *candidate = &verdict->candidates[i];

          decided &= candidate->win[me] == verdict->candidates[0].win[me];
          decided &= fmod (candidate->win[me], 1.0) == 0.0;
          most = MAX (most, candidate->points[me]);
          least = MIN (least, candidate->points[me]);
        }
      if (verdict->candidates[0].exact || !decided || most - least < 6.0)
        continue;
      n_told++;
      told += (verdict->candidates[0].points[me] - least) / (most - least);
    }
  g_assert_cmpuint (n_told, >=, 10);
  g_test_message ("of %u: %.3f", n_told, told / n_told);
  g_assert_cmpfloat (told / n_told, >, 0.75);
}

/* What an action gains on the board is what it gains in points, but for the noise. */
static void
test_ground (void)
{
  guint n_told = 0;
  AriRandom random;

  ari_random_init (&random, 12);
  for (guint game = 0; game < 12; game++)
    {
      AriBudget budget = { .nodes = 8000, .threads = 1 + game % 2, .seed = game };
      g_autoptr(AriVerdict) verdict = NULL;
      double others = 0.0, gained = 0.0, lead;
      AriPosition position;
      AriSetup setup;
      guint me;

      ari_setup_init (&setup, &ari_rules_minoa);
      g_assert_true (play_until (&setup, &random, 70, &position));
      verdict = ari_search_run (&ari_rules_minoa, &position, &budget, NULL, 0, NULL, NULL);
      if (verdict->ground == NULL)
        continue;

      me = verdict->actor - 1;
      for (guint i = 1; i < verdict->n_candidates; i++)
        others += (double) verdict->candidates[i].visits * verdict->candidates[i].points[me];
      lead = verdict->candidates[0].points[me]
             - others / (double) (verdict->nodes - verdict->candidates[0].visits);
      for (guint i = 0; i < verdict->n_owners; i++)
        gained += (double) verdict->ground[i];
      g_test_message ("lead %.2f, on the board %.2f", lead, gained);
      assert_near (gained, lead, 2.0);
      n_told += lead > 3.0 && gained > 1.5;
    }
  g_assert_cmpuint (n_told, >, 0);
}

static void
test_threads (void)
{
  g_autoptr(AriVerdict) one = search_minoa (40000, 1, 3);
  g_autoptr(AriVerdict) two = search_minoa (40000, 2, 3);

  g_assert_cmpuint (two->nodes, ==, one->nodes);
  assert_near (two->win[0], one->win[0], 0.05);
  assert_near (two->points[0], one->points[0], 1.5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/tree/toy", test_toy);
  g_test_add_func ("/search/tree/signature", test_signature);
  g_test_add_func ("/search/tree/signature-of-threads", test_signature_of_threads);
  g_test_add_func ("/search/tree/budget", test_budget);
  g_test_add_func ("/search/tree/sums", test_sums);
  g_test_add_func ("/search/tree/cancel", test_cancel);
  g_test_add_func ("/search/tree/cancelled-before", test_cancelled_before);
  g_test_add_func ("/search/tree/block", test_block);
  g_test_add_data_func ("/search/tree/margin/two-sides", "minoa", test_margin);
  g_test_add_data_func ("/search/tree/margin/three-sides", "minoa seats=3", test_margin);
  g_test_add_func ("/search/tree/ground", test_ground);
  g_test_add_func ("/search/tree/threads", test_threads);

  return g_test_run ();
}

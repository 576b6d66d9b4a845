/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The alpha-beta search, by way of the games that it serves. */
#include <string.h>

#include "ari-level.h"
#include "ari-random.h"
#include "ari-search.h"
#include "ari-searcher.h"
#include "minarett/minarett-position.h"

#define POSITIONS       12
#define SIGNATURE       8635 /* nodes */
#define THREATENED      (400 / TEST_THRIFT) /* positions */
#define PRUNED          40
#define MOST_ACTIONS    130  /* of a position in which trying all lines takes long */
#define LONG_CHECKS     4

static const AriRules *const rules = &ari_rules_minarett;

static void
play (AriPosition *position,
      const char  *setup_text,
      const char  *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  g_autoptr(GError) error = NULL;
  AriSetup setup;

  ari_setup_parse (&setup, setup_text, &error);
  g_assert_no_error (error);
  rules->start (position, &setup);
  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      AriAction action;

      ari_rules_parse (rules, position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (position, action);
    }
}

/* A position after @plies random actions of a game in which nobody has lost yet. */
static void
play_randomly (AriPosition *position,
               AriRandom   *random,
               guint        plies)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  do
    {
      play (position, "minarett", "");
      for (guint i = 0; i < plies && (n = rules->actions (position, actions)) > 0; i++)
        rules->apply (position, actions[ari_random_below (random, n)]);
    }
  while (ari_rules_actor (rules, position) == ARI_NONE);
}

static void
assert_best (const AriPosition *position,
             const AriBudget   *budget,
             const char        *text,
             guint              turns)
{
  g_autoptr(AriVerdict) verdict = ari_search_run (rules, position, budget, NULL, 0, NULL, NULL);
  g_autofree char *best = rules->format (position, verdict->candidates[0].action);

  g_assert_cmpstr (best, ==, text);
  g_assert_cmpuint (verdict->candidates[0].turns, ==, turns);
  g_assert_cmpint (verdict->exact, ==, turns > 0);
}

/* Whether @seat can win with one of the actions of this turn, by trying all. */
static gboolean
wins_now (const AriPosition *position,
          AriActor           seat)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (ari_rules_actor (rules, position) != seat)
    return ari_rules_winners (rules, position) == 1u << (seat - 1);

  for (guint i = 0; i < n; i++)
    {
      AriPosition after = *position;

      rules->apply (&after, actions[i]);
      if (wins_now (&after, seat))
        return TRUE;
    }

  return FALSE;
}

/* Whether @seat wins with its next turn but one at the latest, against everything. */
static gboolean
wins_next (const AriPosition *position,
           AriActor           seat)
{
  AriActor actor = ari_rules_actor (rules, position);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (actor == ARI_NONE)
    return ari_rules_winners (rules, position) == 1u << (seat - 1);

  for (guint i = 0; i < n; i++)
    {
      AriPosition after = *position;
      gboolean wins;

      rules->apply (&after, actions[i]);
      if (actor == seat)
        wins = wins_next (&after, seat);
      else if (ari_rules_actor (rules, &after) == seat)
        wins = wins_now (&after, seat);
      else
        wins = wins_next (&after, seat);
      if (wins == (actor == seat))
        return wins;
    }

  return actor != seat;
}

static void
test_wins (void)
{
  AriBudget budget = { .nodes = 20000, .threads = 1 };
  AriPosition position;

  play (&position, "minarett", "L@c3 L@a1 M@c3 L@a2");
  assert_best (&position, &budget, "S@c3", 1);
  /* The medium and the small piece go together onto the large one. */
  play (&position, "minarett", "L@c3 L@a1 M@d4 L@a2 S@d4 L@b5");
  assert_best (&position, &budget, "2d4-c3", 1);
}

/* What is said to win in one or two turns does, and what wins so is found. */
static void
test_proofs (void)
{
  AriBudget budget = { .nodes = 100000, .threads = 1 };
  guint found = 0;
  AriRandom random;

  ari_random_init (&random, 7);
  for (guint i = 0; i < POSITIONS; i++)
    {
      g_autoptr(AriVerdict) verdict = NULL;
      const AriCandidate *best;
      AriPosition position;
      AriActor seat;

      play_randomly (&position, &random, 6 + i % 6);
      seat = ari_rules_actor (rules, &position);
      verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
      best = &verdict->candidates[0];
      g_assert_cmpint (best->turns == 1 && best->win[seat - 1] == 1.0, ==, wins_now (&position, seat));
      if (wins_now (&position, seat))
        continue;
      if (best->turns == 2 && best->win[seat - 1] == 1.0)
        {
          AriPosition after = position;

          rules->apply (&after, best->action);
          g_assert_true (wins_next (&after, seat));
          found++;
        }
      else
        g_assert_false (wins_next (&position, seat));
    }
  g_assert_cmpuint (found, >, 0);
}

/* A seat that could win if it were its turn is a threat, which is told without listing actions mostly. */
static void
test_threats (void)
{
  const AriAlphaBetaOps *ops = ari_searcher_lookup ("minarett")->alphabeta;
  guint threats = 0, quiet = 0;
  AriRandom random;

  ari_random_init (&random, 5);
  for (guint i = 0; i < THREATENED; i++)
    {
      AriPosition position, turned;
      Minarett *m = (Minarett *) &turned;

      play_randomly (&position, &random, 6 + i % 40);
      if (ops->gaining (&position))
        continue;
      turned = position;
      m->actor = m->turn = MINARETT_SEATS + 1 - m->actor;
      if (wins_now (&turned, m->actor))
        {
          g_assert_true (ops->threatened (&position));
          threats++;
        }
      else if (!ops->threatened (&position))
        quiet++;
    }
  g_assert_cmpuint (threats, >, THREATENED / 8);
  g_assert_cmpuint (quiet, >, THREATENED / 8);
}

/* No action has a rank that the position does not promise. */
static void
test_promises (void)
{
  static const int least[] = { ARI_RANK_THREAT, ARI_RANK_GAIN };
  const AriAlphaBetaOps *ops = ari_searcher_lookup ("minarett")->alphabeta;
  guint kept[2] = { 0 }, none[2] = { 0 };
  AriRandom random;

  ari_random_init (&random, 6);
  for (guint i = 0; i < THREATENED; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      int ranks[ARI_MAX_ACTIONS], most = 0;
      AriPosition position;
      guint n;

      play_randomly (&position, &random, 1 + i % 40);
      if (ops->gaining (&position))
        continue;
      n = rules->actions (&position, actions);
      ops->rank (&position, actions, n, ranks);
      for (guint k = 0; k < n; k++)
        most = MAX (most, ranks[k]);
      for (guint k = 0; k < G_N_ELEMENTS (least); k++)
        {
          if (most >= least[k])
            g_assert_true (ops->promises (&position, least[k]));
          kept[k] += most >= least[k];
          none[k] += !ops->promises (&position, least[k]);
        }
    }
  for (guint k = 0; k < G_N_ELEMENTS (least); k++)
    {
      g_assert_cmpuint (kept[k], >, THREATENED / 20);
      g_assert_cmpuint (none[k], >, THREATENED / 20);
    }
}

/* Whether all lines can be tried after @candidate, which is proved, without taking too long: those of two
 * turns at most. @after is the position after its action. */
static gboolean
can_be_checked (const AriCandidate *candidate,
                const AriPosition  *after,
                gboolean            wins,
                guint              *n_long)
{
  if (wins || candidate->turns < 2)
    return candidate->turns <= 2;
  if (candidate->turns > 2 || *n_long == LONG_CHECKS || ari_rules_count (rules, after) > MOST_ACTIONS)
    return FALSE;

  (*n_long)++;
  return TRUE;
}

/* Whether @winner wins after @turns turns of its own, one or two. */
static gboolean
comes_true (const AriPosition *after,
            AriActor           winner,
            guint              turns)
{
  return turns == 1 ? wins_now (after, winner) : wins_next (after, winner);
}

/* The search leaves out many actions, but what it proves in two turns is true. With a depth, it does not ask
 * the threat-space search. */
static void
test_pruned_proofs (void)
{
  AriBudget budget = { .depth = 4, .threads = 1 };
  guint wins = 0, losses = 0, n_long = 0;
  AriRandom random;

  ari_random_init (&random, 11);
  for (guint i = 0; i < PRUNED; i++)
    {
      g_autoptr(AriVerdict) verdict = NULL;
      AriPosition position;
      AriActor seat;

      play_randomly (&position, &random, 6 + i % 16);
      seat = ari_rules_actor (rules, &position);
      verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
      for (guint k = 0; k < verdict->n_candidates; k++)
        {
          const AriCandidate *candidate = &verdict->candidates[k];
          gboolean wins_here = candidate->win[seat - 1] == 1.0;
          AriActor winner = wins_here ? seat : MINARETT_SEATS + 1u - seat;
          AriPosition after = position;

          if (!candidate->exact)
            continue;
          rules->apply (&after, candidate->action);
          if (!can_be_checked (candidate, &after, wins_here, &n_long))
            continue;
          g_assert_true (comes_true (&after, winner, candidate->turns));
          wins += wins_here;
          losses += !wins_here;
        }
    }
  g_test_message ("%u wins, %u losses, %u of them in two turns", wins, losses, n_long);
  g_assert_cmpuint (wins, >, 0);
  g_assert_cmpuint (losses, >, 0);
  g_assert_cmpuint (n_long, >, 0);
}

/* A change of these numbers is a change of how the program plays: say so, and measure its strength. */
static void
test_signature (void)
{
  static const char *const lines[] = {
    "", "L@c3 L@a1 M@b2 S@d4", "L@c3 L@b2 M@d4 M@c3 S@a1 L@d2 1d4-e4 S@b2",
  };
  guint64 nodes[2] = { 0 };
  AriAction best[2][G_N_ELEMENTS (lines)];

  for (guint run = 0; run < 2; run++)
    for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
      {
        AriBudget budget = { .depth = 3, .threads = 1, .seed = 5 };
        g_autoptr(AriVerdict) verdict = NULL;
        AriPosition position;

        play (&position, "minarett", lines[i]);
        verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
        nodes[run] += verdict->nodes;
        best[run][i] = verdict->candidates[0].action;
      }

  g_assert_cmpmem (best[0], sizeof best[0], best[1], sizeof best[1]);
  g_assert_cmpuint (nodes[0], ==, nodes[1]);
  g_assert_cmpuint (nodes[0], ==, SIGNATURE);
}

/* Values of their own for as many actions as were asked for, all others not above them. */
static void
test_lines (void)
{
  AriBudget budget = { .nodes = 30000, .threads = 1, .lines = 4 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;

  play (&position, "minarett", "L@c3 L@a1");
  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_cmpuint (verdict->n_candidates, ==, ari_rules_count (rules, &position));
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      const AriCandidate *candidate = &verdict->candidates[i];

      g_assert_true (ari_rules_legal (rules, &position, candidate->action));
      g_assert_cmpuint (candidate->n_pv, >=, 1);
      g_assert_cmpuint (candidate->pv[0], ==, candidate->action);
      g_assert_cmpfloat_with_epsilon (candidate->win[0] + candidate->win[1], 1.0, 1e-9);
      if (i > 0)
        g_assert_cmpfloat (candidate->win[0], <=, candidate[-1].win[0]);
    }
}

/* Where all but a few actions lose, the search goes on with those few. Here, few prevent a Minarett on c3. */
static void
test_few_open_lines (void)
{
  AriBudget budget = { .nodes = 20000, .threads = 1, .lines = 6 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;

  play (&position, "minarett", "L@a1 L@c3 L@e5 M@c3");
  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_false (verdict->candidates[0].exact);
  g_assert_true (verdict->candidates[budget.lines - 1].exact);
  g_assert_cmpuint (verdict->candidates[0].depth, >, 2);
}

static void
test_threads (void)
{
  AriBudget budget = { .nodes = 20000, .threads = 2 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;

  play (&position, "minarett board=all", "L@c3 L@a1");
  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_true (ari_rules_legal (rules, &position, verdict->candidates[0].action));
  g_assert_cmpuint (verdict->nodes, <=, 20000 + 2);
}

static void
test_cancelled (void)
{
  gint cancelled = TRUE;
  AriBudget budget = { .threads = 2 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;

  play (&position, "minarett", "");
  verdict = ari_search_run (rules, &position, &budget, &cancelled, 0, NULL, NULL);
  g_assert_true (ari_rules_legal (rules, &position, verdict->candidates[0].action));
  g_assert_cmpuint (verdict->n_candidates, ==, 75);
}

static void
progress_cb (const AriVerdict *verdict,
             gpointer          data)
{
  guint *reports = data;

  (*reports)++;
  g_assert_cmpuint (verdict->n_candidates, ==, 75);
}

static void
test_progress (void)
{
  AriBudget budget = { .nodes = 100000, .threads = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;
  guint reports = 0;

  play (&position, "minarett", "");
  verdict = ari_search_run (rules, &position, &budget, NULL, 1e-6, progress_cb, &reports);
  g_assert_cmpuint (reports, >, 0);
}

/* Levels play whole games of every setup with legal actions, captures among them. */
static void
test_levels (void)
{
  static const char *const setups[] = {
    "minarett", "minarett board=all open=tower", "minarett board=orthogonal small=off", "minarett head=2:2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      AriPosition position;
      guint64 seed = i;

      play (&position, setups[i], "");
      while (ari_rules_actor (rules, &position) != ARI_NONE)
        {
          const AriLevel *level = &ari_levels ()[seed % ARI_N_LEVELS];
          AriAction choice = ari_level_choose (level, rules, &position, 1e-3, 0, seed++, NULL, NULL);

          g_assert_true (ari_rules_legal (rules, &position, choice));
          rules->apply (&position, choice);
        }
    }
}

/* Symmetrical positions have one key and the same features, and actions find their way there and back. */
static void
test_symmetry (void)
{
  const AriAlphaBetaOps *ops = ari_searcher_lookup ("minarett")->alphabeta;
  AriRandom random;

  ari_random_init (&random, 3);
  for (guint i = 0; i < 40; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      int counts[ARI_MAX_FEATURES] = { 0 };
      AriPosition position;
      guint64 key;
      guint symmetry, n;

      play_randomly (&position, &random, 1 + i);
      key = ops->key (&position, &symmetry);
      ops->count (&position, counts);
      n = rules->actions (&position, actions);
      for (guint k = 0; k < n; k++)
        {
          AriAction there = ops->turn (actions[k], symmetry, FALSE);

          g_assert_cmpuint (ops->turn (there, symmetry, TRUE), ==, actions[k]);
        }

      for (guint s = 0; s < MINARETT_SYMMETRIES; s++)
        {
          int same[ARI_MAX_FEATURES] = { 0 };
          AriPosition turned, after, turned_after;
          guint other;

          minarett_turn_position (&position, s, &turned);
          g_assert_cmpuint (ops->key (&turned, &other), ==, key);
          ops->count (&turned, same);
          g_assert_cmpmem (same, sizeof same, counts, sizeof counts);

          /* An action carried over by the table's symmetry leads to positions that are alike again. */
          after = position;
          rules->apply (&after, actions[0]);
          turned_after = turned;
          rules->apply (&turned_after, minarett_turn_action (actions[0], s));
          g_assert_cmpuint (ops->key (&after, &other), ==, ops->key (&turned_after, &other));
        }
    }
}

/* A whim makes games differ. It gives up no more than it may, and never a win. */
static void
test_whim (void)
{
  const AriAlphaBetaOps *ops = ari_searcher_lookup ("minarett")->alphabeta;
  const AriBudget plain = { .nodes = 12000, .threads = 1, .seed = 1 };
  AriPosition start, decided;
  g_autoptr(AriVerdict) best = NULL;
  g_autoptr(GHashTable) choices = g_hash_table_new (NULL, NULL);

  play (&start, "minarett", "");
  play (&decided, "minarett", "L@c3 L@a1 M@c3 L@a2");
  best = ari_search_run (rules, &start, &plain, NULL, 0, NULL, NULL);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      const AriBudget budget = { .nodes = 12000, .threads = 1, .seed = seed, .whim = 10 };
      g_autoptr(AriVerdict) verdict = ari_search_run (rules, &start, &budget, NULL, 0, NULL, NULL);
      g_autoptr(AriVerdict) win = ari_search_run (rules, &decided, &budget, NULL, 0, NULL, NULL);
      AriPosition after = start;
      guint symmetry;

      rules->apply (&after, verdict->candidates[0].action);
      g_hash_table_add (choices, GSIZE_TO_POINTER (ops->key (&after, &symmetry)));
      g_assert_cmpfloat (verdict->win[0], >, best->win[0] - 0.1);
      g_assert_true (win->exact);
      g_assert_cmpfloat (win->win[0], ==, 1.0);
    }
  g_assert_cmpuint (g_hash_table_size (choices), >=, 2);
}

/* Nor does it miss a win where all other actions lose. */
static void
test_whim_and_loss (void)
{
  static const char line[] =
    "L@d5 L@e5 S@d4 M@e5 1d4-e5 S@d4 L@b3 S@b3 M@d5 S@d5 L@a1 M@a1 M@b2 M@c3 S@c3 S@b2 "
    "3d5-b4 L@b5 L@a5 M@a5 S@a5 L@e2 M@a3 2b2-b1-a1 2a5-a4-a3 3a1-c2 M@e2 1a4-a5 S@b1 "
    "L@e4 2b1-b2 3c2-d2 2c3-c1 xd2S 1d4-e3 2c1-d1-e1 2d2-d3-c3 2e5-d4-c3";
  AriPosition position;

  play (&position, "minarett", line);
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      AriBudget budget = { .nodes = 48000, .threads = 1, .seed = seed, .whim = 10 };

      assert_best (&position, &budget, "1e3-d4", 4);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/alphabeta/wins", test_wins);
  g_test_add_func ("/search/alphabeta/proofs", test_proofs);
  g_test_add_func ("/search/alphabeta/threats", test_threats);
  g_test_add_func ("/search/alphabeta/promises", test_promises);
  g_test_add_func ("/search/alphabeta/pruned-proofs", test_pruned_proofs);
  g_test_add_func ("/search/alphabeta/signature", test_signature);
  g_test_add_func ("/search/alphabeta/lines", test_lines);
  g_test_add_func ("/search/alphabeta/few-open-lines", test_few_open_lines);
  g_test_add_func ("/search/alphabeta/threads", test_threads);
  g_test_add_func ("/search/alphabeta/cancelled", test_cancelled);
  g_test_add_func ("/search/alphabeta/progress", test_progress);
  g_test_add_func ("/search/alphabeta/levels", test_levels);
  g_test_add_func ("/search/alphabeta/symmetry", test_symmetry);
  g_test_add_func ("/search/alphabeta/whim", test_whim);
  g_test_add_func ("/search/alphabeta/whim-and-loss", test_whim_and_loss);

  return g_test_run ();
}

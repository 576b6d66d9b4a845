/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-judgement.h"
#include "ari-puzzles.h"

#define LEAST_PUZZLES 40
#define EASY          2    /* the effort up to which a short search has to find the answer */
#define NODES         5000

static const AriPosition *
position_of (const AriPuzzle *puzzle)
{
  return ari_match_get_position (puzzle->match);
}

/* The name tells the position, so what a person has answered is never taken for an answer to another one. */
static void
check_name (const AriRules  *rules,
            const AriPuzzle *puzzle)
{
  g_autofree char *name = g_strdup_printf ("%s-%016" G_GINT64_MODIFIER "x", rules->id,
                                           rules->hash (position_of (puzzle)));

  g_assert_cmpstr (puzzle->name, ==, name);
  g_assert_true (ari_puzzles_lookup (rules, puzzle->name) == puzzle);
}

/* A person, and nobody else, chooses among several actions. */
static void
check_question (const AriRules  *rules,
                const AriPuzzle *puzzle)
{
  AriActor actor = ari_match_get_actor (puzzle->match);

  g_assert_cmpuint (ari_match_find_only_person (puzzle->match), ==, actor);
  g_assert_cmpint (ari_feat_due (rules, position_of (puzzle)), ==, ARI_FEAT_NONE);
  g_assert_cmpuint (puzzle->effort, >=, 1);
  g_assert_cmpuint (puzzle->effort, <=, ARI_MAX_EFFORT);
}

/* Answers with each legal action: one is right, or several that are equivalent, and all others lose so much
 * that a review would mark them as mistakes. */
static void
check_answers (const AriRules  *rules,
               const AriPuzzle *puzzle)
{
  const AriPosition *position = position_of (puzzle);
  const AriSolution *solution = puzzle->solution;
  double least = ari_judgement_least (ARI_GLYPH_MISTAKE);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), n_wrong = 0;

  g_assert_cmpuint (solution->n_right, ==, 1);
  g_assert_cmpuint (solution->n_actions, >=, 2);
  g_assert_cmpuint (solution->line[0], ==, solution->actions[0].action);
  for (guint i = 1; i < solution->n_actions; i++)
    g_assert_cmpfloat (solution->actions[i].loss, >=, least);
  for (guint i = 0; i < n; i++)
    {
      const AriSolved *solved = ari_solution_look_up (solution, rules, position, actions[i]);

      n_wrong += !ari_solution_is_right (solution, solved);
      g_assert_true (actions[i] != solution->line[0] || ari_solution_is_right (solution, solved));
    }
  g_assert_cmpuint (n_wrong, >, 0);
}

static void
check_text (const AriRules  *rules,
            const AriPuzzle *puzzle)
{
  g_autofree char *text = ari_solution_to_text (puzzle->solution, rules, position_of (puzzle));
  g_autoptr(AriSolution) again = ari_solution_parse (rules, position_of (puzzle), text, NULL);
  g_autofree char *same = ari_solution_to_text (again, rules, position_of (puzzle));

  g_assert_cmpstr (same, ==, text);
}

/* What is easy is found by a search that is short, and that knows nothing of how the puzzle was made. */
static void
check_search (const AriRules  *rules,
              const AriPuzzle *puzzle)
{
  AriBudget budget = { .nodes = NODES, .threads = 1, .seed = 77 };
  g_autoptr(AriVerdict) verdict = NULL;
  const AriSolved *found;

  if (puzzle->effort > EASY)
    return;

  verdict = ari_search_run (rules, position_of (puzzle), &budget, NULL, 0.0, NULL, NULL);
  found = ari_solution_look_up (puzzle->solution, rules, position_of (puzzle), verdict->candidates[0].action);
  if (!ari_solution_is_right (puzzle->solution, found))
    g_error ("A search doesn’t find the answer of %s.", puzzle->name);
}

/* What is said to win within so many turns does. */
static void
check_proof (const AriRules  *rules,
             const AriPuzzle *puzzle)
{
  AriBudget budget = { .nodes = 4 * NODES, .threads = 1, .seed = 77 };
  g_autoptr(AriVerdict) verdict = NULL;

  if (!puzzle->solution->proved)
    return;

  verdict = ari_search_run (rules, position_of (puzzle), &budget, NULL, 0.0, NULL, NULL);
  g_assert_true (verdict->candidates[0].exact);
  g_assert_cmpuint (verdict->candidates[0].action, ==, puzzle->solution->line[0]);
  g_assert_cmpuint (verdict->candidates[0].turns, ==, puzzle->solution->turns);
}

static void
test_game (gconstpointer data)
{
  const AriRules *rules = data;
  GPtrArray *puzzles = ari_puzzles_of (rules);
  guint effort = 1;

  g_assert_cmpuint (puzzles->len, >=, LEAST_PUZZLES);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      g_test_message ("%s", puzzle->name);
      check_name (rules, puzzle);
      check_question (rules, puzzle);
      check_answers (rules, puzzle);
      check_text (rules, puzzle);
      check_search (rules, puzzle);
      check_proof (rules, puzzle);
      g_assert_cmpuint (puzzle->effort, >=, effort);
      effort = puzzle->effort;
    }
}

int
main (int    argc,
      char **argv)
{
  const AriRules *const *games;
  guint n_games;

  g_test_init (&argc, &argv, NULL);
  games = ari_rules_all (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/puzzles/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_game);
    }

  return g_test_run ();
}

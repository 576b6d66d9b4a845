/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a wrong action is answered. */
#include "ari-refutation.h"
#include "minarett/minarett.h"

/* As in the test of solutions: the second seat has to set a roof on a5, or the first one completes a Minarett
 * there. */
#define MOVES "S@c1 M@e3 M@c5 L@d3 S@c5 M@d3 S@d3 L@c3 L@b3 S@b3 2c5-c3 S@e3 L@b1 S@b1 L@b5 M@b5 L@b4 " \
              "2b5-a5-b4 M@a5"
#define SOLUTION "chance 50 right S@a5 0 wrong L@e5 40 line S@a5"

static const AriBudget budget = { .nodes = 20000, .threads = 1, .seed = 1 };

static AriAction
parse (const AriRules    *rules,
       const AriPosition *position,
       const char        *text)
{
  AriAction action;

  g_assert_true (ari_rules_parse (rules, position, text, &action, NULL));

  return action;
}

static void
set_up (AriPosition    *position,
        const AriRules *rules,
        const char     *setup_text,
        const char     *moves)
{
  g_auto(GStrv) words = g_strsplit (moves, " ", -1);
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  rules->start (position, &setup);
  for (guint i = 0; words[i] != NULL; i++)
    rules->apply (position, parse (rules, position, words[i]));
}

/* The answer takes the place that was left open, and the words say that it wins. */
static void
test_answer (void)
{
  const AriRules *rules = &ari_rules_minarett;
  g_autoptr(AriSolution) solution = NULL;
  g_autofree char *written = NULL, *words = NULL;
  AriPosition position, after;
  AriRefutation refutation;

  set_up (&position, rules, "minarett", MOVES);
  solution = ari_solution_parse (rules, &position, SOLUTION, NULL);
  ari_refutation_find (&refutation, rules, &position, solution, parse (rules, &position, "L@e5"), &budget,
                       NULL);
  g_assert_cmpuint (refutation.n, ==, 2);
  g_assert_false (refutation.by_chance);
  after = position;
  rules->apply (&after, refutation.line[0]);
  written = rules->format (&after, refutation.line[1]);
  g_assert_true (g_str_has_suffix (written, "a5"));
  words = ari_refutation_to_words (&refutation, rules, &position, NULL);
  g_assert_true (g_str_has_prefix (words, "The best answer: "));
  g_assert_true (g_str_has_suffix (words, " It wins immediately."));
}

/* A thread that is stopped has found nothing. */
static void
test_cancelled (void)
{
  const AriRules *rules = &ari_rules_minarett;
  const gint cancelled = TRUE;
  g_autoptr(AriSolution) solution = NULL;
  AriPosition position;
  AriRefutation refutation;

  set_up (&position, rules, "minarett", MOVES);
  solution = ari_solution_parse (rules, &position, SOLUTION, NULL);
  ari_refutation_find (&refutation, rules, &position, solution, parse (rules, &position, "L@e5"), &budget,
                       &cancelled);
  g_assert_cmpuint (refutation.n, ==, 0);
  g_assert_null (ari_refutation_to_words (&refutation, rules, &position, NULL));
}

/* The time is that of all searches together. When it is over, nothing has been found. */
static void
test_time (void)
{
  const AriRules *rules = &ari_rules_minarett;
  const AriBudget none = { .nodes = 20000, .seconds = 1e-6, .threads = 1, .seed = 1 };
  g_autoptr(AriSolution) solution = NULL;
  AriPosition position;
  AriRefutation refutation;

  set_up (&position, rules, "minarett", MOVES);
  solution = ari_solution_parse (rules, &position, SOLUTION, NULL);
  ari_refutation_find (&refutation, rules, &position, solution, parse (rules, &position, "L@e5"), &none, NULL);
  g_assert_cmpuint (refutation.n, ==, 0);
}

/* The answer might tell what a person has to remember. */
static void
test_hidden (void)
{
  const AriRules *rules = ari_rules_lookup ("minotaur");
  g_autoptr(AriSolution) solution = NULL;
  AriSetup setup;
  AriPosition position;
  AriRefutation refutation;

  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  solution = ari_solution_parse (rules, &position, "chance 50 right a1 0 wrong b1 20 line a1", NULL);
  ari_refutation_find (&refutation, rules, &position, solution, parse (rules, &position, "b1"), &budget,
                       NULL);
  g_assert_cmpuint (refutation.n, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/refutation/answer", test_answer);
  g_test_add_func ("/refutation/cancelled", test_cancelled);
  g_test_add_func ("/refutation/time", test_time);
  g_test_add_func ("/refutation/hidden", test_hidden);

  return g_test_run ();
}

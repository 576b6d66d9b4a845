/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is right in a position, found, written and read. */
#include "ari-solution.h"
#include "minarett/minarett.h"

/* The second seat has to set a roof on a5, or the first one completes a Minarett there. */
#define MOVES "S@c1 M@e3 M@c5 L@d3 S@c5 M@d3 S@d3 L@c3 L@b3 S@b3 2c5-c3 S@e3 L@b1 S@b1 L@b5 M@b5 L@b4 " \
              "2b5-a5-b4 M@a5"

static const AriRules *const rules = &ari_rules_minarett;

static void
set_up (AriPosition *position)
{
  g_auto(GStrv) words = g_strsplit (MOVES, " ", -1);
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minarett", NULL));
  rules->start (position, &setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;

      g_assert_true (ari_rules_parse (rules, position, words[i], &action, NULL));
      rules->apply (position, action);
    }
}

static const AriSolved *
look_up (const AriSolution *solution,
         const AriPosition *position,
         const char        *text)
{
  AriAction action;

  g_assert_true (ari_rules_parse (rules, position, text, &action, NULL));

  return ari_solution_look_up (solution, rules, position, action);
}

static void
test_find (void)
{
  AriBudget budget = { .nodes = 20000, .threads = 1, .seed = 1 };
  g_autoptr(AriSolution) solution = NULL;
  AriPosition position;

  set_up (&position);
  solution = ari_solution_find (rules, &position, &budget, NULL);
  g_assert_cmpuint (solution->n_right, ==, 1);
  g_assert_true (ari_solution_is_right (solution, look_up (solution, &position, "S@a5")));
  g_assert_false (ari_solution_is_right (solution, look_up (solution, &position, "L@e5")));
  g_assert_cmpfloat (look_up (solution, &position, "L@e5")->loss, >, 0.3);
  /* Each action is judged. */
  g_assert_cmpuint (solution->n_actions, ==, ari_rules_count (rules, &position));
  for (guint i = 2; i < solution->n_actions; i++)
    g_assert_cmpfloat (solution->actions[i].loss, >=, solution->actions[i - 1].loss);
}

static void
test_cancelled (void)
{
  AriBudget budget = { .nodes = 20000, .threads = 1, .seed = 1 };
  AriPosition position;
  const gint stop = TRUE;

  set_up (&position);
  g_assert_null (ari_solution_find (rules, &position, &budget, &stop));
}

static void
test_text (void)
{
  static const char *const text = "chance 49.4 right S@a5 0 M@e5 1.5 wrong L@e5 20 L@a1 33.5+ line S@a5";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriSolution) solution = NULL;
  g_autofree char *again = NULL;
  AriPosition position;

  set_up (&position);
  solution = ari_solution_parse (rules, &position, text, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (solution->chance, 0.494, 1e-9);
  g_assert_false (solution->proved);
  g_assert_cmpuint (solution->n_right, ==, 2);
  g_assert_cmpuint (solution->n_actions, ==, 4);
  g_assert_cmpuint (solution->n_line, ==, 1);
  g_assert_true (ari_solution_is_right (solution, look_up (solution, &position, "M@e5")));
  g_assert_true (look_up (solution, &position, "L@a1")->at_least);
  g_assert_null (look_up (solution, &position, "L@a2"));
  g_assert_false (ari_solution_is_right (solution, NULL));
  again = ari_solution_to_text (solution, rules, &position);
  g_assert_cmpstr (again, ==, text);
}

static void
test_proved (void)
{
  static const struct { const char *text; guint turns; } cases[] = {
    { "chance 100 proved right S@a5 0 line S@a5", 0 },
    { "chance 100 proved:2 right S@a5 0 line S@a5", 2 },
  };
  AriPosition position;

  set_up (&position);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriSolution) solution = ari_solution_parse (rules, &position, cases[i].text, NULL);
      g_autofree char *again = ari_solution_to_text (solution, rules, &position);

      g_assert_true (solution->proved);
      g_assert_cmpuint (solution->turns, ==, cases[i].turns);
      g_assert_cmpstr (again, ==, cases[i].text);
    }
}

/* Nothing that a person has changed by hand is taken for a solution. */
static void
test_nonsense (void)
{
  static const char *const texts[] = {
    "", "nonsense", "chance 50", "chance 50 right", "chance 50 right S@a5 0", "chance 50 line S@a5",
    "chance x right S@a5 0 line S@a5", "chance 100 proved:0 right S@a5 0 line S@a5",
    "chance 100 proved2 right S@a5 0 line S@a5", "chance 50 right S@a5 line S@a5",
    "chance 50 right S@a5 101 line S@a5",
    "chance 50 right S@a5 0 line Z@z9", "chance 50 right S@c1 0 line S@a5",
    "right S@a5 0 chance 50 line S@a5",
    "chance 50 right S@a5 0 line S@a5 S@a5", "chance 50+ right S@a5 0 line S@a5",
  };
  AriPosition position;

  set_up (&position);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;

      g_test_message ("%s", texts[i]);
      g_assert_null (ari_solution_parse (rules, &position, texts[i], &error));
      g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solution/find", test_find);
  g_test_add_func ("/solution/cancelled", test_cancelled);
  g_test_add_func ("/solution/text", test_text);
  g_test_add_func ("/solution/proved", test_proved);
  g_test_add_func ("/solution/nonsense", test_nonsense);

  return g_test_run ();
}

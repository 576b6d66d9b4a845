/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second opinion before a warning. */
#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "table-fixture.h"

#define FEW_NODES 100 /* so few that seeds disagree */

static AriVerdict *
search (const AriRules    *rules,
        const AriPosition *position,
        guint64            seed)
{
  AriBudget budget = { .nodes = FEW_NODES, .threads = 1, .seed = seed };

  return ari_search_chances (rules, position, &budget, NULL, 0.0, NULL, NULL);
}

/* What searches with @seed say; @due: (out): whether a warning. */
static AriEval *
judge (AriMatch  *match,
       AriAction  action,
       guint64    seed,
       gboolean  *due)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *before = ari_match_get_position (match);
  AriPosition after = *before;
  g_autoptr(AriVerdict) verdict = search (rules, before, seed), then = NULL;
  AriEval *eval;

  rules->apply (&after, action);
  then = search (rules, &after, seed);
  eval = ari_judgement_of_ply (rules, before, action, verdict, &after, then, seed);
  *due = ari_mistake_warning_is_due (rules, before, verdict, action, eval,
                                     ari_judgement_least (ARI_GLYPH_MISTAKE));

  return eval;
}

/* Searches with another seed have to agree, and the warning tells what they found; whether they have searched
 * the position while its player was thinking, or begin after the choice. */
static void
test_opinions (gconstpointer data)
{
  gboolean prepared = GPOINTER_TO_INT (data);
  g_autoptr(AriMatch) match = table_match_new ("minotaur", "a1 R5L a2 B3R a3 G1L a4 R5R a5 G3R a6 W1L");
  AriMistakeChecker *checker = ari_mistake_checker_new (match);
  AriAction action = table_action (match, "b1");
  guint n_warned = 0, n_doubted = 0;

  ari_match_set_warnings (match, &(AriWarningOptions) { ARI_WARN_MISTAKES, ari_match_find_persons (match) });
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      AriBudget budget = { .nodes = FEW_NODES, .threads = 1, .seed = seed };
      gboolean is_due, agrees;
      g_autoptr(AriEval) first = judge (match, action, seed, &is_due);
      g_autoptr(AriEval) second = judge (match, action, seed + 1, &agrees);

      ari_mistake_checker_set_effort (checker,
                                      &(AriMistakeCheckerEffort) { .before = budget, .after = budget });
      table_wait_until (!prepared || ari_mistake_checker_is_ready (checker));
      if (ari_mistake_checker_takes (checker, action))
        table_wait_until (ari_mistake_checker_get_step (checker) != ARI_MISTAKE_CHECKER_CHECKING);
      n_doubted += is_due && !agrees;
      if (!is_due || !agrees)
        {
          g_assert_cmpint (ari_mistake_checker_get_step (checker), ==, ARI_MISTAKE_CHECKER_QUIET);
          continue;
        }

      n_warned++;
      g_assert_cmpint (ari_mistake_checker_get_step (checker), ==, ARI_MISTAKE_CHECKER_WARNED);
      g_assert_cmpfloat (first->loss, !=, second->loss);
      g_assert_cmpfloat (ari_mistake_checker_get_warning (checker)->eval->loss, ==, second->loss);
    }
  g_assert_cmpuint (n_warned, >, 0);
  g_assert_cmpuint (n_doubted, >, 0);
  g_assert_finalize_object (checker);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/play/opinions/sought", GINT_TO_POINTER (FALSE), test_opinions);
  g_test_add_data_func ("/play/opinions/prepared", GINT_TO_POINTER (TRUE), test_opinions);

  return g_test_run ();
}

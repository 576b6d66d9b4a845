/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-solution.h"

#include "ari-chance-map.h"
#include "ari-follow.h"
#include "ari-judgement.h"
#include "ari-ranking.h"
#include "ari-searcher.h"

#define LINES   8      /* actions at most to which the first search gives a value of their own */
#define AFTER   16     /* the search after an action is this many times smaller than the first one */

typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  const AriBudget   *budget;
  const gint        *cancelled;
  AriActor           mover;
  AriVerdict        *verdict; /* owned */
} Find;

/* An action with what decides whether it is right. */
typedef struct
{
  AriSolved solved;
  gboolean  right;
  guint     order; /* in the verdict */
} Judged;

static gboolean
is_cancelled (const Find *find)
{
  return find->cancelled != NULL && g_atomic_int_get (find->cancelled);
}

static gboolean
is_wrong (const AriEval *eval)
{
  return ari_judgement_missed_win (eval)
         || ari_judgement_sure_loss (eval) >= ari_judgement_least (ARI_GLYPH_DUBIOUS);
}

/* By a search of the position after it. */
static AriEval *
judge_after (const Find *find,
             AriAction   action)
{
  AriBudget budget = *find->budget;
  AriPosition after = *find->position;
  g_autoptr(AriVerdict) verdict = NULL;

  budget.nodes /= AFTER;
  budget.seconds /= AFTER;
  budget.lines = 0;
  find->rules->apply (&after, action);
  if (ari_rules_actor (find->rules, &after) != ARI_NONE)
    verdict = ari_search_chances (find->rules, &after, &budget, find->cancelled, 0.0, NULL, NULL);

  return ari_judgement_of_ply (find->rules, find->position, action, find->verdict, &after, verdict,
                               budget.seed);
}

static void
judge (const Find *find,
       AriAction   action,
       Judged     *judged)
{
  const AriCandidate *best = &find->verdict->candidates[0], *known = ari_verdict_find (find->verdict, action);
  g_autoptr(AriEval) eval = NULL;
  AriPosition after = *find->position;

  judged->solved = (AriSolved) { .action = action };
  judged->order = known != NULL ? (guint) (known - find->verdict->candidates) : G_MAXUINT;
  judged->right = TRUE;
  if (judged->order == 0)
    return;

  find->rules->apply (&after, action);
  if ((known != NULL && ari_candidate_is_comparable (best, known, G_MAXDOUBLE))
      || ari_rules_actor (find->rules, &after) == ARI_NONE)
    eval = ari_judgement_of_ply (find->rules, find->position, action, find->verdict, &after, NULL,
                                 find->budget->seed);
  /* An upper bound is enough to call an action wrong, and not enough to call it right. */
  judged->solved.at_least = eval != NULL && known != NULL && known->at_most;
  if (eval == NULL || (judged->solved.at_least && !is_wrong (eval)))
    {
      g_clear_pointer (&eval, ari_eval_free);
      eval = judge_after (find, action);
      judged->solved.at_least = FALSE;
    }
  judged->solved.loss = eval->loss;
  judged->right = !is_wrong (eval);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Judged *one = a, *other = b;

  if (one->right != other->right)
    return one->right ? -1 : 1;
  /* The best one of the first search stays the first. */
  if ((one->order == 0) != (other->order == 0))
    return one->order == 0 ? -1 : 1;
  if (one->solved.loss < other->solved.loss || one->solved.loss > other->solved.loss)
    return one->solved.loss < other->solved.loss ? -1 : 1;

  return one->order < other->order ? -1 : one->order > other->order;
}

/* Takes the actions that differ, from @judged. */
static void
set_actions (AriSolution *solution,
             GArray      *judged)
{
  g_array_sort (judged, compare);
  solution->n_actions = judged->len;
  solution->actions = g_new (AriSolved, judged->len);
  for (guint i = 0; i < judged->len; i++)
    {
      const Judged *one = &g_array_index (judged, Judged, i);

      solution->actions[i] = one->solved;
      solution->n_right += one->right;
    }
}

static gboolean
is_listed (const Find *find,
           GArray     *judged,
           AriAction   action)
{
  for (guint i = 0; i < judged->len; i++)
    {
      const Judged *one = &g_array_index (judged, Judged, i);

      if (ari_searcher_is_equivalent (find->rules, find->position, one->solved.action, action))
        return TRUE;
    }

  return FALSE;
}

/* Judges the best action first, so that it stands for those that are equivalent to it. */
static GArray *
judge_all (const Find *find)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Judged));
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = find->rules->actions (find->position, actions);

  for (guint i = 0; i <= n && !is_cancelled (find); i++)
    {
      AriAction action = i == 0 ? find->verdict->candidates[0].action : actions[i - 1];
      Judged judged;

      if (is_listed (find, all, action))
        continue;

      judge (find, action, &judged);
      g_array_append_val (all, judged);
    }

  return all;
}

/**
 * ari_solution_find:
 * @position: where a seat chooses
 * @budget: of the first search; those of the positions after an action, as far as they are needed, are
 *   smaller. Its lines don’t count
 * @cancelled: (nullable): set to TRUE atomically by another thread to stop within 100 ms
 *
 * Judges all actions. Right are those that a review would not mark.
 *
 * Returns: (nullable): the solution; %NULL when cancelled
 */
AriSolution *
ari_solution_find (const AriRules    *rules,
                   const AriPosition *position,
                   const AriBudget   *budget,
                   const gint        *cancelled)
{
  Find find = { rules, position, budget, cancelled, ari_rules_actor (rules, position), NULL };
  AriBudget first = *budget;
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(AriSolution) solution = g_new0 (AriSolution, 1);
  g_autoptr(GArray) judged = NULL;

  first.lines = LINES;
  find.verdict = verdict = ari_search_chances (rules, position, &first, cancelled, 0.0, NULL, NULL);
  judged = judge_all (&find);
  if (is_cancelled (&find))
    return NULL;

  solution->chance = ari_side_share (rules, position, find.mover, verdict->candidates[0].win);
  solution->proved = verdict->candidates[0].exact && solution->chance >= 1.0;
  solution->turns = solution->proved ? verdict->candidates[0].turns : 0;
  set_actions (solution, judged);
  solution->n_line = ari_follow_best (rules, position, &verdict->candidates[0], solution->line);

  return g_steal_pointer (&solution);
}

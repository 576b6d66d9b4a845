/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ranking.h"

#include <math.h>
#include <string.h>

#include "ari-playouts.h"
#include "ari-searcher.h"

#define UNSURE     0.25   /* a share with this standard error, or a greater one, could be anything */
#define WHOLE      0.9999 /* of a win: evaluations keep four decimals */
#define MAX_TRIED  20000  /* actions that are tried to prove the rest of a turn */

/**
 * ari_candidate_is_comparable:
 * @best: the best candidate of a verdict
 * @other: another one of it
 * @least_part: of the playouts of @best that @other needs; %G_MAXDOUBLE: playouts don't count
 *
 * A tree search hardly looks at what seems to be worse: of a blunder in Minoa, it knows the results of a few
 * playouts, which miss what is bad about it.
 *
 * Returns: whether the search judged both by the same means and looked at both
 */
gboolean
ari_candidate_is_comparable (const AriCandidate *best,
                             const AriCandidate *other,
                             double              least_part)
{
  if (other->exact)
    return TRUE;
  if (other->evidence == ARI_EVIDENCE_PLAYOUTS
      && (least_part == G_MAXDOUBLE || (double) other->visits < least_part * (double) best->visits))
    return FALSE;

  return other->evidence == best->evidence && other->evidence != ARI_EVIDENCE_NONE
         && other->depth == best->depth;
}

/**
 * ari_candidate_is_close:
 * @position: in which both were judged
 * @best: the best candidate of a verdict
 * @second: another one of it
 *
 * Where the tree weighs points, too, the best action may have the lower share; that doesn’t decide between
 * the two, either.
 *
 * Returns: whether the noise in the two shares may have made the difference
 */
gboolean
ari_candidate_is_close (const AriRules     *rules,
                        const AriPosition  *position,
                        const AriCandidate *best,
                        const AriCandidate *second)
{
  AriActor seat = ari_rules_actor (rules, position);
  double lead = ari_side_share (rules, position, seat, best->raw)
                - ari_side_share (rules, position, seat, second->raw);

  return lead <= 2.0 * hypot (best->raw_error, second->raw_error);
}

/**
 * ari_candidate_wins:
 * @position: in which the candidate was judged
 * @seat: that chooses there
 *
 * Returns: whether the candidate is proved to win for the side of @seat alone
 */
gboolean
ari_candidate_wins (const AriCandidate *candidate,
                    const AriRules     *rules,
                    const AriPosition  *position,
                    AriActor            seat)
{
  return candidate->exact && ari_side_share (rules, position, seat, candidate->win) >= WHOLE;
}

static gboolean
is_judged (const AriCandidate *candidate)
{
  return candidate->exact || (candidate->evidence != ARI_EVIDENCE_NONE && candidate->error < UNSURE);
}

/* Whether one of the first @n that are listed differs from @action only in names: of travellers on the same
 * field, say. */
static gboolean
is_listed (const AriVerdict  *verdict,
           const AriRules    *rules,
           const AriPosition *position,
           const guint       *order,
           guint              n,
           AriAction          action)
{
  for (guint i = 0; i < n; i++)
    if (ari_searcher_is_equivalent (rules, position, verdict->candidates[order[i]].action, action))
      return TRUE;

  return FALSE;
}

/**
 * ari_verdict_rank:
 * @verdict: (nullable): of @position, where a seat chooses
 * @max: of the candidates
 * @order: (out) (array length=max): their indices, the best first
 *
 * The candidates that the search can recommend. The first one is what it would play; the others follow in
 * the order in which the search trusts them, not in that of their shares, since a share that rests on little
 * may be high by luck. What it has hardly looked at, or knows only an upper bound of, is left out, and so is
 * what comes to the same as another.
 *
 * Returns: how many there are; none as long as the search has judged nothing
 */
guint
ari_verdict_rank (const AriVerdict  *verdict,
                  const AriRules    *rules,
                  const AriPosition *position,
                  guint              max,
                  guint             *order)
{
  const AriCandidate *best;
  guint n = 0;

  if (verdict == NULL || verdict->n_candidates == 0 || !is_judged (&verdict->candidates[0]))
    return 0;

  best = &verdict->candidates[0];
  for (guint i = 0; i < verdict->n_candidates && n < max; i++)
    {
      const AriCandidate *other = &verdict->candidates[i];

      if (i > 0 && (!is_judged (other) || (other->at_most && !other->exact)
                    || !ari_candidate_is_comparable (best, other, ARI_MIN_VISIT_RATIO)))
        continue;
      if (!is_listed (verdict, rules, position, order, n, other->action))
        order[n++] = i;
    }

  return n;
}

/* Proofs. */

typedef struct
{
  const AriRules *rules;
  AriActor        seat;
  guint           side;
  guint           n_tried;
} Proof;

/* Whether @seat can end the match by a win of its side in this very turn, before chance or anybody else
 * acts. */
static gboolean
can_win (Proof             *proof,
         const AriPosition *position)
{
  AriActor actor = ari_rules_actor (proof->rules, position);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  if (actor == ARI_NONE)
    {
      guint winners = ari_rules_winners (proof->rules, position);

      return winners != 0 && (winners & ~proof->side) == 0;
    }
  if (actor != proof->seat || ari_feat_due (proof->rules, position) != ARI_FEAT_NONE)
    return FALSE;

  n = proof->rules->actions (position, actions);
  for (guint i = 0; i < n && proof->n_tried++ < MAX_TRIED; i++)
    {
      AriPosition after = *position;

      proof->rules->apply (&after, actions[i]);
      if (can_win (proof, &after))
        return TRUE;
    }

  return FALSE;
}

static void
set_proved (AriCandidate *candidate)
{
  candidate->exact = TRUE;
  candidate->turns = 1;
  candidate->error = 0.0;
}

/* The match is over after it. */
static void
prove_end (AriCandidate      *candidate,
           const AriRules    *rules,
           const AriPosition *end)
{
  guint share[ARI_MAX_SEATS];
  int points[ARI_MAX_SEATS];

  ari_outcome_of (rules, end, share, points);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    {
      candidate->win[k] = (double) share[k] / ARI_WIN;
      candidate->points[k] = points[k];
    }
  candidate->n_pv = 1;
  candidate->pv[0] = candidate->action;
  set_proved (candidate);
}

static void
prove (AriCandidate      *candidate,
       const AriRules    *rules,
       const AriPosition *position,
       AriActor           seat)
{
  Proof proof = { rules, seat, ari_rules_side (rules, position, seat), 0 };
  AriPosition after = *position;

  if (candidate->exact)
    return;

  rules->apply (&after, candidate->action);
  if (ari_rules_actor (rules, &after) == ARI_NONE)
    prove_end (candidate, rules, &after);
  /* A search that has seen such a win has found nothing else. */
  else if (ari_side_share (rules, position, seat, candidate->win) >= WHOLE && can_win (&proof, &after))
    set_proved (candidate);
}

/**
 * ari_verdict_prove:
 * @verdict: of @position
 *
 * Where a seat chooses, marks as exact what this very turn decides: no estimate of a win can be as good as
 * the win. Proved wins come first.
 */
void
ari_verdict_prove (AriVerdict        *verdict,
                   const AriRules    *rules,
                   const AriPosition *position)
{
  AriActor seat = verdict->actor;
  guint n_wins = 0;

  if (seat == ARI_CHANCE || seat == ARI_NONE || ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return;

  for (guint i = 0; i < verdict->n_candidates; i++)
    prove (&verdict->candidates[i], rules, position, seat);
  for (guint i = 0; i < verdict->n_candidates; i++)
    if (ari_candidate_wins (&verdict->candidates[i], rules, position, seat))
      {
        AriCandidate win = verdict->candidates[i];

        memmove (&verdict->candidates[n_wins + 1], &verdict->candidates[n_wins], (i - n_wins) * sizeof win);
        verdict->candidates[n_wins++] = win;
      }
}

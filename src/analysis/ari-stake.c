/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-stake.h"

#include <math.h>
#include <string.h>

#include "ari-loss.h"
#include "ari-searcher.h"

#define TEMPERATURE 0.1  /* of the imagined player's choice, in chance: the loss of a mistake */
#define BLURRED     0.2  /* a loss with a greater error says nothing about a choice */
#define CERTAIN     2.0  /* this many errors must lie between the best action and the others */
#define UNMAPPED    5.0  /* this many times as much where no map says what longer searches would change */
#define ROUNDED     1e-4

AriVerdict *
ari_stake_quick_look (const AriRules    *rules,
                      const AriPosition *position,
                      const AriVerdict  *verdict,
                      const AriBudget   *budget,
                      const gint        *cancelled)
{
  AriBudget short_one = *budget;
  AriActor actor = ari_rules_actor (rules, position);
  gboolean bounds = FALSE;

  for (guint i = 1; i < verdict->n_candidates; i++)
    bounds |= verdict->candidates[i].evidence != ARI_EVIDENCE_PLAYOUTS
              && (verdict->candidates[i].at_most
                  || (verdict->candidates[i].evidence == ARI_EVIDENCE_NONE && !verdict->candidates[i].exact));
  if (!bounds || actor == ARI_CHANCE || actor == ARI_NONE
      || ari_searcher_lookup (rules->id)->alphabeta == NULL)
    return NULL;

  short_one.depth = 1;
  short_one.lines = verdict->n_candidates;

  return ari_search_chances (rules, position, &short_one, cancelled, 0.0, NULL, NULL);
}

/* What @candidate loses against @best. The error is negative where nothing is known. */
static void
compare (const AriRules     *rules,
         const AriPosition  *before,
         AriActor            mover,
         const AriCandidate *best,
         const AriCandidate *candidate,
         guint64             nodes,
         double             *loss,
         double             *error)
{
  AriEval one = { .raw_error = candidate->raw_error, .evidence = candidate->evidence };

  *loss = 0.0;
  *error = -1.0;
  if (candidate->at_most || (candidate->evidence == ARI_EVIDENCE_NONE && !candidate->exact))
    return;

  memcpy (one.raw, candidate->raw, sizeof one.raw);
  ari_loss_judge (rules, before, mover, best, nodes, FALSE, &one);
  *loss = one.loss;
  *error = one.loss_error;
}

/* Likewise, by the search, or else by the glance. A glance is compared with itself: what it says of the best
 * action may be far from what the search found. */
static void
judge_candidate (const AriRules     *rules,
                 const AriPosition  *before,
                 AriActor            mover,
                 const AriVerdict   *verdict,
                 const AriVerdict   *glance,
                 const AriCandidate *candidate,
                 double             *loss,
                 double             *error)
{
  const AriCandidate *seen;

  compare (rules, before, mover, &verdict->candidates[0], candidate, verdict->nodes, loss, error);
  seen = *error < 0.0 ? ari_verdict_find (glance, candidate->action) : NULL;
  if (seen != NULL && seen->exact)
    compare (rules, before, mover, &verdict->candidates[0], seen, verdict->nodes, loss, error);
  else if (seen != NULL)
    compare (rules, before, mover, &glance->candidates[0], seen, verdict->nodes, loss, error);
}

/* Actions that a tree search hardly looked at, as one: their common share is known, though not that of
 * each. */
typedef struct
{
  guint        n;
  double       visits;
  double       squares; /* of the errors of their sums */
  AriCandidate mean;
} Rest;

static void
rest_add (Rest               *self,
          const AriCandidate *candidate)
{
  double visits = (double) candidate->visits;

  self->n++;
  self->visits += visits;
  self->squares += visits * visits * candidate->raw_error * candidate->raw_error;
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    self->mean.raw[s] += visits * candidate->raw[s];
}

static void
rest_finish (Rest *self)
{
  if (self->visits <= 0.0)
    return;

  self->mean.evidence = ARI_EVIDENCE_PLAYOUTS;
  self->mean.raw_error = sqrt (self->squares) / self->visits;
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    self->mean.raw[s] /= self->visits;
}

/* What the choices of the imagined player cost, and their weights. */
typedef struct
{
  double weights, losses;
} Imagined;

static void
imagined_add (Imagined *self,
              guint     n,
              double    loss,
              double    error)
{
  double sure = MAX (loss - error, 0.0), weight = n * exp (-sure / TEMPERATURE);

  self->weights += weight;
  self->losses += weight * sure;
}

void
ari_stake_judge (const AriRules    *rules,
                 const AriPosition *before,
                 AriActor           mover,
                 const AriVerdict  *verdict,
                 const AriVerdict  *glance,
                 AriEval           *eval)
{
  const AriCandidate *best;
  Imagined imagined = { .weights = 1.0 };
  Rest rest = { 0 };
  double loss, error, lead = 1.0, certain = CERTAIN;
  gboolean has_other = FALSE;

  eval->expected_loss = eval->lead = 0.0;
  eval->turns = 0;
  if (verdict->n_candidates == 0)
    return;

  best = &verdict->candidates[0];
  if (!best->exact && ari_chance_row_at (rules, before, best->evidence) == NULL)
    certain *= UNMAPPED;
  if (best->exact && ari_side_share (rules, before, mover, best->raw) >= 1.0 - ROUNDED)
    eval->turns = best->turns;

  for (guint i = 1; i < verdict->n_candidates; i++)
    {
      const AriCandidate *other = &verdict->candidates[i];

      if (ari_searcher_is_equivalent (rules, before, best->action, other->action))
        continue;

      has_other = TRUE;
      judge_candidate (rules, before, mover, verdict, glance, other, &loss, &error);
      lead = error < 0.0 ? 0.0 : MIN (lead, MAX (loss - certain * error, 0.0));
      if (error >= 0.0 && error <= BLURRED)
        imagined_add (&imagined, 1, loss, error);
      else if (best->evidence == ARI_EVIDENCE_PLAYOUTS)
        rest_add (&rest, other);
    }

  rest_finish (&rest);
  compare (rules, before, mover, best, &rest.mean, verdict->nodes, &loss, &error);
  if (error >= 0.0 && error <= BLURRED)
    imagined_add (&imagined, rest.n, loss, error);
  /* Where nothing is known of the others, that of the action played is, from a search of its own. */
  if (imagined.losses <= 0.0)
    imagined_add (&imagined, 1, eval->loss, eval->loss_error);
  eval->expected_loss = imagined.losses / imagined.weights;
  eval->lead = has_other ? lead : 0.0;
}

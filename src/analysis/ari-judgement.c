/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-judgement.h"

#include <math.h>

/* A ply is marked when it cost more than this share of a win, and more than twice the
 * standard error of that cost: below it nobody can tell it from chance. */
#define DUBIOUS 0.08
#define MISTAKE 0.15
#define BLUNDER 0.30
#define SURE    2.0

/**
 * ari_judgement_of_end:
 * @rules: the game
 * @position: a position in which the game is over
 * @win: (out): win shares: the winners share one win
 */
void
ari_judgement_of_end (const AriRules    *rules,
                      const AriPosition *position,
                      double             win[ARI_MAX_SEATS])
{
  guint winners = rules->winners (position);
  guint n = (guint) __builtin_popcount (winners);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    win[i] = winners >> i & 1 ? 1.0 / n : 0.0;
}

static const AriCandidate *
find_candidate (const AriVerdict *verdict,
                AriAction         action)
{
  for (guint i = 0; i < verdict->n_candidates; i++)
    if (verdict->candidates[i].action == action)
      return &verdict->candidates[i];

  return NULL;
}

/**
 * ari_judgement_of_ply:
 * @rules: the game
 * @before: the position in which @action was chosen
 * @action: what was played
 * @verdict_before: (nullable): of @before
 * @after: the position after @action
 * @verdict_after: (nullable): of @after; not needed when the game is over there
 * @seed: that both searches ran with
 *
 * The evaluation to store with a ply. What the ply cost its mover is the share of the best action
 * before it less the share after it, and never negative: the position before is worth at
 * least what was reached from it, so the marks of neighbouring plies cannot contradict each other.
 *
 * Returns: (nullable): a new evaluation, or %NULL when nothing is known about @after
 */
AriEval *
ari_judgement_of_ply (const AriRules    *rules,
                      const AriPosition *before,
                      AriAction          action,
                      const AriVerdict  *verdict_before,
                      const AriPosition *after,
                      const AriVerdict  *verdict_after,
                      guint64            seed)
{
  AriActor mover = rules->actor (before);
  gboolean over = rules->actor (after) == ARI_NONE;
  const AriCandidate *played = verdict_before != NULL ? find_candidate (verdict_before, action) : NULL;
  AriEval *eval;

  if (!over && verdict_after == NULL && played == NULL)
    return NULL;

  eval = g_new0 (AriEval, 1);
  eval->seed = seed;
  eval->program = g_strdup (ARI_VERSION);

  if (over)
    {
      int scores[ARI_MAX_SEATS] = { 0 };

      ari_judgement_of_end (rules, after, eval->win);
      rules->scores (after, scores);
      for (guint i = 0; i < ARI_MAX_SEATS; i++)
        eval->points[i] = scores[i];
    }
  else if (verdict_after != NULL)
    {
      memcpy (eval->win, verdict_after->win, sizeof eval->win);
      memcpy (eval->points, verdict_after->points, sizeof eval->points);
      eval->error = verdict_after->error;
      eval->nodes = verdict_after->nodes;
    }
  else
    {
      memcpy (eval->win, played->win, sizeof eval->win);
      memcpy (eval->points, played->points, sizeof eval->points);
      eval->error = played->error;
      eval->nodes = played->visits;
    }

  if (verdict_before != NULL && verdict_before->n_candidates > 0 && mover != ARI_CHANCE && mover != ARI_NONE)
    {
      const AriCandidate *best = &verdict_before->candidates[0];

      if (best->action != action)
        {
          double reached = ari_side_share (rules, before, mover, eval->win);
          double loss = ari_side_share (rules, before, mover, best->win) - reached;

          eval->loss = MAX (loss, 0.0);
          eval->loss_error = sqrt (best->error * best->error + eval->error * eval->error);
          eval->best = rules->format (before, best->action);
        }
    }

  return eval;
}

/**
 * ari_judgement_glyph:
 * @ply: a ply
 *
 * Returns: the mark that stands beside the ply: the person's own if there is one, else what its
 *   evaluation says
 */
AriGlyph
ari_judgement_glyph (AriPly *ply)
{
  AriGlyph own = ari_ply_get_glyph (ply);
  const AriEval *eval = ari_ply_get_eval (ply);

  if (own != ARI_GLYPH_NONE || eval == NULL || eval->loss < SURE * eval->loss_error)
    return own;
  if (eval->loss >= BLUNDER)
    return ARI_GLYPH_BLUNDER;
  if (eval->loss >= MISTAKE)
    return ARI_GLYPH_MISTAKE;
  if (eval->loss >= DUBIOUS)
    return ARI_GLYPH_DUBIOUS;

  return ARI_GLYPH_NONE;
}

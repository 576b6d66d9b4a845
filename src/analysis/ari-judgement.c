/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-judgement.h"

#include <glib/gi18n-lib.h>

#include "ari-chance-map.h"
#include "ari-loss.h"
#include "ari-playouts.h"
#include "ari-ranking.h"
#include "ari-searcher.h"

/* A ply is marked when its cost, less the standard error of that cost, reaches this much winning chance.
 * Lichess marks chess moves from the same 5, 10 and 15 % on; losses are calibrated, so a tenth means one win
 * fewer in ten here as there. Subtracting the error keeps reviews of strong play nearly free of marks:
 * otherwise every time a short search changed its mind, a player would be blamed for it. */
#define DUBIOUS 0.05
#define MISTAKE 0.10
#define BLUNDER 0.15

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
  guint winners = ari_rules_winners (rules, position);
  guint n = (guint) __builtin_popcount (winners);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    win[i] = winners >> i & 1 ? 1.0 / n : 0.0;
}

static const AriCandidate *
find_candidate (const AriVerdict  *verdict,
                const AriRules    *rules,
                const AriPosition *position,
                AriAction          action)
{
  for (guint i = 0; i < verdict->n_candidates; i++)
    if (ari_searcher_is_equivalent (rules, position, verdict->candidates[i].action, action))
      return &verdict->candidates[i];

  return NULL;
}

/* What the outcome @played gave or took: each seat's share after it, less the mean over all outcomes.
 * Both come from the same search, so luck averages 0. */
static void
judge_luck (AriEval            *eval,
            const AriRules     *rules,
            const AriPosition  *before,
            const AriVerdict   *verdict,
            const AriCandidate *played)
{
  double total = 0.0;

  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      const AriCandidate *outcome = &verdict->candidates[i];
      double weight = ari_rules_chance_weight (rules, before, outcome->action);

      total += weight;
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        eval->luck[k] += weight * (played->win[k] - outcome->win[k]);
    }
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    eval->luck[k] /= total;
}

/* The cost to @mover of @action against the best one. */
static void
judge_decision (AriEval           *eval,
                const AriRules    *rules,
                const AriPosition *before,
                const AriVerdict  *verdict,
                AriActor           mover,
                AriAction          action,
                gboolean           apart)
{
  const AriCandidate *best = &verdict->candidates[0];
  /* A proof takes no effort into account. */
  guint64 nodes = eval->raw_error > 0.0 ? MIN (verdict->nodes, eval->nodes) : verdict->nodes;

  if (ari_searcher_is_equivalent (rules, before, best->action, action))
    return;

  ari_loss_judge (rules, before, mover, best, nodes, apart, eval);
  eval->best = rules->format (before, best->action);
  /* What was played may be proved to win, too. */
  eval->missed_win = ari_candidate_wins (best, rules, before, mover)
                     && (eval->raw_loss > 0.0 || eval->raw_error > 0.0);
}

/**
 * ari_judgement_of_ply:
 * @rules: the game
 * @before: the position in which @action was chosen
 * @action: what was played
 * @verdict_before: (nullable): of @before
 * @after: the position after @action
 * @verdict_after: (nullable): of @after; not needed when the game is over there
 * @seed: the seed of both searches
 *
 * Makes the evaluation to store with a ply. A ply costs its mover the share of the best action before it
 * less the share after it, and never a negative amount: the position before is worth at least as much as the
 * one reached from it, so the marks of neighbouring plies cannot contradict each other. Where chance acts or
 * a feat is due, nobody decides: the evaluation tells luck instead.
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
  AriActor mover = ari_rules_actor (rules, before);
  gboolean over = ari_rules_actor (rules, after) == ARI_NONE;
  const AriCandidate *played =
      verdict_before != NULL ? find_candidate (verdict_before, rules, before, action) : NULL;
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
      memcpy (eval->raw, eval->win, sizeof eval->raw);
      eval->map = ari_chance_version (rules);
      rules->scores (after, scores);
      for (guint i = 0; i < ARI_MAX_SEATS; i++)
        eval->points[i] = scores[i];
    }
  else if (verdict_after != NULL)
    {
      memcpy (eval->win, verdict_after->win, sizeof eval->win);
      memcpy (eval->points, verdict_after->points, sizeof eval->points);
      memcpy (eval->raw, verdict_after->raw, sizeof eval->raw);
      eval->error = verdict_after->error;
      eval->raw_error = verdict_after->raw_error;
      eval->evidence = verdict_after->candidates[0].evidence;
      eval->map = verdict_after->map;
      eval->nodes = verdict_after->nodes;
    }
  else
    {
      memcpy (eval->win, played->win, sizeof eval->win);
      memcpy (eval->points, played->points, sizeof eval->points);
      memcpy (eval->raw, played->raw, sizeof eval->raw);
      eval->error = played->error;
      eval->raw_error = played->raw_error;
      eval->evidence = played->evidence;
      eval->map = verdict_before->map;
      eval->nodes = verdict_before->nodes;
    }

  if (verdict_before == NULL || verdict_before->n_candidates == 0)
    return eval;

  if (mover != ARI_CHANCE && ari_feat_due (rules, before) == ARI_FEAT_NONE)
    judge_decision (eval, rules, before, verdict_before, mover, action, verdict_after != NULL);
  else if (played != NULL)
    judge_luck (eval, rules, before, verdict_before, played);

  return eval;
}

/**
 * ari_judgement_least:
 * @glyph: inexact (?!), mistake or blunder
 *
 * Returns: the loss, less its error, from which on a ply gets that mark
 */
double
ari_judgement_least (AriGlyph glyph)
{
  switch (glyph)
    {
    case ARI_GLYPH_BLUNDER:
      return BLUNDER;

    case ARI_GLYPH_MISTAKE:
      return MISTAKE;

    case ARI_GLYPH_DUBIOUS:
      return DUBIOUS;

    case ARI_GLYPH_INTERESTING:
    case ARI_GLYPH_GOOD:
    case ARI_GLYPH_BRILLIANT:
    case ARI_GLYPH_NONE:
    default:
      g_return_val_if_reached (1.0);
    }
}

/* The mark of a ply that lost at least @loss of a win; none below that of an inexact one. */
static AriGlyph
glyph_of_loss (double loss)
{
  static const AriGlyph marks[] = { ARI_GLYPH_BLUNDER, ARI_GLYPH_MISTAKE, ARI_GLYPH_DUBIOUS };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (loss >= ari_judgement_least (marks[i]))
      return marks[i];

  return ARI_GLYPH_NONE;
}

/**
 * ari_judgement_sure_loss:
 * @eval: of a ply that a player decided
 *
 * What marks, accuracy, sums and the review count. The losses themselves can't be added up: a loss is never
 * negative, so the errors of many moves that lost nothing don't cancel out.
 *
 * Returns: what it lost at least, as a part of a win: its loss less the standard error of that; ≥ 0
 */
double
ari_judgement_sure_loss (const AriEval *eval)
{
  return MAX (eval->loss - eval->loss_error, 0.0);
}

/**
 * ari_judgement_missed_win:
 * @eval: of a ply that a player decided
 *
 * Returns: whether a better action was proved to win, and the one played was not, however good its chance may
 *   be
 */
gboolean
ari_judgement_missed_win (const AriEval *eval)
{
  /* Reviews of older versions tell only the turns. */
  return eval->best != NULL && (eval->missed_win || (eval->turns > 0 && eval->loss > 0.0));
}

/**
 * ari_judgement_of_eval:
 * @eval: of a ply that a player decided
 *
 * Whatever calls a move inexact, a mistake or a blunder asks here, or asks ari_judgement_glyph().
 *
 * Returns: the mark that it implies. A missed win is a mistake, whatever chance it left
 */
AriGlyph
ari_judgement_of_eval (const AriEval *eval)
{
  AriGlyph mark = glyph_of_loss (ari_judgement_sure_loss (eval));

  return mark != ARI_GLYPH_BLUNDER && ari_judgement_missed_win (eval) ? ARI_GLYPH_MISTAKE : mark;
}

/**
 * ari_judgement_of_candidate:
 * @rules: the game
 * @position: where somebody decides
 * @verdict: of @position
 * @action: of a candidate of @verdict, or one that comes to the same
 *
 * Returns: (transfer full): the evaluation that @action would get if it were played and nothing else searched
 */
AriEval *
ari_judgement_of_candidate (const AriRules    *rules,
                            const AriPosition *position,
                            const AriVerdict  *verdict,
                            AriAction          action)
{
  AriPosition after = *position;

  rules->apply (&after, action);

  return ari_judgement_of_ply (rules, position, action, verdict, &after, NULL, 0);
}

/**
 * ari_judgement_glyph:
 * @ply: a ply
 *
 * Returns: the mark to show beside the ply: the person's own, if any, else the one that its evaluation
 *   implies if a player decided the ply
 */
AriGlyph
ari_judgement_glyph (AriPly *ply)
{
  AriGlyph own = ari_ply_get_glyph (ply);
  const AriEval *eval = ari_ply_get_eval (ply);

  if (own != ARI_GLYPH_NONE || eval == NULL || ari_ply_get_actor (ply) == ARI_CHANCE)
    return own;

  return ari_judgement_of_eval (eval);
}

/**
 * ari_judgement_praises:
 * @glyph: the mark of a ply
 *
 * Returns: whether the mark speaks for the ply rather than against it; FALSE for none
 */
gboolean
ari_judgement_praises (AriGlyph glyph)
{
  return glyph == ARI_GLYPH_GOOD || glyph == ARI_GLYPH_BRILLIANT || glyph == ARI_GLYPH_INTERESTING;
}

/**
 * ari_judgement_is_mistake:
 * @ply: a ply
 *
 * Returns: whether its mark blames the player who decided it. Chance makes no mistakes, whatever the marks
 *   and evaluations of other programs say
 */
gboolean
ari_judgement_is_mistake (AriPly *ply)
{
  AriGlyph glyph = ari_judgement_glyph (ply);

  return ari_ply_get_actor (ply) != ARI_CHANCE && glyph != ARI_GLYPH_NONE && !ari_judgement_praises (glyph);
}

/**
 * ari_judgement_is_serious:
 * @ply: a ply
 *
 * Returns: whether it is a mistake or a blunder, and not just inexact
 */
gboolean
ari_judgement_is_serious (AriPly *ply)
{
  return ari_judgement_is_mistake (ply) && ari_judgement_glyph (ply) != ARI_GLYPH_DUBIOUS;
}

/**
 * ari_judgement_count_turns:
 * @last: (nullable): the last ply of a line
 *
 * Returns: how many turns of that line have an evaluation at each of their plies
 */
guint
ari_judgement_count_turns (AriPly *last)
{
  gboolean whole = TRUE; /* as far as the turn has been looked at */
  guint n = 0;

  for (AriPly *ply = last; ply != NULL; ply = ari_ply_get_parent (ply))
    {
      whole &= ari_ply_get_eval (ply) != NULL;
      if (!ari_ply_begins_turn (ply))
        continue;
      n += whole;
      whole = TRUE;
    }

  return n;
}

/**
 * ari_judgement_count_main_turns:
 * @match: a match, whatever line it shows
 *
 * Returns: how many turns of the main line have an evaluation at each of their plies
 */
guint
ari_judgement_count_main_turns (AriMatch *match)
{
  AriPly *last = NULL;

  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (match, ply)) != NULL;)
    last = ply;

  return ari_judgement_count_turns (last);
}

/**
 * ari_judgement_name:
 * @glyph: the mark of a ply
 *
 * Returns: (nullable): what it says of the ply in a word, translated; NULL for none
 */
const char *
ari_judgement_name (AriGlyph glyph)
{
  switch (glyph)
    {
    case ARI_GLYPH_BLUNDER:
      return C_("judgement of a move", "blunder");

    case ARI_GLYPH_MISTAKE:
      return C_("judgement of a move", "mistake");

    case ARI_GLYPH_DUBIOUS:
      return C_("judgement of a move", "inexact");

    case ARI_GLYPH_INTERESTING:
      return C_("judgement of a move", "interesting");

    case ARI_GLYPH_GOOD:
      return C_("judgement of a move", "good");

    case ARI_GLYPH_BRILLIANT:
      return C_("judgement of a move", "brilliant");

    case ARI_GLYPH_NONE:
    default:
      return NULL;
    }
}

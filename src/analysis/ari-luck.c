/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-luck.h"

#include <string.h>

#include "ari-judgement.h"

/* Whether the action at @index of the current line was a feat. */
static gboolean
was_feat (AriMatch *match,
          guint     index)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition before;

  if (rules->feats == NULL)
    return FALSE;

  ari_match_get_position_at (match, index, &before);
  return ari_feat_due (rules, &before) != ARI_FEAT_NONE;
}

static void
add_ply (AriMatch      *match,
         guint          index,
         AriActor       actor,
         const AriEval *eval,
         AriLuck        luck[ARI_MAX_SEATS])
{
  if (actor == ARI_CHANCE)
    {
      for (guint s = 0; s < ARI_MAX_SEATS; s++)
        {
          luck[s].n_outcomes++;
          luck[s].luck += eval->luck[s];
        }
    }
  else if (was_feat (match, index))
    {
      luck[actor - 1].n_feats++;
      luck[actor - 1].execution += eval->luck[actor - 1];
    }
  else
    {
      luck[actor - 1].n_decisions++;
      luck[actor - 1].loss += eval->loss;
      luck[actor - 1].sure_loss += ari_judgement_sure_loss (eval);
    }
}

/* Counts memory, which needs no evaluation. */
static void
add_recall (AriMatch *match,
            guint     index,
            AriPly   *ply,
            AriLuck   luck[ARI_MAX_SEATS])
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor actor = ari_ply_get_actor (ply);
  AriPosition before;
  AriRecall recall;

  if (rules->memory == NULL || actor == ARI_CHANCE)
    return;

  ari_match_get_position_at (match, index, &before);
  recall = rules->memory->recall (&before, ari_ply_get_action (ply));
  luck[actor - 1].n_known += recall != ARI_RECALL_NONE;
  luck[actor - 1].n_found += recall == ARI_RECALL_FOUND;
}

/**
 * ari_luck_is_told:
 * @eval: of a ply
 *
 * Only the analysis of a match judges what chance or a feat brought; a hint judges the position alone. Where
 * nothing was at stake, the luck is nought, too.
 *
 * Returns: whether it tells the luck of the ply
 */
gboolean
ari_luck_is_told (const AriEval *eval)
{
  g_return_val_if_fail (eval != NULL, FALSE);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (eval->luck[i] != 0.0)
      return TRUE;

  return FALSE;
}

/* A result without luck is less than nothing where luck alone kept a seat in the match. Then nothing is its
 * share, and the others divide the match in proportion. */
static void
divide (AriLuck luck[ARI_MAX_SEATS])
{
  double whole = 0.0;

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    whole += MAX (luck[s].adjusted, 0.0);
  for (guint s = 0; s < ARI_MAX_SEATS && whole > 0.0; s++)
    luck[s].without = MAX (luck[s].adjusted, 0.0) / whole;
}

/**
 * ari_luck_of_match:
 * @match: a match
 * @luck: (out): for each seat
 *
 * Sums up the current line. The luck of each outcome of chance comes from its evaluation: the win share
 * after it less the weighted mean over all outcomes. So it averages 0 whatever the evaluation, and a result
 * without luck varies less: the method of control variates, as in backgammon programs.
 *
 * Returns: whether the luck of any outcome of chance is known; without one nothing can be said about luck
 */
gboolean
ari_luck_of_match (AriMatch *match,
                   AriLuck   luck[ARI_MAX_SEATS])
{
  const AriRules *rules = ari_match_get_rules (match);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  double result[ARI_MAX_SEATS] = { 0 };
  gboolean complete = TRUE, told = FALSE;
  AriPosition last;

  memset (luck, 0, ARI_MAX_SEATS * sizeof *luck);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      const AriEval *eval = ari_ply_get_eval (ply);
      /* What the computer chose or performed for a person is not theirs. */
      gboolean substituted = ari_match_is_by_substitute (match, ply);

      if (!substituted)
        add_recall (match, i, ply, luck);
      if (eval == NULL)
        {
          complete = FALSE;
          continue;
        }

      told |= ari_luck_is_told (eval);
      if (!substituted)
        add_ply (match, i, ari_ply_get_actor (ply), eval, luck);
      memcpy (result, eval->win, sizeof result);
    }

  ari_match_get_position_at (match, n, &last);
  if (ari_rules_actor (rules, &last) == ARI_NONE)
    ari_judgement_of_end (rules, &last, result);
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    {
      if (!complete && !told)
        luck[s].n_outcomes = luck[s].n_feats = 0;
      luck[s].complete = complete;
      luck[s].result = result[s];
      luck[s].adjusted = result[s] - luck[s].luck;
    }
  divide (luck);

  return luck[0].n_outcomes > 0;
}

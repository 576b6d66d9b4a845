/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-reason.h"

#include <glib/gi18n-lib.h>

#include "ari-loss.h"
#include "ari-search.h"

#define ROUNDED 0.0001 /* evaluations keep four decimals */

/* The points that the action adds to the actor's score at once. */
static int
points_at_once (const AriRules    *rules,
                const AriPosition *position,
                AriAction          action)
{
  AriActor seat = ari_rules_actor (rules, position);
  AriPosition after = *position;
  int before_scores[ARI_MAX_SEATS] = { 0 }, after_scores[ARI_MAX_SEATS] = { 0 };

  rules->apply (&after, action);
  rules->scores (position, before_scores);
  rules->scores (&after, after_scores);

  return after_scores[seat - 1] - before_scores[seat - 1];
}

char *
ari_reason_of_action (const AriRules    *rules,
                      const AriPosition *position,
                      AriAction          action)
{
  int points;

  if (rules->narration != NULL && rules->narration->reason != NULL)
    return rules->narration->reason (position, action);

  points = points_at_once (rules, position, action);
  if (points <= 0)
    return NULL;

  return g_strdup_printf (ngettext ("It scores %d point immediately.", "It scores %d points immediately.",
                                    (gulong) points), points);
}

/* What only the better action brings. Such reasons speak to the player, so nobody else must have moved. */
static char *
what_is_missed (AriMatch          *match,
                AriPly            *ply,
                const AriPosition *before,
                AriAction          best)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *missed = NULL, *brought = NULL;

  if (ari_match_find_only_person (match) != ari_ply_get_actor (ply))
    return NULL;

  missed = ari_reason_of_action (rules, before, best);
  brought = ari_reason_of_action (rules, before, ari_ply_get_action (ply));

  return g_strcmp0 (missed, brought) != 0 ? g_steal_pointer (&missed) : NULL;
}

char *
ari_reason_of_mistake (AriMatch *match,
                       guint     number)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  const AriEval *eval = ari_ply_get_eval (ply);
  AriActor actor = ari_ply_get_actor (ply);
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  AriPosition before;
  AriAction best;

  /* A record from elsewhere can blame chance. */
  if (actor == ARI_CHANCE || actor == ARI_NONE || eval == NULL || eval->best == NULL)
    return NULL;

  ari_match_get_position_at (match, number - 1, &before);
  if (!ari_rules_parse (rules, &before, eval->best, &best, NULL) || !ari_rules_legal (rules, &before, best))
    return NULL;

  if (ari_loss_is_of_win (rules, &before, actor, eval))
    g_ptr_array_add (sentences, g_strdup (_("It wins, whatever the others do.")));
  else
    {
      char *missed = what_is_missed (match, ply, &before, best);

      if (missed != NULL)
        g_ptr_array_add (sentences, missed);
      if (eval->error <= 0.0 && ari_side_share (rules, &before, actor, eval->win) <= ROUNDED)
        g_ptr_array_add (sentences, g_strdup (_("The move played loses against best play.")));
    }
  if (sentences->len == 0)
    return NULL;

  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <glib/gi18n-lib.h>

/**
 * ari_rules_tally:
 * @rows: (out): what @position counts for each seat, the row that decides first
 *
 * Returns: the number of rows; a game without a table counts its points
 */
guint
ari_rules_tally (const AriRules    *rules,
                 const AriPosition *position,
                 AriTallyRow        rows[ARI_MAX_TALLY_ROWS])
{
  if (rules->tally != NULL)
    return rules->tally->rows (position, rows);

  rows[0] = (AriTallyRow) { .label = N_("Points") };
  rules->scores (position, rows[0].numbers);

  return 1;
}

/* (nullable): why the rules have ended the game as they did, newly allocated; NULL before that, and for
 * a game that gives no reason. */
char *
ari_rules_reason (const AriRules    *rules,
                  const AriPosition *position)
{
  return rules->tally != NULL && ari_rules_actor (rules, position) == ARI_NONE
    ? rules->tally->reason (position) : NULL;
}

/* (nullable): the cause of the draw in which the rules have ended the game, as records write it. */
const char *
ari_rules_draw (const AriRules    *rules,
                const AriPosition *position)
{
  return ari_rules_has_draws (rules) && ari_rules_actor (rules, position) == ARI_NONE
    ? rules->tally->draw (position) : NULL;
}

/* A score in words, for screen readers, newly allocated: “2 captured pieces”; “7 points” where nothing else
 * is counted. */
char *
ari_rules_score_words (const AriRules *rules,
                       int             score)
{
  if (rules->tally != NULL && rules->tally->score != NULL)
    return rules->tally->score (score);

  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score), score);
}

/* Whether a win that all seats share is called a draw. */
gboolean
ari_rules_has_draws (const AriRules *rules)
{
  return rules->tally != NULL && rules->tally->draw != NULL;
}

/* Whether scores are points that a match is won with; if not, they say nothing about who is ahead. */
gboolean
ari_rules_wins_by_points (const AriRules *rules)
{
  return rules->tally == NULL || rules->tally->wins_by_points;
}

/* Whether the scores that a search expects can be told, once a win is as good as decided. */
gboolean
ari_rules_foresees_points (const AriRules *rules)
{
  return rules->tally != NULL && rules->tally->foresees_points;
}

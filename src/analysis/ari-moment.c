/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-moment.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "ari-judgement.h"
#include "ari-list-words.h"
#include "ari-verdict.h"

#define ROUNDING 0.001 /* stored chances have four decimals */

static const AriEval *
eval_of_choice (AriPly *ply)
{
  AriActor actor = ari_ply_get_actor (ply);

  return actor != ARI_CHANCE && actor != ARI_NONE ? ari_ply_get_eval (ply) : NULL;
}

gboolean
ari_moment_is_only_move (AriPly *ply)
{
  const AriEval *eval = eval_of_choice (ply);

  return eval != NULL && eval->best == NULL && eval->loss <= 0.0
         && eval->lead >= ari_judgement_least (ARI_GLYPH_MISTAKE);
}

gboolean
ari_moment_missed_win (AriPly *ply,
                       guint  *turns)
{
  const AriEval *eval = eval_of_choice (ply);

  if (eval == NULL || !ari_judgement_missed_win (eval) || !ari_judgement_is_mistake (ply))
    return FALSE;

  *turns = eval->turns;

  return TRUE;
}

/* The chance of the side of @seat after @number plies, and whether no other side has a better one. FALSE
 * where it isn't known. */
static gboolean
find_chance (AriMatch *match,
             guint     number,
             AriActor  seat,
             double   *chance,
             gboolean *leads)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  const AriEval *eval = ari_ply_get_eval (ply);
  AriPosition position;

  if (eval == NULL)
    return FALSE;

  ari_match_get_position_at (match, number, &position);
  *chance = ari_side_share (rules, &position, seat, eval->win);
  *leads = TRUE;
  for (AriActor other = 1; other <= ari_match_get_setup (match)->seats; other++)
    *leads = *leads && ari_side_share (rules, &position, other, eval->win) <= *chance;

  return TRUE;
}

guint
ari_moment_turning_point (AriMatch *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match)), winners;
  double after = 1.0;
  AriPosition end;
  AriActor winner;

  ari_match_get_position_at (match, n, &end);
  winners = ari_rules_winners (rules, &end);
  winner = winners != 0 ? (AriActor) g_bit_nth_lsf (winners, -1) + 1 : ARI_NONE;
  /* Who shares a win with another side did not turn the match. */
  if (winner == ARI_NONE || (winners & ~ari_rules_side (rules, &end, winner)) != 0)
    return 0;

  for (guint number = n - 1; number > 0; number--)
    {
      gboolean leads;
      double chance;

      if (!find_chance (match, number, winner, &chance, &leads))
        return 0;
      if (!leads)
        return after - chance >= ari_judgement_least (ARI_GLYPH_MISTAKE) ? number + 1 : 0;
      after = chance;
    }

  return 0;
}

char *
ari_moment_name (AriPly *ply)
{
  guint turns;

  if (ari_moment_missed_win (ply, &turns) && turns == 0)
    return g_strdup (C_("moment", "missed win"));
  if (ari_moment_missed_win (ply, &turns))
    return g_strdup_printf (ngettext ("missed win in %u turn", "missed win in %u turns", turns), turns);
  if (ari_moment_is_only_move (ply))
    return g_strdup (C_("moment", "only move"));

  return NULL;
}

char *
ari_moment_text (AriPly *ply)
{
  guint turns;

  if (ari_moment_missed_win (ply, &turns) && turns == 0)
    return g_strdup (_("Missed a certain win."));
  if (ari_moment_missed_win (ply, &turns))
    return g_strdup_printf (ngettext ("Missed a win in %u turn.", "Missed a win in %u turns.", turns), turns);
  if (ari_moment_is_only_move (ply))
    return g_strdup (_("Only move: every other one was a mistake."));

  return NULL;
}

/* Whether the chances changed enough with ply @number: the rest of the match need not be looked at where they
 * didn't. What one side wins others lose, so the sum over all seats has each change twice. */
static gboolean
is_leap (AriMatch *match,
         guint     number)
{
  g_autoptr(AriPly) last = g_list_model_get_item (G_LIST_MODEL (match), number - 2);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  const AriEval *before = ari_ply_get_eval (last), *after = ari_ply_get_eval (ply);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  double change = 0.0;

  /* The last ply need not be judged. */
  if (number == n || before == NULL || after == NULL)
    return number == n && before != NULL;

  for (guint seat = 0; seat < ari_match_get_setup (match)->seats; seat++)
    change += fabs (after->win[seat] - before->win[seat]);

  return change >= 2.0 * ari_judgement_least (ARI_GLYPH_MISTAKE) - ROUNDING;
}

char *
ari_moment_turning_text (AriMatch *match,
                         guint     number,
                         AriActor  you)
{
  const char *names[ARI_MAX_SEATS];
  g_autofree char *list = NULL;
  AriPosition end;
  guint winners, n = 0;

  if (number < 2 || !is_leap (match, number) || ari_moment_turning_point (match) != number)
    return NULL;

  ari_match_get_position_at (match, g_list_model_get_n_items (G_LIST_MODEL (match)), &end);
  winners = ari_rules_winners (ari_match_get_rules (match), &end);

  if (you != ARI_NONE && (winners >> (you - 1) & 1) != 0)
    return g_strdup (_("Turning point: from here on, you were ahead."));

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if ((winners >> (seat - 1) & 1) != 0)
      names[n++] = ari_match_get_seat_name (match, seat);
  list = ari_list_words (names, n);

  /* Translators: %s is a player, or a list of players who won together. */
  return g_strdup_printf (ngettext ("Turning point: from here on, %s was ahead.",
                                    "Turning point: from here on, %s were ahead.", n), list);
}

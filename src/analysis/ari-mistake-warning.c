/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a move that somebody is about to play loses so much that it is worth a word, and which. */
#include "ari-mistake-warning.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-follow.h"
#include "ari-judgement.h"
#include "ari-loss.h"
#include "ari-ranking.h"
#include "ari-reason.h"
#include "ari-reasons.h"
#include "ari-searcher.h"
#include "ari-sentences.h"

#define SURE    2.0    /* standard errors of the loss */
#define SEEN    0.01   /* a smaller difference is lost in rounding to per cent */
#define ROUNDED 0.0001 /* evaluations keep four decimals */

static gboolean
is_comparable (const AriCandidate *best,
               const AriCandidate *other)
{
  return (other->exact || !other->at_most) && ari_candidate_is_comparable (best, other, ARI_MIN_VISIT_RATIO);
}

AriEval *
ari_mistake_warning_judge (const AriRules    *rules,
                           const AriPosition *before,
                           const AriVerdict  *verdict,
                           AriAction          action)
{
  for (guint i = 0; i < verdict->n_candidates; i++)
    if (ari_searcher_is_equivalent (rules, before, verdict->candidates[i].action, action))
      return i == 0 || is_comparable (&verdict->candidates[0], &verdict->candidates[i])
             ? ari_judgement_of_candidate (rules, before, verdict, action) : NULL;

  return NULL;
}

/* Whether the action is proved to lose, and the best one is not. */
static gboolean
throws_away (const AriRules    *rules,
             const AriPosition *before,
             const AriVerdict  *verdict,
             const AriEval     *eval)
{
  AriActor mover = ari_rules_actor (rules, before);
  const AriCandidate *best = &verdict->candidates[0];

  return ari_loss_is_proved (rules, before, mover, eval)
         && !(best->exact && ari_side_share (rules, before, mover, best->win) <= ROUNDED);
}

/* Whether the search of @before has proved that @action wins, too. */
static gboolean
is_won (const AriRules    *rules,
        const AriPosition *before,
        const AriVerdict  *verdict,
        AriAction          action)
{
  const AriCandidate *candidate = ari_verdict_find (verdict, action);

  return candidate != NULL && ari_candidate_wins (candidate, rules, before, ari_rules_actor (rules, before));
}

/**
 * ari_mistake_warning_is_needless:
 * @verdict: of @before
 * @action: legal in @before
 * @least: the loss from which on it is worth a warning
 *
 * Returns: whether that search alone says that @action loses less, and doesn’t see it lose the match: it
 *   would have to agree with a warning, so no other search is needed
 */
gboolean
ari_mistake_warning_is_needless (const AriRules    *rules,
                                 const AriPosition *before,
                                 const AriVerdict  *verdict,
                                 AriAction          action,
                                 double             least)
{
  g_autoptr(AriEval) eval = ari_mistake_warning_judge (rules, before, verdict, action);

  return eval != NULL && eval->loss <= least && !eval->missed_win
         && !throws_away (rules, before, verdict, eval);
}

/**
 * ari_mistake_warning_is_due:
 * @verdict: of @before
 * @action: legal in @before
 * @eval: of the position that it leads to
 * @least: the loss from which on it is worth a warning
 *
 * Two searches of different positions differ by more than the noise in each. So the first one has to agree,
 * where it has looked at the action. People expect a warning most of all before a move that is proved to
 * lose, so there the loss of a dubious move is enough, however bad the position is. A win that is proved and
 * not played is worth a warning whatever chance is left.
 *
 * Returns: whether a win is missed, or the loss is beyond @least by more than two of its standard errors
 */
gboolean
ari_mistake_warning_is_due (const AriRules    *rules,
                            const AriPosition *before,
                            const AriVerdict  *verdict,
                            AriAction          action,
                            const AriEval     *eval,
                            double             least)
{
  g_autoptr(AriEval) first = NULL;

  if (eval->missed_win)
    return !is_won (rules, before, verdict, action);
  if (throws_away (rules, before, verdict, eval))
    least = MIN (least, ari_judgement_least (ARI_GLYPH_DUBIOUS));
  if (eval->best == NULL || eval->loss - SURE * eval->loss_error <= least)
    return FALSE;

  first = ari_mistake_warning_judge (rules, before, verdict, action);

  return first == NULL || first->loss > least;
}

/* The tiles, say, that the player has seen and passes up. The first line tells what was done in the past
 * tense, and here it has not been done yet. */
static void
add_memory (GPtrArray         *lines,
            const AriRules    *rules,
            const AriPosition *before,
            AriAction          action)
{
  g_autofree char *missed_recall =
      rules->memory != NULL ? rules->memory->missed_recall (before, action, NULL) : NULL;
  const char *facts = missed_recall != NULL ? strchr (missed_recall, '\n') : NULL;

  if (facts == NULL)
    return;

  g_ptr_array_add (lines, g_strdup (_("Remember what you have seen:")));
  g_ptr_array_add (lines, g_strdup (facts + 1));
}

static void
add_missed (GPtrArray         *lines,
            const AriRules    *rules,
            const AriPosition *before,
            AriAction          best,
            AriAction          action)
{
  g_autofree char *missed = ari_reason_of_better (rules, before, best, action);

  if (missed != NULL)
    /* Translators: %s is a sentence about the better move, such as “It earns a capture.” */
    g_ptr_array_add (lines, g_strdup_printf (_("There is a better move. %s"), missed));
}

/* Who has to answer: not partners. */
static char *
say_lost (AriMatch          *match,
          const AriPosition *before,
          AriActor           mover)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint own = ari_rules_side (rules, before, mover), n_opponents = 0;
  const char *name = NULL;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (ari_rules_side (rules, before, seat) != own)
      {
        name = ari_match_get_seat_name (match, seat);
        n_opponents++;
      }
  if (n_opponents > 1)
    return g_strdup (_("If your opponents play perfectly, this move loses."));

  /* Translators: %s is the only opponent. */
  return g_strdup_printf (_("If %s plays perfectly, this move loses."), name);
}

static char *
say (const AriMistakeWarning *self,
     AriMatch                *match,
     const AriPosition       *before,
     gboolean                 alone)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor mover = ari_rules_actor (rules, before);
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char *harm;

  if (self->chance - self->after < SEEN)
    g_ptr_array_add (lines, g_strdup (_("Think again: you would give up a certain win.")));
  else
    /* Translators: a winning chance that a move would change, from and to. */
    g_ptr_array_add (lines, g_strdup_printf (_("Think again: your winning chance would fall from %1$.0f%% to "
                                               "%2$.0f%%."), 100.0 * self->chance, 100.0 * self->after));
  if (ari_loss_is_of_win (rules, before, mover, self->eval))
    g_ptr_array_add (lines, g_strdup (_("Another move wins, whatever happens.")));
  else
    {
      add_missed (lines, rules, before, self->line[0], self->action);
      harm = ari_reason_of_harm (rules, before, self->action);
      if (harm != NULL)
        g_ptr_array_add (lines, harm);
      if (ari_loss_is_proved (rules, before, mover, self->eval))
        g_ptr_array_add (lines, say_lost (match, before, mover));
    }
  /* It would tell the others, too. */
  if (alone)
    add_memory (lines, rules, before, self->action);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

static char *
say_better (const AriMistakeWarning *self,
            AriMatch                *match,
            const AriPosition       *before,
            const AriVerdict        *verdict)
{
  const AriCandidate *best = &verdict->candidates[0];
  g_autoptr(GPtrArray) reasons = NULL;
  g_autofree char *chance = NULL, *brings = NULL;
  const char *merit;

  if (best->exact && self->chance >= 1.0 - ROUNDED)
    return ari_reason_of_win (best->turns);

  reasons = ari_reasons (ari_match_get_setup (match), before, ari_match_get_names (match), verdict);
  merit = ari_reasons_merit (reasons);
  /* Translators: after a better move than the one that waits. */
  chance = g_strdup_printf (_("Your winning chance stays at %.0f%%."), 100.0 * self->chance);

  brings = ari_reason_of_action (ari_match_get_rules (match), before, self->action);

  return ari_sentences_join (g_strcmp0 (merit, brings) != 0 ? merit : NULL, chance);
}

/**
 * ari_mistake_warning_new:
 * @match: whose players are named
 * @before: where @action was chosen
 * @verdict: of @before
 * @action: legal in @before, and not the best one
 * @eval: of the position after it, with its loss
 * @alone: nobody else at the table reads it
 *
 * Returns: what to tell the player: the loss, and what about it is proved
 */
AriMistakeWarning *
ari_mistake_warning_new (AriMatch          *match,
                         const AriPosition *before,
                         const AriVerdict  *verdict,
                         AriAction          action,
                         const AriEval     *eval,
                         gboolean           alone)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriMistakeWarning *self = g_new0 (AriMistakeWarning, 1);
  const AriCandidate *best = &verdict->candidates[0];

  self->action = action;
  self->eval = ari_eval_copy (eval);
  self->n_line = ari_follow_best (rules, before, best, self->line);
  self->after = ari_side_share (rules, before, ari_rules_actor (rules, before), eval->win);
  self->chance = MIN (self->after + eval->loss, 1.0);
  self->text = say (self, match, before, alone);
  self->better = say_better (self, match, before, verdict);

  return self;
}

void
ari_mistake_warning_free (AriMistakeWarning *self)
{
  ari_eval_free (self->eval);
  g_free (self->text);
  g_free (self->better);
  g_free (self);
}

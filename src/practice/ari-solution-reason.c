/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-solution-reason.h"

#include <glib/gi18n-lib.h>

#include "ari-judgement.h"
#include "ari-notation.h"
#include "ari-reason.h"

gboolean
ari_solution_loss_is_number (double loss)
{
  return loss >= ari_judgement_least (ARI_GLYPH_DUBIOUS);
}

/* What the person brings about right after the best action.
 * @points: only if it scores more than so many points; −1: whatever it brings */
static AriMerit
find_next (const AriSolution *self,
           const AriRules    *rules,
           const AriPosition *position,
           int                points)
{
  AriPosition after = *position;

  rules->apply (&after, self->line[0]);
  if (self->n_line < 2 || ari_rules_actor (rules, &after) != ari_rules_actor (rules, position)
      || (points >= 0 && ari_reason_points (rules, &after, self->line[1]) <= points))
    return ARI_NO_MERIT;

  return ari_reason_merit (rules, &after, self->line[1]);
}

static AriMerit
tell_win (guint turns)
{
  g_autofree char *text = ari_reason_of_win (turns);

  return ari_merit (turns == 1 ? "win-in-one" : turns == 2 ? "win-in-two" : "win", "%s", text);
}

/* What sets the best action apart, where nothing that it brings can be named. */
static AriMerit
tell_alone (const AriSolution *self)
{
  if (self->n_right != 1 || self->n_actions < 2 || !ari_solution_loss_is_number (self->actions[1].loss))
    return ARI_NO_MERIT;

  /* Translators: in an exercise, about the best move; a number from 5 to 100 */
  return ari_merit ("alone", _("Every other move loses at least %.0f points of winning chance."),
                    100.0 * self->actions[1].loss);
}

/* Where the best action only prepares the point that comes next, the point is what matters.
 * @of_next: (out): whether the sentence is about what the person plays next */
static AriMerit
merit_of_best (const AriSolution *self,
               const AriRules    *rules,
               const AriPosition *position,
               gboolean          *of_next)
{
  AriAction best = self->line[0];
  AriMerit merit;

  *of_next = FALSE;
  if (ari_reason_wins_at_once (rules, position, best))
    return tell_win (1);
  if (self->proved)
    return tell_win (self->turns);

  merit = find_next (self, rules, position, MAX (0, ari_reason_points (rules, position, best)));
  *of_next = merit.text != NULL;
  if (merit.text == NULL)
    merit = ari_reason_merit (rules, position, best);
  if (merit.text == NULL)
    {
      merit = find_next (self, rules, position, -1);
      *of_next = merit.text != NULL;
    }

  return merit.text != NULL ? merit : tell_alone (self);
}

/* A right action other than the best one may not be proved to win. */
char *
ari_solution_reason (const AriSolution *self,
                     const AriRules    *rules,
                     const AriPosition *position,
                     AriAction          action)
{
  AriPosition after = *position;
  g_autofree char *reason = NULL, *quoted = NULL;
  gboolean of_next;

  if (ari_solution_look_up (self, rules, position, action) != &self->actions[0])
    return ari_reason_of_action (rules, position, action);

  reason = merit_of_best (self, rules, position, &of_next).text;
  if (!of_next)
    return g_steal_pointer (&reason);

  rules->apply (&after, self->line[0]);
  quoted = ari_notation_quote_action (rules, &after, self->line[1]);
  /* Translators: in an exercise or a hint: %1$s is the player’s next move in its written form, and %2$s a
   * sentence about what “it” brings, such as “It earns a capture.” */
  return g_strdup_printf (_("Then comes %1$s. %2$s"), quoted, reason);
}

const char *
ari_solution_theme (const AriSolution *self,
                    const AriRules    *rules,
                    const AriPosition *position)
{
  gboolean of_next;
  AriMerit merit = merit_of_best (self, rules, position, &of_next);
  g_autofree char *text = merit.text, *theme = NULL;

  theme = g_strjoin (" ", rules->id, text != NULL ? merit.kind : "none", of_next ? "next" : NULL, NULL);

  return g_intern_string (theme);
}

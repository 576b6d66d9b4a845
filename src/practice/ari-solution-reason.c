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

/* (nullable): what the person brings about right after the best action.
 * @points: only if it scores more than so many points; −1: whatever it brings */
static char *
find_next (const AriSolution *self,
           const AriRules    *rules,
           const AriPosition *position,
           int                points)
{
  AriPosition after = *position;

  rules->apply (&after, self->line[0]);
  if (self->n_line < 2 || ari_rules_actor (rules, &after) != ari_rules_actor (rules, position)
      || (points >= 0 && ari_reason_points (rules, &after, self->line[1]) <= points))
    return NULL;

  return ari_reason_of_action (rules, &after, self->line[1]);
}

/* (nullable): what sets the best action apart, where nothing that it brings can be named. */
static char *
tell_alone (const AriSolution *self)
{
  if (self->n_right != 1 || self->n_actions < 2 || !ari_solution_loss_is_number (self->actions[1].loss))
    return NULL;

  /* Translators: in an exercise, about the best move; a number from 5 to 100 */
  return g_strdup_printf (_("Every other move loses at least %.0f points of winning chance."),
                          100.0 * self->actions[1].loss);
}

/* (nullable). Where the best action only prepares the point that comes next, the point is what matters.
 * @of_next: (out): whether the sentence is about what the person plays next */
static char *
reason_of_best (const AriSolution *self,
                const AriRules    *rules,
                const AriPosition *position,
                gboolean          *of_next)
{
  AriAction best = self->line[0];
  char *reason;

  *of_next = FALSE;
  if (ari_reason_wins_at_once (rules, position, best))
    return ari_reason_of_win (1);
  if (self->proved)
    return ari_reason_of_win (0);

  reason = find_next (self, rules, position, MAX (0, ari_reason_points (rules, position, best)));
  *of_next = reason != NULL;
  if (reason == NULL)
    reason = ari_reason_of_action (rules, position, best);
  if (reason == NULL)
    {
      reason = find_next (self, rules, position, -1);
      *of_next = reason != NULL;
    }

  return reason != NULL ? reason : tell_alone (self);
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

  reason = reason_of_best (self, rules, position, &of_next);
  if (!of_next)
    return g_steal_pointer (&reason);

  rules->apply (&after, self->line[0]);
  quoted = ari_notation_quote_action (rules, &after, self->line[1]);
  /* Translators: in an exercise: %1$s is the player’s next move in its written form, and %2$s a sentence
   * about what “it” brings, such as “It earns a capture.” */
  return g_strdup_printf (_("Then comes %1$s. %2$s"), quoted, reason);
}

/* What isn't a number is what the rules have proved; so no game needs names for its themes. */
char *
ari_solution_theme (const AriSolution *self,
                    const AriRules    *rules,
                    const AriPosition *position)
{
  gboolean of_next;
  g_autofree char *reason = reason_of_best (self, rules, position, &of_next);
  g_autoptr(GString) theme = g_string_new (rules->id);

  g_string_append (theme, of_next ? " next " : " ");
  for (const char *c = reason; c != NULL && *c != '\0'; c++)
    if (!g_ascii_isdigit (*c))
      g_string_append_c (theme, *c);

  return g_string_free_and_steal (g_steal_pointer (&theme));
}

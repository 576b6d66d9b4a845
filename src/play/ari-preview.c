/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-preview.h"

#include <glib/gi18n-lib.h>

#include "ari-notation.h"

void
ari_preview_show (AriPreview      *self,
                  const AriAction *actions,
                  guint            n)
{
  g_return_if_fail (n <= ARI_MAX_PV);

  memcpy (self->actions, actions, n * sizeof *actions);
  self->n = n;
  self->step = n > 0 ? 1 : 0;
}

void
ari_preview_step (AriPreview *self,
                  int         by)
{
  self->step = (guint) CLAMP ((int) self->step + by, 0, (int) self->n);
}

AriAction
ari_preview_apply (const AriPreview *self,
                   const AriRules   *rules,
                   AriPosition      *before,
                   AriPosition      *position)
{
  for (guint i = 0; i < self->step; i++)
    {
      *before = *position;
      rules->apply (position, self->actions[i]);
    }

  return self->step > 0 ? self->actions[self->step - 1] : ARI_ACTION_NONE;
}

/* The actions from number @from on, from 1; number @marked in brackets, 0: none. */
static char *
write_line (const AriPreview *self,
            AriMatch         *match,
            guint             from,
            guint             marked)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position = *ari_match_get_position (match);
  g_autoptr(GString) line = g_string_new (NULL);

  for (guint number = 1; number <= self->n; number++)
    {
      AriAction action = self->actions[number - 1];
      g_autofree char *text = ari_notation_quote_action (rules, &position, action);

      if (number >= from)
        g_string_append_printf (line, number == marked ? "%s[%s]" : "%s%s", number > from ? " " : "", text);
      rules->apply (&position, action);
    }

  return g_string_free_and_steal (g_steal_pointer (&line));
}

char *
ari_preview_text (const AriPreview *self,
                  AriMatch         *match)
{
  g_autofree char *line = write_line (self, match, 1, self->step);

  /* Translators: a line of analysis; the action on the board stands in brackets. */
  return g_strdup_printf (_("Line of analysis: %s"), line);
}

char *
ari_preview_rest (const AriPreview *self,
                  AriMatch         *match)
{
  g_autofree char *line = NULL;

  if (self->n < 2)
    return NULL;

  line = write_line (self, match, 2, 0);

  /* Translators: after a better move: those that are likely to follow it, in their written form. */
  return g_strdup_printf (_("The computer then expects: %s"), line);
}

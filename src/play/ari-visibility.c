/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-visibility.h"

#include <glib/gi18n-lib.h>

gboolean
ari_match_may_recall (AriMatch *match)
{
  return !ari_match_is_for_several (match) || ari_match_is_over (match);
}

static gboolean
hides (const AriVisibility *self)
{
  return !self->reveal_hidden && !ari_match_is_over (self->match);
}

/* What can still be seen is what lies open at the end of the main line, even when a person looks back.
 * @ply: (nullable): one of the line with @action */
static gboolean
hides_action (const AriVisibility *self,
              AriAction            action,
              AriPly              *ply)
{
  const AriRules *rules = ari_match_get_rules (self->match);

  return rules->memory != NULL && hides (self)
         && rules->memory->to_remember (ari_match_get_main_position (self->match), action, self->covered,
                                        ari_ply_find_retracted (ply) != NULL);
}

gboolean
ari_visibility_hides_action (const AriVisibility *self,
                             AriAction            action)
{
  return hides_action (self, action, ari_match_get_ply (self->match));
}

const char *
ari_visibility_why_hidden (void)
{
  return _("Hidden until the end of the match");
}

const char *
ari_visibility_why_final (void)
{
  return _("This match is over for good. “Rematch” begins a new one.");
}

gboolean
ari_visibility_hides_ply (const AriVisibility *self,
                          AriPly              *ply)
{
  return hides_action (self, ari_ply_get_action (ply), ply);
}

gboolean
ari_visibility_hides_text (const AriVisibility *self,
                           AriPly              *ply,
                           const char          *text)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition before;
  AriAction action;

  if (rules->memory == NULL || !hides (self))
    return FALSE;

  /* The line that is shown need not have @ply in it. */
  ari_match_get_position_after (self->match, ari_ply_get_parent (ply), &before);

  return ari_rules_parse (rules, &before, text, &action, NULL) && hides_action (self, action, ply);
}

/* At the end of the match itself, the board hides what has been covered by its own means: it turns over. */
static gboolean
is_main_end (AriMatch          *match,
             const AriPosition *position)
{
  return ari_position_equal (ari_match_get_rules (match), position, ari_match_get_main_position (match));
}

void
ari_visibility_redact (const AriVisibility *self,
                       AriPosition         *position)
{
  const AriRules *rules = ari_match_get_rules (self->match);

  if (rules->memory != NULL && hides (self))
    rules->memory->redact (position, ari_match_get_main_position (self->match),
                           self->covered && !is_main_end (self->match, position),
                           ari_ply_find_retracted (ari_match_get_ply (self->match)) != NULL);
}

char *
ari_visibility_find_missed_recall (const AriVisibility *self,
                                   AriPly              *ply)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  guint number = ari_ply_get_number (ply);
  g_autoptr(AriPly) shown = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
  AriPosition before;

  if (rules->memory == NULL || shown != ply || hides (self))
    return NULL;

  ari_match_get_position_at (self->match, number - 1, &before);

  return rules->memory->missed_recall (&before, ari_ply_get_action (ply), ari_match_get_names (self->match));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-oversight.h"

#include <glib/gi18n-lib.h>

/* Whether the rules have ended the match. What players can take back must reveal nothing that they have to
 * remember when the match goes on. */
static gboolean
is_over_by_rules (AriMatch *match)
{
  return ari_rules_winners (ari_match_get_rules (match), ari_match_get_main_position (match)) != 0;
}

gboolean
ari_match_may_recall (AriMatch *match)
{
  return __builtin_popcount (ari_match_find_persons (match)) <= 1 || is_over_by_rules (match);
}

static gboolean
hides (AriMatch *match,
       gboolean  reveal_hidden)
{
  return !reveal_hidden && !is_over_by_rules (match);
}

/* The length of the main line at which what was revealed for a moment has been hidden; no pointer. */
#define COVERED "ariadne-covered"

static guint
main_end (AriMatch *match)
{
  return ari_match_get_main_length (match);
}

gboolean
ari_match_cover (AriMatch *match)
{
  if (ari_match_get_rules (match)->memory == NULL || ari_match_is_covered (match))
    return FALSE;

  g_object_set_data (G_OBJECT (match), COVERED, GUINT_TO_POINTER (main_end (match)));

  return TRUE;
}

void
ari_match_uncover (AriMatch *match)
{
  g_object_set_data (G_OBJECT (match), COVERED, NULL);
}

gboolean
ari_match_is_covered (AriMatch *match)
{
  guint covered = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (match), COVERED));

  return covered != 0 && covered == main_end (match);
}

/* What can still be seen is what lies open at the end of the main line, even when a person looks back. */
gboolean
ari_match_hides_action (AriMatch  *match,
                        AriAction  action,
                        gboolean   reveal_hidden)
{
  const AriRules *rules = ari_match_get_rules (match);

  return rules->memory != NULL && hides (match, reveal_hidden)
         && rules->memory->to_remember (ari_match_get_main_position (match), action,
                                         ari_match_is_covered (match));
}

const char *
ari_match_why_hidden (AriMatch *match)
{
  if (ari_match_get_ending (match)->kind != ARI_ENDING_NONE)
    return _("Hidden, because the match can still be played on");

  return _("Hidden until the end of the match");
}

gboolean
ari_match_hides_ply (AriMatch *match,
                     AriPly   *ply,
                     gboolean  reveal_hidden)
{
  return ari_match_hides_action (match, ari_ply_get_action (ply), reveal_hidden);
}

gboolean
ari_match_hides_text (AriMatch   *match,
                      AriPly     *ply,
                      const char *text,
                      gboolean    reveal_hidden)
{
  AriPosition before;
  AriAction action;

  ari_match_get_position_at (match, ari_ply_get_number (ply) - 1, &before);

  return ari_rules_parse (ari_match_get_rules (match), &before, text, &action, NULL)
         && ari_match_hides_action (match, action, reveal_hidden);
}

/* At the end of the match itself, the board hides what has been covered by its own means: it turns over. */
static gboolean
is_main_end (AriMatch          *match,
             const AriPosition *position)
{
  return ari_position_equal (ari_match_get_rules (match), position, ari_match_get_main_position (match));
}

void
ari_match_redact (AriMatch    *match,
                  AriPosition *position,
                  gboolean     reveal_hidden)
{
  const AriRules *rules = ari_match_get_rules (match);

  if (rules->memory != NULL && hides (match, reveal_hidden))
    rules->memory->redact (position, ari_match_get_main_position (match),
                           ari_match_is_covered (match) && !is_main_end (match, position));
}

char *
ari_oversight_of (AriMatch *match,
                  AriPly   *ply,
                  gboolean  reveal_hidden)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint number = ari_ply_get_number (ply);
  g_autoptr(AriPly) shown = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriPosition before;

  if (rules->memory == NULL || shown != ply || hides (match, reveal_hidden))
    return NULL;

  ari_match_get_position_at (match, number - 1, &before);

  return rules->memory->oversight (&before, ari_ply_get_action (ply));
}

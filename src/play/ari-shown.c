/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shown.h"

#include <glib/gi18n-lib.h>

#include "ari-oversight.h"
#include "ari-picker.h"
#include "ari-standing.h"

/**
 * ari_shown_position:
 * @before: (out): where the last action was chosen
 * @position: (out): the position on the board: that of the match, or a step of the previewed line; while a
 *   ring is in the air, the one before the throw. What players have to keep in mind is removed
 *
 * Returns: the last action; %ARI_ACTION_NONE leaves @before alone
 */
AriAction
ari_shown_position (AriTable    *table,
                    AriPosition *before,
                    AriPosition *position)
{
  AriMatch *match = ari_table_get_match (table);
  AriPly *ply = ari_match_get_ply (match);
  AriAction last = ply != NULL ? ari_ply_get_action (ply) : ARI_ACTION_NONE, previewed;

  if (ari_toss_sequence_hides_outcome (ari_table_get_tosses (table)))
    {
      ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, position);
      return ARI_ACTION_NONE;
    }

  *position = *ari_match_get_position (match);
  if (ply != NULL)
    ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, before);
  previewed = ari_preview_apply (ari_table_get_preview (table), ari_match_get_rules (match), before, position);
  ari_match_redact (match, position, ari_overlay_switches_reveals_hidden (ari_table_get_overlays (table)));

  return previewed != ARI_ACTION_NONE ? previewed : last;
}

/* A newer message replaces an older one. */
char *
ari_shown_text (AriTable *table)
{
  AriTossSequence *tosses = ari_table_get_tosses (table);
  const AriPreview *preview = ari_table_get_preview (table);

  if (ari_table_get_refusal (table) != NULL)
    return g_strdup (ari_table_get_refusal (table));
  if (ari_toss_sequence_get_outcome (tosses) != NULL)
    return g_strdup (ari_toss_sequence_get_outcome (tosses));
  if (ari_toss_sequence_hides_outcome (tosses))
    return g_strdup (_("The ring is in the air."));
  if (ari_hint_session_get_text (ari_table_get_hint (table)) != NULL)
    return g_strdup (ari_hint_session_get_text (ari_table_get_hint (table)));
  if (ari_retry_get_text (ari_table_get_retry (table)) != NULL)
    return g_strdup (ari_retry_get_text (ari_table_get_retry (table)));
  if (preview->step > 0)
    return ari_preview_text (preview, ari_table_get_match (table));

  return ari_shown_standing (table);
}

char *
ari_shown_standing (AriTable *table)
{
  guint n;
  const AriSpot *picks = ari_table_get_picks (table, &n);

  return ari_standing (ari_table_get_match (table), ari_table_get_driver (table), picks, n);
}

static gboolean
awaits_person (AriTable *table)
{
  return ari_driver_awaits_person (ari_table_get_driver (table));
}

gboolean
ari_shown_is_pickable (AriTable *table)
{
  AriPosition before, position;

  if (ari_table_get_preview (table)->step > 0 || !awaits_person (table))
    return FALSE;

  ari_shown_position (table, &before, &position);

  return ari_standing_is_pickable (ari_match_get_rules (ari_table_get_match (table)), &position);
}

gboolean
ari_shown_has_outcomes (AriTable *table)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  AriPosition before, position;

  if (ari_match_is_at_end (ari_table_get_match (table)) || !awaits_person (table))
    return FALSE;

  ari_shown_position (table, &before, &position);

  return ari_rules_actor (rules, &position) == ARI_CHANCE && ari_feat_due (rules, &position) == ARI_FEAT_NONE
         && !ari_standing_is_pickable (rules, &position);
}

gboolean
ari_shown_is_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_match_get_cursor (match) == g_list_model_get_n_items (G_LIST_MODEL (match))
         && ari_rules_actor (ari_match_get_rules (match), ari_match_get_main_position (match)) != ARI_NONE
         && ari_match_get_ending (match)->kind == ARI_ENDING_NONE
         && awaits_person (table);
}

gboolean
ari_shown_may_stop (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint n;
  const AriSpot *picks = ari_table_get_picks (table, &n);
  AriPicker picker;

  if (n == 0 || !ari_shown_is_pickable (table))
    return FALSE;

  ari_picker_init (&picker, ari_match_get_rules (match), ari_match_get_position (match));
  for (guint i = 0; i < n; i++)
    if (ari_picker_pick (&picker, picks[i]) != ARI_PICK_ADDED)
      return FALSE;

  return ari_picker_stop (&picker) != ARI_ACTION_NONE;
}

/* Whether the last ply is a step of the turn that a person is making. What was seen in a game of memory can't
 * be unseen. */
static gboolean
is_amid_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && rules->memory == NULL && ari_match_is_on_main_line (match)
         && !ari_match_is_read_only (match) && ari_shown_is_turn (table)
         && ari_ply_get_actor (ply) == ari_rules_actor (rules, ari_match_get_position (match));
}

gboolean
ari_shown_may_step_back (AriTable *table)
{
  guint n;

  ari_table_get_picks (table, &n);

  return ari_shown_is_pickable (table) && (n > 0 || is_amid_turn (table));
}

gboolean
ari_shown_awaits_toss (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_table_get_preview (table)->step == 0
         && ari_feat_due (ari_match_get_rules (match), ari_match_get_position (match)) == ARI_FEAT_TOSS;
}

const char *
ari_shown_move_now_label (AriTable *table)
{
  return ari_driver_get_waiting (ari_table_get_driver (table)) ? _("Play On") : _("Move Now");
}

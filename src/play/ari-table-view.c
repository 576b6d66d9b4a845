/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-table-view.h"

#include "ari-last-turns.h"
#include "ari-status-text.h"
#include "ari-table-ideas.h"
#include "ari-table-private.h"
#include "ari-table-words.h"

/* The board. */

/* The position that the replay of the last turns has reached. */
static void
see_recap (AriTableSight *self,
           AriTable      *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint shown = ari_recap_get_shown (ari_table_get_recap (table));
  g_autoptr(AriPly) ply = shown > 0 ? g_list_model_get_item (G_LIST_MODEL (match), shown - 1) : NULL;

  ari_match_get_position_at (match, shown, &self->position);
  if (ply == NULL || !ari_recap_has_stepped (ari_table_get_recap (table)))
    return;

  ari_match_get_position_at (match, shown - 1, &self->before);
  self->last = ari_ply_get_action (ply);
}

/* The position at the cursor, or a step of the line that is previewed there. */
static void
see_cursor (AriTableSight *self,
            AriTable      *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriPly *ply = ari_match_get_ply (match);
  AriAction previewed;

  self->position = *ari_match_get_position (match);
  if (ply != NULL)
    {
      ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &self->before);
      self->last = ari_ply_get_action (ply);
    }
  previewed = ari_preview_apply (ari_table_get_preview (table), ari_match_get_rules (match), &self->before,
                                 &self->position);
  if (previewed != ARI_ACTION_NONE)
    self->last = previewed;
}

static void
see_position (AriTableSight *self,
              AriTable      *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriVisibility visibility = ari_table_get_visibility (table);

  self->last = ARI_ACTION_NONE;
  if (ari_feat_sequence_hides_outcome (ari_table_get_feats (table)))
    {
      ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &self->position);
      return;
    }

  if (ari_recap_is_running (ari_table_get_recap (table)))
    see_recap (self, table);
  else
    see_cursor (self, table);
  ari_visibility_redact (&visibility, &self->position);
}

/* How many plies of the line the board shows. */
static guint
shown_plies (AriTable *table)
{
  guint cursor = ari_match_get_cursor (ari_table_get_match (table));

  if (ari_recap_is_running (ari_table_get_recap (table)))
    return ari_recap_get_shown (ari_table_get_recap (table));

  return cursor > 0 && ari_feat_sequence_hides_outcome (ari_table_get_feats (table)) ? cursor - 1 : cursor;
}

static void
see_trace (AriTableView *self,
           AriTable     *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint end = shown_plies (table);
  AriLastTurns turns;

  if (ari_table_get_preview (table)->step > 0)
    return;

  /* Who ends a match gives up the captures that are due. */
  if (!ari_match_is_ended_here (match))
    self->n_earners = ari_last_turns_earners (match, end, self->earners);
  if (table->fade.is_done
      || !ari_overlay_switches_get (ari_table_get_overlays (table), ARI_OVERLAY_LAST_TURNS))
    return;

  /* While they are shown again, the same turns appear step by step. */
  ari_last_turns_find (&turns, match, MAX (end, ari_match_get_cursor (match)));
  while (turns.n > 0 && turns.numbers[turns.n - 1] > end)
    turns.n--;
  self->n_trace = ari_last_turns_trace (&turns, match, end, self->trace);
}

/* What people may do. */

static gboolean
is_pickable (const AriTableSight *self,
             AriTable            *table)
{
  /* A feat that is underway, or just over, is shown where the board would be. */
  return ari_table_get_preview (table)->step == 0
         && ari_driver_awaits_person (ari_table_get_driver (table))
         && !ari_recap_is_running (ari_table_get_recap (table)) && !ari_table_holds_chance (table)
         && ari_feat_sequence_get_state (ari_table_get_feats (table)) == ARI_FEAT_STATE_IDLE
         && ari_status_text_is_pickable (ari_match_get_rules (ari_table_get_match (table)), &self->position);
}

static gboolean
has_outcomes (const AriTableView *self,
              AriTable           *table)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));

  return !ari_match_is_at_end (ari_table_get_match (table))
         && ari_driver_awaits_person (ari_table_get_driver (table)) && !ari_table_holds_chance (table)
         && ari_rules_actor (rules, &self->position) == ARI_CHANCE
         && ari_feat_due (rules, &self->position) == ARI_FEAT_NONE
         && !ari_status_text_is_pickable (rules, &self->position);
}

/* Whether the cursor is at the end of its line. */
static gboolean
ends_line (AriMatch *match)
{
  return ari_match_get_cursor (match) == g_list_model_get_n_items (G_LIST_MODEL (match));
}

static gboolean
is_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ends_line (match)
         && ari_rules_actor (ari_match_get_rules (match), ari_match_get_main_position (match)) != ARI_NONE
         && ari_match_get_ending (match)->kind == ARI_ENDING_NONE
         && ari_driver_awaits_person (ari_table_get_driver (table));
}

static gboolean
awaits_others (AriMatch *match)
{
  return ari_match_is_at_end (match) && !ari_match_is_read_only (match)
         && ari_match_get_actor (match) != ARI_NONE && ari_match_find_persons (match) != 0;
}

static gboolean
may_stop (const AriPicker *picks)
{
  return picks != NULL && ari_picker_stop (picks) != ARI_ACTION_NONE;
}

/* Whether the last ply is a step of the turn that a person is making. What was seen in a game of memory can't
 * be unseen. */
static gboolean
is_amid_turn (const AriTableView *self,
              AriTable           *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && !ari_rules_hides_information (rules) && ari_match_is_on_main_line (match)
         && !ari_match_is_read_only (match) && self->is_turn
         && ari_ply_get_actor (ply) == ari_rules_actor (rules, ari_match_get_position (match));
}

static void
see_choices (AriTableView    *self,
             AriTable        *table,
             const AriPicker *picks)
{
  AriMatch *match = ari_table_get_match (table);
  AriFeat feat = ari_feat_due (ari_match_get_rules (match), ari_match_get_position (match));
  gboolean is_idle = ari_feat_sequence_get_state (ari_table_get_feats (table)) == ARI_FEAT_STATE_IDLE;

  self->has_outcomes = has_outcomes (self, table);
  self->is_turn = is_turn (table);
  self->is_in_play = self->is_turn || awaits_others (match);
  self->may_stop = may_stop (picks);
  self->may_step_back = ari_table_is_pickable (table) && (picks != NULL || is_amid_turn (self, table));
  self->awaits_feat = ari_table_get_preview (table)->step == 0 && feat != ARI_FEAT_NONE;
  self->may_perform = self->awaits_feat && is_idle && ari_driver_awaits_person (ari_table_get_driver (table))
                      && !ari_table_is_queued (table) && ends_line (match);
}

/* The button. */

/* In a match that goes on, people who look back at a mistake want to get back to the match. */
static gboolean
may_try_again (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return (ari_try_again_get_state (ari_table_get_try_again (table)) == ARI_TASK_WRONG
          || (ari_match_is_over (match) && !ari_match_is_at_end (match)))
         && ari_table_can_try_again (table);
}

/* After a mistake, the board points out the best answer to it. Before it, people can try again. */
static gboolean
may_show_answer (const AriTableView *self,
                 AriTable           *table)
{
  return self->n_ideas > 0 && ari_match_is_over (ari_table_get_match (table))
         && ari_table_find_mistake (table) != NULL && ari_table_find_coming_mistake (table) == NULL;
}

/* While the table shows the position and no more than that. */
static AriTableOrder
playing_order (const AriTableView *self,
               AriTable           *table)
{
  AriMatch *match = ari_table_get_match (table);

  if (self->has_outcomes)
    return ARI_ORDER_CHOOSE_OUTCOME;
  if (self->may_stop)
    return ARI_ORDER_STOP_HERE;
  if (may_show_answer (self, table))
    return ARI_ORDER_SHOW_ANSWER;
  if (may_try_again (table))
    return ARI_ORDER_TRY_AGAIN;
  if (!ari_match_is_on_main_line (match))
    return ARI_ORDER_MAIN_LINE;
  if (!ari_match_is_at_end (match))
    return ARI_ORDER_LAST;
  if (ari_match_get_actor (match) == ARI_NONE)
    return ARI_ORDER_REVIEW;
  if (ari_table_can_roll (table))
    return ARI_ORDER_ROLL;

  return ari_driver_get_waiting (ari_table_get_driver (table)) ? ARI_ORDER_PLAY_ON : ARI_ORDER_NONE;
}

static AriTableOrder
hint_order (AriHintSession *hint)
{
  AriHintStep step = ari_hint_session_get_step (hint);

  return step == ARI_HINT_WHERE                                   ? ARI_ORDER_HINT_WHAT
         : step == ARI_HINT_WHAT && ari_hint_session_has_why (hint) ? ARI_ORDER_HINT_WHY
         : ari_hint_session_has_line (hint)                         ? ARI_ORDER_HINT_LINE
                                                                    : ARI_ORDER_NONE;
}

/* While a move waits after a warning, no line begins a variation there. */
static AriTableOrder
preview_order (AriTable *table)
{
  if (ari_table_is_warned (table))
    return ari_table_previews_better (table) && ari_table_get_preview (table)->step == 1
             ? ARI_ORDER_PLAY_BETTER : ARI_ORDER_NONE;

  return ari_table_can_keep_line (table) ? ARI_ORDER_KEEP_LINE : ARI_ORDER_NONE;
}

static AriTableOrder
find_order (const AriTableView *self,
            AriTable           *table)
{
  /* What everyone must have seen holds up the match, whatever else is said. */
  if (ari_table_awaits_cover (table) && self->mode != ARI_MODE_RECAP && self->mode != ARI_MODE_HINT
      && self->mode != ARI_MODE_PREVIEW)
    return ARI_ORDER_COVER;

  switch (self->mode)
    {
    case ARI_MODE_REFUSED:
      return ari_table_get_refused_by (table) != NULL ? ARI_ORDER_READ_RULE : ARI_ORDER_NONE;

    case ARI_MODE_HINT:
      return hint_order (ari_table_get_hint (table));

    case ARI_MODE_PREVIEW:
      return preview_order (table);

    case ARI_MODE_RECAP:
      return ARI_ORDER_STOP_RECAP;

    case ARI_MODE_RULE:
      return ari_table_can_roll (table)                               ? ARI_ORDER_ROLL
             : ari_match_is_on_main_line (ari_table_get_match (table)) ? ARI_ORDER_READ_RULE
                                                                       : ARI_ORDER_MAIN_LINE;

    case ARI_MODE_ASKING:
    case ARI_MODE_WARNED:
      return ARI_ORDER_NONE;

    case ARI_MODE_PLAYING:
    case ARI_MODE_FEAT:
    case ARI_MODE_TRYING:
    case ARI_MODE_CHECKING:
    case ARI_MODE_ADVICE:
    default:
      return playing_order (self, table);
    }
}

gboolean
ari_table_sight_find (AriTableSight *self,
                      AriTable      *table)
{
  see_position (self, table);

  return is_pickable (self, table);
}

/* Whatever leads a table asks people itself. Until they pick something, the table only says whose turn it is:
 * what they try there is no variation of a match. */
static char *
tell_status (AriTable        *table,
             const AriPicker *picks)
{
  AriMatch *match = ari_table_get_match (table);

  if (ari_table_is_led (table) && picks == NULL && ari_match_get_actor (match) != ARI_NONE)
    return ari_status_text_turn (match);

  return ari_status_text (match, ari_table_get_driver (table), picks);
}

AriTableView *
ari_table_view_new (AriTable        *table,
                    const AriPicker *picks)
{
  const AriTableSight *sight;
  AriTableView *self;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  sight = ari_table_get_sight (table);
  self = g_rc_box_new0 (AriTableView);
  self->mode = ari_table_get_mode (table);
  self->listener = ari_match_find_only_person (ari_table_get_match (table));
  self->before = sight->before;
  self->position = sight->position;
  self->last = sight->last;
  see_trace (self, table);
  self->is_present = ari_table_is_present (table);
  self->n_ideas = ari_table_ideas (table, self->ideas);
  self->may_show_better = self->n_ideas > 0 || ari_table_is_warned (table);
  see_choices (self, table, picks);
  self->status = tell_status (table, picks);
  self->text = ari_table_text (table, self);
  self->order = find_order (self, table);

  return self;
}

AriTableView *
ari_table_view_ref (AriTableView *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  AriTableView *self = data;

  g_free (self->text);
  g_free (self->status);
}

void
ari_table_view_unref (AriTableView *self)
{
  g_rc_box_release_full (self, clear);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table shows and says, and what ends it. */
#include "ari-table-mode.h"

#include "ari-table-private.h"

/* The parts of a table that show or say something for a while. */
enum
{
  REPLAY = 1 << 0,
  RECAP = 1 << 1,
  REFUSAL = 1 << 2,
  HINT = 1 << 3,
  TRY = 1 << 4,
  PREVIEW = 1 << 5,
  POINTED_OUT = 1 << 6,
  RULE = 1 << 7,
};

/* What each event ends. A ply or a step that moves the cursor ends a try, too, unless it belongs to it: see
 * ari_try_again_follow(). */
static const guint ends[] = {
  [ARI_EVENT_EDIT] = REPLAY,
  [ARI_EVENT_PICK] = RULE,
  [ARI_EVENT_POINT_OUT] = RULE,
  [ARI_EVENT_CHOICE] = REPLAY | RECAP | RULE,
  [ARI_EVENT_STEP] = REPLAY | RECAP,
  [ARI_EVENT_REPLAY] = RECAP,
  [ARI_EVENT_RECAP] = REPLAY | REFUSAL | HINT | PREVIEW,
  [ARI_EVENT_PREVIEW] = RECAP | REFUSAL | HINT,
  [ARI_EVENT_HINT] = RECAP | REFUSAL | RULE,
  [ARI_EVENT_HINT_SEARCH] = RECAP | REFUSAL | PREVIEW | RULE,
  [ARI_EVENT_FEAT_ENDED] = REFUSAL,
  [ARI_EVENT_ARRIVAL] = REFUSAL | HINT | PREVIEW | POINTED_OUT,
  [ARI_EVENT_DECISION] = PREVIEW,
  [ARI_EVENT_DISMISSAL] = HINT | TRY | PREVIEW | POINTED_OUT | RULE,
};

/* What is said of the last moves until their player goes on. Returns whether anything was. */
static gboolean
end_rule (AriTable *self)
{
  gboolean was_said = self->rule.moment != NULL || self->rule.habit != NULL;

  self->rule.moment = NULL;
  self->rule.habit = NULL;

  return was_said;
}

/* A new rule comes first: the habit will show again. */
static gboolean
find_rule (AriTable *self)
{
  if (ari_new_rule_find (&self->rule, self->match))
    return TRUE;

  self->rule.habit = ari_mistake_checker_find_habit (self->checker);

  return self->rule.habit != NULL;
}

void
ari_table_begin (AriTable      *self,
                 AriTableEvent  event)
{
  guint ended = ends[event];

  if (ended & REPLAY)
    ari_replay_stop (self->replay);
  if (ended & RECAP)
    ari_recap_stop (self->recap);
  if (ended & REFUSAL)
    ari_table_refuse (self, NULL);
  if ((ended & POINTED_OUT) && self->pointed_out.n > 0)
    ari_table_point_out (self, NULL, 0);
  if (ended & HINT)
    ari_hint_session_clear (self->hint);
  if (ended & TRY)
    ari_try_again_stop (self->try_again);
  if ((ended & PREVIEW) && self->preview.step > 0)
    {
      self->preview.step = 0;
      ari_table_mark (self, ARI_TABLE_PREVIEW);
    }
  if ((ended & RULE) && end_rule (self))
    ari_table_mark (self, ARI_TABLE_RULE);
}

/* In the order in which people need to know: what concerns their own last choice comes first. */
AriTableMode
ari_table_get_mode (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), ARI_MODE_PLAYING);

  if (ari_table_is_asking (self))
    return ARI_MODE_ASKING;
  if (ari_table_get_refusal (self) != NULL)
    return ARI_MODE_REFUSED;
  if (ari_feat_sequence_get_outcome (self->feats) != NULL || ari_feat_sequence_hides_outcome (self->feats))
    return ARI_MODE_FEAT;
  if (ari_hint_session_get_step (self->hint) != ARI_HINT_NONE)
    return ARI_MODE_HINT;
  if (ari_try_again_get_state (self->try_again) != ARI_TASK_IDLE && !ari_table_holds_choice (self))
    return ARI_MODE_TRYING;
  if (self->preview.step > 0)
    return ARI_MODE_PREVIEW;
  if (ari_table_is_warned (self))
    return ARI_MODE_WARNED;
  if (ari_table_holds_choice (self))
    return ARI_MODE_CHECKING;
  if (ari_recap_is_running (self->recap))
    return ARI_MODE_RECAP;
  if (self->rule.moment != NULL)
    return ARI_MODE_RULE;
  if (self->rule.habit != NULL)
    return ARI_MODE_ADVICE;

  return ARI_MODE_PLAYING;
}

/* It outlasts what computers and chance play, because they may go on before anybody has read it. A rule that
 * would come up under something else that is said, such as a feat underway, waits for another time. */
guint
ari_table_follow_rule (AriTable *self,
                       gboolean  arrived)
{
  gboolean fresh = arrived && self->place.move.fresh, changed = FALSE;

  if (ari_match_is_over (self->match) || ari_match_find_persons (self->match) == 0 || (arrived && !fresh))
    changed = end_rule (self);
  else if (fresh && ari_table_get_mode (self) == ARI_MODE_PLAYING
           && ari_feat_due (ari_match_get_rules (self->match), ari_match_get_position (self->match))
                == ARI_FEAT_NONE)
    changed = find_rule (self);

  return changed ? ARI_TABLE_RULE : 0;
}

void
ari_table_set_rule_settings (AriTable  *self,
                             GSettings *settings)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  g_set_object (&self->rule.settings, settings);
}

const AriNewRule *
ari_table_get_new_rule (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->rule.moment != NULL ? &self->rule : NULL;
}

const AriHabit *
ari_table_get_habit (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->rule.habit;
}

const char *
ari_table_read_rule (AriTable *self)
{
  const AriRuleMoment *moment;

  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  if (ari_table_get_mode (self) != ARI_MODE_RULE)
    return ari_table_get_refused_by (self);

  moment = self->rule.moment;
  end_rule (self);
  ari_table_mark (self, ARI_TABLE_RULE);

  return moment->section;
}

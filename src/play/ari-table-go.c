/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the table is, and what it shows without playing it. */
#include "ari-table-private.h"

/* People need about as long to see whose turn it is now. */
#define PASSING_MS 400

/**
 * ari_table_go:
 * @number: for ARI_GO_NUMBER and ARI_GO_PLY
 *
 * Goes there, if there is such a place. While a line is previewed, single steps back and forward move in it.
 * Ends a replay, wherever it was.
 */
void
ari_table_go (AriTable *self,
              AriGo     where,
              guint     number)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_begin (self, ARI_EVENT_STEP);
  if (self->preview.step > 0 && (where == ARI_GO_BACK || where == ARI_GO_FORWARD))
    {
      ari_preview_step (&self->preview, where == ARI_GO_BACK ? -1 : 1);
      ari_table_mark (self, ARI_TABLE_PREVIEW);
    }
  else
    ari_go (self->match, where, number);
}

gboolean
ari_table_can_go (AriTable *self,
                  AriGo     where)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  if (self->preview.step > 0 && where == ARI_GO_FORWARD)
    return self->preview.step < self->preview.n;

  return (self->preview.step > 0 && where == ARI_GO_BACK) || ari_go_is_possible (self->match, where, 0);
}

gboolean
ari_table_is_present (AriTable *self)
{
  gboolean here, tries;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  here = ari_match_is_at_end (self->match) && !ari_match_is_ended_here (self->match);
  tries = ari_try_again_get_state (self->try_again) == ARI_TASK_ASKING;

  return (here || tries) && self->preview.step == 0 && !ari_recap_is_running (self->recap)
         && !ari_feat_sequence_hides_outcome (self->feats);
}

void
ari_table_note_turn (AriTable *self,
                     gboolean  fresh)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition position;
  AriActor before, turn;
  gboolean passes;

  if (!fresh)
    {
      self->place.passed = 0;
      return;
    }

  ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &position);
  before = ari_rules_whose_turn (rules, &position);
  turn = ari_rules_whose_turn (rules, ari_match_get_position (self->match));
  /* The turn has passed before the dice roll for it. */
  if (before == turn && ari_rules_actor (rules, &position) == ARI_CHANCE)
    return;

  passes = before != turn && ari_match_is_person (self->match, before)
           && ari_match_is_person (self->match, turn);
  self->place.passed = passes ? g_get_monotonic_time () : 0;
}

gboolean
ari_table_is_passing (AriTable *self,
                      gint64    now)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->place.passed != 0 && now - self->place.passed < PASSING_MS * 1000;
}

const AriPreview *
ari_table_get_preview (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return &self->preview;
}

void
ari_table_preview (AriTable        *self,
                   const AriAction *actions,
                   guint            n)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_begin (self, ARI_EVENT_PREVIEW);
  ari_preview_show (&self->preview, actions, n);
  self->preview.grows = FALSE;
  ari_table_mark (self, ARI_TABLE_PREVIEW);
}

/* The line grows once, when the search has ended or has taken its time: one that changes can't be read. */
void
ari_table_grow_line (AriTable *self)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  const AriCandidate *candidate;
  AriAction line[ARI_MAX_FOLLOW];
  guint n;

  if (!self->preview.grows || self->preview.step != 1 || self->preview.n > 1 || verdict == NULL
      || (ari_analysis_get_busy (self->analysis) && verdict->seconds < ARI_HINT_SECONDS))
    return;

  candidate = ari_verdict_find (verdict, self->preview.actions[0]);
  if (candidate == NULL)
    return;

  n = ari_follow_best (ari_match_get_rules (self->match), ari_match_get_position (self->match), candidate,
                       line);
  if (n < 2)
    return;

  ari_preview_show (&self->preview, line, n);
  ari_table_mark (self, ARI_TABLE_PREVIEW);
}

void
ari_table_hint (AriTable *self)
{
  AriHintSession *session;

  g_return_if_fail (ARI_IS_TABLE (self));

  session = ari_table_get_hint (self);
  if (ari_hint_session_has_line (session))
    {
      const AriHint *hint = ari_hint_session_get_hint (session);
      guint n = hint->n_line;
      g_autofree AriAction *line = g_memdup2 (hint->line, n * sizeof *line);

      /* The hint goes. */
      ari_table_preview (self, line, n);
      return;
    }

  ari_hint_session_next (session);
}

void
ari_table_recap (AriTable *self)
{
  AriVisibility visibility;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_recap_is_running (self->recap))
    {
      ari_recap_stop (self->recap);
      return;
    }

  ari_table_begin (self, ARI_EVENT_RECAP);
  visibility = ari_table_get_visibility (self);
  ari_recap_start (self->recap, &visibility);
}

gboolean
ari_table_dismiss (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  if (ari_recap_is_running (self->recap))
    {
      ari_recap_stop (self->recap);
      return TRUE;
    }
  if (ari_hint_session_get_step (self->hint) == ARI_HINT_NONE && self->preview.step == 0
      && ari_try_again_get_state (self->try_again) == ARI_TASK_IDLE && self->pointed_out.n == 0
      && self->rule.moment == NULL && self->rule.habit == NULL)
    {
      gboolean waits = ari_table_holds_choice (self);

      ari_table_rethink (self);
      return waits;
    }

  /* What was shown after a warning belongs to it. */
  if (ari_table_previews_better (self))
    {
      ari_table_rethink (self);
      return TRUE;
    }

  ari_table_begin (self, ARI_EVENT_DISMISSAL);

  return TRUE;
}

gboolean
ari_table_escape (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  /* What is shown again ends first, and a warning is an answer of its own. */
  if (ari_recap_is_running (self->recap) || ari_table_get_refusal (self) == NULL
      || ari_table_is_warned (self))
    return ari_table_dismiss (self);

  ari_table_refuse (self, NULL);

  return TRUE;
}

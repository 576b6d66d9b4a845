/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people point at, and why their choices are refused. */
#include "ari-table-private.h"

/* What is shown and what can be picked agree whenever either is asked for. */
const AriTableSight *
ari_table_get_sight (AriTable *self)
{
  if (!self->sight.is_current)
    {
      gboolean is_pickable = ari_table_sight_find (&self->sight.found, self);

      self->sight.is_current = TRUE;
      ari_move_input_set_position (self->input, ari_match_get_rules (self->match),
                                   &self->sight.found.position, is_pickable);
    }

  return &self->sight.found;
}

AriMoveInput *
ari_table_get_input (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  ari_table_get_sight (self);

  return self->input;
}

gboolean
ari_table_is_pickable (AriTable *self)
{
  return ari_move_input_is_open (ari_table_get_input (self));
}

gboolean
ari_table_is_picking (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_move_input_get_picker (self->input)->n_picks > 0;
}

gboolean
ari_table_looks_as_in (AriTable          *self,
                       const AriPosition *shown,
                       AriSpot            spot)
{
  const AriRules *rules;
  g_autoptr(AriTableView) view = NULL;
  g_autofree char *then = NULL, *now = NULL;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  if (spot == ARI_SPOT_NONE)
    return TRUE;

  rules = ari_match_get_rules (self->match);
  view = ari_table_get_view (self);
  then = ari_rules_describe_spot (rules, shown, spot);
  now = ari_rules_describe_spot (rules, &view->position, spot);

  return g_str_equal (then, now);
}

void
ari_table_end_recap (AriTable    *self,
                     AriPosition *shown)
{
  g_autoptr(AriTableView) view = NULL;

  g_return_if_fail (ARI_IS_TABLE (self));

  view = ari_table_get_view (self);
  *shown = view->position;
  ari_recap_stop (self->recap);
  ari_table_flush (self);
}

/* Says @text (nullable) about no spot. The same once more is said once more. */
static void
say (AriTable   *self,
     const char *text,
     gboolean    loss)
{
  self->tells_loss = loss;
  if (g_set_str (&self->message, text) || text != NULL)
    ari_table_mark (self, ARI_TABLE_REFUSAL);
}

/* Ends a recap or preview that hides the position from a person who may act there. @shown: (out): what the
 * board has shown. Returns: whether there was one */
static gboolean
end_shown (AriTable    *self,
           AriPosition *shown)
{
  if (ari_recap_is_running (self->recap))
    {
      ari_table_end_recap (self, shown);
      return TRUE;
    }
  if (self->preview.step > 0 && ari_table_is_led (self) && ari_driver_awaits_person (self->driver))
    {
      *shown = ari_table_get_sight (self)->position;
      ari_table_dismiss (self);
      ari_table_flush (self);
      return TRUE;
    }

  return FALSE;
}

/* Whether a person who aimed at @spot while the board showed @shown means it now, too. */
static gboolean
still_means (AriTable          *self,
             const AriPosition *shown,
             AriSpot            spot,
             gboolean           was_recap)
{
  if (!ari_table_is_pickable (self))
    return FALSE;

  /* What is only begun can be taken back, such as a piece from a supply that has lost one meanwhile. */
  return ari_table_looks_as_in (self, shown, spot)
         || (!was_recap && ari_move_input_completes (self->input, spot) == ARI_ACTION_NONE);
}

/* A person points at a spot while nothing can be picked. */
static gboolean
idle_cb (AriTable *self,
         guint     pointed)
{
  AriSpot spot = (AriSpot) pointed;
  gboolean answered = TRUE, was_recap = ari_recap_is_running (self->recap);
  AriPosition shown;

  if (end_shown (self, &shown))
    {
      if (still_means (self, &shown, spot, was_recap))
        ari_move_input_point (self->input, spot);
    }
  else if (ari_table_holds_chance (self))
    {
      ari_table_refuse (self, NULL);
      ari_table_dismiss (self);
    }
  else
    {
      g_signal_emit_by_name (self, "idle", &answered);
    }

  return answered;
}

/* Whether the picks may still become the move that waits after a warning: to make it again is to insist. */
static gboolean
may_insist (AriTable *self)
{
  const AriMistakeWarning *warning = ari_mistake_checker_get_warning (self->checker);
  AriSpot rest[ARI_MAX_PICKS];

  return warning != NULL
         && ari_picker_rest (ari_move_input_get_picker (self->input), warning->action, rest) >= 0;
}

/* If the person tries something else after a warning, the move is rethought. */
static void
changed_cb (AriTable *self,
            guint     changes)
{
  gboolean answers = (changes & ARI_INPUT_NOTICE) && ari_move_input_get_notice (self->input)->text != NULL;
  gboolean picks = (changes & ARI_INPUT_PICKS) && ari_table_is_picking (self);

  if (answers || ((changes & ARI_INPUT_POINTED) && !self->tells_loss))
    say (self, NULL, FALSE);
  if (picks)
    ari_table_begin (self, ARI_EVENT_PICK);
  if ((answers || (picks && !may_insist (self))) && ari_table_is_warned (self))
    ari_table_rethink (self);
  ari_table_mark (self, (changes & ARI_INPUT_PICKS ? ARI_TABLE_PICKS : 0)
                          | (changes & ARI_INPUT_NOTICE ? ARI_TABLE_REFUSAL : 0));
}

void
ari_table_watch_input (AriTable *self)
{
  g_signal_connect_swapped (self->input, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->input, "completed", G_CALLBACK (ari_table_play), self);
  g_signal_connect_swapped (self->input, "idle", G_CALLBACK (idle_cb), self);
  ari_table_get_sight (self);
}

void
ari_table_refuse (AriTable   *self,
                  const char *reason)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (reason != NULL)
    ari_move_input_forget (self->input);
  else
    ari_move_input_withdraw (self->input);
  if (reason != NULL || !self->tells_loss)
    say (self, reason, FALSE);
}

/* A choice of a person is lost. Until people have been told so, nothing else that happens takes the message
 * away: otherwise a computer that plays at the same moment would, and the move would have vanished. */
void
ari_table_tell_loss (AriTable   *self,
                     const char *reason)
{
  ari_move_input_forget (self->input);
  say (self, reason, TRUE);
  ari_table_mark (self, ARI_TABLE_LINE);
}

const char *
ari_table_get_refused_by (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return ari_move_input_get_notice (self->input)->proof.rule;
}

const char *
ari_table_get_refusal (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->message != NULL ? self->message : ari_move_input_get_notice (self->input)->text;
}

gboolean
ari_table_is_asking (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_move_input_get_notice (self->input)->kind == ARI_NOTICE_QUESTION;
}

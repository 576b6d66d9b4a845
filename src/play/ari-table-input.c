/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people point at, and why their choices are refused. */
#include "ari-table-private.h"

/* Tells the move input where people pick, and whether they may: what is shown and what can be picked agree
 * whenever either is asked for. */
static void
update_input (AriTable *self)
{
  AriPosition position;
  gboolean is_pickable = ari_table_view_find_position (self, &position);

  self->input_is_stale = FALSE;
  ari_move_input_set_position (self->input, ari_match_get_rules (self->match), &position, is_pickable);
}

void
ari_table_sync_input (AriTable *self)
{
  if (self->input_is_stale)
    update_input (self);
}

AriMoveInput *
ari_table_get_input (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  ari_table_sync_input (self);

  return self->input;
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

/* A person points at a spot while nothing can be picked. */
static gboolean
idle_cb (AriTable *self,
         guint     pointed)
{
  AriSpot spot = (AriSpot) pointed;
  gboolean answered = TRUE;

  if (ari_recap_is_running (self->recap))
    {
      AriPosition shown;

      ari_table_end_recap (self, &shown);
      if (ari_move_input_is_open (self->input) && ari_table_looks_as_in (self, &shown, spot))
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
  const AriNotice *notice = ari_move_input_get_notice (self->input);
  gboolean tries = (changes & ARI_INPUT_PICKS) && ari_table_is_picking (self) && !may_insist (self);

  tries |= (changes & ARI_INPUT_NOTICE) && notice->spot != ARI_SPOT_NONE && notice->text != NULL;
  if (tries && ari_table_is_warned (self))
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
  update_input (self);
}

void
ari_table_refuse (AriTable   *self,
                  const char *reason)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  ari_move_input_say (self->input, ARI_NOTICE_REFUSAL, reason);
}

/* A choice of a person is lost. Until people have been told so, nothing else that happens takes the message
 * away: otherwise a computer that plays at the same moment would, and the move would have vanished. */
void
ari_table_tell_loss (AriTable   *self,
                     const char *reason)
{
  ari_move_input_say (self->input, ARI_NOTICE_LOSS, reason);
  ari_table_mark (self, ARI_TABLE_LINE);
}

const char *
ari_table_get_refused_by (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return ari_move_input_get_notice (self->input)->rule;
}

const char *
ari_table_get_refusal (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return ari_move_input_get_notice (self->input)->text;
}

gboolean
ari_table_is_asking (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_move_input_get_notice (self->input)->kind == ARI_NOTICE_QUESTION;
}

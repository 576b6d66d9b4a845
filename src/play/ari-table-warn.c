/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that loses much waits until its player has decided. */
#include "ari-table-private.h"

/* Keeps the move in the record as one that was taken back, with what was found about it. The cursor comes
 * back before anything is told about it, so nothing on the board or at the table changes. While the match is
 * held, for instance because a write has failed, nothing can be kept. */
static void
keep_rejected (AriTable         *self,
               const AriCaution *caution)
{
  g_autoptr(AriEval) eval = ari_eval_copy (caution->eval);
  guint covered = self->covered;

  g_object_freeze_notify (G_OBJECT (self->match));
  if (ari_match_play (self->match, caution->action, self->chosen_seconds, NULL))
    {
      ari_match_set_eval (self->match, ari_match_get_ply (self->match), eval);
      ari_match_take_back (self->match, ari_match_get_cursor (self->match) - 1);
    }
  self->fresh = 0;
  self->covered = covered;
  g_object_thaw_notify (G_OBJECT (self->match));
}

/**
 * ari_table_rethink:
 *
 * The player takes the move back that waits, and chooses again. After a warning it stays in the record.
 */
void
ari_table_rethink (AriTable *self)
{
  const AriCaution *caution;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_holds_choice (self))
    return;

  ari_table_stop_preview (self);
  caution = ari_warner_get_caution (self->warner);
  if (caution != NULL)
    keep_rejected (self, caution);
  ari_warner_drop (self->warner);
  ari_table_mark (self, ARI_TABLE_TURN);
}

/**
 * ari_table_play_anyway:
 *
 * Plays the move that waits after a warning.
 */
void
ari_table_play_anyway (AriTable *self)
{
  const AriCaution *caution;
  AriAction action;

  g_return_if_fail (ARI_IS_TABLE (self));

  caution = ari_warner_get_caution (self->warner);
  if (caution == NULL)
    return;

  action = caution->action;
  ari_table_stop_preview (self);
  ari_warner_drop (self->warner);
  ari_table_choose (self, &action, 1, NULL, self->chosen_seconds);
}

/**
 * ari_table_show_better:
 *
 * Shows what would have been better than the move that waits, without playing it.
 */
void
ari_table_show_better (AriTable *self)
{
  const AriCaution *caution;

  g_return_if_fail (ARI_IS_TABLE (self));

  caution = ari_warner_get_caution (self->warner);
  if (caution != NULL)
    ari_table_preview (self, caution->line, caution->n_line);
}

gboolean
ari_table_is_warned (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_warner_get_caution (self->warner) != NULL;
}

gboolean
ari_table_holds_choice (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_warner_get_step (self->warner) != ARI_WARNER_QUIET;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people at the table take back, and play again. */
#include "ari-table-private.h"

#include <glib/gi18n-lib.h>

/* Notes the ply with that number on the line as taken back, for "changed". */
static void
note_taken_back (AriTable *self,
                 guint     number)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
  AriPosition before;

  ari_match_get_position_at (self->match, number - 1, &before);
  g_free (self->place.move.taken_back);
  self->place.move.taken_back = ari_rules_describe (ari_match_get_rules (self->match), &before,
                                                    ari_ply_get_action (ply),
                                                    ari_match_get_names (self->match));
}

void
ari_table_remove_last (AriTable *self)
{
  AriPly *ply;

  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_begin (self, ARI_EVENT_EDIT);
  ply = ari_match_get_ply (self->match);
  if (ply == NULL)
    return;

  note_taken_back (self, ari_match_get_cursor (self->match));
  if (ari_ply_get_n_children (ply) == 0)
    ari_match_remove (self->match, ply);
  else
    ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) - 1);
}

static guint
last_decision (AriTable *self)
{
  return ari_go_last_decision (self->match, ari_driver_get_stand_in (self->driver));
}

/* The id of the ply that the match would bring back; 0: none. */
static guint
find_redo_id (AriTable *self)
{
  AriPly *ply = ari_match_get_redo (self->match);

  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

/* If the ending could not be undone, there is nothing to redo. */
static void
note_end_taken_back (AriTable        *self,
                     const AriEnding *ending,
                     guint            handover)
{
  if (ari_match_get_ending (self->match)->kind != ARI_ENDING_NONE)
    return;

  self->undone = (AriUndoneEnding) {
    .ending = *ending,
    .last = ari_match_get_main_id (self->match),
    .redo = find_redo_id (self),
    .takebacks = ari_match_get_takebacks (self->match),
    .handover = handover,
  };
}

/* Whether the end that “Undo” took back can be restored: nothing has been played or taken back since. */
static gboolean
can_end_again (AriTable *self)
{
  const AriUndoneEnding *undone = &self->undone;

  return undone->ending.kind != ARI_ENDING_NONE && ari_table_may_end (self)
         && ari_match_is_at_end (self->match) && ari_match_get_main_id (self->match) == undone->last
         && find_redo_id (self) == undone->redo && ari_match_get_takebacks (self->match) == undone->takebacks;
}

/**
 * ari_table_can_redo:
 *
 * A choice that waits has been made: nothing comes back after it.
 *
 * Returns: whether “Redo” plays a move again that was taken back, or ends the match again
 */
gboolean
ari_table_can_redo (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return !ari_move_queue_is_set (&self->queue) && !ari_table_holds_choice (self)
         && (ari_match_can_redo (self->match) || can_end_again (self));
}

gboolean
ari_table_can_undo (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return !ari_match_is_read_only (self->match) && !ari_table_can_go (self, ARI_GO_LAST)
         && (last_decision (self) > 0 || ari_table_holds_choice (self)
             || ari_match_get_ending (self->match)->kind != ARI_ENDING_NONE);
}

static gboolean
has_ending (AriTable *self)
{
  return ari_match_get_ending (self->match)->kind != ARI_ENDING_NONE
         && ari_match_is_on_main_line (self->match);
}

gboolean
ari_table_may_undo (AriTable  *self,
                    GError   **error)
{
  guint number;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  number = last_decision (self);
  if (ari_match_is_read_only (self->match))
    return ari_match_may_play (self->match, error);
  /* Nobody takes back a feat that is underway: not their own because it might fail, nor another player's. */
  if (ari_feat_sequence_hides_outcome (self->feats))
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY,
                         _(ari_match_get_rules (self->match)->feats->words.undo_later));
  /* For the player, the move that waits has been made. */
  else if (ari_table_holds_choice (self))
    return TRUE;
  else if (ari_match_is_on_main_line (self->match) && ari_match_is_over (self->match)
           && ari_match_ends_for_good (self->match))
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER, ari_visibility_why_final ());
  else if (has_ending (self))
    return TRUE;
  else if (number == 0)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER,
                         _("No person has decided anything on this line, so there is nothing to take back."));
  else
    return ari_match_may_take_back (self->match, number - 1, error);

  return FALSE;
}

void
ari_table_undo (AriTable *self)
{
  g_autoptr(GError) error = NULL;
  guint number;

  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_begin (self, ARI_EVENT_EDIT);
  if (!ari_table_may_undo (self, &error))
    {
      ari_table_refuse (self, error->message);
      return;
    }
  if (ari_table_holds_choice (self))
    {
      ari_table_rethink (self);
      return;
    }
  /* The last thing that the players did was to end the match. */
  if (has_ending (self))
    {
      AriEnding ending = *ari_match_get_ending (self->match);
      guint handover = ari_match_get_handover (self->match);

      ari_table_resume (self);
      note_end_taken_back (self, &ending, handover);
      return;
    }

  number = last_decision (self);
  note_taken_back (self, number);
  ari_match_take_back (self->match, number - 1);
  ari_stand_in_reconsider (ari_driver_get_stand_in (self->driver));
  /* Announce it even if the cursor was there already. */
  ari_table_mark (self, ARI_TABLE_POSITION);
}

/* Whether the ply that would be redone follows the end of the main line. A line goes on with the first
 * child, and any other one comes back as a variation. */
static gboolean
redoes_main_line (AriTable *self)
{
  AriPly *ply = ari_match_get_redo (self->match);
  AriPly *parent = ply != NULL ? ari_ply_get_parent (ply) : NULL;

  return ply != NULL && ari_ply_get_index (ply) == 0
         && !(parent != NULL && ari_table_is_aside (self, ari_ply_get_id (parent)));
}

void
ari_table_redo (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_begin (self, ARI_EVENT_EDIT);
  if (!ari_table_can_redo (self))
    return;
  if (can_end_again (self))
    {
      ari_table_end (self, &self->undone.ending);
      ari_match_set_handover (self->match, self->undone.handover);
      self->undone.ending.kind = ARI_ENDING_NONE;
      return;
    }
  if (redoes_main_line (self) && ari_table_refuses_resume (self))
    return;
  /* What comes back was taken back before the end was, so the end is passed over. */
  if (find_redo_id (self) == self->undone.redo)
    self->undone.ending.kind = ARI_ENDING_NONE;
  ari_match_redo (self->match);
}

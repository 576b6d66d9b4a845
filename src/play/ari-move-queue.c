/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-queue.h"

#include <glib/gi18n-lib.h>

#include "ari-go.h"

/* A choice that its player rethought after a warning. */
typedef struct
{
  guint     place;
  AriAction action;
  AriEval  *eval;
  double    seconds;
} Rethought;

static void
free_rethought (gpointer data)
{
  Rethought *rethought = data;

  ari_eval_free (rethought->eval);
  g_free (rethought);
}

void
ari_move_queue_set (AriMoveQueue    *self,
                    AriMatch        *match,
                    const AriAction *actions,
                    guint            n,
                    const char      *performance,
                    double           seconds)
{
  g_return_if_fail (n <= ARI_MAX_PV);
  g_return_if_fail (performance == NULL || n == 1);

  self->place = ari_match_get_ply_id (match);
  memcpy (self->actions, actions, n * sizeof *actions);
  self->n = n;
  self->next = 0;
  g_set_str (&self->performance, performance);
  self->aside = !ari_go_extends_match (match);
  self->seconds = seconds;
  self->undecided = FALSE;
}

void
ari_move_queue_postpone (AriMoveQueue *self)
{
  self->undecided = TRUE;
}

void
ari_move_queue_decide (AriMoveQueue *self)
{
  self->undecided = FALSE;
}

void
ari_move_queue_rethink (AriMoveQueue  *self,
                        const AriEval *eval)
{
  g_return_if_fail (self->undecided);

  if (eval != NULL)
    {
      Rethought *rethought = g_new (Rethought, 1);

      *rethought = (Rethought) { self->place, self->actions[0], ari_eval_copy (eval), self->seconds };
      if (self->rethought == NULL)
        self->rethought = g_ptr_array_new_with_free_func (free_rethought);
      g_ptr_array_add (self->rethought, rethought);
    }
  ari_move_queue_clear (self);
}

gboolean
ari_move_queue_is_set (const AriMoveQueue *self)
{
  return self->next < self->n && !self->undecided;
}

void
ari_move_queue_clear (AriMoveQueue *self)
{
  self->n = self->next = 0;
  self->undecided = FALSE;
  g_clear_pointer (&self->performance, g_free);
}

void
ari_move_queue_finalize (AriMoveQueue *self)
{
  ari_move_queue_clear (self);
  g_clear_pointer (&self->rethought, g_ptr_array_unref);
}

/* Keeps the rethought choices in the record, with what was found about them. Nothing on the board changes.
 * The ply that one of them followed may have been deleted. Each holds the match until it is
 * written. */
static void
keep_rethought (AriMoveQueue *self,
                AriMatch     *match)
{
  while (self->rethought != NULL && self->rethought->len > 0 && !ari_match_is_held (match))
    {
      Rethought *rethought = g_ptr_array_steal_index (self->rethought, 0);
      AriPly *at = rethought->place != 0 ? ari_match_find (match, rethought->place) : NULL;

      if (rethought->place == 0 || at != NULL)
        ari_match_rethink (match, at, rethought->action, rethought->seconds, rethought->eval);
      free_rethought (rethought);
    }
}

static gboolean
is_there (const AriMoveQueue *self,
          AriMatch           *match)
{
  return ari_match_get_ply_id (match) == self->place;
}

/* A feat counts from the moment it is performed, so looking elsewhere can't undo it. Taking back what
 * led to it can. */
static gboolean
go_to_feat (const AriMoveQueue *self,
            AriMatch           *match)
{
  AriPly *ply = ari_match_find (match, self->place);

  if ((self->place != 0 && ply == NULL) || ari_ply_find_retracted (ply) != NULL)
    return FALSE;

  ari_match_go_to (match, ply);

  return TRUE;
}

const char *
ari_move_queue_lost_words (void)
{
  return _("Your move was not played, because the board now shows another position. "
           "Make it again where you want it.");
}

const char *
ari_move_queue_aside_words (void)
{
  return _("Your choice was meant for a variation. It was not played, because the match itself goes on here.");
}

/* Goes to where the next action must be played. */
static gboolean
find_place (const AriMoveQueue  *self,
            AriMatch            *match,
            GError             **error)
{
  if (is_there (self, match))
    return TRUE;

  if (self->performance == NULL)
    g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                         ari_move_queue_lost_words ());
  else if (go_to_feat (self, match))
    return TRUE;
  else
    g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                         _(ari_match_get_rules (match)->feats->words.cancelled));

  return FALSE;
}

static gboolean
play_next (const AriMoveQueue  *self,
           AriMatch            *match,
           GError             **error)
{
  double seconds = ari_match_is_at_end (match) ? self->seconds : -1;

  if (self->aside && ari_go_extends_match (match))
    {
      g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, ari_move_queue_aside_words ());
      return FALSE;
    }

  return ari_match_play_performed (match, self->actions[self->next], self->performance, seconds, error);
}

/**
 * ari_move_queue_play:
 * @match: the one passed to ari_move_queue_set()
 *
 * Plays what waits unless @match is held: as much of it as may be played now. An action that can't be
 * played where it was chosen is dropped, with all that follow it. An undecided choice is forgotten where the
 * cursor has left its place.
 *
 * Returns: %FALSE with an error that says why the choice was not played
 */
gboolean
ari_move_queue_play (AriMoveQueue  *self,
                     AriMatch      *match,
                     GError       **error)
{
  gboolean played = TRUE;

  keep_rethought (self, match);
  if (self->playing)
    return TRUE;
  if (self->undecided && !is_there (self, match))
    ari_move_queue_clear (self);
  if (!ari_move_queue_is_set (self))
    return TRUE;

  self->playing = TRUE;
  while (played && ari_move_queue_is_set (self) && !ari_match_is_held (match))
    {
      played = find_place (self, match, error) && play_next (self, match, error);
      if (played)
        {
          self->place = ari_match_get_ply_id (match);
          self->next++;
        }
    }
  self->playing = FALSE;
  if (!played || !ari_move_queue_is_set (self))
    ari_move_queue_clear (self);

  return played;
}

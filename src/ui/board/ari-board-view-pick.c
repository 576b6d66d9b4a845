/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the move that a person is making: picks, questions and refusals. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>

#define REFUSAL_S 6

/* What is said about a spot. */

static void
refusal_cb (gpointer data)
{
  AriBoardView *self = data;

  self->refusal_id = 0;
  ari_board_view_withdraw (self);
}

/* Marks what is said about a spot: for some seconds, or, if players can read the rule behind it, until they
 * do something else. A target remains one: the reason asks which of several picks is meant. */
static void
show_notice (AriBoardView *self)
{
  const AriNotice *notice = ari_move_input_get_notice (self->picks.input);
  AriBoardState *state = &self->shown.state;

  if (notice->spot == ARI_SPOT_NONE)
    self->proposed = ARI_SPOT_NONE;
  state->refused = notice->kind == ARI_NOTICE_REFUSAL && notice->spot != self->proposed
                       && !ari_board_picks_is_target (&self->picks, notice->spot)
                     ? notice->spot
                     : ARI_SPOT_NONE;
  state->proof = notice->proof.spots;
  state->n_proof = notice->proof.n;
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);

  g_clear_handle_id (&self->refusal_id, g_source_remove);
  if (notice->spot != ARI_SPOT_NONE && notice->proof.rule == NULL
      && !(self->shown.flags & ARI_BOARD_UNHURRIED))
    self->refusal_id = g_timeout_add_seconds_once (REFUSAL_S, refusal_cb, self);
}

void
ari_board_view_withdraw (AriBoardView *self)
{
  if (self->shown.board != NULL)
    ari_move_input_withdraw (self->picks.input);
}

/* How to play on @spot, which is marked, and not beside it. @px: where it was clicked; @meeting: (nullable):
 * what meets there */
static const char *
say_how_to_play (AriBoardView *self,
                 AriSpot       spot,
                 AriPoint      px,
                 const char   *meeting)
{
  if (meeting != NULL)
    return _("Click again to play on the marked line, or click in the middle of another one.");

  return ari_board_aim_asks (&self->aim, spot, px, TRUE)
           ? _("Several places are close together. Click again to play on the marked one, or click closer to "
               "another.")
           : _("Tap again to make the marked move.");
}

/* The click at @px could mean @spot, among others: marks it, and says how to choose. Where a lesson answers
 * that the marked one is wrong, it doesn't say how to play it. */
void
ari_board_view_propose (AriBoardView *self,
                        AriSpot       spot,
                        AriPoint      px)
{
  g_autofree char *answer = ari_move_input_propose (self->picks.input, spot);
  const char *sentences[3] = { NULL }, *meeting = ari_board_aim_say_meeting (&self->aim, spot, px);
  g_autofree char *text = NULL;
  guint n = 0;

  ari_board_view_withdraw (self);
  self->proposed = spot;
  self->proposed_at = px;
  ari_board_view_set_hover (self, spot);

  if (answer != NULL)
    sentences[n++] = answer;
  if (meeting != NULL)
    sentences[n++] = meeting;
  if (answer == NULL)
    sentences[n++] = say_how_to_play (self, spot, px, meeting);
  text = g_strjoinv (" ", (char **) sentences);
  ari_move_input_answer (self->picks.input, answer != NULL ? ARI_NOTICE_REFUSAL : ARI_NOTICE_QUESTION, spot,
                         text);
}

/* Picks. */

/* Enter goes on from the last pick, also after one by pointer. The spot gets its new name before the focus
 * comes, because a screen reader speaks it then. */
static void
show_picks (AriBoardView *self,
            gboolean      pointed)
{
  AriSpot last = ari_move_input_get_last (self->picks.input);

  if (pointed)
    {
      ari_board_spots_set_focus (self->spots, last);
      ari_board_view_set_hover (self, ARI_SPOT_NONE);
    }
  ari_board_view_sync (self);
  if (pointed)
    ari_board_spots_follow_focus (self->spots, last);
}

/* Whether people pick at the position that they see. If not, ari_board_view_show() is about to be called. */
static gboolean
shows_position (AriBoardView *self)
{
  return self->shown.board != NULL
         && ari_position_equal (self->shown.setup.rules, &self->shown.position,
                                &ari_board_picks_picker (&self->picks)->position);
}

static void
changed_cb (AriBoardView *self,
            guint         changes)
{
  if (self->shown.board == NULL)
    return;

  if ((changes & ARI_INPUT_PICKS) && shows_position (self))
    show_picks (self, (changes & ARI_INPUT_POINTED) != 0);
  if (changes & ARI_INPUT_NOTICE)
    show_notice (self);
}

void
ari_board_view_set_input (AriBoardView *self,
                          AriMoveInput *input)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));
  g_return_if_fail (self->picks.input == NULL);

  self->picks.input = g_object_ref (input);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/**
 * ari_board_view_pick:
 *
 * Points at a spot, from any input device: see ari_move_input_point().
 *
 * Returns: whether it meant a pick
 */
gboolean
ari_board_view_pick (AriBoardView *self,
                     AriSpot       spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->shown.board == NULL || (ari_move_input_is_open (self->picks.input) && !shows_position (self)))
    return FALSE;

  return ari_move_input_point (self->picks.input, spot) >= ARI_POINTED_PICKED;
}

/**
 * ari_board_view_back:
 *
 * Takes back the last pick.
 *
 * Returns: whether there was one
 */
gboolean
ari_board_view_back (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->shown.board == NULL || !ari_move_input_back (self->picks.input))
    return FALSE;

  ari_board_picture_drag (self->picture, NULL);
  ari_board_gestures_let_go (self->gestures);

  return TRUE;
}

/* Lines of actions. */

static void
go_on_cb (gpointer data)
{
  AriBoardView *self = data;

  self->line_id = 0;
  ari_move_input_go_on (self->picks.input);
}

/* Each action of a line is played once the board has shown the one before it, so that each shows its own
 * motion. */
void
ari_board_view_continue_line (AriBoardView *self)
{
  if (self->line_id == 0 && !ari_board_picture_is_moving (self->picture)
      && ari_move_input_get_due (self->picks.input) != ARI_ACTION_NONE)
    self->line_id = g_idle_add_once (go_on_cb, self);
}

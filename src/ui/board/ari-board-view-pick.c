/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Picking spots, taking picks back, and saying why a spot can't be picked. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>

#define REFUSAL_S 6

void
ari_board_view_clear_refusal (AriBoardView *self)
{
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  if (self->says == ARI_BOARD_SAYS_NOTHING)
    return;

  self->says = ARI_BOARD_SAYS_NOTHING;
  self->shown.state.refused = self->proposed = ARI_SPOT_NONE;
  self->shown.state.n_proof = 0;
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
  ari_board_view_emit_refused (self, NULL);
}

const char *
ari_board_view_get_refused_by (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return self->refused_by;
}

gboolean
ari_board_view_is_asking (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  return self->says == ARI_BOARD_ASKS;
}

static void
refusal_cb (gpointer data)
{
  AriBoardView *self = data;

  self->refusal_id = 0;
  ari_board_view_clear_refusal (self);
}

/* Shows a reason and says it: for some seconds, or, if players can read the rule behind it, until they do
 * something else. */
static void
say (AriBoardView *self,
     AriBoardSays  says,
     const char   *sentence)
{
  self->says = says;
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  if (self->refused_by == NULL && !(self->shown.flags & ARI_BOARD_UNHURRIED))
    self->refusal_id = g_timeout_add_seconds_once (REFUSAL_S, refusal_cb, self);

  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  ari_board_view_emit_refused (self, sentence);
}

void
ari_board_view_refuse (AriBoardView *self,
                       AriSpot       spot)
{
  const AriRules *rules = self->shown.setup.rules;
  g_autofree char *reason = NULL;

  spot = ari_pointing_refused (&self->picks.picker, spot);
  reason = ari_rules_refuse (rules, &self->shown.position, self->picks.picker.picks,
                             self->picks.picker.n_picks, spot,
                             self->shown.proof, &self->shown.state.n_proof);
  self->refused_by = ari_rules_refused_by (rules, &self->shown.position, self->picks.picker.picks,
                                           self->picks.picker.n_picks,
                                           spot);
  /* A target remains one: the reason asks which of several picks is meant. */
  self->shown.state.refused =
    reason != NULL && !ari_board_picks_is_target (&self->picks, spot) ? spot : ARI_SPOT_NONE;
  self->shown.state.proof = self->shown.proof;
  if (reason != NULL)
    say (self, ARI_BOARD_REFUSES, reason);
}

AriAction
ari_board_view_completes (AriBoardView *self,
                          AriSpot       spot)
{
  AriPicker picker = self->picks.picker;
  AriPointing pointing;

  ari_board_picks_point (&self->picks, spot, &pointing);

  return ari_pointing_follow (&pointing, &picker) == ARI_PICK_COMPLETE ? ari_picker_action (&picker)
                                                                       : ARI_ACTION_NONE;
}

/* (nullable) (transfer full): what the handlers of "proposing", such as lessons, say about the move that a click
 * on @spot would play. */
static char *
ask_about (AriBoardView *self,
           AriSpot       spot)
{
  AriAction action = ari_board_view_completes (self, spot);

  return action != ARI_ACTION_NONE ? ari_board_view_emit_proposing (self, action) : NULL;
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
  g_autofree char *answer = ask_about (self, spot);
  const char *sentences[3] = { NULL }, *meeting = ari_board_aim_say_meeting (&self->aim, spot, px);
  g_autofree char *text = NULL;
  guint n = 0;

  ari_board_view_clear_refusal (self);
  self->proposed = spot;
  self->proposed_at = px;
  self->refused_by = NULL;
  ari_board_view_set_hover (self, spot);

  if (answer != NULL)
    sentences[n++] = answer;
  if (meeting != NULL)
    sentences[n++] = meeting;
  if (answer == NULL)
    sentences[n++] = say_how_to_play (self, spot, px, meeting);
  text = g_strjoinv (" ", (char **) sentences);
  say (self, answer != NULL ? ARI_BOARD_REFUSES : ARI_BOARD_ASKS, text);
}

/* Plays the action that the picks name. */
static void
complete (AriBoardView *self)
{
  ari_board_view_emit_picked (self, ari_picker_action (&self->picks.picker));
  /* A new position has no picks, and neither has an action that was not played. */
  while (ari_picker_back (&self->picks.picker))
    ;
  ari_board_view_sync (self);
}

/**
 * ari_board_view_pick:
 *
 * Picks a spot as if by pointer: adds it to the picks, picks it instead of them, puts a picked piece back,
 * chooses an action ("picked"), or says why it can't be picked ("refused"); "idle" if nothing can be.
 *
 * Returns: whether the pick was accepted
 */
gboolean
ari_board_view_pick (AriBoardView *self,
                     AriSpot       spot)
{
  AriPointing pointing;
  AriPickResult result;

  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->shown.board == NULL)
    return FALSE;
  if (!ari_board_shown_is_pickable (&self->shown))
    {
      ari_board_view_emit_idle (self, spot);
      return FALSE;
    }

  ari_board_view_clear_refusal (self);
  ari_board_view_set_line (self, NULL);
  ari_board_picks_point (&self->picks, spot, &pointing);
  if (pointing.pick == ARI_SPOT_NONE && pointing.keep == self->picks.picker.n_picks)
    {
      ari_board_view_refuse (self, pointing.target != NULL ? pointing.target->spot : spot);
      return FALSE;
    }

  self->picks.n_accepted++;
  if (pointing.target != NULL)
    ari_board_view_set_line (self, pointing.target);
  result = ari_pointing_follow (&pointing, &self->picks.picker);
  if (pointing.pick != ARI_SPOT_NONE && pointing.then == ARI_SPOT_NONE)
    spot = pointing.pick;
  ari_board_spots_set_focus (self->spots, spot);
  ari_board_view_set_hover (self, ARI_SPOT_NONE);
  ari_board_view_sync (self);
  /* Enter goes on from the last pick, also after one by pointer. The spot gets its new name first, because a
   * screen reader speaks it when the focus comes. */
  ari_board_spots_follow_focus (self->spots, spot);
  if (result == ARI_PICK_COMPLETE)
    complete (self);
  else if (result == ARI_PICK_ADDED && ari_picker_stop_wins (&self->picks.picker))
    ari_board_view_stop (self);

  return TRUE;
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

  if (self->shown.board == NULL || !ari_picker_back (&self->picks.picker))
    return FALSE;

  ari_board_picture_drag (self->picture, NULL);
  ari_board_gestures_let_go (self->gestures);
  ari_board_view_sync (self);

  return TRUE;
}

/**
 * ari_board_view_stop:
 *
 * Returns: whether the move could end there
 */
gboolean
ari_board_view_stop (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  return self->shown.board != NULL && ari_picker_stop (&self->picks.picker) != ARI_ACTION_NONE
         && ari_board_view_pick (self, self->picks.picker.picks[self->picks.picker.n_picks - 1]);
}

/* (transfer none) (array length=n): the spots picked so far of a move. */
const AriSpot *
ari_board_view_get_picks (AriBoardView *self,
                          guint        *n)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  *n = self->picks.picker.n_picks;

  return self->picks.picker.picks;
}

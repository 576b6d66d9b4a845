/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Showing a new state: finds what it changes, copies it, and starts what follows from the changes. */
#include "ari-board-view-private.h"

static void
begin_setup (AriBoardView *self)
{
  ari_board_shown_begin_board (&self->shown);
  ari_board_spots_rebuild (self->spots);
  self->shown.state.inspected = ARI_SPOT_NONE;
  ari_board_picture_begin_board (self->picture);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
begin_position (AriBoardView *self,
                gboolean      covered)
{
  if (ari_board_shown_place (&self->shown))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->shown.state.hover = ARI_SPOT_NONE;
  ari_board_picture_drag (self->picture, NULL);
  ari_board_gestures_stop (self->gestures);
  ari_board_tip_wait (self->tip);
  self->shown.state.covered = covered;
}

/* What the last turn revealed turns over again. */
static void
turn_over (AriBoardView *self)
{
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];
  guint n = ari_find_revealed_spots (self->shown.state.rules, &self->shown.position, spots);

  ari_board_picture_end_motion (self->picture);
  self->shown.state.n_paths = n;
  for (guint i = 0; i < n; i++)
    self->shown.paths[i] = (AriMotionPath) { .n_spots = 1, .spots = { spots[i] } };
  ari_board_picture_keep_before (self->picture, self->shown.paths, n);
  self->shown.state.covered = TRUE;
  ari_board_picture_start_motion (self->picture);
  ari_board_spots_name (self->spots);
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_POSITION);
}

/* The pointer rests while others play: what a click would do is marked again as soon as it is the person's
 * turn. Beside the board, one decision may follow another on the same button. */
static void
point_again (AriBoardView *self)
{
  AriSpot choice = ari_board_choices_get_meant (self->choices);

  if (self->shown.pickable && self->aim.painter->unit > 0
      && (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_PRELIGHT))
    ari_board_view_hover_at (self, ari_board_zoom_gestures_get_pointer (self->zoom_gestures));
  else if (choice != ARI_SPOT_NONE)
    ari_board_view_set_hover (self, choice);
}

/**
 * ari_board_view_show:
 * @show: the new state; ignores hover, look, focus, picks and refusal, which belong to the view. What
 *   the last turn revealed is turned over as soon as @show covers it
 *
 * Shows a position. If spots can be picked, @show must have the position of the move input. A new action ends
 * a running motion at once.
 */
void
ari_board_view_show (AriBoardView        *self,
                     const AriBoardState *show,
                     AriBoardFlags        flags)
{
  const gboolean arrived = (flags & ARI_BOARD_ARRIVED) != 0;
  gboolean pickable;
  AriBoardChanges changed;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));
  g_return_if_fail (self->picks.input != NULL);
  g_return_if_fail (show->n_marks <= ARI_MAX_SPOTS && show->n_hints <= ARI_MAX_SPOTS);
  g_return_if_fail (show->n_ideas <= ARI_MAX_IDEAS);
  g_return_if_fail (show->n_paths <= ARI_MAX_MOTION_PATHS);

  changed = ari_board_shown_compare (&self->shown, show);
  pickable = ari_move_input_is_open (self->picks.input);
  if (!ari_board_changes_any (&changed) && flags == self->shown.flags && pickable == self->shown.pickable)
    return;

  if (changed.position || changed.last)
    {
      ari_board_picture_end_motion (self->picture);
      ari_board_picture_end_fades (self->picture);
    }
  self->shown.flags = flags;
  self->shown.pickable = pickable;
  if (changed.position && !changed.setup && arrived)
    ari_board_picture_keep_before (self->picture, show->paths, show->n_paths);

  ari_board_shown_keep (&self->shown, show, &changed);
  if (changed.setup)
    begin_setup (self);
  if (changed.position)
    begin_position (self, show->covered);
  else if (changed.covered)
    turn_over (self);
  if (!pickable)
    self->shown.state.hover = ARI_SPOT_NONE;

  /* The enlarged board doesn't leave its place for dice, which lie beside it. */
  if (changed.last && arrived && !show->last_by_chance)
    ari_board_picture_show_spots (self->picture, self->shown.state.last, self->shown.state.n_last);
  if (changed.hints)
    ari_board_picture_show_spots (self->picture, self->shown.state.hints, self->shown.state.n_hints);
  if ((changed.position || changed.last) && !changed.setup && arrived)
    ari_board_picture_start_motion (self->picture);
  if (changed.position || changed.present || changed.marks || changed.last || changed.trace)
    ari_board_picture_invalidate (self->picture, ARI_LAYERS_POSITION);
  if (changed.position || changed.present || changed.marks)
    ari_board_spots_describe (self->spots);
  ari_board_view_sync (self);
  if (!changed.setup)
    point_again (self);
  ari_board_view_continue_line (self);
  /* A new board is shown whole. */
  if (changed.setup)
    g_signal_emit_by_name (self, "zoomed");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What gestures and keys bring about: previews, picks, pieces that are picked up and put back, the zoom. */
#include "ari-board-view-private.h"

#include "ari-board-keys.h"

/* Previews what pointing at @spot would do. */
static void
point_at (AriBoardView *self,
          AriSpot       spot)
{
  AriPointing pointing;

  if (spot == self->pointed)
    return;

  self->pointed = spot;
  if (spot != self->proposed && self->proposed != ARI_SPOT_NONE)
    ari_board_view_withdraw (self);
  ari_move_input_foresee (self->picks.input, spot, &pointing);
  ari_board_view_set_hover (self, pointing.target != NULL ? pointing.target->spot : pointing.pick);
}

/* Whether a click at @px answers the question of an earlier one. */
static gboolean
is_at_proposed (AriBoardView *self,
                AriPoint      px,
                gboolean      by_finger)
{
  return self->proposed != ARI_SPOT_NONE && ari_board_aim_is_near (px, self->proposed_at, by_finger);
}

AriSpot
ari_board_view_find_spot (AriBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), ARI_SPOT_NONE);

  return self->shown.board != NULL ? ari_board_aim_click (&self->aim, (AriPoint) { (float) x, (float) y })
                                   : ARI_SPOT_NONE;
}

void
ari_board_view_hover_at (AriBoardView *self,
                         AriPoint      px)
{
  AriSpot spot = ari_board_aim_point (&self->aim, px);

  if (is_at_proposed (self, px, FALSE))
    spot = self->proposed;
  else if (spot != ARI_SPOT_NONE && ari_board_aim_asks (&self->aim, spot, px, FALSE))
    spot = ARI_SPOT_NONE;
  point_at (self, spot);
}

/* Whether a tap on @spot only marks it: it would play a move, and people want to confirm each. */
static gboolean
wants_confirmation (AriBoardView *self,
                    AriSpot       spot)
{
  return (self->shown.flags & ARI_BOARD_CONFIRM_TAPS)
         && ari_move_input_completes (self->picks.input, spot) != ARI_ACTION_NONE;
}

/* The first click that needs a question only marks a spot. A second one at the same place plays it: people
 * play what they see. */
void
ari_board_view_click (AriBoardView *self,
                      AriPoint      px,
                      gboolean      by_finger)
{
  AriSpot spot = ari_board_aim_click (&self->aim, px);

  if (spot == ARI_SPOT_NONE)
    return;

  if (is_at_proposed (self, px, by_finger))
    {
      spot = self->proposed;
    }
  else if (ari_board_aim_asks (&self->aim, spot, px, by_finger)
           || (by_finger && wants_confirmation (self, spot)))
    {
      ari_board_view_propose (self, spot, px);
      return;
    }

  ari_board_view_pick (self, spot);
}

/* Pointer */

static void
moved_cb (AriBoardView *self,
          double        x,
          double        y)
{
  ari_board_view_hover_at (self, (AriPoint) { (float) x, (float) y });
}

/* What the board shows without the pointer is the question of an earlier click, or what a choice brings. */
static void
left_cb (AriBoardView *self)
{
  ari_board_view_set_inspected (self, ARI_SPOT_NONE);
  ari_board_view_set_hover (self, self->proposed != ARI_SPOT_NONE
                                    ? self->proposed
                                    : ari_board_choices_get_meant (self->choices));
  self->pointed = ARI_SPOT_NONE;
}

static void
looked_cb (AriBoardView *self,
           guint         spot)
{
  ari_board_view_set_inspected (self, (AriSpot) spot);
}

/* The keys that put a piece back are those of the board. */
static void
take_focus (AriBoardView *self)
{
  if (ari_board_picks_picker (&self->picks)->n_picks > 0
      && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
clicked_cb (AriBoardView *self,
            double        x,
            double        y,
            gboolean      by_finger)
{
  AriPoint px = { (float) x, (float) y };

  if (!self->shown.pickable)
    {
      ari_board_view_pick (self, ari_board_aim_click (&self->aim, px));
      return;
    }

  self->shown.state.focus = ARI_SPOT_NONE;
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
  ari_board_view_click (self, px, by_finger);
  take_focus (self);
}

/* Drag and drop, and pulls */

static void
let_go (AriBoardView *self)
{
  ari_board_picture_drag (self->picture, NULL);
  ari_board_gestures_let_go (self->gestures);
  point_at (self, ARI_SPOT_NONE);
}

static void
put_back (AriBoardView *self)
{
  while (ari_board_view_back (self))
    ;
  let_go (self);
}

static void
pointed_cb (AriBoardView *self,
            guint         spot)
{
  point_at (self, (AriSpot) spot);
}

static void
lifted_cb (AriBoardView *self,
           guint         spot)
{
  AriPointing pointing;

  self->shown.state.focus = ARI_SPOT_NONE;
  if (ari_board_picks_lifts (&self->picks, (AriSpot) spot))
    return;

  ari_move_input_foresee (self->picks.input, (AriSpot) spot, &pointing);
  if (pointing.pick != ARI_SPOT_NONE)
    ari_board_view_pick (self, (AriSpot) spot);
}

static void
dragged_cb (AriBoardView *self,
            double        dx,
            double        dy)
{
  ari_board_picture_drag (self->picture, &(AriPoint) { (float) dx, (float) dy });
}

/* A drop on a spot where the piece can't go says why. */
static void
dropped_cb (AriBoardView *self,
            guint         dropped)
{
  AriSpot spot = (AriSpot) dropped;
  AriPointing pointing = { .pick = ARI_SPOT_NONE, .then = ARI_SPOT_NONE };
  guint n_picks = ari_board_picks_picker (&self->picks)->n_picks;

  ari_board_picture_drag (self->picture, NULL);
  ari_board_view_withdraw (self);
  if (spot != ARI_SPOT_NONE)
    ari_move_input_foresee (self->picks.input, spot, &pointing);

  /* At its origin the piece is put back. It can't go to another piece that could be picked instead. */
  if (spot != ARI_SPOT_NONE && pointing.keep < n_picks && pointing.pick != ARI_SPOT_NONE)
    ari_move_input_refuse_spot (self->picks.input, spot);
  else if (spot != ARI_SPOT_NONE && pointing.keep == n_picks && ari_board_view_pick (self, spot))
    return;

  /* Where several picks lead, the piece stays picked until players choose one. */
  if (pointing.target != NULL && pointing.pick == ARI_SPOT_NONE)
    let_go (self);
  else
    put_back (self);
}

static void
pulled_cb (AriBoardView *self,
           guint         line)
{
  ari_board_view_pick (self, (AriSpot) line);
}

/* Dragging what others own, or what can't be dragged, says why. */
static void
stuck_cb (AriBoardView *self,
          guint         spot)
{
  ari_board_view_withdraw (self);
  ari_move_input_refuse_spot (self->picks.input, (AriSpot) spot);
}

/* Zoom */

/* The spots move with the picture. */
static void
zoomed_cb (AriBoardView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "zoomed");
}

static void
zoom_cb (AriBoardView   *self,
         double          scale,
         const AriPoint *at,
         const AriPoint *px)
{
  ari_board_picture_zoom_to (self->picture, (float) scale, *at, *px);
}

static void
tapped_cb (AriBoardView *self,
           double        x,
           double        y)
{
  const AriBoardZoom *zoom = ari_board_picture_get_zoom (self->picture);
  AriPoint px = { (float) x, (float) y };

  ari_board_view_withdraw (self);
  ari_board_picture_zoom_to (self->picture, zoom->scale > 1 ? 1 : ARI_ZOOM_TAP,
                             ari_board_zoom_to_board (zoom, px), px);
}

/* Keyboard and screen reader */

static void
activated_cb (AriBoardView *self,
              guint         spot)
{
  ari_board_view_pick (self, (AriSpot) spot);
}

static void
focused_cb (AriBoardView *self,
            guint         focused)
{
  AriSpot spot = (AriSpot) focused;

  self->shown.state.focus = spot;
  if (spot != ARI_SPOT_NONE)
    ari_board_picture_show_spots (self->picture, &spot, 1);
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
}

static void
meant_cb (AriBoardView *self,
          guint         spot,
          gboolean      is_meant)
{
  if (is_meant)
    ari_board_view_set_hover (self, (AriSpot) spot);
  else if (self->shown.state.hover == spot)
    ari_board_view_set_hover (self, ARI_SPOT_NONE);
}

void
ari_board_view_watch (AriBoardView *self)
{
  GtkWidget *board = GTK_WIDGET (self);
  const AriBoardZoom *zoom = ari_board_picture_get_zoom (self->picture);

  g_signal_connect_swapped (self->picture, "zoomed", G_CALLBACK (zoomed_cb), self);
  g_signal_connect_swapped (self->picture, "arrived", G_CALLBACK (ari_board_view_continue_line), self);

  self->choices = ari_board_choices_new (board, &self->words);
  g_signal_connect_swapped (self->choices, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->choices, "meant", G_CALLBACK (meant_cb), self);

  self->spots = ari_board_spots_new (board, &self->words, self->choices, self->aim.painter);
  g_signal_connect_swapped (self->spots, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->spots, "moving", G_CALLBACK (ari_board_view_withdraw), self);
  g_signal_connect_swapped (self->spots, "focused", G_CALLBACK (focused_cb), self);
  gtk_widget_add_controller (board, ari_board_keys_new (self->spots));

  self->tip = ari_board_tip_new (board, &self->aim, &self->words);

  self->zoom_gestures = ari_board_zoom_gestures_new (board, &self->aim, zoom);
  g_signal_connect_swapped (self->zoom_gestures, "zoomed", G_CALLBACK (zoom_cb), self);
  g_signal_connect_swapped (self->zoom_gestures, "tapped", G_CALLBACK (tapped_cb), self);
  g_signal_connect_swapped (self->zoom_gestures, "scrolled", G_CALLBACK (ari_board_tip_end), self->tip);

  self->gestures = ari_board_gestures_new (board, &self->aim, zoom);
  g_signal_connect_swapped (self->gestures, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->gestures, "looked", G_CALLBACK (looked_cb), self);
  g_signal_connect_swapped (self->gestures, "left", G_CALLBACK (left_cb), self);
  /* A popover that came during a press would take its release: the click would be lost. */
  g_signal_connect_swapped (self->gestures, "pressed", G_CALLBACK (ari_board_tip_wait), self->tip);
  g_signal_connect_swapped (self->gestures, "released", G_CALLBACK (ari_board_tip_end), self->tip);
  g_signal_connect_swapped (self->gestures, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (self->gestures, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->gestures, "lifted", G_CALLBACK (lifted_cb), self);
  g_signal_connect_swapped (self->gestures, "dragged", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (self->gestures, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->gestures, "cancelled", G_CALLBACK (put_back), self);
  g_signal_connect_swapped (self->gestures, "pulled", G_CALLBACK (pulled_cb), self);
  g_signal_connect_swapped (self->gestures, "stuck", G_CALLBACK (stuck_cb), self);
}

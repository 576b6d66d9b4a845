/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch: they target the nearest spot, which rectangular widgets could not decide. */
#include "ari-board-view-private.h"

#define REACH 0.45f  /* board units: how far from a spot a pointer may be */

/* A spot right under the pointer that can be picked, else the nearest of all: pointing at a line that is
 * taken means that line, even near a free one. */
AriSpot
ari_board_view_spot_at (AriBoardView *self,
                        double        x,
                        double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);
  float reach = MAX (REACH, MIN_TOUCH_PX / 2.0f / self->painter.unit);
  AriSpot spot = ari_board_spot_at (self->board, at, 0, ari_board_view_accepts_offered, self);

  if (spot != ARI_SPOT_NONE)
    return spot;

  return ari_board_spot_at (self->board, at, reach, ari_board_view_accepts_pickable, self);
}

void
ari_board_view_point_at (AriBoardView *self,
                         AriSpot       spot)
{
  AriPointing pointing;

  if (spot == self->pointed)
    return;

  self->pointed = spot;
  ari_pointing_init (&pointing, &self->picker, self->targets, self->show.n_targets, spot);
  ari_board_view_set_hover (self, pointing.target != NULL && pointing.pick == pointing.target->pick
                                    ? pointing.target->spot : pointing.pick);
}

static void
motion_cb (AriBoardView *self,
           double        x,
           double        y)
{
  self->rested = g_get_monotonic_time ();
  if (self->board == NULL)
    return;

  ari_board_view_set_look (self, ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), 0,
                                                    ari_board_view_accepts_pickable, self));
  if (self->flags & ARI_BOARD_PICKABLE)
    ari_board_view_point_at (self, ari_board_view_spot_at (self, x, y));
}

static void
leave_cb (AriBoardView *self)
{
  ari_board_view_set_look (self, ARI_SPOT_NONE);
  ari_board_view_set_hover (self, ARI_SPOT_NONE);
  self->pointed = ARI_SPOT_NONE;
}

/* The keys that put a piece back are those of the board. */
static void
take_focus (AriBoardView *self)
{
  if (self->picker.n_picks > 0 && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
released_cb (AriBoardView    *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *gesture)
{
  AriSpot nearest;

  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  nearest = ari_board_view_spot_at (self, x, y);
  if (nearest == ARI_SPOT_NONE)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->show.focus = ARI_SPOT_NONE;
  ari_board_view_invalidate (self, MARKS_LAYER);
  ari_board_view_pick (self, nearest);
  take_focus (self);
}

void
ari_board_view_watch_pointer (AriBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch: they target the nearest spot, which rectangular widgets could not decide. */
#include "ari-board-view-private.h"

#define REACH 0.45f  /* board units: how far from a spot a pointer may be */

static AriSpot
spot_at (AriBoardView *self,
         double        x,
         double        y,
         gboolean    (*accepts) (AriSpot, gpointer))
{
  float reach = MAX (REACH, MIN_TOUCH_PX / 2.0f / self->painter.unit);

  return ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), reach, accepts, self);
}

static void
motion_cb (AriBoardView *self,
           double        x,
           double        y)
{
  if (self->board == NULL)
    return;

  ari_board_view_set_look (self, ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), 0,
                                                    ari_board_view_accepts_pickable, self));
  if (self->flags & ARI_BOARD_PICKABLE)
    ari_board_view_set_hover (self, spot_at (self, x, y, ari_board_view_accepts_offered));
}

static void
leave_cb (AriBoardView *self)
{
  ari_board_view_set_look (self, ARI_SPOT_NONE);
  ari_board_view_set_hover (self, ARI_SPOT_NONE);
}

static void
released_cb (AriBoardView    *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *gesture)
{
  AriSpot nearest;
  AriPoint at;

  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  /* Prefer a spot right under the pointer, even if only a more distant one can be picked; where several
   * overlap, prefer one that can be picked. */
  at = ari_painter_to_board (&self->painter, x, y);
  nearest = ari_board_spot_at (self->board, at, 0, ari_board_view_accepts_offered, self);
  if (nearest == ARI_SPOT_NONE)
    nearest = ari_board_spot_at (self->board, at, REACH / 3, ari_board_view_accepts_pickable, self);
  if (nearest == ARI_SPOT_NONE)
    nearest = spot_at (self, x, y, ari_board_view_accepts_offered);
  if (nearest == ARI_SPOT_NONE)
    nearest = spot_at (self, x, y, ari_board_view_accepts_pickable);
  if (nearest == ARI_SPOT_NONE)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->show.focus = ARI_SPOT_NONE;
  ari_board_view_invalidate (self, MARKS_LAYER);
  ari_board_view_pick (self, nearest);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a person throws: by drag or by key. */
#include "ari-toss-view-private.h"

#include <math.h>

#define CLICK_PX 8 /* a press that moves less is a click */

static void
show (AriTossView *self)
{
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A ring in the air can only be watched or hurried, and one that is down left. */
static void
hurry_or_leave (AriTossView *self)
{
  if (self->throws.flying)
    ari_toss_view_hurry (self);
  else if (self->throws.thrown)
    g_signal_emit_by_name (self, "watched");
}

/* A throw starts with a ring in the hand. */
static void
pick_up (AriTossView *self)
{
  if (self->throws.thrown)
    ari_toss_view_reset (self, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Dragging. */

static gint64
get_ms (GtkGestureDrag *drag)
{
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (drag));

  return time != GDK_CURRENT_TIME ? time : g_get_monotonic_time () / 1000;
}

static AriPoint
picture_point (AriTossView *self,
               double       x,
               double       y)
{
  return (AriPoint) { self->bounds.x + (float) x / self->painter.unit,
                      self->bounds.y + (float) y / self->painter.unit };
}

static gboolean
is_on_button (AriTossView *self,
              double       x,
              double       y)
{
  graphene_rect_t place;

  return gtk_widget_get_visible (self->button)
         && gtk_widget_compute_bounds (self->button, GTK_WIDGET (self), &place)
         && graphene_rect_contains_point (&place, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static void
begin_drag (AriTossView    *self,
            GtkGestureDrag *drag)
{
  pick_up (self);
  ari_toss_hand_begin_drag (&self->hand, get_ms (drag));
}

static void
drag_begin_cb (AriTossView    *self,
               double          x,
               double          y,
               GtkGestureDrag *drag)
{
  gboolean can_throw = ari_toss_view_can_throw (self);
  gboolean sweeps = self->hand.way == ARI_TOSS_GAUGES || ari_toss_hand_sweeps (&self->hand);
  gboolean flicks = can_throw && self->hand.way == ARI_TOSS_FLICK && !sweeps;

  /* Players begin a flick anywhere, even below the picture. Otherwise, below it is only the button: handling
   * the press here would stop a gauge that the button is about to stop. */
  if ((x >= self->width || y >= self->height) && !flicks)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  /* A press on the button is a flick only once it moves. */
  if (is_on_button (self, x, y))
    {
      ari_toss_hand_press (&self->hand, picture_point (self, x, y), get_ms (drag));
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!can_throw || sweeps)
    {
      /* A click stops the gauges. */
      if (can_throw)
        gtk_widget_activate_action (GTK_WIDGET (self), "toss.throw", NULL);
      else
        hurry_or_leave (self);
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  ari_toss_hand_press (&self->hand, picture_point (self, x, y), get_ms (drag));
  begin_drag (self, drag);
  if (self->hand.way == ARI_TOSS_CALM)
    ari_toss_hand_grab (&self->hand, &self->bounds);
  ari_toss_view_sync (self);
}

static void
drag_update_cb (AriTossView    *self,
                double          x,
                double          y,
                GtkGestureDrag *drag)
{
  if (ari_toss_hand_is_pressed (&self->hand) && hypot (x, y) >= CLICK_PX)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      begin_drag (self, drag);
      ari_toss_view_sync (self);
    }
  if (self->hand.state != ARI_HAND_DRAGS)
    return;

  ari_toss_hand_drag_to (&self->hand, &self->bounds, get_ms (drag), x / self->painter.unit,
                         y / self->painter.unit);
  if (self->hand.way == ARI_TOSS_CALM)
    ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (AriTossView    *self,
             double          x,
             double          y,
             GtkGestureDrag *drag)
{
  AriRelease release;
  float unit = self->painter.unit;

  if (self->hand.state != ARI_HAND_DRAGS)
    return;

  if (ari_toss_hand_end_drag (&self->hand, get_ms (drag), x / unit, y / unit, CLICK_PX / unit, &release))
    ari_toss_view_throw (self, &release);
  show (self);
}

static void
cancel_cb (AriTossView *self)
{
  if (self->hand.state == ARI_HAND_DRAGS)
    ari_toss_hand_drop (&self->hand);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Keys and gauges. */

static void
throw_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  AriRelease release;

  if (!ari_toss_view_can_throw (self))
    return;

  if (!ari_toss_hand_sweeps (&self->hand))
    pick_up (self);
  /* A gauge stops at its current value, not at that of the last frame. */
  else if (clock != NULL && self->hand.gauge_started != 0)
    ari_toss_hand_sweep (&self->hand, MAX (g_get_monotonic_time (), self->hand.gauge_started));

  if (ari_toss_hand_act (&self->hand, &release))
    ari_toss_view_throw (self, &release);
  else
    ari_toss_view_need_frames (self);
  ari_toss_view_sync (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  if (!ari_toss_view_can_throw (self) && self->throws.thrown)
    hurry_or_leave (self);
  else if (self->hand.state != ARI_HAND_IDLE)
    ari_toss_hand_drop (&self->hand);
  else
    return GDK_EVENT_PROPAGATE;

  show (self);

  return GDK_EVENT_STOP;
}

/* The arrow keys of the calm way: direction and distance. */
static gboolean
arrow_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);
  int across, up;

  if (self->hand.way != ARI_TOSS_CALM || !ari_toss_view_can_throw (self))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(ii)", &across, &up);
  pick_up (self);
  ari_toss_hand_steer (&self->hand, across, up);
  show (self);

  return GDK_EVENT_STOP;
}

void
ari_toss_view_install_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int across, up;
  } arrows[] = {
    { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Right, 1, 0 },    { GDK_KEY_Up, 0, 1 },
    { GDK_KEY_Down, 0, -1 }, { GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_KP_Up, 0, 1 }, { GDK_KEY_KP_Down, 0, -1 },
  };
  static const guint keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter };

  gtk_widget_class_install_action (widget_class, "toss.throw", NULL, throw_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "toss.throw", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      int across = arrows[i].across, up = arrows[i].up;

      gtk_widget_class_add_binding (widget_class, arrows[i].key, 0, arrow_cb, "(ii)", across, up);
      /* Also where the page takes Left and Right to step through the match. */
      gtk_widget_class_add_binding (widget_class, arrows[i].key, GDK_SHIFT_MASK, arrow_cb, "(ii)", across, up);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

void
ari_toss_view_add_gestures (AriTossView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming into the board: two fingers, the wheel with Ctrl, a double tap; and moving the part that shows. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-widget-util.h"

#define SCROLL_PX 40 /* how far one notch of a mouse wheel moves the board */

static void
zoom_changed (AriBoardView *self)
{
  ari_board_view_invalidate (self, ALL_LAYERS);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "zoomed");
}

static void
zoom_at (AriBoardView *self,
         float         scale,
         AriPoint      px)
{
  if (ari_board_zoom_set (&self->zoom, scale, ari_board_zoom_to_board (&self->zoom, px), px))
    zoom_changed (self);
}

static void
pan (AriBoardView *self,
     AriPoint      from,
     double        dx,
     double        dy)
{
  AriPoint middle = { self->zoom.width / 2, self->zoom.height / 2 };
  AriPoint px = { middle.x + (float) dx, middle.y + (float) dy };

  if (ari_board_zoom_set (&self->zoom, self->zoom.scale, from, px))
    zoom_changed (self);
}

/* Two fingers: what lay between them when they touched the board stays between them. */

static void
pinch_begin_cb (AriBoardView     *self,
                GdkEventSequence *sequence,
                GtkGesture       *gesture)
{
  double x, y;

  if (self->board == NULL || !gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  /* Two fingers pick nothing. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinched = ari_board_zoom_to_board (&self->zoom, (AriPoint) { (float) x, (float) y });
  self->pinched_scale = self->zoom.scale;
}

static void
pinch_cb (AriBoardView   *self,
          double          factor,
          GtkGestureZoom *gesture)
{
  double x, y;

  if (self->board == NULL || !gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;

  if (ari_board_zoom_set (&self->zoom, self->pinched_scale * (float) factor, self->pinched,
                          (AriPoint) { (float) x, (float) y }))
    zoom_changed (self);
}

/* The wheel zooms with Ctrl, and moves the enlarged board without. */

static void
pointer_cb (AriBoardView *self,
            double        x,
            double        y)
{
  self->pointer = (AriPoint) { (float) x, (float) y };
}

static gboolean
scroll_cb (AriBoardView             *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double px = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL ? SCROLL_PX : 1;

  if (self->board == NULL)
    return GDK_EVENT_PROPAGATE;

  ari_board_view_end_tip (self);
  if (state & GDK_CONTROL_MASK)
    {
      zoom_at (self, self->zoom.scale * powf (ARI_ZOOM_STEP, (float) (-dy * px / SCROLL_PX)), self->pointer);
      return GDK_EVENT_STOP;
    }
  if (self->zoom.scale == 1)
    return GDK_EVENT_PROPAGATE;

  pan (self, self->zoom.centre, -dx * px, -dy * px);

  return GDK_EVENT_STOP;
}

/* Dragging moves the enlarged board, unless it begins on something that can be picked up or dragged. */

static gboolean
accepts_taken (AriSpot  spot,
               gpointer data)
{
  AriBoardView *self = data;

  return ari_board_view_accepts_offered (spot, self)
         || (ari_board_view_accepts_pickable (spot, self)
             && ari_rules_occupant (self->setup.rules, &self->position, spot) != ARI_NONE);
}

static gboolean
is_free (AriBoardView *self,
         double        x,
         double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);

  return (self->flags & ARI_BOARD_PICKABLE) == 0
         || ari_board_spot_at (self->board, at, 0, accepts_taken, self) == ARI_SPOT_NONE;
}

static void
drag_begin_cb (AriBoardView   *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (self->board == NULL || self->zoom.scale == 1 || button == GDK_BUTTON_SECONDARY
      || (button != GDK_BUTTON_MIDDLE && !is_free (self, x, y)))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->dragged = self->zoom.centre;
  self->is_dragged = FALSE;
}

/* A tap remains a tap: the drag takes over only once the pointer has left its place. */
static void
drag_update_cb (AriBoardView   *self,
                double          dx,
                double          dy,
                GtkGestureDrag *gesture)
{
  if (!self->is_dragged)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
        return;
      self->is_dragged = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    }

  pan (self, self->dragged, dx, dy);
}

/* A double tap. */

/* Counts on its own: a pick claims the first tap, and GtkGestureClick then counts from the start. */
static gboolean
is_double_tap (AriBoardView    *self,
               double           x,
               double           y,
               GtkGestureClick *gesture)
{
  guint time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  guint before = self->tap_time;
  AriPoint from = self->tap;
  guint longest = ari_widget_double_click_ms (GTK_WIDGET (self));
  int farthest;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-distance", &farthest, NULL);
  self->tap_time = time;
  self->tap = (AriPoint) { (float) x, (float) y };

  return before != 0 && time - before <= longest && fabs (x - from.x) <= 4 * farthest
         && fabs (y - from.y) <= 4 * farthest;
}

/* Taps that pick something don't zoom: the second tap would miss the place that the player aimed at. */
static void
tap_cb (AriBoardView    *self,
        int              n_press,
        double           x,
        double           y,
        GtkGestureClick *gesture)
{
  guint accepted_before = self->tap_accepted;
  gboolean is_double;

  if (self->board == NULL)
    return;

  is_double = is_double_tap (self, x, y, gesture);
  self->tap_accepted = self->n_accepted;
  if (!is_double || self->n_accepted != accepted_before
      || ((self->flags & ARI_BOARD_PICKABLE)
          && ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), 0,
                                ari_board_view_accepts_offered, self) != ARI_SPOT_NONE))
    return;

  self->tap_time = 0;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  ari_board_view_clear_refusal (self);
  zoom_at (self, self->zoom.scale > 1 ? 1 : ARI_ZOOM_TAP, self->tap);
}

/**
 * ari_board_view_zoom:
 * @factor: how much larger; 0: shows the whole board
 *
 * Zooms by key or menu: at the place of the keyboard focus if it shows, else in the middle of the view.
 */
void
ari_board_view_zoom (AriBoardView *self,
                     float         factor)
{
  AriPoint at = { self->zoom.width / 2, self->zoom.height / 2 };
  g_autofree char *told = NULL;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->board == NULL)
    return;

  if (self->show.focus != ARI_SPOT_NONE && self->zoom.scale == 1)
    at = ari_painter_to_px (&self->painter, self->board->spots[self->show.focus].centre);
  zoom_at (self, self->zoom.scale * factor, at);

  /* Translators: how large the board is shown; 100%: all of it. */
  told = g_strdup_printf (_("Board at %d%%"), (int) lroundf (self->zoom.scale * 100));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), told, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

/* How many times larger than the whole board it shows. */
float
ari_board_view_get_zoom (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), 1);

  return self->zoom.scale;
}

void
ari_board_view_show_spots (AriBoardView  *self,
                           const AriSpot *spots,
                           guint          n_spots)
{
  float left = G_MAXFLOAT, top = G_MAXFLOAT, right = -G_MAXFLOAT, bottom = -G_MAXFLOAT;
  AriRect area;

  for (guint i = 0; i < n_spots; i++)
    {
      const AriSpotInfo *info = &self->board->spots[spots[i]];

      if (info->kind == ARI_SPOT_CHOICE)
        continue;
      left = MIN (left, info->centre.x - info->radius);
      right = MAX (right, info->centre.x + info->radius);
      top = MIN (top, info->centre.y - info->radius);
      bottom = MAX (bottom, info->centre.y + info->radius);
      for (guint corner = 0; corner < info->n_corners; corner++)
        {
          left = MIN (left, info->corners[corner].x);
          right = MAX (right, info->corners[corner].x);
          top = MIN (top, info->corners[corner].y);
          bottom = MAX (bottom, info->corners[corner].y);
        }
    }
  if (left > right)
    return;

  area = (AriRect) { left, top, right - left, bottom - top };
  if (ari_board_zoom_show (&self->zoom, &area))
    zoom_changed (self);
}

static void
add_controller (AriBoardView       *self,
                GtkEventController *controller,
                const char         *signal,
                GCallback           callback)
{
  g_signal_connect_swapped (controller, signal, callback, self);
  if (gtk_event_controller_get_widget (controller) == NULL)
    gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
ari_board_view_watch_zoom (AriBoardView *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new (), *drag = gtk_gesture_drag_new ();
  GtkGesture *tap = gtk_gesture_click_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *pointer = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);

  add_controller (self, GTK_EVENT_CONTROLLER (tap), "pressed", G_CALLBACK (tap_cb));
  add_controller (self, GTK_EVENT_CONTROLLER (drag), "drag-begin", G_CALLBACK (drag_begin_cb));
  add_controller (self, GTK_EVENT_CONTROLLER (drag), "drag-update", G_CALLBACK (drag_update_cb));
  add_controller (self, GTK_EVENT_CONTROLLER (pinch), "begin", G_CALLBACK (pinch_begin_cb));
  add_controller (self, GTK_EVENT_CONTROLLER (pinch), "scale-changed", G_CALLBACK (pinch_cb));
  add_controller (self, scroll, "scroll", G_CALLBACK (scroll_cb));
  add_controller (self, pointer, "enter", G_CALLBACK (pointer_cb));
  add_controller (self, pointer, "motion", G_CALLBACK (pointer_cb));
}

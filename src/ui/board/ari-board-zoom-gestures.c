/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-zoom-gestures.h"

#include <math.h>

#include "ari-widget-util.h"

#define SCROLL_PX 40 /* how far one notch of a mouse wheel moves the board */

struct _AriBoardZoomGestures
{
  GObject             parent_instance;

  GtkWidget          *board; /* borrowed: it owns the controllers */
  AriBoardAim         aim;
  const AriBoardZoom *zoom;

  AriPoint            pinched;       /* board units: what lay between the fingers at first */
  float               pinched_scale;
  AriPoint            dragged;       /* board units: the centre when the drag began */
  gboolean            is_dragged;
  AriPoint            pointer;       /* pixels */
  AriPoint            tap;           /* pixels: the last press */
  guint               tap_time;      /* its time; 0: none */
  guint               tap_meant;     /* how often pointing had meant something at that time */
};

enum
{
  ZOOMED,
  TAPPED,
  SCROLLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardZoomGestures, ari_board_zoom_gestures, G_TYPE_OBJECT)

static gboolean
has_board (AriBoardZoomGestures *self)
{
  return self->aim.picks->shown->board != NULL;
}

static void
zoom (AriBoardZoomGestures *self,
      float                 scale,
      AriPoint              at,
      AriPoint              px)
{
  g_signal_emit (self, signals[ZOOMED], 0, (double) scale, &at, &px);
}

static void
pan (AriBoardZoomGestures *self,
     AriPoint              from,
     double                dx,
     double                dy)
{
  AriPoint middle = { self->zoom->width / 2, self->zoom->height / 2 };

  zoom (self, self->zoom->scale, from, (AriPoint) { middle.x + (float) dx, middle.y + (float) dy });
}

/* Two fingers: what lay between them when they touched the board stays between them. */

static void
pinch_begin_cb (AriBoardZoomGestures *self,
                GdkEventSequence     *sequence,
                GtkGesture           *gesture)
{
  double x, y;

  if (!has_board (self) || !gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  /* Two fingers pick nothing. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinched = ari_board_zoom_to_board (self->zoom, (AriPoint) { (float) x, (float) y });
  self->pinched_scale = self->zoom->scale;
}

static void
pinch_cb (AriBoardZoomGestures *self,
          double                factor,
          GtkGestureZoom       *gesture)
{
  double x, y;

  if (has_board (self) && gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    zoom (self, self->pinched_scale * (float) factor, self->pinched, (AriPoint) { (float) x, (float) y });
}

/* The wheel zooms with Ctrl, and moves the enlarged board without. */

static void
pointer_cb (AriBoardZoomGestures *self,
            double                x,
            double                y)
{
  self->pointer = (AriPoint) { (float) x, (float) y };
}

static gboolean
scroll_cb (AriBoardZoomGestures     *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double px = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL ? SCROLL_PX : 1;

  if (!has_board (self))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[SCROLLED], 0);
  if (state & GDK_CONTROL_MASK)
    {
      zoom (self, self->zoom->scale * powf (ARI_ZOOM_STEP, (float) (-dy * px / SCROLL_PX)),
            ari_board_zoom_to_board (self->zoom, self->pointer), self->pointer);
      return GDK_EVENT_STOP;
    }
  if (self->zoom->scale == 1)
    return GDK_EVENT_PROPAGATE;

  pan (self, self->zoom->centre, -dx * px, -dy * px);

  return GDK_EVENT_STOP;
}

/* Dragging moves the enlarged board, unless it begins on something that can be picked up or dragged. */

static void
drag_begin_cb (AriBoardZoomGestures *self,
               double                x,
               double                y,
               GtkGestureDrag       *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (!has_board (self) || self->zoom->scale == 1 || button == GDK_BUTTON_SECONDARY
      || (button != GDK_BUTTON_MIDDLE
          && !ari_board_aim_is_free (&self->aim, (AriPoint) { (float) x, (float) y })))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->dragged = self->zoom->centre;
  self->is_dragged = FALSE;
}

/* A tap remains a tap: the drag takes over only once the pointer has left its place. */
static void
drag_update_cb (AriBoardZoomGestures *self,
                double                dx,
                double                dy,
                GtkGestureDrag       *gesture)
{
  if (!self->is_dragged)
    {
      if (!gtk_drag_check_threshold (self->board, 0, 0, (int) dx, (int) dy))
        return;
      self->is_dragged = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    }

  pan (self, self->dragged, dx, dy);
}

/* A double tap. */

/* Counts on its own: a pick claims the first tap, and GtkGestureClick then counts from the start. */
static gboolean
is_double_tap (AriBoardZoomGestures *self,
               double                x,
               double                y,
               GtkGestureClick      *gesture)
{
  guint time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  guint before = self->tap_time;
  AriPoint from = self->tap;
  guint longest = ari_widget_double_click_ms (self->board);
  int farthest;

  g_object_get (gtk_widget_get_settings (self->board), "gtk-double-click-distance", &farthest, NULL);
  self->tap_time = time;
  self->tap = (AriPoint) { (float) x, (float) y };

  return before != 0 && time - before <= longest && fabs (x - from.x) <= 4 * farthest
         && fabs (y - from.y) <= 4 * farthest;
}

/* Taps that are answered don’t zoom: the second one would miss the place that the player aimed at. */
static void
tap_cb (AriBoardZoomGestures *self,
        int                   n_press,
        double                x,
        double                y,
        GtkGestureClick      *gesture)
{
  guint meant_before = self->tap_meant;
  gboolean is_double;

  if (!has_board (self))
    return;

  is_double = is_double_tap (self, x, y, gesture);
  self->tap_meant = ari_move_input_get_n_meant (self->aim.picks->input);
  if (!is_double || self->tap_meant != meant_before || ari_board_aim_is_offered (&self->aim, self->tap))
    return;

  self->tap_time = 0;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[TAPPED], 0, x, y);
}

AriPoint
ari_board_zoom_gestures_get_pointer (AriBoardZoomGestures *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_ZOOM_GESTURES (self), ((AriPoint) { 0, 0 }));

  return self->pointer;
}

static void
ari_board_zoom_gestures_class_init (AriBoardZoomGesturesClass *klass)
{
  signals[ZOOMED] =
    g_signal_new ("zoomed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_DOUBLE, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[TAPPED] =
    g_signal_new ("tapped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[SCROLLED] =
    g_signal_new ("scrolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_board_zoom_gestures_init (AriBoardZoomGestures *self)
{
}

static void
add_controller (AriBoardZoomGestures *self,
                GtkEventController   *controller,
                const char           *signal,
                GCallback             callback)
{
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
  if (gtk_event_controller_get_widget (controller) == NULL)
    gtk_widget_add_controller (self->board, controller);
}

static void
watch (AriBoardZoomGestures *self)
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

AriBoardZoomGestures *
ari_board_zoom_gestures_new (GtkWidget          *board,
                             const AriBoardAim  *aim,
                             const AriBoardZoom *zoom)
{
  AriBoardZoomGestures *self = g_object_new (ARI_TYPE_BOARD_ZOOM_GESTURES, NULL);

  self->board = board;
  self->aim = *aim;
  self->zoom = zoom;
  watch (self);

  return self;
}

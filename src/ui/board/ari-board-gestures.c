/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-gestures.h"

struct _AriBoardGestures
{
  GObject             parent_instance;

  GtkWidget          *board; /* borrowed: it owns the controllers */
  AriBoardAim         aim;
  const AriBoardZoom *zoom;

  AriPoint            start;     /* pixels: where the press began */
  AriSpot             from;      /* ARI_SPOT_NONE: nothing there can be dragged */
  AriSpot             stuck;     /* where the press began, if nothing there can be dragged */
  gboolean            drags;
  gboolean            pulls;     /* the press began where lines end, and pulls along one of them */
  AriPoint            pull_from; /* board units: that end */
};

enum
{
  MOVED,
  LOOKED,
  LEFT,
  PRESSED,
  RELEASED,
  CLICKED,
  POINTED,
  LIFTED,
  DRAGGED,
  DROPPED,
  CANCELLED,
  PULLED,
  STUCK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardGestures, ari_board_gestures, G_TYPE_OBJECT)

static gboolean
has_board (AriBoardGestures *self)
{
  return self->aim.picks->shown->board != NULL;
}

static gboolean
is_pickable (AriBoardGestures *self)
{
  return self->aim.picks->shown->pickable;
}

/* Pointer */

static void
motion_cb (AriBoardGestures *self,
           double            x,
           double            y)
{
  if (!has_board (self))
    return;

  g_signal_emit (self, signals[LOOKED], 0,
                 (guint) ari_board_aim_look (&self->aim, (AriPoint) { (float) x, (float) y }));
  /* While a button is held, what shows is up to the drag. */
  if (is_pickable (self) && self->stuck == ARI_SPOT_NONE && !self->pulls)
    g_signal_emit (self, signals[MOVED], 0, x, y);
}

static void
leave_cb (AriBoardGestures *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

/* Whether the gesture is about a popover above the board. On X11, a press there goes to what lies below it
 * until the pointer has moved on the popover, and would be a move that nobody wants. */
static gboolean
is_on_popover (AriBoardGestures *self,
               GtkGesture       *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GtkNative *native = gtk_widget_get_native (self->board);

  return event != NULL && gdk_event_get_surface (event) != gtk_native_get_surface (native);
}

static void
pressed_cb (AriBoardGestures *self)
{
  g_signal_emit (self, signals[PRESSED], 0);
}

static void
released_cb (AriBoardGestures *self,
             int               n_press,
             double            x,
             double            y,
             GtkGestureClick  *gesture)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));
  AriPoint px = { (float) x, (float) y };

  g_signal_emit (self, signals[RELEASED], 0);
  if (!has_board (self) || is_on_popover (self, GTK_GESTURE (gesture))
      || !gtk_widget_contains (self->board, x, y) || ari_board_aim_click (&self->aim, px) == ARI_SPOT_NONE)
    return;

  if (is_pickable (self))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[CLICKED], 0, x, y,
                 device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN);
}

/* Drags and pulls */

/* The place to which the press has moved by @dx, @dy. */
static AriPoint
place_after (AriBoardGestures *self,
             double            dx,
             double            dy)
{
  return (AriPoint) { (float) (self->start.x + dx), (float) (self->start.y + dy) };
}

static void
point_at (AriBoardGestures *self,
          AriSpot           spot)
{
  g_signal_emit (self, signals[POINTED], 0, (guint) spot);
}

static void
begin_cb (AriBoardGestures *self,
          double            x,
          double            y)
{
  AriSpot spot;

  self->from = self->stuck = ARI_SPOT_NONE;
  self->pulls = FALSE;
  self->start = (AriPoint) { (float) x, (float) y };
  if (!has_board (self) || !is_pickable (self))
    return;

  spot = ari_board_aim_point (&self->aim, self->start);
  if (spot == ARI_SPOT_NONE)
    return;

  if (ari_board_picks_can_drag (self->aim.picks, spot))
    {
      self->from = spot;
    }
  else
    {
      self->stuck = spot;
      self->pulls =
        self->zoom->scale == 1 && ari_board_aim_find_end (&self->aim, self->start, &self->pull_from);
    }
}

/* Previews the line that the pull would pick. From the first line on, the press doesn't count as a click. */
static void
pull (AriBoardGestures *self,
      AriPoint          px,
      GtkGesture       *gesture)
{
  AriSpot line = ari_board_aim_pulled_line (&self->aim, self->pull_from, px);

  if (line != ARI_SPOT_NONE)
    {
      self->stuck = ARI_SPOT_NONE;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  point_at (self, line);
}

/* What a release here would pick as a click: only what was pressed. */
static void
point_at_stuck (AriBoardGestures *self,
                AriPoint          px)
{
  AriSpot spot = ari_board_aim_point (&self->aim, px);

  point_at (self, spot == self->stuck ? spot : ARI_SPOT_NONE);
}

static void
update_cb (AriBoardGestures *self,
           double            dx,
           double            dy,
           GtkGesture       *gesture)
{
  AriPoint px = place_after (self, dx, dy);

  if (self->pulls && is_pickable (self))
    pull (self, px, gesture);
  if (self->stuck != ARI_SPOT_NONE)
    point_at_stuck (self, px);
  if (self->from == ARI_SPOT_NONE
      || (!self->drags && !gtk_drag_check_threshold (self->board, (int) self->start.x, (int) self->start.y,
                                                     (int) px.x, (int) px.y)))
    return;

  if (!self->drags)
    {
      /* From now on, the press no longer counts as a click. */
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      g_signal_emit (self, signals[LIFTED], 0, (guint) self->from);
      self->drags = TRUE;
    }
  g_signal_emit (self, signals[DRAGGED], 0, dx, dy);
  point_at (self, ari_board_aim_point (&self->aim, px));
}

/* Whether the press that ends moved to another spot, and no other gesture took it. A press that only trembled
 * is a click. */
static gboolean
is_vain_drag (AriBoardGestures *self,
              double            dx,
              double            dy,
              GtkGestureDrag   *drag)
{
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));

  return self->stuck != ARI_SPOT_NONE && is_pickable (self)
         && gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) != GTK_EVENT_SEQUENCE_DENIED
         && gtk_drag_check_threshold (self->board, 0, 0, (int) dx, (int) dy)
         && ari_board_aim_point (&self->aim, place_after (self, dx, dy)) != self->stuck;
}

static void
end_pull (AriBoardGestures *self,
          AriPoint          px)
{
  AriSpot line = ari_board_aim_pulled_line (&self->aim, self->pull_from, px);

  point_at (self, ARI_SPOT_NONE);
  if (line != ARI_SPOT_NONE && is_pickable (self))
    g_signal_emit (self, signals[PULLED], 0, (guint) line);
}

static void
end_cb (AriBoardGestures *self,
        double            dx,
        double            dy,
        GtkGestureDrag   *drag)
{
  AriPoint px = place_after (self, dx, dy);
  AriSpot spot = ARI_SPOT_NONE;

  if (self->pulls && self->stuck == ARI_SPOT_NONE)
    end_pull (self, px);
  if (is_vain_drag (self, dx, dy, drag))
    {
      /* Its end doesn't count as a click. */
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      g_signal_emit (self, signals[STUCK], 0, (guint) self->stuck);
    }
  self->stuck = ARI_SPOT_NONE;
  self->pulls = FALSE;
  if (!self->drags)
    return;

  self->drags = FALSE;
  if (gtk_widget_contains (self->board, px.x, px.y))
    spot = ari_board_aim_point (&self->aim, px);
  g_signal_emit (self, signals[DROPPED], 0, (guint) spot);
}

static void
cancel_cb (AriBoardGestures *self)
{
  self->stuck = ARI_SPOT_NONE;
  if (self->pulls)
    point_at (self, ARI_SPOT_NONE);
  self->pulls = FALSE;
  if (self->drags)
    g_signal_emit (self, signals[CANCELLED], 0);
}

void
ari_board_gestures_let_go (AriBoardGestures *self)
{
  g_return_if_fail (ARI_IS_BOARD_GESTURES (self));

  self->drags = FALSE;
  self->from = ARI_SPOT_NONE;
}

void
ari_board_gestures_stop (AriBoardGestures *self)
{
  ari_board_gestures_let_go (self);
  self->stuck = ARI_SPOT_NONE;
  self->pulls = FALSE;
}

static guint
new_signal (AriBoardGesturesClass *klass,
            const char            *name,
            GType                  first,
            GType                  second,
            GType                  third)
{
  guint n_args = (first != G_TYPE_NONE) + (second != G_TYPE_NONE) + (third != G_TYPE_NONE);

  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       n_args, first, second, third);
}

static void
ari_board_gestures_class_init (AriBoardGesturesClass *klass)
{
  signals[MOVED] = new_signal (klass, "moved", G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_NONE);
  signals[LOOKED] = new_signal (klass, "looked", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
  signals[LEFT] = new_signal (klass, "left", G_TYPE_NONE, G_TYPE_NONE, G_TYPE_NONE);
  signals[PRESSED] = new_signal (klass, "pressed", G_TYPE_NONE, G_TYPE_NONE, G_TYPE_NONE);
  signals[RELEASED] = new_signal (klass, "released", G_TYPE_NONE, G_TYPE_NONE, G_TYPE_NONE);
  signals[CLICKED] = new_signal (klass, "clicked", G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  signals[POINTED] = new_signal (klass, "pointed", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
  signals[LIFTED] = new_signal (klass, "lifted", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
  signals[DRAGGED] = new_signal (klass, "dragged", G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_NONE);
  signals[DROPPED] = new_signal (klass, "dropped", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
  signals[CANCELLED] = new_signal (klass, "cancelled", G_TYPE_NONE, G_TYPE_NONE, G_TYPE_NONE);
  signals[PULLED] = new_signal (klass, "pulled", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
  signals[STUCK] = new_signal (klass, "stuck", G_TYPE_UINT, G_TYPE_NONE, G_TYPE_NONE);
}

static void
ari_board_gestures_init (AriBoardGestures *self)
{
  self->from = self->stuck = ARI_SPOT_NONE;
}

static void
watch (AriBoardGestures *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, motion);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (drag));
}

AriBoardGestures *
ari_board_gestures_new (GtkWidget          *board,
                        const AriBoardAim  *aim,
                        const AriBoardZoom *zoom)
{
  AriBoardGestures *self = g_object_new (ARI_TYPE_BOARD_GESTURES, NULL);

  self->board = board;
  self->aim = *aim;
  self->zoom = zoom;
  watch (self);

  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a person throws: by drag or by key, and the state of the hand. */
#include "ari-toss-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-toss-camera.h"

#define FLICK_MS     100    /* only this last part of a drag counts */
#define CLICK_PX     8      /* a press that moves less is a click */
#define DRAG_REACH   0.6    /* picture heights: a drag of this length spans a calm gauge */
#define CALM_FLICK   (ARI_HAND_FLICK_SPEED / 2) /* a hand that only aims is slower when it lets go */

/* Puts the ring back in the hand and stops everything. */
void
ari_toss_view_drop (AriTossView *self)
{
  self->hand = ARI_HAND_IDLE;
  self->hand_x = self->hand_y = 0;
  self->steered = FALSE;
  g_array_set_size (self->drag, 0);
  self->grabbed = ARI_TOSS_GAUGE_NONE;
  if (self->way != ARI_TOSS_CALM)
    self->aim = self->force = 0;
  else
    ari_toss_view_aim (self);
}

/* The calm hand aims at a horn from the start: between the horns hardly any throw hits. */
void
ari_toss_view_aim_as_usual (AriTossView *self)
{
  self->aim = self->way == ARI_TOSS_CALM ? ARI_HAND_BEST_AIM : 0;
  self->force = 0;
  ari_toss_view_drop (self);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
can_throw (AriTossView *self)
{
  return self->armed && !self->flying;
}

/* A ring in the air can only be watched or hurried, and one that is down left. */
static void
hurry_or_leave (AriTossView *self)
{
  if (self->flying)
    ari_toss_view_hurry (self);
  else if (self->thrown)
    g_signal_emit (self, ari_toss_view_signals[ARI_TOSS_VIEW_WATCHED], 0);
}

/* A throw starts with a ring in the hand. */
static void
pick_up (AriTossView *self)
{
  if (self->thrown)
    ari_toss_view_reset (self, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Dragging. */

static void
note_drag (AriTossView     *self,
           GtkGestureDrag  *drag,
           double           x,
           double           y)
{
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (drag));
  AriDragPoint point = { time != GDK_CURRENT_TIME ? time : g_get_monotonic_time () / 1000, x, y };

  g_array_append_val (self->drag, point);
}

/* How far the drag went from where it began, in pixels. */
static double
drag_reach (AriTossView *self)
{
  double reach = 0;

  for (guint i = 0; i < self->drag->len; i++)
    {
      const AriDragPoint *point = &g_array_index (self->drag, AriDragPoint, i);

      reach = MAX (reach, hypot (point->x, point->y));
    }

  return reach;
}

/* Turns the end of the drag into a flick; FALSE if the hand had stopped before the release. */
static gboolean
read_flick (AriTossView *self,
            AriFlick    *flick)
{
  const AriDragPoint *points = (const AriDragPoint *) self->drag->data;
  guint last = self->drag->len - 1, first = last, middle;
  double height = ARI_TOSS_HEIGHT * self->painter.unit;
  double before, after;

  while (first > 0 && points[last].time - points[first - 1].time <= FLICK_MS)
    first--;
  if (first == last)
    return FALSE;

  middle = (first + last) / 2;
  before = atan2 (points[middle].x - points[first].x, points[first].y - points[middle].y);
  after = atan2 (points[last].x - points[middle].x, points[middle].y - points[last].y);
  *flick = (AriFlick) {
    .across = (points[last].x - points[first].x) / height,
    .up = (points[first].y - points[last].y) / height,
    .seconds = (points[last].time - points[first].time) / 1000.0,
    .curve = middle > first ? remainder (after - before, 2 * G_PI) : 0,
    .reach = drag_reach (self) / height,
  };

  return TRUE;
}

static AriPoint
picture_point (AriTossView *self,
               double       x,
               double       y)
{
  return (AriPoint) { self->bounds.x + (float) x / self->painter.unit,
                      self->bounds.y + (float) y / self->painter.unit };
}

/* The calm hand: the value of a gauge that was grabbed is where the pointer is. */
static void
follow_gauge (AriTossView *self,
              double       x,
              double       y)
{
  double value;

  if (self->grabbed == ARI_TOSS_GAUGE_NONE)
    return;

  value = ari_toss_gauge_value (&self->bounds, self->grabbed, picture_point (self, x, y));
  if (self->grabbed == ARI_TOSS_GAUGE_AIM)
    self->aim = value;
  else
    self->force = value;
  ari_toss_view_aim (self);
}

/* A click on the picture aims there, with the strength that reaches the horns: at the height of the tips, one
 * unit is a millimetre. */
static void
aim_at (AriTossView *self,
        double       x,
        double       y)
{
  self->aim = CLAMP (ARI_HAND_BEST_AIM * picture_point (self, x, y).x / ARI_TIP_X, -1, 1);
  self->force = 0;
  ari_toss_view_aim (self);
}

/* The ring stays in the hand, and the words say why; screen readers read them as the description. */
static void
refuse_flick (AriTossView *self,
              const char  *fault)
{
  ari_toss_view_drop (self);
  self->fault = fault;
}

static const char *
fault_words (AriFlickFault fault)
{
  switch (fault)
    {
    case ARI_FLICK_TOO_SLOW:
      return _("Too slow: the ring stayed in your hand. Move faster.");

    case ARI_FLICK_TOO_SHORT:
      return _("Too short: the ring stayed in your hand. Make a longer flick.");

    case ARI_FLICK_NOT_FORWARD:
    case ARI_FLICK_FINE:
    default:
      return _("The ring stayed in your hand. Flick it upwards, towards the bull.");
    }
}

static void
flick (AriTossView *self)
{
  AriFlick flick;
  AriRelease release;

  if (!read_flick (self, &flick))
    refuse_flick (self, _("The ring stayed in your hand. Let go while your hand is still moving."));
  else if (ari_hand_flick (&flick, &release))
    {
      self->flicked = TRUE;
      ari_toss_view_throw (self, &release);
    }
  else
    refuse_flick (self, fault_words (ari_hand_flick_fault (&flick)));
}

/* The end of a calm drag: it has set aim and strength, unless it was a flick. People who have flicked before
 * expect the ring to fly. */
static void
end_calm_drag (AriTossView *self,
               gboolean     is_click)
{
  gboolean on_gauge = self->grabbed != ARI_TOSS_GAUGE_NONE;
  AriFlick flick;
  AriRelease release;

  if (!on_gauge && !is_click && read_flick (self, &flick) && ari_hand_flick (&flick, &release)
      && ari_hand_flick_speed (&flick) >= CALM_FLICK)
    {
      self->aim = self->begun_aim;
      self->force = self->begun_force;
      refuse_flick (self, _("The calm toss needs no flick: aim with a click, then press Space or the "
                            "button."));
      return;
    }

  ari_toss_view_drop (self);
  if (is_click && !on_gauge)
    aim_at (self, self->pointer_x, self->pointer_y);
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
begin_drag (AriTossView *self)
{
  pick_up (self);
  ari_toss_view_drop (self);
  self->hand = ARI_HAND_DRAGS;
  self->fault = NULL;
  self->begun_aim = self->aim;
  self->begun_force = self->force;
}

static void
drag_begin_cb (AriTossView    *self,
               double          x,
               double          y,
               GtkGestureDrag *drag)
{
  gboolean sweeps = self->way == ARI_TOSS_GAUGES || self->hand >= ARI_HAND_AIMS;
  gboolean flicks = can_throw (self) && self->way == ARI_TOSS_FLICK && !sweeps;

  /* Players begin a flick anywhere, even below the picture. Otherwise, below it is only the button: handling
   * the press here would stop a gauge that the button is about to stop. */
  if ((x >= self->width || y >= self->height) && !flicks)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  g_array_set_size (self->drag, 0);
  self->pointer_x = x;
  self->pointer_y = y;
  /* A press on the button is a flick only once it moves. */
  if (is_on_button (self, x, y))
    {
      note_drag (self, drag, 0, 0);
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!can_throw (self) || sweeps)
    {
      /* A click stops the gauges. */
      if (can_throw (self))
        gtk_widget_activate_action (GTK_WIDGET (self), "toss.throw", NULL);
      else
        hurry_or_leave (self);
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  begin_drag (self);
  note_drag (self, drag, 0, 0);
  if (self->way == ARI_TOSS_CALM)
    {
      self->grabbed = ari_toss_gauge_at (&self->bounds, picture_point (self, x, y));
      follow_gauge (self, x, y);
    }
  ari_toss_view_sync (self);
}

/* The pointer moved by so many pixels. */
static void
move_calm_hand (AriTossView *self,
                double       dx,
                double       dy)
{
  double reach = DRAG_REACH * ARI_TOSS_HEIGHT * self->painter.unit / 2;

  self->pointer_x += dx;
  self->pointer_y += dy;
  if (self->grabbed != ARI_TOSS_GAUGE_NONE)
    {
      follow_gauge (self, self->pointer_x, self->pointer_y);
      return;
    }

  self->aim = CLAMP (self->aim + dx / reach, -1, 1);
  self->force = CLAMP (self->force - dy / reach, -1, 1);
  ari_toss_view_aim (self);
}

static void
drag_update_cb (AriTossView    *self,
                double          x,
                double          y,
                GtkGestureDrag *drag)
{
  const AriDragPoint *last;

  if (self->hand == ARI_HAND_IDLE && self->drag->len > 0 && hypot (x, y) >= CLICK_PX)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      begin_drag (self);
      note_drag (self, drag, 0, 0);
      ari_toss_view_sync (self);
    }
  if (self->hand != ARI_HAND_DRAGS)
    return;

  last = &g_array_index (self->drag, AriDragPoint, self->drag->len - 1);
  if (self->way == ARI_TOSS_CALM)
    {
      move_calm_hand (self, x - last->x, y - last->y);
      ari_toss_view_sync (self);
    }
  else
    {
      self->hand_x = x / self->painter.unit;
      self->hand_y = y / self->painter.unit;
    }
  note_drag (self, drag, x, y);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (AriTossView    *self,
             double          x,
             double          y,
             GtkGestureDrag *drag)
{
  gboolean is_click;

  if (self->hand != ARI_HAND_DRAGS)
    return;

  note_drag (self, drag, x, y);
  /* A hand that draws back and flicks may let go where it began. */
  is_click = drag_reach (self) < CLICK_PX;
  if (self->way == ARI_TOSS_FLICK && is_click)
    refuse_flick (self, _("The ring stayed in your hand. Drag it upwards and let go while your hand is "
                          "moving, or press Space to use the gauges."));
  else if (self->way == ARI_TOSS_FLICK)
    flick (self);
  else if (self->way == ARI_TOSS_CALM)
    end_calm_drag (self, is_click);
  else
    ari_toss_view_drop (self);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cancel_cb (AriTossView *self)
{
  if (self->hand == ARI_HAND_DRAGS)
    ari_toss_view_drop (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Keys and gauges. */

static void
start_gauge (AriTossView  *self,
             AriHandState  hand)
{
  self->hand = hand;
  self->gauge_started = 0;
  ari_toss_view_need_frames (self);
}

void
ari_toss_view_sweep (AriTossView *self,
                     gint64       now)
{
  double seconds;

  if (self->hand < ARI_HAND_AIMS)
    return;

  if (self->gauge_started == 0)
    self->gauge_started = now;
  seconds = (now - self->gauge_started) / (double) G_USEC_PER_SEC;
  if (self->hand == ARI_HAND_AIMS)
    self->aim = ari_hand_aim_gauge (seconds);
  else
    self->force = ari_hand_force_gauge (seconds);
}

static void
throw_calmly (AriTossView *self)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  AriRelease release = ari_hand_calm (self->aim, self->force, seed);

  pick_up (self);
  self->flicked = FALSE;
  ari_toss_view_throw (self, &release);
}

static void
throw_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  if (!can_throw (self))
    return;

  self->fault = NULL;
  if (self->way == ARI_TOSS_CALM)
    {
      throw_calmly (self);
      return;
    }

  /* A gauge stops at its current value, not at that of the last frame. */
  if (clock != NULL && self->gauge_started != 0)
    ari_toss_view_sweep (self, MAX (g_get_monotonic_time (), self->gauge_started));
  if (self->hand == ARI_HAND_AIMS)
    start_gauge (self, ARI_HAND_PRESSES);
  else if (self->hand == ARI_HAND_PRESSES)
    {
      AriRelease release = ari_hand_gauges (self->aim, self->force);

      self->flicked = FALSE;
      ari_toss_view_throw (self, &release);
    }
  else
    {
      pick_up (self);
      start_gauge (self, ARI_HAND_AIMS);
    }
  ari_toss_view_sync (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  if (!can_throw (self) && (self->flying || self->thrown))
    hurry_or_leave (self);
  else if (self->hand != ARI_HAND_IDLE)
    ari_toss_view_drop (self);
  else
    return GDK_EVENT_PROPAGATE;

  ari_toss_view_sync (self);
  gtk_widget_queue_draw (widget);

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

  if (self->way != ARI_TOSS_CALM || !can_throw (self))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(ii)", &across, &up);
  pick_up (self);
  self->fault = NULL;
  self->aim = CLAMP (self->aim + across * ARI_AIM_STEP, -1, 1);
  self->force = CLAMP (self->force + up * ARI_AIM_STEP, -1, 1);
  self->steered = TRUE;
  ari_toss_view_aim (self);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (widget);

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
ari_toss_view_add_hands (AriTossView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
ari_toss_view_get_aim (AriTossView *self,
                       double      *aim,
                       double      *force)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  *aim = self->aim;
  *force = self->force;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-hand.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-toss-camera.h"

#define FLICK_MS   100  /* only this last part of a drag counts */
#define DRAG_REACH 0.6  /* picture heights: a drag of this length spans a calm gauge */
#define CALM_FLICK (ARI_HAND_FLICK_SPEED / 2) /* a hand that only aims is slower when it lets go */

/* A position of the pointer during a drag, from where it began. */
typedef struct
{
  gint64 time; /* ms */
  double x, y;
} AriDragPoint;

void
ari_toss_hand_init (AriTossHand *self)
{
  *self = (AriTossHand) { .drag = g_array_new (FALSE, FALSE, sizeof (AriDragPoint)) };
}

void
ari_toss_hand_clear (AriTossHand *self)
{
  g_clear_pointer (&self->drag, g_array_unref);
  g_clear_pointer (&self->aimed, g_array_unref);
}

/* Finds where the ring of the calm hand would fly without the hand's error. */
static void
foresee (AriTossHand *self)
{
  AriRelease release = ari_hand_gauges (self->aim, self->force);
  AriFlight flight;

  g_clear_pointer (&self->aimed, g_array_unref);
  self->aimed = ari_trace_new ();
  for (ari_flight_start (&flight, &release); !flight.over && !flight.arrived;)
    ari_trace_step (self->aimed, &flight);
  self->aimed_at = ari_ring_pose (&flight);
}

void
ari_toss_hand_drop (AriTossHand *self)
{
  self->state = ARI_HAND_IDLE;
  self->steered = FALSE;
  g_array_set_size (self->drag, 0);
  self->grabbed = ARI_TOSS_GAUGE_NONE;
  if (self->way != ARI_TOSS_CALM)
    self->aim = self->force = 0;
  else
    foresee (self);
}

/* The calm hand aims at a horn from the start: between the horns hardly any throw hits. */
void
ari_toss_hand_reset (AriTossHand *self)
{
  self->aim = self->way == ARI_TOSS_CALM ? ARI_HAND_BEST_AIM : 0;
  self->force = 0;
  ari_toss_hand_drop (self);
}

void
ari_toss_hand_set_way (AriTossHand *self,
                       AriTossWay   way)
{
  self->way = way;
  self->fault = NULL;
  ari_toss_hand_reset (self);
}

void
ari_toss_hand_set_aim (AriTossHand *self,
                       double       aim,
                       double       force)
{
  self->aim = CLAMP (aim, -1, 1);
  self->force = CLAMP (force, -1, 1);
  foresee (self);
}

gboolean
ari_toss_hand_sweeps (const AriTossHand *self)
{
  return self->state >= ARI_HAND_AIMS;
}

AriPoint
ari_toss_hand_get_offset (const AriTossHand *self)
{
  const AriDragPoint *last;

  if (self->state != ARI_HAND_DRAGS || self->way == ARI_TOSS_CALM)
    return (AriPoint) { 0, 0 };

  last = &g_array_index (self->drag, AriDragPoint, self->drag->len - 1);

  return (AriPoint) { (float) last->x, (float) last->y };
}

/* Dragging. */

static void
note (AriTossHand *self,
      gint64       time,
      double       x,
      double       y)
{
  AriDragPoint point = { time, x, y };

  g_array_append_val (self->drag, point);
}

/* How far the drag went from where it began. */
static double
get_reach (const AriTossHand *self)
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
read_flick (const AriTossHand *self,
            AriFlick          *flick)
{
  const AriDragPoint *points = (const AriDragPoint *) self->drag->data;
  guint last = self->drag->len - 1, first = last, middle;
  double before, after;

  while (first > 0 && points[last].time - points[first - 1].time <= FLICK_MS)
    first--;
  if (first == last)
    return FALSE;

  middle = (first + last) / 2;
  before = atan2 (points[middle].x - points[first].x, points[first].y - points[middle].y);
  after = atan2 (points[last].x - points[middle].x, points[middle].y - points[last].y);
  *flick = (AriFlick) {
    .across = (points[last].x - points[first].x) / ARI_TOSS_HEIGHT,
    .up = (points[first].y - points[last].y) / ARI_TOSS_HEIGHT,
    .seconds = (points[last].time - points[first].time) / 1000.0,
    .curve = middle > first ? remainder (after - before, 2 * G_PI) : 0,
    .reach = get_reach (self) / ARI_TOSS_HEIGHT,
  };

  return TRUE;
}

void
ari_toss_hand_press (AriTossHand *self,
                     AriPoint     at,
                     gint64       time)
{
  g_array_set_size (self->drag, 0);
  self->pressed = at;
  note (self, time, 0, 0);
}

gboolean
ari_toss_hand_is_pressed (const AriTossHand *self)
{
  return self->state == ARI_HAND_IDLE && self->drag->len > 0;
}

void
ari_toss_hand_begin_drag (AriTossHand *self,
                          gint64       time)
{
  ari_toss_hand_drop (self);
  self->state = ARI_HAND_DRAGS;
  self->fault = NULL;
  self->begun_aim = self->aim;
  self->begun_force = self->force;
  note (self, time, 0, 0);
}

/* The value of a gauge that was grabbed is where the pointer is. */
static void
follow_gauge (AriTossHand   *self,
              const AriRect *bounds,
              AriPoint       at)
{
  double value = ari_toss_gauge_value (bounds, self->grabbed, at);

  if (self->grabbed == ARI_TOSS_GAUGE_AIM)
    ari_toss_hand_set_aim (self, value, self->force);
  else
    ari_toss_hand_set_aim (self, self->aim, value);
}

void
ari_toss_hand_grab (AriTossHand   *self,
                    const AriRect *bounds)
{
  self->grabbed = ari_toss_gauge_at (bounds, self->pressed);
  if (self->grabbed != ARI_TOSS_GAUGE_NONE)
    follow_gauge (self, bounds, self->pressed);
}

void
ari_toss_hand_drag_to (AriTossHand   *self,
                       const AriRect *bounds,
                       gint64         time,
                       double         dx,
                       double         dy)
{
  AriDragPoint last = g_array_index (self->drag, AriDragPoint, self->drag->len - 1);
  double reach = DRAG_REACH * ARI_TOSS_HEIGHT / 2;

  note (self, time, dx, dy);
  if (self->way != ARI_TOSS_CALM)
    return;

  if (self->grabbed != ARI_TOSS_GAUGE_NONE)
    follow_gauge (self, bounds,
                  (AriPoint) { self->pressed.x + (float) dx, self->pressed.y + (float) dy });
  else
    ari_toss_hand_set_aim (self, self->aim + (dx - last.x) / reach, self->force - (dy - last.y) / reach);
}

/* The ring stays in the hand, and the words say why; screen readers read them as the description. */
static void
refuse_flick (AriTossHand *self,
              const char  *fault)
{
  ari_toss_hand_drop (self);
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

static gboolean
end_flick (AriTossHand *self,
           gboolean     is_click,
           AriRelease  *release)
{
  AriFlick flick;

  if (is_click)
    refuse_flick (self, _("The ring stayed in your hand. Drag it upwards and let go while your hand is "
                          "moving, or press Space to use the gauges."));
  else if (!read_flick (self, &flick))
    refuse_flick (self, _("The ring stayed in your hand. Let go while your hand is still moving."));
  else if (!ari_hand_flick (&flick, release))
    refuse_flick (self, fault_words (ari_hand_flick_fault (&flick)));
  else
    {
      ari_toss_hand_drop (self);
      self->flicked = TRUE;
      return TRUE;
    }

  return FALSE;
}

/* It has set aim and strength, unless it was a flick: people who have flicked before expect the ring to fly.
 * A click on the picture aims there, with the strength that reaches the horns: at the height of the tips, one
 * unit is a millimetre. */
static void
end_calm_drag (AriTossHand *self,
               gboolean     is_click)
{
  gboolean on_gauge = self->grabbed != ARI_TOSS_GAUGE_NONE;
  AriDragPoint last = g_array_index (self->drag, AriDragPoint, self->drag->len - 1);
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

  ari_toss_hand_drop (self);
  if (is_click && !on_gauge)
    ari_toss_hand_set_aim (self, ARI_HAND_BEST_AIM * (self->pressed.x + last.x) / ARI_TIP_X, 0);
}

gboolean
ari_toss_hand_end_drag (AriTossHand *self,
                        gint64       time,
                        double       dx,
                        double       dy,
                        double       least,
                        AriRelease  *release)
{
  gboolean is_click;

  note (self, time, dx, dy);
  /* A hand that draws back and flicks may let go where it began. */
  is_click = get_reach (self) < least;
  if (self->way == ARI_TOSS_FLICK)
    return end_flick (self, is_click, release);

  if (self->way == ARI_TOSS_CALM)
    end_calm_drag (self, is_click);
  else
    ari_toss_hand_drop (self);

  return FALSE;
}

/* Gauges and keys. */

static void
start_gauge (AriTossHand  *self,
             AriHandState  state)
{
  self->state = state;
  self->gauge_started = 0;
}

void
ari_toss_hand_sweep (AriTossHand *self,
                     gint64       now)
{
  double seconds;

  if (!ari_toss_hand_sweeps (self))
    return;

  if (self->gauge_started == 0)
    self->gauge_started = now;
  seconds = (now - self->gauge_started) / (double) G_USEC_PER_SEC;
  if (self->state == ARI_HAND_AIMS)
    self->aim = ari_hand_aim_gauge (seconds);
  else
    self->force = ari_hand_force_gauge (seconds);
}

gboolean
ari_toss_hand_act (AriTossHand *self,
                   AriRelease  *release)
{
  self->fault = NULL;
  if (self->way == ARI_TOSS_CALM)
    {
      guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

      *release = ari_hand_calm (self->aim, self->force, seed);
      self->flicked = FALSE;
      return TRUE;
    }

  if (self->state == ARI_HAND_PRESSES)
    {
      *release = ari_hand_gauges (self->aim, self->force);
      self->flicked = FALSE;
      return TRUE;
    }

  start_gauge (self, self->state == ARI_HAND_AIMS ? ARI_HAND_PRESSES : ARI_HAND_AIMS);

  return FALSE;
}

void
ari_toss_hand_steer (AriTossHand *self,
                     int          across,
                     int          up)
{
  self->fault = NULL;
  self->steered = TRUE;
  ari_toss_hand_set_aim (self, self->aim + across * ARI_AIM_STEP, self->force + up * ARI_AIM_STEP);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch: they target the nearest spot, which rectangular widgets could not decide. */
#include "ari-board-view-private.h"

#include <math.h>

#define REACH     0.45f  /* board units: how far from a spot a pointer may be */
#define MOUSE_PX  3      /* how precisely players point */
#define FINGER_PX 9

/* The pieces on @ground that can be picked. */
typedef struct
{
  AriBoardView *view;
  AriSpot       ground;
} Company;

static gboolean
accepts_company (AriSpot  spot,
                 gpointer data)
{
  Company *company = data;
  AriBoardView *self = company->view;

  return ari_rules_ground (self->setup.rules, spot) == company->ground
         && ari_board_view_accepts_offered (spot, self);
}

/* Between several pieces on one field, the pointer means one that can be picked, even if another one is
 * nearer. */
static AriSpot
find_company (AriBoardView *self,
              AriPoint      at,
              AriSpot       spot,
              float         reach)
{
  Company company = { self, ari_rules_ground (self->setup.rules, spot) };
  AriSpot offered;

  if (company.ground == spot || ari_spot_distance (&self->board->spots[spot], at) <= 0)
    return spot;

  offered = ari_board_spot_at (self->board, at, 2 * reach, accepts_company, &company);

  return offered != ARI_SPOT_NONE ? offered : spot;
}

/* Whether @spot is the vacant place on top of the pieces that stand on @ground. */
static gboolean
tops_stack (AriBoardView *self,
            AriSpot       spot,
            AriSpot       ground)
{
  guint n_below = 0;

  for (AriSpot below = 0; below < spot; below++)
    if (below != ground && ari_rules_ground (self->setup.rules, below) == ground)
      {
        if (!ari_board_view_has_something (self, below))
          return FALSE;
        n_below++;
      }

  return n_below > 0;
}

/* A stack on a target takes the pointer, too, and so does the place on top of it: seen from the side, these
 * hide the space behind, and the mark of the target lies there. */
static gboolean
accepts_marked (AriSpot  spot,
                gpointer data)
{
  AriBoardView *self = data;
  AriSpot ground = ari_rules_ground (self->setup.rules, spot);

  return ari_board_view_accepts_offered (spot, self)
         || (ground != spot && ari_board_view_is_target (self, ground)
             && (ari_board_view_has_something (self, spot) || tops_stack (self, spot, ground)));
}

/* A spot right under the pointer that can be picked, else the nearest of all: pointing at a line that is
 * taken means that line, even near a free one. */
AriSpot
ari_board_view_spot_at (AriBoardView *self,
                        double        x,
                        double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);
  float reach = MAX (REACH, MIN_TOUCH_PX / 2.0f / self->painter.unit);
  AriSpot spot = ari_board_spot_at (self->board, at, 0, accepts_marked, self);

  if (spot != ARI_SPOT_NONE)
    return spot;

  spot = ari_board_spot_at (self->board, at, reach, ari_board_view_accepts_pickable, self);

  return spot != ARI_SPOT_NONE ? find_company (self, at, spot, reach) : ARI_SPOT_NONE;
}

static gboolean
accepts_area (AriSpot  spot,
              gpointer data)
{
  AriBoardView *self = data;

  return self->board->spots[spot].kind == ARI_SPOT_AREA;
}

/* The same for a click: one that means nothing is answered wherever the board has a name. */
static AriSpot
clicked_spot (AriBoardView *self,
              double        x,
              double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);
  AriSpot spot = ari_board_view_spot_at (self, x, y);

  return spot != ARI_SPOT_NONE ? spot : ari_board_spot_at (self->board, at, 0, accepts_area, self);
}

AriSpot
ari_board_view_find_spot (AriBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), ARI_SPOT_NONE);

  return self->board != NULL ? clicked_spot (self, x, y) : ARI_SPOT_NONE;
}

void
ari_board_view_point_at (AriBoardView *self,
                         AriSpot       spot)
{
  AriPointing pointing;

  if (spot == self->pointed)
    return;

  self->pointed = spot;
  if (spot != self->proposed && self->proposed != ARI_SPOT_NONE)
    ari_board_view_clear_refusal (self);
  ari_pointing_init (&pointing, &self->picker, self->targets, self->show.n_targets, spot);
  ari_board_view_set_hover (self, pointing.target != NULL ? pointing.target->spot : pointing.pick);
}

/* What pointing at a spot does now. */
static void
read_pointing (AriBoardView *self,
               AriSpot       spot,
               AriPointing  *pointing)
{
  ari_pointing_init (pointing, &self->picker, self->targets, self->show.n_targets, spot);
}

/* Another spot that means something other than @meant. */
typedef struct
{
  AriBoardView *view;
  AriPointing   meant;
} Rival;

static gboolean
accepts_rival (AriSpot  spot,
               gpointer data)
{
  Rival *rival = data;
  AriPointing pointing;

  if (!ari_board_view_accepts_offered (spot, rival->view))
    return FALSE;

  read_pointing (rival->view, spot, &pointing);

  return pointing.pick != ARI_SPOT_NONE
         && (pointing.pick != rival->meant.pick || pointing.then != rival->meant.then);
}

/* Whether pointing at @spot plays, although the pointer is so near to something else that players may have
 * meant that. Inside the shape of a spot it means that spot; lines have no inside. */
static gboolean
is_unclear (AriBoardView *self,
            AriSpot       spot,
            AriPoint      px,
            float         precision)
{
  AriPoint at = ari_painter_to_board (&self->painter, px.x, px.y);
  float distance = ari_spot_distance (&self->board->spots[spot], at);
  float reach = distance + precision / self->painter.unit;
  AriPicker picker = self->picker;
  Rival rival = { .view = self };

  if (distance <= 0 && self->board->spots[spot].kind != ARI_SPOT_LINE)
    return FALSE;

  read_pointing (self, spot, &rival.meant);

  return rival.meant.pick != ARI_SPOT_NONE && ari_pointing_follow (&rival.meant, &picker) == ARI_PICK_COMPLETE
         && ari_board_spot_at (self->board, at, reach, accepts_rival, &rival) != ARI_SPOT_NONE;
}

/* Whether the click may mean something other than @spot, which it would play. With a mouse, people see what a
 * click does before it; but if they point at the place where lines meet, they may mean the point. */
static gboolean
needs_question (AriBoardView *self,
                AriSpot       spot,
                AriPoint      px,
                gboolean      by_finger)
{
  return (by_finger || ari_board_view_say_at_meeting (self, spot, px) != NULL)
         && is_unclear (self, spot, px, by_finger ? FINGER_PX : MOUSE_PX);
}

/* Whether a click at @px answers the question of an earlier one. */
static gboolean
is_at_proposed (AriBoardView *self,
                AriPoint      px,
                float         precision)
{
  return self->proposed != ARI_SPOT_NONE
         && hypotf (px.x - self->proposed_at.x, px.y - self->proposed_at.y) <= 2 * precision;
}

/* Shows what a click there would take, and nothing else. */
void
ari_board_view_hover_at (AriBoardView *self,
                         double        x,
                         double        y)
{
  AriPoint px = { (float) x, (float) y };
  AriSpot spot = ari_board_view_spot_at (self, x, y);

  if (is_at_proposed (self, px, MOUSE_PX))
    spot = self->proposed;
  else if (spot != ARI_SPOT_NONE && needs_question (self, spot, px, FALSE))
    spot = ARI_SPOT_NONE;
  ari_board_view_point_at (self, spot);
}

/* The toolkit repeats the last motion after each change of the picture; only a pointer that really moves asks
 * what lies under it. */
static void
note_motion (AriBoardView *self,
             double        x,
             double        y)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* The board itself may move below the pointer. */
  if (root != NULL
      && !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (root),
                                    &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  if (graphene_point_near (&at, &self->rested_at, 0.5f))
    return;

  ari_board_view_end_tip (self);
  self->rested_at = at;
  self->rested = g_get_monotonic_time ();
}

static void
motion_cb (AriBoardView *self,
           double        x,
           double        y)
{
  note_motion (self, x, y);
  if (self->board == NULL)
    return;

  ari_board_view_set_look (self, ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y),
                                                    0, ari_board_view_accepts_pickable, self));
  /* While a button is held, what shows is up to the drag. */
  if ((self->flags & ARI_BOARD_PICKABLE) && self->stuck == ARI_SPOT_NONE && !self->pulls)
    ari_board_view_hover_at (self, x, y);
}

/* What the board shows without the pointer is the question of an earlier click, or what a choice brings. */
static void
leave_cb (AriBoardView *self)
{
  ari_board_view_end_tip (self);
  self->rested = 0;
  ari_board_view_set_look (self, ARI_SPOT_NONE);
  ari_board_view_set_hover (self, self->proposed != ARI_SPOT_NONE ? self->proposed
                                                                  : ari_board_view_meant_by_choice (self));
  self->pointed = ARI_SPOT_NONE;
}

/* The first click that needs a question only marks a spot. A second one at the same place plays it: people
 * play what they see. */
void
ari_board_view_click (AriBoardView *self,
                      AriPoint      px,
                      gboolean      by_finger)
{
  AriSpot spot = clicked_spot (self, px.x, px.y);

  if (spot == ARI_SPOT_NONE)
    return;

  if (is_at_proposed (self, px, by_finger ? FINGER_PX : MOUSE_PX))
    {
      spot = self->proposed;
    }
  else if (needs_question (self, spot, px, by_finger))
    {
      self->n_accepted++;
      ari_board_view_propose (self, spot, px);
      return;
    }

  ari_board_view_pick (self, spot);
}

/* The keys that put a piece back are those of the board. */
static void
take_focus (AriBoardView *self)
{
  if (self->picker.n_picks > 0 && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Whether the gesture is about a popover above the board. On X11, a press there goes to what lies below it
 * until the pointer has moved on the popover, and would be a move that nobody wants. */
static gboolean
is_on_popover (AriBoardView *self,
               GtkGesture   *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  return event != NULL && gdk_event_get_surface (event) != gtk_native_get_surface (native);
}

static void
released_cb (AriBoardView    *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *gesture)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));

  ari_board_view_end_tip (self);
  if (self->board == NULL || is_on_popover (self, GTK_GESTURE (gesture))
      || !gtk_widget_contains (GTK_WIDGET (self), x, y) || clicked_spot (self, x, y) == ARI_SPOT_NONE)
    return;
  if ((self->flags & ARI_BOARD_PICKABLE) == 0)
    {
      ari_board_view_emit_idle (self, clicked_spot (self, x, y));
      return;
    }

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->show.focus = ARI_SPOT_NONE;
  ari_board_view_invalidate (self, MARKS_LAYER);
  ari_board_view_click (self, (AriPoint) { (float) x, (float) y },
                        device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN);
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

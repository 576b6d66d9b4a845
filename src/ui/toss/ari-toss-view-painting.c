/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of the toss. The hall, the bull and earlier traces are painted once and cached; only the
 * ring, its shadow, its trace and the gauges are redrawn for each frame. */
#include "ari-toss-view-private.h"

#include <math.h>

#include "ari-toss-camera.h"
#include "ari-toss-gauges.h"
#include "ari-toss-picture.h"
#include "ari-toss-roles.h"

#define PLAIN_BELOW_PX 300
#define CORNER_PX      14
#define SPREAD_CORNERS 40
#define SPREAD_X       83.0f  /* mm: 1.5 times the calm hand's error of aim, … */
#define SPREAD_Z       133.0f /* … and of strength, at the bull */

void
ari_toss_view_forget_nodes (AriTossView *self)
{
  g_clear_pointer (&self->hall, gsk_render_node_unref);
  g_clear_pointer (&self->bull, gsk_render_node_unref);
  g_clear_pointer (&self->traces, gsk_render_node_unref);
}

/* The picture fills the available space, whatever its shape. */
void
ari_toss_view_fit (AriTossView *self)
{
  float width = MAX (self->width, 1), height = MAX (self->height, 1);
  float unit = MIN (width / ARI_TOSS_WIDTH, height / ARI_TOSS_HEIGHT);

  ari_painter_init (&self->painter, GTK_WIDGET (self));
  self->bounds =
      (AriRect) { -width / unit / 2, (ARI_TOSS_HEIGHT - height / unit) / 2, width / unit, height / unit };
  ari_painter_fit (&self->painter, &self->bounds, width, height);
}

static void
paint_still (AriTossView *self)
{
  g_autoptr(AriScene) scene = ari_scene_new (self->bounds, &ari_toss_pigments);
  gboolean contrast = ari_scheme_is_high_contrast (self->painter.scheme);
  gboolean small = ARI_TOSS_HEIGHT * self->painter.unit < PLAIN_BELOW_PX;

  ari_toss_draw_hall (scene, contrast || small);
  ari_toss_draw_bull (scene, contrast);
  self->hall = ari_painter_layer (&self->painter, scene, ARI_LAYER_GROUND);
  self->bull = ari_painter_layer (&self->painter, scene, ARI_LAYER_PIECES);
}

static void
paint_traces (AriTossView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  for (guint i = 0; i < self->throws.past->len; i++)
    {
      const AriPastToss *toss = self->throws.past->pdata[i];

      ari_snapshot_trace (snapshot, &self->painter, toss->dots, ARI_ROLE_LETTER, 0.16f);
      ari_snapshot_trace_end (snapshot, &self->painter, toss->end, toss->hit);
    }
  self->traces = gtk_snapshot_free_to_node (snapshot);
}

/* Terracotta, or gold on a dark background, unless the ring belongs to a seat. */
static AriRole
trace_role (AriTossView *self)
{
  return self->seat > 0 ? ARI_ROLE_SEAT_FILL + self->seat - 1 : ARI_ROLE_LAST_EDGE;
}

/* The pose of the ring in flight or in the hand. */
static AriRingPose
pose (AriTossView *self)
{
  AriRelease still = ari_release_clamp ((AriRelease) { .y = ARI_HAND_Y });
  AriFlight flight = self->throws.flight;
  AriRingPose at;

  if (!self->throws.thrown)
    ari_flight_start (&flight, &still);
  at = ari_ring_pose (&flight);
  if (!self->throws.thrown)
    {
      AriPoint offset = ari_toss_hand_get_offset (&self->hand);

      at.x += offset.x / ari_toss_scale (at.z);
      at.y -= offset.y / ari_toss_scale (at.z);
    }

  return at;
}

static void
paint_gauges (AriTossView *self,
              GtkSnapshot *snapshot)
{
  g_autoptr(AriScene) scene = NULL;
  g_autoptr(GskRenderNode) node = NULL;
  guint active = self->hand.way == ARI_TOSS_CALM ? 2 : self->hand.state == ARI_HAND_PRESSES ? 1 : 0;

  if (!self->armed || self->throws.thrown
      || (self->hand.way == ARI_TOSS_FLICK && !ari_toss_hand_sweeps (&self->hand)))
    return;

  scene = ari_scene_new (self->bounds, &ari_toss_pigments);
  ari_toss_draw_gauges (scene, self->hand.aim, self->hand.force, active,
                        self->seat > 0 ? ARI_ROLE_SEAT_FILL + self->seat - 1 : ARI_ROLE_SEAT_FILL,
                        self->painter.unit);
  node = ari_painter_layer (&self->painter, scene, ARI_LAYER_MARKS);
  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
}

/* Where the ring of the calm hand will come down: two of three throws inside, at the height of the tips. */
static void
paint_spread (AriTossView *self,
              GtkSnapshot *snapshot)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  GdkRGBA colour = ari_pigments_rgba (&ari_toss_pigments, self->painter.scheme, trace_role (self), 0.35f);

  for (guint i = 0; i < SPREAD_CORNERS; i++)
    {
      double angle = 2 * G_PI * i / SPREAD_CORNERS;
      float x = self->hand.aimed_at.x + SPREAD_X * (float) cos (angle);
      float z = self->hand.aimed_at.z + SPREAD_Z * (float) sin (angle);
      AriPoint at = ari_painter_to_px (&self->painter, ari_toss_project (x, ARI_TIP_HEIGHT, z));

      if (i == 0)
        gsk_path_builder_move_to (builder, at.x, at.y);
      else
        gsk_path_builder_line_to (builder, at.x, at.y);
    }
  gsk_path_builder_close (builder);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

/* What the calm hand aims at. */
static void
paint_aim (AriTossView *self,
           GtkSnapshot *snapshot)
{
  if (self->hand.way != ARI_TOSS_CALM || !self->armed || self->throws.thrown || self->hand.aimed == NULL)
    return;

  ari_snapshot_trace (snapshot, &self->painter, self->hand.aimed, trace_role (self), 0.5f);
  paint_spread (self, snapshot);
  gtk_snapshot_push_opacity (snapshot, 0.45);
  ari_snapshot_ring (snapshot, &self->painter, &self->hand.aimed_at, TRUE);
  ari_snapshot_ring (snapshot, &self->painter, &self->hand.aimed_at, FALSE);
  gtk_snapshot_pop (snapshot);
}

static void
paint_guide (AriTossView *self,
             GtkSnapshot *snapshot)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  gboolean moves = ari_toss_view_is_animated (self) && clock != NULL;

  ari_toss_guide_paint (&self->guide, snapshot, &self->painter,
                        moves ? gdk_frame_clock_get_frame_time (clock) : 0);
}

void
ari_toss_view_paint (AriTossView *self,
                     GtkSnapshot *snapshot)
{
  AriRingPose at = pose (self);
  GdkRGBA edge = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_FRIEZE, 1);
  GskRoundedRect frame;

  if (self->hall == NULL)
    paint_still (self);
  if (self->traces == NULL && self->throws.past->len > 0)
    paint_traces (self);

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (0, 0, self->width, self->height), CORNER_PX);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_node (snapshot, self->hall);
  ari_snapshot_ring_shadow (snapshot, &self->painter, &at);
  ari_snapshot_ring (snapshot, &self->painter, &at, TRUE);
  gtk_snapshot_append_node (snapshot, self->bull);
  if (self->traces != NULL)
    gtk_snapshot_append_node (snapshot, self->traces);
  if (self->throws.foretold != NULL)
    ari_snapshot_trace (snapshot, &self->painter, self->throws.foretold, trace_role (self), 0.3f);
  if (self->throws.thrown)
    ari_snapshot_trace (snapshot, &self->painter, self->throws.trace, trace_role (self), 0.6f);
  ari_snapshot_ring (snapshot, &self->painter, &at, FALSE);
  paint_aim (self, snapshot);
  paint_gauges (self, snapshot);
  if (ari_toss_view_is_guiding (self))
    paint_guide (self, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &frame, (float[4]) { 2, 2, 2, 2 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
}

AriRect
ari_toss_view_get_bounds (AriTossView *self)
{
  AriRect none = { 0 };

  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), none);

  return self->bounds;
}

AriPoint
ari_toss_view_to_px (AriTossView *self,
                     AriPoint     at)
{
  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), at);

  return ari_painter_to_px (&self->painter, at);
}

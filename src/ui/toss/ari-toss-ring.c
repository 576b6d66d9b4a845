/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-ring.h"

#include <math.h>

#include "ari-toss-camera.h"
#include "ari-toss-roles.h"

#define N_POINTS  48
#define BULL_Z    (-12.0f) /* mm: anything deeper is behind the bull */
#define EDGE      1.2f   /* width of the dark outline on either side, in picture units */
#define DOT       5.2f   /* mm */
#define DOT_STEPS (ARI_FLIGHT_STEPS_PER_SECOND / 40)

AriRingPose
ari_ring_pose (const AriFlight *flight)
{
  const float length = 65536, one = (float) ARI_ONE;

  return (AriRingPose) {
    flight->place.x / length, flight->place.y / length, flight->place.z / length,
    flight->axis.x / one, flight->axis.y / one, flight->axis.z / one,
  };
}

AriTraceDot
ari_ring_dot (const AriRingPose *pose)
{
  return (AriTraceDot) { ari_toss_project (pose->x, pose->y, pose->z), DOT * ari_toss_scale (pose->z) };
}

GArray *
ari_trace_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (AriTraceDot));
}

void
ari_trace_step (GArray    *trace,
                AriFlight *flight)
{
  if (flight->step % DOT_STEPS == 0 && flight->touched == 0)
    {
      AriRingPose pose = ari_ring_pose (flight);
      AriTraceDot dot = ari_ring_dot (&pose);

      g_array_append_val (trace, dot);
    }
  ari_flight_step (flight);
}

/* The centre line of the ring, as N_POINTS + 1 points: @depth is the z of each. */
static void
outline (const AriRingPose *pose,
         gboolean           on_floor,
         AriPoint           points[N_POINTS + 1],
         float              depth[N_POINTS + 1])
{
  /* Two directions perpendicular to the axis; the first is level. */
  float level = hypotf (pose->axis_x, pose->axis_z);
  float ax = level > 1e-4f ? pose->axis_z / level : 1, az = level > 1e-4f ? -pose->axis_x / level : 0;
  float bx = pose->axis_y * az, by = pose->axis_z * ax - pose->axis_x * az, bz = -pose->axis_y * ax;

  for (guint i = 0; i <= N_POINTS; i++)
    {
      float c = ARI_RING_RADIUS * cosf (i * 2 * (float) G_PI / N_POINTS);
      float s = ARI_RING_RADIUS * sinf (i * 2 * (float) G_PI / N_POINTS);
      float y = on_floor ? 0 : pose->y + by * s;

      depth[i] = pose->z + az * c + bz * s;
      points[i] = ari_toss_project (pose->x + ax * c + bx * s, y, depth[i]);
    }
}

static void
add_segment (GskPathBuilder   *builder,
             const AriPainter *painter,
             AriPoint          from,
             AriPoint          to,
             gboolean          go_on)
{
  AriPoint a = ari_painter_to_px (painter, from), b = ari_painter_to_px (painter, to);

  if (!go_on)
    gsk_path_builder_move_to (builder, a.x, a.y);
  gsk_path_builder_line_to (builder, b.x, b.y);
}

static void
stroke (GtkSnapshot      *snapshot,
        const AriPainter *painter,
        GskPathBuilder   *builder,
        float             width, /* picture units */
        AriRole           role,
        float             opacity)
{
  g_autoptr(GskPath) path = gsk_path_builder_to_path (builder);
  g_autoptr(GskStroke) style = gsk_stroke_new (MAX (width * painter->unit, 1));
  GdkRGBA colour = ari_pigments_rgba (&ari_toss_pigments, painter->scheme, role, opacity);

  if (gsk_path_is_empty (path))
    return;

  gsk_stroke_set_line_join (style, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, style, &colour);
}

static gboolean
is_behind (const float *depth,
           guint        segment)
{
  return (depth[segment] + depth[segment + 1]) / 2 > BULL_Z;
}

void
ari_snapshot_ring (GtkSnapshot       *snapshot,
                   const AriPainter  *painter,
                   const AriRingPose *pose,
                   gboolean           behind)
{
  g_autoptr(GskPathBuilder) body = gsk_path_builder_new ();
  g_autoptr(GskPathBuilder) again = gsk_path_builder_new ();
  g_autoptr(GskPathBuilder) light = gsk_path_builder_new ();
  float width = 2 * ARI_RING_TUBE * ari_toss_scale (pose->z);
  AriPoint points[N_POINTS + 1];
  float depth[N_POINTS + 1];
  AriPoint middle = ari_toss_project (pose->x, pose->y, pose->z);
  gboolean body_goes_on = FALSE, light_goes_on = FALSE;
  guint first = 0, n_here = 0;

  outline (pose, FALSE, points, depth);
  /* Start a part that wraps around the last point at its own first point, so that it has no seam. */
  for (guint i = 0; i < N_POINTS; i++)
    {
      n_here += is_behind (depth, i) == behind;
      if (is_behind (depth, i) == behind && is_behind (depth, (i + N_POINTS - 1) % N_POINTS) != behind)
        first = i;
    }

  for (guint j = 0; j < N_POINTS; j++)
    {
      guint i = (first + j) % N_POINTS;
      gboolean here = is_behind (depth, i) == behind;
      gboolean lit = here && (middle.x - points[i].x) + 2 * (middle.y - points[i].y)
                             > 0.75f * ARI_RING_RADIUS * ari_toss_scale (pose->z);

      if (here)
        {
          add_segment (body, painter, points[i], points[i + 1], body_goes_on);
          add_segment (again, painter, points[i], points[i + 1], body_goes_on);
        }
      if (lit)
        add_segment (light, painter, points[i], points[i + 1], light_goes_on);
      body_goes_on = here;
      light_goes_on = lit;
    }
  if (n_here == N_POINTS)
    {
      gsk_path_builder_close (body);
      gsk_path_builder_close (again);
    }

  stroke (snapshot, painter, body, width + 2 * EDGE * ari_toss_scale (pose->z), ARI_TOSS_ROLE_RING_EDGE, 1);
  stroke (snapshot, painter, again, width, ARI_TOSS_ROLE_RING, 1);
  stroke (snapshot, painter, light, width * 0.3f, ARI_TOSS_ROLE_RING_LIGHT, 1);
}

/* The shadow on the floor below the ring, with a dotted line down to it, shows how deep in the hall the
 * ring is. */
void
ari_snapshot_ring_shadow (GtkSnapshot       *snapshot,
                          const AriPainter  *painter,
                          const AriRingPose *pose)
{
  g_autoptr(GskPathBuilder) shadow = gsk_path_builder_new ();
  g_autoptr(GskPathBuilder) drop = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) style = gsk_stroke_new (MAX (1.6f * painter->unit, 1));
  GdkRGBA colour = ari_scheme_rgba (painter->scheme, ARI_ROLE_LETTER, 0.45f);
  float dots = MAX (1.6f * painter->unit, 1);
  AriPoint points[N_POINTS + 1];
  float depth[N_POINTS + 1];

  outline (pose, TRUE, points, depth);
  for (guint i = 0; i < N_POINTS; i++)
    add_segment (shadow, painter, points[i], points[i + 1], i > 0);
  stroke (snapshot, painter, shadow, 2 * ARI_RING_TUBE * ari_toss_scale (pose->z), ARI_ROLE_SHADOW, 1);

  add_segment (drop, painter, ari_toss_project (pose->x, pose->y, pose->z),
               ari_toss_project (pose->x, 0, pose->z), FALSE);
  path = gsk_path_builder_to_path (drop);
  gsk_stroke_set_dash (style, (float[]) { dots, 4 * dots }, 2);
  gtk_snapshot_append_stroke (snapshot, path, style, &colour);
}

void
ari_snapshot_trace (GtkSnapshot      *snapshot,
                    const AriPainter *painter,
                    GArray           *dots,
                    AriRole           role,
                    float             opacity)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  GdkRGBA colour = ari_pigments_rgba (&ari_toss_pigments, painter->scheme, role, opacity);

  for (guint i = 0; i < dots->len; i++)
    {
      const AriTraceDot *dot = &g_array_index (dots, AriTraceDot, i);
      AriPoint at = ari_painter_to_px (painter, dot->at);

      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (at.x, at.y),
                                   MAX (dot->radius * painter->unit, 1));
    }
  path = gsk_path_builder_to_path (builder);
  if (!gsk_path_is_empty (path))
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

void
ari_snapshot_trace_end (GtkSnapshot      *snapshot,
                        const AriPainter *painter,
                        AriPoint          at,
                        gboolean          hit)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  AriPoint px = ari_painter_to_px (painter, at);
  float radius = 7 * painter->unit;

  if (hit)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (px.x, px.y), radius);
  else
    {
      gsk_path_builder_move_to (builder, px.x - radius, px.y - radius);
      gsk_path_builder_line_to (builder, px.x + radius, px.y + radius);
      gsk_path_builder_move_to (builder, px.x + radius, px.y - radius);
      gsk_path_builder_line_to (builder, px.x - radius, px.y + radius);
    }
  stroke (snapshot, painter, builder, 4, hit ? ARI_ROLE_LEGAL : ARI_ROLE_ILLEGAL, 0.8f);
}

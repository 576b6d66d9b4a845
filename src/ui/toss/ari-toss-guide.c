/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-guide.h"

#include "ari-flight.h"
#include "ari-toss-camera.h"
#include "ari-toss-roles.h"

#define LOOP_SECONDS 2.2
#define LOOPS        6     /* then it rests, so that nothing moves for ever */
#define RISE         300   /* picture units, … */
#define ASIDE        66    /* … and to the right: towards a horn */
#define TAKES        0.25  /* share of a loop: from here on it moves … */
#define LETS_GO      0.55  /* … up to here, and then it fades */
#define FADED        0.75

/* A pointing hand; the tip of the finger is at the origin. Picture units. */
#define HAND "M -11 8 C -11 -8 11 -8 11 8 L 11 62 L 52 72 C 64 76 68 84 66 96 L 58 142 " \
             "C 56 152 50 158 40 158 L -4 158 C -14 158 -20 154 -26 146 L -56 104 " \
             "C -64 92 -48 80 -38 90 L -11 112 Z"

void
ari_toss_guide_set (AriTossGuide *self,
                    gboolean      wanted)
{
  self->wanted = wanted;
  self->started = 0;
}

gboolean
ari_toss_guide_moves (const AriTossGuide *self,
                      gint64              now)
{
  return self->started == 0 || now - self->started < (gint64) (LOOPS * LOOP_SECONDS * G_USEC_PER_SEC);
}

/* Where the hand is in its loop: 0 … 1. Without motion, and at the end, it has just taken the ring. */
static double
find_phase (AriTossGuide *self,
            gint64        now)
{
  double loops;

  if (now == 0)
    return 0;

  if (self->started == 0)
    self->started = now;
  loops = (now - self->started) / (LOOP_SECONDS * G_USEC_PER_SEC);

  return loops < LOOPS ? loops - (int) loops : 0;
}

static void
paint_arrow (GtkSnapshot      *snapshot,
             const AriPainter *painter,
             AriPoint          from)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (7 * painter->unit);
  GdkRGBA colour = ari_scheme_rgba (painter->scheme, ARI_ROLE_LAST_EDGE, 1);
  AriPoint start = ari_painter_to_px (painter, (AriPoint) { from.x + ASIDE * 0.23f, from.y - RISE * 0.23f });
  AriPoint tip = ari_painter_to_px (painter, (AriPoint) { from.x + ASIDE, from.y - RISE });
  float wing = 24 * painter->unit, turn = (float) ASIDE / RISE;

  gsk_path_builder_move_to (builder, start.x, start.y);
  gsk_path_builder_line_to (builder, tip.x, tip.y);
  gsk_path_builder_move_to (builder, tip.x - wing * (1 + turn), tip.y + wing * (1 - turn));
  gsk_path_builder_line_to (builder, tip.x, tip.y);
  gsk_path_builder_line_to (builder, tip.x + wing * (1 - turn), tip.y + wing * (1 + turn));
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

static void
paint_hand (GtkSnapshot      *snapshot,
            const AriPainter *painter,
            AriPoint          at)
{
  g_autoptr(GskPath) path = gsk_path_parse (HAND);
  g_autoptr(GskStroke) stroke = gsk_stroke_new (5);
  GdkRGBA fill = ari_scheme_rgba (painter->scheme, ARI_ROLE_CARD, 1);
  GdkRGBA edge = ari_scheme_rgba (painter->scheme, ARI_ROLE_TEXT, 1);
  AriPoint px = ari_painter_to_px (painter, at);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (px.x, px.y));
  gtk_snapshot_scale (snapshot, painter->unit, painter->unit);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &edge);
  gtk_snapshot_restore (snapshot);
}

void
ari_toss_guide_paint (AriTossGuide     *self,
                      GtkSnapshot      *snapshot,
                      const AriPainter *painter,
                      gint64            now)
{
  AriPoint ring = ari_toss_project (0, ARI_HAND_HEIGHT, -ARI_HAND_DISTANCE);
  double at = find_phase (self, now), moved = CLAMP ((at - TAKES) / (LETS_GO - TAKES), 0, 1);
  float way = (float) (moved * moved); /* ever faster, as a flick is */
  double opacity = at < LETS_GO ? 1 : CLAMP ((FADED - at) / (FADED - LETS_GO), 0, 1);

  paint_arrow (snapshot, painter, ring);
  gtk_snapshot_push_opacity (snapshot, opacity);
  paint_hand (snapshot, painter, (AriPoint) { ring.x + ASIDE * way, ring.y - RISE * way });
  gtk_snapshot_pop (snapshot);
}

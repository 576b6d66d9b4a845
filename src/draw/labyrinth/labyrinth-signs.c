/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signs for what the fields do: a lily for sanctuaries, a bull for traps, pills with their target for
 * passages, a wheel for the Millstone, ringed points for the Knight's Orbit, dots for the tunnel; and the
 * numbers. */
#include "labyrinth-canvas.h"

#include <math.h>

#define SIGN_UNIT (1 / 92.0f) /* 92 units of the signs' grid make a field */

#define PILL_WIDTH  0.435f
#define PILL_HEIGHT 0.283f
#define PILL_TEXT   0.174f

/* The line that a sign shows, from the middle of a field: where it heads first, where it comes from last, and
 * where it ends; the latter two relative to the middle of the destination field. Lines keep clear of numbers
 * and of each other. */
typedef struct
{
  guint8   from;
  AriPoint leave;
  AriPoint approach;
  AriPoint end;
} Way;

static const Way passages[] = {
  { 6, { 0.45f, -1.5f }, { 1.35f, 0.2f }, { 0.28f, 0.12f } },
  { 18, { 0.6f, 1.5f }, { -0.95f, 0.1f }, { -0.2f, 0.05f } },
  { 21, { 0, 2 }, { -1, 0.35f }, { -0.2f, 0.27f } },
  { 42, { -1, 0.42f }, { 1, 0.42f }, { 0.28f, 0.12f } },
  { 59, { 0.3f, 1.1f }, { -1.4f, 0.35f }, { -0.28f, 0.12f } },
};
static const Way tunnel = { LABYRINTH_TUNNEL, { 0.7f, 0.1f }, { -0.6f, 0.3f }, { -0.17f, 0.08f } };

/* A shape by its grid points: one to start with, then three for each curve. */
static void
add_curves (AriPath        *path,
            const AriPoint *points,
            guint           n_points,
            AriPoint        at,
            float           scale,
            float           turned)
{
  float sx = SIGN_UNIT * scale * turned, sy = SIGN_UNIT * scale;

  ari_path_move (path, at.x + points[0].x * sx, at.y + points[0].y * sy);
  for (guint i = 1; i + 2 < n_points; i += 3)
    ari_path_curve (path, at.x + points[i].x * sx, at.y + points[i].y * sy,
                    at.x + points[i + 1].x * sx, at.y + points[i + 1].y * sy,
                    at.x + points[i + 2].x * sx, at.y + points[i + 2].y * sy);
}

void
labyrinth_draw_lily (const AriCanvas *canvas,
                     AriLayer         layer,
                     AriSpot          spot,
                     AriPoint         at,
                     float            scale,
                     AriRole          role)
{
  static const AriPoint leaf[] = {
    { 0, 18 }, { -3.4f, 2.7f }, { -9.35f, -11.75f }, { -17.85f, -7.5f },
    { -22.1f, -4.1f }, { -19.55f, 2.7f }, { -14.45f, 0.66f },
  };
  static const AriPoint bud[] = {
    { 0, 9.5f }, { -7.14f, -0.7f }, { -3.4f, -10.9f }, { 0, -16.85f },
    { 3.4f, -10.9f }, { 7.14f, -0.7f }, { 0, 9.5f },
  };
  AriItem *leaves = ari_brush_stroke (canvas, layer, role, 0.0314f * scale);
  AriItem *flower = ari_scene_add_fill (canvas->scene, layer, role);

  leaves->spot = flower->spot = spot;
  leaves->round_ends = TRUE;
  add_curves (leaves->path, leaf, G_N_ELEMENTS (leaf), at, scale, 1);
  add_curves (leaves->path, leaf, G_N_ELEMENTS (leaf), at, scale, -1);
  add_curves (flower->path, bud, G_N_ELEMENTS (bud), at, scale, 1);
  ari_path_close (flower->path);
}

/* The head of a bull. */
static void
draw_bull (const AriCanvas *canvas,
           AriPoint         at,
           float            scale)
{
  static const AriPoint head[] = {
    { -18.05f, -18.05f }, { -23.75f, -6.65f }, { -19, -0.38f }, { -9.5f, -0.95f },
    { -7.98f, 0 }, { -7.98f, 2.85f }, { -7.98f, 4.75f },
    { -6.65f, 8.2f }, { -5.5f, 11.7f }, { -4.18f, 15.2f },
    { -2.85f, 19.95f }, { 2.85f, 19.95f }, { 4.18f, 15.2f },
    { 5.5f, 11.7f }, { 6.65f, 8.2f }, { 7.98f, 4.75f },
    { 7.98f, 2.85f }, { 7.98f, 0 }, { 9.5f, -0.95f },
    { 19, -0.38f }, { 23.75f, -6.65f }, { 18.05f, -18.05f },
    { 17.1f, -8.55f }, { 11.4f, -7.22f }, { 0, -7.98f },
    { -11.4f, -7.22f }, { -17.1f, -8.55f }, { -18.05f, -18.05f },
  };
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL);
  AriItem *eyes = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_SURFACE);

  add_curves (item->path, head, G_N_ELEMENTS (head), at, scale, 1);
  ari_path_close (item->path);
  for (int side = -1; side <= 1; side += 2)
    ari_path_circle (eyes->path, at.x + side * 3.8f * SIGN_UNIT * scale, at.y + 2.28f * SIGN_UNIT * scale,
                     1.62f * SIGN_UNIT * scale);
}

/* The floor of a special field. */
static void
add_tinted (const AriCanvas *canvas,
            guint            field,
            AriRole          role,
            float            opacity)
{
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, role);
  AriPoint at = labyrinth_field_at (canvas, field);

  item->fill_opacity = opacity;
  ari_path_rect (item->path, at.x - LABYRINTH_FLOOR, at.y - LABYRINTH_FLOOR, 2 * LABYRINTH_FLOOR,
                 2 * LABYRINTH_FLOOR, LABYRINTH_CORNER);
}

static AriItem *
add_edge (const AriCanvas *canvas,
          guint            field,
          AriRole          role)
{
  const LabyrinthOutline outline = { labyrinth_field_at (canvas, field), 0.402f, 0.087f };

  return labyrinth_add_outline (canvas, ARI_LAYER_GROUND, ARI_SPOT_NONE, &outline, role, 0.02f);
}

void
labyrinth_draw_sanctuary_sign (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriPoint         at)
{
  labyrinth_draw_lily (canvas, layer, spot, (AriPoint) { at.x, at.y + 0.13f }, 1, ARI_ROLE_SEAT_HATCH + 3);
}

static void
draw_sanctuary (const AriCanvas *canvas,
                guint            field)
{
  AriPoint at = labyrinth_field_at (canvas, field);

  add_tinted (canvas, field, ARI_ROLE_SEAT_FILL + 3, 0.2f);
  add_edge (canvas, field, ARI_ROLE_SEAT_HATCH + 3)->stroke_opacity = canvas->show->high_contrast ? 1 : 0.8f;
  if (!canvas->plain)
    labyrinth_draw_sanctuary_sign (canvas, ARI_LAYER_GRID, ARI_SPOT_NONE, at);
}

static void
draw_trap (const AriCanvas *canvas,
           guint            field)
{
  AriPoint at = labyrinth_field_at (canvas, field);
  AriItem *edge;

  add_tinted (canvas, field, ARI_ROLE_SEAT_FILL, 0.24f);
  edge = add_edge (canvas, field, ARI_ROLE_SEAT_FILL);
  ari_item_set_dash (edge, 0.054f, 0.043f);
  if (canvas->plain)
    return;

  if (field == LABYRINTH_TUNNEL)
    draw_bull (canvas, (AriPoint) { at.x + 0.24f, at.y - 0.22f }, 0.66f);
  else
    draw_bull (canvas, (AriPoint) { at.x, at.y + 0.1f }, 1);
}

/* An arrow head that points to @tip. */
static void
add_head (AriPath *path,
          AriPoint tip,
          float    angle)
{
  const float length = 0.13f, half = 0.055f;
  float ux = cosf (angle), uy = sinf (angle);

  ari_path_move (path, tip.x, tip.y);
  ari_path_line (path, tip.x - length * ux - half * uy, tip.y - length * uy + half * ux);
  ari_path_line (path, tip.x - 0.7f * length * ux, tip.y - 0.7f * length * uy);
  ari_path_line (path, tip.x - length * ux + half * uy, tip.y - length * uy - half * ux);
  ari_path_close (path);
}

/* The line ends inside the head. */
static void
draw_way (const AriCanvas *canvas,
          const Way       *way,
          guint            to,
          gboolean         is_tunnel)
{
  const float inside = 0.06f;
  AriPoint a = labyrinth_field_at (canvas, way->from), b = labyrinth_field_at (canvas, to);
  float angle = atan2f (way->end.y - way->approach.y, way->end.x - way->approach.x);
  AriPoint tip = { b.x + way->end.x, b.y + way->end.y };
  AriItem *line = ari_scene_add (canvas->scene, ARI_LAYER_GRID);
  AriItem *head = ari_scene_add (canvas->scene, ARI_LAYER_GRID);

  line->stroke = head->fill = is_tunnel ? ARI_ROLE_SEAT_FILL : LABYRINTH_ROLE_PASSAGE;
  line->stroke_width = ari_brush_pen (canvas, is_tunnel ? 0.033f : 0.026f);
  line->stroke_opacity = head->fill_opacity = canvas->show->high_contrast ? 1 : 0.8f;
  ari_item_set_dash (line, is_tunnel ? 0.01f : 0.087f, is_tunnel ? 0.076f : 0.065f);
  line->round_ends = TRUE;
  ari_path_move (line->path, a.x, a.y);
  ari_path_curve (line->path, a.x + way->leave.x, a.y + way->leave.y, b.x + way->approach.x,
                  b.y + way->approach.y, tip.x - inside * cosf (angle), tip.y - inside * sinf (angle));
  add_head (head->path, tip, angle);
}

/* A line from station to station. */
static void
draw_orbit (const AriCanvas *canvas)
{
  AriItem *line = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL + 1, 0.024f);
  AriPoint stations[LABYRINTH_STATIONS];

  line->stroke_opacity = canvas->show->high_contrast ? 1 : 0.85f;
  for (guint i = 0; i < LABYRINTH_STATIONS; i++)
    stations[i] = labyrinth_field_at (canvas, labyrinth_stations[i]);
  ari_path_polyline (line->path, stations, LABYRINTH_STATIONS);
}

void
labyrinth_draw_lines (const AriCanvas *canvas)
{
  for (guint field = 1; field < LABYRINTH_CENTRE; field++)
    if (labyrinth_is (LABYRINTH_SANCTUARIES, field))
      draw_sanctuary (canvas, field);
    else if (labyrinth_is (LABYRINTH_TRAPS, field))
      draw_trap (canvas, field);
    else if (labyrinth_passages[field] != 0)
      add_tinted (canvas, field, LABYRINTH_ROLE_PASSAGE, 0.18f);

  if (canvas->plain)
    return;

  draw_orbit (canvas);
  draw_way (canvas, &tunnel, LABYRINTH_TUNNEL_END, TRUE);
}

static void
draw_stations (const AriCanvas *canvas)
{
  AriItem *rings = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL + 1, 0.024f);
  AriItem *points = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL + 1);

  rings->fill = ARI_ROLE_SURFACE;
  for (guint i = 0; i < LABYRINTH_STATIONS; i++)
    {
      AriPoint at = labyrinth_field_at (canvas, labyrinth_stations[i]);

      ari_path_circle (rings->path, at.x, at.y, 0.103f);
      ari_path_circle (points->path, at.x, at.y, 0.0435f);
    }
}

/* The point where the four fields of the Millstone meet. */
static AriPoint
millstone_at (const AriCanvas *canvas)
{
  AriPoint a = labyrinth_field_at (canvas, 44), b = labyrinth_field_at (canvas, 50);

  return (AriPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

static void
draw_millstone (const AriCanvas *canvas)
{
  AriPoint at = millstone_at (canvas);
  AriItem *stone = ari_brush_stroke (canvas, ARI_LAYER_GRID, LABYRINTH_ROLE_WALL, 0.038f);
  AriItem *tips = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL + 1);
  AriItem *blue = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL + 1, 0.037f);
  AriItem *brown = ari_brush_stroke (canvas, ARI_LAYER_GRID, LABYRINTH_ROLE_WALL, 0.022f);
  AriItem *hub = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, LABYRINTH_ROLE_WALL);

  stone->fill = ARI_ROLE_SURFACE;
  blue->round_ends = brown->round_ends = TRUE;
  ari_path_circle (stone->path, at.x, at.y, 0.272f);
  ari_path_circle (hub->path, at.x, at.y, 0.065f);
  for (guint i = 0; i < 8; i++)
    {
      float angle = i * (float) G_PI / 4, ux = cosf (angle), uy = sinf (angle);
      AriPath *spokes = i % 2 == 0 ? brown->path : blue->path;
      float from = i % 2 == 0 ? 0.141f : 0.098f;

      ari_path_move (spokes, at.x + from * ux, at.y + from * uy);
      ari_path_line (spokes, at.x + 0.2174f * ux, at.y + 0.2174f * uy);
      if (i % 2 == 0)
        continue;
      ari_path_move (tips->path, at.x + 0.391f * ux, at.y + 0.391f * uy);
      ari_path_line (tips->path, at.x + 0.303f * ux - 0.087f * uy, at.y + 0.303f * uy + 0.087f * ux);
      ari_path_line (tips->path, at.x + 0.303f * ux + 0.087f * uy, at.y + 0.303f * uy - 0.087f * ux);
      ari_path_close (tips->path);
    }
}

static void
draw_pill (const AriCanvas *canvas,
           guint            field)
{
  AriPoint at = labyrinth_field_at (canvas, field);

  ari_brush_plate (canvas, ARI_LAYER_GRID, ARI_SPOT_NONE, at, PILL_WIDTH, PILL_HEIGHT, LABYRINTH_ROLE_PASSAGE,
                   0.024f);
  ari_brush_text (canvas, ARI_LAYER_GRID, at, PILL_TEXT, LABYRINTH_ROLE_PASSAGE,
                  g_strdup_printf ("→%u", labyrinth_passages[field]));
}

gboolean
labyrinth_has_number_right (const AriCanvas *canvas,
                            guint            field)
{
  AriPoint at = labyrinth_field_at (canvas, field), stone = millstone_at (canvas);

  return at.x > stone.x && at.x < stone.x + 1 && at.y > stone.y && at.y < stone.y + 1;
}

void
labyrinth_draw_number (const AriCanvas *canvas,
                       AriLayer         layer,
                       AriSpot          spot,
                       guint            field)
{
  AriPoint at = labyrinth_field_at (canvas, field);
  gboolean right = labyrinth_has_number_right (canvas, field);
  float scale = ari_brush_text_scale (canvas, LABYRINTH_TEXT_HEIGHT, 1.3f);
  AriItem *item =
      ari_brush_text (canvas, layer, (AriPoint) { at.x + (right ? 0.359f : -0.359f), at.y - 0.276f },
                      LABYRINTH_TEXT_HEIGHT * scale, ARI_ROLE_LETTER, g_strdup_printf ("%u", field));

  item->spot = spot;
  item->align = right ? ARI_ALIGN_END : ARI_ALIGN_START;
  item->bold = FALSE;
  item->fill_opacity = canvas->show->high_contrast ? 1 : 0.8f;
}

void
labyrinth_draw_signs (const AriCanvas *canvas)
{
  if (canvas->plain)
    return;

  draw_stations (canvas);
  draw_millstone (canvas);

  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    draw_way (canvas, &passages[i], labyrinth_passages[passages[i].from], FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    draw_pill (canvas, passages[i].from);
  for (guint field = 1; field < LABYRINTH_CENTRE; field++)
    labyrinth_draw_number (canvas, ARI_LAYER_GRID, ARI_SPOT_NONE, field);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The frame with this game's key ornament and the entrance. */
#include "labyrinth-canvas.h"

#include "ari-brush-frame.h"

/* From the middle: the edge of the frame, its two lines, and the foot of the ornament. */
#define OUTER   4.55f
#define RIM     4.49f
#define INNER   4.163f
#define ORNAMENT 4.217f
#define SEALS   4.335f

#define KEYS    24       /* along each side */
#define KEY     0.3342f  /* from one to the next */

/* Below this size the frame is a plain band. */
#define BAND_UNIT_PX 30

static void
add_square (const AriCanvas *canvas,
            float            half,
            float            corner,
            AriRole          fill,
            AriRole          stroke)
{
  AriItem *item = ari_scene_add (canvas->scene, ARI_LAYER_GROUND);

  item->fill = fill;
  item->stroke = stroke;
  item->stroke_width = stroke != ARI_ROLE_NONE ? ari_brush_pen (canvas, 0.026f) : 0;
  ari_path_rect (item->path, -half, -half, 2 * half, 2 * half, corner);
}

/* A point on one of the four sides, @along clockwise from the middle of the side and @out from the centre. */
static AriPoint
on_side (guint side,
         float along,
         float out)
{
  switch (side)
    {
    case 0:
      return (AriPoint) { along, -out };
    case 1:
      return (AriPoint) { out, along };
    case 2:
      return (AriPoint) { -along, out };
    default:
      return (AriPoint) { -out, -along };
    }
}

/* The running key: each turn rises, runs along, and bends back into itself. */
static void
draw_keys (const AriCanvas *canvas)
{
  static const AriPoint turn[] = {
    { 0, 0 }, { 0, 0.174f }, { 0.2442f, 0.174f }, { 0.2442f, 0.0565f }, { 0.1095f, 0.0565f }
  };
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, 0.026f);

  for (guint side = 0; side < 4; side++)
    for (guint key = 0; key < KEYS; key++)
      {
        float from = -KEYS * KEY / 2 + (KEY - 0.2442f) / 2 + key * KEY;
        AriPoint foot = on_side (side, from, ORNAMENT), next = on_side (side, from + KEY, ORNAMENT);

        ari_path_move (item->path, foot.x, foot.y);
        for (guint i = 1; i < G_N_ELEMENTS (turn); i++)
          {
            AriPoint at = on_side (side, from + turn[i].x, ORNAMENT + turn[i].y);

            ari_path_line (item->path, at.x, at.y);
          }
        if (key + 1 == KEYS)
          continue;
        ari_path_segment (item->path, foot, next);
      }
}

/* A way in through the frame below the first field. */
static void
draw_entrance (const AriCanvas *canvas)
{
  AriItem *floor = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_SURFACE);
  AriItem *arrow = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_SEAT_FILL);
  float x = labyrinth_field_at (canvas, LABYRINTH_ENTRANCE).x, gate = LABYRINTH_HALF;
  float neck = gate + 0.165f, foot = gate + 0.305f;
  const AriPoint points[] = {
    { x, gate + 0.02f }, { x + 0.12f, neck }, { x + 0.0325f, neck }, { x + 0.0325f, foot },
    { x - 0.0325f, foot }, { x - 0.0325f, neck }, { x - 0.12f, neck },
  };

  ari_path_rect (floor->path, x - 0.46f, gate - 0.06f, 0.92f, 0.475f, 0);
  ari_path_polygon (arrow->path, points, G_N_ELEMENTS (points));
}

void
labyrinth_draw_frame (const AriCanvas *canvas)
{
  static const AriPoint corners[] = {
    { -SEALS, -SEALS }, { SEALS, -SEALS }, { -SEALS, SEALS }, { SEALS, SEALS },
  };

  if (canvas->show->no_frame)
    return;

  add_square (canvas, OUTER, 0.196f, ARI_ROLE_FRAME, ARI_ROLE_NONE);
  add_square (canvas, RIM, 0.087f, ARI_ROLE_NONE, ARI_ROLE_FRIEZE);
  if (ari_brush_has_ornament (canvas, BAND_UNIT_PX))
    {
      add_square (canvas, INNER, 0.043f, ARI_ROLE_NONE, ARI_ROLE_FRIEZE);
      draw_keys (canvas);
      ari_brush_seals (canvas, corners, G_N_ELEMENTS (corners), 0.06f, 0.108f, 0.024f);
    }
  draw_entrance (canvas);
}

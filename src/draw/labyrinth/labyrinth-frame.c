/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The frame with this game's key ornament and the entrance. */
#include "labyrinth-canvas.h"

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

static AriItem *
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

  return item;
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
  static const AriPoint turn[] = { { 0, 0 }, { 0, 0.174f }, { 0.2442f, 0.174f }, { 0.2442f, 0.0565f }, { 0.1095f, 0.0565f } };
  AriItem *item = ari_scene_add (canvas->scene, ARI_LAYER_GROUND);

  item->stroke = ARI_ROLE_FRIEZE;
  item->stroke_width = ari_brush_pen (canvas, 0.026f);
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
        ari_path_move (item->path, foot.x, foot.y);
        ari_path_line (item->path, next.x, next.y);
      }
}

static void
draw_seals (const AriCanvas *canvas)
{
  AriItem *seals = ari_scene_add (canvas->scene, ARI_LAYER_GROUND);
  AriItem *rings = ari_scene_add (canvas->scene, ARI_LAYER_GROUND);

  seals->fill = ARI_ROLE_SEAT_FILL;
  rings->stroke = ARI_ROLE_FRIEZE;
  rings->stroke_width = ari_brush_pen (canvas, 0.024f);
  for (guint i = 0; i < 4; i++)
    {
      float x = i % 2 == 0 ? -SEALS : SEALS, y = i / 2 == 0 ? -SEALS : SEALS;

      ari_path_circle (seals->path, x, y, 0.06f);
      ari_path_circle (rings->path, x, y, 0.108f);
    }
}

/* A way in through the frame below the first field. */
static void
draw_entrance (const AriCanvas *canvas)
{
  AriItem *floor = ari_scene_add (canvas->scene, ARI_LAYER_GROUND);
  AriItem *arrow = ari_scene_add (canvas->scene, ARI_LAYER_GRID);
  AriPoint at = labyrinth_field_at (canvas, LABYRINTH_ENTRANCE);
  float gate = LABYRINTH_HALF;

  floor->fill = ARI_ROLE_SURFACE;
  ari_path_rect (floor->path, at.x - 0.46f, gate - 0.06f, 0.92f, 0.475f, 0);

  arrow->fill = ARI_ROLE_SEAT_FILL;
  ari_path_move (arrow->path, at.x, gate + 0.02f);
  ari_path_line (arrow->path, at.x + 0.12f, gate + 0.165f);
  ari_path_line (arrow->path, at.x + 0.0325f, gate + 0.165f);
  ari_path_line (arrow->path, at.x + 0.0325f, gate + 0.305f);
  ari_path_line (arrow->path, at.x - 0.0325f, gate + 0.305f);
  ari_path_line (arrow->path, at.x - 0.0325f, gate + 0.165f);
  ari_path_line (arrow->path, at.x - 0.12f, gate + 0.165f);
  ari_path_close (arrow->path);
}

void
labyrinth_draw_frame (const AriCanvas *canvas)
{
  float unit_px = canvas->show->unit_px;

  if (canvas->show->no_frame)
    return;

  add_square (canvas, OUTER, 0.196f, ARI_ROLE_FRAME, ARI_ROLE_NONE);
  add_square (canvas, RIM, 0.087f, ARI_ROLE_NONE, ARI_ROLE_FRIEZE);
  if (unit_px <= 0 || unit_px >= BAND_UNIT_PX)
    {
      add_square (canvas, INNER, 0.043f, ARI_ROLE_NONE, ARI_ROLE_FRIEZE);
      draw_keys (canvas);
      draw_seals (canvas);
    }
  draw_entrance (canvas);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-brush-frame.h"

#include <math.h>

/* Distances from the centre to a corner: the board's border is at 4. */
#define OUTER    4.886f
#define RIM      4.83f
#define FRIEZE   4.631f
#define INNER    4.432f
#define UNFRAMED 4.28f

#define SPIRALS  11     /* along each side */
#define STEP     0.3747f

/* Below this size the frame shrinks to its two lines. */
#define BAND_UNIT_PX 36

static void
add_hexagon (const AriCanvas *canvas,
             float            radius,
             AriRole          fill,
             AriRole          stroke,
             float            stroke_width)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GROUND, stroke, stroke_width);

  item->fill = fill;
  minoa_hexagon_path (item->path, radius);
}

/* The running spiral: on each turn the wave curls inwards in two half circles around an eye, and continues to
 * the foot of the next one. It runs around the hexagon in one direction, starting afresh after each
 * corner. */
static void
draw_spirals (const AriCanvas *canvas)
{
  const float crest = 0.0818f, curl = 0.0606f, half = G_PI, lean = 0.55f * STEP;
  AriItem *waves = ari_scene_add_stroke (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, 0.025f);
  AriItem *eyes = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE);

  waves->round_ends = TRUE;
  for (guint side = 0; side < 6; side++)
    {
      AriPoint a = minoa_corner (side, FRIEZE), b = minoa_corner (side + 1, FRIEZE);
      float angle = atan2f (b.y - a.y, b.x - a.x);
      float ux = cosf (angle), uy = sinf (angle); /* along the side */
      float nx = uy, ny = -ux;                    /* outwards */

      for (guint i = 0; i < SPIRALS; i++)
        {
          float along = (i - (SPIRALS - 1) / 2.0f) * STEP;
          float x = (a.x + b.x) / 2 + along * ux, y = (a.y + b.y) / 2 + along * uy;
          float top_x = x + crest * nx, top_y = y + crest * ny;

          ari_path_move (waves->path, x - crest * nx, y - crest * ny);
          ari_path_arc (waves->path, x, y, crest, angle + half / 2, -half);
          ari_path_arc (waves->path, top_x - curl * nx, top_y - curl * ny, curl, angle - half / 2, -half);
          ari_path_circle (eyes->path, x, y, 0.0195f);

          if (i + 1 == SPIRALS)
            continue;
          ari_path_move (waves->path, top_x, top_y);
          ari_path_curve (waves->path, top_x + lean * ux, top_y + lean * uy,
                          x + (STEP - lean) * ux - crest * nx, y + (STEP - lean) * uy - crest * ny,
                          x + STEP * ux - crest * nx, y + STEP * uy - crest * ny);
        }
    }
}

static void
draw_seals (const AriCanvas *canvas)
{
  AriPoint corners[6];

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    corners[i] = minoa_corner (i, FRIEZE);
  ari_brush_seals (canvas, corners, G_N_ELEMENTS (corners), 0.08f, 0.136f, 0.0285f);
}

/* Rows a … i at their left ends, numbers 1 … 9 below the lower ends of their diagonals. */
static void
draw_coordinates (const AriCanvas *canvas)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  float height = MINOA_TEXT_HEIGHT * ari_brush_text_scale (canvas, MINOA_TEXT_HEIGHT, MINOA_TEXT_MOST);

  for (guint i = 0; i < MINOA_ROWS; i++)
    {
      guint least = i < 5 ? 0 : i - 4; /* number in row i, and row of number i */
      AriPoint left = geometry->at[geometry->point[i][least]];
      AriPoint lower = geometry->at[geometry->point[least][i]];

      ari_brush_coordinate (canvas, (AriPoint) { left.x - 0.307f, left.y }, height, 0.72f,
                            g_strdup_printf ("%c", 'a' + i));
      ari_brush_coordinate (canvas, (AriPoint) { lower.x + 0.17f, lower.y + 0.273f }, height, 0.72f,
                            g_strdup_printf ("%u", i + 1));
    }
}

void
minoa_draw_frame (const AriCanvas *canvas)
{
  gboolean banded = ari_brush_has_ornament (canvas, BAND_UNIT_PX);

  if (canvas->show->no_frame)
    {
      add_hexagon (canvas, UNFRAMED, ARI_ROLE_SURFACE, ARI_ROLE_FRIEZE, 0.0285f);
      return;
    }

  if (banded)
    add_hexagon (canvas, OUTER, ARI_ROLE_FRAME, ARI_ROLE_FRAME, 0.18f);
  add_hexagon (canvas, RIM, ARI_ROLE_NONE, ARI_ROLE_FRIEZE, 0.0285f);
  add_hexagon (canvas, INNER, ARI_ROLE_SURFACE, ARI_ROLE_FRIEZE, 0.0285f);
  if (banded)
    {
      draw_spirals (canvas);
      draw_seals (canvas);
    }
  if (!canvas->plain && !canvas->show->no_coordinates)
    draw_coordinates (canvas);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Floors, walls, and the chamber in the middle. */
#include "labyrinth-canvas.h"

#include <math.h>

#define SIDE        LABYRINTH_SIDE
#define SUN_RAYS    16
#define ENTRANCE_IN 0.44f /* how far the walls extend beside the entrance */

static void
add_floor (const AriCanvas *canvas,
           float            half,
           AriRole          role,
           float            opacity)
{
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, role);

  item->fill_opacity = opacity;
  ari_path_rect (item->path, -half, -half, 2 * half, 2 * half, 0);
}

void
labyrinth_draw_floors (const AriCanvas *canvas)
{
  add_floor (canvas, LABYRINTH_HALF, ARI_ROLE_SURFACE, 1);
  add_floor (canvas, 3, ARI_ROLE_FLOOR, 0.75f);
  add_floor (canvas, 2, ARI_ROLE_FRAME, 0.75f);
}

static void
add_ray (AriPath *path,
         float    angle,
         float    reach)
{
  const float foot = 0.37f, half = 0.07f;

  ari_path_move (path, foot * cosf (angle - half), foot * sinf (angle - half));
  ari_path_line (path, reach * cosf (angle), reach * sinf (angle));
  ari_path_line (path, foot * cosf (angle + half), foot * sinf (angle + half));
  ari_path_close (path);
}

void
labyrinth_draw_chamber (const AriCanvas *canvas)
{
  AriItem *sun;

  add_floor (canvas, 1, LABYRINTH_ROLE_CHAMBER, 1);
  sun = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, LABYRINTH_ROLE_SUN);
  ari_path_circle (sun->path, 0, 0, 0.413f);
  for (guint i = 0; i < SUN_RAYS && !canvas->plain; i++)
    add_ray (sun->path, i * 2 * (float) G_PI / SUN_RAYS, i % 2 == 0 ? 0.74f : 0.6f);
  if (canvas->plain)
    return;

  sun = ari_brush_stroke (canvas, ARI_LAYER_GROUND, LABYRINTH_ROLE_CHAMBER, 0.022f);
  ari_path_circle (sun->path, 0, 0, 0.337f);
  labyrinth_draw_lily (canvas, ARI_LAYER_GROUND, ARI_SPOT_NONE, (AriPoint) { 0, -0.01f }, 1,
                       LABYRINTH_ROLE_CHAMBER);
  ari_brush_text (canvas, ARI_LAYER_GROUND, (AriPoint) { 0, 0.855f }, LABYRINTH_TEXT_HEIGHT,
                  LABYRINTH_ROLE_SUN, g_strdup_printf ("%u", LABYRINTH_CENTRE));
}

/* The layout of the field numbers; outside is 0. */
typedef struct
{
  guint8 field[SIDE + 2][SIDE + 2]; /* row, column; including a border */
} Plan;

static void
plan_init (Plan *plan)
{
  *plan = (Plan) { 0 };
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      plan->field[row + 1][column + 1] = labyrinth_fields[row][column];
}

/* Walls separate neighbours whose numbers differ by more than one; the only entrance is at the first
 * field. */
static gboolean
are_parted (guint a,
            guint b)
{
  return a == 0 || b == 0 ? a + b > 1 : a > b + 1 || b > a + 1;
}

/* The wall, if any, on grid line @i, at square @k along it. */
static gboolean
has_wall (const Plan *plan,
          gboolean    upright,
          guint       line,
          guint       k)
{
  return upright ? are_parted (plan->field[k + 1][line], plan->field[k + 1][line + 1])
                 : are_parted (plan->field[line][k + 1], plan->field[line + 1][k + 1]);
}

/* One stroke for each run of walls. */
static void
add_walls (const Plan *plan,
           gboolean    upright,
           float       drop,
           AriPath    *path)
{
  for (guint line = 0; line <= SIDE; line++)
    for (guint k = 0; k < SIDE; k++)
      if (has_wall (plan, upright, line, k))
        {
          float across = (float) line - LABYRINTH_HALF, from = (float) k - LABYRINTH_HALF, to;

          while (k < SIDE && has_wall (plan, upright, line, k))
            k++;
          to = (float) k - LABYRINTH_HALF;
          ari_path_move (path, upright ? across : from, (upright ? from : across) + drop);
          ari_path_line (path, upright ? across : to, (upright ? to : across) + drop);
        }
}

static void
add_entrance (const AriCanvas *canvas,
              float            drop,
              AriPath         *path)
{
  float x = labyrinth_field_at (canvas, LABYRINTH_ENTRANCE).x;

  for (int side = -1; side <= 1; side += 2)
    {
      ari_path_move (path, x + side * 0.5f, LABYRINTH_HALF + drop);
      ari_path_line (path, x + side * 0.5f, LABYRINTH_HALF + ENTRANCE_IN + drop);
    }
}

void
labyrinth_draw_walls (const AriCanvas *canvas)
{
  static const struct { AriRole role; float width, opacity, drop; gboolean is_soft; } strokes[] = {
    { ARI_ROLE_SHADOW, LABYRINTH_WALL, 0.7f, 0.038f, TRUE },
    { LABYRINTH_ROLE_WALL, LABYRINTH_WALL, 1, 0, FALSE },
    { LABYRINTH_ROLE_WALL_LIGHT, 0.024f, 0.9f, 0, TRUE },
  };
  Plan plan;

  plan_init (&plan);
  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      AriItem *item;

      if (strokes[i].is_soft && (canvas->show->high_contrast || canvas->plain))
        continue;
      item = ari_brush_stroke (canvas, ARI_LAYER_GRID, strokes[i].role, strokes[i].width);
      item->stroke_opacity = strokes[i].opacity;
      item->round_ends = TRUE;
      add_walls (&plan, TRUE, strokes[i].drop, item->path);
      add_walls (&plan, FALSE, strokes[i].drop, item->path);
      if (!canvas->show->no_frame)
        add_entrance (canvas, strokes[i].drop, item->path);
    }
}

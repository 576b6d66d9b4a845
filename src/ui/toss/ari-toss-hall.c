/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hall: plaster, a band of running spirals, columns that widen upwards, a red dado, and a paved floor. */
#include "ari-toss-picture.h"

#include <math.h>

#include "ari-toss-camera.h"
#include "ari-bull.h"
#include "ari-toss-roles.h"

#define BAND_TOP      60
#define BAND_HEIGHT   52
#define SPIRAL_WIDTH  43.4f
#define COLUMN_EVERY  676
#define PAVING        300  /* mm, of a stone */
#define NEAREST       (-1500) /* mm: the paving starts behind the thrower */

static AriItem *
fill (AriScene *scene,
      AriRole   role)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_GROUND);

  item->fill = role;

  return item;
}

static void
stripe (AriScene *scene,
        AriRole   role,
        float     y,
        float     height)
{
  ari_path_rect (fill (scene, role)->path, scene->bounds.x, y, scene->bounds.width, height, 0);
}

/* Each wave winds round an eye and runs on to the next. */
static void
draw_spirals (AriScene *scene)
{
  AriItem *line = ari_scene_add (scene, ARI_LAYER_GROUND);
  AriItem *eyes = fill (scene, ARI_TOSS_ROLE_BAND_ORNAMENT);
  float y = BAND_TOP + BAND_HEIGHT / 2.0f;
  int most = (int) (scene->bounds.width / 2 / SPIRAL_WIDTH) + 1;

  line->stroke = ARI_TOSS_ROLE_BAND_ORNAMENT;
  line->stroke_width = 3;
  line->round_ends = TRUE;
  for (int i = -most; i <= most; i++)
    {
      float x = (i + 0.5f) * SPIRAL_WIDTH;

      ari_path_move (line->path, x, y - 13);
      ari_path_arc (line->path, x, y, 13, -(float) G_PI_2, G_PI);
      ari_path_arc (line->path, x, y + 3.4f, 9.6f, G_PI_2, G_PI);
      ari_path_move (line->path, x, y + 13);
      ari_path_curve (line->path, x + 23.9f, y + 13, x + 19.5f, y - 13, x + SPIRAL_WIDTH, y - 13);
      ari_path_circle (eyes->path, x, y, 3);
    }
}

static void
draw_column (AriScene *scene,
             float     x,
             float     foot)
{
  AriItem *shaft = fill (scene, ARI_TOSS_ROLE_COLUMN);
  AriItem *shade = fill (scene, ARI_TOSS_ROLE_COLUMN_SHADE);
  AriItem *cushion = fill (scene, ARI_TOSS_ROLE_CUSHION);
  AriItem *slab = fill (scene, ARI_TOSS_ROLE_CAPITAL);
  AriItem *base = fill (scene, ARI_TOSS_ROLE_WOOD_ORNAMENT);

  shaft->stroke = ARI_TOSS_ROLE_COLUMN_EDGE;
  shaft->stroke_width = 2;
  ari_path_move (shaft->path, x - 34, foot);
  ari_path_line (shaft->path, x - 44, 168);
  ari_path_line (shaft->path, x + 44, 168);
  ari_path_line (shaft->path, x + 34, foot);
  ari_path_close (shaft->path);
  ari_path_move (shade->path, x + 14, foot);
  ari_path_line (shade->path, x + 18, 169);
  ari_path_line (shade->path, x + 43, 169);
  ari_path_line (shade->path, x + 33, foot);
  ari_path_close (shade->path);
  ari_path_rect (cushion->path, x - 54, 146, 108, 24, 12);
  ari_path_rect (slab->path, x - 60, 126, 120, 22, 2);
  slab->stroke = ARI_TOSS_ROLE_COLUMN_EDGE;
  slab->stroke_width = 1.5f;
  ari_path_rect (base->path, x - 44, foot - 6, 88, 14, 7);
  base->stroke = ARI_TOSS_ROLE_COLUMN_EDGE;
  base->stroke_width = 1.5f;
}

static void
draw_floor (AriScene *scene,
            float     wall_foot)
{
  AriItem *dark;
  float bottom = scene->bounds.y + scene->bounds.height;
  float widest = scene->bounds.width / 2 / ari_toss_scale (ARI_WALL_DISTANCE);
  int most = (int) (widest / PAVING) + 1;

  stripe (scene, ARI_TOSS_ROLE_PAVING, wall_foot, MAX (bottom - wall_foot, 1));
  dark = fill (scene, ARI_TOSS_ROLE_PAVING_DARK);
  for (int row = 0; NEAREST + row * PAVING < ARI_WALL_DISTANCE; row++)
    for (int column = -most; column < most; column++)
      {
        float z = NEAREST + row * PAVING, x = column * PAVING;
        AriPoint corners[4];

        if (((row + column) & 1) == 0)
          continue;

        corners[0] = ari_toss_project (x, 0, z);
        corners[1] = ari_toss_project (x + PAVING, 0, z);
        corners[2] = ari_toss_project (x + PAVING, 0, z + PAVING);
        corners[3] = ari_toss_project (x, 0, z + PAVING);
        if (corners[1].x < scene->bounds.x || corners[0].x > -scene->bounds.x || corners[2].y > bottom)
          continue;

        ari_path_move (dark->path, corners[0].x, corners[0].y);
        for (guint i = 1; i < G_N_ELEMENTS (corners); i++)
          ari_path_line (dark->path, corners[i].x, corners[i].y);
        ari_path_close (dark->path);
      }
}

void
ari_toss_draw_hall (AriScene *scene,
                    gboolean  plain)
{
  float wall_foot = ari_toss_project (0, 0, ARI_WALL_DISTANCE).y;

  stripe (scene, ARI_TOSS_ROLE_PLASTER, scene->bounds.y, wall_foot - scene->bounds.y);
  stripe (scene, ARI_TOSS_ROLE_BAND, BAND_TOP, BAND_HEIGHT);
  if (!plain)
    draw_spirals (scene);
  stripe (scene, ARI_TOSS_ROLE_BAND_EDGE, BAND_TOP - 10, 6);
  stripe (scene, ARI_TOSS_ROLE_BAND_EDGE, BAND_TOP + BAND_HEIGHT + 4, 6);
  stripe (scene, ARI_TOSS_ROLE_DADO, wall_foot - 34, 34);
  stripe (scene, ARI_ROLE_FRIEZE, wall_foot - 42, 5);
  draw_floor (scene, wall_foot);
  for (float x = COLUMN_EVERY / 2.0f; x - 60 < -scene->bounds.x; x += COLUMN_EVERY)
    {
      draw_column (scene, -x, wall_foot);
      draw_column (scene, x, wall_foot);
    }
}

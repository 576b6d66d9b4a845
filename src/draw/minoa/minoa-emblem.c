/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#define RADIUS 0.92f

/* The triangles from corner @first to corner @last, around the centre. */
static void
add_triangles (AriPath *path,
               guint    first,
               guint    last)
{
  ari_path_move (path, 0, 0);
  for (guint i = first; i <= last; i++)
    ari_path_line (path, minoa_corner (i, RADIUS).x, minoa_corner (i, RADIUS).y);
  ari_path_close (path);
}

/* A palace of six triangles, which sticks divide into an owned and an open part. */
void
minoa_draw_emblem (AriScene *scene)
{
  AriItem *ground = ari_scene_add_fill (scene, ARI_LAYER_GROUND, ARI_ROLE_SURFACE);
  AriItem *first = ari_scene_add_fill (scene, ARI_LAYER_GROUND, ARI_ROLE_SEAT_FILL);
  AriItem *second = ari_scene_add_fill (scene, ARI_LAYER_GROUND, ARI_ROLE_SEAT_FILL + 1);
  AriItem *border = ari_scene_add_stroke (scene, ARI_LAYER_GRID, ARI_ROLE_FRIEZE, 0.12f);
  AriItem *sticks = ari_scene_add_stroke (scene, ARI_LAYER_PIECES, ARI_ROLE_INK, 0.2f);

  minoa_hexagon_path (ground->path, RADIUS);
  add_triangles (first->path, 3, 5);
  add_triangles (second->path, 1, 2);
  minoa_hexagon_path (border->path, RADIUS);
  sticks->round_ends = TRUE;
  /* Along both sides of the owned part. */
  for (guint i = 1; i < 6; i++)
    if (i != 4)
      ari_path_segment (sticks->path, minoa_corner (i, 0.16f * RADIUS), minoa_corner (i, 0.84f * RADIUS));
}

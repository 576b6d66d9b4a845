/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

/* Walls, from one end to the other: a ring open at the top, and in it one open at the bottom. */
static const AriPoint outer[] = { { 0.24f, -0.84f }, { 0.84f, -0.84f }, { 0.84f, 0.84f }, { -0.84f, 0.84f },
                                  { -0.84f, -0.84f }, { -0.24f, -0.84f }, { -0.24f, -0.5f } };
static const AriPoint inner[] = { { 0.2f, 0.48f }, { 0.48f, 0.48f }, { 0.48f, -0.5f }, { 0.14f, -0.5f } };
static const AriPoint hook[] = { { -0.48f, -0.5f }, { -0.48f, 0.48f }, { -0.2f, 0.48f } };

/* Two rings of walls around the chamber. */
void
labyrinth_draw_emblem (AriScene *scene)
{
  AriItem *floor = ari_scene_add_fill (scene, ARI_LAYER_GROUND, ARI_ROLE_SURFACE);
  AriItem *chamber = ari_scene_add_fill (scene, ARI_LAYER_GROUND, LABYRINTH_ROLE_CHAMBER);
  AriItem *sun = ari_scene_add_fill (scene, ARI_LAYER_GROUND, LABYRINTH_ROLE_SUN);
  AriItem *walls = ari_scene_add_stroke (scene, ARI_LAYER_GRID, LABYRINTH_ROLE_WALL, 0.17f);

  ari_path_rect (floor->path, -0.92f, -0.92f, 1.84f, 1.84f, 0.1f);
  ari_path_rect (chamber->path, -0.28f, -0.28f, 0.56f, 0.56f, 0.06f);
  ari_path_circle (sun->path, 0, 0, 0.15f);
  walls->round_ends = TRUE;
  ari_path_polyline (walls->path, outer, G_N_ELEMENTS (outer));
  ari_path_polyline (walls->path, inner, G_N_ELEMENTS (inner));
  ari_path_polyline (walls->path, hook, G_N_ELEMENTS (hook));
}

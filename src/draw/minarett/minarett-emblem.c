/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

/* Round walls from the ground up: the height of the foot, its radius, and the height of the wall. */
static const struct
{
  float foot, radius, height;
} walls[] = {
  { 0.66f, 0.56f, 0.46f },
  { 0.14f, 0.38f, 0.44f },
};

static const AriPoint ground[] = { { -0.96f, 0.94f }, { 0.66f, 0.94f }, { 0.96f, 0.34f }, { -0.66f, 0.34f } };

static AriItem *
add_item (AriScene *scene,
          AriRole   fill,
          AriRole   stroke)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_PIECES);

  item->fill = fill;
  item->stroke = stroke;
  item->stroke_width = stroke != ARI_ROLE_NONE ? 0.07f : 0;

  return item;
}

/* A part of the slanting board with a whole tower: drum, balcony and onion roof. */
void
minarett_draw_emblem (AriScene *scene)
{
  AriItem *board = add_item (scene, MINARETT_ROLE_BOARD, MINARETT_ROLE_BOARD_EDGE);
  AriItem *roof;

  ari_path_polygon (board->path, ground, G_N_ELEMENTS (ground));

  for (guint i = 0; i < G_N_ELEMENTS (walls); i++)
    {
      float radius = walls[i].radius, foot = walls[i].foot, top = foot - walls[i].height;
      AriItem *wall = add_item (scene, MINARETT_ROLE_BODY + 1, MINARETT_ROLE_BODY_OUTLINE + 1);
      AriItem *rim = add_item (scene, MINARETT_ROLE_BODY_TOP + 1, MINARETT_ROLE_BODY_OUTLINE + 1);
      AriItem *band = add_item (scene, ARI_ROLE_NONE, MINARETT_ROLE_BODY_ORNAMENT + 1);

      ari_path_move (wall->path, -radius, foot);
      ari_path_line (wall->path, -radius, top);
      ari_path_line (wall->path, radius, top);
      ari_path_line (wall->path, radius, foot);
      minarett_arc (wall->path, 0, foot, radius, MINARETT_FLAT, 0, (float) G_PI);
      ari_path_close (wall->path);
      minarett_ellipse (rim->path, (AriPoint) { 0, top }, radius + 0.05f, MINARETT_FLAT);
      ari_path_move (band->path, radius - 0.06f, foot - 0.1f);
      minarett_arc (band->path, 0, foot - 0.1f, radius - 0.06f, MINARETT_FLAT, 0, (float) G_PI);
    }

  roof = add_item (scene, MINARETT_ROLE_BODY_ORNAMENT + 1, MINARETT_ROLE_BODY_OUTLINE + 1);
  ari_path_move (roof->path, 0, -0.98f);
  ari_path_curve (roof->path, 0.06f, -0.74f, 0.34f, -0.68f, 0.26f, -0.3f);
  minarett_arc (roof->path, 0, -0.3f, 0.26f, MINARETT_FLAT, 0, (float) G_PI);
  ari_path_curve (roof->path, -0.34f, -0.68f, -0.06f, -0.74f, 0, -0.98f);
  ari_path_close (roof->path);
}

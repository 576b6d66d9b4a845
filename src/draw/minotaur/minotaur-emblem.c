/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-canvas.h"

static AriPath *
add_part (AriScene *scene,
          AriRole   fill)
{
  AriItem *item = ari_scene_add_stroke (scene, ARI_LAYER_PIECES, MINOTAUR_ROLE_BULL_LINE, 0.07f);

  item->fill = fill;

  return item->path;
}

/* @side: 1 right, −1 left */
static void
add_horn (AriPath *path,
          float    side)
{
  ari_path_move (path, side * 0.3f, -0.26f);
  ari_path_curve (path, side * 0.76f, -0.22f, side * 1.0f, -0.5f, side * 0.88f, -0.94f);
  ari_path_curve (path, side * 0.8f, -0.64f, side * 0.62f, -0.54f, side * 0.2f, -0.58f);
  ari_path_close (path);
}

static void
add_ear (AriPath *path,
         float    side)
{
  ari_path_move (path, side * 0.42f, -0.16f);
  ari_path_curve (path, side * 0.62f, -0.22f, side * 0.84f, -0.14f, side * 0.92f, 0);
  ari_path_curve (path, side * 0.76f, 0.1f, side * 0.56f, 0.08f, side * 0.42f, 0.02f);
  ari_path_close (path);
}

/* The head of the bull, from the front. */
void
minotaur_draw_emblem (AriScene *scene)
{
  AriPath *horns = add_part (scene, MINOTAUR_ROLE_BULL_HORN);
  AriPath *ears = add_part (scene, MINOTAUR_ROLE_HIDE_SHADE);
  AriPath *face = add_part (scene, MINOTAUR_ROLE_HIDE);
  AriPath *muzzle = add_part (scene, MINOTAUR_ROLE_MUZZLE);
  AriItem *holes = ari_scene_add_fill (scene, ARI_LAYER_PIECES, MINOTAUR_ROLE_BULL_LINE);

  for (int side = -1; side <= 1; side += 2)
    {
      add_horn (horns, side);
      add_ear (ears, side);
      ari_path_circle (holes->path, side * 0.25f, 0.02f, 0.09f);
      ari_path_circle (holes->path, side * 0.14f, 0.7f, 0.06f);
    }

  ari_path_move (face, 0, -0.6f);
  ari_path_curve (face, 0.34f, -0.6f, 0.54f, -0.42f, 0.52f, -0.1f);
  ari_path_curve (face, 0.5f, 0.22f, 0.38f, 0.38f, 0.36f, 0.6f);
  ari_path_curve (face, 0.4f, 0.86f, 0.2f, 0.94f, 0, 0.94f);
  ari_path_curve (face, -0.2f, 0.94f, -0.4f, 0.86f, -0.36f, 0.6f);
  ari_path_curve (face, -0.38f, 0.38f, -0.5f, 0.22f, -0.52f, -0.1f);
  ari_path_curve (face, -0.54f, -0.42f, -0.34f, -0.6f, 0, -0.6f);
  ari_path_close (face);

  ari_path_rect (muzzle, -0.35f, 0.5f, 0.7f, 0.42f, 0.2f);
}

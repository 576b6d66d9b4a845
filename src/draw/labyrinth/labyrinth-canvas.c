/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

AriPoint
labyrinth_field_at (const AriCanvas *canvas,
                    guint            field)
{
  return canvas->board->spots[LABYRINTH_SPOT_FIELD (field)].centre;
}

AriItem *
labyrinth_add_outline (const AriCanvas        *canvas,
                       AriLayer                layer,
                       AriSpot                 spot,
                       const LabyrinthOutline *outline,
                       AriRole                 role,
                       float                   width)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);
  float side = 2 * outline->half;

  item->spot = spot;
  item->stroke = role;
  item->stroke_width = ari_brush_pen (canvas, width);
  ari_path_rect (item->path, outline->at.x - outline->half, outline->at.y - outline->half, side, side, outline->corner);

  return item;
}

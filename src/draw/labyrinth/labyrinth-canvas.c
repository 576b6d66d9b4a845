/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#include "ari-brush.h"

float
labyrinth_pen (const LabyrinthCanvas *canvas,
               float                  width)
{
  return ari_brush_pen (canvas->show, width);
}

AriPoint
labyrinth_field_at (const LabyrinthCanvas *canvas,
                    guint                  field)
{
  return canvas->board->spots[LABYRINTH_SPOT_FIELD (field)].centre;
}

AriItem *
labyrinth_add_outline (const LabyrinthCanvas  *canvas,
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
  item->stroke_width = labyrinth_pen (canvas, width);
  ari_path_rect (item->path, outline->at.x - outline->half, outline->at.y - outline->half, side, side, outline->corner);

  return item;
}

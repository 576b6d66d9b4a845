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
  AriItem *item = ari_brush_stroke (canvas, layer, role, width);
  float side = 2 * outline->half;

  item->spot = spot;
  ari_path_rect (item->path, outline->at.x - outline->half, outline->at.y - outline->half, side, side,
                 outline->corner);

  return item;
}

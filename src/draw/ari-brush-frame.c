/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-brush-frame.h"

gboolean
ari_brush_has_ornament (const AriCanvas *canvas,
                        float            unit_px)
{
  return canvas->show->unit_px <= 0 || canvas->show->unit_px >= unit_px;
}

void
ari_brush_coordinate (const AriCanvas *canvas,
                      AriPoint         at,
                      float            height,
                      float            opacity,
                      char            *text)
{
  ari_brush_text (canvas, ARI_LAYER_GROUND, at, height, ARI_ROLE_LETTER, text)->fill_opacity = opacity;
}

void
ari_brush_seals (const AriCanvas *canvas,
                 const AriPoint  *corners,
                 guint            n_corners,
                 float            radius,
                 float            ring,
                 float            width)
{
  AriItem *seals = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_SEAT_FILL);
  AriItem *rings = ari_brush_stroke (canvas, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, width);

  for (guint i = 0; i < n_corners; i++)
    {
      ari_path_circle (seals->path, corners[i].x, corners[i].y, radius);
      ari_path_circle (rings->path, corners[i].x, corners[i].y, ring);
    }
}

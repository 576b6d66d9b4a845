/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-seat-signs.h"

#include <math.h>

AriPoint
minoa_corner (guint i,
              float radius)
{
  return (AriPoint) { radius * cosf (i * (float) G_PI / 3), radius * sinf (i * (float) G_PI / 3) };
}

void
minoa_hexagon_path (AriPath *path,
                    float    radius)
{
  for (guint i = 0; i < 6; i++)
    {
      AriPoint at = minoa_corner (i, radius);

      if (i == 0)
        ari_path_move (path, at.x, at.y);
      else
        ari_path_line (path, at.x, at.y);
    }
  ari_path_close (path);
}

void
minoa_triangle_path (const AriCanvas *canvas,
                     AriSpot          triangle,
                     AriPath         *path)
{
  const AriPoint *at = canvas->board->spots[triangle].corners;
  gboolean clockwise = (at[1].x - at[0].x) * (at[2].y - at[0].y) > (at[1].y - at[0].y) * (at[2].x - at[0].x);

  ari_path_move (path, at[0].x, at[0].y);
  for (guint i = 0; i < 2; i++)
    ari_path_line (path, at[clockwise ? 1 + i : 2 - i].x, at[clockwise ? 1 + i : 2 - i].y);
  ari_path_close (path);
}

AriItem *
minoa_add_mark (const AriCanvas *canvas,
                AriLayer         layer,
                AriSpot          spot,
                AriActor         seat,
                AriPoint         centre,
                float            radius,
                AriRole          fill)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = spot;
  item->fill = fill;
  ari_seat_mark_path (item->path, seat, centre, radius);

  return item;
}

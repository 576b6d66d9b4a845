/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

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
  AriPoint corners[6];

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    corners[i] = minoa_corner (i, radius);
  ari_path_polygon (path, corners, G_N_ELEMENTS (corners));
}

void
minoa_triangle_path (const AriCanvas *canvas,
                     AriSpot          triangle,
                     AriPath         *path)
{
  const AriPoint *at = canvas->board->spots[triangle].corners;
  gboolean clockwise = (at[1].x - at[0].x) * (at[2].y - at[0].y) > (at[1].y - at[0].y) * (at[2].x - at[0].x);

  ari_path_polygon (path, clockwise ? at : (const AriPoint[]) { at[0], at[2], at[1] }, 3);
}

gboolean
minoa_is_vacant (const AriCanvas *canvas,
                 guint            line)
{
  const AriPosition *position = canvas->show->position;

  return !minoa_has_line (minoa_get (position)->sticks, line)
         && minoa_occupant (position, (AriSpot) line) == ARI_NONE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include <math.h>

/* The fraction of a half turn by which a ring around a tower continues behind it, at each end. */
#define BEHIND 0.05f

float
minarett_text_scale (const AriCanvas *canvas)
{
  return ari_brush_text_scale (canvas, MINARETT_TEXT_HEIGHT, 1.6f);
}

AriPoint
minarett_at (const AriCanvas *canvas,
             float            column,
             float            row)
{
  AriPoint a1 = minarett_space_at (canvas, 0);
  AriPoint b1 = minarett_space_at (canvas, 1), a2 = minarett_space_at (canvas, MINARETT_SIDE);

  return (AriPoint) { a1.x + column * (b1.x - a1.x) + row * (a2.x - a1.x),
                      a1.y + column * (b1.y - a1.y) + row * (a2.y - a1.y) };
}

void
minarett_arc (AriPath *path,
              float    x,
              float    y,
              float    radius,
              float    flat,
              float    from,
              float    sweep)
{
  guint first = path->points->len;

  ari_path_arc (path, x, y, radius, from, sweep);
  for (guint i = first; i < path->points->len; i++)
    {
      AriPoint *point = &g_array_index (path->points, AriPoint, i);

      point->y = y + (point->y - y) * flat;
    }
}

void
minarett_ellipse (AriPath *path,
                  AriPoint centre,
                  float    radius,
                  float    flat)
{
  ari_path_move (path, centre.x + radius, centre.y);
  minarett_arc (path, centre.x, centre.y, radius, flat, 0, 2 * (float) G_PI);
  ari_path_close (path);
}

void
minarett_ring_path (AriPath            *path,
                    const MinarettFoot *foot)
{
  if (foot->height > 0)
    {
      float from = -BEHIND * (float) G_PI, sweep = (1 + 2 * BEHIND) * (float) G_PI;

      ari_path_move (path, foot->at.x + foot->radius * cosf (from),
                     foot->at.y + MINARETT_GROUND_FLAT * foot->radius * sinf (from));
      minarett_arc (path, foot->at.x, foot->at.y, foot->radius, MINARETT_GROUND_FLAT, from, sweep);
    }
  else
    {
      minarett_ellipse (path, foot->at, foot->radius, MINARETT_GROUND_FLAT);
    }
}

AriItem *
minarett_add_ring (const AriCanvas    *canvas,
                   AriLayer            layer,
                   AriSpot             spot,
                   const MinarettFoot *foot,
                   AriRole             role,
                   float               width)
{
  AriItem *item = ari_brush_stroke (canvas, layer, role, width);

  item->spot = spot;
  item->round_ends = TRUE;
  minarett_ring_path (item->path, foot);

  return item;
}

AriPoint
minarett_space_at (const AriCanvas *canvas,
                   guint            space)
{
  return canvas->board->spots[MINARETT_SPOT_SPACE (space)].centre;
}

guint
minarett_space_of (AriSpot spot)
{
  if (spot < MINARETT_SPOT_SPACES)
    return spot / MINARETT_LEVELS;

  return spot < MINARETT_SPOT_HANDS ? spot - (guint) MINARETT_SPOT_SPACES : MINARETT_NOWHERE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-brush.h"

#include <math.h>

float
minoa_pen (const MinoaCanvas *canvas,
           float              width)
{
  return ari_brush_pen (canvas->show, width);
}

/* Larger than this a count outgrows its triangle. */
float
minoa_text_scale (const MinoaCanvas *canvas)
{
  return ari_brush_text_scale (canvas->show, MINOA_TEXT_HEIGHT, 1.35f);
}

AriPoint
minoa_line_centre (const MinoaCanvas *canvas,
                   guint              line)
{
  AriPoint a = canvas->geometry->at[canvas->geometry->ends[line][0]];
  AriPoint b = canvas->geometry->at[canvas->geometry->ends[line][1]];

  return (AriPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

AriPoint
minoa_triangle_centre (const MinoaCanvas *canvas,
                       guint              triangle)
{
  AriPoint centre = { 0 };

  for (guint i = 0; i < 3; i++)
    {
      AriPoint corner = canvas->geometry->at[canvas->geometry->corners[triangle][i]];

      centre.x += corner.x / 3;
      centre.y += corner.y / 3;
    }

  return centre;
}

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
minoa_triangle_path (const MinoaCanvas *canvas,
                     guint              triangle,
                     AriPath           *path)
{
  AriPoint a = canvas->geometry->at[canvas->geometry->corners[triangle][0]];
  AriPoint b = canvas->geometry->at[canvas->geometry->corners[triangle][1]];
  AriPoint c = canvas->geometry->at[canvas->geometry->corners[triangle][2]];
  gboolean clockwise = (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);

  ari_path_move (path, a.x, a.y);
  ari_path_line (path, clockwise ? b.x : c.x, clockwise ? b.y : c.y);
  ari_path_line (path, clockwise ? c.x : b.x, clockwise ? c.y : b.y);
  ari_path_close (path);
}

AriItem *
minoa_add_mark (const MinoaCanvas *canvas,
                AriLayer           layer,
                AriSpot            spot,
                AriActor           seat,
                AriPoint           centre,
                float              radius,
                AriRole            fill)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = spot;
  item->fill = fill;
  ari_seat_mark_path (item->path, seat, centre, radius);

  return item;
}

AriItem *
minoa_add_text (const MinoaCanvas *canvas,
                AriLayer           layer,
                AriPoint           at,
                float              height,
                AriRole            role,
                char              *text)
{
  return ari_brush_text (canvas->scene, layer, at, height, role, text);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shapes.h"

AriItem *
ari_scene_add_fill (AriScene *scene,
                    AriLayer  layer,
                    AriRole   role)
{
  AriItem *item = ari_scene_add (scene, layer);

  item->fill = role;

  return item;
}

AriItem *
ari_scene_add_stroke (AriScene *scene,
                      AriLayer  layer,
                      AriRole   role,
                      float     width)
{
  AriItem *item = ari_scene_add (scene, layer);

  item->stroke = role;
  item->stroke_width = width;

  return item;
}

void
ari_item_set_dash (AriItem *item,
                   float    dash,
                   float    gap)
{
  item->dash = dash;
  item->gap = gap;
}

void
ari_path_segment (AriPath *path,
                  AriPoint from,
                  AriPoint to)
{
  ari_path_move (path, from.x, from.y);
  ari_path_line (path, to.x, to.y);
}

void
ari_path_polyline (AriPath        *path,
                   const AriPoint *points,
                   guint           n_points)
{
  ari_path_move (path, points[0].x, points[0].y);
  for (guint i = 1; i < n_points; i++)
    ari_path_line (path, points[i].x, points[i].y);
}

void
ari_path_polygon (AriPath        *path,
                  const AriPoint *points,
                  guint           n_points)
{
  ari_path_polyline (path, points, n_points);
  ari_path_close (path);
}

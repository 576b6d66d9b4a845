/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-scene.h"

static void
item_free (gpointer data)
{
  AriItem *item = data;

  ari_path_free (item->path);
  g_free (item->text);
  g_free (item);
}

/**
 * ari_scene_new:
 * @bounds: the visible area, in board units
 * @pigments: (nullable): for unshared roles
 *
 * Returns: (transfer full): an empty picture
 */
AriScene *
ari_scene_new (AriRect            bounds,
               const AriPigments *pigments)
{
  AriScene *scene = g_new0 (AriScene, 1);

  scene->bounds = bounds;
  scene->pigments = pigments;
  scene->items = g_ptr_array_new_with_free_func (item_free);

  return scene;
}

void
ari_scene_free (AriScene *scene)
{
  g_ptr_array_unref (scene->items);
  g_free (scene);
}

AriItem *
ari_scene_add (AriScene *scene,
               AriLayer  layer)
{
  AriItem *item = g_new0 (AriItem, 1);

  item->layer = layer;
  item->spot = ARI_SPOT_NONE;
  item->pigments = scene->pigments;
  item->path = ari_path_new ();
  item->fill_opacity = item->hatch_opacity = item->stroke_opacity = 1;
  g_ptr_array_add (scene->items, item);

  return item;
}

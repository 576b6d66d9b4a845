/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-scene.h"

G_BEGIN_DECLS

/* What pictures are made of, in one step each. */

/* A new item with a fill; its path is empty. */
AriItem *ari_scene_add_fill   (AriScene       *scene,
                               AriLayer        layer,
                               AriRole         role);
/* A new item with a stroke; its path is empty. */
AriItem *ari_scene_add_stroke (AriScene       *scene,
                               AriLayer        layer,
                               AriRole         role,
                               float           width);
void     ari_item_set_dash    (AriItem        *item,
                               float           dash,
                               float           gap);

/* Append straight lines from point to point. A polygon is closed. */
void     ari_path_segment     (AriPath        *path,
                               AriPoint        from,
                               AriPoint        to);
void     ari_path_polyline    (AriPath        *path,
                               const AriPoint *points,
                               guint           n_points);
void     ari_path_polygon     (AriPath        *path,
                               const AriPoint *points,
                               guint           n_points);

G_END_DECLS

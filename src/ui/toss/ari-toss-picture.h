/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-scene.h"

G_BEGIN_DECLS

/* The still parts of a toss, in picture units (see ari-toss-camera.h): the hall on ARI_LAYER_GROUND, and
 * the bull on ARI_LAYER_PIECES, so that a part of the ring can be behind it. @plain: no shadows, and no
 * ornament in small pictures */
void ari_toss_draw_hall (AriScene *scene,
                         gboolean  plain);
void ari_toss_draw_bull (AriScene *scene,
                         gboolean  plain);

G_END_DECLS

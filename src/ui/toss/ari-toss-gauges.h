/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-scene.h"

G_BEGIN_DECLS

/* Adds two cards to a picture, on ARI_LAYER_MARKS: aim, below, and strength, on the right. Both values are −1
 * … 1;
 * @active is 0 for aim, 1 for strength, 2 for both. */
void ari_toss_draw_gauges (AriScene *scene,
                           double    aim,
                           double    force,
                           guint     active,
                           AriRole   pointer);

G_END_DECLS

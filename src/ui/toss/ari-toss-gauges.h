/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-scene.h"

G_BEGIN_DECLS

/* What a pointer can take hold of. */
typedef enum
{
  ARI_TOSS_GAUGE_NONE,
  ARI_TOSS_GAUGE_AIM,
  ARI_TOSS_GAUGE_FORCE,
} AriTossGauge;

/* Adds two cards to a picture, on ARI_LAYER_MARKS: aim, below, and strength, on the right. Both values are −1
 * … 1; @active is 0 for aim, 1 for strength, 2 for both. @unit: pixels of a unit of the picture, by which the
 * labels can be read in a small one */
void ari_toss_draw_gauges (AriScene *scene,
                           double    aim,
                           double    force,
                           guint     active,
                           AriRole   pointer,
                           float     unit);

/* The gauge at a point of the picture. @bounds: those of the picture */
AriTossGauge ari_toss_gauge_at    (const AriRect *bounds,
                                   AriPoint       at);
/* The value that a gauge shows at a point, −1 … 1. */
double       ari_toss_gauge_value (const AriRect *bounds,
                                   AriTossGauge   gauge,
                                   AriPoint       at);

G_END_DECLS

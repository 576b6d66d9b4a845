/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-scene.h"

G_BEGIN_DECLS

/* The thrower's eye. Picture units: one unit is a millimetre at the bull; x runs right from the middle, y
 * down. A picture is at least ARI_TOSS_WIDTH wide and ARI_TOSS_HEIGHT high; a wider or higher one shows
 * more of the hall. */

#define ARI_TOSS_WIDTH    520.0f  /* leaves room to miss both horns on either side */
#define ARI_TOSS_HEIGHT   900.0f
#define ARI_TOSS_HORIZON  210.0f
#define ARI_TOSS_EYE      380.0f  /* mm above the floor */
#define ARI_TOSS_DISTANCE 1800.0f /* mm from the bull */

/* Units per millimetre at the depth @z (mm). */
static inline float
ari_toss_scale (float z)
{
  return ARI_TOSS_DISTANCE / (ARI_TOSS_DISTANCE + MAX (z, -0.9f * ARI_TOSS_DISTANCE));
}

/* Projects a point in space (mm). */
static inline AriPoint
ari_toss_project (float x,
                  float y,
                  float z)
{
  float scale = ari_toss_scale (z);

  return (AriPoint) { x * scale, ARI_TOSS_HORIZON + (ARI_TOSS_EYE - y) * scale };
}

G_END_DECLS

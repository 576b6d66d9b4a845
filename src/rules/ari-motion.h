/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_WAYS  8  /* pieces that one action moves */
#define ARI_MAX_STEPS 16 /* of one way */

#define ARI_MAX_GLIMPSES 2 /* spots that one turn shows for a moment */

/**
 * AriWay:
 *
 * How a piece moves to where it lies after an action: @spots[0] is where it lay, the last of the @n_spots
 * is where a picture of the position after the action shows it, and between them is what it passes. A
 * single spot: it comes from nowhere, or, on a spot of the kind %ARI_SPOT_TILE, is turned over, and of the kind
 * %ARI_SPOT_DIE is rolled.
 */
typedef struct
{
  guint   n_spots;
  AriSpot spots[ARI_MAX_STEPS + 1];
} AriWay;

/* The ways of the pieces that @action moves, legal in @position, the lowest piece of a stack first. Returns their
 * number. */
typedef guint AriWaysFunc            (const AriPosition *position,
                                      AriAction          action,
                                      AriWay             ways[ARI_MAX_WAYS]);
/* The spots that the turn before has shown only for a moment, to be hidden again. Returns their number. */
typedef guint AriGlimpsesFunc        (const AriPosition *position,
                                      AriSpot            spots[ARI_MAX_GLIMPSES]);
/* What one of these spots shows for that moment; as #AriNarration.describe_spot. */
typedef char *AriDescribeGlimpseFunc (const AriPosition *position,
                                      AriSpot            spot);

/**
 * AriMotion: what pictures in motion show between two positions; see #AriRules.motion
 *
 * A game without it lets something appear on the first spot of each action, and hides nothing again.
 */
typedef struct
{
  AriWaysFunc            *ways;
  AriGlimpsesFunc        *glimpses;         /* Optional */
  AriDescribeGlimpseFunc *describe_glimpse; /* With @glimpses */
} AriMotion;

guint ari_find_ways     (const AriRules    *rules,
                         const AriPosition *position,
                         AriAction          action,
                         AriWay             ways[ARI_MAX_WAYS]);
guint ari_find_glimpses (const AriRules    *rules,
                         const AriPosition *position,
                         AriSpot            spots[ARI_MAX_GLIMPSES]);

G_END_DECLS

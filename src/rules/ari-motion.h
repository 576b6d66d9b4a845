/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_MOTION_PATHS  8  /* pieces that one action moves */
#define ARI_MAX_STEPS 16 /* of one way */

#define ARI_MAX_REVEALED_SPOTS 2 /* spots that one turn shows for a moment */

/**
 * AriMotionPath:
 *
 * How a piece moves to where it lies after an action: @spots[0] is where it lay, the last of the @n_spots
 * is where a picture of the position after the action shows it, and between them is what it passes. A
 * single spot: it comes from nowhere, or, on a spot of the kind %ARI_SPOT_TILE, is turned over, and of the
 * kind %ARI_SPOT_DIE is rolled.
 */
typedef struct
{
  guint   n_spots;
  AriSpot spots[ARI_MAX_STEPS + 1];
} AriMotionPath;

/* The ways of the pieces that @action moves, legal in @position, the lowest piece of a stack first.
 * Returns their number. */
typedef guint AriMotionPathsFunc            (const AriPosition *position,
                                             AriAction          action,
                                             AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);
/* The spots that the turn before has shown only for a moment, to be hidden again. Returns their number. */
typedef guint AriRevealedSpotsFunc        (const AriPosition *position,
                                           AriSpot            spots[ARI_MAX_REVEALED_SPOTS]);
/* What one of these spots shows for that moment; as #AriNarration.describe_spot. */
typedef char *AriDescribeRevealedFunc (const AriPosition *position,
                                       AriSpot            spot);

/**
 * AriMotion: what pictures in motion show between two positions; see #AriRules.motion
 *
 * A game without it lets something appear on the first spot of each action, and hides nothing again.
 */
typedef struct
{
  AriMotionPathsFunc      *paths;
  AriRevealedSpotsFunc    *revealed_spots;    /* Optional */
  AriDescribeRevealedFunc *describe_revealed; /* With @revealed_spots */
} AriMotion;

guint ari_find_motion_paths     (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action,
                                 AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);
guint ari_find_revealed_spots (const AriRules    *rules,
                               const AriPosition *position,
                               AriSpot            spots[ARI_MAX_REVEALED_SPOTS]);

G_END_DECLS

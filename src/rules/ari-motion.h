/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_MOTION_PATHS  8  /* pieces that one action moves */
#define ARI_MAX_STEPS 16 /* of one path */

#define ARI_MAX_REVEALED_SPOTS 2 /* spots that one turn reveals for a moment */
#define ARI_MAX_EARNERS 40       /* pieces that earn what follows */
#define ARI_MAX_FILLED 24        /* spots that an action fills by itself */

/**
 * AriMotionPath:
 *
 * The path of a piece during an action: @spots[0] is where it starts, the last of the @n_spots is where a
 * picture of the next position shows it, and the piece passes those between. A single spot means that the
 * piece appears from nowhere, or that the tile (%ARI_SPOT_TILE) is turned over or the die (%ARI_SPOT_DIE) is
 * rolled.
 */
typedef struct
{
  guint   n_spots;
  AriSpot spots[ARI_MAX_STEPS + 1];
} AriMotionPath;

/* The paths of the pieces that @action moves, legal in @position, the lowest piece of a stack first. Returns
 * their number. */
typedef guint AriMotionPathsFunc            (const AriPosition *position,
                                             AriAction          action,
                                             AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);
/* The spots where pieces that nobody moved appear with @action, legal in @position, as when it fills up the
 * rest of the board. Returns their number. */
typedef guint AriFilledFunc               (const AriPosition *position,
                                           AriAction          action,
                                           AriSpot            spots[ARI_MAX_FILLED]);
/* The spots that the previous turn revealed only for a moment and that are about to be hidden. Returns their
 * number. */
typedef guint AriRevealedSpotsFunc        (const AriPosition *position,
                                           AriSpot            spots[ARI_MAX_REVEALED_SPOTS]);
/* What one of these spots shows for that moment; like #AriNarration.describe_spot. */
typedef char *AriDescribeRevealedFunc (const AriPosition *position,
                                       AriSpot            spot);

/* The pieces by which @action, legal in @position, earns @seat something besides its turns, such as a
 * capture. Each spot is where its piece stands after the action. Returns their number. */
typedef guint AriEarnersFunc   (const AriPosition *position,
                                AriAction          action,
                                AriActor           seat,
                                AriSpot            spots[ARI_MAX_EARNERS]);
/* Whether the actor now does what pieces have earned it. */
typedef gboolean AriEntitledFunc (const AriPosition *position);

/**
 * AriMotion: what animations show between two positions; see #AriRules.motion
 *
 * Without it, something appears on the first spot of each action, and nothing is hidden again.
 */
typedef struct
{
  AriMotionPathsFunc      *paths;             /* Optional: something appears on the first spot */
  AriFilledFunc           *filled;            /* Optional: nothing else appears */
  AriRevealedSpotsFunc    *revealed_spots;    /* Optional */
  AriDescribeRevealedFunc *describe_revealed; /* With @revealed_spots */
  AriEarnersFunc          *earners;           /* Optional: pieces earn nothing */
  AriEntitledFunc         *is_entitled;       /* With @earners */
} AriMotion;

guint ari_find_motion_paths     (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action,
                                 AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);
guint ari_find_filled         (const AriRules    *rules,
                               const AriPosition *position,
                               AriAction          action,
                               AriSpot            spots[ARI_MAX_FILLED]);
guint ari_find_revealed_spots (const AriRules    *rules,
                               const AriPosition *position,
                               AriSpot            spots[ARI_MAX_REVEALED_SPOTS]);
guint ari_find_earners        (const AriRules    *rules,
                               const AriPosition *position,
                               AriAction          action,
                               AriActor           seat,
                               AriSpot            spots[ARI_MAX_EARNERS]);
gboolean ari_rules_is_entitled (const AriRules    *rules,
                                const AriPosition *position);

G_END_DECLS

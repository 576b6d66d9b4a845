/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* The spot that @picks names when you point at @spot, such as the first of two equal dice. */
typedef AriSpot AriCanonicalSpotFunc (const AriPosition *position,
                                      AriSpot            spot);
/* The spot of the board on which @spot stands: the space under a piece, or @spot itself. */
typedef AriSpot AriGroundFunc        (AriSpot            spot);
/* Where @action, of which @pick is the next pick, would bring a piece: the spot of the board that players
 * point at for it; %ARI_SPOT_NONE if @pick brings nothing anywhere. */
typedef AriSpot AriTargetFunc        (const AriPosition *position,
                                      AriAction          action,
                                      AriSpot            pick);
/* The spot from which the rules carry a piece on to the target of @action, where players may point instead;
 * %ARI_SPOT_NONE if nothing carries it. */
typedef AriSpot AriLandingFunc       (const AriPosition *position,
                                      AriAction          action);

/**
 * AriPointingRules: what players mean by pointing at a spot, beyond the picks; see #AriRules.pointing
 * @picks_in_any_order: players pick the spots of an action in any order, and a spot may occur twice
 * @completes_picks: to point at a piece that can go only to one place plays it there
 *
 * Everything is optional: read it from ari_rules_pointing(), or call the function ari_rules_… of the same
 * name, which supplies the fallback.
 */
typedef struct
{
  gboolean              picks_in_any_order;
  gboolean              completes_picks;
  AriCanonicalSpotFunc *canonical_spot; /* Optional: the spot itself */
  AriGroundFunc        *ground;         /* Optional: the spot itself */
  AriTargetFunc        *target;         /* Optional: nowhere. The spots that a board marks after a pick */
  AriLandingFunc       *landing;        /* Optional: nothing carries pieces on */
} AriPointingRules;

G_END_DECLS

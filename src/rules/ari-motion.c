/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

/**
 * ari_find_motion_paths:
 *
 * Returns: the number of @paths along which @action moves pieces; without #AriMotion.paths, something appears
 *   on the first spot of the action
 */
guint
ari_find_motion_paths (const AriRules    *rules,
                       const AriPosition *position,
                       AriAction          action,
                       AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  AriSpot picks[ARI_MAX_PICKS];

  if (rules->motion != NULL && rules->motion->paths != NULL)
    return rules->motion->paths (position, action, paths);

  rules->picks (position, action, picks);
  paths[0].n_spots = 1;
  paths[0].spots[0] = picks[0];

  return 1;
}

/**
 * ari_find_filled:
 *
 * Returns: the number of @spots that @action fills besides those of its paths; none in most games
 */
guint
ari_find_filled (const AriRules    *rules,
                 const AriPosition *position,
                 AriAction          action,
                 AriSpot            spots[ARI_MAX_FILLED])
{
  gboolean has_any = rules->motion != NULL && rules->motion->filled != NULL;

  return has_any ? rules->motion->filled (position, action, spots) : 0;
}

/**
 * ari_find_revealed_spots:
 *
 * Returns: the number of @spots that the previous turn revealed for a moment; none in most games
 */
guint
ari_find_revealed_spots (const AriRules    *rules,
                         const AriPosition *position,
                         AriSpot            spots[ARI_MAX_REVEALED_SPOTS])
{
  gboolean has_any = rules->motion != NULL && rules->motion->revealed_spots != NULL;

  return has_any ? rules->motion->revealed_spots (position, spots) : 0;
}

/**
 * ari_find_earners:
 *
 * Returns: the number of @spots whose pieces earn @seat something by @action; none in most games
 */
guint
ari_find_earners (const AriRules    *rules,
                  const AriPosition *position,
                  AriAction          action,
                  AriActor           seat,
                  AriSpot            spots[ARI_MAX_EARNERS])
{
  gboolean has_any = rules->motion != NULL && rules->motion->earners != NULL;

  return has_any ? rules->motion->earners (position, action, seat, spots) : 0;
}

/**
 * ari_rules_is_entitled:
 *
 * Returns: whether the actor now does what pieces have earned it, such as capturing
 */
gboolean
ari_rules_is_entitled (const AriRules    *rules,
                       const AriPosition *position)
{
  return rules->motion != NULL && rules->motion->is_entitled != NULL && rules->motion->is_entitled (position);
}

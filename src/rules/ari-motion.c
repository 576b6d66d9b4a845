/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

/**
 * ari_find_ways:
 *
 * Returns: the number of @ways along which @action moves pieces; in a game without #AriRules.motion something comes
 *   to the first spot that is picked
 */
guint
ari_find_ways (const AriRules    *rules,
               const AriPosition *position,
               AriAction          action,
               AriWay             ways[ARI_MAX_WAYS])
{
  AriSpot picks[ARI_MAX_PICKS];

  if (rules->motion != NULL)
    return rules->motion->ways (position, action, ways);

  rules->picks (position, action, picks);
  ways[0].n_spots = 1;
  ways[0].spots[0] = picks[0];

  return 1;
}

/**
 * ari_find_glimpses:
 *
 * Returns: the number of @spots that the turn before has shown for a moment; none in most games
 */
guint
ari_find_glimpses (const AriRules    *rules,
                   const AriPosition *position,
                   AriSpot            spots[ARI_MAX_GLIMPSES])
{
  gboolean has_any = rules->motion != NULL && rules->motion->glimpses != NULL;

  return has_any ? rules->motion->glimpses (position, spots) : 0;
}

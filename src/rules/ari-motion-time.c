/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-motion-time.h"

#define STEP_MS 260
#define WAY_MS  900 /* at most, however many steps */

guint
ari_motion_steps (const AriWay *ways,
                  guint         n_ways)
{
  guint n = 0;

  for (guint i = 0; i < n_ways; i++)
    n = MAX (n, ways[i].n_spots - 1);

  return n;
}

gboolean
ari_motion_is_rolled (const AriBoard *board,
                      const AriWay   *way)
{
  return way->n_spots == 1 && board->spots[way->spots[0]].kind == ARI_SPOT_DIE;
}

guint
ari_motion_ms (const AriBoard *board,
               const AriWay   *ways,
               guint           n_ways)
{
  guint n = ari_motion_steps (ways, n_ways);
  guint ms = n > 0 ? MIN (n * STEP_MS, WAY_MS) : n_ways > 0 ? ARI_MOTION_TURN_MS : 0;

  for (guint i = 0; i < n_ways; i++)
    if (ari_motion_is_rolled (board, &ways[i]))
      ms = MAX (ms, ARI_MOTION_ROLL_MS);

  return ms;
}

guint
ari_motion_action_ms (const AriSetup    *setup,
                      const AriPosition *position,
                      AriAction          action)
{
  AriWay ways[ARI_MAX_WAYS];
  guint n = ari_find_ways (setup->rules, position, action, ways);

  return ari_motion_ms (setup->rules->board (setup), ways, n);
}

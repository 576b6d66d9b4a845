/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-motion-time.h"

#define STEP_MS 260
#define PATH_MS 900 /* the upper limit, however many steps */

guint
ari_motion_steps (const AriMotionPath *paths,
                  guint                n_paths)
{
  guint n = 0;

  for (guint i = 0; i < n_paths; i++)
    n = MAX (n, paths[i].n_spots - 1);

  return n;
}

gboolean
ari_motion_is_rolled (const AriBoard      *board,
                      const AriMotionPath *path)
{
  return path->n_spots == 1 && board->spots[path->spots[0]].kind == ARI_SPOT_DIE;
}

guint
ari_motion_ms (const AriBoard      *board,
               const AriMotionPath *paths,
               guint                n_paths)
{
  guint n = ari_motion_steps (paths, n_paths);
  guint ms = n > 0 ? MIN (n * STEP_MS, PATH_MS) : n_paths > 0 ? ARI_MOTION_TURN_MS : 0;

  for (guint i = 0; i < n_paths; i++)
    if (ari_motion_is_rolled (board, &paths[i]))
      ms = MAX (ms, ARI_MOTION_ROLL_MS);

  return ms;
}

guint
ari_motion_action_ms (const AriSetup    *setup,
                      const AriPosition *position,
                      AriAction          action)
{
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n = ari_find_motion_paths (setup->rules, position, action, paths);

  return ari_motion_ms (setup->rules->board (setup), paths, n);
}

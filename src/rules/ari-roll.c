/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-roll.h"

#include "ari-motion-time.h"
#include "ari-setup.h"

/* All outcomes of one roll come from the same dice, so the first outcome shows which dice these are. */
guint
ari_find_dice (const AriSetup    *setup,
               const AriPosition *position,
               AriSpot            dice[ARI_MAX_MOTION_PATHS])
{
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriAction actions[ARI_MAX_ACTIONS];
  const AriBoard *board;
  guint n_paths, n = 0;

  if (ari_rules_actor (setup->rules, position) != ARI_CHANCE
      || setup->rules->actions (position, actions) == 0)
    return 0;

  board = setup->rules->board (setup);
  n_paths = ari_find_motion_paths (setup->rules, position, actions[0], paths);
  for (guint i = 0; i < n_paths; i++)
    if (ari_motion_is_rolled (board, &paths[i]))
      dice[n++] = paths[i].spots[0];

  return n;
}

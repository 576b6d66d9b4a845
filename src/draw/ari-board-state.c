/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-state.h"

G_STATIC_ASSERT (ARI_MAX_MOTION_PATHS <= ARI_MAX_PICKS);

/**
 * ari_board_state_init:
 *
 * Makes @show a plain picture of @position, with nothing highlighted. It borrows @setup and
 * @position.
 */
void
ari_board_state_init (AriBoardState     *show,
                      const AriSetup    *setup,
                      const AriPosition *position)
{
  *show = (AriBoardState) {
    .rules = setup->rules,
    .setup = setup,
    .position = position,
    .hover = ARI_SPOT_NONE,
    .inspected = ARI_SPOT_NONE,
    .focus = ARI_SPOT_NONE,
    .refused = ARI_SPOT_NONE,
  };
}

/* Whether the last pick lies on the board. */
static gboolean
has_place (const AriBoardState *show)
{
  const AriSpotInfo *spots = show->rules->board (show->setup)->spots;

  for (guint i = 0; i < show->n_last; i++)
    if (spots[show->last[i]].kind != ARI_SPOT_CHOICE)
      return TRUE;

  return FALSE;
}

/**
 * ari_board_state_set_last:
 * @before: the position that @action led from
 * @paths: (out): room for the paths of @action, which @show borrows
 *
 * Shows @action as the last one. If all picks were choices, shows what they moved.
 */
void
ari_board_state_set_last (AriBoardState     *show,
                          const AriPosition *before,
                          AriAction          action,
                          AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  show->last_action = action;
  show->last_by_chance = ari_rules_actor (show->rules, before) == ARI_CHANCE;
  /* The picks come last: views let marks grow from there. */
  show->n_last = ari_find_filled (show->rules, before, action, show->last);
  show->n_last += show->rules->picks (before, action, show->last + show->n_last);
  show->n_paths = ari_find_motion_paths (show->rules, before, action, paths);
  show->paths = paths;
  if (has_place (show) || show->n_paths == 0)
    return;

  show->n_last = show->n_paths;
  for (guint i = 0; i < show->n_paths; i++)
    show->last[i] = paths[i].spots[paths[i].n_spots - 1];
}

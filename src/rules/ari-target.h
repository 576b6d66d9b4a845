/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-picker.h"

G_BEGIN_DECLS

#define ARI_MAX_TARGETS 64
#define ARI_MAX_LINE    3  /* actions that lead to one target */
#define ARI_MAX_OTHERS  3

/**
 * AriApproach: one action that brings a piece to a target
 * @pick: the pick that completes it
 * @landing: as in #AriTarget
 */
typedef struct
{
  AriSpot   pick;
  AriSpot   landing;
  AriAction action;
} AriApproach;

/**
 * AriTarget:
 * @spot: where a piece can go; players point at it, or at the piece on it
 * @is_way_back: the piece would end where it stands, where pointing puts it back. So @spot is @pick itself,
 *   as the die that leads there
 * @landing: the spot from which the rules carry the piece on to @spot, so that players may point there, too;
 *   %ARI_SPOT_NONE: there is none
 * @pick: the next pick that brings it there
 * @n_actions: 0: further picks follow; 1: the pick completes an action; more: so many actions in a row by the
 *   same actor bring the piece there, the first of which the pick completes
 * @actions: these actions
 * @n_others: how many other picks bring a piece there, too, so that pointing at @spot is not enough; only if
 *   @n_actions is 1
 * @others: these picks, such as another die, and their actions
 */
typedef struct
{
  AriSpot   spot;
  gboolean  is_way_back;
  AriSpot   landing;
  AriSpot   pick;
  guint     n_actions;
  AriAction actions[ARI_MAX_LINE];
  guint     n_others;
  AriApproach    others[ARI_MAX_OTHERS];
} AriTarget;

guint            ari_target_list (const AriPicker *picker,
                                  AriTarget        targets[ARI_MAX_TARGETS]);
/* (nullable): the target that players mean when they point at @spot. */
const AriTarget *ari_target_at   (const AriTarget *targets,
                                  guint            n_targets,
                                  const AriRules  *rules,
                                  AriSpot          spot);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-motion.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * ari_find_dice:
 * @setup: the setup of the game
 * @position: a position of it
 * @dice: (out): the spots of the dice
 *
 * Returns: how many dice are rolled next; 0 if chance does not act, or not by dice
 */
guint ari_find_dice (const AriSetup    *setup,
                     const AriPosition *position,
                     AriSpot            dice[ARI_MAX_MOTION_PATHS]);

G_END_DECLS

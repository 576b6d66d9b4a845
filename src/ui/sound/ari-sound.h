/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriSound: what can be heard
 * @ARI_SOUND_NONE: nothing
 * @ARI_SOUND_PLACE: something comes to stand on the board
 * @ARI_SOUND_TAKE: something is taken, or closed off
 * @ARI_SOUND_TURN: a tile is turned over
 * @ARI_SOUND_ROLL: dice are rolled
 * @ARI_SOUND_HORN: a ring meets the bull
 * @ARI_SOUND_FLOOR: a ring falls to the floor
 * @ARI_SOUND_DUE: after a long wait it is one’s turn
 * @ARI_SOUND_END: the match is over
 *
 * The last two begin a little late by themselves, after what is heard of the ply.
 */
typedef enum
{
  ARI_SOUND_NONE,
  ARI_SOUND_PLACE,
  ARI_SOUND_TAKE,
  ARI_SOUND_TURN,
  ARI_SOUND_ROLL,
  ARI_SOUND_HORN,
  ARI_SOUND_FLOOR,
  ARI_SOUND_DUE,
  ARI_SOUND_END,
} AriSound;

#define ARI_N_SOUNDS (ARI_SOUND_END + 1)

AriSound ari_sound_of_action (const AriSetup    *setup,
                              const AriPosition *before,
                              AriAction          action);

G_END_DECLS

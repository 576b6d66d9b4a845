/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriSound: the sounds
 * @ARI_SOUND_NONE: silence
 * @ARI_SOUND_PLACE: something is placed on the board
 * @ARI_SOUND_TAKE: something is captured or enclosed
 * @ARI_SOUND_TURN: a tile is turned over
 * @ARI_SOUND_ROLL: dice are rolled
 * @ARI_SOUND_HIT: a feat meets what it is aimed at
 * @ARI_SOUND_MISS: it ends beside that
 * @ARI_SOUND_DUE: it is your turn after a long wait
 * @ARI_SOUND_END: the match is over
 *
 * The last two start with a short silence, so that they follow the sound of the ply.
 */
typedef enum
{
  ARI_SOUND_NONE,
  ARI_SOUND_PLACE,
  ARI_SOUND_TAKE,
  ARI_SOUND_TURN,
  ARI_SOUND_ROLL,
  ARI_SOUND_HIT,
  ARI_SOUND_MISS,
  ARI_SOUND_DUE,
  ARI_SOUND_END,
} AriSound;

#define ARI_N_SOUNDS (ARI_SOUND_END + 1)

AriSound ari_sound_of_action (const AriSetup    *setup,
                              const AriPosition *before,
                              AriAction          action);

G_END_DECLS

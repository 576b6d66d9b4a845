/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation.h"

G_BEGIN_DECLS

/* The pictures in the notation of this game. */
typedef enum
{
  LABYRINTH_SIGN_BEGIN = ARI_SIGN_GAME,
  LABYRINTH_SIGN_CROSS,
  LABYRINTH_SIGN_RIDE,
  LABYRINTH_SIGN_STAY,
  LABYRINTH_SIGN_DIE,                              /* that shows 1; up to 6 follow */
  LABYRINTH_SIGN_TRAVELLER = LABYRINTH_SIGN_DIE + 6, /* a; up to d follow */
} LabyrinthSign;

extern const AriRules ari_rules_labyrinth;

G_END_DECLS

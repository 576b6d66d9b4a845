/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation.h"

#include "minotaur-board.h"

G_BEGIN_DECLS

/* The pictures in the notation of this game. */
typedef enum
{
  MINOTAUR_SIGN_BACK = ARI_SIGN_GAME,                       /* a tile face down */
  MINOTAUR_SIGN_CHALLENGE,
  MINOTAUR_SIGN_CHOICE,                                     /* in the order of MinotaurChoice */
  MINOTAUR_SIGN_TILE = MINOTAUR_SIGN_CHOICE + MINOTAUR_CHOICES, /* plus minotaur_tile() */
} MinotaurSign;

G_END_DECLS

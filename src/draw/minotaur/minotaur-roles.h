/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"
#include "minotaur/minotaur-board.h"

G_BEGIN_DECLS

/* The roles that only Minotaur knows. */
enum
{
  MINOTAUR_ROLE_BACK = ARI_N_ROLES, /* of a face-down tile */
  MINOTAUR_ROLE_BACK_EDGE,
  MINOTAUR_ROLE_BACK_ORNAMENT,
  MINOTAUR_ROLE_TILE, /* tiles: blocks of MINOTAUR_COLOURS */
  MINOTAUR_ROLE_TILE_EDGE = MINOTAUR_ROLE_TILE + MINOTAUR_COLOURS,
  MINOTAUR_ROLE_TILE_ON = MINOTAUR_ROLE_TILE_EDGE + MINOTAUR_COLOURS,
  MINOTAUR_ROLE_HORN = MINOTAUR_ROLE_TILE_ON + MINOTAUR_COLOURS, /* on a tile, and the text on it */
  MINOTAUR_ROLE_HORN_ON = MINOTAUR_ROLE_HORN + MINOTAUR_COLOURS,
  MINOTAUR_ROLE_HIDE = MINOTAUR_ROLE_HORN_ON + MINOTAUR_COLOURS, /* the bull of the emblem */
  MINOTAUR_ROLE_HIDE_SHADE,
  MINOTAUR_ROLE_MUZZLE,
  MINOTAUR_ROLE_BULL_HORN,
  MINOTAUR_ROLE_BULL_LINE,
};

extern const AriPigments minotaur_pigments;

G_END_DECLS

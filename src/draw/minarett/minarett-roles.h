/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/* The roles that only Minarett knows. */
enum
{
  MINARETT_ROLE_BOARD = ARI_N_ROLES, /* a wooden board, its edges and its lines */
  MINARETT_ROLE_BOARD_EDGE,
  MINARETT_ROLE_BOARD_FLANK,         /* the shaded edge */
  MINARETT_ROLE_BOARD_ORNAMENT,
  MINARETT_ROLE_BOARD_LINE,
  MINARETT_ROLE_BODY,                /* buildings: blocks of two, ivory and lapis */
  MINARETT_ROLE_BODY_SHADE = MINARETT_ROLE_BODY + 2,
  MINARETT_ROLE_BODY_TOP = MINARETT_ROLE_BODY_SHADE + 2,
  MINARETT_ROLE_BODY_OUTLINE = MINARETT_ROLE_BODY_TOP + 2,
  MINARETT_ROLE_BODY_ORNAMENT = MINARETT_ROLE_BODY_OUTLINE + 2,
};

extern const AriPigments minarett_pigments;

G_END_DECLS

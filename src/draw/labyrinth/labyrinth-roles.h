/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/* The roles that only Labyrinth knows. */
enum
{
  LABYRINTH_ROLE_WALL = ARI_N_ROLES,
  LABYRINTH_ROLE_WALL_LIGHT,
  LABYRINTH_ROLE_CHAMBER, /* in the middle */
  LABYRINTH_ROLE_SUN,     /* in the chamber */
  LABYRINTH_ROLE_PASSAGE, /* a path that is taken at once */
  LABYRINTH_ROLE_DIE,
  LABYRINTH_ROLE_DIE_OUTLINE,
};

extern const AriPigments labyrinth_pigments;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/* The roles that only the hall, the bull and the ring knows. */
enum
{
  ARI_TOSS_ROLE_PLASTER = ARI_N_ROLES, /* a painted hall, */
  ARI_TOSS_ROLE_BAND,
  ARI_TOSS_ROLE_BAND_ORNAMENT,
  ARI_TOSS_ROLE_BAND_EDGE,
  ARI_TOSS_ROLE_DADO,
  ARI_TOSS_ROLE_COLUMN,
  ARI_TOSS_ROLE_COLUMN_SHADE,
  ARI_TOSS_ROLE_COLUMN_EDGE,
  ARI_TOSS_ROLE_CUSHION,
  ARI_TOSS_ROLE_CAPITAL,
  ARI_TOSS_ROLE_PAVING,
  ARI_TOSS_ROLE_PAVING_DARK,
  ARI_TOSS_ROLE_HIDE,                  /* the bull in it, */
  ARI_TOSS_ROLE_HIDE_SHADE,
  ARI_TOSS_ROLE_EAR,
  ARI_TOSS_ROLE_MUZZLE,
  ARI_TOSS_ROLE_EYE,
  ARI_TOSS_ROLE_BULL_HORN,
  ARI_TOSS_ROLE_BULL_HORN_SHADE,
  ARI_TOSS_ROLE_BULL_HORN_TIP,
  ARI_TOSS_ROLE_BULL_LINE,
  ARI_TOSS_ROLE_ROSETTE,
  ARI_TOSS_ROLE_RING,                  /* and the ring that is tossed at it */
  ARI_TOSS_ROLE_RING_EDGE,
  ARI_TOSS_ROLE_RING_LIGHT,
  ARI_TOSS_ROLE_WOOD_EDGE,             /* the frame that the bull hangs in */
  ARI_TOSS_ROLE_WOOD_FLANK,
  ARI_TOSS_ROLE_WOOD_ORNAMENT,
};

extern const AriPigments ari_toss_pigments;

G_END_DECLS

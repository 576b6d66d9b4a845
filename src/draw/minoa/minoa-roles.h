/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/* The roles that only Minoa knows. */
enum
{
  MINOA_ROLE_STICK_LIGHT = ARI_N_ROLES, /* light along a stick */
};

extern const AriPigments minoa_pigments;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* The image of @action under one of the symmetries of the board; 0 is the identity. */
typedef AriAction AriTurnFunc (AriAction action,
                               guint     symmetry);

/**
 * AriSymmetries: the symmetries of a board that map the start to itself; see #AriRules.symmetries
 * @n: how many there are, with the identity
 */
typedef struct
{
  guint        n;
  AriTurnFunc *turn;
} AriSymmetries;

G_END_DECLS

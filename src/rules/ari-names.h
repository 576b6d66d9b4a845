/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriNames: what the players are called in sentences
 * @of: the name of the player of each seat, of[seat - 1]; borrowed
 *
 * Functions that take names put them into their sentences as they are. NULL for names calls each seat what it
 * is called without a player's name: see ari_seat_own_name().
 */
typedef struct
{
  const char *of[ARI_MAX_SEATS];
} AriNames;

const char *ari_names_get (const AriNames *names,
                           const AriRules *rules,
                           AriActor        seat);

G_END_DECLS

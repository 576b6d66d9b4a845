/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriPlayed: how often an action was played in a position, and how it went on
 * @n: matches in whose main line it was
 * @n_finished: those of them that are over
 * @win: mean win share of each seat in these
 *
 * Actions that are equivalent by a symmetry of the board count as one.
 */
typedef struct
{
  AriAction action;
  guint     n;
  guint     n_finished;
  double    win[ARI_MAX_SEATS];
} AriPlayed;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-alone.h"

G_BEGIN_DECLS

/* Almost no traveller needs more turns. */
#define LABYRINTH_SOLO_TURNS 128

/**
 * LabyrinthSolo: one traveller alone
 *
 * How many turns of its seat one traveller needs to the centre when it can use both dice of every turn and
 * meets nobody, with the choices that minimise the mean: the mean and variance from every stand, and the
 * probability of arrival within so many turns, @done[stand][turns].
 */
typedef struct
{
  double mean[LABYRINTH_STANDS];
  double variance[LABYRINTH_STANDS];
  float  done[LABYRINTH_STANDS][LABYRINTH_SOLO_TURNS];
} LabyrinthSolo;

/* Solved on first use, in some 30 milliseconds; from any thread. Only @l's options matter. */
const LabyrinthSolo *labyrinth_solo       (const Labyrinth *l);

/* The number of combinations of options. */
#define LABYRINTH_VARIANTS 8u

static inline guint
labyrinth_variant (const Labyrinth *l)
{
  return l->entry | (guint) l->displaced << 1 | (guint) l->penalty << 2;
}

G_END_DECLS

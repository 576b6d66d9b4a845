/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-alone.h"

G_BEGIN_DECLS

/* Nearly nobody needs more turns. */
#define LABYRINTH_SOLO_TURNS 128

/**
 * LabyrinthSolo: one traveller alone
 *
 * How many turns of its seat one traveller needs to the centre when it can use both dice of every turn and
 * meets nobody, by the choices that make the mean least: its mean and variance from every stand, and the
 * probability that it has arrived after so many turns, @done[stand][turns].
 */
typedef struct
{
  double mean[LABYRINTH_STANDS];
  double variance[LABYRINTH_STANDS];
  float  done[LABYRINTH_STANDS][LABYRINTH_SOLO_TURNS];
} LabyrinthSolo;

/* Solved when first asked for, in some 30 milliseconds; from any thread. Of @l only the options matter. */
const LabyrinthSolo *labyrinth_solo       (const Labyrinth *l);

/* A number for each way to combine the options. */
#define LABYRINTH_VARIANTS 8u

static inline guint
labyrinth_variant (const Labyrinth *l)
{
  return l->entry | (guint) l->displaced << 1 | (guint) l->penalty << 2;
}

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minarett-chances.h"

G_BEGIN_DECLS

/* The learned part of the evaluation: a small network of integers, the same on every machine.
 *
 * A unit sees what stands on each space in one of the eight orientations of the board, from one seat's side,
 * and facts that have no place. Each unit exists in all orientations with the same weights, and what they say
 * is summed. So symmetrical positions have equal values, and each position teaches for eight. */

#define MINARETT_NET_UNITS  16
#define MINARETT_NET_STACKS 26 /* on a space: three sizes, each missing, own or the other seat's */
#define MINARETT_NET_FACTS  11 /* that hold at a time: six hands, two numbers of captures, three options */
#define MINARETT_NET_FACT_ROWS (2 * MINARETT_SIZES * (MINARETT_EACH_SIZE + 1) + 2 * MINARETT_CAPTURES + 7)

#define MINARETT_NET_ONE    256  /* a unit that is fully on */
#define MINARETT_NET_SCALE  16   /* of the weights of the answer: parts of a hundredth of a logit */

/**
 * MinarettNet: the weights
 * @stacks: of what stands on a space, but for an empty one
 * @facts: of each fact that holds; minarett_net_facts() numbers them
 * @counts: of the features of the evaluation
 * @out: of the units that see the actor's side, and of those that see the other seat's
 * @direct: of the features, past all units
 */
typedef struct
{
  gint16 stacks[MINARETT_NET_STACKS][MINARETT_SPACES][MINARETT_NET_UNITS];
  gint16 facts[MINARETT_NET_FACT_ROWS][MINARETT_NET_UNITS];
  gint16 counts[MINARETT_N_FEATURES][MINARETT_NET_UNITS];
  gint16 bias[MINARETT_NET_UNITS];
  gint16 out[2][MINARETT_NET_UNITS];
  gint16 direct[MINARETT_N_FEATURES];
} MinarettNet;

#define MINARETT_NET_WEIGHTS (sizeof (MinarettNet) / sizeof (gint16))

/* minarett-net-weights.c, written by `./dev lab train minarett` */
extern const gint16 minarett_net_weights[MINARETT_NET_WEIGHTS];

/**
 * MinarettSums: what the stacks of a position give to each unit
 * @pieces: the pieces that the sums stand for
 * @sums: for each seat's side and each orientation
 *
 * All zero is the empty board. A search keeps one, and only spaces that have changed are summed again.
 */
typedef struct
{
  guint32 pieces[MINARETT_SEATS][MINARETT_SIZES];
  gint16  sums[MINARETT_SEATS][MINARETT_SYMMETRIES][MINARETT_NET_UNITS];
} MinarettSums;

/* The number of the stack on @space for the seat whose pieces of each size are @own, 0 for an empty one;
 * @other: those of the other seat. */
guint minarett_net_stack (const guint32    *own,
                          const guint32    *other,
                          guint             space);
/* The rows of MinarettNet.facts that hold, from the side of seat @own (0 or 1). */
void  minarett_net_facts (const Minarett   *m,
                          guint             own,
                          guint8            rows[MINARETT_NET_FACTS]);
/* What the network adds to the evaluation for the actor. @counts: see minarett_features(). */
int   minarett_net_judge (MinarettSums     *sums,
                          const Minarett   *m,
                          const int        *counts);

G_END_DECLS

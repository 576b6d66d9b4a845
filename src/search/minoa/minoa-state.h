/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-playouts.h"
#include "minoa/minoa-position.h"

G_BEGIN_DECLS

#define MINOA_STICK      255
#define MINOA_LANES      64  /* points, rounded up to whole vectors */
#define MINOA_ALL_STICKS (MINOA_POINTS - 1) /* a spanning tree: no more can be set */

/**
 * MinoaState:
 *
 * Minoa for fast playouts. Sticks are a forest; for each point we store the number of its tree and its
 * moment.
 *
 * The moment of a point is the sum of the cross products p × q over the sticks pq on the way to it from its
 * tree's root, in coordinates (row, number) in which a triangle has the area ½. When the sticks span all
 * points, exactly one border line ab belongs to each area, which is bounded by that line and the way from b
 * back to a over sticks. By the shoelace formula it has |a × b + moment (a) − moment (b)| triangles, so no
 * walk through it is needed. There are no more than 96, so moments modulo 256 are enough, and joining two
 * trees takes four operations on 16 points each.
 */
typedef struct
{
  /* Two of the 16 bytes beyond the lanes are used, see minoa-state.c; all keep what follows aligned. */
  guint8  tree[MINOA_LANES + 16];
  guint8  moment[MINOA_LANES + 16];
  guint8  holder[MINOA_LINES];    /* seat, MINOA_STICK, or 0: vacant */
  guint8  pool[MINOA_LINES];      /* vacant lines, some of which may be impossible for good */
  guint8  n_pool;
  guint8  n_sticks;
  guint8  n_vacant;               /* border lines */
  guint8  supply[MINOA_SEATS];
  guint8  turn;                   /* seat − 1 */
  guint8  seats;
  guint8  closing;                /* MinoaClosing */
  guint8  partners;
  guint8  first_share;            /* pieces that seat 1 had at the start */
} MinoaState;

/* Starts from @position. */
void  minoa_state_load   (MinoaState        *self,
                          const AriPosition *position);
/* Writes the legal actions and returns their number, at least 1. */
guint minoa_state_list   (const MinoaState  *self,
                          AriAction          actions[ARI_MAX_ACTIONS]);
/* @action must be legal. */
void  minoa_state_play   (MinoaState        *self,
                          AriAction          action);
/* Plays at random until the sticks span the board; the functions below require that. */
void  minoa_state_finish (MinoaState        *self,
                          AriRandom         *random);
void  minoa_state_scores (const MinoaState  *self,
                          int                points[ARI_MAX_SEATS]);
/* The seat that each spot belongs to, 0 for lines; returns the number of spots. */
guint minoa_state_owners (const MinoaState  *self,
                          guint8             owners[ARI_MAX_SPOTS]);

G_END_DECLS

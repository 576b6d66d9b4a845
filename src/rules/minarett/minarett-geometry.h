/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"

G_BEGIN_DECLS

#define MINARETT_SIDE       5
#define MINARETT_SPACES     (MINARETT_SIDE * MINARETT_SIDE)
#define MINARETT_LEVELS     3  /* the greatest height of a tower */
#define MINARETT_SIZES      3
#define MINARETT_SEATS      2
#define MINARETT_LINES      12 /* rows, columns and main diagonals, filled by large capture positions */
#define MINARETT_TRIPLES    48 /* at most: three neighbours in a row, filled by small capture positions */
#define MINARETT_SETS       (MINARETT_LINES + MINARETT_TRIPLES)
#define MINARETT_SYMMETRIES 8

/* Masks of spaces: bit 5 · row + column, where a1 is row 0, column 0. */
#define MINARETT_ALL        0x1ffffffu
#define MINARETT_BIT(space) (1u << (space))

/* Spots of the board: the levels of each space, the spaces, the pieces of each size in each hand, the
 * choices. Levels come first because hit tests must prefer them where they overlap a space. */
#define MINARETT_SPOT_SPACES  (MINARETT_SPACES * MINARETT_LEVELS)
#define MINARETT_SPOT_HANDS   (MINARETT_SPOT_SPACES + MINARETT_SPACES)
#define MINARETT_SPOT_PASS    (MINARETT_SPOT_HANDS + MINARETT_SEATS * MINARETT_SIZES)
#define MINARETT_SPOT_DECLINE (MINARETT_SPOT_PASS + 1)
#define MINARETT_SPOTS        (MINARETT_SPOT_DECLINE + 1)

/* @level and @seat are counted from 1. */
#define MINARETT_SPOT_LEVEL(space, level) ((AriSpot) ((space) * MINARETT_LEVELS + (level) - 1))
#define MINARETT_SPOT_SPACE(space)        ((AriSpot) (MINARETT_SPOT_SPACES + (space)))
#define MINARETT_SPOT_HAND(seat, size) \
  ((AriSpot) (MINARETT_SPOT_HANDS + ((seat) - 1) * MINARETT_SIZES + (size)))

/* The inverse: the seat and the size of a spot in hand. */
#define MINARETT_HAND_SEAT(spot) ((AriActor) ((spot) - MINARETT_SPOT_HANDS) / MINARETT_SIZES + 1)
#define MINARETT_HAND_SIZE(spot) ((guint) ((spot) - MINARETT_SPOT_HANDS) % MINARETT_SIZES)

/* Both in the order of the option's values and of the letters "LMS". */
typedef enum
{
  MINARETT_BOARD_ALQUERQUE,
  MINARETT_BOARD_ALL,
  MINARETT_BOARD_ORTHOGONAL,
} MinarettBoard;
#define MINARETT_BOARDS 3

typedef enum
{
  MINARETT_LARGE,
  MINARETT_MEDIUM,
  MINARETT_SMALL,
} MinarettSize;

/**
 * MinarettGeometry:
 *
 * Which spaces are joined on one of the three boards, and the sets of spaces on which a capture position can
 * stand: first the %MINARETT_LINES of five, then the triples.
 */
typedef struct
{
  guint32 diagonal;                    /* the spaces with diagonal lines */
  guint32 neighbours[MINARETT_SPACES];
  guint   n_sets;
  guint32 sets[MINARETT_SETS];
} MinarettGeometry;

/* The tables, built by the first call, from any thread. */
const MinarettGeometry *minarett_geometry (MinarettBoard board) G_GNUC_CONST;

/* The image of @space under one of the eight symmetries of the square; 0 is the identity. */
guint minarett_turn_space    (guint space,
                              guint symmetry) G_GNUC_CONST;
/* The inverse of @symmetry. */
guint minarett_turn_inverse  (guint symmetry) G_GNUC_CONST;

/* Number of bits in a mask of spaces, without a processor instruction that counts them. */
static inline guint
minarett_n_bits (guint32 mask)
{
  mask -= mask >> 1 & 0x55555555u;
  mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);

  return ((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

/* All spaces one step away from a space of @mask. */
static inline guint32
minarett_spread (const MinarettGeometry *g,
                 guint32                 mask)
{
  const guint32 first_column = 0x0108421u, last_column = first_column << (MINARETT_SIDE - 1);
  guint32 across = (mask & ~last_column) << 1 | (mask & ~first_column) >> 1;
  guint32 slanting = mask & g->diagonal;

  slanting = (slanting & ~last_column) << 1 | (slanting & ~first_column) >> 1;

  return (across | (mask | slanting) << MINARETT_SIDE | (mask | slanting) >> MINARETT_SIDE) & MINARETT_ALL;
}

G_END_DECLS

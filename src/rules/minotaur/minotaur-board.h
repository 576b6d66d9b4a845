/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation.h"

G_BEGIN_DECLS

#define MINOTAUR_MIN_SEATS 3
#define MINOTAUR_MAX_SEATS 5
#define MINOTAUR_COLOURS   5
#define MINOTAUR_SIDES     2
#define MINOTAUR_ROWS      5
#define MINOTAUR_MAX_CELLS (MINOTAUR_ROWS * MINOTAUR_SIDES * MINOTAUR_MAX_SEATS)

typedef enum
{
  MINOTAUR_RED,
  MINOTAUR_GREEN,
  MINOTAUR_BLUE,
  MINOTAUR_YELLOW,
  MINOTAUR_WHITE,
} MinotaurColour;

typedef enum
{
  MINOTAUR_LEFT,
  MINOTAUR_RIGHT,
} MinotaurSide;

/* Answers and outcomes, in the order of their buttons. */
typedef enum
{
  MINOTAUR_CLAIM,
  MINOTAUR_LEAVE,
  MINOTAUR_TAKE_LEFT,
  MINOTAUR_TAKE_RIGHT,
  MINOTAUR_DECLINE,
  MINOTAUR_PASS,
  MINOTAUR_HIT,
  MINOTAUR_MISS,
  MINOTAUR_CHOICES,
} MinotaurChoice;

/* The pictures in the notation of this game. */
typedef enum
{
  MINOTAUR_SIGN_BACK = ARI_SIGN_GAME,                       /* a tile face down */
  MINOTAUR_SIGN_CHALLENGE,
  MINOTAUR_SIGN_CHOICE,                                     /* in the order of MinotaurChoice */
  MINOTAUR_SIGN_TILE = MINOTAUR_SIGN_CHOICE + MINOTAUR_CHOICES, /* plus minotaur_tile() */
} MinotaurSign;

/* The spots: the cells of the table row by row (a1, a2, …); then, for each seat and colour, the places of its
 * left and right tiles, named as in a challenge but without a value ("2:RL"); then the choices. All tiles end
 * up in pairs, so there are as many places as cells. */

/* One left and one right tile of each colour for each seat. */
static inline guint
minotaur_n_cells (guint seats)
{
  return seats * MINOTAUR_COLOURS * MINOTAUR_SIDES;
}

static inline guint
minotaur_n_columns (guint seats)
{
  return minotaur_n_cells (seats) / MINOTAUR_ROWS;
}

static inline AriSpot
minotaur_cell_spot (guint cell)
{
  return (AriSpot) cell;
}

/* @seat: 1 … @seats */
static inline AriSpot
minotaur_place_spot (guint          seats,
                     AriActor       seat,
                     MinotaurColour colour,
                     MinotaurSide   side)
{
  return (AriSpot) (minotaur_n_cells (seats) + ((seat - 1) * MINOTAUR_COLOURS + colour) * MINOTAUR_SIDES +
                    side);
}

static inline AriSpot
minotaur_choice_spot (guint          seats,
                      MinotaurChoice choice)
{
  return (AriSpot) (2 * minotaur_n_cells (seats) + choice);
}

/**
 * MinotaurPlace: what a spot is
 *
 * @kind says which other members are valid.
 */
typedef struct
{
  enum { MINOTAUR_PLACE_CELL, MINOTAUR_PLACE_TILE, MINOTAUR_PLACE_CHOICE } kind;
  guint          cell;
  AriActor       seat;
  MinotaurColour colour;
  MinotaurSide   side;
  MinotaurChoice choice;
} MinotaurPlace;

MinotaurPlace   minotaur_place_of    (guint           seats,
                                      AriSpot         spot);
const char     *minotaur_choice_name (MinotaurChoice  choice);
AriBoardFunc minotaur_board;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-geometry.h"

/* Steps to neighbours with higher indices: right, up, and the two diagonals. */
static const gint8 later_steps[4][2] = { { 0, 1 }, { 1, 0 }, { 1, 1 }, { 1, -1 } };
#define N_STRAIGHT 2

static gboolean
on_board (int row,
          int column)
{
  return row >= 0 && row < MINARETT_SIDE && column >= 0 && column < MINARETT_SIDE;
}

static guint32
bit_at (int row,
        int column)
{
  return MINARETT_BIT (row * MINARETT_SIDE + column);
}

static guint32
find_diagonal (MinarettBoard board)
{
  guint32 even = 0;

  for (int row = 0; row < MINARETT_SIDE; row++)
    for (int column = 0; column < MINARETT_SIDE; column++)
      if ((row + column) % 2 == 0)
        even |= bit_at (row, column);

  if (board == MINARETT_BOARD_ALQUERQUE)
    return even;

  return board == MINARETT_BOARD_ALL ? MINARETT_ALL : 0;
}

/* A row of @length spaces starting from one space; 0 if it leaves the board or the spaces are not joined. */
static guint32
find_row (const MinarettGeometry *g,
          int                     row,
          int                     column,
          guint                   direction,
          int                     length)
{
  const gint8 *step = later_steps[direction];
  guint32 mask = 0;

  if (!on_board (row + (length - 1) * step[0], column + (length - 1) * step[1]))
    return 0;
  for (int i = 0; i < length; i++)
    mask |= bit_at (row + i * step[0], column + i * step[1]);

  return direction < N_STRAIGHT || (mask & ~g->diagonal) == 0 ? mask : 0;
}

static void
add_lines (MinarettGeometry *g)
{
  guint32 rising = 0, falling = 0;

  for (int i = 0; i < MINARETT_SIDE; i++)
    {
      g->sets[g->n_sets++] = find_row (g, i, 0, 0, MINARETT_SIDE);
      g->sets[g->n_sets++] = find_row (g, 0, i, 1, MINARETT_SIDE);
      rising |= bit_at (i, i);
      falling |= bit_at (i, MINARETT_SIDE - 1 - i);
    }

  /* Main diagonals count on every board, whether joined or not. */
  g->sets[g->n_sets++] = rising;
  g->sets[g->n_sets++] = falling;
}

static void
make_geometry (MinarettGeometry *g,
               MinarettBoard     board)
{
  g->diagonal = find_diagonal (board);
  add_lines (g);
  for (int row = 0; row < MINARETT_SIDE; row++)
    for (int column = 0; column < MINARETT_SIDE; column++)
      {
        g->neighbours[row * MINARETT_SIDE + column] = minarett_spread (g, bit_at (row, column));
        for (guint d = 0; d < G_N_ELEMENTS (later_steps); d++)
          {
            guint32 triple = find_row (g, row, column, d, 3);

            if (triple != 0)
              g->sets[g->n_sets++] = triple;
          }
      }
}

const MinarettGeometry *
minarett_geometry (MinarettBoard board)
{
  static MinarettGeometry geometries[MINARETT_BOARDS];
  static gsize made;

  if (g_once_init_enter (&made))
    {
      for (guint b = 0; b < MINARETT_BOARDS; b++)
        make_geometry (&geometries[b], b);
      g_once_init_leave (&made, 1);
    }

  return &geometries[board];
}

/* Bit 0 mirrors the columns, bit 1 the rows, bit 2 then swaps rows and columns. Each symmetry maps every
 * board to itself, because it preserves the parity of column plus row. */
guint
minarett_turn_space (guint space,
                     guint symmetry)
{
  guint row = space / MINARETT_SIDE, column = space % MINARETT_SIDE;

  if ((symmetry & 1) != 0)
    column = MINARETT_SIDE - 1 - column;
  if ((symmetry & 2) != 0)
    row = MINARETT_SIDE - 1 - row;

  return (symmetry & 4) != 0 ? column * MINARETT_SIDE + row : row * MINARETT_SIDE + column;
}

guint
minarett_turn_inverse (guint symmetry)
{
  /* With a swap, mirroring columns before equals mirroring rows after. */
  return (symmetry & 4) != 0 ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

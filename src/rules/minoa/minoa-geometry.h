/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"

G_BEGIN_DECLS

#define MINOA_POINTS        61
#define MINOA_BORDER_POINTS 24
#define MINOA_LINES         156
#define MINOA_BORDER_LINES  24
#define MINOA_TRIANGLES     96
#define MINOA_ROWS          9
#define MINOA_SYMMETRIES    12 /* of the hexagon */
#define MINOA_NOTHING       255 /* no such point, line or triangle */

/* Spots of the board: a line's spot is its index, and so is the value of the action that sets something
 * there. */
#define MINOA_SPOT_TRIANGLES MINOA_LINES
#define MINOA_SPOT_PASS      (MINOA_LINES + MINOA_TRIANGLES)
#define MINOA_SPOTS          (MINOA_SPOT_PASS + 1)

#define MINOA_ACTION_PASS    MINOA_LINES

/**
 * MinoaGeometry:
 *
 * The layout of the hexagon. The numbering makes masks work:
 *
 * - points 0 … 23 are the border, clockwise from a1 (a1, b1, … e1, f2, … i5, i6, …), so the low 24 bits of
 *   a mask of points are its border points; 24 … 60 are inside, row by row from the bottom;
 * - lines 0 … 23 are the border, line i from point i to point i + 1 (modulo 24); 24 … 155 are
 *   inside, row by row from the bottom;
 * - triangles go strip by strip from the bottom, each from the left. Triangle t has bit @cell[t] in a
 *   mask of 128 bits, 16 for each strip: inside a strip neighbours differ by 1, across strips
 *   by %MINOA_CELL_ABOVE.
 */
typedef struct
{
  guint8   row[MINOA_POINTS];                   /* 0 is row a */
  guint8   number[MINOA_POINTS];                /* 0 is number 1 */
  AriPoint at[MINOA_POINTS];                    /* board units, e5 is the origin */
  guint8   point[MINOA_ROWS][MINOA_ROWS];       /* by row and number */
  guint64  neighbours[MINOA_POINTS];            /* mask of points */

  guint8   ends[MINOA_LINES][2];                /* points, in the order of the line's name */
  guint8   line[MINOA_POINTS][MINOA_POINTS];    /* between two points, in either direction */
  guint8   line_triangles[MINOA_LINES][2];      /* the second is MINOA_NOTHING on the border */

  guint8   corners[MINOA_TRIANGLES][3];         /* points, in the order of the triangle's name */
  guint8   triangle_lines[MINOA_TRIANGLES][3];
  guint8   cell[MINOA_TRIANGLES];
} MinoaGeometry;

/* The triangle across the flat top side of cell c has the cell c + 17: one strip, and one step to the right
 * because rows are counted along slanted diagonals. */
#define MINOA_CELL_ABOVE 17

/* The tables, built by the first call, from any thread. */
const MinoaGeometry *minoa_geometry (void) G_GNUC_CONST;

/* See AriRules.turn. */
AriAction            minoa_turn     (AriAction action,
                                     guint     symmetry);

G_END_DECLS

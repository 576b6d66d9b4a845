/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-geometry.h"

#include <math.h>
#include <string.h>

#define CENTRE 4 /* row and number of e5, counted from 0 */

/* Steps around the border, clockwise from a1: along the lower left side first. */
static const gint8 border_steps[6][2] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 } };

/* The steps to neighbours that come later in the order of names. */
static const gint8 later_steps[3][2] = { { 0, 1 }, { 1, 0 }, { 1, 1 } };

static gboolean
on_board (int row,
          int number)
{
  return row >= 0 && row < MINOA_ROWS &&
         number >= MAX (0, row - CENTRE) && number <= MIN (MINOA_ROWS - 1, row + CENTRE);
}

static guint
point_at (const MinoaGeometry *g,
          int                  row,
          int                  number)
{
  return on_board (row, number) ? g->point[row][number] : MINOA_NOTHING;
}

static void
add_point (MinoaGeometry *g,
           guint          p,
           int            row,
           int            number)
{
  g->row[p] = (guint8) row;
  g->number[p] = (guint8) number;
  g->at[p].x = (float) (number - CENTRE) - (float) (row - CENTRE) / 2;
  g->at[p].y = (float) (CENTRE - row) * sqrtf (3) / 2;
  g->point[row][number] = (guint8) p;
}

static void
add_points (MinoaGeometry *g)
{
  int row = 0, number = 0;
  guint n = 0;

  memset (g->point, MINOA_NOTHING, sizeof g->point);
  for (guint side = 0; side < G_N_ELEMENTS (border_steps); side++)
    for (guint i = 0; i < MINOA_BORDER_POINTS / G_N_ELEMENTS (border_steps); i++)
      {
        add_point (g, n++, row, number);
        row += border_steps[side][0];
        number += border_steps[side][1];
      }

  for (row = 0; row < MINOA_ROWS; row++)
    for (number = 0; number < MINOA_ROWS; number++)
      if (on_board (row, number) && g->point[row][number] == MINOA_NOTHING)
        add_point (g, n++, row, number);

  g_assert (n == MINOA_POINTS);
}

static void
add_line (MinoaGeometry *g,
          guint          l,
          guint          p,
          guint          q)
{
  gboolean swap = g->row[p] != g->row[q] ? g->row[p] > g->row[q] : g->number[p] > g->number[q];

  g->ends[l][0] = (guint8) (swap ? q : p);
  g->ends[l][1] = (guint8) (swap ? p : q);
  g->line[p][q] = g->line[q][p] = (guint8) l;
  g->neighbours[p] |= G_GUINT64_CONSTANT (1) << q;
  g->neighbours[q] |= G_GUINT64_CONSTANT (1) << p;
}

static void
add_lines (MinoaGeometry *g)
{
  guint n = MINOA_BORDER_LINES;

  memset (g->line, MINOA_NOTHING, sizeof g->line);
  for (guint p = 0; p < MINOA_BORDER_POINTS; p++)
    add_line (g, p, p, (p + 1) % MINOA_BORDER_POINTS);

  for (int row = 0; row < MINOA_ROWS; row++)
    for (int number = 0; number < MINOA_ROWS; number++)
      for (guint k = 0; k < G_N_ELEMENTS (later_steps); k++)
        {
          guint p = point_at (g, row, number);
          guint q = point_at (g, row + later_steps[k][0], number + later_steps[k][1]);

          if (p != MINOA_NOTHING && q != MINOA_NOTHING && g->line[p][q] == MINOA_NOTHING)
            add_line (g, n++, p, q);
        }

  g_assert (n == MINOA_LINES);
}

static void
add_triangle (MinoaGeometry *g,
              guint          t,
              guint          cell,
              guint          p,
              guint          q,
              guint          r)
{
  const guint corners[3] = { p, q, r };

  g->cell[t] = (guint8) cell;
  for (guint k = 0; k < 3; k++)
    {
      guint l = g->line[corners[k]][corners[(k + 1) % 3]];

      g->corners[t][k] = (guint8) corners[k];
      g->triangle_lines[t][k] = (guint8) l;
      g->line_triangles[l][g->line_triangles[l][0] == MINOA_NOTHING ? 0 : 1] = (guint8) t;
    }
}

static void
add_triangles (MinoaGeometry *g)
{
  guint n = 0;

  memset (g->line_triangles, MINOA_NOTHING, sizeof g->line_triangles);
  for (int row = 0; row + 1 < MINOA_ROWS; row++)
    for (int number = 0; number < MINOA_ROWS; number++)
      {
        guint p = point_at (g, row, number), right = point_at (g, row, number + 1);
        guint up_left = point_at (g, row + 1, number), up_right = point_at (g, row + 1, number + 1);
        guint cell = (guint) (16 * row + 2 * number);

        if (p == MINOA_NOTHING || up_right == MINOA_NOTHING)
          continue;
        if (up_left != MINOA_NOTHING)
          add_triangle (g, n++, cell, p, up_left, up_right);
        if (right != MINOA_NOTHING)
          add_triangle (g, n++, cell + 1, p, right, up_right);
      }

  g_assert (n == MINOA_TRIANGLES);
}

const MinoaGeometry *
minoa_geometry (void)
{
  static MinoaGeometry geometry;
  static gsize made;

  if (g_once_init_enter (&made))
    {
      add_points (&geometry);
      add_lines (&geometry);
      add_triangles (&geometry);
      g_once_init_leave (&made, 1);
    }

  return &geometry;
}

/* Rotates a point by sixths of a circle, after mirroring it for the second half of the symmetries. */
static guint
turn_point (const MinoaGeometry *g,
            guint                p,
            guint                symmetry)
{
  const guint turns = MINOA_SYMMETRIES / 2;
  int row = g->row[p] - CENTRE, number = g->number[p] - CENTRE;

  if (symmetry >= turns)
    {
      int swap = row;

      row = number;
      number = swap;
    }
  for (guint i = 0; i < symmetry % turns; i++)
    {
      int before = row;

      row -= number;
      number = before;
    }

  return g->point[row + CENTRE][number + CENTRE];
}

AriAction
minoa_turn (AriAction action,
            guint     symmetry)
{
  const MinoaGeometry *g = minoa_geometry ();

  if (action == MINOA_ACTION_PASS)
    return action;

  return g->line[turn_point (g, g->ends[action][0], symmetry)][turn_point (g, g->ends[action][1], symmetry)];
}

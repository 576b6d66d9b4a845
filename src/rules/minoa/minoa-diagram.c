/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <math.h>
#include <string.h>

/* Four columns from one point of a row to the next, two lines of text from one row to the next. */
#define POINT_WIDTH 4
#define MARGIN      4
#define WIDTH       (2 * MARGIN + (MINOA_ROWS - 1) * POINT_WIDTH)
#define HEIGHT      (2 * MINOA_ROWS - 1)

typedef struct
{
  char cells[HEIGHT][WIDTH];
} Canvas;

/* The character at a place on the board. Half a row is √3 / 4 high. */
static char *
cell_at (Canvas  *canvas,
         AriPoint at)
{
  long line = HEIGHT / 2 + lroundf (at.y * 4 / sqrtf (3)), column = WIDTH / 2 + lroundf (at.x * POINT_WIDTH);

  return &canvas->cells[line][column];
}

/* The seat's number for a piece, a stroke for a stick, a dot for a vacant border line. */
static char
sign_of (const AriPosition *position,
         guint              line)
{
  const AriPoint *ends = minoa_board (NULL)->spots[line].corners;
  AriActor seat = minoa_occupant (position, (AriSpot) line);

  if (seat != ARI_NONE)
    return (char) ('0' + seat);
  if (line < MINOA_BORDER_LINES)
    return '.';
  if (!minoa_has_line (minoa_get (position)->sticks, line))
    return ' ';
  if (ends[0].y == ends[1].y)
    return '-';

  return ends[0].x < ends[1].x ? '/' : '\\';
}

static void
draw_line (const AriPosition *position,
           guint              line,
           Canvas            *canvas)
{
  char sign = sign_of (position, line), *cell = cell_at (canvas, minoa_board (NULL)->spots[line].centre);

  *cell = sign;
  if (sign == '-')
    cell[-1] = cell[1] = sign;
}

/* Each row has the names of its first and last points beside it. */
static void
draw_names (guint   row,
            Canvas *canvas)
{
  const MinoaGeometry *g = minoa_geometry ();
  const guint half = MINOA_ROWS / 2;
  guint first = MAX (row, half) - half, last = MIN (row + half, MINOA_ROWS - 1);
  char *left = cell_at (canvas, g->at[g->point[row][first]]);
  char *right = cell_at (canvas, g->at[g->point[row][last]]);

  left[-3] = right[2] = (char) ('a' + row);
  left[-2] = (char) ('1' + first);
  right[3] = (char) ('1' + last);
}

char *
minoa_diagram (const AriPosition *position)
{
  GString *text = g_string_new (NULL);
  Canvas canvas;

  memset (&canvas, ' ', sizeof canvas);
  for (guint p = 0; p < MINOA_POINTS; p++)
    *cell_at (&canvas, minoa_geometry ()->at[p]) = '+';
  for (guint l = 0; l < MINOA_LINES; l++)
    draw_line (position, l, &canvas);
  for (guint row = 0; row < MINOA_ROWS; row++)
    draw_names (row, &canvas);

  for (guint y = 0; y < HEIGHT; y++)
    {
      g_autofree char *line = g_strchomp (g_strndup (canvas.cells[y], WIDTH));

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free_and_steal (text);
}

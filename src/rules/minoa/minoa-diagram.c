/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

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

static guint
column_of (const MinoaGeometry *g,
           guint                point)
{
  /* x is a multiple of one half, −4 at the far left. */
  return MARGIN + (guint) ((g->at[point].x + (float) (MINOA_ROWS - 1) / 2) * POINT_WIDTH);
}

static guint
line_of (const MinoaGeometry *g,
         guint                point)
{
  return HEIGHT - 1 - 2 * (guint) g->row[point];
}

/* The seat's number for a piece, a stroke for a stick, a dot for a vacant border line. */
static char
sign_of (const Minoa         *m,
         const MinoaGeometry *g,
         guint                line)
{
  const guint8 *ends = g->ends[line];

  for (guint s = 0; s < m->seats; s++)
    if (line < MINOA_BORDER_LINES && (m->pieces[s] >> line & 1) != 0)
      return (char) ('1' + s);

  if (line < MINOA_BORDER_LINES)
    return '.';
  if (!minoa_has_line (m->sticks, line))
    return ' ';
  if (g->row[ends[0]] == g->row[ends[1]])
    return '-';

  return g->at[ends[0]].x < g->at[ends[1]].x ? '/' : '\\';
}

static void
draw_line (const Minoa         *m,
           const MinoaGeometry *g,
           guint                line,
           Canvas              *canvas)
{
  const guint8 *ends = g->ends[line];
  guint x = (column_of (g, ends[0]) + column_of (g, ends[1])) / 2;
  guint y = (line_of (g, ends[0]) + line_of (g, ends[1])) / 2;
  char sign = sign_of (m, g, line);

  canvas->cells[y][x] = sign;
  if (sign == '-')
    canvas->cells[y][x - 1] = canvas->cells[y][x + 1] = sign;
}

/* Each row has the names of its first and last points beside it. */
static void
draw_names (const MinoaGeometry *g,
            guint                row,
            Canvas              *canvas)
{
  const guint half = MINOA_ROWS / 2;
  guint first = MAX (row, half) - half, last = MIN (row + half, MINOA_ROWS - 1);
  char *line = canvas->cells[HEIGHT - 1 - 2 * row];
  guint left = column_of (g, g->point[row][first]), right = column_of (g, g->point[row][last]);

  line[left - 3] = line[right + 2] = (char) ('a' + row);
  line[left - 2] = (char) ('1' + first);
  line[right + 3] = (char) ('1' + last);
}

char *
minoa_diagram (const AriPosition *position)
{
  const Minoa *m = minoa_get (position);
  const MinoaGeometry *g = minoa_geometry ();
  GString *text = g_string_new (NULL);
  Canvas canvas;

  memset (&canvas, ' ', sizeof canvas);
  for (guint p = 0; p < MINOA_POINTS; p++)
    canvas.cells[line_of (g, p)][column_of (g, p)] = '+';
  for (guint l = 0; l < MINOA_LINES; l++)
    draw_line (m, g, l, &canvas);
  for (guint row = 0; row < MINOA_ROWS; row++)
    draw_names (g, row, &canvas);

  for (guint y = 0; y < HEIGHT; y++)
    {
      gsize length = WIDTH;

      while (length > 0 && canvas.cells[y][length - 1] == ' ')
        length--;
      g_string_append_len (text, canvas.cells[y], (gssize) length);
      g_string_append_c (text, '\n');
    }

  return g_string_free_and_steal (text);
}

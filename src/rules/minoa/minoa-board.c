/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include "ari-spot.h"

#include <math.h>

/* Rows of horizontal and slanted lines alternate from the top; the choice to pass is the last row. */
#define LINE_ROWS    (2 * MINOA_ROWS - 1)
#define LONGEST_ROW  16
#define FRAME        1.0f

/* "a1b1", "d4d5e5": the points in sequence. */
static void
write_name (const MinoaGeometry *g,
            const guint8        *points,
            guint                n_points,
            char                *name)
{
  for (guint i = 0; i < n_points; i++)
    {
      *name++ = (char) ('a' + g->row[points[i]]);
      *name++ = (char) ('1' + g->number[points[i]]);
    }
  *name = '\0';
}

static void
add_shape (const MinoaGeometry *g,
           AriSpotInfo         *spot,
           AriSpotKind          kind,
           const guint8        *points,
           guint                n_points)
{
  spot->kind = kind;
  spot->n_corners = (guint8) n_points;
  write_name (g, points, n_points, spot->name);
  for (guint i = 0; i < n_points; i++)
    {
      spot->corners[i] = g->at[points[i]];
      spot->centre.x += g->at[points[i]].x / (float) n_points;
      spot->centre.y += g->at[points[i]].y / (float) n_points;
    }
}

/* The place of a line in the grid: its row from the top, and the number of lines to its left in that row. */
static void
add_place (const MinoaGeometry *g,
           AriSpotInfo         *spots,
           guint                line)
{
  const guint8 *ends = g->ends[line];

  spots[line].row = (guint8) (LINE_ROWS - 1 - g->row[ends[0]] - g->row[ends[1]]);
  for (guint l = 0; l < MINOA_LINES; l++)
    if (g->row[g->ends[l][0]] == g->row[ends[0]] && g->row[g->ends[l][1]] == g->row[ends[1]] &&
        spots[l].centre.x < spots[line].centre.x)
      spots[line].column++;
}

static const AriBoard *
make_board (void)
{
  static AriSpotInfo spots[MINOA_SPOTS];
  static AriBoard board;
  const MinoaGeometry *g = minoa_geometry ();
  float half_width = (float) (MINOA_ROWS - 1) / 2, half_height = half_width * sqrtf (3) / 2;

  for (guint l = 0; l < MINOA_LINES; l++)
    add_shape (g, &spots[l], ARI_SPOT_LINE, g->ends[l], 2);
  for (guint l = 0; l < MINOA_LINES; l++)
    add_place (g, spots, l);
  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    add_shape (g, &spots[MINOA_SPOT_TRIANGLES + t], ARI_SPOT_AREA, g->corners[t], 3);
  ari_spot_set_choice (&spots[MINOA_SPOT_PASS], "pass", (AriPoint) { 0, half_height + FRAME }, LINE_ROWS, 0);

  board = (AriBoard) {
    .n_spots = MINOA_SPOTS,
    .spots = spots,
    .bounds = { -half_width, -half_height, 2 * half_width, 2 * half_height },
    .framed = { -half_width - FRAME, -half_height - FRAME,
                2 * (half_width + FRAME), 2 * (half_height + FRAME) },
    .rows = LINE_ROWS + 1,
    .columns = LONGEST_ROW,
  };

  return &board;
}

/* The same for all setups. */
const AriBoard *
minoa_board (const AriSetup *setup)
{
  static const AriBoard *board;

  if (g_once_init_enter_pointer (&board))
    g_once_init_leave_pointer (&board, make_board ());

  return board;
}

AriActor
minoa_occupant (const AriPosition *position,
                AriSpot            spot)
{
  const Minoa *m = minoa_get (position);

  if (spot < MINOA_BORDER_LINES)
    for (AriActor seat = 1; seat <= m->seats; seat++)
      if ((m->pieces[seat - 1] >> spot & 1) != 0)
        return seat;

  return ARI_NONE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pull along a line: a press where lines end, pulled along one of them, picks that line. */
#include "ari-board-view-private.h"

#include <math.h>

#define END_REACH 0.3f    /* board units: how far from the end of a line a pull may begin */
#define SHORTEST  0.35f   /* board units: a shorter pull means no line yet */
#define STRAIGHT  0.866f  /* cosine of the angle, 30°, by which a pull may leave the line */
#define SAME      0.01f   /* board units: two corners nearer than this are one point */

static float
distance (AriPoint a,
          AriPoint b)
{
  return hypotf (a.x - b.x, a.y - b.y);
}

/**
 * ari_board_view_begin_pull:
 *
 * Remembers the end of a line near a place in the view, in pixels. While the board is enlarged, a drag moves
 * it, so nothing is pulled. @pulls tells whether a line ends there.
 */
void
ari_board_view_begin_pull (AriBoardView *self,
                           double        x,
                           double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);
  float best = END_REACH;

  self->pulls = FALSE;
  if (self->zoom.scale != 1)
    return;

  for (guint i = 0; i < self->board->n_spots; i++)
    {
      const AriSpotInfo *spot = &self->board->spots[i];

      for (guint end = 0; spot->kind == ARI_SPOT_LINE && end < 2; end++)
        if (distance (at, spot->corners[end]) <= best)
          {
            best = distance (at, spot->corners[end]);
            self->pull_from = spot->corners[end];
            self->pulls = TRUE;
          }
    }
}

/**
 * ari_board_view_pulled_line:
 *
 * Returns: the line along which the pull has led to a place in the view, in pixels; %ARI_SPOT_NONE: none
 */
AriSpot
ari_board_view_pulled_line (AriBoardView *self,
                            double        x,
                            double        y)
{
  AriPoint at = ari_painter_to_board (&self->painter, x, y);
  AriPoint by = { at.x - self->pull_from.x, at.y - self->pull_from.y };
  float length = hypotf (by.x, by.y);

  if (!self->pulls || length < SHORTEST)
    return ARI_SPOT_NONE;

  for (guint i = 0; i < self->board->n_spots; i++)
    {
      const AriSpotInfo *spot = &self->board->spots[i];

      for (guint end = 0; spot->kind == ARI_SPOT_LINE && end < 2; end++)
        {
          AriPoint from = spot->corners[end], to = spot->corners[1 - end];
          float along = by.x * (to.x - from.x) + by.y * (to.y - from.y);

          if (distance (from, self->pull_from) < SAME && along >= STRAIGHT * length * distance (from, to))
            return (AriSpot) i;
        }
    }

  return ARI_SPOT_NONE;
}

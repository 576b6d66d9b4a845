/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-zoom.h"

/* Where the board begins on one axis so that it covers the view, or is centred if it is smaller. */
static float
limit_start (float start,
             float board,
             float view)
{
  if (board <= view)
    return (view - board) / 2;

  return CLAMP (start, view - board, 0);
}

/**
 * ari_board_zoom_apply:
 * @painter: fits @bounds into the view, as ari_painter_fit() leaves it
 * @bounds: the whole picture, in board units
 * @width: of the view, in pixels
 * @height: of the view, in pixels
 *
 * Enlarges what @painter paints. Moves @zoom.centre so that the view shows no more space beside the board
 * than it does when the whole board fits.
 */
void
ari_board_zoom_apply (AriBoardZoom  *zoom,
                      AriPainter    *painter,
                      const AriRect *bounds,
                      float          width,
                      float          height)
{
  float unit = painter->unit * zoom->scale;
  AriPoint start;

  zoom->fit_unit = painter->unit;
  zoom->width = width;
  zoom->height = height;

  start.x = limit_start (width / 2 - (zoom->centre.x - bounds->x) * unit, bounds->width * unit, width);
  start.y = limit_start (height / 2 - (zoom->centre.y - bounds->y) * unit, bounds->height * unit, height);
  zoom->centre.x = bounds->x + (width / 2 - start.x) / unit;
  zoom->centre.y = bounds->y + (height / 2 - start.y) / unit;

  painter->unit = unit;
  painter->grain *= zoom->scale;
  painter->origin.x = start.x - bounds->x * unit;
  painter->origin.y = start.y - bounds->y * unit;
}

AriPoint
ari_board_zoom_to_board (const AriBoardZoom *zoom,
                         AriPoint            px)
{
  float unit = zoom->fit_unit * zoom->scale;

  return (AriPoint) { zoom->centre.x + (px.x - zoom->width / 2) / unit,
                      zoom->centre.y + (px.y - zoom->height / 2) / unit };
}

/**
 * ari_board_zoom_set:
 * @scale: limited to 1 … ARI_ZOOM_MAX
 * @at: a point of the board, in board units
 * @px: where @at will lie, in pixels of the view
 *
 * Returns: whether anything changed
 */
gboolean
ari_board_zoom_set (AriBoardZoom *zoom,
                    float         scale,
                    AriPoint      at,
                    AriPoint      px)
{
  AriBoardZoom before = *zoom;
  float unit;

  zoom->scale = CLAMP (scale, 1, ARI_ZOOM_MAX);
  unit = zoom->fit_unit * zoom->scale;
  zoom->centre.x = at.x - (px.x - zoom->width / 2) / unit;
  zoom->centre.y = at.y - (px.y - zoom->height / 2) / unit;

  return zoom->scale != before.scale || zoom->centre.x != before.centre.x
         || zoom->centre.y != before.centre.y;
}

/* How far the view must move to show @start … @end on one axis. */
static float
distance_to (float centre,
             float half,
             float start,
             float end)
{
  if (start < centre - half)
    return start - (centre - half);
  if (end > centre + half)
    return end - (centre + half);

  return 0;
}

/**
 * ari_board_zoom_show:
 * @area: in board units
 *
 * Moves the view as little as possible so that it shows all of @area; shows the whole board if @area is too
 * large for the current scale.
 *
 * Returns: whether anything changed
 */
gboolean
ari_board_zoom_show (AriBoardZoom  *zoom,
                     const AriRect *area)
{
  float unit = zoom->fit_unit * zoom->scale;
  float half_width = zoom->width / unit / 2, half_height = zoom->height / unit / 2, dx, dy;

  /* The whole board shows everything, and a view without a size shows nothing. */
  if (zoom->scale == 1 || zoom->width <= 0)
    return FALSE;

  if (area->width > 2 * half_width || area->height > 2 * half_height)
    {
      zoom->scale = 1;
      return TRUE;
    }

  dx = distance_to (zoom->centre.x, half_width, area->x, area->x + area->width);
  dy = distance_to (zoom->centre.y, half_height, area->y, area->y + area->height);
  zoom->centre.x += dx;
  zoom->centre.y += dy;

  return dx != 0 || dy != 0;
}

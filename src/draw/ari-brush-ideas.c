/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-brush-ideas.h"

#include <math.h>

#define CHIP_WIDTH  0.44f
#define CHIP_HEIGHT 0.2f
#define CHIP_TEXT   0.15f
#define CHIP_GAP    0.03f
#define MOST_SCALE  1.7f /* of chips on a small board */
#define STEP        0.51f /* by which a chip makes room, in its widths; in its heights, twice that */
#define MOST_STEPS  4     /* farther away, it would seem to belong to another idea */

#define OTHERS 0.6f /* strength of all ideas but the best */

#define HEAD_LENGTH 3.2f /* of an arrow, in widths of its shaft */
#define HEAD_HALF   1.9f

static float
chip_scale (const AriCanvas *canvas,
            float            scale)
{
  return scale * ari_brush_text_scale (canvas, CHIP_TEXT * scale, MOST_SCALE);
}

/* Whether a chip at @at lies in the picture, and covers none of the @n others and no die, nor, if
 * @spares_text, any number or letter. */
static gboolean
is_free (const AriCanvas *canvas,
         gboolean         spares_text,
         const AriPoint  *chips,
         guint            n,
         AriPoint         at,
         float            width,
         float            height)
{
  const AriRect *bounds = &canvas->scene->bounds;

  if (at.x < bounds->x + width / 2 || at.x > bounds->x + bounds->width - width / 2
      || at.y < bounds->y + height / 2 || at.y > bounds->y + bounds->height - height / 2)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (fabsf (chips[i].x - at.x) < width && fabsf (chips[i].y - at.y) < height)
      return FALSE;
  for (guint i = 0; i < canvas->board->n_spots; i++)
    {
      const AriSpotInfo *spot = &canvas->board->spots[i];

      if (spot->kind == ARI_SPOT_DIE && fabsf (spot->centre.x - at.x) < width / 2 + spot->radius
          && fabsf (spot->centre.y - at.y) < height / 2 + spot->radius)
        return FALSE;
    }

  return !spares_text || !ari_brush_covers_text (canvas, at, width, height);
}

/* Moves a chip into the picture, then away from others, from dice and, if @spares_text, from numbers and
 * letters: up first, else to the nearest free place. FALSE: there is none near enough to belong to @at. */
static gboolean
find_free (const AriCanvas *canvas,
           gboolean         spares_text,
           const AriPoint  *chips,
           guint            n,
           AriPoint        *at,
           float            scale)
{
  static const AriPoint sides[] = {
    { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 }, { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 },
  };
  const AriRect *bounds = &canvas->scene->bounds;
  float width = (CHIP_WIDTH + CHIP_GAP) * scale, height = (CHIP_HEIGHT + CHIP_GAP) * scale;
  AriPoint from = { CLAMP (at->x, bounds->x + width / 2, bounds->x + bounds->width - width / 2),
                    CLAMP (at->y, bounds->y + height / 2, bounds->y + bounds->height - height / 2) };

  *at = from;
  if (is_free (canvas, spares_text, chips, n, *at, width, height))
    return TRUE;

  for (guint step = 1; step <= MOST_STEPS; step++)
    for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
      {
        *at = (AriPoint) { from.x + step * sides[i].x * STEP * width,
                           from.y + step * sides[i].y * 2 * STEP * height };
        if (is_free (canvas, spares_text, chips, n, *at, width, height))
          return TRUE;
      }

  return FALSE;
}

/* On a crowded board, a chip that covers a number is better than none. */
static gboolean
find_place (const AriCanvas *canvas,
            const AriPoint  *chips,
            guint            n,
            AriPoint        *at,
            float            scale)
{
  AriPoint from = *at;

  if (find_free (canvas, TRUE, chips, n, at, scale))
    return TRUE;
  *at = from;

  return find_free (canvas, FALSE, chips, n, at, scale);
}

/* The best one is solid. Where a share is proved, the chip has a square outline. */
static void
draw_chip (const AriCanvas *canvas,
           const AriIdea   *idea,
           AriPoint         at,
           float            scale,
           gboolean         best)
{
  AriItem *chip = ari_brush_stroke (canvas, ARI_LAYER_MARKS, best ? ARI_ROLE_SURFACE : ARI_ROLE_HINT,
                                    0.022f * scale);
  AriItem *text;
  float width = CHIP_WIDTH * scale, height = CHIP_HEIGHT * scale;

  chip->spot = idea->picks[0];
  chip->fill = best ? ARI_ROLE_HINT : ARI_ROLE_SURFACE;
  ari_path_rect (chip->path, at.x - width / 2, at.y - height / 2, width, height,
                 idea->proved ? 0.02f * scale : height / 2);
  text = ari_brush_text (canvas, ARI_LAYER_MARKS, at, CHIP_TEXT * scale,
                         best ? ARI_ROLE_SURFACE : ARI_ROLE_HINT,
                         ari_idea_share (idea));
  text->spot = chip->spot;
}

void
ari_brush_ideas (const AriCanvas *canvas,
                 float            scale,
                 AriDrawIdeaFunc *draw)
{
  const AriBoardState *show = canvas->show;
  AriPoint at[ARI_MAX_IDEAS], chips[ARI_MAX_IDEAS];
  gboolean drawn[ARI_MAX_IDEAS];
  float size = chip_scale (canvas, scale);
  guint n = MIN (show->n_ideas, ARI_MAX_IDEAS), n_chips = 0;

  for (guint i = n; i > 0; i--)
    drawn[i - 1] = draw (canvas, &show->ideas[i - 1], i == 1 ? 1 : OTHERS, &at[i - 1]);

  for (guint i = 0; i < n && !canvas->plain; i++)
    if (drawn[i])
      {
        chips[n_chips] = at[i];
        if (find_place (canvas, chips, n_chips, &chips[n_chips], size))
          draw_chip (canvas, &show->ideas[i], chips[n_chips++], size, i == 0);
      }
}

static void
add_arrow (AriItem        *item,
           const AriPoint *points,
           guint           n_points,
           float           width)
{
  AriPoint tip = points[n_points - 1], from = points[n_points - 2];
  float dx = tip.x - from.x, dy = tip.y - from.y, length = MAX (hypotf (dx, dy), 0.001f);
  float ux = dx / length, uy = dy / length, head = MIN (HEAD_LENGTH * width, 0.7f * length);
  AriPoint neck = { tip.x - ux * head, tip.y - uy * head };
  float half = HEAD_HALF * width * head / (HEAD_LENGTH * width);

  ari_path_polyline (item->path, points, n_points - 1);
  ari_path_line (item->path, neck.x, neck.y);
  ari_path_move (item->path, neck.x - uy * half, neck.y + ux * half);
  ari_path_line (item->path, tip.x, tip.y);
  ari_path_line (item->path, neck.x + uy * half, neck.y - ux * half);
}

void
ari_brush_arrow (const AriCanvas *canvas,
                 AriSpot          spot,
                 const AriPoint  *points,
                 guint            n_points,
                 float            width)
{
  static const AriRole roles[] = { ARI_ROLE_SURFACE, ARI_ROLE_HINT };

  g_return_if_fail (n_points >= 2);

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_MARKS, roles[i], width);

      item->spot = spot;
      item->stroke_width *= i == 0 ? 2 : 1;
      item->stroke_opacity = i == 0 ? 0.8f : 1;
      item->round_ends = TRUE;
      add_arrow (item, points, n_points, width);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sticks and rods, and the lines they lie on. */
#include "minoa-canvas.h"

/* A bar as minoa_add_bar() draws it, moved by (@dx, @dy). */
static AriItem *
add_moved_bar (const AriCanvas *canvas,
               AriLayer         layer,
               guint            line,
               float            free_ends,
               float            width,
               AriRole          role,
               float            dx,
               float            dy)
{
  const AriPoint *ends = canvas->board->spots[line].corners;
  float ux = (ends[1].x - ends[0].x) * free_ends, uy = (ends[1].y - ends[0].y) * free_ends;
  AriItem *item = ari_brush_stroke (canvas, layer, role, width);

  item->spot = (AriSpot) line;
  item->round_ends = TRUE;
  ari_path_segment (item->path, (AriPoint) { ends[0].x + ux + dx, ends[0].y + uy + dy },
                    (AriPoint) { ends[1].x - ux + dx, ends[1].y - uy + dy });

  return item;
}

AriItem *
minoa_add_bar (const AriCanvas *canvas,
               AriLayer         layer,
               guint            line,
               float            free_ends,
               float            width,
               AriRole          role,
               float            opacity)
{
  AriItem *item = add_moved_bar (canvas, layer, line, free_ends, width, role, 0, 0);

  item->stroke_opacity = opacity;

  return item;
}

static void
draw_shadow (const AriCanvas *canvas,
             AriLayer         layer,
             guint            line,
             float            free_ends,
             float            width)
{
  if (!canvas->show->high_contrast)
    add_moved_bar (canvas, layer, line, free_ends, width + 0.012f, ARI_ROLE_SHADOW, 0, MINOA_DROP);
}

static void
draw_stick (const AriCanvas *canvas,
            AriLayer         layer,
            guint            line)
{
  const AriPoint *ends = canvas->board->spots[line].corners;
  float side = ends[1].x >= ends[0].x ? 0.03f : -0.03f; /* the highlight is always on the upper side */

  draw_shadow (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH);
  minoa_add_bar (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH, ARI_ROLE_INK, 1);
  if (!canvas->show->high_contrast && !canvas->plain)
    add_moved_bar (canvas, layer, line, MINOA_STICK_FREE + 0.034f, 0.0205f, MINOA_ROLE_STICK_LIGHT,
                   side * (ends[1].y - ends[0].y), side * (ends[0].x - ends[1].x))->stroke_opacity = 0.55f;
}

/* The two light bands near the ends of a rod, across it. */
static void
draw_bands (const AriCanvas *canvas,
            AriLayer         layer,
            guint            line,
            AriActor         seat)
{
  const AriSpotInfo *spot = &canvas->board->spots[line];
  float ux = spot->corners[1].x - spot->corners[0].x, uy = spot->corners[1].y - spot->corners[0].y;
  const float half = 0.082f;
  AriItem *item = ari_brush_stroke (canvas, layer, ARI_ROLE_SEAT_ON + seat - 1, 0.025f);

  item->spot = (AriSpot) line;
  item->stroke_opacity = 0.65f;
  for (int end = -1; end <= 1; end += 2)
    {
      float x = spot->centre.x + end * 0.33f * ux, y = spot->centre.y + end * 0.33f * uy;

      ari_path_segment (item->path, (AriPoint) { x - half * uy, y + half * ux },
                        (AriPoint) { x + half * uy, y - half * ux });
    }
}

static void
draw_piece (const AriCanvas *canvas,
            AriLayer         layer,
            guint            line,
            AriActor         seat)
{
  AriRole fill = ARI_ROLE_SEAT_FILL + seat - 1, edge = ARI_ROLE_SEAT_EDGE + seat - 1;
  float rim = MIN (ari_brush_pen (canvas, 0.0255f), 0.05f); /* on the smallest boards colour matters more */
  AriPoint centre = canvas->board->spots[line].centre;

  draw_shadow (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH);
  minoa_add_bar (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH, edge, 1);
  minoa_add_bar (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH - 2 * rim, fill, 1);
  if (!canvas->plain)
    draw_bands (canvas, layer, line, seat);
  ari_brush_mark (canvas, layer, (AriSpot) line, seat, centre, MINOA_MARK_RADIUS, edge);
  ari_brush_mark (canvas, layer, (AriSpot) line, seat, centre, MINOA_MARK_RADIUS - 0.0365f, fill);
  ari_brush_mark (canvas, layer, (AriSpot) line, seat, centre, 0.054f, ARI_ROLE_SEAT_ON + seat - 1);
}

void
minoa_draw_occupant (const AriCanvas *canvas,
                     AriLayer         layer,
                     guint            line)
{
  AriActor seat = minoa_occupant (canvas->show->position, (AriSpot) line);

  if (seat != ARI_NONE)
    draw_piece (canvas, layer, line, seat);
  else if (minoa_has_line (minoa_get (canvas->show->position)->sticks, line))
    draw_stick (canvas, layer, line);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sticks and rods, and the lines they lie on. */
#include "minoa-canvas.h"

/* A bar with round caps along @line, moved by (@dx, @dy); its middle line ends @free_ends before the
 * points. */
static AriItem *
add_moved_bar (const AriCanvas *canvas,
               AriLayer         layer,
               guint            line,
               float            free_ends,
               float            width,
               AriRole          role,
               float            opacity,
               float            dx,
               float            dy)
{
  AriPoint a = minoa_geometry ()->at[minoa_geometry ()->ends[line][0]];
  AriPoint b = minoa_geometry ()->at[minoa_geometry ()->ends[line][1]];
  float ux = (b.x - a.x) * free_ends, uy = (b.y - a.y) * free_ends;
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = (AriSpot) line;
  ari_path_move (item->path, a.x + ux + dx, a.y + uy + dy);
  ari_path_line (item->path, b.x - ux + dx, b.y - uy + dy);
  item->stroke = role;
  item->stroke_opacity = opacity;
  item->stroke_width = width;
  item->round_ends = TRUE;

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
  return add_moved_bar (canvas, layer, line, free_ends, width, role, opacity, 0, 0);
}

static void
draw_stick (const AriCanvas *canvas,
            AriLayer         layer,
            guint            line)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  AriPoint a = geometry->at[geometry->ends[line][0]], b = geometry->at[geometry->ends[line][1]];
  float side = b.x >= a.x ? 1 : -1; /* the highlight is on the upper side in any direction */

  if (!canvas->show->high_contrast)
    add_moved_bar (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH + 0.012f, ARI_ROLE_SHADOW, 1,
                   0, MINOA_DROP);
  minoa_add_bar (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH, ARI_ROLE_INK, 1);
  if (!canvas->show->high_contrast && !canvas->plain)
    add_moved_bar (canvas, layer, line, MINOA_STICK_FREE + 0.034f, 0.0205f, MINOA_ROLE_STICK_LIGHT, 0.55f,
                   side * 0.03f * (b.y - a.y), side * 0.03f * (a.x - b.x));
}

/* The two light bands near the ends of a rod, across it. */
static void
draw_bands (const AriCanvas *canvas,
            AriLayer         layer,
            guint            line,
            AriActor         seat)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  AriPoint a = geometry->at[geometry->ends[line][0]], b = geometry->at[geometry->ends[line][1]];
  AriPoint centre = canvas->board->spots[line].centre;
  float ux = b.x - a.x, uy = b.y - a.y, half = 0.082f;
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = (AriSpot) line;
  item->stroke = ARI_ROLE_SEAT_ON + seat - 1;
  item->stroke_opacity = 0.65f;
  item->stroke_width = 0.025f;
  for (int end = -1; end <= 1; end += 2)
    {
      float x = centre.x + end * 0.33f * ux, y = centre.y + end * 0.33f * uy;

      ari_path_move (item->path, x - half * uy, y + half * ux);
      ari_path_line (item->path, x + half * uy, y - half * ux);
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

  if (!canvas->show->high_contrast)
    add_moved_bar (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH + 0.012f, ARI_ROLE_SHADOW, 1,
                   0, MINOA_DROP);
  minoa_add_bar (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH, edge, 1);
  minoa_add_bar (canvas, layer, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH - 2 * rim, fill, 1);
  if (!canvas->plain)
    draw_bands (canvas, layer, line, seat);
  minoa_add_mark (canvas, layer, (AriSpot) line, seat, centre, MINOA_MARK_RADIUS, edge);
  minoa_add_mark (canvas, layer, (AriSpot) line, seat, centre, MINOA_MARK_RADIUS - 0.0365f, fill);
  minoa_add_mark (canvas, layer, (AriSpot) line, seat, centre, 0.054f, ARI_ROLE_SEAT_ON + seat - 1);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-face.h"

#include "ari-brush.h"

#include <math.h>

float
minoa_pen (const MinoaCanvas *canvas,
           float              width)
{
  return ari_brush_pen (canvas->show, width);
}

/* Larger than this a count outgrows its triangle. */
float
minoa_text_scale (const MinoaCanvas *canvas)
{
  return ari_brush_text_scale (canvas->show, MINOA_TEXT_HEIGHT, 1.35f);
}

gboolean
minoa_has_stick (const MinoaCanvas *canvas,
                 guint              line)
{
  return minoa_has_line (minoa_get (canvas->show->position)->sticks, line);
}

/* Returns: the seat whose piece lies on @line, or ARI_NONE. */
AriActor
minoa_piece_of (const MinoaCanvas *canvas,
                guint              line)
{
  return canvas->show->rules->occupant (canvas->show->position, (AriSpot) line);
}

AriPoint
minoa_line_centre (const MinoaCanvas *canvas,
                   guint              line)
{
  AriPoint a = canvas->geometry->at[canvas->geometry->ends[line][0]];
  AriPoint b = canvas->geometry->at[canvas->geometry->ends[line][1]];

  return (AriPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

AriPoint
minoa_triangle_centre (const MinoaCanvas *canvas,
                       guint              triangle)
{
  AriPoint centre = { 0 };

  for (guint i = 0; i < 3; i++)
    {
      AriPoint corner = canvas->geometry->at[canvas->geometry->corners[triangle][i]];

      centre.x += corner.x / 3;
      centre.y += corner.y / 3;
    }

  return centre;
}

/* All triangles go the same way round: edges shared by two of them cancel, and no seam shows between. */
void
minoa_triangle_path (const MinoaCanvas *canvas,
                     guint              triangle,
                     AriPath           *path)
{
  AriPoint a = canvas->geometry->at[canvas->geometry->corners[triangle][0]];
  AriPoint b = canvas->geometry->at[canvas->geometry->corners[triangle][1]];
  AriPoint c = canvas->geometry->at[canvas->geometry->corners[triangle][2]];
  gboolean clockwise = (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);

  ari_path_move (path, a.x, a.y);
  ari_path_line (path, clockwise ? b.x : c.x, clockwise ? b.y : c.y);
  ari_path_line (path, clockwise ? c.x : b.x, clockwise ? c.y : b.y);
  ari_path_close (path);
}

/* A bar with round caps along @line, moved by (@dx, @dy), its middle line ending @free_ends before the points. */
static AriItem *
add_moved_bar (const MinoaCanvas *canvas,
               AriLayer           layer,
               guint              line,
               float              free_ends,
               float              width,
               AriRole            role,
               float              opacity,
               float              dx,
               float              dy)
{
  AriPoint a = canvas->geometry->at[canvas->geometry->ends[line][0]];
  AriPoint b = canvas->geometry->at[canvas->geometry->ends[line][1]];
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
minoa_add_bar (const MinoaCanvas *canvas,
               AriLayer           layer,
               guint              line,
               float              free_ends,
               float              width,
               AriRole            role,
               float              opacity)
{
  return add_moved_bar (canvas, layer, line, free_ends, width, role, opacity, 0, 0);
}

AriItem *
minoa_add_mark (const MinoaCanvas *canvas,
                AriLayer           layer,
                AriSpot            spot,
                AriActor           seat,
                AriPoint           centre,
                float              radius,
                AriRole            fill)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = spot;
  item->fill = fill;
  ari_seat_mark_path (item->path, seat, centre, radius);

  return item;
}

AriItem *
minoa_add_text (const MinoaCanvas *canvas,
                AriLayer           layer,
                AriPoint           at,
                float              height,
                AriRole            role,
                char              *text)
{
  return ari_brush_text (canvas->scene, layer, at, height, role, text);
}

static void
draw_stick (const MinoaCanvas *canvas,
            AriLayer           layer,
            guint              line)
{
  const MinoaGeometry *geometry = canvas->geometry;
  AriPoint a = geometry->at[geometry->ends[line][0]], b = geometry->at[geometry->ends[line][1]];
  float side = b.x >= a.x ? 1 : -1; /* the light lies on the upper side, whichever way the line runs */

  if (!canvas->show->high_contrast)
    add_moved_bar (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH + 0.012f, ARI_ROLE_SHADOW, 1,
                   0, MINOA_DROP);
  minoa_add_bar (canvas, layer, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH, ARI_ROLE_STICK, 1);
  if (!canvas->show->high_contrast && !canvas->plain)
    add_moved_bar (canvas, layer, line, MINOA_STICK_FREE + 0.034f, 0.0205f, ARI_ROLE_STICK_LIGHT, 0.55f,
                   side * 0.03f * (b.y - a.y), side * 0.03f * (a.x - b.x));
}

/* The two light bands near the ends of a rod, across it. */
static void
draw_bands (const MinoaCanvas *canvas,
            AriLayer           layer,
            guint              line,
            AriActor           seat)
{
  const MinoaGeometry *geometry = canvas->geometry;
  AriPoint a = geometry->at[geometry->ends[line][0]], b = geometry->at[geometry->ends[line][1]];
  AriPoint centre = minoa_line_centre (canvas, line);
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
draw_piece (const MinoaCanvas *canvas,
            AriLayer           layer,
            guint              line,
            AriActor           seat)
{
  AriRole fill = ARI_ROLE_SEAT_FILL + seat - 1, edge = ARI_ROLE_SEAT_EDGE + seat - 1;
  float rim = MIN (minoa_pen (canvas, 0.0255f), 0.05f); /* on the smallest boards colour matters more */
  AriPoint centre = minoa_line_centre (canvas, line);

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

/* The stick or the piece on @line, if there is one. */
void
minoa_draw_occupant (const MinoaCanvas *canvas,
                     AriLayer           layer,
                     guint              line)
{
  AriActor seat = minoa_piece_of (canvas, line);

  if (seat != ARI_NONE)
    draw_piece (canvas, layer, line, seat);
  else if (minoa_has_stick (canvas, line))
    draw_stick (canvas, layer, line);
}

/* The double outline of the last action: a rim, then a band of gold; it lies under what was set. */
static void
draw_last (const MinoaCanvas *canvas,
           guint              line)
{
  static const AriRole roles[] = { ARI_ROLE_LAST_EDGE, ARI_ROLE_LAST_FILL };
  AriActor seat = minoa_piece_of (canvas, line);
  AriPoint centre = minoa_line_centre (canvas, line);

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      float more = (i == 0 ? 0.31f : 0.245f) - MINOA_STICK_WIDTH;

      if (seat == ARI_NONE)
        minoa_add_bar (canvas, ARI_LAYER_PIECES, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH + more, roles[i], 1);
      else
        {
          minoa_add_bar (canvas, ARI_LAYER_PIECES, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH + more, roles[i], 1);
          minoa_add_mark (canvas, ARI_LAYER_PIECES, (AriSpot) line, seat, centre,
                          MINOA_MARK_RADIUS + more / 2, roles[i]);
        }
    }
}

/* All lines in three items. A border line without a piece looks like a string of beads. */
static void
draw_grid (const MinoaCanvas *canvas)
{
  const MinoaGeometry *geometry = canvas->geometry;
  AriItem *inside = ari_scene_add (canvas->scene, ARI_LAYER_GRID);
  AriItem *border = ari_scene_add (canvas->scene, ARI_LAYER_GRID);
  AriItem *beads = ari_scene_add (canvas->scene, ARI_LAYER_GRID);
  AriItem *points = ari_scene_add (canvas->scene, ARI_LAYER_GRID);

  inside->stroke = border->stroke = ARI_ROLE_LINE;
  inside->stroke_width = minoa_pen (canvas, 0.025f);
  border->stroke_width = minoa_pen (canvas, 0.018f);
  beads->fill = points->fill = ARI_ROLE_LINE;

  for (guint line = 0; line < MINOA_LINES; line++)
    {
      AriPath *path = line < MINOA_BORDER_LINES ? border->path : inside->path;
      AriPoint a = geometry->at[geometry->ends[line][0]], b = geometry->at[geometry->ends[line][1]];

      ari_path_move (path, a.x, a.y);
      ari_path_line (path, b.x, b.y);
      for (guint i = 1; line < MINOA_BORDER_LINES && i < 7; i++)
        ari_path_circle (beads->path, a.x + (b.x - a.x) * i / 7, a.y + (b.y - a.y) * i / 7, 0.0285f);
    }
  for (guint i = 0; i < MINOA_POINTS; i++)
    ari_path_circle (points->path, geometry->at[i].x, geometry->at[i].y, 0.0525f);
}

static void
draw_pieces (const MinoaCanvas *canvas)
{
  for (guint i = 0; i < canvas->show->n_last; i++)
    if (canvas->show->last[i] < MINOA_LINES)
      draw_last (canvas, canvas->show->last[i]);

  /* Sticks first: rods are thicker and lie on top. */
  for (guint i = 0; i < MINOA_LINES; i++)
    minoa_draw_occupant (canvas, ARI_LAYER_PIECES, MINOA_LINES - 1 - i);
}

static void
draw (const AriShow *show,
      AriScene      *scene)
{
  MinoaCanvas canvas = {
    .show = show,
    .scene = scene,
    .geometry = minoa_geometry (),
    .plain = ari_brush_plain (show),
  };

  minoa_draw_frame (&canvas);
  draw_grid (&canvas);
  draw_pieces (&canvas);
  minoa_draw_overlay (&canvas);
  minoa_draw_marks (&canvas);
}

const AriFace ari_face_minoa = { "minoa", 0.32f, draw };

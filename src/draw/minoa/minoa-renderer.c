/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include <glib/gi18n-lib.h>

/* The double outline of the last action: a rim, then a band of gold; it lies under what the action set. */
static void
draw_last (const AriCanvas *canvas,
           guint            line)
{
  static const AriRole roles[] = { ARI_ROLE_LAST_EDGE, ARI_ROLE_LAST_FILL };
  AriActor seat = minoa_occupant (canvas->show->position, (AriSpot) line);
  AriPoint centre = canvas->board->spots[line].centre;

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      float more = (i == 0 ? 0.31f : 0.245f) - MINOA_STICK_WIDTH;

      if (seat == ARI_NONE)
        minoa_add_bar (canvas, ARI_LAYER_PIECES, line, MINOA_STICK_FREE, MINOA_STICK_WIDTH + more, roles[i],
                       1);
      else
        {
          minoa_add_bar (canvas, ARI_LAYER_PIECES, line, MINOA_ROD_FREE, MINOA_ROD_WIDTH + more, roles[i], 1);
          ari_brush_mark (canvas, ARI_LAYER_PIECES, (AriSpot) line, seat, centre,
                          MINOA_MARK_RADIUS + more / 2, roles[i]);
        }
    }
}

/* All lines in three items. A border line without a piece looks like a string of beads. */
static void
draw_grid (const AriCanvas *canvas)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  AriItem *inside = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_LINE, 0.025f);
  AriItem *border = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_LINE, 0.018f);
  AriItem *beads = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_LINE);
  AriItem *points = ari_scene_add_fill (canvas->scene, ARI_LAYER_GRID, ARI_ROLE_LINE);

  for (guint line = 0; line < MINOA_LINES; line++)
    {
      AriPoint a = canvas->board->spots[line].corners[0], b = canvas->board->spots[line].corners[1];

      ari_path_segment (line < MINOA_BORDER_LINES ? border->path : inside->path, a, b);
      for (guint i = 1; line < MINOA_BORDER_LINES && i < 7; i++)
        ari_path_circle (beads->path, a.x + (b.x - a.x) * i / 7, a.y + (b.y - a.y) * i / 7, 0.0285f);
    }
  for (guint i = 0; i < MINOA_POINTS; i++)
    ari_path_circle (points->path, geometry->at[i].x, geometry->at[i].y, 0.0525f);
}

static void
draw_pieces (const AriCanvas *canvas)
{
  for (guint i = 0; i < canvas->show->n_last; i++)
    if (canvas->show->last[i] < MINOA_LINES)
      draw_last (canvas, canvas->show->last[i]);

  /* Sticks first: rods are thicker and lie on top. */
  for (guint i = 0; i < MINOA_LINES; i++)
    minoa_draw_occupant (canvas, ARI_LAYER_PIECES, MINOA_LINES - 1 - i);
}

static void
draw (const AriCanvas *canvas)
{
  minoa_draw_frame (canvas);
  draw_grid (canvas);
  draw_pieces (canvas);
  minoa_draw_overlay (canvas);
  minoa_draw_marks (canvas);
}

/* In the order of AriScheme: fresco, marble, ink and high contrast, each in the light and in the dark. */
static const AriPigment pigments[] = {
  [MINOA_ROLE_STICK_LIGHT - ARI_N_ROLES] = {
    { 0x6A5644, 0xFFFFFF, 0x86683F, 0xFFFFFF, 0x16140F, 0xF5F2EA, 0x000000, 0xFFFFFF },
  },
};

const AriPigments minoa_pigments = { pigments, G_N_ELEMENTS (pigments) };

static const AriLegend legends[] = {
  { "territory", N_("Double outline: safe · hatched: only one player borders it so far · dotted: contested "
                    "· number: triangles") },
  { "likely", N_("A player’s sign: who will probably own it; the larger, the more likely · two strokes: no likely "
                 "owner yet") },
};

const AriBoardRenderer ari_board_renderer_minoa = {
  .id = "minoa",
  .margin = 0.32f,
  .pigments = &minoa_pigments,
  .legends = legends,
  .n_legends = G_N_ELEMENTS (legends),
  .draw = draw,
  .trace = minoa_trace,
  .emblem = minoa_draw_emblem,
  .figurine = minoa_draw_figurine,
  .figurine_width = minoa_figurine_width,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include <glib/gi18n-lib.h>

/* From the lowest piece up. */
static void
draw_tower (const AriCanvas *canvas,
            guint            space)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (minarett_on (canvas), space, tower);
  MinarettPlace place = {
    .layer = ARI_LAYER_PIECES,
    .at = minarett_space_at (canvas, space),
    .scale = 1,
    .on_ground = TRUE,
  };

  for (guint i = 0; i < height; i++)
    {
      place.spot = MINARETT_SPOT_LEVEL (space, i + 1);
      minarett_draw_piece (canvas, &place, tower[i].seat, tower[i].size);
      place.at.y -= minarett_rise (tower[i].size);
      place.on_ground = FALSE;
    }
}

/* The double outline of the last action, under the towers: filled where it set something down, empty where
 * something started or was taken. */
static void
draw_last (const AriCanvas *canvas,
           AriSpot          spot)
{
  guint space = minarett_space_of (spot);
  AriItem *item;

  if (space == MINARETT_NOWHERE)
    return;

  item = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_LAST_EDGE, 0.0315f);
  item->spot = spot;
  minarett_ellipse (item->path, minarett_space_at (canvas, space), 0.5555f, MINARETT_GROUND_FLAT);
  if (spot >= MINARETT_SPOT_SPACES)
    {
      item->fill = ARI_ROLE_GOLD;
      item->fill_opacity = 0.65f;
    }
}

/* The back row first: towers in front hide those behind them. */
static void
draw_pieces (const AriCanvas *canvas)
{
  for (guint i = 0; i < canvas->show->n_last; i++)
    draw_last (canvas, canvas->show->last[i]);
  minarett_draw_ground (canvas);

  for (guint row = MINARETT_SIDE; row-- > 0;)
    for (guint column = 0; column < MINARETT_SIDE; column++)
      draw_tower (canvas, row * MINARETT_SIDE + column);
}

static void
draw (const AriCanvas *canvas)
{
  minarett_draw_frame (canvas);
  minarett_draw_grid (canvas);
  minarett_draw_hands (canvas);
  draw_pieces (canvas);
  minarett_draw_badges (canvas);
  minarett_draw_marks (canvas);
}

static const AriLegend legends[] = {
  { "captures", N_("Ring and star: you can complete a Minarett · ring and ×: you can earn a capture · "
                   "exclamation mark: your opponent threatens to do so (double rim: a Minarett)") },
  { "used", N_("Dotted line: spaces that have already given their player a capture") },
  { "ownership", N_("Sign on a piece: the player who may move it with everything on top of it") },
};

const AriBoardRenderer ari_board_renderer_minarett = {
  .id = "minarett",
  .margin = 0.25f,
  .pigments = &minarett_pigments,
  .legends = legends,
  .n_legends = G_N_ELEMENTS (legends),
  .draw = draw,
  .emblem = minarett_draw_emblem,
  .figurine = minarett_draw_figurine,
  .figurine_width = minarett_figurine_width,
  .trace = minarett_trace,
};

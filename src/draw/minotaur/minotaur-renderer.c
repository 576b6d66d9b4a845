/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-canvas.h"

#include <glib/gi18n-lib.h>

/* The double outline of the last action: a rim, then a band of gold; it stays still under the tile while that
 * turns over. */
static void
draw_last (const AriCanvas *canvas,
           AriSpot          spot)
{
  AriRect place = minotaur_place (canvas, spot);

  minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &place, 0.075f)->fill = ARI_ROLE_LAST_EDGE;
  minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &place, 0.042f)->fill = ARI_ROLE_GOLD;
}

/* During a challenge, the named tile counts as last, and dashes mark what the challenger has staked for
 * it. */
static void
draw_challenge (const AriCanvas *canvas)
{
  const Minotaur *m = minotaur_on (canvas);
  AriRect stake;
  AriItem *ring;

  if (m->challenged == 0)
    return;

  draw_last (canvas, minotaur_place_spot (m->seats, m->challenged, m->colour, m->named));
  stake = minotaur_place (canvas, minotaur_place_spot (m->seats, m->turn_seat, m->colour, m->named));
  ring = minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &stake, 0.05f);
  ring->stroke = ARI_ROLE_LAST_EDGE;
  ring->stroke_width = ari_brush_pen (canvas, 0.04f);
  ari_item_set_dash (ring, 0.09f, 0.07f);
}

/* Under the tiles: a challenge keeps its mark while rings are tossed. */
static void
draw_rims (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  draw_challenge (canvas);
  for (guint i = 0; i < show->n_last; i++)
    if (ari_brush_has_place (canvas, show->last[i]))
      draw_last (canvas, show->last[i]);
}

static void
draw_table (const AriCanvas *canvas)
{
  for (guint spot = 0; spot < minotaur_n_cells (minotaur_on (canvas)->seats); spot++)
    {
      MinotaurLook look;

      minotaur_look (canvas, spot, &look);
      minotaur_draw_place (canvas, spot, &look);
    }
}

static void
draw (const AriCanvas *canvas)
{
  minotaur_draw_frame (canvas);
  minotaur_draw_rows (canvas);
  draw_rims (canvas);
  minotaur_draw_pairs (canvas);
  draw_table (canvas);
  minotaur_draw_overlay (canvas);
  minotaur_draw_marks (canvas);
}

static const AriLegend legends[] = {
  { "memory", N_("Small picture: a tile that was seen · −3: three turns ago") },
};

const AriBoardRenderer ari_board_renderer_minotaur = {
  .id = "minotaur",
  .margin = 0.1f,
  .pigments = &minotaur_pigments,
  .legends = legends,
  .n_legends = G_N_ELEMENTS (legends),
  .draw = draw,
  .emblem = minotaur_draw_emblem,
  .figurine = minotaur_draw_figurine,
  .figurine_width = minotaur_figurine_width,
  .trace = minotaur_trace,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#include <glib/gi18n-lib.h>

/* Filled gold where the last action ended; only a gold edge where it began, so that you can read its
 * direction. */
static void
draw_last_field (const AriCanvas *canvas,
                 AriSpot          spot,
                 gboolean         is_end)
{
  LabyrinthPlace place = labyrinth_place_of (spot);
  LabyrinthOutline outline = { .half = 0.41f, .corner = LABYRINTH_CORNER };
  AriItem *item;

  if ((place.kind != LABYRINTH_PLACE_FIELD && place.kind != LABYRINTH_PLACE_SANCTUARY) ||
      place.field == LABYRINTH_CENTRE)
    return;

  outline.at = labyrinth_field_at (canvas, place.field);
  item = labyrinth_add_outline (canvas, ARI_LAYER_OVERLAY, spot, &outline, ARI_ROLE_LAST_EDGE,
                                is_end ? 0.033f : 0.022f);
  if (is_end)
    {
      item->fill = ARI_ROLE_GOLD;
      item->fill_opacity = 0.34f;
    }
  else
    {
      ari_item_set_dash (item, 0.05f, 0.05f);
    }
}

/* The first path with several spots belongs to the moved traveller; others make room for it. */
static void
draw_last (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_paths; i++)
    if (show->paths[i].n_spots > 1)
      {
        draw_last_field (canvas, show->paths[i].spots[0], FALSE);
        draw_last_field (canvas, show->paths[i].spots[show->paths[i].n_spots - 1], TRUE);
        return;
      }
}

static void
draw (const AriCanvas *canvas)
{
  labyrinth_draw_frame (canvas);
  labyrinth_draw_floors (canvas);
  labyrinth_draw_chamber (canvas);
  labyrinth_draw_overlay (canvas);
  draw_last (canvas);
  labyrinth_draw_lines (canvas);
  labyrinth_draw_walls (canvas);
  labyrinth_draw_signs (canvas);
  labyrinth_draw_trays (canvas);
  labyrinth_draw_dice (canvas);
  labyrinth_draw_travellers (canvas);
  labyrinth_draw_odds (canvas);
  labyrinth_draw_marks (canvas);
}

static const AriLegend legends[] = {
  { "reach", N_("Hatched: a traveller can get there · upper number: the chance in per cent that the dice "
                "bring one there · red number: the chance in per cent that an opponent displaces it") },
};

const AriBoardRenderer ari_board_renderer_labyrinth = {
  .id = "labyrinth",
  .margin = 0.12f,
  .pigments = &labyrinth_pigments,
  .legends = legends,
  .n_legends = G_N_ELEMENTS (legends),
  .draw = draw,
  .emblem = labyrinth_draw_emblem,
  .figurine = labyrinth_draw_figurine,
  .figurine_width = labyrinth_figurine_width,
  .trace = labyrinth_trace,
  .draw_trace = labyrinth_draw_trace,
  .place = labyrinth_place,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The overlay marks: what was seen on a cell, and which seats may challenge which. */
#include "minotaur-canvas.h"

/* The picture of a seen tile, in widths of the tile it lies on. */
#define MEMORY_WIDTH 0.56f
#define MEMORY_EDGE  0.05f /* from the upper corner of the tile's horn */

/* Even the weakest memory must be legible. */
#define FAINTEST          0.42f
#define FAINTEST_CONTRAST 0.7f

#define AGE_HEIGHT 0.25f
#define AGE_WIDTH  0.42f

/* How many turns ago: on a plate at the foot of the tile, because fading alone can't be read. */
static void
draw_age (const AriCanvas *canvas,
          AriSpot          spot,
          const AriRect   *tile,
          MinotaurSide     side,
          guint            age)
{
  float width = AGE_WIDTH * tile->width, height = AGE_HEIGHT * tile->width, edge = MEMORY_EDGE * tile->width;
  float x = side == MINOTAUR_LEFT ? tile->x + tile->width - edge - width : tile->x + edge;
  float y = tile->y + tile->height - edge - height;
  AriPoint at = { x + width / 2, y + height / 2 };

  ari_brush_plate (canvas, ARI_LAYER_PIECES, spot, at, width, height, ARI_ROLE_TEXT_SECONDARY, 0.012f)
    ->fill = ARI_ROLE_CARD;
  /* U+2212: a number of turns back */
  ari_brush_text (canvas, ARI_LAYER_PIECES, at, 0.8f * height, ARI_ROLE_TEXT, g_strdup_printf ("−%u", age))
    ->spot = spot;
}

/* A small picture of the tile at the corner of its horn, the fainter the longer ago. */
static void
draw_memory (const AriCanvas *canvas,
             const AriMark   *mark)
{
  const Minotaur *m = minotaur_on (canvas);
  MinotaurPlace place = minotaur_place_of (m->seats, mark->spot);
  AriRect tile = minotaur_place (canvas, mark->spot), small;
  float faintest = canvas->show->high_contrast ? FAINTEST_CONTRAST : FAINTEST;
  guint first = canvas->scene->items->len, seen;
  MinotaurLook look;
  MinotaurSide side;

  minotaur_look (canvas, mark->spot, &look);
  if (place.kind != MINOTAUR_PLACE_CELL || look.state != MINOTAUR_FACE_DOWN || m->tiles[place.cell] == 0)
    return;

  seen = m->tiles[place.cell] - 1u;
  side = minotaur_tile_side (seen);
  small = (AriRect) { tile.x + MEMORY_EDGE * tile.width, tile.y + MEMORY_EDGE * tile.width,
                      MEMORY_WIDTH * tile.width, MEMORY_WIDTH * tile.height };
  if (side == MINOTAUR_RIGHT)
    small.x = tile.x + tile.width - MEMORY_EDGE * tile.width - small.width;

  minotaur_draw_front (canvas, ARI_LAYER_PIECES, mark->spot, &small, seen);
  for (guint i = first; i < canvas->scene->items->len; i++)
    {
      AriItem *item = canvas->scene->items->pdata[i];

      item->group = first + 1;
      item->group_opacity = MAX (faintest, mark->strength);
    }
  if (!canvas->plain)
    draw_age (canvas, mark->spot, &tile, side, m->turn - m->shown[place.cell]);
}

/* A tile that you can challenge for: long green dashes; one that its owner may lose: short red dots. */
static void
draw_challenge (const AriCanvas *canvas,
                const AriMark   *mark)
{
  AriRect place = minotaur_place (canvas, mark->spot);
  gboolean threat = mark->kind == ARI_MARK_THREAT;
  AriItem *ring = minotaur_add_plate (canvas, ARI_LAYER_PIECES, mark->spot, &place, threat ? 0.012f : 0.03f);

  ring->stroke = threat ? ARI_ROLE_ILLEGAL : ARI_ROLE_LEGAL;
  ring->stroke_width = ari_brush_pen (canvas, 0.04f);
  ari_item_set_dash (ring, threat ? 0.02f : 0.09f, 0.07f);
  ring->round_ends = threat;
}

void
minotaur_draw_overlay (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks; i++)
    {
      const AriMark *mark = &show->marks[i];

      if (!ari_brush_has_place (canvas, mark->spot))
        continue;
      if (mark->kind == ARI_MARK_SEEN)
        draw_memory (canvas, mark);
      else if (mark->kind == ARI_MARK_CHANCE_FOR || mark->kind == ARI_MARK_THREAT)
        draw_challenge (canvas, mark);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-canvas.h"

#define TRACE_MARGIN 0.06f /* of outlines around a tile */
#define TRACE_ABOVE  0.08f /* from a tile up to the mark of a seat, which would hide its value or horn */

/* The tiles of a resolved pair lie side by side without a gap. */
static float
closing_step (const AriCanvas     *canvas,
              const MinotaurPlace *place)
{
  guint seats = minotaur_on (canvas)->seats;
  const AriSpotInfo *left, *right;

  if (place->kind != MINOTAUR_PLACE_TILE ||
      !minotaur_is_resolved (minotaur_on (canvas), place->seat, place->colour))
    return 0;

  left = &canvas->board->spots[minotaur_place_spot (seats, place->seat, place->colour, MINOTAUR_LEFT)];
  right = &canvas->board->spots[minotaur_place_spot (seats, place->seat, place->colour, MINOTAUR_RIGHT)];

  return (right->corners[0].x - left->corners[1].x) / 2 * (place->side == MINOTAUR_LEFT ? 1 : -1);
}

AriRect
minotaur_place (const AriCanvas *canvas,
                AriSpot          spot)
{
  const AriSpotInfo *info = &canvas->board->spots[spot];
  MinotaurPlace place = minotaur_place_of (minotaur_on (canvas)->seats, spot);

  return (AriRect) {
    .x = info->corners[0].x + closing_step (canvas, &place),
    .y = info->corners[0].y,
    .width = info->corners[1].x - info->corners[0].x,
    .height = info->corners[2].y - info->corners[1].y,
  };
}

/* A tile lies open during the turn that turned it over, and a little longer. */
static gboolean
is_open (const AriCanvas *canvas,
         guint            cell)
{
  const Minotaur *m = minotaur_on (canvas);
  AriSpot revealed_spots[ARI_MAX_REVEALED_SPOTS];
  guint n = canvas->show->covered ? 0 : minotaur_revealed_spots (canvas->show->position, revealed_spots);

  if (m->tiles[cell] == 0)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (revealed_spots[i] == minotaur_cell_spot (cell))
      return TRUE;

  return minotaur_is_open (m, cell);
}

void
minotaur_look (const AriCanvas *canvas,
               AriSpot          spot,
               MinotaurLook    *look)
{
  const Minotaur *m = minotaur_on (canvas);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);
  guint value;

  *look = (MinotaurLook) { .state = MINOTAUR_VACANT };
  switch (place.kind)
    {
    case MINOTAUR_PLACE_CELL:
      if ((m->table & MINOTAUR_BIT (place.cell)) == 0)
        return;
      look->state = is_open (canvas, place.cell)            ? MINOTAUR_FACE_UP
                    : minotaur_is_redacted (m, place.cell) ? MINOTAUR_REDACTED
                                                         : MINOTAUR_FACE_DOWN;
      look->tile = m->tiles[place.cell] - 1u;
      break;

    case MINOTAUR_PLACE_TILE:
      value = m->pairs[place.seat - 1][place.colour][place.side];
      if (value == 0)
        return;
      look->resolved = minotaur_is_resolved (m, place.seat, place.colour);
      /* When the points are counted, people want to see what everybody has won. */
      look->state = look->resolved && m->phase != MINOTAUR_AT_END ? MINOTAUR_FACE_DOWN : MINOTAUR_FACE_UP;
      look->tile = minotaur_tile (place.colour, value, place.side);
      break;

    case MINOTAUR_PLACE_CHOICE:
    default:
      break;
    }
}

AriItem *
minotaur_add_plate (const AriCanvas *canvas,
                    AriLayer         layer,
                    AriSpot          spot,
                    const AriRect   *tile,
                    float            margin)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);
  float corner = MAX (0, MINOTAUR_CORNER * MIN (tile->width, tile->height) + margin);

  item->spot = spot;
  ari_path_rect (item->path, tile->x - margin, tile->y - margin, tile->width + 2 * margin,
                 tile->height + 2 * margin, corner);

  return item;
}

gboolean
minotaur_trace (const AriCanvas *canvas,
                AriSpot          spot,
                AriTracePlace   *place,
                AriPath         *outline)
{
  AriRect tile;

  if (!ari_brush_has_place (canvas, spot))
    return FALSE;

  tile = minotaur_place (canvas, spot);
  place->at = (AriPoint) { tile.x + tile.width / 2, tile.y + tile.height / 2 };
  place->badge = (AriPoint) { tile.x + tile.width / 2, tile.y - TRACE_ABOVE };
  if (outline != NULL)
    ari_path_rect (outline, tile.x - TRACE_MARGIN, tile.y - TRACE_MARGIN, tile.width + 2 * TRACE_MARGIN,
                   tile.height + 2 * TRACE_MARGIN, 0.12f);

  return TRUE;
}

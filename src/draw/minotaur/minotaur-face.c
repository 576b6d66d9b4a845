/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-face.h"

#include "ari-brush.h"

/* No stroke falls under one device pixel. */
float
minotaur_pen (const MinotaurCanvas *canvas,
              float                 width)
{
  return ari_brush_pen (canvas->show, width);
}

/* Whether @spot lies on the board: choices don't. */
gboolean
minotaur_has_place (const MinotaurCanvas *canvas,
                    AriSpot               spot)
{
  return spot < canvas->board->n_spots && canvas->board->spots[spot].kind == ARI_SPOT_TILE;
}

/* The tiles of a resolved pair lie side by side without a gap. */
static float
closing_step (const MinotaurCanvas *canvas,
              const MinotaurPlace  *place)
{
  guint seats = canvas->position->seats;
  const AriSpotInfo *left, *right;

  if (place->kind != MINOTAUR_PLACE_TILE || !minotaur_is_resolved (canvas->position, place->seat, place->colour))
    return 0;

  left = &canvas->board->spots[minotaur_place_spot (seats, place->seat, place->colour, MINOTAUR_LEFT)];
  right = &canvas->board->spots[minotaur_place_spot (seats, place->seat, place->colour, MINOTAUR_RIGHT)];

  return (right->corners[0].x - left->corners[1].x) / 2 * (place->side == MINOTAUR_LEFT ? 1 : -1);
}

/* Where the tile in the place @spot lies. */
AriRect
minotaur_place (const MinotaurCanvas *canvas,
                AriSpot               spot)
{
  const AriSpotInfo *info = &canvas->board->spots[spot];
  MinotaurPlace place = minotaur_place_of (canvas->position->seats, spot);

  return (AriRect) {
    .x = info->corners[0].x + closing_step (canvas, &place),
    .y = info->corners[0].y,
    .width = info->corners[1].x - info->corners[0].x,
    .height = info->corners[2].y - info->corners[1].y,
  };
}

/* A tile lies open in the turn in which it was turned over, and a little longer. */
static gboolean
is_open (const MinotaurCanvas *canvas,
         guint                 cell)
{
  const Minotaur *m = canvas->position;
  AriSpot glimpses[ARI_MAX_GLIMPSES];
  guint n = canvas->show->covered ? 0 : minotaur_glimpses (canvas->show->position, glimpses);

  if (m->tiles[cell] == 0)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (glimpses[i] == minotaur_cell_spot (cell))
      return TRUE;

  return minotaur_is_open (m, cell);
}

void
minotaur_look (const MinotaurCanvas *canvas,
               AriSpot               spot,
               MinotaurLook         *look)
{
  const Minotaur *m = canvas->position;
  MinotaurPlace place = minotaur_place_of (m->seats, spot);
  guint value;

  *look = (MinotaurLook) { .state = MINOTAUR_VACANT };
  switch (place.kind)
    {
    case MINOTAUR_PLACE_CELL:
      if ((m->table & MINOTAUR_BIT (place.cell)) == 0)
        return;
      look->state = is_open (canvas, place.cell) ? MINOTAUR_FACE_UP : MINOTAUR_FACE_DOWN;
      look->tile = m->tiles[place.cell] - 1u;
      break;

    case MINOTAUR_PLACE_TILE:
      value = m->pairs[place.seat - 1][place.colour][place.side];
      if (value == 0)
        return;
      look->resolved = minotaur_is_resolved (m, place.seat, place.colour);
      look->state = look->resolved ? MINOTAUR_FACE_DOWN : MINOTAUR_FACE_UP;
      look->tile = minotaur_tile (place.colour, value, place.side);
      break;

    case MINOTAUR_PLACE_CHOICE:
    default:
      break;
    }
}

/* A plate round or on a tile: @margin wider on each side. */
AriItem *
minotaur_add_plate (const MinotaurCanvas *canvas,
                    AriLayer              layer,
                    AriSpot               spot,
                    const AriRect        *tile,
                    float                 margin)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);
  float corner = MAX (0, MINOTAUR_CORNER * MIN (tile->width, tile->height) + margin);

  item->spot = spot;
  ari_path_rect (item->path, tile->x - margin, tile->y - margin, tile->width + 2 * margin, tile->height + 2 * margin,
                 corner);

  return item;
}

/* What lies in the place of a tile, if anything does. */
void
minotaur_draw_place (const MinotaurCanvas *canvas,
                     AriSpot               spot,
                     const MinotaurLook   *look)
{
  AriRect place = minotaur_place (canvas, spot);

  if (look->state == MINOTAUR_FACE_UP)
    minotaur_draw_front (canvas, ARI_LAYER_PIECES, spot, &place, look->tile);
  else if (look->state == MINOTAUR_FACE_DOWN)
    minotaur_draw_back (canvas, ARI_LAYER_PIECES, spot, &place);
}

/* The double outline of the last action: a rim, then a band of gold; it lies still under the tile when that is turned
 * over. */
static void
draw_last (const MinotaurCanvas *canvas,
           AriSpot               spot)
{
  AriRect place = minotaur_place (canvas, spot);

  minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &place, 0.075f)->fill = ARI_ROLE_LAST_EDGE;
  minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &place, 0.042f)->fill = ARI_ROLE_GOLD;
}

/* As long as a challenge lasts, the tile that was named counts as last, and what the challenger has put at stake for it
 * is dashed. */
static void
draw_challenge (const MinotaurCanvas *canvas)
{
  const Minotaur *m = canvas->position;
  AriRect stake;
  AriItem *ring;

  if (m->challenged == 0)
    return;

  draw_last (canvas, minotaur_place_spot (m->seats, m->challenged, m->colour, m->named));
  stake = minotaur_place (canvas, minotaur_place_spot (m->seats, m->turn_seat, m->colour, m->named));
  ring = minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &stake, 0.05f);
  ring->stroke = ARI_ROLE_LAST_EDGE;
  ring->stroke_width = minotaur_pen (canvas, 0.04f);
  ring->dash = 0.09f;
  ring->gap = 0.07f;
}

/* Under the tiles: a challenge's own mark holds on while rings are tossed. */
static void
draw_rims (const MinotaurCanvas *canvas)
{
  const AriShow *show = canvas->show;

  draw_challenge (canvas);
  for (guint i = 0; i < show->n_last; i++)
    if (minotaur_has_place (canvas, show->last[i]))
      draw_last (canvas, show->last[i]);
}

static void
draw_table (const MinotaurCanvas *canvas)
{
  for (AriSpot spot = 0; spot < minotaur_n_cells (canvas->position->seats); spot++)
    {
      MinotaurLook look;

      minotaur_look (canvas, spot, &look);
      minotaur_draw_place (canvas, spot, &look);
    }
}

static void
draw (const AriShow *show,
      AriScene      *scene)
{
  MinotaurCanvas canvas = {
    .show = show,
    .scene = scene,
    .board = show->rules->board (show->setup),
    .position = minotaur_get (show->position),
    .plain = ari_brush_plain (show),
  };

  minotaur_draw_frame (&canvas);
  minotaur_draw_rows (&canvas);
  draw_rims (&canvas);
  minotaur_draw_pairs (&canvas);
  draw_table (&canvas);
  minotaur_draw_overlay (&canvas);
  minotaur_draw_marks (&canvas);
}

const AriFace ari_face_minotaur = { "minotaur", 0.1f, draw };

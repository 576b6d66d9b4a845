/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each seat owns: a row per seat, a column per colour. */
#include "minotaur-canvas.h"

#define MARGIN      0.07f /* of a row's card above and below its tiles */
#define CARD_EDGE   0.016f
#define ACTING_EDGE 0.036f /* of the seat that has to act */
#define MARK        0.32f /* from the left end of the card */
#define MARK_RADIUS 0.13f
#define POINTS      0.34f /* from the right end */
#define LEGIBLE_PX  22    /* below this many device pixels per unit, signs and points in rows are illegible */
#define SEAL_RADIUS 0.25f /* in heights of the pair */

static AriRect
pair_at (const AriCanvas *canvas,
         AriActor         seat,
         MinotaurColour   colour)
{
  guint seats = minotaur_on (canvas)->seats;
  AriRect left = minotaur_place (canvas, minotaur_place_spot (seats, seat, colour, MINOTAUR_LEFT));
  AriRect right = minotaur_place (canvas, minotaur_place_spot (seats, seat, colour, MINOTAUR_RIGHT));

  return (AriRect) { left.x, left.y, right.x + right.width - left.x, left.height };
}

static AriRect
row_at (const AriCanvas *canvas,
        AriActor         seat)
{
  AriRect pair = pair_at (canvas, seat, MINOTAUR_RED);

  return (AriRect) { canvas->board->bounds.x, pair.y - MARGIN, canvas->board->bounds.width,
                     pair.height + 2 * MARGIN };
}

static void
add_edge (AriItem       *card,
          const AriRect *row)
{
  float edge = card->stroke_width;

  ari_path_rect (card->path, row->x + edge / 2, row->y, row->width - edge, row->height, 0.16f);
}

/* A strong golden rim shows which seat has to act, or whose turn it is while chance acts. */
static void
draw_card (const AriCanvas *canvas,
           AriActor         seat,
           const AriRect   *row)
{
  /* The tracks of turns run above it: to the row of the player who took a tile, over the rows between. */
  AriItem *card = ari_brush_stroke (canvas, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, CARD_EDGE);

  card->fill = ARI_ROLE_CARD;
  add_edge (card, row);
  /* The ground is the same in each position. */
  if (ari_brush_acts (canvas, seat))
    add_edge (ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_LAST_EDGE, ACTING_EDGE), row);
  ari_brush_own_mark (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, seat,
                      (AriPoint) { row->x + MARK, row->y + row->height / 2 }, MARK_RADIUS,
                      ari_brush_pen (canvas, 0.02f));
}

static void
draw_points (const AriCanvas *canvas,
             AriActor         seat,
             const AriRect   *row)
{
  int scores[ARI_MAX_SEATS];
  float scale = ari_brush_text_scale (canvas, MINOTAUR_TEXT_HEIGHT, 1.4f);

  canvas->show->rules->scores (canvas->show->position, scores);
  ari_brush_text (canvas, ARI_LAYER_PIECES,
                  (AriPoint) { row->x + row->width - POINTS, row->y + row->height / 2 },
                  1.3f * MINOTAUR_TEXT_HEIGHT * scale, ARI_ROLE_TEXT, g_strdup_printf ("%d", scores[seat - 1]));
}

/* They are larger than letters elsewhere, and legible where those are not. */
static gboolean
has_signs (const AriCanvas *canvas)
{
  return canvas->show->unit_px <= 0 || canvas->show->unit_px >= LEGIBLE_PX;
}

/* The place for a pair, with the sign of its colour. */
static void
draw_vacant (const AriCanvas *canvas,
             const AriRect   *pair,
             MinotaurColour   colour)
{
  AriItem *place = minotaur_add_plate (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, pair, -0.02f);

  place->stroke = ARI_ROLE_FAINT;
  place->stroke_width = ari_brush_pen (canvas, 0.016f);
  if (has_signs (canvas))
    {
      AriItem *sign = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, ARI_ROLE_FAINT);

      ari_item_set_dash (place, 0.045f, 0.06f);
      minotaur_sign_path (sign->path, colour,
                          (AriPoint) { pair->x + pair->width / 2, pair->y + pair->height / 2 },
                          0.2f * pair->height);
    }
}

/* A resolved pair is closed and edged in gold. */
static void
draw_gold_line (const AriCanvas *canvas,
                AriLayer         layer,
                AriSpot          spot,
                const AriRect   *pair)
{
  AriItem *line = minotaur_add_plate (canvas, layer, spot, pair, 0.008f);

  line->stroke = ARI_ROLE_GOLD;
  line->stroke_width = ari_brush_pen (canvas, 0.04f);
}

/* A seal with the sign of the colour: the pair can't change any more. */
static void
draw_seal (const AriCanvas *canvas,
           const AriRect   *pair,
           MinotaurColour   colour)
{
  AriPoint at = { pair->x + pair->width / 2, pair->y + pair->height / 2 };
  float radius = SEAL_RADIUS * pair->height;
  AriItem *seal = ari_brush_stroke (canvas, ARI_LAYER_PIECES, MINOTAUR_ROLE_TILE_EDGE, 0.02f);
  AriItem *sign = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, MINOTAUR_ROLE_TILE_EDGE);

  seal->fill = ARI_ROLE_GOLD;
  ari_path_circle (seal->path, at.x, at.y, radius);
  minotaur_sign_path (sign->path, colour, at, 0.6f * radius);
}

static void
draw_pair (const AriCanvas *canvas,
           AriActor         seat,
           MinotaurColour   colour)
{
  AriRect pair = pair_at (canvas, seat, colour);
  MinotaurLook look;

  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    {
      AriSpot spot = minotaur_place_spot (minotaur_on (canvas)->seats, seat, colour, side);

      minotaur_look (canvas, spot, &look);
      minotaur_draw_place (canvas, spot, &look);
    }

  if (look.state == MINOTAUR_VACANT)
    draw_vacant (canvas, &pair, colour);
  else if (look.resolved)
    {
      draw_gold_line (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, &pair);
      if (has_signs (canvas) && look.state == MINOTAUR_FACE_DOWN)
        draw_seal (canvas, &pair, colour);
    }
}

void
minotaur_draw_rows (const AriCanvas *canvas)
{
  for (AriActor seat = 1; seat <= minotaur_on (canvas)->seats; seat++)
    {
      AriRect row = row_at (canvas, seat);

      draw_card (canvas, seat, &row);
      if (has_signs (canvas))
        draw_points (canvas, seat, &row);
    }
}

void
minotaur_draw_pairs (const AriCanvas *canvas)
{
  for (AriActor seat = 1; seat <= minotaur_on (canvas)->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      draw_pair (canvas, seat, colour);
}

/* The pair of @spot, face up again for a closer look. */
static void
inspect (const AriCanvas *canvas,
         AriSpot          spot)
{
  guint seats = minotaur_on (canvas)->seats;
  MinotaurPlace place = minotaur_place_of (seats, spot);
  AriRect pair;

  if (place.kind != MINOTAUR_PLACE_TILE ||
      !minotaur_is_resolved (minotaur_on (canvas), place.seat, place.colour))
    return;

  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    {
      AriSpot tile = minotaur_place_spot (seats, place.seat, place.colour, side);
      AriRect at = minotaur_place (canvas, tile);
      MinotaurLook look;

      minotaur_look (canvas, tile, &look);
      minotaur_draw_front (canvas, ARI_LAYER_MARKS, tile, &at, look.tile);
    }
  pair = pair_at (canvas, place.seat, place.colour);
  draw_gold_line (canvas, ARI_LAYER_MARKS, spot, &pair);
}

void
minotaur_draw_inspected (const AriCanvas *canvas)
{
  const AriSpot spots[] = { canvas->show->inspected, canvas->show->focus, canvas->show->refused };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    if (ari_brush_has_place (canvas, spots[i]))
      inspect (canvas, spots[i]);
}

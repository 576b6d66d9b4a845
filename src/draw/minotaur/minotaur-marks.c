/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-canvas.h"

#include "ari-brush-ideas.h"

#define RING_MARGIN 0.05f

/* A ring around the tile at @spot. */
static AriItem *
add_ring (const AriCanvas *canvas,
          AriSpot          spot,
          float            margin,
          AriRole          role,
          float            width)
{
  AriRect place = minotaur_place (canvas, spot);
  AriItem *ring = minotaur_add_plate (canvas, ARI_LAYER_MARKS, spot, &place, margin);

  ring->stroke = role;
  ring->stroke_width = ari_brush_pen (canvas, width);

  return ring;
}

/* Badges lie on the upper right corner of the tile. */
static AriPoint
badge_at (const AriCanvas *canvas,
          AriSpot          spot)
{
  AriRect place = minotaur_place (canvas, spot);

  return (AriPoint) { place.x + 0.88f * place.width, place.y + 0.12f * place.width };
}

/* Pickable: a green ring, on a light rim that makes it visible on a tile's edge. */
static void
draw_legal (const AriCanvas *canvas,
            AriSpot          spot)
{
  add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_SURFACE, 0.075f)->stroke_opacity = 0.8f;
  add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_LEGAL, 0.045f);
}

/* Dashes around a tile: it may be challenged, or is what its owner stakes. */
static void
add_dashes (const AriCanvas *canvas,
            AriSpot          spot)
{
  ari_item_set_dash (add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_LEGAL, 0.045f), 0.09f, 0.07f);
}

/* The spot that is pointed at; a tile of a row is exchanged for one of the same side, which dashes mark: the
 * challenger's own, or that of the seat that alone has hit. */
static void
draw_pointed (const AriCanvas *canvas,
              AriSpot          spot)
{
  const Minotaur *m = minotaur_on (canvas);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);
  gboolean is_tile = place.kind == MINOTAUR_PLACE_TILE;

  draw_legal (canvas, spot);
  if (is_tile && m->phase == MINOTAUR_AT_TURN && place.seat != m->turn_seat)
    add_dashes (canvas, minotaur_place_spot (m->seats, m->turn_seat, place.colour, place.side));
  if (is_tile && m->phase == MINOTAUR_AT_PRIZE && place.seat == m->turn_seat)
    add_dashes (canvas, minotaur_place_spot (m->seats, m->challenged, place.colour, place.side));
}

/* Before an answer: rings around the tiles that it brings, and dashes around where they go. */
static void
draw_answer (const AriCanvas *canvas,
             AriSpot          spot)
{
  const Minotaur *m = minotaur_on (canvas);
  MinotaurChoice choice = minotaur_place_of (m->seats, spot).choice;

  if (choice == MINOTAUR_CLAIM && m->phase == MINOTAUR_AT_CLAIM)
    {
      for (guint i = 0; i < MINOTAUR_REVEALED; i++)
        {
          guint cell = m->open[i] - 1u, tile = m->tiles[cell] - 1u;

          draw_legal (canvas, minotaur_cell_spot (cell));
          add_dashes (canvas, minotaur_place_spot (m->seats, m->turn_seat, minotaur_tile_colour (tile),
                                                   minotaur_tile_side (tile)));
        }
    }
  else if ((choice == MINOTAUR_TAKE_LEFT || choice == MINOTAUR_TAKE_RIGHT) && m->phase == MINOTAUR_AT_PRIZE)
    {
      MinotaurSide side = choice == MINOTAUR_TAKE_LEFT ? MINOTAUR_LEFT : MINOTAUR_RIGHT;

      draw_pointed (canvas, minotaur_place_spot (m->seats, m->turn_seat, m->colour, side));
    }
}

/* The proof of a refusal glows in red. */
static void
draw_proof (const AriCanvas *canvas,
            AriSpot          spot)
{
  add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_ILLEGAL, 0.085f)->stroke_opacity = 0.45f;
}

/* Refused: short dots and a cross. */
static void
draw_refused (const AriCanvas *canvas,
              AriSpot          spot)
{
  AriItem *dots = add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_ILLEGAL, 0.05f);

  ari_item_set_dash (dots, 0.03f, 0.1f);
  dots->round_ends = TRUE;
  ari_brush_cross (canvas, spot, badge_at (canvas, spot), MINOTAUR_BADGE);
}

/* Advice: a thin solid ring, and a disc with its rank. */
static void
draw_hint (const AriCanvas *canvas,
           AriSpot          spot,
           guint            rank)
{
  add_ring (canvas, spot, RING_MARGIN, ARI_ROLE_HINT, 0.045f);
  ari_brush_rank (canvas, spot, badge_at (canvas, spot), MINOTAUR_BADGE, rank);
}

/* The keyboard focus: dark on a rim in the colour of the ground. */
static void
draw_focus (const AriCanvas *canvas,
            AriSpot          spot)
{
  add_ring (canvas, spot, 0.09f, ARI_ROLE_SURFACE, 0.075f);
  add_ring (canvas, spot, 0.09f, ARI_ROLE_LINE_HOVER, 0.035f);
}

/* Ideas on the board: dashes around the tiles that would be turned over, or named in a challenge. */
static gboolean
draw_idea (const AriCanvas *canvas,
           const AriIdea   *idea,
           float            strength,
           AriPoint        *chip)
{
  gboolean drawn = FALSE;

  for (guint i = 0; i < idea->n_picks; i++)
    {
      AriSpot spot = idea->picks[i];
      AriRect place;
      AriItem *ring;

      if (!ari_brush_has_place (canvas, spot))
        continue;
      place = minotaur_place (canvas, spot);
      ring = minotaur_add_plate (canvas, ARI_LAYER_MARKS, spot, &place, 0.05f);
      ring->stroke = ARI_ROLE_SURFACE;
      ring->stroke_width = ari_brush_pen (canvas, 0.085f);
      ring->stroke_opacity = strength;
      ring = minotaur_add_plate (canvas, ARI_LAYER_MARKS, spot, &place, 0.05f);
      ring->stroke = ARI_ROLE_HINT;
      ring->stroke_width = ari_brush_pen (canvas, 0.055f);
      ring->stroke_opacity = strength;
      ari_item_set_dash (ring, 0.14f, 0.08f);
      *chip = (AriPoint) { place.x + place.width / 2, place.y + place.height };
      drawn = TRUE;
    }

  return drawn;
}

void
minotaur_draw_marks (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  minotaur_draw_inspected (canvas);
  for (guint i = 0; i < show->n_proof; i++)
    if (ari_brush_has_place (canvas, show->proof[i]))
      draw_proof (canvas, show->proof[i]);
  for (guint i = 0; i < show->n_picks; i++)
    if (ari_brush_has_place (canvas, show->picks[i]))
      draw_legal (canvas, show->picks[i]);
  for (guint i = 0; i < show->n_targets; i++)
    add_dashes (canvas, show->targets[i].spot);
  if (ari_brush_has_place (canvas, show->hover))
    draw_pointed (canvas, show->hover);
  else if (show->hover != ARI_SPOT_NONE)
    draw_answer (canvas, show->hover);
  ari_brush_ideas (canvas, MINOTAUR_BADGE, draw_idea);
  for (guint i = 0; i < show->n_hints; i++)
    if (ari_brush_has_place (canvas, show->hints[i]))
      draw_hint (canvas, show->hints[i], i + 1);
  if (ari_brush_has_place (canvas, show->refused))
    draw_refused (canvas, show->refused);
  if (ari_brush_has_place (canvas, show->focus))
    draw_focus (canvas, show->focus);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Both sides of a tile. All lengths here are widths of the tile, from its middle. */
#include "minotaur-canvas.h"

#define HALF_WIDTH   0.5f
#define HALF_HEIGHT  0.54f
#define DROP         0.04f  /* light comes from the upper left: shadows fall one short step down */
#define CONTOUR      0.026f

/* Below this size, in device pixels, a tile omits ornament and whatever repeats its value. */
#define DETAIL_PX    30
/* Below this size, its number and sign are illegible. */
#define READABLE_PX  15

/**
 * Brush: one tile being drawn
 * @mirror: 1, or −1 when mirrored
 */
typedef struct
{
  const AriCanvas *canvas;
  AriLayer              layer;
  AriSpot               spot;
  AriPoint              at;
  float                 width;
  float                 mirror;
} Brush;

static AriPoint
point (const Brush *brush,
       float        x,
       float        y)
{
  return (AriPoint) { brush->at.x + brush->mirror * x * brush->width, brush->at.y + y * brush->width };
}

static void
move (const Brush *brush,
      AriPath     *path,
      float        x,
      float        y)
{
  AriPoint to = point (brush, x, y);

  ari_path_move (path, to.x, to.y);
}

static void
line (const Brush *brush,
      AriPath     *path,
      float        x,
      float        y)
{
  AriPoint to = point (brush, x, y);

  ari_path_line (path, to.x, to.y);
}

static void
curve (const Brush *brush,
       AriPath     *path,
       float        x1,
       float        y1,
       float        x2,
       float        y2,
       float        x,
       float        y)
{
  AriPoint a = point (brush, x1, y1), b = point (brush, x2, y2), to = point (brush, x, y);

  ari_path_curve (path, a.x, a.y, b.x, b.y, to.x, to.y);
}

static AriItem *
add_item (const Brush *brush,
          AriRole      fill,
          AriRole      stroke,
          float        stroke_width)
{
  AriItem *item = ari_scene_add (brush->canvas->scene, brush->layer);

  item->spot = brush->spot;
  item->fill = fill;
  item->stroke = stroke;
  if (stroke != ARI_ROLE_NONE)
    item->stroke_width = ari_brush_pen (brush->canvas, stroke_width * brush->width);

  return item;
}

/* The outline of the tile, @inset inside its edge and moved down by @drop. */
static void
outline (const Brush *brush,
         AriPath     *path,
         float        inset,
         float        corner,
         float        drop)
{
  float half_width = (HALF_WIDTH - inset) * brush->width, half_height = (HALF_HEIGHT - inset) * brush->width;

  ari_path_rect (path, brush->at.x - half_width, brush->at.y - half_height + drop * brush->width,
                 2 * half_width, 2 * half_height, corner * brush->width);
}

static gboolean
is_larger_than (const Brush *brush,
                float        pixels)
{
  float unit_px = brush->canvas->show->unit_px;

  return unit_px <= 0 || brush->width * unit_px >= pixels;
}

static void
draw_body (const Brush *brush,
           AriRole      fill,
           AriRole      edge)
{
  if (!brush->canvas->show->high_contrast)
    outline (brush, add_item (brush, ARI_ROLE_SHADOW, ARI_ROLE_NONE, 0)->path, 0, MINOTAUR_CORNER, DROP);
  outline (brush, add_item (brush, fill, edge, CONTOUR)->path, CONTOUR / 2, MINOTAUR_CORNER, 0);
}

/* A double axe on its handle. */
static void
draw_axe (const Brush *brush)
{
  AriItem *axe = add_item (brush, MINOTAUR_ROLE_BACK_ORNAMENT, ARI_ROLE_NONE, 0);
  Brush way = *brush;

  ari_path_capsule (axe->path, point (brush, 0, -0.26f), point (brush, 0, 0.3f), 0.021f * brush->width);
  for (int side = -1; side <= 1; side += 2)
    {
      way.mirror = (float) side;
      move (&way, axe->path, -0.013f, -0.099f);
      curve (&way, axe->path, -0.091f, -0.109f, -0.156f, -0.156f, -0.208f, -0.229f);
      curve (&way, axe->path, -0.281f, -0.117f, -0.281f, 0.065f, -0.208f, 0.177f);
      curve (&way, axe->path, -0.156f, 0.104f, -0.091f, 0.052f, -0.013f, 0.047f);
      ari_path_close (axe->path);
    }
}

static void
draw_back (const Brush *brush)
{
  draw_body (brush, MINOTAUR_ROLE_BACK, MINOTAUR_ROLE_BACK_EDGE);
  if (is_larger_than (brush, DETAIL_PX))
    {
      AriItem *outer = add_item (brush, ARI_ROLE_NONE, MINOTAUR_ROLE_BACK_ORNAMENT, 0.02f);
      AriItem *inner = add_item (brush, ARI_ROLE_NONE, MINOTAUR_ROLE_BACK_ORNAMENT, 0.013f);
      AriItem *nails = add_item (brush, MINOTAUR_ROLE_BACK_ORNAMENT, ARI_ROLE_NONE, 0);

      outer->stroke_opacity = 0.9f;
      inner->stroke_opacity = 0.5f;
      outline (brush, outer->path, 0.075f, 0.06f, 0);
      outline (brush, inner->path, 0.12f, 0.04f, 0);
      for (guint i = 0; i < 4; i++)
        {
          AriPoint at = point (brush, i % 2 ? 0.3f : -0.3f, i / 2 ? 0.34f : -0.34f);

          ari_path_circle (nails->path, at.x, at.y, 0.028f * brush->width);
        }
    }
  draw_axe (brush);
}

/* A horn along the outer and the lower edge, so that a left and a right tile make one pair. */
static void
draw_horn (const Brush   *brush,
           MinotaurColour colour)
{
  AriItem *horn = add_item (brush, MINOTAUR_ROLE_HORN + colour, MINOTAUR_ROLE_TILE_EDGE + colour, 0.017f);

  move (brush, horn->path, -0.4f, -0.41f);
  curve (brush, horn->path, -0.48f, -0.043f, -0.4f, 0.259f, -0.1f, 0.345f);
  curve (brush, horn->path, 0, 0.378f, 0.25f, 0.388f, 0.5f - CONTOUR, 0.388f);
  line (brush, horn->path, 0.5f - CONTOUR, 0.216f);
  curve (brush, horn->path, 0.3f, 0.216f, 0.1f, 0.216f, -0.02f, 0.183f);
  curve (brush, horn->path, -0.26f, 0.108f, -0.34f, -0.108f, -0.4f, -0.41f);
  ari_path_close (horn->path);
}

/* A dot on a plate, as in the list of moves: a tile was open and is hidden. */
static void
draw_veil (const Brush *brush)
{
  AriPoint at = point (brush, 0, 0);

  ari_path_circle (add_item (brush, ARI_ROLE_CARD, ARI_ROLE_TEXT_SECONDARY, 0.025f)->path, at.x, at.y,
                   0.2f * brush->width);
  ari_path_circle (add_item (brush, ARI_ROLE_TEXT, ARI_ROLE_NONE, 0)->path, at.x, at.y,
                   0.075f * brush->width);
}

/* As many dots on the horn as the tile's value. */
static void
draw_pips (const Brush   *brush,
           MinotaurColour colour,
           guint          value)
{
  const float step = 0.105f;
  AriItem *pips = add_item (brush, MINOTAUR_ROLE_HORN_ON + colour, ARI_ROLE_NONE, 0);

  for (guint i = 0; i < value; i++)
    {
      AriPoint at = point (brush, 0.17f + ((float) i - (value - 1) / 2.0f) * step, 0.3f);

      ari_path_circle (pips->path, at.x, at.y, 0.036f * brush->width);
    }
}

static void
draw_front (const Brush *brush,
            guint        tile)
{
  MinotaurColour colour = minotaur_tile_colour (tile);
  guint value = minotaur_tile_value (tile);
  AriItem *sign, *number;

  draw_body (brush, MINOTAUR_ROLE_TILE + colour, MINOTAUR_ROLE_TILE_EDGE + colour);
  draw_horn (brush, colour);
  if (is_larger_than (brush, DETAIL_PX))
    draw_pips (brush, colour, value);
  if (!is_larger_than (brush, READABLE_PX))
    return;

  sign = add_item (brush, MINOTAUR_ROLE_TILE_ON + colour, ARI_ROLE_NONE, 0);
  minotaur_sign_path (sign->path, colour, point (brush, 0.32f, 0.06f), 0.1f * brush->width);
  number = ari_brush_text (brush->canvas, brush->layer, point (brush, 0.04f, -0.16f), 0.5f * brush->width,
                           MINOTAUR_ROLE_TILE_ON + colour, g_strdup_printf ("%u", value));
  number->spot = brush->spot;
}

static Brush
brush_at (const AriCanvas *canvas,
          AriLayer         layer,
          AriSpot          spot,
          const AriRect   *at)
{
  return (Brush) {
    .canvas = canvas,
    .layer = layer,
    .spot = spot,
    .at = { at->x + at->width / 2, at->y + at->height / 2 },
    .width = at->width,
    .mirror = 1,
  };
}

void
minotaur_draw_front (const AriCanvas *canvas,
                     AriLayer         layer,
                     AriSpot          spot,
                     const AriRect   *at,
                     guint            tile)
{
  Brush brush = brush_at (canvas, layer, spot, at);

  brush.mirror = minotaur_tile_side (tile) == MINOTAUR_LEFT ? 1 : -1;
  draw_front (&brush, tile);
}

void
minotaur_draw_place (const AriCanvas    *canvas,
                     AriSpot             spot,
                     const MinotaurLook *look)
{
  AriRect place = minotaur_place (canvas, spot);
  Brush brush = brush_at (canvas, ARI_LAYER_PIECES, spot, &place);

  if (look->state == MINOTAUR_FACE_UP)
    minotaur_draw_front (canvas, ARI_LAYER_PIECES, spot, &place, look->tile);
  else if (look->state != MINOTAUR_VACANT)
    draw_back (&brush);
  if (look->state == MINOTAUR_REDACTED)
    draw_veil (&brush);
}

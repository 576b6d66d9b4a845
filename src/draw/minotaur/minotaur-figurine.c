/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles, and what happens to them, at the height of a line of text. */
#include "minotaur-canvas.h"

#include "ari-figurine.h"
#include "ari-seat-signs.h"
#include "minotaur/minotaur-position.h"

#define TILE_WIDTH 1.62f
#define PAIR_WIDTH 1.2f
#define SWAP_WIDTH 1.5f
#define RING_WIDTH 1.2f
#define PEN        0.085f

static AriRect
tile_at (float x,
         float width)
{
  return (AriRect) { x, 0.1f, width, 0.8f };
}

static void
add_rect (AriPath       *path,
          const AriRect *rect)
{
  ari_path_rect (path, rect->x, rect->y, rect->width, rect->height, 0.1f);
}

/* Whatever has no colour of its own has that of the text. */
static AriPath *
add_ink (const AriCanvas *canvas)
{
  return ari_figurine_area (canvas, ARI_ROLE_TEXT, ARI_ROLE_NONE)->path;
}

/* A tile face down. */
static void
draw_back (const AriCanvas *canvas,
           float            x,
           float            width)
{
  const AriRect rect = tile_at (x, width);

  add_rect (ari_figurine_area (canvas, MINOTAUR_ROLE_BACK, ARI_ROLE_TEXT)->path, &rect);
  ari_seat_mark_path (ari_figurine_area (canvas, MINOTAUR_ROLE_BACK_ORNAMENT, ARI_ROLE_NONE)->path, 5,
                      (AriPoint) { x + width / 2, 0.5f }, 0.3f * width);
}

/* A horn with its tip at the top, on the side where the tile has it. @x: the outer edge of its box; @way: 1
 * for a left horn, −1 for a right one. */
static void
add_horn (AriPath *path,
          float    x,
          float    way)
{
  ari_path_move (path, x + way * 0.1f, 0.06f);
  ari_path_curve (path, x - way * 0.02f, 0.46f, x + way * 0.08f, 0.86f, x + way * 0.44f, 0.94f);
  ari_path_line (path, x + way * 0.44f, 0.66f);
  ari_path_curve (path, x + way * 0.24f, 0.6f, x + way * 0.12f, 0.4f, x + way * 0.1f, 0.06f);
  ari_path_close (path);
}

/* The colour, its sign and the value on a plate, with the horn on its side. */
static void
draw_tile (const AriCanvas *canvas,
           guint            tile)
{
  MinotaurColour colour = minotaur_tile_colour (tile);
  gboolean left = minotaur_tile_side (tile) == MINOTAUR_LEFT;
  float x = left ? 0.36f : 0.04f;
  const AriRect rect = { x, 0.04f, 1.22f, 0.92f };
  AriRole on = MINOTAUR_ROLE_TILE_ON + colour;
  AriItem *plate;

  add_horn (add_ink (canvas), left ? 0.02f : TILE_WIDTH - 0.02f, left ? 1 : -1);
  plate = ari_figurine_area (canvas, MINOTAUR_ROLE_TILE + colour, MINOTAUR_ROLE_TILE_EDGE + colour);
  add_rect (plate->path, &rect);
  ari_brush_text (canvas, ARI_LAYER_PIECES, (AriPoint) { x + 0.34f, 0.5f }, 0.84f, on,
                  g_strdup_printf ("%u", minotaur_tile_value (tile)));
  minotaur_sign_path (ari_figurine_area (canvas, on, ARI_ROLE_NONE)->path, colour,
                      (AriPoint) { x + 0.86f, 0.5f }, 0.25f);
}

/* A ring, to be tossed. */
static void
draw_challenge (const AriCanvas *canvas)
{
  ari_path_circle (ari_figurine_line (canvas, 0.12f)->path, 0.36f, 0.5f, 0.2f);
}

/* A pair is taken, or both of its tiles are turned back. */
static void
draw_pair (const AriCanvas *canvas,
           gboolean         taken)
{
  AriPath *tick;

  if (!taken)
    {
      draw_back (canvas, 0.06f, 0.5f);
      draw_back (canvas, 0.64f, 0.5f);
      return;
    }

  for (guint i = 0; i < 2; i++)
    {
      const AriRect rect = tile_at (0.06f + 0.58f * i, 0.5f);

      add_rect (ari_figurine_area (canvas, ARI_ROLE_CARD, ARI_ROLE_TEXT)->path, &rect);
    }
  tick = ari_figurine_line (canvas, 0.12f)->path;
  ari_path_move (tick, 0.3f, 0.52f);
  ari_path_line (tick, 0.52f, 0.74f);
  ari_path_line (tick, 0.92f, 0.26f);
}

/* Arrows in both directions, beside the horn whose tiles change hands. */
static void
draw_exchange (const AriCanvas *canvas,
               gboolean         left)
{
  float x = left ? 0.58f : 0.08f;
  AriPath *path = ari_figurine_line (canvas, PEN)->path;

  add_horn (add_ink (canvas), left ? 0.04f : SWAP_WIDTH - 0.04f, left ? 1 : -1);
  ari_path_move (path, x, 0.32f);
  ari_path_line (path, x + 0.8f, 0.32f);
  ari_path_move (path, x + 0.62f, 0.14f);
  ari_path_line (path, x + 0.8f, 0.32f);
  ari_path_line (path, x + 0.62f, 0.5f);
  ari_path_move (path, x + 0.8f, 0.74f);
  ari_path_line (path, x, 0.74f);
  ari_path_move (path, x + 0.18f, 0.56f);
  ari_path_line (path, x, 0.74f);
  ari_path_line (path, x + 0.18f, 0.92f);
}

/* An ellipse, as a ring around a horn looks. */
static void
add_slanted_ring (AriPath *path,
                  float    x,
                  float    y)
{
  const float wide = 0.4f, high = 0.17f;

  ari_path_move (path, x - wide, y);
  ari_path_curve (path, x - wide, y - high * 4 / 3, x + wide, y - high * 4 / 3, x + wide, y);
  ari_path_curve (path, x + wide, y + high * 4 / 3, x - wide, y + high * 4 / 3, x - wide, y);
  ari_path_close (path);
}

/* A ring on a horn, or beside it. */
static void
draw_ring (const AriCanvas *canvas,
           gboolean         hit)
{
  AriPath *ring;

  add_horn (add_ink (canvas), hit ? 0.36f : 0.06f, 1);
  ring = ari_figurine_line (canvas, PEN)->path;
  if (hit)
    {
      add_slanted_ring (ring, 0.52f, 0.5f);
      return;
    }

  ari_path_circle (ring, 0.84f, 0.6f, 0.26f);
  ari_path_move (ring, 0.66f, 0.78f);
  ari_path_line (ring, 1.02f, 0.42f);
}

float
minotaur_figurine_width (guint sign)
{
  switch (sign)
    {
    case MINOTAUR_SIGN_BACK:
      return 0.8f;
    case MINOTAUR_SIGN_CHALLENGE:
      return 0.72f;
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_CLAIM:
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_LEAVE:
      return PAIR_WIDTH;
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_TAKE_LEFT:
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_TAKE_RIGHT:
      return SWAP_WIDTH;
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_HIT:
    case MINOTAUR_SIGN_CHOICE + MINOTAUR_MISS:
      return RING_WIDTH;
    default:
      return TILE_WIDTH;
    }
}

void
minotaur_draw_figurine (const AriCanvas *canvas,
                        guint            sign,
                        AriActor         seat)
{
  const guint claim = MINOTAUR_SIGN_CHOICE + MINOTAUR_CLAIM, leave = MINOTAUR_SIGN_CHOICE + MINOTAUR_LEAVE;
  const guint left = MINOTAUR_SIGN_CHOICE + MINOTAUR_TAKE_LEFT;
  const guint right = MINOTAUR_SIGN_CHOICE + MINOTAUR_TAKE_RIGHT;

  if (sign >= MINOTAUR_SIGN_TILE)
    draw_tile (canvas, sign - MINOTAUR_SIGN_TILE);
  else if (sign == MINOTAUR_SIGN_BACK)
    draw_back (canvas, 0.06f, 0.64f);
  else if (sign == MINOTAUR_SIGN_CHALLENGE)
    draw_challenge (canvas);
  else if (sign == claim || sign == leave)
    draw_pair (canvas, sign == claim);
  else if (sign == left || sign == right)
    draw_exchange (canvas, sign == left);
  else
    draw_ring (canvas, sign == MINOTAUR_SIGN_CHOICE + MINOTAUR_HIT);
}

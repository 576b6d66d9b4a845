/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include "ari-brush-frame.h"

/* Margins around the spaces, in steps along columns and rows: the field, the letters, the rim of the
 * board. */
#define FIELD    0.6f
#define UNFRAMED 0.45f
#define LETTERS  0.69f
#define RIM      0.78f

#define THICK    0.185f  /* of the board, downwards */
#define DENTIL   0.1853f /* from one to the next along the front */
#define LAST     (MINARETT_SIDE - 1)

/* Below this size the frame shrinks to its two lines. */
#define BAND_UNIT_PX 36

/* A parallelogram @margin around the spaces. */
static void
add_plane (const AriCanvas *canvas,
           float            margin,
           AriRole          fill,
           float            line)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, line);
  AriPoint corners[] = {
    minarett_at (canvas, -margin, -margin), minarett_at (canvas, LAST + margin, -margin),
    minarett_at (canvas, LAST + margin, LAST + margin), minarett_at (canvas, -margin, LAST + margin),
  };

  item->fill = fill;
  ari_path_polygon (item->path, corners, G_N_ELEMENTS (corners));
}

/* An upright side of the board, below the edge from @a to @b. */
static void
draw_side (const AriCanvas *canvas,
           AriPoint         a,
           AriPoint         b,
           AriRole          role)
{
  const AriPoint corners[] = { a, b, { b.x, b.y + THICK }, { a.x, a.y + THICK } };
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, role);

  if (canvas->show->high_contrast)
    {
      item->stroke = ARI_ROLE_FRIEZE;
      item->stroke_width = ari_brush_pen (canvas, 0.0185f);
    }
  ari_path_polygon (item->path, corners, G_N_ELEMENTS (corners));
}

/* Light dentils along the front, this game's ornament. */
static void
draw_dentils (const AriCanvas *canvas)
{
  AriPoint left = minarett_at (canvas, -RIM, -RIM), right = minarett_at (canvas, LAST + RIM, -RIM);
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, MINARETT_ROLE_BOARD_ORNAMENT);

  item->fill_opacity = 0.8f;
  for (float x = left.x + DENTIL / 4; x + DENTIL / 2 < right.x; x += DENTIL)
    ari_path_rect (item->path, x, left.y + 0.3f * THICK, DENTIL / 2, 0.45f * THICK, 0.0093f);
}

/* The board is a thick slab: its front and right side are visible. */
static void
draw_slab (const AriCanvas *canvas)
{
  AriPoint left = minarett_at (canvas, -RIM, -RIM), near = minarett_at (canvas, LAST + RIM, -RIM);
  AriPoint far = minarett_at (canvas, LAST + RIM, LAST + RIM);

  if (!canvas->show->high_contrast)
    {
      AriItem *shadow = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_SHADOW);
      const AriPoint corners[] = {
        { left.x + 0.0555f, left.y + 1.5f * THICK }, { near.x + 0.0926f, near.y + 1.5f * THICK },
        { far.x + 0.111f, far.y + 1.3f * THICK }, far,
      };

      shadow->fill_opacity = 0.6f;
      ari_path_polygon (shadow->path, corners, G_N_ELEMENTS (corners));
    }
  draw_side (canvas, left, near, MINARETT_ROLE_BOARD_EDGE);
  draw_side (canvas, near, far, MINARETT_ROLE_BOARD_FLANK);
  draw_dentils (canvas);
}

/* Columns a … e along the front, rows 1 … 5 on the left, upright although the board is slanted. */
static void
draw_coordinates (const AriCanvas *canvas)
{
  float height = MINARETT_TEXT_HEIGHT * minarett_text_scale (canvas);

  for (guint i = 0; i < MINARETT_SIDE; i++)
    {
      ari_brush_coordinate (canvas, minarett_at (canvas, i, -LETTERS), height, 0.8f,
                            g_strdup_printf ("%c", 'a' + i));
      ari_brush_coordinate (canvas, minarett_at (canvas, -LETTERS, i), height, 0.8f,
                            g_strdup_printf ("%u", i + 1));
    }
}

void
minarett_draw_frame (const AriCanvas *canvas)
{
  if (canvas->show->no_frame || !ari_brush_has_ornament (canvas, BAND_UNIT_PX))
    {
      add_plane (canvas, canvas->show->no_frame ? UNFRAMED : FIELD, MINARETT_ROLE_BOARD, 0.0204f);
    }
  else
    {
      draw_slab (canvas);
      add_plane (canvas, RIM, ARI_ROLE_FRAME, 0.0185f);
      add_plane (canvas, FIELD, MINARETT_ROLE_BOARD, 0.0204f);
    }
  if (!canvas->show->no_frame && !canvas->plain && !canvas->show->no_coordinates)
    draw_coordinates (canvas);
}

static gboolean
is_slanted (guint a,
            guint b)
{
  return a % MINARETT_SIDE != b % MINARETT_SIDE && a / MINARETT_SIDE != b / MINARETT_SIDE;
}

static void
draw_lines (const AriCanvas *canvas,
            gboolean         slanted,
            float            width)
{
  const MinarettGeometry *geometry = minarett_geometry (minarett_on (canvas)->board);
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GRID, MINARETT_ROLE_BOARD_LINE, width);

  item->round_ends = TRUE;
  for (guint a = 0; a < MINARETT_SPACES; a++)
    for (guint b = a + 1; b < MINARETT_SPACES; b++)
      if ((geometry->neighbours[a] & MINARETT_BIT (b)) != 0 && is_slanted (a, b) == slanted)
        ari_path_segment (item->path, minarett_space_at (canvas, a), minarett_space_at (canvas, b));
}

void
minarett_draw_grid (const AriCanvas *canvas)
{
  AriItem *spaces;

  draw_lines (canvas, FALSE, 0.0296f);
  if (minarett_geometry (minarett_on (canvas)->board)->diagonal != 0)
    draw_lines (canvas, TRUE, 0.0185f);

  spaces = ari_brush_stroke (canvas, ARI_LAYER_GRID, MINARETT_ROLE_BOARD_LINE, 0.0204f);
  spaces->fill = MINARETT_ROLE_BOARD;
  for (guint space = 0; space < MINARETT_SPACES; space++)
    minarett_ellipse (spaces->path, minarett_space_at (canvas, space), 0.157f, MINARETT_GROUND_FLAT);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table under the tiles, and the frame around it. */
#include "minotaur-canvas.h"

#include "ari-brush-frame.h"
#include "ari-seat-signs.h"

/* Around the outermost tiles. */
#define FIELD   0.14f
#define LETTERS 0.36f
#define RIM     0.46f
#define OUTER   0.60f
#define FOOT    0.32f /* of the frame below the tiles */

/* Below this size the frame shrinks to its lines. */
#define BAND_UNIT_PX 36

static AriRect
cell_at (const AriCanvas *canvas,
         guint            row,
         guint            column)
{
  return minotaur_place (
      canvas, minotaur_cell_spot (row * minotaur_n_columns (minotaur_on (canvas)->seats) + column));
}

/* The rectangle of all cells. */
static AriRect
all_cells (const AriCanvas *canvas)
{
  AriRect first = cell_at (canvas, 0, 0);
  AriRect last = cell_at (canvas, MINOTAUR_ROWS - 1, minotaur_n_columns (minotaur_on (canvas)->seats) - 1);

  return (AriRect) { first.x, first.y, last.x + last.width - first.x, last.y + last.height - first.y };
}

/* A rounded panel, @margin around the cells, but only @foot below them. */
static AriItem *
add_panel (const AriCanvas *canvas,
           float            margin,
           float            foot,
           AriRole          fill,
           float            line)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE, line);
  AriRect cells = all_cells (canvas);

  item->fill = fill;
  ari_path_rect (item->path, cells.x - margin, cells.y - margin, cells.width + 2 * margin,
                 cells.height + margin + foot, MIN (0.26f, margin));

  return item;
}

/* A double axe between every two letters or numbers, this game's ornament. */
static void
draw_axes (const AriCanvas *canvas)
{
  const guint columns = minotaur_n_columns (minotaur_on (canvas)->seats);
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_GROUND, ARI_ROLE_FRIEZE);
  AriRect cells = all_cells (canvas);

  for (guint column = 0; column + 1 < columns; column++)
    {
      AriRect left = cell_at (canvas, 0, column), right = cell_at (canvas, 0, column + 1);

      ari_seat_mark_path (item->path, ARI_MAX_SEATS,
                          (AriPoint) { (left.x + left.width + right.x) / 2, cells.y - LETTERS }, 0.07f);
    }
  for (guint row = 0; row + 1 < MINOTAUR_ROWS; row++)
    {
      AriRect upper = cell_at (canvas, row, 0), lower = cell_at (canvas, row + 1, 0);
      float y = (upper.y + upper.height + lower.y) / 2;

      ari_seat_mark_path (item->path, ARI_MAX_SEATS, (AriPoint) { cells.x - LETTERS, y }, 0.07f);
      ari_seat_mark_path (item->path, ARI_MAX_SEATS, (AriPoint) { cells.x + cells.width + LETTERS, y },
                          0.07f);
    }
}

/* Rows a … e on the left, columns from 1 along the top. */
static void
draw_coordinates (const AriCanvas *canvas)
{
  float height = MINOTAUR_TEXT_HEIGHT * ari_brush_text_scale (canvas, MINOTAUR_TEXT_HEIGHT, 1.4f);
  AriRect cells = all_cells (canvas);

  for (guint row = 0; row < MINOTAUR_ROWS; row++)
    {
      AriRect cell = cell_at (canvas, row, 0);

      ari_brush_coordinate (canvas, (AriPoint) { cells.x - LETTERS, cell.y + cell.height / 2 }, height, 0.75f,
                            g_strdup_printf ("%c", (char) ('a' + row)));
    }
  for (guint column = 0; column < minotaur_n_columns (minotaur_on (canvas)->seats); column++)
    {
      AriRect cell = cell_at (canvas, 0, column);

      ari_brush_coordinate (canvas, (AriPoint) { cell.x + cell.width / 2, cells.y - LETTERS }, height, 0.75f,
                            g_strdup_printf ("%u", column + 1));
    }
}

/* Places for tiles: visible after the tiles have been taken. */
static void
draw_cells (const AriCanvas *canvas)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_GRID, ARI_ROLE_FRIEZE, 0.021f);

  item->stroke_opacity = 0.75f;
  item->round_ends = TRUE;
  if (!canvas->plain)
    {
      ari_item_set_dash (item, 0.053f, 0.079f);
    }
  for (guint spot = 0; spot < minotaur_n_cells (minotaur_on (canvas)->seats); spot++)
    {
      AriRect cell = minotaur_place (canvas, spot);

      ari_path_rect (item->path, cell.x + 0.03f, cell.y + 0.03f, cell.width - 0.06f, cell.height - 0.06f,
                     MINOTAUR_CORNER);
    }
}

void
minotaur_draw_frame (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  if (!show->no_frame && ari_brush_has_ornament (canvas, BAND_UNIT_PX))
    {
      AriItem *band = add_panel (canvas, OUTER, FOOT, ARI_ROLE_FRAME, 0.021f);

      if (!show->high_contrast)
        band->stroke = ARI_ROLE_FRAME;
      add_panel (canvas, RIM + 0.06f, FOOT - 0.08f, ARI_ROLE_NONE, 0.028f);
      draw_axes (canvas);
    }
  add_panel (canvas, FIELD, FIELD, ARI_ROLE_SURFACE, 0.021f);
  if (!show->no_frame && !canvas->plain && !canvas->show->no_coordinates)
    draw_coordinates (canvas);
  draw_cells (canvas);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which fields are reachable, and how likely travellers there are exchanged. */
#include "labyrinth-canvas.h"

#include <glib/gi18n-lib.h>

#define CHIP_WIDTH  0.4f
#define CHIP_HEIGHT 0.2f
#define CHIP_TEXT   0.145f
#define LEAST_ODDS  0.005f

static gboolean
marks_a_field (const AriMark *mark)
{
  LabyrinthPlace place = labyrinth_place_of (mark->spot);

  return place.kind == LABYRINTH_PLACE_FIELD || place.kind == LABYRINTH_PLACE_SANCTUARY;
}

/* A reachable field: a hatch of the seat, the stronger the likelier. */
static void
draw_reach (const AriCanvas *canvas,
            const AriMark   *mark)
{
  AriPoint at = labyrinth_field_at (canvas, labyrinth_place_of (mark->spot).field);
  AriItem *item = ari_brush_area (canvas, mark->spot, mark->seat, 0.08f + 0.18f * mark->strength,
                                  0.3f + 0.5f * mark->strength);
  float half = labyrinth_place_of (mark->spot).field == LABYRINTH_CENTRE ? 0.93f : LABYRINTH_FLOOR;

  ari_path_rect (item->path, at.x - half, at.y - half, 2 * half, 2 * half, LABYRINTH_CORNER);
}

void
labyrinth_draw_overlay (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks; i++)
    if (show->marks[i].kind == ARI_MARK_REACH && show->marks[i].seat != 0 && marks_a_field (&show->marks[i]))
      draw_reach (canvas, &show->marks[i]);
}

/* A chip with the odds in percent, at the lower edge of the field. */
static void
draw_chip (const AriCanvas *canvas,
           const AriMark   *mark,
           AriRole          role)
{
  AriPoint at = labyrinth_field_at (canvas, labyrinth_place_of (mark->spot).field);

  at.y += role == ARI_ROLE_ILLEGAL ? 0.37f : -0.38f;
  at.x += role == ARI_ROLE_ILLEGAL ? 0 : 0.22f;
  ari_brush_plate (canvas, ARI_LAYER_PIECES, mark->spot, at, CHIP_WIDTH, CHIP_HEIGHT, role, 0.022f);
  ari_brush_text (canvas, ARI_LAYER_PIECES, at, CHIP_TEXT, role,
                  g_strdup_printf (_("%d%%"), (int) (100 * mark->strength + 0.5f)))->spot = mark->spot;
}

void
labyrinth_draw_odds (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks && !canvas->plain; i++)
    {
      const AriMark *mark = &show->marks[i];

      if (!marks_a_field (mark) || mark->strength < LEAST_ODDS)
        continue;
      if (mark->kind == ARI_MARK_RISK)
        draw_chip (canvas, mark, ARI_ROLE_ILLEGAL);
      else if (mark->kind == ARI_MARK_REACH && mark->strength < 1)
        draw_chip (canvas, mark, ARI_ROLE_LETTER);
    }
}

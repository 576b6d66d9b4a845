/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ideas on the board: a stick or piece that could be set is a bar with dashes along both its sides. */
#include "minoa-canvas.h"

#include "ari-brush-ideas.h"

static gboolean
draw_idea (const AriCanvas *canvas,
           const AriIdea   *idea,
           float            strength,
           AriPoint        *chip)
{
  guint line = idea->picks[0];
  AriItem *dashes;

  if (idea->n_picks == 0 || line >= MINOA_LINES)
    return FALSE;

  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.1f, 0.28f, ARI_ROLE_SURFACE, 0.8f * strength);
  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.1f, 0.22f, ARI_ROLE_HINT, 0.4f * strength);
  dashes = minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.12f, ari_brush_pen (canvas, 0.05f), ARI_ROLE_HINT,
                          strength);
  dashes->round_ends = FALSE;
  ari_item_set_dash (dashes, 0.08f, 0.05f);
  *chip = canvas->board->spots[line].centre;

  return TRUE;
}

void
minoa_draw_ideas (const AriCanvas *canvas)
{
  ari_brush_ideas (canvas, 0.8f, draw_idea);
}

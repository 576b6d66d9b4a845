/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ideas on the board: dashes around the tiles that would be turned over, or named in a challenge. */
#include "minotaur-canvas.h"

#include "ari-brush-ideas.h"

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

      if (!minotaur_has_place (canvas, spot))
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
minotaur_draw_ideas (const AriCanvas *canvas)
{
  ari_brush_ideas (canvas, MINOTAUR_BADGE, draw_idea);
}

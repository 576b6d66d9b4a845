/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ideas on the board: an arrow along the way of a traveller, and the die that moves it. */
#include "labyrinth-canvas.h"

#define ARROW 0.055f

static void
draw_frame (const AriCanvas *canvas,
            AriSpot          spot,
            float            half,
            float            strength)
{
  LabyrinthOutline outline = { canvas->board->spots[spot].centre, half, 0.12f };
  AriItem *frame;

  labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_SURFACE,
                         0.085f)->stroke_opacity = strength;
  frame = labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_HINT, 0.05f);
  frame->stroke_opacity = strength;
  ari_item_set_dash (frame, 0.12f, 0.07f);
}

/* The first path is that of the traveller that is moved; a second one leads the traveller that it exchanges
 * with the other way. */
gboolean
labyrinth_draw_idea (const AriCanvas *canvas,
                     const AriIdea   *idea,
                     float            strength,
                     AriPoint        *chip)
{
  AriPoint points[ARI_MAX_STEPS + 1];
  gboolean drawn = FALSE;
  guint n = 0;

  for (guint i = 0; idea->n_paths > 0 && i < idea->paths[0].n_spots; i++)
    if (ari_brush_has_place (canvas, idea->paths[0].spots[i]))
      points[n++] = canvas->board->spots[idea->paths[0].spots[i]].centre;

  for (guint i = 0; i < idea->n_picks; i++)
    if (ari_brush_has_place (canvas, idea->picks[i]))
      {
        gboolean is_die = canvas->board->spots[idea->picks[i]].kind == ARI_SPOT_DIE;

        if (n < 2 || (is_die && strength >= 1))
          draw_frame (canvas, idea->picks[i], 0.4f, strength);
        *chip = canvas->board->spots[idea->picks[i]].centre;
        drawn = TRUE;
      }
  if (n < 2)
    return drawn;

  if (strength >= 1)
    ari_brush_arrow (canvas, idea->paths[0].spots[0], points, n, ARROW);
  *chip = (AriPoint) { points[n - 1].x, points[n - 1].y - 0.34f };

  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ideas on the board: an arrow from a piece over the spaces of its path. */
#include "minarett-canvas.h"

#include "ari-brush-ideas.h"

#define ARROW 0.05f
#define LIFT  0.1f /* arrows lie this much above the ground, so that they clear the rings of spaces */

static AriPoint
middle_of (const AriCanvas *canvas,
           AriSpot          spot)
{
  MinarettFoot foot;

  minarett_find_foot (canvas, spot, &foot);

  return (AriPoint) { foot.at.x, foot.at.y - foot.height / 2 };
}

/* The paths of the pieces of a group end on the same spaces: that of the first goes over all of them. */
static gboolean
draw_idea (const AriCanvas *canvas,
           const AriIdea   *idea,
           float            strength,
           AriPoint        *chip)
{
  AriPoint points[ARI_MAX_PICKS];
  guint n = 0;

  for (guint i = 0; i < idea->n_picks; i++)
    {
      AriSpot spot = idea->picks[i];
      AriPoint at;

      if (spot >= canvas->board->n_spots || canvas->board->spots[spot].kind == ARI_SPOT_CHOICE)
        continue;
      at = i == 0 ? middle_of (canvas, spot) : minarett_space_at (canvas, minarett_space_of (spot));
      if (i > 0)
        at.y -= LIFT;
      /* Pointing at a space twice ends the path there. */
      if (n == 0 || points[n - 1].x != at.x || points[n - 1].y != at.y)
        points[n++] = at;
    }
  if (n == 0)
    return FALSE;

  if (n == 1)
    {
      MinarettFoot foot;

      minarett_find_foot (canvas, idea->picks[0], &foot);
      minarett_add_ring (canvas, ARI_LAYER_MARKS, idea->picks[0], &foot, ARI_ROLE_SURFACE, 0.07f);
      minarett_add_ring (canvas, ARI_LAYER_MARKS, idea->picks[0], &foot, ARI_ROLE_HINT, 0.045f)->dash = 0.08f;
      *chip = points[0];
      return TRUE;
    }

  ari_brush_arrow (canvas, idea->picks[0], points, n, ARROW, strength);
  *chip = (AriPoint) { (points[n - 1].x + points[n - 2].x) / 2, (points[n - 1].y + points[n - 2].y) / 2 };

  return TRUE;
}

void
minarett_draw_ideas (const AriCanvas *canvas)
{
  ari_brush_ideas (canvas, 0.95f, draw_idea);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#include <math.h>

#define DIE   0.26f /* size of the dice of a turn that is over */
#define ASIDE 0.60f /* from the middle of the outermost place of a tray */

/* Ways run through the middle of fields; travellers outside leave no trace. */
gboolean
labyrinth_trace (const AriCanvas *canvas,
                 AriSpot          spot,
                 AriTracePlace   *place,
                 AriPath         *outline)
{
  LabyrinthPlace where = labyrinth_place_of (spot);
  AriPoint at;

  if (where.kind != LABYRINTH_PLACE_FIELD && where.kind != LABYRINTH_PLACE_SANCTUARY)
    return FALSE;

  at = labyrinth_field_at (canvas, where.field);
  place->at = at;
  place->badge = (AriPoint) { at.x - 0.26f, at.y + 0.31f };
  if (outline != NULL)
    ari_path_rect (outline, at.x - 0.41f, at.y - 0.41f, 0.82f, 0.82f, LABYRINTH_CORNER);

  return TRUE;
}

/* The place outside, of a seat's four, that is farthest from the middle of the board. */
static AriPoint
outermost (const AriBoard *board,
           AriActor        seat)
{
  guint traveller = labyrinth_traveller (seat, 0);
  AriPoint first = board->spots[LABYRINTH_SPOT_OUTSIDE (traveller)].centre;
  AriPoint last = board->spots[LABYRINTH_SPOT_OUTSIDE (traveller + LABYRINTH_TRAVELLERS - 1)].centre;

  return fabsf (first.x) > fabsf (last.x) ? first : last;
}

/* What each seat rolled, one die above the other at the outer end of its tray, where they cover nothing.
 * Boards without a frame have no room there. */
void
labyrinth_draw_trace (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < (show->no_frame ? 0 : show->n_trace); i++)
    {
      LabyrinthAction a = labyrinth_unpack (show->trace[i].action);
      AriPoint at = outermost (canvas->board, show->trace[i].seat);

      if (a.kind != LABYRINTH_ROLL)
        continue;

      at.x += copysignf (ASIDE, at.x);
      at.y -= 0.6f * DIE;
      labyrinth_draw_die (canvas, ARI_SPOT_NONE, at, DIE, a.first, FALSE);
      at.y += 1.2f * DIE;
      labyrinth_draw_die (canvas, ARI_SPOT_NONE, at, DIE, a.second, FALSE);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#define DIE   0.26f /* size of the dice of a turn that is over */
#define ABOVE 0.39f /* of the middle of a tray */
#define BELOW 0.30f /* in the second row */

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

/* What each seat rolled, on the upper edge of its tray. In the second row, another tray is above, and little
 * room below: there the dice lie between travellers. */
void
labyrinth_draw_trace (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_trace; i++)
    {
      LabyrinthAction a = labyrinth_unpack (show->trace[i].action);
      guint last = labyrinth_traveller (show->trace[i].seat, LABYRINTH_TRAVELLERS - 1);
      AriPoint at = canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (last)].centre;
      gboolean is_first;
      float between;

      if (a.kind != LABYRINTH_ROLL)
        continue;
      between = canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (last - 1)].centre.x - at.x;
      is_first = at.y < canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (0)].centre.y + ABOVE;
      at.y += is_first ? -ABOVE : BELOW;
      at.x += is_first ? 0 : between / 2;
      labyrinth_draw_die (canvas, ARI_SPOT_NONE, at, DIE, a.second, FALSE);
      at.x += is_first ? -1.2f * DIE : between;
      labyrinth_draw_die (canvas, ARI_SPOT_NONE, at, DIE, a.first, FALSE);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

/* Ways run along the ground, outlines around the foot of a piece; pieces in hand leave no trace. */
gboolean
minarett_trace (const AriCanvas *canvas,
                AriSpot          spot,
                AriTracePlace   *place,
                AriPath         *outline)
{
  guint space = minarett_space_of (spot);
  MinarettFoot foot;

  if (space == MINARETT_NOWHERE)
    return FALSE;

  minarett_find_foot (canvas, spot, &foot);
  place->at = minarett_space_at (canvas, space);
  place->badge = (AriPoint) { foot.at.x - foot.radius, foot.at.y - foot.height / 2 };
  if (outline != NULL)
    minarett_ring_path (outline, &foot);

  return TRUE;
}

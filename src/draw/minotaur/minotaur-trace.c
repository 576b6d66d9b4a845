/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-canvas.h"

#define MARGIN 0.06f

gboolean
minotaur_trace (const AriCanvas *canvas,
                AriSpot          spot,
                AriTracePlace   *place,
                AriPath         *outline)
{
  AriRect tile;

  if (!minotaur_has_place (canvas, spot))
    return FALSE;

  tile = minotaur_place (canvas, spot);
  place->at = (AriPoint) { tile.x + tile.width / 2, tile.y + tile.height / 2 };
  place->badge = (AriPoint) { tile.x + 0.14f * tile.width, tile.y + 0.1f * tile.height };
  if (outline != NULL)
    ari_path_rect (outline, tile.x - MARGIN, tile.y - MARGIN, tile.width + 2 * MARGIN,
                   tile.height + 2 * MARGIN, 0.12f);

  return TRUE;
}

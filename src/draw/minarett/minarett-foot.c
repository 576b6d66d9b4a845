/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where to highlight spots. */
#include "minarett-canvas.h"

/* The foot of the piece on @level (1 … 3) of @space, as the towers are drawn. */
static void
find_level_foot (const AriCanvas *canvas,
                 guint            space,
                 guint            level,
                 MinarettFoot    *foot)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (minarett_on (canvas), space, tower);

  *foot = (MinarettFoot) { .at = minarett_space_at (canvas, space), .radius = MINARETT_RING };
  for (guint i = 0; i < height && i + 1 < level; i++)
    foot->at.y -= minarett_rise (tower[i].size);
  if (level <= height)
    {
      foot->radius = minarett_radius (tower[level - 1].size) + 0.03f;
      foot->height = minarett_height (tower[level - 1].size);
    }
}

void
minarett_find_foot (const AriCanvas *canvas,
                    AriSpot          spot,
                    MinarettFoot    *foot)
{
  if (spot >= MINARETT_SPOT_HANDS)
    {
      guint size = (spot - MINARETT_SPOT_HANDS) % MINARETT_SIZES;

      *foot = (MinarettFoot) {
        .at = minarett_hand_at (canvas, spot),
        .radius = (minarett_radius (size) + 0.05f) * MINARETT_HAND_SCALE,
        .height = minarett_height (size) * MINARETT_HAND_SCALE,
      };
    }
  else if (spot >= MINARETT_SPOT_SPACES)
    {
      guint space = minarett_space_of (spot);

      /* Around the whole tower, but at its foot. */
      find_level_foot (canvas, space, 1, foot);
      foot->radius = MINARETT_RING;
    }
  else
    {
      find_level_foot (canvas, minarett_space_of (spot), spot % MINARETT_LEVELS + 1, foot);
    }
}

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

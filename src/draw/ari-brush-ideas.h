/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

/* What the renderers of all games share for ideas: actions that the board points out. */

/* Draws one idea in the way of its game. @strength: 1 for the best, less for the others, of which a move is
 * only a number at its target: one arrow is read at a glance, several cross each other. @chip: (out): where
 * its number belongs. Returns whether it has a place on the board. */
typedef gboolean AriDrawIdeaFunc (const AriCanvas *canvas,
                                  const AriIdea   *idea,
                                  float            strength,
                                  AriPoint        *chip);

/* Draws the ideas of the board state, the best on top, then the win share of each on a chip; no chip covers
 * another. @scale: size of the chips; 1 where neighbouring places are 1 apart */
void ari_brush_ideas (const AriCanvas *canvas,
                      float            scale,
                      AriDrawIdeaFunc *draw);
/* Draws an arrow through @points, on a rim in the colour of the ground, as part of the picture of @spot.
 * @points, @width: in board units; at least two points. */
void ari_brush_arrow (const AriCanvas *canvas,
                      AriSpot          spot,
                      const AriPoint  *points,
                      guint            n_points,
                      float            width);

G_END_DECLS

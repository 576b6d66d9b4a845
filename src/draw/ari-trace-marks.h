/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

#define ARI_TRACE_BADGE 0.12f /* half the height of the mark of a seat */

/* The usual place: tracks pass through the middle of a spot, and the badge lies at its upper left, or beside
 * a line. @outline: (nullable) */
void ari_trace_find_usual_place (const AriSpotInfo *spot,
                                 AriTracePlace     *place,
                                 AriPath           *outline);
/* Draws over the picture of any game what the last turns of the other seats left on the board, and the pieces
 * that earn something. @spots: where the picture has them. @place: (nullable): where it has a trace */
void ari_trace_draw (const AriCanvas   *canvas,
                     const AriSpotInfo *spots,
                     AriTracePlaceFunc *place);

G_END_DECLS

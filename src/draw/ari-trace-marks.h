/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

/* Draws over the picture of any game what the last turns of the other seats left on the board, and the pieces
 * that earn something. @spots: where the picture has them. @place: (nullable): where it has a trace */
void ari_trace_draw (const AriCanvas   *canvas,
                     const AriSpotInfo *spots,
                     AriTracePlaceFunc *place);

G_END_DECLS

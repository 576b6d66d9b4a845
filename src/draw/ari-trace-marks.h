/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

/* Draws over the picture of any game what the last turns of the other seats left on the board, and the pieces
 * that earn something. */
void ari_trace_draw (const AriCanvas        *canvas,
                     const AriBoardRenderer *face);

G_END_DECLS

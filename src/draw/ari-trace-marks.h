/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

/* What the last turns of the other seats have left on the board, and the pieces that earn something: over the
 * picture of every game. */
void ari_trace_draw (const AriCanvas        *canvas,
                     const AriBoardRenderer *face);

G_END_DECLS

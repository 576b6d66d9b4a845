/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-hatch.h"
#include "ari-rules.h"
#include "ari-scene.h"

G_BEGIN_DECLS

/* The mark of a seat (disc, square, triangle, lozenge, double axe), the same function for boards, cards,
 * lists and charts. */
void     ari_seat_mark_path (AriPath *path,
                             AriActor seat,
                             AriPoint centre,
                             float    radius);
AriHatch ari_seat_hatch     (AriActor seat);

G_END_DECLS

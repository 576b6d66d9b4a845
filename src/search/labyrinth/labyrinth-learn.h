/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-gamble.h"
#include "labyrinth-net.h"

G_BEGIN_DECLS

void labyrinth_begin_to_learn (float             *weights,
                               AriRandom         *random);
void labyrinth_learn          (float             *weights,
                               float             *squares,
                               const AriPosition *position,
                               const double       target[ARI_MAX_SEATS],
                               double             rate);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"
#include "labyrinth-net.h"

G_BEGIN_DECLS

void labyrinth_begin_to_learn (float             *weights,
                               AriRandom         *random);
/* One step towards @target, the shares of the win that the seats should have in @position. Each weight has a
 * rate of its own, which falls with the sum of the squares of its steps: @squares (AdaGrad: Duchi, Hazan and
 * Singer, 2011). */
void labyrinth_learn          (float             *weights,
                               float             *squares,
                               const AriPosition *position,
                               const double       target[ARI_MAX_SEATS],
                               double             rate);

G_END_DECLS

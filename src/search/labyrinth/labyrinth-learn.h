/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"
#include "labyrinth-net.h"

G_BEGIN_DECLS

void labyrinth_begin_to_learn (float             *weights,
                               AriRandom         *random);
/* One step towards @target, the win shares that the seats should have in @position. Each weight has its
 * own rate, which falls with the sum of its squared gradients, @squares (AdaGrad: Duchi, Hazan and
 * Singer, 2011). */
void labyrinth_learn          (float             *weights,
                               float             *squares,
                               const AriPosition *position,
                               const double       target[ARI_MAX_SEATS],
                               double             rate);

G_END_DECLS

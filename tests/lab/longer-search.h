/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "chance-fit.h"

G_BEGIN_DECLS

/* How far a search twenty times as long moves what the review says. */

/* Judges @position with @nodes, and again for far longer. FALSE where no seat chooses, or the result is
 * proved: errors are not about that. */
gboolean ari_longer_move (const AriRules    *rules,
                          const AriPosition *position,
                          guint64            nodes,
                          AriChanceMove     *move);

/* Judges with @nodes what @action loses in @before, and again with far longer searches of the positions after
 * it and after the best action. FALSE where no seat chooses, @action is the best, or one of the two is
 * proved. */
gboolean ari_longer_loss (const AriRules    *rules,
                          const AriPosition *before,
                          AriAction          action,
                          guint64            nodes,
                          AriChanceLoss     *loss);

G_END_DECLS

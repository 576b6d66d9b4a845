/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-searcher.h"

G_BEGIN_DECLS

/**
 * ari_glance:
 * @searcher: of the game of @rules
 * @position: where a seat chooses
 * @actions: legal actions
 * @ease: (out): how easily a player sees what each of them does, from 0, which takes a look ahead, to 1,
 *   which nobody misses
 *
 * Looks at the actions as a beginner does: what do they bring now? A win at once has an ease of 1 in every
 * game. Besides, with alpha-beta, the ranks of #AriAlphaBetaOps decide; with expectimax, what a player
 * without foresight prefers; and otherwise the points that an action adds.
 */
void ari_glance (const AriSearcher *searcher,
                 const AriRules    *rules,
                 const AriPosition *position,
                 const AriAction   *actions,
                 guint              n_actions,
                 double             ease[ARI_MAX_ACTIONS]);

G_END_DECLS

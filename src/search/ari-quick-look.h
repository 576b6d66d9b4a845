/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search-task.h"
#include "ari-searcher.h"

G_BEGIN_DECLS

/**
 * ari_quick_look:
 * @searcher: of the game of @rules
 * @position: where a seat chooses
 * @actions: legal actions
 * @ease: (out): how easily a player sees what each of them does, from 0, which takes a look ahead, to 1,
 *   which nobody misses
 *
 * Looks at the actions as a beginner does: what do they bring now? A win with this action has an ease of 1
 * in every game. Otherwise the ranks of #AriAlphaBetaOps decide, or with expectimax what a player without
 * foresight prefers, or else the points that an action adds to the actor's side.
 */
void ari_quick_look (const AriSearcher *searcher,
                     const AriRules    *rules,
                     const AriPosition *position,
                     const AriAction   *actions,
                     guint              n_actions,
                     double             ease[ARI_MAX_ACTIONS]);

/* What a player without foresight sees of @actions (nullable: all legal ones), the best first. The seed
 * breaks ties. */
AriVerdict *ari_see_greedily (const AriExpectimaxOps *greedy,
                              const AriRules         *rules,
                              const AriPosition      *position,
                              const AriAction        *actions,
                              guint                   n_actions,
                              guint64                 seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

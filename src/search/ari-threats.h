/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta.h"

G_BEGIN_DECLS

/**
 * ari_threats_prove:
 * @position: where the attacker is to act
 * @max_turns: how many turns of the attacker to look ahead
 * @max_nodes: positions to look at
 * @must_stop: (nullable): called now and then; TRUE gives up
 * @pv: (out): the winning line, when there is one
 * @nodes: (out): positions searched
 *
 * Looks for a win in which each of the attacker's turns threatens to win with the next one, against every
 * answer.
 *
 * Returns: the attacker's turn by which the game is won at the latest; 0 when no such win was found
 */
guint ari_threats_prove (const AriAlphaBetaOps *ops,
                         const AriRules        *rules,
                         const AriPosition     *position,
                         guint                  max_turns,
                         guint64                max_nodes,
                         AriAlphabetaFunc       must_stop,
                         gpointer               data,
                         AriPv                 *pv,
                         guint64               *nodes);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * ari_reason_of_action:
 * @rules: the game
 * @position: where @action is legal
 *
 * Returns: (transfer full) (nullable): what @action brings immediately, as a translated sentence about “it”;
 *   %NULL when it brings nothing that can be named
 */
char *ari_reason_of_action  (const AriRules    *rules,
                             const AriPosition *position,
                             AriAction          action);

/**
 * ari_reason_of_mistake:
 * @match: the match
 * @number: of a ply in the line that is shown, from 1
 *
 * Only what is proved is said: that the better move wins or that the one played loses, and what the better
 * one would have brought that the one played didn’t. The latter only for the moves of the only person at the
 * table.
 *
 * Returns: (transfer full) (nullable): translated sentences; %NULL when nothing about the mistake is proved
 */
char *ari_reason_of_mistake (AriMatch          *match,
                             guint              number);

G_END_DECLS

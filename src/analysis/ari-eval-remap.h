/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * ari_eval_remap:
 * @rules: the game
 * @seats: of the match
 * @before: the position before the ply
 * @after: the position after it, which @eval is about
 * @mover: the seat that decided the ply before it; %ARI_CHANCE or %ARI_NONE when none did
 * @eval: an evaluation that went through another map, or through none
 *
 * Puts the shares that the search found through the map of this program, so that old reviews need not be made
 * again. The map is that of the effort that the evaluation states, also for the loss. Luck stays as it is: it
 * would need all the outcomes that did not happen.
 *
 * Returns: whether there was something to change
 */
gboolean ari_eval_remap (const AriRules    *rules,
                         guint              seats,
                         const AriPosition *before,
                         const AriPosition *after,
                         AriActor           mover,
                         AriEval           *eval);

/* Does this for all plies of @match. Returns how many have changed. */
guint    ari_eval_remap_to_match (AriMatch *match);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-eval.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * ari_loss_judge:
 * @rules: the game
 * @before: the position in which @mover chose
 * @mover: a seat
 * @best: the best action there; its raw shares count
 * @nodes: the effort: that of the shorter of the two searches
 * @eval: (inout): of the position reached, with its raw shares; gets the losses and their errors
 *
 * Both shares go through one map: that of @before. If each went through its own, a step of the phase or a
 * longer search would look like a loss or hide one.
 *
 * The error of a loss is the noise in the two shares alone, enlarged as the loss itself is. How far a much
 * longer search would move a chance, which is in the error of that chance, hardly counts here: it would move
 * both chances together.
 */
void     ari_loss_judge     (const AriRules     *rules,
                             const AriPosition  *before,
                             AriActor            mover,
                             const AriCandidate *best,
                             guint64             nodes,
                             AriEval            *eval);

/**
 * ari_loss_is_of_win:
 * @rules: the game
 * @before: the position in which @mover chose
 * @mover: a seat
 * @eval: of the position reached, with its losses
 *
 * An evaluation knows the best action by what was lost against it. The shares that the search found tell
 * whether that was the whole win. Chances don't: that of the position reached and the loss went through the
 * map at different positions.
 *
 * Returns: whether the best action is a proved win: all of the noise in the loss is that of the action played
 */
gboolean ari_loss_is_of_win (const AriRules     *rules,
                             const AriPosition  *before,
                             AriActor            mover,
                             const AriEval      *eval);

G_END_DECLS

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
 * @apart: @eval comes from a search of the position reached; FALSE: from the search of @before
 * @eval: (inout): of the position reached, with its raw shares; gets the losses and their errors
 *
 * Both shares go through one map: that of @before. If each went through its own, a step of the phase or a
 * longer search would look like a loss or hide one.
 *
 * The loss is the one that a far longer search is likely to find, and its error how far that may be from it:
 * see ari_chance_loss(). Where the game has no map, or one of the two is proved, it is the difference, and
 * the error is the noise in the two shares, enlarged as the difference is.
 */
void     ari_loss_judge     (const AriRules     *rules,
                             const AriPosition  *before,
                             AriActor            mover,
                             const AriCandidate *best,
                             guint64             nodes,
                             gboolean            apart,
                             AriEval            *eval);

/**
 * ari_loss_error:
 * @before: the position in which a seat chooses
 * @best: an action there
 * @other: another one, judged by the same search
 *
 * The error of a difference is not that of two chances: what a longer search finds out about the position, it
 * finds out for both.
 *
 * Returns: how far a far longer search is likely to move the difference of the two chances, as one standard
 *   error
 */
double   ari_loss_error     (const AriRules     *rules,
                             const AriPosition  *before,
                             const AriCandidate *best,
                             const AriCandidate *other);

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

/* Whether @mover's side is proved to lose the match in the position reached. */
gboolean ari_loss_is_proved (const AriRules     *rules,
                             const AriPosition  *before,
                             AriActor            mover,
                             const AriEval      *eval);

G_END_DECLS

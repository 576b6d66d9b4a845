/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"
#include "ari-task.h"

G_BEGIN_DECLS

#define ARI_TYPE_TRY_AGAIN (ari_try_again_get_type ())
/**
 * AriTryAgain:
 *
 * A mistake that a person tries again: the match goes to the position before it, the person plays something,
 * and that is compared with what was played and with the best move that the review knows. What the person
 * plays is a ply like any other, so it stays in the match as a variation; undo removes it.
 *
 * This task is set in a match, whose table reads it. It is idle while no mistake is tried again. A search
 * judges what is neither the mistake nor the best move, and the best move is told only when it is solved.
 */
G_DECLARE_FINAL_TYPE (AriTryAgain, ari_try_again, ARI, TRY_AGAIN, AriTask)

/* @analysis: the one that searches the position at the cursor of @match */
AriTryAgain *ari_try_again_new          (AriMatch    *match,
                                         AriAnalysis *analysis) G_GNUC_WARN_UNUSED_RESULT;
/* @mistake: a ply whose evaluation names a better move. The cursor moves before it. */
void         ari_try_again_start        (AriTryAgain *self,
                                         AriPly      *mistake);
/* The cursor has moved: to what a person plays instead, or away. */
void         ari_try_again_follow       (AriTryAgain *self);
/* Ends the retry; the match and its cursor stay as they are. */
void         ari_try_again_stop         (AriTryAgain *self);
AriTaskState ari_try_again_get_state    (AriTryAgain *self);
/* (nullable) (transfer none): the ply that is tried again; NULL once it has left the match. */
AriPly      *ari_try_again_get_mistake  (AriTryAgain *self);
/* (nullable): the same, as long as its evaluation names a better move. */
AriPly      *ari_try_again_find_mistake (AriTryAgain *self);
/* (nullable) (transfer none): what to do, or how the move compares, in whole sentences. */
const char  *ari_try_again_get_text     (AriTryAgain *self);

G_END_DECLS

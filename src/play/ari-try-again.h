/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"

G_BEGIN_DECLS

/**
 * AriTryAgainStep:
 * @ARI_TRY_AGAIN_NONE: no mistake is tried again
 * @ARI_TRY_AGAIN_LOOKING: the board shows the position before the mistake, for a person to improve on it
 * @ARI_TRY_AGAIN_COMPARING: a person has played something, and a search judges it
 * @ARI_TRY_AGAIN_COMPARED: its result is known, and there is a better move, which is not told yet
 * @ARI_TRY_AGAIN_FOUND: it was the best move, or is as good as far as the search can tell
 */
typedef enum
{
  ARI_TRY_AGAIN_NONE,
  ARI_TRY_AGAIN_LOOKING,
  ARI_TRY_AGAIN_COMPARING,
  ARI_TRY_AGAIN_COMPARED,
  ARI_TRY_AGAIN_FOUND,
} AriTryAgainStep;

#define ARI_TYPE_TRY_AGAIN (ari_try_again_get_type ())
/**
 * AriTryAgain:
 *
 * A mistake that a person tries again: the match goes to the position before it, the person plays something,
 * and that is compared with what was played and with the best move that the review knows. What the person
 * plays is a ply like any other, so it stays in the match as a variation; undo removes it.
 *
 * Signal "changed": the step has changed.
 */
G_DECLARE_FINAL_TYPE (AriTryAgain, ari_try_again, ARI, TRY_AGAIN, GObject)

/* @analysis: the one that searches the position at the cursor of @match */
AriTryAgain    *ari_try_again_new         (AriMatch    *match,
                                           AriAnalysis *analysis) G_GNUC_WARN_UNUSED_RESULT;
/* @mistake: a ply whose evaluation names a better move. The cursor moves before it. */
void         ari_try_again_start       (AriTryAgain *self,
                                        AriPly      *mistake);
/* The cursor has moved: to what a person plays instead, or away. */
void         ari_try_again_follow      (AriTryAgain    *self);
/* Ends the retry; the match and its cursor stay as they are. */
void         ari_try_again_stop        (AriTryAgain    *self);
AriTryAgainStep ari_try_again_get_step    (AriTryAgain    *self);
/* (nullable) (transfer none): the ply that is tried again; NULL once it has left the match. */
AriPly      *ari_try_again_get_mistake (AriTryAgain    *self);
/* (nullable): the same, as long as its evaluation names a better move. */
AriPly         *ari_try_again_find_mistake (AriTryAgain *self);
/* (nullable) (transfer none): what to do, or how the move compares, in whole sentences. */
const char  *ari_try_again_get_text    (AriTryAgain    *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"

G_BEGIN_DECLS

/**
 * AriRetryStep:
 * @ARI_RETRY_NONE: no mistake is tried again
 * @ARI_RETRY_LOOKING: the board shows the position before the mistake, for a person to improve on it
 * @ARI_RETRY_COMPARING: a person has played something, and a search judges it
 * @ARI_RETRY_COMPARED: its result is known, and there is a better move, which is not told yet
 * @ARI_RETRY_FOUND: it was the best move, or is as good as far as the search can tell
 */
typedef enum
{
  ARI_RETRY_NONE,
  ARI_RETRY_LOOKING,
  ARI_RETRY_COMPARING,
  ARI_RETRY_COMPARED,
  ARI_RETRY_FOUND,
} AriRetryStep;

#define ARI_TYPE_RETRY (ari_retry_get_type ())
/**
 * AriRetry:
 *
 * A mistake that a person tries again: the match goes to the position before it, the person plays something,
 * and that is compared with what was played and with the best move that the review knows. What the person
 * plays is a ply like any other, so it stays in the match as a variation; undo removes it.
 *
 * Signal "changed": the step has changed.
 */
G_DECLARE_FINAL_TYPE (AriRetry, ari_retry, ARI, RETRY, GObject)

/* @analysis: the one that searches the position at the cursor of @match */
AriRetry    *ari_retry_new         (AriMatch    *match,
                                    AriAnalysis *analysis) G_GNUC_WARN_UNUSED_RESULT;
/* @mistake: a ply whose evaluation names a better move. The cursor moves before it. */
void         ari_retry_start       (AriRetry    *self,
                                    AriPly      *mistake);
/* The cursor has moved: to what a person plays instead, or away. */
void         ari_retry_follow      (AriRetry    *self);
/* Ends the retry; the match and its cursor stay as they are. */
void         ari_retry_stop        (AriRetry    *self);
AriRetryStep ari_retry_get_step    (AriRetry    *self);
/* (nullable) (transfer none): the ply that is tried again; NULL once it has left the match. */
AriPly      *ari_retry_get_mistake (AriRetry    *self);
/* (nullable) (transfer none): what to do, or how the move compares, in whole sentences. */
const char  *ari_retry_get_text    (AriRetry    *self);

G_END_DECLS

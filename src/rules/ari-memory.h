/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-names.h"

G_BEGIN_DECLS

/**
 * AriRecall: how an action relates to what its actor has seen before
 * @ARI_RECALL_NONE: it does not
 * @ARI_RECALL_FOUND: it finds something valuable that was known
 * @ARI_RECALL_MISSED: it passes up something valuable that was known
 */
typedef enum
{
  ARI_RECALL_NONE,
  ARI_RECALL_FOUND,
  ARI_RECALL_MISSED,
} AriRecall;

/* What the actor overlooked in @action although a player with a perfect memory would have known it:
 * translated sentences, one on each line, newly allocated; NULL if nothing. */
typedef char     *AriMissedRecallFunc  (const AriPosition *position,
                                        AriAction          action,
                                        const AriNames    *names);
/* For statistics: whether the actor used what was known. An oversight can also be wise, and then counts as
 * nothing missed. */
typedef AriRecall AriRecallFunc     (const AriPosition *position,
                                     AriAction          action);
/* Whether, at @position, the written form of an earlier @action gives away what players must remember.
 * @covered: what the last turn revealed for a moment is hidden again; see #AriMotion.revealed_spots
 * @taken_back: the action was played and taken back, so players have seen what @position knows nothing of */
typedef gboolean  AriToRememberFunc (const AriPosition *position,
                                     AriAction          action,
                                     gboolean           covered,
                                     gboolean           taken_back);
/* Removes from @position, an earlier one or one of a variation, what players at @now must remember. You can
 * look at the result and pick its actions, but not play on from it.
 * @taken_back: @position is one that was taken back, as above */
typedef void      AriRedactFunc       (AriPosition       *position,
                                       const AriPosition *now,
                                       gboolean           covered,
                                       gboolean           taken_back);

/**
 * AriMemory: for games in which players must remember what they have seen; see #AriRules.memory
 *
 * All members are required.
 */
typedef struct
{
  AriMissedRecallFunc  *missed_recall;
  AriRecallFunc     *recall;
  AriToRememberFunc *to_remember;
  AriRedactFunc     *redact;
} AriMemory;

G_END_DECLS

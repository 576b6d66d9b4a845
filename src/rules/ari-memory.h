/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriRecall: how an action relates to what its actor has seen before
 * @ARI_RECALL_NONE: not at all
 * @ARI_RECALL_FOUND: it finds something valuable that was known
 * @ARI_RECALL_MISSED: it misses that
 */
typedef enum
{
  ARI_RECALL_NONE,
  ARI_RECALL_FOUND,
  ARI_RECALL_MISSED,
} AriRecall;

/* What the actor overlooked in @action although a player with a perfect memory would have known it:
 * translated sentences, one on each line, newly allocated; NULL when there is nothing to say. */
typedef char     *AriOversightFunc  (const AriPosition *position,
                                     AriAction          action);
/* For statistics: whether the actor used what was known. An oversight may also be wise, and then nothing
 * was missed. */
typedef AriRecall AriRecallFunc     (const AriPosition *position,
                                     AriAction          action);
/* Whether at @position the written form of @action, played on the way there, gives away what players must
 * remember. */
typedef gboolean  AriToRememberFunc (const AriPosition *position,
                                     AriAction          action);
/* Removes from @position, an earlier one or one of a variation, what players at @now must remember. The
 * result can be looked at, and its actions can be picked, but nothing can be played in it. */
typedef void      AriRedactFunc       (AriPosition       *position,
                                       const AriPosition *now);

/**
 * AriMemory: for games in which players must remember what they have seen; see #AriRules.memory
 *
 * All members are required.
 */
typedef struct
{
  AriOversightFunc  *oversight;
  AriRecallFunc     *recall;
  AriToRememberFunc *to_remember;
  AriRedactFunc     *redact;
} AriMemory;

G_END_DECLS

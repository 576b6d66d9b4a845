/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-autosave.h"
#include "ari-level.h"
#include "ari-library.h"

G_BEGIN_DECLS

/* Who to play next: after two wins in a row against one level the next higher one, after two defeats the next
 * lower one. It is proposed again after two more matches, so the library alone says when. */

#define ARI_NEXT_OPPONENT_LOOKS_BACK 41 /* finished matches of the game, at most */

/* Looks for the level to try after the match of @autosave, which the library has as finished. */
void            ari_next_opponent_find_async  (AriAutosave         *autosave,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             data);
/* Returns: (nullable): NULL: none, the library can’t be read, or it was cancelled */
const AriLevel *ari_next_opponent_find_finish (GAsyncResult        *result);

/**
 * ari_next_opponent_of:
 * @entries: (element-type AriEntry): finished matches of one game, the newest first
 * @id: the match that has just ended; if another one is newer, nothing is proposed
 *
 * Only matches of one person with the same name count. With more than two sides, the person has lost if
 * nobody has fewer points.
 *
 * Returns: (nullable): the level to try
 */
const AriLevel *ari_next_opponent_of    (GPtrArray      *entries,
                                         gint64          id);
/* The proposal in a sentence. @match: the one that has just ended */
char           *ari_next_opponent_words (AriMatch       *match,
                                         const AriLevel *next) G_GNUC_WARN_UNUSED_RESULT;
/* A rematch of @match, in which the computers have the level @next. */
AriMatch       *ari_next_opponent_build (AriMatch       *match,
                                         const AriLevel *next) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

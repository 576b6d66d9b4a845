/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-library.h"

G_BEGIN_DECLS

/* Who to play next: after two wins in a row against one level the next higher one, after two defeats the next
 * lower one. It is proposed again after two more matches, so the library alone says when. */

/* How many entries of a query for finished matches of the game it takes at most. */
#define ARI_NEXT_OPPONENT_LOOKS_BACK 41

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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-trace.h"

G_BEGIN_DECLS

#define ARI_LAST_TURNS_PLIES 64 /* how far back they reach */

/**
 * AriLastTurns:
 * @n: how many plies
 * @numbers: their numbers on the shown line, from 1, the first one first
 *
 * The last turn of each other seat since the last ply of the viewer: the only person at the table, or else
 * the seat whose turn it is. Chance is part of a turn.
 */
typedef struct
{
  guint n;
  guint numbers[ARI_LAST_TURNS_PLIES];
} AriLastTurns;

void  ari_last_turns_find    (AriLastTurns *self,
                              AriMatch     *match,
                              guint         cursor);
/* Finds the turn of the last ply instead, whoever made it. */
void  ari_last_turns_find_latest (AriLastTurns *self,
                                  AriMatch     *match,
                                  guint         cursor);
/* The trace of these turns on the board after the first @cursor plies; returns the number of steps. */
guint ari_last_turns_trace   (const AriLastTurns *self,
                              AriMatch           *match,
                              guint               cursor,
                              AriTraceStep        steps[ARI_MAX_TRACE]);

/* The pieces that have earned the actor what it may do after @cursor plies, or did last; returns how many. */
guint ari_last_turns_earners (AriMatch *match,
                              guint     cursor,
                              AriSpot   spots[ARI_MAX_EARNERS]);
/* What was last lost without an action since the last decision before @cursor: (nullable) sentences. */
char *ari_last_turns_forced_effects   (AriMatch *match,
                                       guint     cursor) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise-run.h"
#include "ari-puzzles.h"

G_BEGIN_DECLS

/* (nullable): the puzzle of the day of @now, Unix seconds: in every library the same on the same date, and
 * each one once before any comes back. */
const AriPuzzle *ari_daily_puzzle (const AriRules *rules,
                                   gint64          now);

#define ARI_TYPE_DAILY (ari_daily_get_type ())
/**
 * AriDaily:
 *
 * The puzzle of the day of one game, and whether the person has answered it today.
 *
 * Signal "changed": either of them may be another one.
 */
G_DECLARE_FINAL_TYPE (AriDaily, ari_daily, ARI, DAILY, GObject)

/* Nothing is known before ari_daily_refresh(). */
AriDaily        *ari_daily_new        (AriLibrary     *library,
                                       const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* Reads it all anew, as is needed when another day begins. */
void             ari_daily_refresh    (AriDaily       *self);
/* (nullable): %NULL: nothing has been read, or the game has no puzzles. */
const AriPuzzle *ari_daily_get_puzzle (AriDaily       *self);
gboolean         ari_daily_is_done    (AriDaily       *self);
/* (transfer full): asks the puzzle, of which there must be one. The first answer of the day is kept as any
 * answer in practice. */
AriExerciseRun  *ari_daily_begin      (AriDaily       *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

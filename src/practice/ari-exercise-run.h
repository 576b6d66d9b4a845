/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-fsrs.h"
#include "ari-loaded-exercise.h"
#include "ari-table.h"

G_BEGIN_DECLS

/**
 * AriExerciseState:
 * @ARI_EXERCISE_LOOKING: the board shows what the person had seen in the match, to be kept in mind
 * @ARI_EXERCISE_ASKING: the exercise waits for a good move
 * @ARI_EXERCISE_SOLVED: a good move was found
 * @ARI_EXERCISE_SHOWN: the best move was shown
 */
typedef enum
{
  ARI_EXERCISE_LOOKING,
  ARI_EXERCISE_ASKING,
  ARI_EXERCISE_SOLVED,
  ARI_EXERCISE_SHOWN,
} AriExerciseState;

#define ARI_TYPE_EXERCISE_RUN (ari_exercise_run_get_type ())
/**
 * AriExerciseRun:
 *
 * A person who does an exercise: the table with its position, and the answer to what was chosen last. Wrong
 * moves are answered, and never played. Nothing searches: the exercise brings what is right. The match of the
 * table is kept nowhere.
 *
 * Signal "changed": the state or the answer has changed.
 *
 * Signal "rated" (#AriFsrsRating as guint, the action as text, nullable): the exercise counts as answered: by
 * the first move that was chosen, or by giving up before. A right first move is “good”, after a hint it is
 * “hard”; all else is “again”. Emitted once.
 */
G_DECLARE_FINAL_TYPE (AriExerciseRun, ari_exercise_run, ARI, EXERCISE_RUN, GObject)

/* @loaded: (transfer full): one with a solution */
AriExerciseRun          *ari_exercise_run_new        (AriLoadedExercise *loaded) G_GNUC_WARN_UNUSED_RESULT;
const AriLoadedExercise *ari_exercise_run_get_loaded (AriExerciseRun *self);
AriTable                *ari_exercise_run_get_table  (AriExerciseRun *self);
AriExerciseState         ari_exercise_run_get_state  (AriExerciseRun *self);
/* Who the person is, how things stand and, on a line of its own, what is asked: translated sentences. */
const char              *ari_exercise_run_get_text   (AriExerciseRun *self);
/* (nullable): the answer to what was chosen last, or what was shown: translated sentences. */
const char              *ari_exercise_run_get_answer (AriExerciseRun *self);
/* Hides again what was to be kept in mind, and asks. */
void                     ari_exercise_run_cover      (AriExerciseRun *self);
/* Whether a hint can be had: once, before the answer. */
gboolean                 ari_exercise_run_may_hint   (AriExerciseRun *self);
/* Says where to look and what the best move brings. It becomes the answer, and the board marks the region. */
void                     ari_exercise_run_hint       (AriExerciseRun *self);
/* Gives up: shows the best move. */
void                     ari_exercise_run_show       (AriExerciseRun *self);

G_END_DECLS

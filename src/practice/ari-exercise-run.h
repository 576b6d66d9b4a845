/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-task.h"
#include "ari-trainer.h"

G_BEGIN_DECLS

#define ARI_TYPE_EXERCISE_RUN (ari_exercise_run_get_type ())
/**
 * AriExerciseRun:
 *
 * A person who does exercises: each is a task at a table of its own. An exercise brings what is right, so
 * that an answer comes at once. After a wrong action, the board shows it, and how it is answered as soon as a
 * thread has found that, until the person picks again. While it is idle, the board shows what the person had
 * seen in the match, to be kept in mind.
 *
 * Signal "rated" (#AriFsrsRating as guint, the action as text, nullable): the exercise counts as answered: by
 * the first move that was chosen, or by giving up before. A right first move is “good”, after a hint it is
 * “hard”; all else is “again”. Emitted once for each exercise.
 */
G_DECLARE_FINAL_TYPE (AriExerciseRun, ari_exercise_run, ARI, EXERCISE_RUN, AriTask)

/* A single exercise. @loaded: (transfer full): one with a solution */
AriExerciseRun          *ari_exercise_run_new        (AriLoadedExercise *loaded) G_GNUC_WARN_UNUSED_RESULT;
/* One exercise after the other, as long as any of the filter is due, in rounds, after which the card looks
 * back (#AriRound). When nothing is due, it waits for what was missed, and says so. @filter: copied */
AriExerciseRun          *ari_exercise_run_practise   (AriTrainer             *trainer,
                                                      const AriTrainerFilter *filter)
  G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): the exercise under way. */
const AriLoadedExercise *ari_exercise_run_get_loaded (AriExerciseRun *self);

G_END_DECLS

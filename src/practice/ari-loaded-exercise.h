/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"
#include "ari-solution.h"

G_BEGIN_DECLS

/**
 * AriLoadedExercise: an exercise as it is asked
 * @exercise: what it is
 * @match: a match of its own, at the position, which its players see as in the match that it is taken from
 * @position: where @match was when it was first asked
 * @person: who answers
 * @solution: (nullable): what is right; %NULL: not yet found
 * @played: (nullable): the mistake in its written form; %NULL: it is a puzzle
 * @effort: of a puzzle; 0: it is a mistake
 */
typedef struct
{
  AriExercise *exercise;
  AriMatch    *match;
  AriPosition  position;
  AriActor     person;
  AriSolution *solution;
  char        *played;
  guint        effort;
} AriLoadedExercise;

AriLoadedExercise *ari_loaded_exercise_of_puzzle  (const AriExercise *exercise) G_GNUC_WARN_UNUSED_RESULT;
AriLoadedExercise *ari_loaded_exercise_of_mistake (const AriExercise *exercise,
                                                   AriMatch          *match,
                                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void               ari_loaded_exercise_free       (AriLoadedExercise *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriLoadedExercise, ari_loaded_exercise_free)

/* A match that starts now, at what the match of the exercise shows: the person against computers. */
AriMatch          *ari_loaded_exercise_play_on    (const AriLoadedExercise *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

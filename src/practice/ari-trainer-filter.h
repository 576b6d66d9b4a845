/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"
#include "ari-mistakes.h"

G_BEGIN_DECLS

/**
 * AriTrainerSource: which exercises are asked
 * @ARI_TRAINER_MISTAKES: the person’s own mistakes; added to it, one of the kinds of mistakes
 */
typedef enum
{
  ARI_TRAINER_ALL,
  ARI_TRAINER_PUZZLES,
  ARI_TRAINER_MISTAKES,
  ARI_TRAINER_KIND,
} AriTrainerSource;

/**
 * AriTrainerFilter: a choice among the exercises
 * @rules: (nullable): the game; %NULL: all games
 * @effort: with %ARI_TRAINER_PUZZLES, only puzzles for which one has to look this deep; 0: any
 * @kind: (nullable): with %ARI_TRAINER_KIND, of ari_mistake_kinds()
 * @opponent: (nullable): only mistakes against these; %NULL: all
 */
typedef struct
{
  const AriRules  *rules;
  AriTrainerSource source;
  guint            effort;
  const char      *kind;
  const char      *opponent;
} AriTrainerFilter;

gboolean ari_trainer_filter_passes (const AriTrainerFilter *self,
                                    const AriExercise      *exercise);
/* Whether it can’t be asked yet, because its solution is still searched for. */
gboolean ari_trainer_is_waiting    (const AriExercise      *exercise);
/* Adds the puzzles that were never answered, and removes what was dropped or what this release doesn’t have.
 * Needs the puzzles: ari_puzzles_read_async(). */
void     ari_trainer_complete      (GPtrArray              *exercises);
/* (nullable) (transfer none): the one of @exercises (element-type AriExercise) to ask next, at the time
 * @now. @answers: (nullable) (element-type AriExerciseAnswer): all so far, the latest first */
const AriExercise *ari_trainer_choose (GPtrArray              *exercises,
                                       const GArray           *answers,
                                       const AriTrainerFilter *filter,
                                       gint64                  now);

G_END_DECLS

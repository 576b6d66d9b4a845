/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-fsrs.h"
#include "ari-loaded-exercise.h"
#include "ari-trainer-filter.h"

G_BEGIN_DECLS

/**
 * AriTrainerCount: the exercises of a filter
 * @due: to be asked today
 * @again: of those, the ones that were answered wrong a moment ago and have to wait
 * @wait: (seconds): until the first of these can be asked; 0: there is none
 * @fresh: never answered
 * @learned: known for now
 * @mastered: known for a long time
 * @waiting: without a solution as yet; the others don’t count them
 */
typedef struct
{
  guint due, again, wait, fresh, learned, mastered, waiting;
} AriTrainerCount;

/* How many can be asked now. */
guint ari_trainer_count_ready   (const AriTrainerCount *self);
/* (transfer full) (nullable): a sentence that says why nothing can be asked now; %NULL: something can. */
char *ari_trainer_count_to_words (const AriTrainerCount *self) G_GNUC_WARN_UNUSED_RESULT;

#define ARI_TYPE_TRAINER (ari_trainer_get_type ())
/**
 * AriTrainer:
 *
 * Knows all exercises of a person and asks those that are due. It finds the mistakes in new reviews. Before
 * it asks about a mistake, it searches for the right moves, on a thread and one mistake after the other; so
 * an answer needs no search.
 *
 * Signal "changed": the exercises, or how many of them are due, may have changed; each minute while a wrong
 * answer has to wait, and when another day begins.
 *
 * Signal "failed" (#GError): the library refused something.
 */
G_DECLARE_FINAL_TYPE (AriTrainer, ari_trainer, ARI, TRAINER, GObject)

/* Nothing is read before ari_trainer_refresh(). */
AriTrainer *ari_trainer_new           (AriLibrary             *library) G_GNUC_WARN_UNUSED_RESULT;
/* Reads the exercises again, looks for new ones, and goes on to solve them. @name: (nullable): of the person,
 * for matches between persons. */
void        ari_trainer_refresh       (AriTrainer *self,
                                       const char *name);
/* A page of practice is shown, or isn’t any more. After the last one, the search ends until the next one, so
 * that it doesn’t take the processor from a match. */
void        ari_trainer_attend        (AriTrainer             *self);
void        ari_trainer_leave         (AriTrainer             *self);
/* Whether the exercises have been read. */
gboolean    ari_trainer_is_ready      (AriTrainer             *self);
/* (nullable) (element-type AriExercise) (transfer none): all that may be asked; %NULL until they are read. */
GPtrArray  *ari_trainer_get_exercises (AriTrainer             *self);
/* (nullable) (element-type AriExerciseAnswer) (transfer none): all of them, the latest first; likewise. */
const GArray *ari_trainer_get_answers (AriTrainer             *self);
void        ari_trainer_count         (AriTrainer             *self,
                                       const AriTrainerFilter *filter,
                                       AriTrainerCount        *count);
/* Whether any analysed match of @rules (nullable: of any game) has been searched for mistakes. */
gboolean    ari_trainer_has_searched  (AriTrainer     *self,
                                       const AriRules *rules);
/* On how many days in a row the person has practised. */
guint       ari_trainer_get_streak    (AriTrainer             *self);
/* Whether there are exercises that pass, however they stand. */
gboolean    ari_trainer_has           (AriTrainer             *self,
                                       const AriTrainerFilter *filter);
/* (transfer full): those against whom mistakes were made, as exercises name them, each once, in the order of
 * the language. */
char      **ari_trainer_list_opponents (AriTrainer     *self,
                                        const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* The next exercise of the filter; ends with ari_trainer_ask_finish(). A mistake that isn’t there any more is
 * passed over. */
void         ari_trainer_ask_async    (AriTrainer             *self,
                                       const AriTrainerFilter *filter,
                                       GCancellable           *cancellable,
                                       GAsyncReadyCallback     callback,
                                       gpointer                data);
/* (transfer full) (nullable): NULL without an error: nothing is to be asked now. */
AriLoadedExercise *ari_trainer_ask_finish   (AriTrainer             *self,
                                       GAsyncResult           *result,
                                       GError                **error);
/* @action: (nullable): what was tried first */
void         ari_trainer_answer       (AriTrainer        *self,
                                       const AriExercise *exercise,
                                       AriFsrsRating      rating,
                                       const char        *action);
/* Never to ask it again. (transfer full): what ari_trainer_restore() needs. */
AriExercise *ari_trainer_drop         (AriTrainer        *self,
                                       const AriExercise *exercise) G_GNUC_WARN_UNUSED_RESULT;
/* Takes ari_trainer_drop() back. */
void         ari_trainer_restore      (AriTrainer        *self,
                                       const AriExercise *exercise);

G_END_DECLS

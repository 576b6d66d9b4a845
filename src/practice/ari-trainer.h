/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise-run.h"
#include "ari-trainer-filter.h"

G_BEGIN_DECLS

/**
 * AriTrainerCount: the exercises of a filter
 * @due: to be asked today
 * @fresh: never answered
 * @learned: known for now
 * @mastered: known for a long time
 * @waiting: whose solution is still searched for; the others don’t count them
 */
typedef struct
{
  guint due, fresh, learned, mastered, waiting;
} AriTrainerCount;

#define ARI_TYPE_TRAINER (ari_trainer_get_type ())
/**
 * AriTrainer:
 *
 * Knows all exercises of a person and asks those that are due. It looks through new reviews for mistakes, and
 * searches for what would have been right, on a thread and one after the other, before it asks; so an answer
 * needs no search.
 *
 * Signal "changed": the exercises, or how many of them are due, may have changed.
 *
 * Signal "failed" (#GError): the library refused something.
 */
G_DECLARE_FINAL_TYPE (AriTrainer, ari_trainer, ARI, TRAINER, GObject)

/* @name: (nullable): of the person, for matches between persons. Nothing is read before
 * ari_trainer_refresh(). */
AriTrainer *ari_trainer_new           (AriLibrary             *library,
                                       const char             *name) G_GNUC_WARN_UNUSED_RESULT;
/* Reads the exercises again, looks for new ones, and goes on to solve them. */
void        ari_trainer_refresh       (AriTrainer             *self);
/* Ends what is being searched for. */
void        ari_trainer_rest          (AriTrainer             *self);
/* Whether the exercises have been read. */
gboolean    ari_trainer_is_ready      (AriTrainer             *self);
void        ari_trainer_count         (AriTrainer             *self,
                                       const AriTrainerFilter *filter,
                                       AriTrainerCount        *count);
/* On how many days in a row the person has practised. */
guint       ari_trainer_get_streak    (AriTrainer             *self);
/* Whether there are mistakes of the kind in the game (nullable: in any). */
gboolean    ari_trainer_has_kind      (AriTrainer             *self,
                                       const AriRules         *rules,
                                       AriMistakeKind          kind);
/* (transfer full): the names of those against whom mistakes were made, each once, in the order of the
 * language. */
char      **ari_trainer_list_opponents (AriTrainer            *self,
                                        const AriRules        *rules) G_GNUC_WARN_UNUSED_RESULT;

/* The next exercise of the filter; ends with ari_trainer_ask_finish(). */
void         ari_trainer_ask_async    (AriTrainer             *self,
                                       const AriTrainerFilter *filter,
                                       GCancellable           *cancellable,
                                       GAsyncReadyCallback     callback,
                                       gpointer                data);
/* (transfer full) (nullable): NULL without an error: nothing is to be asked now. */
AriDrill *ari_trainer_ask_finish   (AriTrainer             *self,
                                       GAsyncResult           *result,
                                       GError                **error);
/* @action: (nullable): what was tried first */
void         ari_trainer_answer       (AriTrainer             *self,
                                       const AriExercise      *exercise,
                                       AriFsrsRating           rating,
                                       const char             *action);
/* Never to ask it again. */
void         ari_trainer_drop         (AriTrainer             *self,
                                       const AriExercise      *exercise);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriExercise: a position that is asked again, as the library keeps it
 * @id: in the library; 0: a puzzle that was never answered
 * @game: id of the rules
 * @puzzle: (nullable): its name; %NULL: a mistake, which is the ply @ply of the match @match
 * @kind: of a mistake, a word
 * @opponents: of a mistake: the names of the others who have one, a line for each
 * @solution: of a mistake, as ari_solution_to_text() writes it; empty: not yet found
 * @stability: (days): what is known of the memory of it; 0: it was never answered
 * @answered: last, Unix seconds, UTC; 0: never
 * @due: when to ask again, likewise
 * @dropped: never to be asked again
 */
typedef struct
{
  gint64   id;
  char    *game;
  char    *puzzle;
  gint64   match;
  guint    ply;
  char    *kind;
  char    *opponents;
  char    *solution;
  double   stability;
  double   difficulty;
  gint64   answered;
  gint64   due;
  gboolean dropped;
} AriExercise;

/**
 * AriExerciseAnswer: how an exercise was answered once
 * @exercise: the id of the exercise; 0: a puzzle that was never listed with an id
 * @game: (interned): id of the rules
 * @puzzle: (nullable) (interned): its name; %NULL: a mistake
 * @time: Unix seconds, UTC
 * @rating: how well it was remembered, from 1, not at all, to 4
 */
typedef struct
{
  gint64      exercise;
  const char *game;
  const char *puzzle;
  gint64      time;
  guint       rating;
} AriExerciseAnswer;

AriExercise *ari_exercise_new  (const char        *game,
                                const char        *puzzle) G_GNUC_WARN_UNUSED_RESULT;
AriExercise *ari_exercise_copy (const AriExercise *self) G_GNUC_WARN_UNUSED_RESULT;
void         ari_exercise_free (AriExercise       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriExercise, ari_exercise_free)

/* All exercises of the library but those of deleted matches, in the order in which they were added. */
void       ari_library_exercises_async     (AriLibrary *self, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);
/* (transfer full) (element-type AriExercise): NULL for an error. @answers: (out) (element-type
 * AriExerciseAnswer): all, the latest first.
 * @searched: (out) (optional): the games of which any match has been searched for mistakes */
GPtrArray *ari_library_exercises_finish    (AriLibrary *self, GAsyncResult *result, GArray **answers,
                                            char ***searched, GError **error);

/* The matches whose evaluations have not been searched for mistakes since they changed (element-type gint64),
 * the latest first: those with one person, and those in which a person has the name @name (nullable). */
void       ari_library_unpractised_async   (AriLibrary *self, const char *name, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
GArray    *ari_library_unpractised_finish  (AriLibrary *self, GAsyncResult *result, GError **error);

/* Adds mistakes (element-type AriExercise), all of the match @match, and remembers that so many of its
 * evaluations were looked through; −1 leaves that as it is. Those that the library has already stay as they
 * are; those that were dropped come back if @n_evals is −1, because then a person asks for them. Ends with
 * ari_library_finish(). */
void       ari_library_add_exercises_async (AriLibrary *self, gint64 match, GPtrArray *exercises,
                                            int n_evals, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);
/* Ends with ari_library_finish(). */
void       ari_library_solve_exercise_async (AriLibrary *self, gint64 id, const char *solution,
                                             GCancellable *cancellable, GAsyncReadyCallback callback,
                                             gpointer data);
/* Keeps an answer, given at the time @exercise->answered, with what is known after it. A puzzle without an id
 * is added. @action: (nullable). Ends with ari_library_finish(). */
void       ari_library_answer_exercise_async (AriLibrary *self, const AriExercise *exercise, guint rating,
                                              const char *action, GCancellable *cancellable,
                                              GAsyncReadyCallback callback, gpointer data);
/* Never to ask it again, or to ask it again after all. Ends with ari_library_finish(). */
void       ari_library_drop_exercise_async (AriLibrary *self, const AriExercise *exercise, gboolean dropped,
                                            GCancellable *cancellable, GAsyncReadyCallback callback,
                                            gpointer data);

G_END_DECLS

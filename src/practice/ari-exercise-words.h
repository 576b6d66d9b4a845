/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-loaded-exercise.h"
#include "ari-refutation.h"

G_BEGIN_DECLS

/* All (transfer full): translated sentences. */

/* What it is: whose mistake, or which puzzle. */
char *ari_exercise_words_name     (const AriLoadedExercise *loaded) G_GNUC_WARN_UNUSED_RESULT;
/* Who the person is, what has just happened, how the position stands and, on a line of its own, what is
 * asked. @looks: the person is to remember first what is face up */
char *ari_exercise_words_task     (const AriLoadedExercise *loaded,
                                   gboolean                 looks) G_GNUC_WARN_UNUSED_RESULT;
/* How a wrong action is answered; %NULL: that isn't known. */
char *ari_exercise_words_refute   (const AriLoadedExercise *loaded,
                                   const AriRefutation     *refutation) G_GNUC_WARN_UNUSED_RESULT;
/* The answers to a right and to a wrong action, and the solution. @refutation: (nullable): what
 * ari_exercise_words_refute() says of it */
char *ari_exercise_words_right    (const AriLoadedExercise *loaded,
                                   AriAction                action) G_GNUC_WARN_UNUSED_RESULT;
char *ari_exercise_words_wrong    (const AriLoadedExercise *loaded,
                                   AriAction                action,
                                   const char              *refutation) G_GNUC_WARN_UNUSED_RESULT;
char *ari_exercise_words_solution (const AriLoadedExercise *loaded) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

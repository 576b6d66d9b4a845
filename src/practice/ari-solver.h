/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"

G_BEGIN_DECLS

/**
 * ari_solver_async:
 * @exercise: a mistake without a solution
 * @cancellable: cancels the search within 100 ms
 *
 * Searches on a thread for what would have been right.
 */
void  ari_solver_async  (AriLibrary           *library,
                         const AriExercise    *exercise,
                         GCancellable         *cancellable,
                         GAsyncReadyCallback   callback,
                         gpointer              data);
/* (transfer full): the solution, as ari_solution_to_text() writes it; empty if what was played is no mistake
 * for a longer search. NULL with an error. */
char *ari_solver_finish (AriLibrary           *library,
                         GAsyncResult         *result,
                         GError              **error);

G_END_DECLS

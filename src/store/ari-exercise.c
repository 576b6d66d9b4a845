/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise.h"

/**
 * ari_exercise_new:
 * @game: id of the rules
 * @puzzle: (nullable): the name of a puzzle
 *
 * Returns: one that was never answered, and that the library doesn’t have
 */
AriExercise *
ari_exercise_new (const char *game,
                  const char *puzzle)
{
  AriExercise *self = g_new0 (AriExercise, 1);

  self->game = g_strdup (game);
  self->puzzle = g_strdup (puzzle);
  self->kind = g_strdup ("");
  self->opponents = g_strdup ("");
  self->solution = g_strdup ("");

  return self;
}

AriExercise *
ari_exercise_copy (const AriExercise *self)
{
  AriExercise *copy = g_memdup2 (self, sizeof *self);

  copy->game = g_strdup (self->game);
  copy->puzzle = g_strdup (self->puzzle);
  copy->kind = g_strdup (self->kind);
  copy->opponents = g_strdup (self->opponents);
  copy->solution = g_strdup (self->solution);

  return copy;
}

void
ari_exercise_free (AriExercise *self)
{
  g_free (self->game);
  g_free (self->puzzle);
  g_free (self->kind);
  g_free (self->opponents);
  g_free (self->solution);
  g_free (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-loaded-exercise.h"

#include <glib/gi18n-lib.h>

#include "ari-puzzles.h"

#define LEVEL "adept" /* of computers that take the seats of other persons */

/* Plays the actions that lead to the position after @last (nullable: the start). */
static void
play_to (AriMatch *self,
         AriPly   *last)
{
  g_autoptr(GPtrArray) plies = g_ptr_array_new ();

  for (AriPly *ply = last; ply != NULL; ply = ari_ply_get_parent (ply))
    g_ptr_array_add (plies, ply);
  while (plies->len > 0)
    {
      AriPly *ply = g_ptr_array_steal_index (plies, plies->len - 1);

      ari_match_play_performed (self, ari_ply_get_action (ply), ari_ply_get_performance (ply), -1.0, NULL);
    }
}

/* At the position after @last. Its seats are those of @source; but @person answers. */
static AriMatch *
new_match (AriMatch *source,
           AriPly   *last,
           AriActor  person)
{
  AriMatch *match = ari_match_new (ari_match_get_setup (source));

  for (AriActor seat = 1; seat <= ari_match_get_setup (source)->seats; seat++)
    {
      const AriSeat *who = ari_match_get_seat (source, seat);

      ari_match_set_seat (match, seat, seat == person ? ARI_SEAT_PERSON : who->kind, who->name, who->level);
    }
  play_to (match, last);

  return match;
}

/**
 * ari_loaded_exercise_of_puzzle:
 * @exercise: a puzzle of this release
 *
 * Returns: the exercise
 */
AriLoadedExercise *
ari_loaded_exercise_of_puzzle (const AriExercise *exercise)
{
  const AriPuzzle *puzzle = ari_puzzles_lookup (ari_rules_lookup (exercise->game), exercise->puzzle);
  AriLoadedExercise *self = g_new0 (AriLoadedExercise, 1);

  self->exercise = ari_exercise_copy (exercise);
  self->person = ari_match_get_actor (puzzle->match);
  self->match = new_match (puzzle->match, ari_match_get_ply (puzzle->match), self->person);
  self->solution = ari_solution_copy (puzzle->solution);
  self->effort = puzzle->effort;

  return self;
}

/**
 * ari_loaded_exercise_of_mistake:
 * @exercise: a mistake
 * @match: of the mistake, as it is stored
 *
 * Returns: (nullable): the exercise; %NULL with ARI_LIBRARY_ERROR_MISSING if the mistake isn’t in the match
 *   any more
 */
AriLoadedExercise *
ari_loaded_exercise_of_mistake (const AriExercise *exercise,
                                AriMatch          *match,
                                GError           **error)
{
  AriPly *ply = ari_match_find (match, exercise->ply);
  const AriEval *eval = ply != NULL ? ari_ply_get_eval (ply) : NULL;
  AriLoadedExercise *self;

  if (eval == NULL || eval->best == NULL || ari_ply_get_actor (ply) == ARI_CHANCE)
    {
      g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
                           _("This mistake isn’t in its match any more."));
      return NULL;
    }

  self = g_new0 (AriLoadedExercise, 1);
  self->exercise = ari_exercise_copy (exercise);
  self->person = ari_ply_get_actor (ply);
  self->match = new_match (match, ari_ply_get_parent (ply), self->person);
  self->played = g_strdup (ari_ply_get_text (ply));
  if (*exercise->solution != '\0')
    self->solution = ari_solution_parse (ari_match_get_rules (match), ari_match_get_position (self->match),
                                         exercise->solution, NULL);

  return self;
}

void
ari_loaded_exercise_free (AriLoadedExercise *self)
{
  ari_exercise_free (self->exercise);
  g_clear_object (&self->match);
  g_clear_pointer (&self->solution, ari_solution_free);
  g_free (self->played);
  g_free (self);
}

AriMatch *
ari_loaded_exercise_play_on (const AriLoadedExercise *self)
{
  AriMatch *match = new_match (self->match, ari_match_get_ply (self->match), self->person);

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      const AriSeat *who = ari_match_get_seat (match, seat);
      g_autofree char *name = g_strdup (who->name), *level = g_strdup (who->level);

      if (seat != self->person)
        ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, name, level != NULL ? level : LEVEL);
    }

  return match;
}

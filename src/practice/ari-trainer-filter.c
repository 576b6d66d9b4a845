/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trainer-filter.h"

#include "ari-puzzles.h"
#include "ari-schedule.h"

/* 0 for a mistake. */
static guint
effort_of (const AriExercise *exercise)
{
  if (exercise->puzzle == NULL)
    return 0;

  return ari_puzzles_lookup (ari_rules_lookup (exercise->game), exercise->puzzle)->effort;
}

gboolean
ari_trainer_filter_passes (const AriTrainerFilter *self,
                           const AriExercise      *exercise)
{
  gboolean is_mistake = exercise->puzzle == NULL;

  if (self->rules != NULL && !g_str_equal (self->rules->id, exercise->game))
    return FALSE;
  if (self->opponent != NULL && (!is_mistake || !g_str_equal (self->opponent, exercise->opponents)))
    return FALSE;

  switch (self->source)
    {
    case ARI_TRAINER_PUZZLES:
      return !is_mistake && (self->effort == 0 || self->effort == effort_of (exercise));

    case ARI_TRAINER_MISTAKES:
      return is_mistake;

    case ARI_TRAINER_KIND:
      return is_mistake && g_str_equal (ari_mistake_kind_of (exercise), self->kind);

    case ARI_TRAINER_ALL:
    default:
      return TRUE;
    }
}

gboolean
ari_trainer_is_waiting (const AriExercise *exercise)
{
  return exercise->puzzle == NULL && *exercise->solution == '\0';
}

/* The lower, the earlier. What was answered wrong a moment ago has to wait. */
static guint
rank_of (AriStage stage)
{
  switch (stage)
    {
    case ARI_STAGE_DUE:
      return 0;

    case ARI_STAGE_NEW:
      return 1;

    case ARI_STAGE_AGAIN:
    case ARI_STAGE_LEARNED:
    case ARI_STAGE_MASTERED:
    default:
      return G_MAXUINT;
    }
}

/* Of new ones, mistakes come before puzzles, and easy puzzles before hard ones; the hash of its name mixes
 * the games, and is the same each time. */
static gboolean
comes_before (const AriExercise *one,
              const AriExercise *other,
              gint64             time)
{
  guint rank = rank_of (ari_schedule_stage (one, time));
  guint other_rank = rank_of (ari_schedule_stage (other, time));

  if (rank != other_rank)
    return rank < other_rank;
  if (one->due != other->due)
    return one->due < other->due;
  if (effort_of (one) != effort_of (other))
    return effort_of (one) < effort_of (other);
  if (one->puzzle == NULL)
    return one->id > other->id;

  return g_str_hash (one->puzzle) < g_str_hash (other->puzzle);
}

const AriExercise *
ari_trainer_choose (GPtrArray              *exercises,
                    const AriTrainerFilter *filter,
                    gint64                  now)
{
  const AriExercise *chosen = NULL;

  for (guint i = 0; i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (ari_trainer_filter_passes (filter, exercise) && !ari_trainer_is_waiting (exercise)
          && rank_of (ari_schedule_stage (exercise, now)) != G_MAXUINT
          && (chosen == NULL || comes_before (exercise, chosen, now)))
        chosen = exercise;
    }

  return chosen;
}

/* The list. */

static void
add_puzzles (GPtrArray *exercises)
{
  g_autoptr(GHashTable) answered = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_games, n_known = exercises->len;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (guint i = 0; i < n_known; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (exercise->puzzle != NULL)
        g_hash_table_add (answered, exercise->puzzle);
    }
  for (guint i = 0; i < n_games; i++)
    {
      GPtrArray *puzzles = ari_puzzles_of (games[i]);

      for (guint k = 0; k < puzzles->len; k++)
        {
          const AriPuzzle *puzzle = g_ptr_array_index (puzzles, k);

          if (!g_hash_table_contains (answered, puzzle->name))
            g_ptr_array_add (exercises, ari_exercise_new (games[i]->id, puzzle->name));
        }
    }
}

/* What was dropped, and what this release doesn’t have: puzzles of another one, and other games. */
static void
remove_unwanted (GPtrArray *exercises)
{
  for (guint i = exercises->len; i > 0; i--)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i - 1);
      const AriRules *rules = ari_rules_lookup (exercise->game);

      if (exercise->dropped || rules == NULL
          || (exercise->puzzle != NULL && ari_puzzles_lookup (rules, exercise->puzzle) == NULL))
        g_ptr_array_remove_index (exercises, i - 1);
    }
}

void
ari_trainer_complete (GPtrArray *exercises)
{
  add_puzzles (exercises);
  remove_unwanted (exercises);
}

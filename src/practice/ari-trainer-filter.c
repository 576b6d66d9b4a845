/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trainer-filter.h"

#include <math.h>

#include "ari-puzzles.h"
#include "ari-schedule.h"
#include "ari-skill.h"

#define REACH 400.0 /* points of rating: at that distance, one answer in eleven is a surprise */

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

/* What the choice depends on, besides the exercises. */
typedef struct
{
  gint64      now;
  const char *theme;  /* (nullable) of the puzzle that was answered last */
  AriGlicko  *skills; /* of the person, in the order of ari_rules_all() */
} Person;

static void
know_person (Person       *person,
             const GArray *answers,
             gint64        now)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);
  const AriExerciseAnswer *last = answers != NULL && answers->len > 0
                                    ? &g_array_index (answers, AriExerciseAnswer, 0) : NULL;
  const AriRules *rules = last != NULL && last->puzzle != NULL ? ari_rules_lookup (last->game) : NULL;
  const AriPuzzle *puzzle = rules != NULL ? ari_puzzles_lookup (rules, last->puzzle) : NULL;

  person->now = now;
  person->theme = puzzle != NULL ? puzzle->theme : NULL;
  person->skills = g_new (AriGlicko, n_games);
  for (guint i = 0; i < n_games; i++)
    ari_skill_of_person (&person->skills[i], answers, games[i], now);
}

/* How far the rating of a puzzle is from that of the person. */
static double
gap_of (const Person    *person,
        const AriRules  *rules,
        const AriPuzzle *puzzle)
{
  guint n_games, i = 0;
  const AriRules *const *games = ari_rules_all (&n_games);

  while (games[i] != rules)
    i++;

  return fabs (ari_skill_of_puzzle (puzzle, rules) - person->skills[i].rating);
}

/* The smaller, the sooner @exercise is asked, among those that are equally due: mistakes come first;
 * then puzzles within reach, those of another theme than the last one first, and the nearest first. */
static double
distance_of (const Person      *person,
             const AriExercise *exercise)
{
  const AriRules *rules = ari_rules_lookup (exercise->game);
  const AriPuzzle *puzzle = exercise->puzzle != NULL ? ari_puzzles_lookup (rules, exercise->puzzle) : NULL;
  double gap;

  if (puzzle == NULL)
    return -1.0;

  gap = gap_of (person, rules, puzzle);

  return gap < REACH && puzzle->theme != person->theme ? gap : gap + REACH;
}

/* The hash of its name mixes the games, and is the same each time. */
static gboolean
comes_before (const AriExercise *one,
              const AriExercise *other,
              const Person      *person)
{
  guint rank = rank_of (ari_schedule_stage (one, person->now));
  guint other_rank = rank_of (ari_schedule_stage (other, person->now));
  double distance, other_distance;

  if (rank != other_rank)
    return rank < other_rank;
  if (one->due != other->due)
    return one->due < other->due;

  distance = distance_of (person, one);
  other_distance = distance_of (person, other);
  if (distance < other_distance || distance > other_distance)
    return distance < other_distance;
  if (one->puzzle == NULL)
    return one->id > other->id;

  return g_str_hash (one->puzzle) < g_str_hash (other->puzzle);
}

const AriExercise *
ari_trainer_choose (GPtrArray              *exercises,
                    const GArray           *answers,
                    const AriTrainerFilter *filter,
                    gint64                  now)
{
  const AriExercise *chosen = NULL;
  Person person;

  know_person (&person, answers, now);
  for (guint i = 0; i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (ari_trainer_filter_passes (filter, exercise) && !ari_trainer_is_waiting (exercise)
          && rank_of (ari_schedule_stage (exercise, now)) != G_MAXUINT
          && (chosen == NULL || comes_before (exercise, chosen, &person)))
        chosen = exercise;
    }
  g_free (person.skills);

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

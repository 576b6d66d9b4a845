/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise.h"
#include "ari-library-private.h"
#include "ari-number.h"

/* Reading. */

typedef struct
{
  GPtrArray *exercises; /* (element-type AriExercise) */
  GArray    *answers;   /* (element-type AriExerciseAnswer) */
  char     **searched;
} Listed;

static void
listed_free (gpointer data)
{
  Listed *listed = data;

  g_clear_pointer (&listed->exercises, g_ptr_array_unref);
  g_clear_pointer (&listed->answers, g_array_unref);
  g_strfreev (listed->searched);
  g_free (listed);
}

#define MOST   36500.0 /* days of memory, as in the schedule */
#define LATEST \
  G_GINT64_CONSTANT (253402214400) /* 9999-12-30: beyond that there are no days in any time zone */

/* A file may hold anything. */
static gint64
read_time (AriStatement *row,
           int           column)
{
  return CLAMP (sqlite3_column_int64 (row, column), 0, LATEST);
}

static AriExercise *
read_row (AriStatement *row)
{
  AriExercise *exercise = g_new0 (AriExercise, 1);

  exercise->id = sqlite3_column_int64 (row, 0);
  exercise->game = ari_statement_dup_word (row, 1);
  exercise->puzzle = ari_statement_dup_text (row, 2);
  exercise->match = sqlite3_column_int64 (row, 3);
  exercise->ply = (guint) sqlite3_column_int64 (row, 4);
  exercise->kind = ari_statement_dup_word (row, 5);
  exercise->opponents = ari_statement_dup_word (row, 6);
  exercise->solution = ari_statement_dup_word (row, 7);
  ari_number_from_column (row, 8, 0.0, MOST, &exercise->stability);
  ari_number_from_column (row, 9, 0.0, MOST, &exercise->difficulty);
  exercise->answered = read_time (row, 10);
  exercise->due = read_time (row, 11);
  exercise->dropped = sqlite3_column_int (row, 12) != 0;

  return exercise;
}

static GPtrArray *
read_exercises (AriDatabase  *database,
                GError      **error)
{
  g_autoptr(GPtrArray) exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, game, puzzle, match, ply, kind, opponents, solution, stability, difficulty, answered, due, "
    "  dropped "
    "FROM exercise WHERE NOT EXISTS (SELECT 1 FROM match WHERE match.id = exercise.match AND deleted) "
    "ORDER BY id", error);
  int rc;

  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    g_ptr_array_add (exercises, read_row (rows));

  return rc == SQLITE_DONE ? g_steal_pointer (&exercises) : NULL;
}

static const char *
intern_column (AriStatement *row,
               int           column)
{
  g_autofree char *text = ari_statement_dup_text (row, column);

  return g_intern_string (text);
}

static GArray *
read_answers (AriDatabase  *database,
              GError      **error)
{
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT exercise, game, puzzle, time, rating FROM answer JOIN exercise ON exercise.id = exercise "
    "ORDER BY time DESC, exercise", error);
  int rc;

  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriExerciseAnswer answer = {
        .exercise = sqlite3_column_int64 (rows, 0),
        .game = intern_column (rows, 1),
        .puzzle = intern_column (rows, 2),
        .time = read_time (rows, 3),
        .rating = (guint) sqlite3_column_int (rows, 4),
      };

      g_array_append_val (answers, answer);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&answers) : NULL;
}

static char **
read_searched (AriDatabase  *database,
               GError      **error)
{
  g_autoptr(GStrvBuilder) games = g_strv_builder_new ();
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT DISTINCT game FROM match WHERE NOT deleted AND practised > 0", error);
  int rc;

  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    g_strv_builder_take (games, ari_statement_dup_word (rows, 0));

  return rc == SQLITE_DONE ? g_strv_builder_end (games) : NULL;
}

static gpointer
read_listed (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  Listed *listed = g_new0 (Listed, 1);

  listed->exercises = read_exercises (database, error);
  if (listed->exercises != NULL)
    listed->answers = read_answers (database, error);
  if (listed->answers != NULL)
    listed->searched = read_searched (database, error);
  if (listed->searched == NULL)
    g_clear_pointer (&listed, listed_free);

  return listed;
}

void
ari_library_exercises_async (AriLibrary          *self,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_exercises_async,
                         &(AriReadJob) { read_listed, NULL, g_free, listed_free }, cancellable, callback,
                         data);
}

GPtrArray *
ari_library_exercises_finish (AriLibrary    *self,
                              GAsyncResult  *result,
                              GArray       **answers,
                              char        ***searched,
                              GError       **error)
{
  GPtrArray *exercises;
  Listed *listed;

  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_exercises_async), NULL);

  listed = g_task_propagate_pointer (G_TASK (result), error);
  if (listed == NULL)
    return NULL;

  exercises = g_steal_pointer (&listed->exercises);
  *answers = g_steal_pointer (&listed->answers);
  if (searched != NULL)
    *searched = g_steal_pointer (&listed->searched);
  listed_free (listed);

  return exercises;
}

static gpointer
read_unpractised (AriDatabase  *database,
                  gpointer      data,
                  GError      **error)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id FROM match WHERE NOT deleted "
    "AND ((SELECT count (*) FROM seat WHERE seat.match = match.id AND kind = 0) = 1 "
    "  OR EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND kind = 0 AND name = ?1)) "
    "AND practised <> (SELECT count (*) FROM eval WHERE eval.match = match.id) ORDER BY id DESC", error);
  int rc;

  if (rows == NULL)
    return NULL;

  ari_statement_bind_text (rows, 1, data);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (rows, 0);

      g_array_append_val (ids, id);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&ids) : NULL;
}

void
ari_library_unpractised_async (AriLibrary          *self,
                               const char          *name,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_unpractised_async,
                         &(AriReadJob) { read_unpractised, g_strdup (name), g_free,
                                         (GDestroyNotify) g_array_unref }, cancellable, callback, data);
}

GArray *
ari_library_unpractised_finish (AriLibrary    *self,
                                GAsyncResult  *result,
                                GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_unpractised_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Adding. */

typedef struct
{
  gint64     match;
  GPtrArray *exercises; /* (element-type AriExercise) */
  int        n_evals;
} Addition;

static void
addition_free (gpointer data)
{
  Addition *addition = data;

  g_ptr_array_unref (addition->exercises);
  g_free (addition);
}

static gboolean
insert_mistake (AriDatabase        *database,
                gint64              match,
                const AriExercise  *exercise,
                gboolean            wanted,
                GError            **error)
{
  g_autoptr(AriStatement) insert = ari_database_use (database,
    "INSERT INTO exercise (game, match, ply, kind, opponents) VALUES (?1, ?2, ?3, ?4, ?5) "
    "ON CONFLICT (match, ply) DO UPDATE SET dropped = dropped AND NOT ?6", error);

  if (insert == NULL)
    return FALSE;

  ari_statement_bind_text (insert, 1, exercise->game);
  sqlite3_bind_int64 (insert, 2, match);
  sqlite3_bind_int64 (insert, 3, exercise->ply);
  ari_statement_bind_text (insert, 4, exercise->kind);
  ari_statement_bind_text (insert, 5, exercise->opponents);
  sqlite3_bind_int (insert, 6, wanted);

  return ari_database_run (database, insert, error);
}

static gboolean
remember_practised (AriDatabase     *database,
                    const Addition  *addition,
                    GError         **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET practised = ?2 WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, addition->match);
  sqlite3_bind_int64 (set, 2, addition->n_evals);

  return ari_database_run (database, set, error);
}

static gboolean
write_addition (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  const Addition *addition = data;

  for (guint i = 0; i < addition->exercises->len; i++)
    if (!insert_mistake (database, addition->match, g_ptr_array_index (addition->exercises, i),
                         addition->n_evals < 0, error))
      return FALSE;

  return addition->n_evals < 0 || remember_practised (database, addition, error);
}

void
ari_library_add_exercises_async (AriLibrary          *self,
                                 gint64               match,
                                 GPtrArray           *exercises,
                                 int                  n_evals,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  Addition *addition = g_new0 (Addition, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  addition->match = match;
  addition->n_evals = n_evals;
  addition->exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  for (guint i = 0; i < exercises->len; i++)
    g_ptr_array_add (addition->exercises, ari_exercise_copy (g_ptr_array_index (exercises, i)));
  ari_library_push_write (self, ari_library_add_exercises_async, write_addition, addition, addition_free,
                          cancellable, callback, data);
}

/* Changing. */

typedef struct
{
  AriExercise *exercise;
  guint        rating;
  char        *action;   /* (nullable) */
} Change;

static Change *
change_new (const AriExercise *exercise)
{
  Change *change = g_new0 (Change, 1);

  change->exercise = ari_exercise_copy (exercise);

  return change;
}

static void
change_free (gpointer data)
{
  Change *change = data;

  ari_exercise_free (change->exercise);
  g_free (change->action);
  g_free (change);
}

static gboolean
write_solution (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  const AriExercise *exercise = ((Change *) data)->exercise;
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE exercise SET solution = ?2 WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, exercise->id);
  ari_statement_bind_text (set, 2, exercise->solution);

  return ari_database_run (database, set, error);
}

void
ari_library_solve_exercise_async (AriLibrary          *self,
                                  gint64               id,
                                  const char          *solution,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data)
{
  g_autoptr(AriExercise) exercise = ari_exercise_new ("", NULL);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  exercise->id = id;
  g_set_str (&exercise->solution, solution);
  ari_library_push_write (self, ari_library_solve_exercise_async, write_solution, change_new (exercise),
                          change_free, cancellable, callback, data);
}

/* A puzzle gets its row when it is first answered; another program may have made it in the meantime. */
static gboolean
find_row (AriDatabase  *database,
          AriExercise  *exercise,
          GError      **error)
{
  g_autoptr(AriStatement) insert = NULL;
  int rc;

  if (exercise->puzzle == NULL)
    return TRUE;

  insert = ari_database_use (database,
    "INSERT INTO exercise (game, puzzle) VALUES (?1, ?2) "
    "ON CONFLICT (puzzle) DO UPDATE SET game = excluded.game RETURNING id", error);
  if (insert == NULL)
    return FALSE;

  ari_statement_bind_text (insert, 1, exercise->game);
  ari_statement_bind_text (insert, 2, exercise->puzzle);
  rc = ari_database_step (database, insert, error);
  if (rc != SQLITE_ROW)
    return FALSE;

  exercise->id = sqlite3_column_int64 (insert, 0);

  return TRUE;
}

static gboolean
set_memory (AriDatabase        *database,
            const AriExercise  *exercise,
            GError            **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE exercise SET stability = ?2, difficulty = ?3, answered = ?4, due = ?5 WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, exercise->id);
  sqlite3_bind_double (set, 2, exercise->stability);
  sqlite3_bind_double (set, 3, exercise->difficulty);
  sqlite3_bind_int64 (set, 4, exercise->answered);
  sqlite3_bind_int64 (set, 5, exercise->due);
  if (!ari_database_run (database, set, error))
    return FALSE;

  return sqlite3_changes (database->db) > 0 || ari_library_fail_missing (error);
}

static gboolean
write_answer (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  const Change *change = data;
  AriExercise *exercise = change->exercise;
  g_autoptr(AriStatement) insert = NULL;

  if (!find_row (database, exercise, error) || !set_memory (database, exercise, error))
    return FALSE;

  insert = ari_database_use (database,
    "INSERT OR REPLACE INTO answer (exercise, time, rating, action) VALUES (?1, ?2, ?3, ?4)", error);
  if (insert == NULL)
    return FALSE;

  sqlite3_bind_int64 (insert, 1, exercise->id);
  sqlite3_bind_int64 (insert, 2, exercise->answered);
  sqlite3_bind_int (insert, 3, (int) change->rating);
  ari_statement_bind_text (insert, 4, change->action);

  return ari_database_run (database, insert, error);
}

void
ari_library_answer_exercise_async (AriLibrary          *self,
                                   const AriExercise   *exercise,
                                   guint                rating,
                                   const char          *action,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data)
{
  Change *change = change_new (exercise);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  change->rating = rating;
  change->action = g_strdup (action);
  ari_library_push_write (self, ari_library_answer_exercise_async, write_answer, change, change_free,
                          cancellable, callback, data);
}

static gboolean
write_dropped (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  AriExercise *exercise = ((Change *) data)->exercise;
  g_autoptr(AriStatement) set = NULL;

  if (!find_row (database, exercise, error))
    return FALSE;

  set = ari_database_use (database, "UPDATE exercise SET dropped = ?2 WHERE id = ?1", error);
  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, exercise->id);
  sqlite3_bind_int (set, 2, exercise->dropped);

  return ari_database_run (database, set, error);
}

void
ari_library_drop_exercise_async (AriLibrary          *self,
                                 const AriExercise   *exercise,
                                 gboolean             dropped,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  Change *change = change_new (exercise);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  change->exercise->dropped = dropped;
  ari_library_push_write (self, ari_library_drop_exercise_async, write_dropped, change, change_free,
                          cancellable, callback, data);
}

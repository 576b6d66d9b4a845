/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trainer.h"

#include "ari-clock.h"
#include "ari-gather.h"
#include "ari-puzzles.h"
#include "ari-schedule.h"
#include "ari-solver.h"

struct _AriTrainer
{
  GObject       parent_instance;

  AriLibrary   *library;     /* owned */
  char         *name;        /* (nullable) */
  GCancellable *reading;     /* (nullable) of what is read for the list */
  GCancellable *working;     /* (nullable) of what is searched for; NULL: it rests */
  GPtrArray    *exercises;   /* (nullable) (element-type AriExercise) without those that were dropped */
  GArray       *answers;     /* (nullable) (element-type AriExerciseAnswer) the latest first */
  char        **searched;    /* (nullable) games whose matches were searched for mistakes */
  gboolean      gathered;    /* new reviews have been looked through */
  gint64        solving;     /* the exercise whose solution is searched for; 0: none */
  guint         n_attending; /* pages that show what it does */
  guint         tick_id;     /* until what was missed has come nearer by a minute; 0: nothing was */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTrainer, ari_trainer, G_TYPE_OBJECT)

static void
report (AriTrainer *self,
        GError     *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[FAILED], 0, error);
}

static gboolean tick_cb (gpointer data);

/* Announces that something has changed; while a wrong answer waits, that happens every minute. */
static void
changed (AriTrainer *self)
{
  AriTrainerFilter all = { 0 };
  AriTrainerCount count;

  ari_trainer_count (self, &all, &count);
  g_clear_handle_id (&self->tick_id, g_source_remove);
  if (count.again > 0)
    self->tick_id = g_timeout_add_seconds ((count.wait - 1) % 60 + 1, tick_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
tick_cb (gpointer data)
{
  AriTrainer *self = data;

  self->tick_id = 0;
  changed (self);

  return G_SOURCE_REMOVE;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriTrainer) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    report (self, error);
}

/* (nullable): the one of the list that is the same as @exercise. */
static AriExercise *
find (AriTrainer        *self,
      const AriExercise *exercise)
{
  for (guint i = 0; self->exercises != NULL && i < self->exercises->len; i++)
    {
      AriExercise *known = g_ptr_array_index (self->exercises, i);

      if (exercise->puzzle != NULL ? g_strcmp0 (known->puzzle, exercise->puzzle) == 0
                                   : known->puzzle == NULL && known->id == exercise->id)
        return known;
    }

  return NULL;
}

/* Solutions. */

/* (nullable): the mistake with that id. */
static AriExercise *
find_mistake (AriTrainer *self,
              gint64      id)
{
  for (guint i = 0; i < self->exercises->len; i++)
    {
      AriExercise *exercise = g_ptr_array_index (self->exercises, i);

      if (exercise->puzzle == NULL && exercise->id == id)
        return exercise;
    }

  return NULL;
}

static void
remove_exercise (AriTrainer  *self,
                 AriExercise *exercise)
{
  g_ptr_array_remove (self->exercises, exercise);
  changed (self);
}

static void
set_solution (AriTrainer  *self,
              AriExercise *exercise,
              const char  *text)
{
  g_set_str (&exercise->solution, text);
  ari_library_solve_exercise_async (self->library, exercise->id, text, NULL, written_cb, g_object_ref (self));
  changed (self);
}

static gboolean
is_missing (const GError *error)
{
  return g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
}

static void solve_next (AriTrainer *self);

/* A longer search may find that the move was good. A position that can’t be solved, for instance because it
 * is gone, is not asked. */
static void
solved_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriTrainer) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = ari_solver_finish (ARI_LIBRARY (source), result, &error);
  AriExercise *exercise;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL && !is_missing (error))
    report (self, error);
  exercise = find_mistake (self, self->solving);
  self->solving = 0;
  if (exercise != NULL && text == NULL)
    remove_exercise (self, exercise);
  else if (exercise != NULL && *text == '\0')
    ari_exercise_free (ari_trainer_drop (self, exercise));
  else if (exercise != NULL)
    set_solution (self, exercise, text);
  solve_next (self);
}

static void
solve_next (AriTrainer *self)
{
  if (self->solving != 0 || self->working == NULL || self->exercises == NULL)
    return;

  for (guint i = 0; i < self->exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (self->exercises, i);

      if (!ari_trainer_is_waiting (exercise))
        continue;

      self->solving = exercise->id;
      ari_solver_async (self->library, exercise, self->working, solved_cb, g_object_ref (self));
      return;
    }
}

/* The list. */

static void read_list (AriTrainer *self);

static void
gathered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(AriTrainer) self = data;
  g_autoptr(GError) error = NULL;
  int n = ari_gather_finish (ARI_LIBRARY (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->gathered = TRUE;
  if (error != NULL)
    report (self, error);
  if (n == 0)
    solve_next (self);
  else
    read_list (self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriTrainer) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) answers = NULL;
  g_auto(GStrv) searched = NULL;
  g_autoptr(GPtrArray) exercises = ari_library_exercises_finish (ARI_LIBRARY (source), result, &answers,
                                                                 &searched, &error);

  if (exercises == NULL)
    {
      report (self, error);
      return;
    }

  ari_trainer_complete (exercises);
  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->answers, g_array_unref);
  self->exercises = g_steal_pointer (&exercises);
  self->answers = g_steal_pointer (&answers);
  g_strfreev (self->searched);
  self->searched = g_steal_pointer (&searched);
  changed (self);
  if (self->gathered)
    solve_next (self);
  else
    ari_gather_async (self->library, self->name, self->reading, gathered_cb, g_object_ref (self));
}

static void
puzzles_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriTrainer) self = data;

  if (ari_puzzles_read_finish (result, NULL))
    ari_library_exercises_async (self->library, self->reading, listed_cb, g_object_ref (self));
}

static void
read_list (AriTrainer *self)
{
  ari_puzzles_read_async (self->reading, puzzles_read_cb, g_object_ref (self));
}

static void
rest (AriTrainer *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
  self->solving = 0;
}

static void
work (AriTrainer *self)
{
  if (self->working == NULL)
    self->working = g_cancellable_new ();
  solve_next (self);
}

void
ari_trainer_attend (AriTrainer *self)
{
  g_return_if_fail (ARI_IS_TRAINER (self));

  self->n_attending++;
  work (self);
}

void
ari_trainer_leave (AriTrainer *self)
{
  g_return_if_fail (ARI_IS_TRAINER (self));
  g_return_if_fail (self->n_attending > 0);

  self->n_attending--;
  if (self->n_attending == 0)
    rest (self);
}

/* What is being searched for goes on. */
void
ari_trainer_refresh (AriTrainer *self,
                     const char *name)
{
  g_return_if_fail (ARI_IS_TRAINER (self));

  g_set_str (&self->name, name);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  self->gathered = FALSE;
  work (self);
  read_list (self);
}

static void
ari_trainer_dispose (GObject *object)
{
  AriTrainer *self = ARI_TRAINER (object);

  rest (self);
  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_trainer_parent_class)->dispose (object);
}

static void
ari_trainer_finalize (GObject *object)
{
  AriTrainer *self = ARI_TRAINER (object);

  g_free (self->name);
  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->answers, g_array_unref);
  g_strfreev (self->searched);

  G_OBJECT_CLASS (ari_trainer_parent_class)->finalize (object);
}

static void
ari_trainer_class_init (AriTrainerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_trainer_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_trainer_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
ari_trainer_init (AriTrainer *self)
{
}

AriTrainer *
ari_trainer_new (AriLibrary *library)
{
  AriTrainer *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_TRAINER, NULL);
  self->library = g_object_ref (library);
  /* Another day has other things that are due. */
  g_signal_connect_object (ari_clock_get (), "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
ari_trainer_is_ready (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), FALSE);

  return self->exercises != NULL;
}

GPtrArray *
ari_trainer_get_exercises (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), NULL);

  return self->exercises;
}

const GArray *
ari_trainer_get_answers (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), NULL);

  return self->answers;
}

gboolean
ari_trainer_has_searched (AriTrainer     *self,
                          const AriRules *rules)
{
  const char *const *games = (const char *const *) self->searched;

  return games != NULL && (rules != NULL ? g_strv_contains (games, rules->id) : games[0] != NULL);
}

guint
ari_trainer_get_streak (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), 0);

  return self->answers != NULL ? ari_schedule_streak (self->answers, ari_clock_now ()) : 0;
}

/* Asking. */

typedef struct
{
  AriTrainerFilter filter;
  char            *opponent; /* (nullable) of the filter */
  AriExercise     *exercise; /* (nullable) whose match is being loaded */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->opponent);
  g_clear_pointer (&question->exercise, ari_exercise_free);
  g_free (question);
}

static void ask_next (GTask *task);

/* What can’t be asked makes room for the next one: its mistake has gone, or its solution, which another
 * release wrote, has to be found again. */
static void
pass_over (AriTrainer        *self,
           const AriExercise *exercise,
           gboolean           gone)
{
  AriExercise *known = find (self, exercise);

  if (known == NULL)
    return;

  if (gone)
    remove_exercise (self, known);
  else
    set_solution (self, known, "");
  solve_next (self);
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GTask) task = data;
  AriTrainer *self = g_task_get_source_object (task);
  const Question *question = g_task_get_task_data (task);
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);
  g_autoptr(AriLoadedExercise) loaded = NULL;

  if (match != NULL)
    loaded = ari_loaded_exercise_of_mistake (question->exercise, match, &error);
  if (loaded != NULL && loaded->solution != NULL)
    g_task_return_pointer (task, g_steal_pointer (&loaded), (GDestroyNotify) ari_loaded_exercise_free);
  else if (loaded != NULL || is_missing (error))
    {
      pass_over (self, question->exercise, loaded == NULL);
      ask_next (g_steal_pointer (&task));
    }
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* @task: (transfer full) */
static void
ask_next (GTask *task)
{
  g_autoptr(GTask) owned = task;
  AriTrainer *self = g_task_get_source_object (task);
  Question *question = g_task_get_task_data (task);
  const AriExercise *exercise = NULL;

  if (self->exercises != NULL)
    exercise = ari_trainer_choose (self->exercises, self->answers, &question->filter, ari_clock_now ());
  if (exercise == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }
  if (exercise->puzzle != NULL)
    {
      g_task_return_pointer (task, ari_loaded_exercise_of_puzzle (exercise),
                             (GDestroyNotify) ari_loaded_exercise_free);
      return;
    }

  g_clear_pointer (&question->exercise, ari_exercise_free);
  question->exercise = ari_exercise_copy (exercise);
  ari_library_load_async (self->library, exercise->match, g_task_get_cancellable (task), asked_cb,
                          g_steal_pointer (&owned));
}

void
ari_trainer_ask_async (AriTrainer             *self,
                       const AriTrainerFilter *filter,
                       GCancellable           *cancellable,
                       GAsyncReadyCallback     callback,
                       gpointer                data)
{
  Question *question = g_new0 (Question, 1);
  GTask *task;

  g_return_if_fail (ARI_IS_TRAINER (self));

  question->opponent = g_strdup (filter->opponent);
  question->filter = *filter;
  question->filter.opponent = question->opponent;
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_task_data (task, question, question_free);
  ask_next (task);
}

AriLoadedExercise *
ari_trainer_ask_finish (AriTrainer    *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
ari_trainer_answer (AriTrainer        *self,
                    const AriExercise *exercise,
                    AriFsrsRating      rating,
                    const char        *action)
{
  AriExercise *known;
  AriExerciseAnswer answer;

  g_return_if_fail (ARI_IS_TRAINER (self));

  known = find (self, exercise);
  if (known == NULL)
    return;

  ari_schedule_answer (known, rating, ari_clock_now ());
  answer = (AriExerciseAnswer) { known->id, g_intern_string (known->game), g_intern_string (known->puzzle),
                                 known->answered, rating };
  g_array_prepend_val (self->answers, answer);
  ari_library_answer_exercise_async (self->library, known, rating, action, NULL, written_cb,
                                     g_object_ref (self));
  changed (self);
}

AriExercise *
ari_trainer_drop (AriTrainer        *self,
                  const AriExercise *exercise)
{
  AriExercise *known, *dropped;

  g_return_val_if_fail (ARI_IS_TRAINER (self), NULL);

  known = find (self, exercise);
  dropped = ari_exercise_copy (known != NULL ? known : exercise);
  ari_library_drop_exercise_async (self->library, dropped, TRUE, NULL, written_cb, g_object_ref (self));
  if (known != NULL)
    remove_exercise (self, known);

  return dropped;
}

void
ari_trainer_restore (AriTrainer        *self,
                     const AriExercise *exercise)
{
  g_return_if_fail (ARI_IS_TRAINER (self));

  ari_library_drop_exercise_async (self->library, exercise, FALSE, NULL, written_cb, g_object_ref (self));
  if (self->exercises == NULL || find (self, exercise) != NULL)
    return;

  g_ptr_array_add (self->exercises, ari_exercise_copy (exercise));
  changed (self);
  solve_next (self);
}

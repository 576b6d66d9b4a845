/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trainer.h"

#include <glib/gi18n-lib.h>

#include "ari-gather.h"
#include "ari-puzzles.h"
#include "ari-schedule.h"
#include "ari-solver.h"

struct _AriTrainer
{
  GObject       parent_instance;

  AriLibrary   *library;     /* owned */
  char         *name;        /* (nullable) */
  GCancellable *cancellable; /* of what is read for the list */
  GPtrArray    *exercises;   /* (nullable) (element-type AriExercise) without those that were dropped */
  GArray       *days;        /* (nullable) (element-type guint32) */
  gboolean      gathered;    /* new reviews have been looked through */
  gint64        solving;     /* the exercise whose solution is searched for; 0: none */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTrainer, ari_trainer, G_TYPE_OBJECT)

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static void
report (AriTrainer *self,
        GError     *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[FAILED], 0, error);
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

static void solve_next (AriTrainer *self);

/* A longer search may find that the move was good. What can’t be solved, because it isn’t there any more, is
 * not asked. */
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

  exercise = find_mistake (self, self->solving);
  self->solving = 0;
  if (exercise != NULL && text == NULL)
    g_ptr_array_remove (self->exercises, exercise);
  else if (exercise != NULL && *text == '\0')
    ari_trainer_drop (self, exercise);
  else if (exercise != NULL)
    {
      g_set_str (&exercise->solution, text);
      ari_library_solve_exercise_async (self->library, exercise->id, text, NULL, written_cb,
                                        g_object_ref (self));
      g_signal_emit (self, signals[CHANGED], 0);
    }
  solve_next (self);
}

static void
solve_next (AriTrainer *self)
{
  if (self->solving != 0)
    return;

  for (guint i = 0; i < self->exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (self->exercises, i);

      if (!ari_trainer_is_waiting (exercise))
        continue;

      self->solving = exercise->id;
      ari_solver_async (self->library, exercise, self->cancellable, solved_cb, g_object_ref (self));
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

  self->gathered = TRUE;
  if (n > 0)
    read_list (self);
  else if (n == 0)
    solve_next (self);
  else
    report (self, error);
}

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

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriTrainer) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) days = NULL;
  g_autoptr(GPtrArray) exercises = ari_library_exercises_finish (ARI_LIBRARY (source), result, &days, &error);

  if (exercises == NULL)
    {
      report (self, error);
      return;
    }

  add_puzzles (exercises);
  remove_unwanted (exercises);
  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->days, g_array_unref);
  self->exercises = g_steal_pointer (&exercises);
  self->days = g_steal_pointer (&days);
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->gathered)
    solve_next (self);
  else
    ari_gather_async (self->library, self->name, self->cancellable, gathered_cb, g_object_ref (self));
}

static void
read_list (AriTrainer *self)
{
  ari_library_exercises_async (self->library, self->cancellable, listed_cb, g_object_ref (self));
}

void
ari_trainer_rest (AriTrainer *self)
{
  g_return_if_fail (ARI_IS_TRAINER (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->solving = 0;
}

void
ari_trainer_refresh (AriTrainer *self)
{
  g_return_if_fail (ARI_IS_TRAINER (self));

  ari_trainer_rest (self);
  self->cancellable = g_cancellable_new ();
  self->gathered = FALSE;
  read_list (self);
}

static void
ari_trainer_dispose (GObject *object)
{
  AriTrainer *self = ARI_TRAINER (object);

  ari_trainer_rest (self);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_trainer_parent_class)->dispose (object);
}

static void
ari_trainer_finalize (GObject *object)
{
  AriTrainer *self = ARI_TRAINER (object);

  g_free (self->name);
  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->days, g_array_unref);

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
ari_trainer_new (AriLibrary *library,
                 const char *name)
{
  AriTrainer *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_TRAINER, NULL);
  self->library = g_object_ref (library);
  self->name = g_strdup (name);

  return self;
}

gboolean
ari_trainer_is_ready (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), FALSE);

  return self->exercises != NULL;
}

/* What is asked. */

void
ari_trainer_count (AriTrainer             *self,
                   const AriTrainerFilter *filter,
                   AriTrainerCount        *count)
{
  gint64 time = now ();

  g_return_if_fail (ARI_IS_TRAINER (self));

  *count = (AriTrainerCount) { 0 };
  for (guint i = 0; self->exercises != NULL && i < self->exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (self->exercises, i);
      AriStage stage = ari_schedule_stage (exercise, time);

      if (!ari_trainer_filter_passes (filter, exercise))
        continue;

      if (ari_trainer_is_waiting (exercise))
        count->waiting++;
      else
        {
          count->fresh += stage == ARI_STAGE_NEW;
          count->due += stage == ARI_STAGE_DUE || stage == ARI_STAGE_AGAIN;
          count->learned += stage == ARI_STAGE_LEARNED;
          count->mastered += stage == ARI_STAGE_MASTERED;
        }
    }
}

guint
ari_trainer_get_streak (AriTrainer *self)
{
  g_return_val_if_fail (ARI_IS_TRAINER (self), 0);

  return self->days != NULL ? ari_schedule_streak (self->days, ari_schedule_day (now ())) : 0;
}

gboolean
ari_trainer_has_kind (AriTrainer     *self,
                      const AriRules *rules,
                      AriMistakeKind  kind)
{
  AriTrainerFilter filter = { .rules = rules, .source = ARI_TRAINER_KIND, .kind = kind };

  g_return_val_if_fail (ARI_IS_TRAINER (self), FALSE);

  for (guint i = 0; self->exercises != NULL && i < self->exercises->len; i++)
    if (ari_trainer_filter_passes (&filter, g_ptr_array_index (self->exercises, i)))
      return TRUE;

  return FALSE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

char **
ari_trainer_list_opponents (AriTrainer     *self,
                            const AriRules *rules)
{
  AriTrainerFilter filter = { .rules = rules, .source = ARI_TRAINER_MISTAKES };
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (ARI_IS_TRAINER (self), NULL);

  for (guint i = 0; self->exercises != NULL && i < self->exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (self->exercises, i);

      if (ari_trainer_filter_passes (&filter, exercise) && *exercise->opponents != '\0'
          && g_hash_table_add (seen, exercise->opponents))
        g_ptr_array_add (names, exercise->opponents);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strdupv ((char **) names->pdata);
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);
  AriDrill *drill = NULL;

  if (match != NULL)
    drill = ari_drill_of_mistake (g_task_get_task_data (task), match, &error);
  if (drill != NULL && drill->solution == NULL)
    {
      g_set_error_literal (&error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
                           _("The solution of this exercise can’t be read."));
      g_clear_pointer (&drill, ari_drill_free);
    }
  if (drill != NULL)
    g_task_return_pointer (task, drill, (GDestroyNotify) ari_drill_free);
  else
    g_task_return_error (task, error);
}

void
ari_trainer_ask_async (AriTrainer             *self,
                       const AriTrainerFilter *filter,
                       GCancellable           *cancellable,
                       GAsyncReadyCallback     callback,
                       gpointer                data)
{
  g_autoptr(GTask) task = NULL;
  const AriExercise *exercise;

  g_return_if_fail (ARI_IS_TRAINER (self));

  task = g_task_new (self, cancellable, callback, data);
  exercise = self->exercises != NULL ? ari_trainer_choose (self->exercises, filter, now ()) : NULL;
  if (exercise == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }
  if (exercise->puzzle != NULL)
    {
      g_task_return_pointer (task, ari_drill_of_puzzle (exercise), (GDestroyNotify) ari_drill_free);
      return;
    }

  g_task_set_task_data (task, ari_exercise_copy (exercise), (GDestroyNotify) ari_exercise_free);
  ari_library_load_async (self->library, exercise->match, cancellable, asked_cb, g_object_ref (task));
}

AriDrill *
ari_trainer_ask_finish (AriTrainer    *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
count_day (AriTrainer *self,
           guint32     day)
{
  if (self->days->len == 0 || g_array_index (self->days, guint32, 0) != day)
    g_array_prepend_val (self->days, day);
}

void
ari_trainer_answer (AriTrainer        *self,
                    const AriExercise *exercise,
                    AriFsrsRating      rating,
                    const char        *action)
{
  AriExercise *known;

  g_return_if_fail (ARI_IS_TRAINER (self));

  known = find (self, exercise);
  if (known == NULL)
    return;

  ari_schedule_answer (known, rating, now ());
  count_day (self, ari_schedule_day (known->answered));
  ari_library_answer_exercise_async (self->library, known, rating, action, NULL, written_cb,
                                     g_object_ref (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_trainer_drop (AriTrainer        *self,
                  const AriExercise *exercise)
{
  AriExercise *known;

  g_return_if_fail (ARI_IS_TRAINER (self));

  known = find (self, exercise);
  if (known == NULL)
    return;

  ari_library_drop_exercise_async (self->library, known, NULL, written_cb, g_object_ref (self));
  g_ptr_array_remove (self->exercises, known);
  g_signal_emit (self, signals[CHANGED], 0);
}

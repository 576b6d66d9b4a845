/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-daily.h"

#include <glib/gi18n-lib.h>

#include "ari-clock.h"
#include "ari-schedule.h"

struct _AriDaily
{
  GObject          parent_instance;

  AriLibrary      *library;     /* owned */
  const AriRules  *rules;
  GCancellable    *cancellable; /* (nullable) of what is being read */
  const AriPuzzle *puzzle;      /* (nullable) */
  AriExercise     *exercise;    /* (nullable) what the library knows of the puzzle */
  gboolean         is_done;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriDaily, ari_daily, G_TYPE_OBJECT)

static int
compare_hashes (gconstpointer a,
                gconstpointer b)
{
  const AriPuzzle *one = *(const AriPuzzle *const *) a, *other = *(const AriPuzzle *const *) b;
  guint hash = g_str_hash (one->name), other_hash = g_str_hash (other->name);

  return hash < other_hash ? -1 : hash > other_hash ? 1 : g_strcmp0 (one->name, other->name);
}

/* The hashes of their names mix the easy ones with the hard ones. */
const AriPuzzle *
ari_daily_puzzle (const AriRules *rules,
                  gint64          now)
{
  GPtrArray *puzzles = ari_puzzles_of (rules);
  g_autoptr(GPtrArray) mixed = g_ptr_array_copy (puzzles, NULL, NULL);

  /* The copy doesn't own them. */
  g_ptr_array_set_free_func (mixed, NULL);
  g_ptr_array_sort (mixed, compare_hashes);

  return mixed->len > 0 ? g_ptr_array_index (mixed, ari_schedule_day (now) % mixed->len) : NULL;
}

static void
find_exercise (AriDaily  *self,
               GPtrArray *exercises)
{
  g_clear_pointer (&self->exercise, ari_exercise_free);
  for (guint i = 0; i < exercises->len && self->exercise == NULL; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (g_strcmp0 (exercise->puzzle, self->puzzle->name) == 0)
        self->exercise = ari_exercise_copy (exercise);
    }
  if (self->exercise == NULL)
    self->exercise = ari_exercise_new (self->rules->id, self->puzzle->name);
}

/* Whether it was answered on the day of @now. */
static gboolean
was_answered_on (const AriExercise *exercise,
                 gint64             now)
{
  return ari_schedule_day (exercise->answered) == ari_schedule_day (now);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriDaily) self = data;
  g_autoptr(GArray) answers = NULL;
  g_autoptr(GPtrArray) exercises = ari_library_exercises_finish (ARI_LIBRARY (source), result, &answers, NULL,
                                                                 NULL);
  gint64 now = ari_clock_now ();

  /* It was cancelled, or the library can't be read, which is told where its matches are. */
  if (exercises == NULL)
    return;

  self->puzzle = ari_daily_puzzle (self->rules, now);
  if (self->puzzle == NULL)
    return;

  find_exercise (self, exercises);
  self->is_done = was_answered_on (self->exercise, now);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
puzzles_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriDaily) self = data;

  if (ari_puzzles_read_finish (result, NULL))
    ari_library_exercises_async (self->library, self->cancellable, listed_cb, g_object_ref (self));
}

void
ari_daily_refresh (AriDaily *self)
{
  g_return_if_fail (ARI_IS_DAILY (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  ari_puzzles_read_async (self->cancellable, puzzles_read_cb, g_object_ref (self));
}

static void
ari_daily_dispose (GObject *object)
{
  AriDaily *self = ARI_DAILY (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_daily_parent_class)->dispose (object);
}

static void
ari_daily_finalize (GObject *object)
{
  g_clear_pointer (&ARI_DAILY (object)->exercise, ari_exercise_free);

  G_OBJECT_CLASS (ari_daily_parent_class)->finalize (object);
}

static void
ari_daily_class_init (AriDailyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_daily_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_daily_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ari_daily_init (AriDaily *self)
{
}

AriDaily *
ari_daily_new (AriLibrary     *library,
               const AriRules *rules)
{
  AriDaily *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_DAILY, NULL);
  self->library = g_object_ref (library);
  self->rules = rules;

  return self;
}

const AriPuzzle *
ari_daily_get_puzzle (AriDaily *self)
{
  g_return_val_if_fail (ARI_IS_DAILY (self), NULL);

  return self->puzzle;
}

gboolean
ari_daily_is_done (AriDaily *self)
{
  g_return_val_if_fail (ARI_IS_DAILY (self), FALSE);

  return self->is_done;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriDaily) self = data;

  /* What the library refuses isn't done. */
  ari_library_finish (ARI_LIBRARY (source), result, NULL);
  if (self->library != NULL)
    ari_daily_refresh (self);
}

/* A puzzle that was answered in practice today isn't answered a second time. The day may have passed since
 * the puzzle was asked; then another one is today's. */
static void
rated_cb (AriExerciseRun *run,
          guint           rating,
          const char     *action,
          AriDaily       *self)
{
  const AriExercise *asked = ari_exercise_run_get_loaded (run)->exercise;
  gboolean is_todays = g_strcmp0 (asked->puzzle, self->exercise->puzzle) == 0;
  g_autoptr(AriExercise) answered = ari_exercise_copy (is_todays ? self->exercise : asked);
  gint64 now = ari_clock_now ();

  if (was_answered_on (answered, now))
    return;

  ari_schedule_answer (answered, (AriFsrsRating) rating, now);
  ari_library_answer_exercise_async (self->library, answered, rating, action, NULL, written_cb,
                                     g_object_ref (self));
  if (!is_todays)
    return;

  ari_exercise_free (self->exercise);
  self->exercise = g_steal_pointer (&answered);
  self->is_done = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

AriExerciseRun *
ari_daily_begin (AriDaily *self)
{
  AriExerciseRun *run;

  g_return_val_if_fail (ARI_IS_DAILY (self), NULL);
  g_return_val_if_fail (self->exercise != NULL, NULL);

  run = ari_exercise_run_new (ari_loaded_exercise_of_puzzle (self->exercise));
  ari_task_set_titles (ARI_TASK (run), _("Puzzle of the Day"), _(self->rules->name), NULL);
  g_signal_connect_object (run, "rated", G_CALLBACK (rated_cb), self, 0);

  return run;
}

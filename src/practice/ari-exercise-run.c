/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise-run.h"

#include <glib/gi18n-lib.h>

#include "ari-clock.h"
#include "ari-exercise-words.h"
#include "ari-refuter.h"
#include "ari-round.h"
#include "ari-table.h"

/* Answers quote what was searched, and are about this long. */
static const char *const usual_answers[] = { "\n\n\n", NULL };

struct _AriExerciseRun
{
  AriTask            parent_instance;

  AriLoadedExercise *loaded;   /* (nullable) owned */
  gboolean           hinted;   /* where to look was told */
  gboolean           rated;
  AriJob            *refuter;  /* (nullable) of the last action, which is wrong */

  /* Where one exercise follows another */
  AriTrainer        *trainer;  /* (nullable) owned */
  AriTrainerFilter   filter;
  char              *opponent; /* (nullable) of the filter */
  GCancellable      *cancellable;
  GPtrArray         *dropped;  /* (element-type AriExercise) */
  gboolean           waits;    /* for what was missed */
};

enum
{
  RATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriExerciseRun, ari_exercise_run, ARI_TYPE_TASK)

static AriTable *
get_table (AriExerciseRun *self)
{
  return ari_task_get_table (ARI_TASK (self));
}

static const AriRules *
get_rules (AriExerciseRun *self)
{
  return ari_match_get_rules (self->loaded->match);
}

/* What players have to keep in mind is shown or hidden, in games where there is such a thing. */
static void
reveal (AriExerciseRun *self,
        gboolean        on)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (get_table (self));
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);

  for (guint i = 0; i < n; i++)
    if (choices[i].reveals_hidden)
      ari_overlay_switches_set (overlays, choices[i].id, on);
}

/* Whether players have seen anything that they have to keep in mind. */
static gboolean
is_anything_hidden (AriExerciseRun *self)
{
  guint n;
  const AriOverlay *overlays = ari_rules_overlays (get_rules (self), &n);
  AriMark marks[ARI_MAX_SPOTS];

  for (guint i = 0; i < n; i++)
    if (overlays[i].reveals_hidden && overlays[i].marks (&self->loaded->position, marks) > 0)
      return TRUE;

  return FALSE;
}

/* What people play. */

static void
rate (AriExerciseRun *self,
      AriFsrsRating   rating,
      const char     *action)
{
  if (self->rated)
    return;

  self->rated = TRUE;
  if (self->trainer != NULL)
    ari_trainer_answer (self->trainer, self->loaded->exercise, rating, action);
  g_signal_emit (self, signals[RATED], 0, (guint) rating, action);
}

/* Whether the board can play @action for the person to see. An answer that is chosen beside the board changes
 * little on it, and would take away the answers that are left to choose. */
static gboolean
is_on_board (AriExerciseRun *self,
             AriAction       action)
{
  const AriRules *rules = get_rules (self);
  const AriBoard *board = rules->board (ari_match_get_setup (self->loaded->match));
  AriSpot picks[ARI_MAX_PICKS];
  guint n = rules->picks (&self->loaded->position, action, picks);

  for (guint i = 0; i < n; i++)
    if (board->spots[picks[i]].kind == ARI_SPOT_CHOICE)
      return FALSE;

  return TRUE;
}

/* The board plays the wrong action and its answer. A person who has dismissed that, or picks already, is left
 * in peace. The table says the last action itself. */
static void
refuted_cb (gpointer             owner,
            AriJob              *job,
            AriAction            wrong,
            const AriRefutation *found)
{
  AriExerciseRun *self = owner;
  AriTable *table = get_table (self);
  g_autofree char *refutation = NULL, *gain = NULL, *words = NULL;
  gboolean is_shown;

  if (self->refuter != job)
    return;

  ari_job_drop (&self->refuter);
  refutation = ari_exercise_words_refute (self->loaded, found);
  is_shown = ari_table_get_preview (table)->step > 0;
  if (refutation == NULL || is_shown != is_on_board (self, wrong) || ari_table_is_picking (table))
    return;

  words = ari_exercise_words_wrong (self->loaded, wrong, refutation);
  gain = ari_refutation_gain (found, get_rules (self), &self->loaded->position);
  ari_task_set_answer (ARI_TASK (self), ARI_TASK_WRONG, words,
                       is_shown && !found->by_chance ? gain : refutation);
  if (is_shown)
    {
      ari_table_preview (table, found->line, found->n);
      for (guint step = 1; step < found->n; step++)
        ari_table_go (table, ARI_GO_FORWARD, 0);
    }
  ari_task_changed (ARI_TASK (self));
}

/* What a player turns over would be seen on the board. */
static void
refute (AriExerciseRun *self,
        AriAction       wrong)
{
  if (ari_rules_hides_information (get_rules (self)))
    return;

  if (is_on_board (self, wrong))
    ari_table_preview (get_table (self), &wrong, 1);
  self->refuter = ari_refuter_start (self->loaded, wrong, refuted_cb, self);
}

/* Nothing that was shown or said to an earlier action belongs to what comes now. */
static void
put_back (AriExerciseRun *self)
{
  ari_job_drop (&self->refuter);
  ari_table_refuse (get_table (self), NULL);
  ari_table_dismiss (get_table (self));
}

static AriTaskState
ari_exercise_run_judge (AriTask    *task,
                        AriAction   action,
                        char      **answer)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (task);
  const AriLoadedExercise *loaded = self->loaded;
  g_autofree char *text = get_rules (self)->format (&loaded->position, action);
  gboolean right = ari_solution_is_right (loaded->solution,
                                          ari_solution_look_up (loaded->solution, get_rules (self),
                                                                &loaded->position, action));

  rate (self, !right ? ARI_FSRS_AGAIN : self->hinted ? ARI_FSRS_HARD : ARI_FSRS_GOOD, text);
  put_back (self);
  *answer = right ? ari_exercise_words_right (loaded, action)
                  : ari_exercise_words_wrong (loaded, action, NULL);
  if (!right)
    refute (self, action);

  return right ? ARI_TASK_SOLVED : ARI_TASK_WRONG;
}

static void
ari_exercise_run_solve (AriTask   *task,
                        AriAction  action)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (task);

  ari_match_play (self->loaded->match, action, -1.0, NULL);
  reveal (self, TRUE);
}

/* Says where to look, and the board marks the region. What the best move brings would often leave no other
 * one to look for. */
static void
give_hint (AriExerciseRun *self)
{
  AriHint *hint = ari_hint_of_action (ari_match_get_setup (self->loaded->match), &self->loaded->position,
                                      self->loaded->solution->line[0]);

  self->hinted = TRUE;
  ari_task_set_answer (ARI_TASK (self), ARI_TASK_TOLD, hint->where, NULL);
  put_back (self);
  ari_hint_session_give (ari_table_get_hint (get_table (self)), hint);
  ari_task_changed (ARI_TASK (self));
}

/* The person has given up. */
static void
show (AriExerciseRun *self)
{
  const AriSolution *solution = self->loaded->solution;
  g_autofree char *words = ari_exercise_words_solution (self->loaded);

  rate (self, ARI_FSRS_AGAIN, NULL);
  reveal (self, TRUE);
  put_back (self);
  ari_task_set_answer (ARI_TASK (self), ARI_TASK_SHOWN, words, words);
  ari_table_preview (get_table (self), solution->line, solution->n_line);
  ari_task_changed (ARI_TASK (self));
}

/* Hides again what was to be kept in mind, and asks. */
static void
cover (AriExerciseRun *self)
{
  g_autofree char *number = ari_exercise_words_name (self->loaded);
  g_autofree char *text = ari_exercise_words_task (self->loaded, FALSE);

  reveal (self, FALSE);
  ari_task_begin (ARI_TASK (self), ARI_TASK_ASKING, number, text, usual_answers, FALSE);
  ari_table_cover (get_table (self));
  ari_task_changed (ARI_TASK (self));
}

/* From one exercise to the next. */

/* A single exercise leads back to where it came from. */
static guint
ways_on (AriExerciseRun *self)
{
  return self->trainer != NULL ? ARI_TASK_NEXT | ARI_TASK_DROP : ARI_TASK_FINISH;
}

/* Nobody remembers an old match. So what was seen in it is shown first, if it is part of the exercise to keep
 * it in mind; in a puzzle, which nobody has played, it stays in view.
 * @loaded: (transfer full) */
static void
begin (AriExerciseRun    *self,
       AriLoadedExercise *loaded)
{
  g_autoptr(AriTable) table = ari_table_new (loaded->match, NULL, TRUE);
  g_autofree char *number = ari_exercise_words_name (loaded), *text = NULL, *title = NULL;
  gboolean looks;

  self->loaded = loaded;
  loaded->position = *ari_match_get_position (loaded->match);
  self->hinted = self->rated = FALSE;
  looks = loaded->played != NULL && is_anything_hidden (self);
  text = ari_exercise_words_task (loaded, looks);
  title = self->trainer != NULL ? ari_round_title (self->trainer, &self->filter) : g_strdup (_("Exercise"));
  ari_task_set_titles (ARI_TASK (self), title, _(get_rules (self)->name), NULL);
  ari_task_set_table (ARI_TASK (self), table,
                      ARI_TASK_HINT | ARI_TASK_SHOW | ARI_TASK_PLAY_ON | ways_on (self)
                        | (looks ? ARI_TASK_COVER : 0));
  reveal (self, TRUE);
  ari_task_begin (ARI_TASK (self), looks ? ARI_TASK_IDLE : ARI_TASK_ASKING, number, text, usual_answers,
                  FALSE);
}

static void
clear (AriExerciseRun *self)
{
  ari_job_drop (&self->refuter);
  ari_task_set_table (ARI_TASK (self), NULL, 0);
  g_clear_pointer (&self->loaded, ari_loaded_exercise_free);
}

/* Instead of an exercise. */
static void
rest (AriExerciseRun *self,
      AriTaskState    state,
      const char     *title,
      const char     *text)
{
  ari_task_set_titles (ARI_TASK (self), _("Practice"), NULL, NULL);
  ari_task_begin (ARI_TASK (self), state, title, text, NULL, FALSE);
}

static void
rest_when_done (AriExerciseRun *self)
{
  AriTrainerCount count;
  g_autofree char *words = NULL, *round = NULL, *text = NULL;

  ari_trainer_count (self->trainer, &self->filter, &count);
  words = ari_trainer_count_to_words (&count);
  self->waits = count.again > 0 && words != NULL;
  if (!self->waits)
    g_set_str (&words, _("You have done everything that is due. What you know well comes back after weeks, and "
                         "what you missed comes back soon."));
  round = ari_round_review (self->trainer);
  text = round != NULL ? g_strjoin ("\n", words, round, NULL) : g_strdup (words);
  rest (self, ARI_TASK_SOLVED, self->waits ? _("Done for Now") : _("Done for Today"), text);
}

/* What the round was like. */
static void
look_back (AriExerciseRun *self)
{
  g_autofree char *result = ari_round_result (self->trainer), *review = ari_round_review (self->trainer);

  clear (self);
  rest (self, ARI_TASK_SOLVED, result, review);
  ari_task_changed (ARI_TASK (self));
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  AriExerciseRun *self = data;
  g_autoptr(GError) error = NULL;
  AriLoadedExercise *loaded = ari_trainer_ask_finish (ARI_TRAINER (source), result, &error);

  /* Then it is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    rest (self, ARI_TASK_IDLE, _("The Exercise Can’t Be Opened"), error->message);
  else if (loaded != NULL)
    begin (self, loaded);
  else
    rest_when_done (self);
  ari_task_changed (ARI_TASK (self));
}

static void
ask (AriExerciseRun *self)
{
  clear (self);
  self->waits = FALSE;
  ari_task_begin (ARI_TASK (self), ARI_TASK_IDLE, NULL, NULL, NULL, FALSE);
  ari_task_changed (ARI_TASK (self));
  ari_trainer_ask_async (self->trainer, &self->filter, self->cancellable, asked_cb, self);
}

/* A person who waits for what was missed is asked as soon as it is due. On another card, what has become due
 * makes another round possible. */
static void
trainer_changed_cb (AriExerciseRun *self)
{
  if (self->loaded != NULL || !ari_task_is_over (ARI_TASK (self)))
    return;

  if (self->waits)
    {
      rest_when_done (self);
      if (!self->waits)
        {
          ask (self);
          return;
        }
    }
  ari_task_changed (ARI_TASK (self));
}

/* What people do. */

static gboolean
is_any_ready (AriExerciseRun *self)
{
  AriTrainerCount count;

  ari_trainer_count (self->trainer, &self->filter, &count);

  return ari_trainer_count_ready (&count) > 0;
}

/* After the last exercise of a round, people look back before they begin another one. */
static gboolean
ends_round (AriExerciseRun *self)
{
  AriRound round;

  ari_round_find (&round, ari_trainer_get_answers (self->trainer), ari_clock_now ());

  return self->loaded != NULL && self->rated && ari_round_is_over (&round) && is_any_ready (self);
}

static guint
ari_exercise_run_get_deeds (AriTask *task)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (task);
  guint drop;

  drop = ways_on (self) & ARI_TASK_DROP;
  if (self->loaded == NULL && ari_task_is_over (task))
    return ARI_TASK_FINISH | (is_any_ready (self) ? ARI_TASK_NEXT : 0);
  if (self->loaded == NULL)
    return 0;
  if (ari_task_asks (task))
    return ARI_TASK_SHOW | drop | (self->hinted ? 0 : ARI_TASK_HINT);
  if (!ari_task_is_over (task))
    return ARI_TASK_COVER | drop;

  return ways_on (self) | (ari_match_is_over (self->loaded->match) ? 0 : ARI_TASK_PLAY_ON);
}

static void
drop (AriExerciseRun *self)
{
  g_ptr_array_add (self->dropped, ari_trainer_drop (self->trainer, self->loaded->exercise));
  ask (self);
}

static void
ari_exercise_run_act (AriTask     *task,
                      AriTaskDeed  deed)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (task);

  if (deed == ARI_TASK_NEXT && ends_round (self))
    look_back (self);
  else if (deed == ARI_TASK_NEXT)
    ask (self);
  else if (deed == ARI_TASK_DROP)
    drop (self);
  else if (deed == ARI_TASK_COVER)
    cover (self);
  else if (deed == ARI_TASK_HINT)
    give_hint (self);
  else
    show (self);
}

static void
ari_exercise_run_restore (AriTask *task,
                          guint    dropped)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (task);

  ari_trainer_restore (self->trainer, self->dropped->pdata[dropped]);
  if (self->loaded == NULL && ari_task_is_over (task))
    ask (self);
}

static void
ari_exercise_run_dispose (GObject *object)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (object);

  g_cancellable_cancel (self->cancellable);
  clear (self);
  if (self->trainer != NULL)
    ari_trainer_leave (self->trainer);
  g_clear_object (&self->trainer);

  G_OBJECT_CLASS (ari_exercise_run_parent_class)->dispose (object);
}

static void
ari_exercise_run_finalize (GObject *object)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->dropped);
  g_free (self->opponent);

  G_OBJECT_CLASS (ari_exercise_run_parent_class)->finalize (object);
}

static void
ari_exercise_run_class_init (AriExerciseRunClass *klass)
{
  AriTaskClass *task_class = ARI_TASK_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_exercise_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_exercise_run_finalize;
  task_class->help = "practice";
  task_class->get_deeds = ari_exercise_run_get_deeds;
  task_class->act = ari_exercise_run_act;
  task_class->restore = ari_exercise_run_restore;
  task_class->judge = ari_exercise_run_judge;
  task_class->solve = ari_exercise_run_solve;

  signals[RATED] = g_signal_new ("rated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
ari_exercise_run_init (AriExerciseRun *self)
{
  self->cancellable = g_cancellable_new ();
  self->dropped = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
}

AriExerciseRun *
ari_exercise_run_new (AriLoadedExercise *loaded)
{
  AriExerciseRun *self = g_object_new (ARI_TYPE_EXERCISE_RUN, NULL);

  begin (self, loaded);

  return self;
}

AriExerciseRun *
ari_exercise_run_practise (AriTrainer             *trainer,
                           const AriTrainerFilter *filter)
{
  AriExerciseRun *self = g_object_new (ARI_TYPE_EXERCISE_RUN, NULL);

  self->trainer = g_object_ref (trainer);
  ari_trainer_attend (trainer);
  g_signal_connect_object (trainer, "changed", G_CALLBACK (trainer_changed_cb), self, G_CONNECT_SWAPPED);
  self->opponent = g_strdup (filter->opponent);
  self->filter = *filter;
  self->filter.opponent = self->opponent;
  ari_task_set_titles (ARI_TASK (self), _("Exercise"), NULL, NULL);
  ask (self);

  return self;
}

const AriLoadedExercise *
ari_exercise_run_get_loaded (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), NULL);

  return self->loaded;
}

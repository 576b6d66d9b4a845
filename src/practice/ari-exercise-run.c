/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise-run.h"

#include <glib/gi18n-lib.h>

#include "ari-exercise-words.h"
#include "ari-judgement.h"
#include "ari-notation.h"
#include "ari-reason.h"

struct _AriExerciseRun
{
  GObject          parent_instance;

  AriLoadedExercise     *loaded; /* owned */
  AriTable        *table;    /* owned */
  AriPosition      position; /* that is asked about */
  AriExerciseState state;
  gboolean         hinted;   /* where to look was told */
  gboolean         rated;
  char            *text;     /* what is asked */
  char            *answer;   /* (nullable) */
};

enum
{
  CHANGED,
  RATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriExerciseRun, ari_exercise_run, G_TYPE_OBJECT)

static const AriRules *
get_rules (AriExerciseRun *self)
{
  return ari_match_get_rules (self->loaded->match);
}

static char *
quote (AriExerciseRun *self,
       AriAction       action)
{
  g_autofree char *text = get_rules (self)->format (&self->position, action);

  return ari_notation_quote (ari_rules_actor (get_rules (self), &self->position), text);
}

/* What players have to keep in mind is shown or hidden, in games where there is such a thing. */
static void
reveal (AriExerciseRun *self,
        gboolean        on)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (self->table);
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
    if (overlays[i].reveals_hidden && overlays[i].marks (&self->position, marks) > 0)
      return TRUE;

  return FALSE;
}

/* Sentences. */

static gboolean
is_best (AriExerciseRun *self,
         AriAction       action)
{
  const AriSolution *solution = self->loaded->solution;

  return ari_solution_look_up (solution, get_rules (self), &self->position, action) == &solution->actions[0];
}

/* (nullable): what the person plays right after the best move, and what that brings.
 * @points: only if it scores more than so many points; −1: whatever it brings */
static char *
tell_next (AriExerciseRun *self,
           int             points)
{
  const AriRules *rules = get_rules (self);
  const AriSolution *solution = self->loaded->solution;
  AriActor person = ari_rules_actor (rules, &self->position);
  AriPosition after = self->position;
  g_autofree char *text = NULL, *quoted = NULL, *reason = NULL;

  rules->apply (&after, solution->line[0]);
  if (solution->n_line < 2 || ari_rules_actor (rules, &after) != person
      || (points >= 0 && ari_reason_points (rules, &after, solution->line[1]) <= points))
    return NULL;

  reason = ari_reason_of_action (rules, &after, solution->line[1]);
  if (reason == NULL)
    return NULL;

  text = rules->format (&after, solution->line[1]);
  quoted = ari_notation_quote (person, text);
  /* Translators: in an exercise: %1$s is the player’s next move in its written form, and %2$s a sentence
   * about what “it” brings, such as “It earns a capture.” */
  return g_strdup_printf (_("Then comes %1$s. %2$s"), quoted, reason);
}

/* Of the move that was named last. A right move other than the best one may not be proved to win. Where the
 * best move only prepares the point that comes next, the point is what matters. */
static void
add_reason (AriExerciseRun *self,
            AriAction       action,
            GPtrArray      *sentences)
{
  const AriRules *rules = get_rules (self);
  char *reason = NULL;

  if (self->loaded->solution->proved && is_best (self, action))
    reason = g_strdup (_("It wins, whatever happens."));
  else if (is_best (self, action))
    reason = tell_next (self, MAX (0, ari_reason_points (rules, &self->position, action)));
  if (reason == NULL)
    reason = ari_reason_of_action (rules, &self->position, action);
  if (reason == NULL && is_best (self, action))
    reason = tell_next (self, -1);

  if (reason != NULL)
    g_ptr_array_add (sentences, reason);
}

/* What @action loses by the solution, which is the only judgement that an exercise knows. What it doesn’t
 * list loses as much as the last action that it lists, or more. */
static double
find_loss (AriExerciseRun *self,
           AriAction       action,
           gboolean       *at_least)
{
  const AriSolution *solution = self->loaded->solution;
  const AriSolved *solved = ari_solution_look_up (solution, get_rules (self), &self->position, action);

  *at_least = solved == NULL || solved->at_least;

  return solved != NULL ? solved->loss : solution->actions[solution->n_actions - 1].loss;
}

/* Beside a proved win, so little may be lost that the number would say nothing. */
static gboolean
is_number (double loss)
{
  return loss >= ari_judgement_least (ARI_GLYPH_DUBIOUS);
}

/* Only afterwards: before, it would be a hint. */
static void
add_mistake (AriExerciseRun *self,
             GPtrArray      *sentences)
{
  g_autofree char *played = NULL;
  AriAction action;
  gboolean at_least;
  double loss;

  if (self->loaded->played == NULL)
    return;

  if (!ari_rules_parse (get_rules (self), &self->position, self->loaded->played, &action, NULL))
    action = ARI_ACTION_NONE;
  loss = find_loss (self, action, &at_least);
  played = ari_notation_quote (ari_rules_actor (get_rules (self), &self->position), self->loaded->played);
  if (!is_number (loss))
    g_ptr_array_add (sentences, g_strdup_printf (_("%s was played in the match."), played));
  else if (at_least)
    g_ptr_array_add (sentences,
                     g_strdup_printf (_("%1$s was played in the match; it lost at least %2$.0f points of "
                                        "winning chance."), played, 100.0 * loss));
  else
    g_ptr_array_add (sentences,
                     g_strdup_printf (_("%1$s was played in the match; it lost %2$.0f points of winning "
                                        "chance."), played, 100.0 * loss));
}

/* @sentences: (transfer full) */
static void
set_answer (AriExerciseRun   *self,
            AriExerciseState  state,
            GPtrArray        *sentences)
{
  g_autofree char *joined = NULL;

  g_ptr_array_add (sentences, NULL);
  joined = g_strjoinv (" ", (char **) sentences->pdata);
  g_free (self->answer);
  self->answer = ari_notation_say_answers (ari_match_get_setup (self->loaded->match), joined);
  self->state = state;
  g_ptr_array_unref (sentences);
}

static void
rate (AriExerciseRun *self,
      AriFsrsRating   rating,
      const char     *action)
{
  if (self->rated)
    return;

  self->rated = TRUE;
  g_signal_emit (self, signals[RATED], 0, (guint) rating, action);
}

static void
answer_right (AriExerciseRun *self,
              AriAction       action)
{
  const AriSolution *solution = self->loaded->solution;
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *mine = quote (self, action), *best = quote (self, solution->line[0]);

  if (is_best (self, action))
    {
      /* Translators: in an exercise; a move in its written form */
      g_ptr_array_add (sentences, g_strdup_printf (_("Right: %s is the best move."), mine));
      add_reason (self, action, sentences);
    }
  else
    {
      /* Translators: in an exercise; a move in its written form */
      g_ptr_array_add (sentences, g_strdup_printf (_("Right: %s is a good move."), mine));
      add_reason (self, action, sentences);
      if (solution->proved)
        /* Translators: in an exercise, after another good move; a move in its written form */
        g_ptr_array_add (sentences, g_strdup_printf (_("%s wins for certain."), best));
      else
        /* Translators: in an exercise, after another good move; a move in its written form */
        g_ptr_array_add (sentences, g_strdup_printf (_("As far as the search can tell, %s is just as good."),
                                                     best));
    }
  add_mistake (self, sentences);
  set_answer (self, ARI_EXERCISE_SOLVED, sentences);
}

static char *
tell_loss (AriExerciseRun *self,
           AriAction       action)
{
  gboolean at_least;
  double loss = find_loss (self, action, &at_least);
  g_autofree char *mine = quote (self, action);

  if (!is_number (loss))
    /* Translators: in an exercise; a move in its written form. */
    return g_strdup_printf (_("%s is a good move, but it doesn’t win for certain."), mine);
  if (at_least)
    /* Translators: in an exercise; a move in its written form, and a number from 5 to 100 */
    return g_strdup_printf (_("%1$s loses at least %2$.0f points of winning chance."), mine, 100.0 * loss);

  /* Translators: in an exercise; a move in its written form, and a number from 5 to 100 */
  return g_strdup_printf (_("%1$s loses about %2$.0f points of winning chance."), mine, 100.0 * loss);
}

static void
answer_wrong (AriExerciseRun *self,
              AriAction       action)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = get_rules (self)->format (&self->position, action);

  g_ptr_array_add (sentences, tell_loss (self, action));
  if (g_strcmp0 (text, self->loaded->played) == 0)
    g_ptr_array_add (sentences, g_strdup (_("That is what you played in the match.")));
  g_ptr_array_add (sentences, g_strdup (_("Find something better.")));
  set_answer (self, ARI_EXERCISE_ASKING, sentences);
}

/* What people play. */

static gboolean
choosing_cb (AriExerciseRun *self,
             guint           action)
{
  const AriSolution *solution = self->loaded->solution;
  g_autofree char *text = NULL;
  gboolean right;

  /* The position is looked at, or was solved. */
  if (self->state == ARI_EXERCISE_LOOKING || self->state == ARI_EXERCISE_SOLVED)
    return TRUE;

  text = get_rules (self)->format (&self->position, action);
  right = ari_solution_is_right (solution, ari_solution_look_up (solution, get_rules (self), &self->position,
                                                                 action));
  rate (self, !right ? ARI_FSRS_AGAIN : self->hinted ? ARI_FSRS_HARD : ARI_FSRS_GOOD, text);
  ari_table_refuse (self->table, NULL);
  ari_table_dismiss (self->table);
  if (right)
    {
      answer_right (self, action);
      ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self);
      ari_match_play (self->loaded->match, action, -1.0, NULL);
      reveal (self, TRUE);
    }
  else if (self->state == ARI_EXERCISE_ASKING)
    answer_wrong (self, action);
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

static void
ari_exercise_run_dispose (GObject *object)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_exercise_run_parent_class)->dispose (object);
}

static void
ari_exercise_run_finalize (GObject *object)
{
  AriExerciseRun *self = ARI_EXERCISE_RUN (object);

  g_clear_pointer (&self->loaded, ari_loaded_exercise_free);
  g_free (self->text);
  g_free (self->answer);

  G_OBJECT_CLASS (ari_exercise_run_parent_class)->finalize (object);
}

static void
ari_exercise_run_class_init (AriExerciseRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_exercise_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_exercise_run_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[RATED] = g_signal_new ("rated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
ari_exercise_run_init (AriExerciseRun *self)
{
}

/* After a right move the match has gone on, so this is said before. */
static void
sync_text (AriExerciseRun *self)
{
  g_autofree char *situation = ari_exercise_words_situation (self->loaded);
  const char *task;

  if (self->state == ARI_EXERCISE_LOOKING)
    task = _("You had seen in the match what is face up here. Remember it, and then cover it.");
  else if (self->loaded->played == NULL)
    task = _("Only one move is good here. Find it.");
  else
    task = _("You lost a lot here. Find a good move.");

  g_free (self->text);
  self->text = g_strjoin ("\n", situation, task, NULL);
}

/* Nobody remembers an old match. So what was seen in it is shown first, if it is part of the exercise to keep
 * it in mind; in a puzzle, which nobody has played, it stays in view. */
AriExerciseRun *
ari_exercise_run_new (AriLoadedExercise *loaded)
{
  AriExerciseRun *self = g_object_new (ARI_TYPE_EXERCISE_RUN, NULL);

  self->loaded = loaded;
  self->position = *ari_match_get_position (loaded->match);
  self->table = ari_table_new (loaded->match, NULL, TRUE);
  ari_table_lead (self->table);
  /* Nobody else acts. */
  ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_LESSON, self);
  g_signal_connect_swapped (self->table, "choosing", G_CALLBACK (choosing_cb), self);
  reveal (self, TRUE);
  self->state = loaded->played != NULL && is_anything_hidden (self) ? ARI_EXERCISE_LOOKING
                                                                   : ARI_EXERCISE_ASKING;
  ari_driver_set_held (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self,
                       self->state == ARI_EXERCISE_LOOKING);
  sync_text (self);

  return self;
}

const AriLoadedExercise *
ari_exercise_run_get_loaded (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), NULL);

  return self->loaded;
}

AriTable *
ari_exercise_run_get_table (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), NULL);

  return self->table;
}

AriExerciseState
ari_exercise_run_get_state (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), ARI_EXERCISE_ASKING);

  return self->state;
}

const char *
ari_exercise_run_get_text (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), NULL);

  return self->text;
}

const char *
ari_exercise_run_get_answer (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), NULL);

  return self->answer;
}

void
ari_exercise_run_cover (AriExerciseRun *self)
{
  g_return_if_fail (ARI_IS_EXERCISE_RUN (self));

  if (self->state != ARI_EXERCISE_LOOKING)
    return;

  reveal (self, FALSE);
  ari_driver_release (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self);
  ari_table_cover (self->table);
  self->state = ARI_EXERCISE_ASKING;
  sync_text (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ari_exercise_run_may_hint (AriExerciseRun *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_RUN (self), FALSE);

  return self->state == ARI_EXERCISE_ASKING && !self->hinted;
}

void
ari_exercise_run_hint (AriExerciseRun *self)
{
  AriHint *hint;

  g_return_if_fail (ARI_IS_EXERCISE_RUN (self));

  if (!ari_exercise_run_may_hint (self))
    return;

  self->hinted = TRUE;
  hint = ari_hint_of_action (ari_match_get_setup (self->loaded->match), &self->position,
                             self->loaded->solution->line[0]);
  g_free (self->answer);
  self->answer = ari_exercise_words_hint (hint);
  /* The table passes it on to screen readers, which must hear what the card shows. */
  g_set_str (&hint->where, self->answer);
  ari_table_refuse (self->table, NULL);
  ari_hint_session_give (ari_table_get_hint (self->table), hint);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_exercise_run_show (AriExerciseRun *self)
{
  GPtrArray *sentences;
  g_autofree char *best = NULL;

  g_return_if_fail (ARI_IS_EXERCISE_RUN (self));

  if (self->state != ARI_EXERCISE_ASKING)
    return;

  rate (self, ARI_FSRS_AGAIN, NULL);
  best = quote (self, self->loaded->solution->line[0]);
  sentences = g_ptr_array_new_with_free_func (g_free);
  /* Translators: in an exercise; a move in its written form */
  g_ptr_array_add (sentences, g_strdup_printf (_("The best move is %s."), best));
  add_reason (self, self->loaded->solution->line[0], sentences);
  add_mistake (self, sentences);
  set_answer (self, ARI_EXERCISE_SHOWN, sentences);
  reveal (self, TRUE);
  ari_table_refuse (self->table, NULL);
  ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self);
  ari_table_preview (self->table, self->loaded->solution->line, self->loaded->solution->n_line);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-run.h"

#include <glib/gi18n-lib.h>

#include "ari-lesson-progress.h"
#include "ari-performer.h"
#include "ari-sentences.h"

struct _AriLessonRun
{
  AriTask          parent_instance;

  const AriLesson *lesson;
  GSettings       *settings; /* (nullable) owned */
  guint            number;
  char            *underway; /* (nullable) the performance of the feat, if it counts for this step */
  gboolean         shows;    /* it is the one of Show Me */
  char            *outcome;  /* (nullable) of the last feat of this step */
  guint64          solved;   /* a bit for each step that was solved, perhaps in an earlier run */
};

G_DEFINE_FINAL_TYPE (AriLessonRun, ari_lesson_run, ARI_TYPE_TASK)

static const AriLessonStep *
get_step (AriLessonRun *self)
{
  return &self->lesson->steps[self->number];
}

static AriTable *
get_table (AriLessonRun *self)
{
  return ari_task_get_table (ARI_TASK (self));
}

static AriMatch *
get_match (AriLessonRun *self)
{
  return ari_table_get_match (get_table (self));
}

static gboolean
asks (AriLessonRun *self)
{
  return ari_task_asks (ARI_TASK (self));
}

/* What became of a feat comes first; the table has announced it by then. */
static void
set_answer (AriLessonRun *self,
            AriTaskState  state,
            const char   *answer)
{
  g_autofree char *both = ari_sentences_join (answer != NULL ? self->outcome : NULL, answer);

  ari_task_set_answer (ARI_TASK (self), state, both, answer);
}

/* The position. */

/* The lessons are our own data, so an illegal action in them is a bug: abort. */
static void
play (AriLessonRun *self,
      const char   *actions)
{
  g_auto(GStrv) words = g_strsplit (actions != NULL ? actions : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      if (!ari_match_play_text (get_match (self), words[i], -1, &error))
        g_error ("The lesson %s can’t play %s in step %u: %s", self->lesson->id, words[i], self->number + 1,
                 error->message);
    }
}

/* How many plies of the match are the first ones of @words. */
static guint
count_common (AriMatch  *match,
              char     **words)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autofree char *text = NULL;
      AriPosition before;

      ari_match_get_position_at (match, i, &before);
      text = rules->format (&before, ari_ply_get_action (ply));
      if (g_strcmp0 (words[i], text) != 0)
        return i;
    }

  return n;
}

/* Changes only what differs, so that a step that follows shows what has just been played, and no more. */
static void
set_position (AriLessonRun *self)
{
  AriMatch *match = get_match (self);
  g_autofree char *record = ari_lesson_record (self->lesson, self->number), *rest = NULL;
  g_auto(GStrv) words = g_strsplit (record, " ", -1);
  guint n = count_common (match, words);

  if (n < g_list_model_get_n_items (G_LIST_MODEL (match)))
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), n);

      ari_match_remove (match, ply);
    }
  rest = g_strjoinv (" ", words + n);
  play (self, *rest != '\0' ? rest : NULL);
}

static void
set_overlay (AriLessonRun *self)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (get_table (self));
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);

  for (guint i = 0; i < n; i++)
    {
      const char *id = choices[i].id;

      ari_overlay_switches_set (overlays, id, g_strcmp0 (id, get_step (self)->overlay) == 0);
    }
}

/* The step at its position, before anything is played in it. */
static void
begin_step (AriLessonRun *self)
{
  const AriLessonStep *step = get_step (self);
  g_autofree char *number = g_strdup_printf (_("Step %1$u of %2$u"), self->number + 1, self->lesson->n_steps);
  g_auto(GStrv) foreseen = ari_lesson_foresee_answers (self->lesson, self->number);

  g_clear_pointer (&self->underway, g_free);
  g_clear_pointer (&self->outcome, g_free);
  ari_task_begin (ARI_TASK (self), ari_lesson_asks (step) ? ARI_TASK_ASKING : ARI_TASK_IDLE, number,
                  _(step->text), (const char *const *) foreseen, step->calm);
  ari_table_refuse (get_table (self), NULL);
  ari_table_point_out (get_table (self), NULL, 0);
  set_overlay (self);
}

static void
go_to (AriLessonRun *self,
       guint         number)
{
  self->number = number;
  set_position (self);
  begin_step (self);
}

/* The next step follows from what was played, although the lesson would have shown another action. */
static void
follow_on (AriLessonRun *self)
{
  play (self, get_step (self)->then);
  self->number++;
  begin_step (self);
}

/* What people play. */

static char *
format (AriLessonRun *self,
        AriAction     action)
{
  AriMatch *match = get_match (self);

  return ari_match_get_rules (match)->format (ari_match_get_position (match), action);
}

/* (nullable): what the step says to a wrong action. */
static const char *
find_reply (const AriLessonStep *step,
            const char          *action)
{
  if (ari_lesson_matches (step->accepts, action))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (step->replies) && step->replies[i].actions != NULL; i++)
    if (ari_lesson_matches (step->replies[i].actions, action))
      return _(step->replies[i].text);

  return _(step->otherwise);
}

static void
note_solved (AriLessonRun *self)
{
  self->solved |= G_GUINT64_CONSTANT (1) << self->number;
}

static AriTaskState
ari_lesson_run_judge (AriTask    *task,
                      AriAction   action,
                      char      **answer)
{
  AriLessonRun *self = ARI_LESSON_RUN (task);
  g_autofree char *text = format (self, action);
  const char *reply = find_reply (get_step (self), text), *praise = get_step (self)->praise;

  *answer = g_strdup (reply != NULL || praise == NULL ? reply : _(praise));

  return reply != NULL ? ARI_TASK_WRONG : ARI_TASK_SOLVED;
}

static void
ari_lesson_run_solve (AriTask   *task,
                      AriAction  action)
{
  AriLessonRun *self = ARI_LESSON_RUN (task);
  g_autofree char *text = format (self, action);

  ari_table_refuse (get_table (self), NULL);
  play (self, text);
  note_solved (self);
  if (get_step (self)->praise == NULL)
    follow_on (self);
}

/* Where there is nothing to play, the answer to each click names the button that leads on. */
static void
ari_lesson_run_idle (AriTask *task)
{
  AriLessonRun *self = ARI_LESSON_RUN (task);
  g_autofree char *text = ari_lesson_answer_idle (self->lesson, self->number);

  set_answer (self, ari_task_get_state (task), text);
  ari_task_changed (task);
}

/* An unclear click may mean a wrong action: what the step says to it helps more than how to choose it. */
static char *
proposing_cb (AriLessonRun *self,
              guint         action)
{
  g_autofree char *text = format (self, action);

  return asks (self) ? g_strdup (find_reply (get_step (self), text)) : NULL;
}

/* Feats. */

static const AriPerformer *
get_performer (AriLessonRun *self)
{
  return ari_performer_of (ari_lesson_rules (self->lesson)->feats->kind);
}

/* The feat is over. None counts in the match of the lesson, so nothing has to be taken back. */
static void
judge_feat (AriLessonRun *self)
{
  g_autofree char *performance = g_steal_pointer (&self->underway);
  const AriLessonStep *step = get_step (self);
  const AriPerformer *performer = get_performer (self);

  g_free (self->outcome);
  self->outcome = performer->tell (performance);
  /* After the one that the step asks for, people may perform more: each is told, and the praise stays. */
  if (!asks (self))
    {
      set_answer (self, ARI_TASK_SOLVED, ari_task_get_card (ARI_TASK (self))->said);
    }
  else if (self->shows)
    {
      set_answer (self, ARI_TASK_TOLD, _("That is how it’s done. Now it’s your turn."));
    }
  else if (performer->meets (performance, step->feat))
    {
      note_solved (self);
      set_answer (self, ARI_TASK_SOLVED, _(step->praise));
    }
  else
    {
      set_answer (self, ARI_TASK_WRONG, _(step->otherwise));
    }
  ari_task_changed (ARI_TASK (self));
}

static gboolean
is_idle (AriLessonRun *self)
{
  return ari_feat_sequence_get_state (ari_table_get_feats (get_table (self))) == ARI_FEAT_STATE_IDLE;
}

/* Without a view, nothing is shown, and the feat is over at once. */
static void
watch_feat (AriLessonRun *self,
            const char   *performance,
            gboolean      shows)
{
  if (get_step (self)->feat == NULL)
    return;

  g_set_str (&self->underway, performance);
  self->shows = shows;
  if (is_idle (self))
    judge_feat (self);
}

static gboolean
performing_cb (AriLessonRun *self,
               const char   *performance)
{
  watch_feat (self, performance, FALSE);

  return TRUE;
}

static void
feats_cb (AriLessonRun *self)
{
  if (self->underway != NULL
      && ari_feat_sequence_get_state (ari_table_get_feats (get_table (self))) == ARI_FEAT_STATE_DONE)
    judge_feat (self);
}

/* What the step asks for. */
static void
show_feat (AriLessonRun *self)
{
  g_autofree char *performance = get_performer (self)->show (get_step (self)->feat);

  ari_feat_sequence_perform (ari_table_get_feats (get_table (self)), performance);
  watch_feat (self, performance, TRUE);
}

/* Names the right action, and marks it on the board; or performs the feat that the step asks for. */
static void
show (AriLessonRun *self)
{
  AriMatch *match = get_match (self);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *solution = ari_lesson_solution (get_step (self)), *advice = NULL, *text = NULL;
  AriSpot picks[ARI_MAX_PICKS];
  AriAction action;
  guint n;

  if (get_step (self)->feat != NULL)
    {
      show_feat (self);
      return;
    }
  if (!ari_rules_parse (rules, ari_match_get_position (match), solution, &action, NULL))
    return;

  n = rules->picks (ari_match_get_position (match), action, picks);
  ari_table_point_out (get_table (self), picks, n);
  advice = ari_rules_advise (rules, ari_match_get_position (match), action, ari_match_get_names (match));
  /* Translators: in a lesson; %s is a move in words, such as “place a stick on d4e5”. */
  text = g_strdup_printf (_("Here’s how: %s."), advice);
  set_answer (self, ARI_TASK_TOLD, text);
  ari_task_changed (ARI_TASK (self));
}

/* What people do. */

/* To the next lesson or, after the last one, back; or to a match. */
static guint
ways_out (const AriLesson *lesson)
{
  return ARI_TASK_PLAY | (ari_lesson_next (lesson) != NULL ? ARI_TASK_NEXT_LESSON : ARI_TASK_FINISH);
}

static guint
ari_lesson_run_get_deeds (AriTask *task)
{
  AriLessonRun *self = ARI_LESSON_RUN (task);
  guint deeds = self->number > 0 ? ARI_TASK_BACK | ARI_TASK_START_OVER : 0;

  /* While a feat is performed, there is nothing to show. */
  if (asks (self))
    return deeds | ARI_TASK_SKIP | (is_idle (self) ? ARI_TASK_SHOW : 0);

  return deeds | (ari_lesson_run_is_last (self) ? ways_out (self->lesson) : ARI_TASK_NEXT);
}

static void
go_on (AriLessonRun *self)
{
  g_autofree char *solution = asks (self) ? ari_lesson_solution (get_step (self)) : NULL;

  if (get_step (self)[1].record != NULL)
    {
      go_to (self, self->number + 1);
      return;
    }
  if (solution != NULL)
    play (self, solution);
  follow_on (self);
}

static void
ari_lesson_run_act (AriTask     *task,
                    AriTaskDeed  deed)
{
  AriLessonRun *self = ARI_LESSON_RUN (task);

  if (deed == ARI_TASK_SHOW)
    {
      show (self);
      return;
    }

  if (deed == ARI_TASK_BACK)
    go_to (self, self->number - 1);
  else if (deed == ARI_TASK_START_OVER)
    go_to (self, 0);
  else
    go_on (self);
  ari_task_changed (task);
}

/* The board keeps one size from step to step. Where a feat is performed, its view has its own. */
static void
ari_lesson_run_reserve (AriTask        *task,
                        AriTaskReserve  func,
                        gpointer        data)
{
  const AriLesson *lesson = ARI_LESSON_RUN (task)->lesson;

  for (guint i = 0; i < lesson->n_steps; i++)
    if (lesson->steps[i].feat == NULL)
      {
        g_auto(GStrv) foreseen = ari_lesson_foresee_answers (lesson, i);

        func (data, _(lesson->steps[i].text), (const char *const *) foreseen);
      }
}

/* A lesson is done at its last step, however you leave it. If steps were skipped, it resumes at the first of
 * them instead. */
static void
keep_progress (AriLessonRun *self)
{
  if (!ari_lesson_run_is_last (self))
    ari_lesson_progress_set (self->settings, self->lesson, self->number, self->solved);
  else if (ari_lesson_first_unsolved (self->lesson, self->solved) < self->lesson->n_steps
           && !ari_lesson_progress_is_done (self->settings, self->lesson))
    ari_lesson_progress_skip (self->settings, self->lesson, self->solved);
  else
    ari_lesson_progress_finish (self->settings, self->lesson);
}

static void
ari_lesson_run_changed (AriTask *task)
{
  keep_progress (ARI_LESSON_RUN (task));
}

static void
ari_lesson_run_finalize (GObject *object)
{
  AriLessonRun *self = ARI_LESSON_RUN (object);

  g_clear_object (&self->settings);
  g_free (self->underway);
  g_free (self->outcome);

  G_OBJECT_CLASS (ari_lesson_run_parent_class)->finalize (object);
}

static void
ari_lesson_run_class_init (AriLessonRunClass *klass)
{
  AriTaskClass *task_class = ARI_TASK_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ari_lesson_run_finalize;
  task_class->help = "lessons";
  task_class->get_deeds = ari_lesson_run_get_deeds;
  task_class->act = ari_lesson_run_act;
  task_class->judge = ari_lesson_run_judge;
  task_class->solve = ari_lesson_run_solve;
  task_class->idle = ari_lesson_run_idle;
  task_class->reserve = ari_lesson_run_reserve;
  task_class->changed = ari_lesson_run_changed;
}

static void
ari_lesson_run_init (AriLessonRun *self)
{
}

AriLessonRun *
ari_lesson_run_new (const AriLesson *lesson,
                    guint            step)
{
  AriLessonRun *self = g_object_new (ARI_TYPE_LESSON_RUN, NULL);
  g_autoptr(AriMatch) match = ari_lesson_match_new (lesson);
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  const AriLesson *after = ari_lesson_next (lesson);

  self->lesson = lesson;
  ari_task_set_titles (ARI_TASK (self), _(lesson->title), ari_rules_short_name (ari_lesson_rules (lesson)),
                       after != NULL ? after->id : NULL);
  ari_task_set_table (ARI_TASK (self), table,
                      ARI_TASK_BACK | ARI_TASK_START_OVER | ARI_TASK_SHOW | ARI_TASK_NEXT | ARI_TASK_SKIP
                        | ways_out (lesson));
  g_signal_connect_object (ari_table_get_input (table), "proposing", G_CALLBACK (proposing_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "performing", G_CALLBACK (performing_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ari_table_get_feats (table), "changed", G_CALLBACK (feats_cb), self,
                           G_CONNECT_SWAPPED);
  go_to (self, step < lesson->n_steps ? step : 0);
  self->solved = ari_lesson_steps_before (self->number);

  return self;
}

AriLessonRun *
ari_lesson_run_resume (const AriLesson *lesson,
                       GSettings       *settings)
{
  AriLessonRun *self = ari_lesson_run_new (lesson, ari_lesson_progress_get_step (settings, lesson));

  g_set_object (&self->settings, settings);
  self->solved = ari_lesson_progress_get_solved (settings, lesson);
  keep_progress (self);

  return self;
}

const AriLesson *
ari_lesson_run_get_lesson (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  return self->lesson;
}

guint
ari_lesson_run_get_step (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), 0);

  return self->number;
}

gboolean
ari_lesson_run_is_last (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), FALSE);

  return self->number + 1 == self->lesson->n_steps;
}

guint64
ari_lesson_run_get_solved (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), 0);

  return self->solved;
}

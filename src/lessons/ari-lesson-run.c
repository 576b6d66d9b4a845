/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-run.h"

#include <glib/gi18n-lib.h>

#include "ari-toss-words.h"

struct _AriLessonRun
{
  GObject          parent_instance;

  const AriLesson *lesson;
  AriTable        *table;   /* owned */
  guint            number;
  AriLessonState   state;
  AriLessonAnswer  kind;
  char            *answer;  /* (nullable) */
  char            *release; /* (nullable) of the ring in the air, if it counts for this step */
  gboolean         shows;   /* that ring is the one of Show Me */
  char            *outcome; /* (nullable) of the last ring of this step */
  guint64          solved;  /* a bit for each step that was solved, perhaps in an earlier run */
};

enum
{
  CHANGED,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriLessonRun, ari_lesson_run, G_TYPE_OBJECT)

static const AriLessonStep *
get_step (AriLessonRun *self)
{
  return &self->lesson->steps[self->number];
}

static void
set_answer (AriLessonRun    *self,
            AriLessonState   state,
            AriLessonAnswer  kind,
            const char      *answer)
{
  self->state = state;
  self->kind = kind;
  g_set_str (&self->answer, answer);
  /* Pieces that could be picked would look as if something was still to be played. */
  ari_driver_set_held (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self,
                       state != ARI_LESSON_ASKING);
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

      if (!ari_match_play_text (ari_table_get_match (self->table), words[i], -1, &error))
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
  AriMatch *match = ari_table_get_match (self->table);
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
  AriOverlaySwitches *overlays = ari_table_get_overlays (self->table);
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
  AriLessonState state = ari_lesson_asks (get_step (self)) ? ARI_LESSON_ASKING : ARI_LESSON_READING;

  g_clear_pointer (&self->release, g_free);
  g_clear_pointer (&self->outcome, g_free);
  set_answer (self, state, ARI_LESSON_NO_ANSWER, NULL);
  ari_table_refuse (self->table, NULL);
  ari_table_point_out (self->table, NULL, 0);
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
  AriMatch *match = ari_table_get_match (self->table);

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

static void
solve (AriLessonRun *self)
{
  const AriLessonStep *step = get_step (self);

  note_solved (self);

  if (step->praise == NULL)
    follow_on (self);
  else
    set_answer (self, ARI_LESSON_SOLVED, ARI_LESSON_RIGHT, _(step->praise));
}

/* Where there is nothing to play, the answer to each click names the button that leads on. */
static void
answer_idle (AriLessonRun *self)
{
  gboolean reads = self->state == ARI_LESSON_READING;
  g_autofree char *text = ari_lesson_answer_idle (self->lesson, self->number);

  set_answer (self, self->state, reads ? ARI_LESSON_SHOWN : ARI_LESSON_RIGHT, text);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
idle_cb (AriLessonRun *self)
{
  if (self->state != ARI_LESSON_ASKING)
    answer_idle (self);
}

static gboolean
choosing_cb (AriLessonRun *self,
             guint         action)
{
  g_autofree char *text = format (self, action);
  const char *reply;

  if (self->state != ARI_LESSON_ASKING)
    {
      answer_idle (self);
      return TRUE;
    }

  reply = find_reply (get_step (self), text);
  if (reply != NULL)
    {
      set_answer (self, ARI_LESSON_ASKING, ARI_LESSON_WRONG, reply);
    }
  else
    {
      ari_table_refuse (self->table, NULL);
      play (self, text);
      solve (self);
    }
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

/* An unclear click may mean a wrong action: what the step says to it helps more than how to choose it. */
static char *
proposing_cb (AriLessonRun *self,
              guint         action)
{
  g_autofree char *text = format (self, action);

  return self->state == ARI_LESSON_ASKING ? g_strdup (find_reply (get_step (self), text)) : NULL;
}

/* Rings. */

/* The ring has landed. None of them counts in the match of the lesson, so nothing has to be taken back. */
static void
judge_toss (AriLessonRun *self)
{
  g_autofree char *text = g_steal_pointer (&self->release);
  const AriLessonStep *step = get_step (self);
  AriRelease release;
  AriFlight flight;

  if (!ari_release_parse (text, &release, NULL))
    return;

  ari_flight_start (&flight, &release);
  ari_flight_finish (&flight);
  g_free (self->outcome);
  self->outcome = ari_toss_tell (&release, &flight);
  /* After the one that the step asks for, people may toss more: each is told, and the praise stays. */
  if (self->state != ARI_LESSON_SOLVED && self->shows)
    set_answer (self, ARI_LESSON_ASKING, ARI_LESSON_SHOWN, _("That is how it’s done. Now it’s your turn."));
  else if (self->state != ARI_LESSON_SOLVED && ari_lesson_accepts_toss (step->toss, &release))
    {
      note_solved (self);
      set_answer (self, ARI_LESSON_SOLVED, ARI_LESSON_RIGHT, _(step->praise));
    }
  else if (self->state != ARI_LESSON_SOLVED)
    set_answer (self, ARI_LESSON_ASKING, ARI_LESSON_WRONG, _(step->otherwise));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Without a view, nothing flies, and the ring is down at once. */
static void
watch_toss (AriLessonRun *self,
            const char   *release,
            gboolean      shows)
{
  if (get_step (self)->toss == ARI_LESSON_NO_TOSS)
    return;

  g_set_str (&self->release, release);
  self->shows = shows;
  if (ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) == ARI_TOSS_IN_HAND)
    judge_toss (self);
}

static gboolean
tossing_cb (AriLessonRun *self,
            const char   *release)
{
  watch_toss (self, release, FALSE);

  return TRUE;
}

static void
tosses_cb (AriLessonRun *self)
{
  if (self->release != NULL
      && ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) == ARI_TOSS_DOWN)
    judge_toss (self);
}

/* The ring that the step asks for. */
static void
show_toss (AriLessonRun *self)
{
  AriTossSequence *tosses = ari_table_get_tosses (self->table);
  AriRelease model = ari_lesson_model_toss (get_step (self)->toss);
  g_autofree char *release = ari_release_to_text (&model);

  ari_toss_sequence_throw (tosses, release);
  watch_toss (self, release, TRUE);
}

static void
ari_lesson_run_dispose (GObject *object)
{
  AriLessonRun *self = ARI_LESSON_RUN (object);

  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (ari_table_get_tosses (self->table), self);
      g_signal_handlers_disconnect_by_data (ari_table_get_input (self->table), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
    }
  g_clear_object (&self->table);
  g_clear_pointer (&self->answer, g_free);
  g_clear_pointer (&self->release, g_free);
  g_clear_pointer (&self->outcome, g_free);

  G_OBJECT_CLASS (ari_lesson_run_parent_class)->dispose (object);
}

static void
ari_lesson_run_class_init (AriLessonRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_lesson_run_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
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

  self->lesson = lesson;
  self->table = ari_table_new (match, NULL, TRUE);
  ari_table_lead (self->table);
  /* The lesson itself plays for all others and for chance. */
  ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_LESSON, self);
  g_signal_connect_swapped (self->table, "choosing", G_CALLBACK (choosing_cb), self);
  g_signal_connect_swapped (ari_table_get_input (self->table), "proposing", G_CALLBACK (proposing_cb), self);
  g_signal_connect_swapped (self->table, "idle", G_CALLBACK (idle_cb), self);
  g_signal_connect_swapped (self->table, "tossing", G_CALLBACK (tossing_cb), self);
  g_signal_connect_swapped (ari_table_get_tosses (self->table), "changed", G_CALLBACK (tosses_cb), self);
  go_to (self, step < lesson->n_steps ? step : 0);
  self->solved = ari_lesson_steps_before (self->number);

  return self;
}

const AriLesson *
ari_lesson_run_get_lesson (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  return self->lesson;
}

AriTable *
ari_lesson_run_get_table (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  return self->table;
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

void
ari_lesson_run_set_solved (AriLessonRun *self,
                           guint64       solved)
{
  g_return_if_fail (ARI_IS_LESSON_RUN (self));

  self->solved = solved;
}

AriLessonState
ari_lesson_run_get_state (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), ARI_LESSON_READING);

  return self->state;
}

const char *
ari_lesson_run_get_text (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  return _(get_step (self)->text);
}

const char *
ari_lesson_run_get_answer (AriLessonRun    *self,
                           AriLessonAnswer *kind)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  if (kind != NULL)
    *kind = self->kind;

  return self->answer;
}

const char *
ari_lesson_run_get_outcome (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), NULL);

  return self->outcome;
}

gboolean
ari_lesson_run_is_calm (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), FALSE);

  return get_step (self)->calm;
}

void
ari_lesson_run_back (AriLessonRun *self)
{
  g_return_if_fail (ARI_IS_LESSON_RUN (self));

  if (self->number == 0)
    return;

  go_to (self, self->number - 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_lesson_run_start_over (AriLessonRun *self)
{
  g_return_if_fail (ARI_IS_LESSON_RUN (self));

  go_to (self, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* To a step that follows from this one. */
static void
skip (AriLessonRun *self)
{
  g_autofree char *solution = ari_lesson_solution (get_step (self));

  if (self->state == ARI_LESSON_ASKING && solution != NULL)
    play (self, solution);
  follow_on (self);
}

void
ari_lesson_run_next (AriLessonRun *self)
{
  g_return_if_fail (ARI_IS_LESSON_RUN (self));

  if (ari_lesson_run_is_last (self))
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }

  if (get_step (self)[1].record != NULL)
    go_to (self, self->number + 1);
  else
    skip (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ari_lesson_run_can_show (AriLessonRun *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_RUN (self), FALSE);

  return self->state == ARI_LESSON_ASKING
         && ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) == ARI_TOSS_IN_HAND;
}

void
ari_lesson_run_show (AriLessonRun *self)
{
  AriMatch *match;
  const AriRules *rules;
  g_autofree char *solution = NULL, *advice = NULL, *text = NULL;
  AriSpot picks[ARI_MAX_PICKS];
  AriAction action;
  guint n;

  g_return_if_fail (ARI_IS_LESSON_RUN (self));

  if (!ari_lesson_run_can_show (self))
    return;
  if (get_step (self)->toss != ARI_LESSON_NO_TOSS)
    {
      show_toss (self);
      return;
    }

  match = ari_table_get_match (self->table);
  rules = ari_match_get_rules (match);
  solution = ari_lesson_solution (get_step (self));
  if (!ari_rules_parse (rules, ari_match_get_position (match), solution, &action, NULL))
    return;

  n = rules->picks (ari_match_get_position (match), action, picks);
  ari_table_point_out (self->table, picks, n);
  advice = ari_rules_advise (rules, ari_match_get_position (match), action, ari_match_get_names (match));
  /* Translators: in a lesson; %s is a move in words, such as “place a stick on d4e5”. */
  text = g_strdup_printf (_("Here’s how: %s."), advice);
  set_answer (self, ARI_LESSON_ASKING, ARI_LESSON_SHOWN, text);
  g_signal_emit (self, signals[CHANGED], 0);
}

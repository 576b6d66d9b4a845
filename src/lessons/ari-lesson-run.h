/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-lesson.h"
#include "ari-table.h"

G_BEGIN_DECLS

/**
 * AriLessonState:
 * @ARI_LESSON_READING: the step has nothing to play
 * @ARI_LESSON_ASKING: the step waits for an action
 * @ARI_LESSON_SOLVED: a right action was played
 */
typedef enum
{
  ARI_LESSON_READING,
  ARI_LESSON_ASKING,
  ARI_LESSON_SOLVED,
} AriLessonState;

/**
 * AriLessonAnswer: what the answer says
 * @ARI_LESSON_NO_ANSWER: nothing was played yet
 * @ARI_LESSON_WRONG: why the action is not the one that is asked for
 * @ARI_LESSON_SHOWN: which action is
 * @ARI_LESSON_RIGHT: what the right action brings
 */
typedef enum
{
  ARI_LESSON_NO_ANSWER,
  ARI_LESSON_WRONG,
  ARI_LESSON_SHOWN,
  ARI_LESSON_RIGHT,
} AriLessonAnswer;

#define ARI_TYPE_LESSON_RUN (ari_lesson_run_get_type ())
/**
 * AriLessonRun:
 *
 * A person who takes a lesson: the step, the table with its position, and the answer to what was played last.
 * Wrong actions are answered, and never played. The match of the table is kept nowhere.
 *
 * Signals: "changed": the step, the state or the answer; "finished": the last step has been left forwards.
 */
G_DECLARE_FINAL_TYPE (AriLessonRun, ari_lesson_run, ARI, LESSON_RUN, GObject)

/* @step: where to begin; a number that the lesson does not have begins it anew */
AriLessonRun    *ari_lesson_run_new        (const AriLesson *lesson,
                                            guint            step) G_GNUC_WARN_UNUSED_RESULT;
const AriLesson *ari_lesson_run_get_lesson (AriLessonRun    *self);
/* (transfer none) */
AriTable        *ari_lesson_run_get_table  (AriLessonRun    *self);
/* From 0. */
guint            ari_lesson_run_get_step   (AriLessonRun    *self);
gboolean         ari_lesson_run_is_last    (AriLessonRun    *self);
AriLessonState   ari_lesson_run_get_state  (AriLessonRun    *self);
/* The translated text of the step. */
const char      *ari_lesson_run_get_text   (AriLessonRun    *self);
/* @kind: (out) (optional). Returns (nullable): translated */
const char      *ari_lesson_run_get_answer (AriLessonRun    *self,
                                            AriLessonAnswer *kind);
/* Returns (nullable): how the last ring of this step ended, translated; the answer comments on it. */
const char      *ari_lesson_run_get_outcome (AriLessonRun   *self);
/* Whether rings are tossed without time pressure in this step. */
gboolean         ari_lesson_run_is_calm    (AriLessonRun    *self);
/* To the step before this one. */
void             ari_lesson_run_back       (AriLessonRun    *self);
/* To the first step. What was solved stays so. */
void             ari_lesson_run_start_over (AriLessonRun   *self);
/* To the next step, without counting this one as solved. */
void             ari_lesson_run_next       (AriLessonRun    *self);
/* The steps that were solved: a set with a bit for each. A new run takes those before its first step for
 * solved. */
guint64          ari_lesson_run_get_solved (AriLessonRun    *self);
void             ari_lesson_run_set_solved (AriLessonRun    *self,
                                            guint64          solved);
/* Whether there is something to show: not while a ring flies. */
gboolean         ari_lesson_run_can_show   (AriLessonRun    *self);
/* Names the right action, and marks it on the board; or tosses the ring that the step asks for. */
void             ari_lesson_run_show       (AriLessonRun    *self);

G_END_DECLS

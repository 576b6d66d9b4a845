/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-lesson.h"
#include "ari-table.h"
#include "ari-task.h"

G_BEGIN_DECLS

#define ARI_TYPE_LESSON_RUN (ari_lesson_run_get_type ())
/**
 * AriLessonRun:
 *
 * A person who takes a lesson: each step is a task, and all of them are at one table.
 */
G_DECLARE_FINAL_TYPE (AriLessonRun, ari_lesson_run, ARI, LESSON_RUN, AriTask)

/* @step: where to begin; a number that the lesson does not have begins it anew. Nothing is remembered. */
AriLessonRun    *ari_lesson_run_new        (const AriLesson *lesson,
                                            guint            step) G_GNUC_WARN_UNUSED_RESULT;
/* Begins where @settings (nullable) say, and keeps there how far the person gets. */
AriLessonRun    *ari_lesson_run_resume     (const AriLesson *lesson,
                                            GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;
const AriLesson *ari_lesson_run_get_lesson (AriLessonRun    *self);
/* From 0. */
guint            ari_lesson_run_get_step   (AriLessonRun    *self);
gboolean         ari_lesson_run_is_last    (AriLessonRun    *self);
/* The steps that were solved: a set with a bit for each. A new run takes those before its first step for
 * solved. */
guint64          ari_lesson_run_get_solved (AriLessonRun    *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-lesson.h"

G_BEGIN_DECLS

/* How far a person has got with the lessons, in the settings of the program. @settings may be NULL: then
 * nothing is remembered. */

/* The step where the lesson goes on, from 0. */
guint    ari_lesson_progress_get_step   (GSettings       *settings,
                                         const AriLesson *lesson);
/* The steps that were solved, as ari_lesson_run_get_solved(). A version of the program that didn't keep them
 * kept the step: those before it count. */
guint64  ari_lesson_progress_get_solved (GSettings       *settings,
                                         const AriLesson *lesson);
void     ari_lesson_progress_set        (GSettings       *settings,
                                         const AriLesson *lesson,
                                         guint            step,
                                         guint64          solved);
/* Its end was reached, but a step had been skipped: it goes on at the first of those. @solved: as above. */
void     ari_lesson_progress_skip       (GSettings       *settings,
                                         const AriLesson *lesson,
                                         guint64          solved);
/* Whether that is so, and it still goes on there. */
gboolean ari_lesson_progress_is_skipped (GSettings       *settings,
                                         const AriLesson *lesson);
/* Whether it was taken to its end at least once. */
gboolean ari_lesson_progress_is_done    (GSettings       *settings,
                                         const AriLesson *lesson);
/* It was taken to its end, and starts over the next time. */
void     ari_lesson_progress_finish     (GSettings       *settings,
                                         const AriLesson *lesson);
/* Whether no lesson of the game has been begun. */
gboolean ari_lesson_progress_is_new     (GSettings       *settings,
                                         const AriRules  *rules);

G_END_DECLS

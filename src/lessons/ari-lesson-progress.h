/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-lesson.h"

G_BEGIN_DECLS

/* How far a person has got with the lessons, in the settings of the program. @settings may be NULL: then
 * nothing is remembered. */

/* The step where the lesson goes on, from 0. */
guint    ari_lesson_progress_get_step (GSettings       *settings,
                                       const AriLesson *lesson);
void     ari_lesson_progress_set_step (GSettings       *settings,
                                       const AriLesson *lesson,
                                       guint            step);
/* Whether it was taken to its end at least once. */
gboolean ari_lesson_progress_is_done  (GSettings       *settings,
                                       const AriLesson *lesson);
/* It was taken to its end, and begins anew the next time. */
void     ari_lesson_progress_finish   (GSettings       *settings,
                                       const AriLesson *lesson);
/* Whether no lesson of the game has been begun. */
gboolean ari_lesson_progress_is_new   (GSettings       *settings,
                                       const AriRules  *rules);

G_END_DECLS

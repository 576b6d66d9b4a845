/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-lesson-run.h"

G_BEGIN_DECLS

#define ARI_TYPE_LESSON_PAGE (ari_lesson_page_get_type ())
/**
 * AriLessonPage:
 *
 * A lesson: the board of its table, and beside it a card with the text of the step and the answer to what was
 * played. Actions of the group "lesson": back, show, next.
 */
G_DECLARE_FINAL_TYPE (AriLessonPage, ari_lesson_page, ARI, LESSON_PAGE, AdwNavigationPage)

/* Begins where the settings say. @settings: (nullable): without them, nothing is remembered */
AriLessonPage *ari_lesson_page_new     (const AriLesson *lesson,
                                        GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none) */
AriLessonRun  *ari_lesson_page_get_run (AriLessonPage   *self);

G_END_DECLS

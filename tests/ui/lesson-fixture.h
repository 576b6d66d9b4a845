/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-lesson-run.h"
#include "ari-task-page.h"
#include "task-fixture.h"

G_BEGIN_DECLS

AriLessonRun  *lesson_get_run       (AriTaskPage   *page);
/* The first lesson of the game, opened by its button. */
AriTaskPage *lesson_open          (Case          *c,
                                     const char    *game,
                                     int            width,
                                     int            height);
/* Makes those of the picks that play @text from @first to before @end, as a pointer or a key would. */
void           lesson_pick_some     (AriTaskPage *page,
                                     const char    *text,
                                     guint          first,
                                     guint          end);
/* All of them. */
void           lesson_pick          (AriTaskPage *page,
                                     const char    *text);
void           lesson_wait_for_step (AriTaskPage *page,
                                     guint          step);
/* Waits until the window shows that lesson. */
AriTaskPage *lesson_wait_for      (Case            *c,
                                     const AriLesson *lesson);
/* Goes back to the page of the game. */
void           lesson_leave         (Case          *c,
                                     AriTaskPage *page);
/* The button that leads on: to the next step, to the next lesson or, after the last one, to a match.
 * (transfer full) */
const char    *lesson_main_label    (AriTaskPage *page);
/* Solves the step, and goes on. */
void           lesson_take_step     (AriTaskPage *page,
                                     guint          number);
/* No letter is underlined twice on the page. */
void           lesson_assert_letters (AriTaskPage *page);
/* Whether the card shows its whole text. */
gboolean       lesson_is_whole      (AriTaskPage *page);

G_END_DECLS

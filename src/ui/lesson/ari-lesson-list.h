/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-lesson.h"

G_BEGIN_DECLS

#define ARI_TYPE_LESSON_LIST (ari_lesson_list_get_type ())
/**
 * AriLessonList:
 *
 * The lessons of a game, with how far the person has got. Hidden where there are none.
 */
G_DECLARE_FINAL_TYPE (AriLessonList, ari_lesson_list, ARI, LESSON_LIST, AdwBin)

/* Call once. @settings: (nullable) */
void ari_lesson_list_set_rules (AriLessonList  *self,
                                const AriRules *rules,
                                GSettings      *settings);

G_END_DECLS

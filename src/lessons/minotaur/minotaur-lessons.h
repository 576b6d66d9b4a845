/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-lesson.h"

G_BEGIN_DECLS

#define ARI_N_LESSONS_MINOTAUR 5
extern const AriLesson ari_lessons_minotaur[ARI_N_LESSONS_MINOTAUR];

G_END_DECLS

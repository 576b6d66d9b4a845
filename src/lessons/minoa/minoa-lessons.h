/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-lesson.h"

G_BEGIN_DECLS

#define ARI_N_LESSONS_MINOA 4
extern const AriLesson ari_lessons_minoa[ARI_N_LESSONS_MINOA];

G_END_DECLS

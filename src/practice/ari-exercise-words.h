/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-loaded-exercise.h"
#include "ari-hint.h"

G_BEGIN_DECLS

/* (transfer full): who the person is, what has just happened, and how the position stands: translated
 * sentences that give nothing of the solution away. */
char *ari_exercise_words_situation (const AriLoadedExercise *loaded) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): where to look for the best move, and what it brings at once, if that can be named. @hint
 * is one without a search (ari_hint_of_action()). */
char *ari_exercise_words_hint      (const AriHint  *hint) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

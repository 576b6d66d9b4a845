/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-drill.h"

G_BEGIN_DECLS

/* (transfer full): who the person is, what has just happened, and how the position stands: translated
 * sentences that give nothing of the solution away. */
char *ari_exercise_words_situation (const AriDrill *drill) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): what the best move brings at once, as a sentence; NULL: nothing that can be named. */
char *ari_exercise_words_kind      (const AriDrill *drill) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

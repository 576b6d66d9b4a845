/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"

G_BEGIN_DECLS

/* Levels as people choose them. */

/* "Expert · 1,730": the level and its rating in the game of @rules, with the separators of the locale; only
 * the level where it isn't rated. */
char       *ari_level_words         (const AriLevel *level,
                                     const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* What the level is good at, in one sentence: "Looks well ahead, and answers quickly." */
const char *ari_level_words_explanation (const AriLevel *level,
                                         const AriRules *rules);
/* What these numbers mean, in one sentence. NULL where no level is rated. */
const char *ari_level_words_meaning (const AriRules *rules);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-eval.h"

G_BEGIN_DECLS

/* What a move lost, in words: never a number that rounds to nothing. */

/* Whether a loss is a number that people can read in whole per cents. */
gboolean ari_loss_is_told (double         loss);
/* One sentence: what @played cost by @eval, and that @better was better. Both are written forms, quoted. */
char    *ari_loss_words   (const AriEval *eval,
                           const char    *played,
                           const char    *better) G_GNUC_WARN_UNUSED_RESULT;
/* That @played, quoted, was played in the match, and what it lost: so much, or more. */
char    *ari_loss_words_played (const char *played,
                                double      loss,
                                gboolean    at_least) G_GNUC_WARN_UNUSED_RESULT;
/* The same in numbers: the points of winning chance that were lost, and how sure that is. */
char    *ari_loss_words_points (const AriEval *eval) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

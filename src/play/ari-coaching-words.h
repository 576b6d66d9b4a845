/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-coaching.h"

G_BEGIN_DECLS

/* What a match can teach, in sentences; actions in them are marked by ari_notation_quote(). The current line
 * of @match has to be the one that the coaching was made of. */

/* @with_better: whether a better move is named, too. */
char *ari_coaching_words_swing    (AriMatch          *match,
                                   const AriSwing    *swing,
                                   gboolean           with_better) G_GNUC_WARN_UNUSED_RESULT;
/* What luck did for the only person at the table in all; %NULL: little, or that isn’t known. */
char *ari_coaching_words_luck     (const AriCoaching *self) G_GNUC_WARN_UNUSED_RESULT;
/* Returns (nullable): NULL if nothing can be proved. */
char *ari_coaching_words_strength (AriMatch          *match,
                                   const AriCoaching *coaching) G_GNUC_WARN_UNUSED_RESULT;
char *ari_coaching_words_weakness (AriMatch          *match,
                                   const AriCoaching *coaching) G_GNUC_WARN_UNUSED_RESULT;

/* What is said of the @n costliest moves if none of them is certain to be a mistake. */
const char *ari_coaching_words_costly (guint n);
/* (transfer full): the label of the button that leads to what is worth another try, with its letter. @self:
 * (nullable): nothing is known yet; @next: the index of what comes next; 0: nothing was tried yet */
char *ari_coaching_words_try      (const AriCoaching *self,
                                   guint              next) G_GNUC_WARN_UNUSED_RESULT;
/* What that button is for, or why there is nothing to try. @self: (nullable) */
const char *ari_coaching_words_why_try (const AriCoaching *self);
/* (transfer full): what an analysis of every move of the main line has found, in a few words. */
char *ari_review_words_found      (AriMatch          *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-choices.h"

G_BEGIN_DECLS

/* What choices say, in sentences. All texts are (transfer full), and NULL where there is nothing to say. */

#define ARI_CHOICES_LEAST 5 /* analysed matches: fewer say nothing */

/* How many more analysed matches it takes. NULL: there are enough. */
char *ari_choices_words_missing  (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
/* "0.8 ± 0.2 points of winning chance; 412 decisions in 12 analysed matches". */
char *ari_choices_words_loss     (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
/* "In the last third of a match: 62% ± 15 of what is lost", or that no third stands out. */
char *ari_choices_words_phase    (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
/* "+2 ± 5 points of winning chance in a match". */
char *ari_choices_words_luck     (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
/* What was found from memory, and how many feats succeeded. */
char *ari_choices_words_memory   (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
char *ari_choices_words_feats    (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;
/* "Won from a chance of 12%". */
char *ari_choices_words_comeback (const AriChoices *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

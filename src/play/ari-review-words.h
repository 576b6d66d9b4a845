/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-review-queue.h"

G_BEGIN_DECLS

/* The queue of reviews in words, in the program's language. */

/* "Minoa: Ariadne and Talos". */
char *ari_review_words_match (AriReviewItem  *item) G_GNUC_WARN_UNUSED_RESULT;
/* When it was played, and what happens with it, or why it waits: "Yesterday · Waits: the analysis is paused". */
char *ari_review_words_state (AriReviewQueue *queue,
                              AriReviewItem  *item) G_GNUC_WARN_UNUSED_RESULT;
/* How many wait: "12 matches wait to be analysed"; (nullable): NULL: nothing waits, and nothing but deleted
 * matches is left. */
char *ari_review_words_waiting (AriReviewQueue *queue) G_GNUC_WARN_UNUSED_RESULT;
/* The same, or "Analysing 3 of 12 · Minoa: Ariadne and Talos". */
char *ari_review_words_queue (AriReviewQueue *queue) G_GNUC_WARN_UNUSED_RESULT;
/* "12 matches were analysed". */
char *ari_review_words_done  (guint           n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

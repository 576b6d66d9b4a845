/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriThinking: how long a person thought, in the matches of one game whose times are known
 * @matches: how many have a decision of the person with a known time
 * @decisions: how many of those
 * @median: of their times, seconds
 * @judged: how many of them are in matches with enough decisions to call one quick or long
 * @quick, @long_ones: of @judged: see #AriTimes
 * @quick_error, @long_error: the standard errors of their shares, from the differences between whole matches
 */
typedef struct
{
  guint  matches;
  guint  decisions;
  double median;
  guint  judged, quick, long_ones;
  double quick_error, long_error;
} AriThinking;

/**
 * AriThinkingSum: the same while matches are added
 */
typedef struct
{
  AriThinking  thinking;
  GArray      *seconds; /* (element-type double) of each decision */
  GArray      *judged, *quick, *long_ones; /* (element-type double) of each match */
} AriThinkingSum;

/* Nothing yet; ends with ari_thinking_sum_end(). */
void        ari_thinking_sum_init    (AriThinkingSum      *self);
/* Adds the main line of @match, in which the person @name sits at one seat or more. */
void        ari_thinking_sum_add     (AriThinkingSum      *self,
                                      AriMatch            *match,
                                      const char          *name);
/* What was added; @self is empty after that. */
AriThinking ari_thinking_sum_end     (AriThinkingSum      *self);

/* Reads the newest matches of the person @name in the game @rules that have times. */
void        ari_thinking_read_async  (AriLibrary          *library,
                                      const char          *name,
                                      const AriRules      *rules,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
/* @thinking: (out). FALSE for an error. */
gboolean    ari_thinking_read_finish (GAsyncResult        *result,
                                      AriThinking         *thinking,
                                      GError             **error);

/* What thinking says, in sentences: (transfer full), and NULL where there is nothing to say. */

#define ARI_THINKING_LEAST 5 /* matches: fewer say nothing */

/* How many more matches it takes. NULL: there are enough. */
char       *ari_thinking_words_missing (const AriThinking *self) G_GNUC_WARN_UNUSED_RESULT;
/* "8.4 s; 412 decisions in 12 matches". */
char       *ari_thinking_words_median  (const AriThinking *self) G_GNUC_WARN_UNUSED_RESULT;
/* "3% ± 2 of 412: …". */
char       *ari_thinking_words_quick   (const AriThinking *self) G_GNUC_WARN_UNUSED_RESULT;
char       *ari_thinking_words_long    (const AriThinking *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriEndingKind: how the players ended a match
 * @ARI_ENDING_NONE: they did not: the match continues, or the rules have ended it
 * @ARI_ENDING_RESIGNED: one side gave up; the others win
 * @ARI_ENDING_AGREED: all agreed on a draw
 * @ARI_ENDING_ADJUDICATED: the result of a search was accepted
 * @ARI_ENDING_UNFINISHED: it has no result and won't be played on
 */
typedef enum
{
  ARI_ENDING_NONE,
  ARI_ENDING_RESIGNED,
  ARI_ENDING_AGREED,
  ARI_ENDING_ADJUDICATED,
  ARI_ENDING_UNFINISHED,
} AriEndingKind;

/**
 * AriEnding:
 *
 * How the players ended a match before the rules did. A value. The arrays are indexed by seat − 1; entries
 * beyond the seats of the match are 0.
 */
typedef struct
{
  AriEndingKind kind;
  guint         winners;            /* bit (seat − 1); 0 if there is no result */
  gboolean      proved;             /* of an adjudication: the search has proved the result */
  double        win[ARI_MAX_SEATS]; /* of a judgement: each share of the win, to four decimals */
} AriEnding;

void      ari_ending_round     (AriEnding       *self);
gboolean  ari_ending_equal     (const AriEnding *a,
                                const AriEnding *b);
gboolean  ari_ending_is_valid  (const AriEnding *self,
                                guint            seats);
char     *ari_ending_to_text   (const AriEnding *self,
                                guint            seats) G_GNUC_WARN_UNUSED_RESULT;
gboolean  ari_ending_from_text (AriEnding       *self,
                                const char      *text,
                                guint            winners,
                                guint            seats);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rating-results.h"

G_BEGIN_DECLS

/* Tables in Markdown: the ratings with their bounds, and each pairing with what it came to and what the
 * ratings expect of it. @notes: how the games came about */
char *ari_rating_report_to_markdown (const AriRatingResults *results,
                                     const AriRatings       *ratings,
                                     const char             *notes) G_GNUC_WARN_UNUSED_RESULT;
/* The row for src/search/ari-searcher.c, in tens of points. Of each level, the player with the greatest
 * budget up to its own stands for it; NULL when a level is missing. */
char *ari_rating_report_to_row      (const AriRatingResults *results,
                                     const AriRatings       *ratings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

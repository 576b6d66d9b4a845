/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_REVIEW_PANEL (ari_review_panel_get_type ())
/**
 * AriReviewPanel:
 *
 * The review of a match, on one page: how it ended, the moments that moved the winning chances most
 * (#AriCoaching), what went well and what to work on, and the analysis. While the match goes on, it is the
 * analysis alone.
 *
 * When the page of a match that is over comes into sight, the analysis starts by itself: a quick look at
 * every move, and then a longer one. What follows from it speaks of the main line: while a variation is
 * shown, it stays as it was.
 */
G_DECLARE_FINAL_TYPE (AriReviewPanel, ari_review_panel, ARI, REVIEW_PANEL, AdwBin)

/* Call once, before the panel is shown. @settings: (nullable): remember whether the details are unfolded */
void  ari_review_panel_set_table (AriReviewPanel *self,
                                  AriTable       *table,
                                  GSettings      *settings);
/**
 * ari_review_panel_show_part:
 * @part: "result", "moments" or "analysis"; any other: the top
 *
 * Scrolls to a part of the page, and moves the keyboard there.
 *
 * Returns: (nullable): what the part says, for screen readers; NULL where its widgets tell it themselves
 */
char *ari_review_panel_show_part (AriReviewPanel *self,
                                  const char     *part) G_GNUC_WARN_UNUSED_RESULT;
AriReview *ari_review_panel_get_review (AriReviewPanel *self);

G_END_DECLS

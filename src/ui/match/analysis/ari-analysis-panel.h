/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_ANALYSIS_PANEL (ari_analysis_panel_get_type ())
/**
 * AriAnalysisPanel:
 *
 * Live analysis with its best actions, the win share over the plies, and the review of the whole match.
 * Actions "analysis.next-mistake", "analysis.previous-mistake", "analysis.review".
 */
G_DECLARE_FINAL_TYPE (AriAnalysisPanel, ari_analysis_panel, ARI, ANALYSIS_PANEL, AdwBin)

/* Call once, before the panel is shown. */
void        ari_analysis_panel_set_table   (AriAnalysisPanel *self,
                                            AriTable         *table);
/* Starts the review, unless it runs. */
void        ari_analysis_panel_review      (AriAnalysisPanel *self);
AriReview  *ari_analysis_panel_get_review  (AriAnalysisPanel *self);
/* (nullable): what the ply at the cursor cost, if it is a mistake. */
const char *ari_analysis_panel_get_mistake (AriAnalysisPanel *self);

G_END_DECLS

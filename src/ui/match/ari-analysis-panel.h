/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-analysis.h"
#include "ari-keeper.h"

G_BEGIN_DECLS

#define ARI_TYPE_ANALYSIS_PANEL (ari_analysis_panel_get_type ())
/**
 * AriAnalysisPanel:
 *
 * Live analysis with its best actions, the win share over the plies, and the review of the whole
 * match. Actions "analysis.next-mistake", "analysis.previous-mistake", "analysis.review".
 *
 * Signals:
 * - "preview" (guint): the person wants to see the line of that candidate
 * - "preview-action" (guint): the person wants to see that #AriAction
 */
G_DECLARE_FINAL_TYPE (AriAnalysisPanel, ari_analysis_panel, ARI, ANALYSIS_PANEL, AdwBin)

/* Once, before it is shown. */
void ari_analysis_panel_set_analysis (AriAnalysisPanel *self,
                                      AriAnalysis      *analysis,
                                      AriMatch         *match);

/* Tells what was played at the cursor in the other matches of the library. */
void ari_analysis_panel_set_keeper   (AriAnalysisPanel *self,
                                      AriKeeper        *keeper);
/* @still: what is shown stays as it is, whatever the match does, until it may change again. */
void ari_analysis_panel_set_still    (AriAnalysisPanel *self,
                                      gboolean          still);
/* @recalls: what players have to keep in mind is told, too, before the match is over. */
void ari_analysis_panel_set_recalls  (AriAnalysisPanel *self,
                                      gboolean          recalls);
/* (nullable): what the ply at the cursor cost, when it is a mistake. */
const char *ari_analysis_panel_get_mistake (AriAnalysisPanel *self);

G_END_DECLS

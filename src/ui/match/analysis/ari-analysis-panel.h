/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_ANALYSIS_PANEL (ari_analysis_panel_get_type ())
/**
 * AriAnalysisPanel:
 *
 * The win share over the plies, the moves that the review of the match marks, and the live analysis with its
 * best actions.
 */
G_DECLARE_FINAL_TYPE (AriAnalysisPanel, ari_analysis_panel, ARI, ANALYSIS_PANEL, AdwBin)

/* Call once, before the panel is shown. */
void        ari_analysis_panel_set_table   (AriAnalysisPanel *self,
                                            AriTable         *table);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_ANALYSIS_PANEL (ari_analysis_panel_get_type ())
/**
 * AriAnalysisPanel:
 *
 * Who is ahead, the win share over the plies, the moves that the review of the match marks, and the live
 * analysis with its best actions, in words. Numbers appear when a person unfolds the details, where luck and
 * accuracy are, too.
 */
G_DECLARE_FINAL_TYPE (AriAnalysisPanel, ari_analysis_panel, ARI, ANALYSIS_PANEL, AdwBin)

/* Call once, before the panel is shown. */
void        ari_analysis_panel_set_table   (AriAnalysisPanel *self,
                                            AriTable         *table);
/* Remembers in @settings whether the details are unfolded. */
void        ari_analysis_panel_bind_details (AriAnalysisPanel *self,
                                             GSettings        *settings);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

#define ARI_TYPE_ANALYSIS (ari_analysis_get_type ())
/**
 * AriAnalysis:
 *
 * Live analysis that follows the cursor of a match: while "running" is set, it searches the shown position
 * on a worker thread. It remembers the deepest verdict of each position it has seen, so going back shows it
 * at once, and stores the evaluation with the ply that led there (ari_match_set_eval()). The thread shares
 * nothing of the match.
 *
 * Properties: "match", "running" (gboolean), "busy" (gboolean: a search is under way now).
 * Signal "updated": ari_analysis_get_verdict() has something new, or the cursor moved (at
 * most 10 times a second while a search runs).
 */
G_DECLARE_FINAL_TYPE (AriAnalysis, ari_analysis, ARI, ANALYSIS, GObject)

AriAnalysis      *ari_analysis_new         (AriMatch    *match) G_GNUC_WARN_UNUSED_RESULT;
gboolean          ari_analysis_get_running (AriAnalysis *self);
void              ari_analysis_set_running (AriAnalysis *self,
                                            gboolean     running);
gboolean          ari_analysis_get_busy    (AriAnalysis *self);
const AriVerdict *ari_analysis_get_verdict (AriAnalysis *self);
void              ari_analysis_ask         (AriAnalysis *self,
                                            double       seconds);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-visibility.h"

G_BEGIN_DECLS

/* What the summary of a match says: Pango's markup, in which ari_notation_quote() marks the moves. */

/* The game, title, players and date. */
char     *ari_summary_head   (AriMatch           *match) G_GNUC_WARN_UNUSED_RESULT;
/* What the areas on the printed board mean; NULL: there are none. */
char     *ari_summary_legend (AriMatch           *match) G_GNUC_WARN_UNUSED_RESULT;
/* All else: the result, the mistakes that are known, and last all moves of the shown line. */
char     *ari_summary_text   (AriMatch           *match) G_GNUC_WARN_UNUSED_RESULT;
/* What a summary may tell. */
AriVisibility  ari_summary_visibility  (AriMatch           *match);
/* The areas of the position; returns how many marks. @overlay: (out) (nullable): that they come from */
guint     ari_summary_areas  (const AriRules     *rules,
                              const AriPosition  *position,
                              AriMark             marks[ARI_MAX_SPOTS],
                              const AriOverlay  **overlay);

G_END_DECLS

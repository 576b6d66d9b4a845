/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review-panel.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PANEL (ari_match_panel_get_type ())
/**
 * AriMatchPanel:
 *
 * Information about a match, in tabs: "moves", "review", "rules", "notes".
 *
 * Signal "tab-changed": another one is open.
 */
G_DECLARE_FINAL_TYPE (AriMatchPanel, ari_match_panel, ARI, MATCH_PANEL, AdwBin)

/* Call once, before the panel is shown. @settings: (nullable): remember what of it is unfolded */
void        ari_match_panel_set_table     (AriMatchPanel *self,
                                           AriTable      *table,
                                           GSettings     *settings);
/* Whether the panel is in a sheet, in a narrow window. */
void        ari_match_panel_set_narrow    (AriMatchPanel *self,
                                           gboolean       narrow);
/* Does nothing if there is no such tab. */
void        ari_match_panel_show_tab      (AriMatchPanel *self,
                                           const char    *tab);
const char *ari_match_panel_get_tab       (AriMatchPanel *self);
/* Scrolls the rules to a section of their page. */
void        ari_match_panel_show_rule     (AriMatchPanel *self,
                                           const char    *section);
/* Focuses the tab's content, or the tab bar if nothing in the tab takes the focus. */
void        ari_match_panel_take_keyboard (AriMatchPanel *self);
AriReviewPanel *ari_match_panel_get_review (AriMatchPanel *self);

G_END_DECLS

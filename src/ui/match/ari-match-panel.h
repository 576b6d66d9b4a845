/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-coach-view.h"
#include "ari-result-view.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PANEL (ari_match_panel_get_type ())
/**
 * AriMatchPanel:
 *
 * Information about a match, in tabs: "moves", "analysis", "rules", "notes". When the match is over, its
 * result can take the place of the tabs.
 */
G_DECLARE_FINAL_TYPE (AriMatchPanel, ari_match_panel, ARI, MATCH_PANEL, AdwBin)

/* Call once, before the panel is shown. */
void        ari_match_panel_set_table     (AriMatchPanel *self,
                                           AriTable      *table);
/* Whether the panel is in a sheet, in a narrow window. */
void        ari_match_panel_set_narrow    (AriMatchPanel *self,
                                           gboolean       narrow);
void        ari_match_panel_show_tab      (AriMatchPanel *self,
                                           const char    *tab);
/* Whether the tabs are shown, and not the result or the coach in their place. */
gboolean    ari_match_panel_get_shows_tabs (AriMatchPanel *self);
const char *ari_match_panel_get_tab       (AriMatchPanel *self);
/* Scrolls the rules to a section of their page. */
void        ari_match_panel_show_rule     (AriMatchPanel *self,
                                           const char    *section);
/* Focuses the tab's content, or the tab bar if nothing in the tab takes the focus. */
void        ari_match_panel_take_keyboard (AriMatchPanel *self);
void        ari_match_panel_set_shows_result (AriMatchPanel *self,
                                              gboolean       shows);
gboolean    ari_match_panel_get_shows_result (AriMatchPanel *self);
void        ari_match_panel_set_shows_coach (AriMatchPanel *self,
                                             gboolean       shows);
gboolean    ari_match_panel_get_shows_coach (AriMatchPanel *self);
AriCoachView *ari_match_panel_get_coach     (AriMatchPanel *self);
AriResultView *ari_match_panel_get_result   (AriMatchPanel *self);
/* Starts the review of the match, unless it runs. */
void        ari_match_panel_review        (AriMatchPanel *self);
/* (nullable): what the ply at the cursor cost, as a sentence, if it was a mistake. */
const char *ari_match_panel_get_mistake   (AriMatchPanel *self);

G_END_DECLS

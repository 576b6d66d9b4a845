/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match-sound.h"
#include "ari-places.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PAGE (ari_match_page_get_type ())
/**
 * AriMatchPage:
 *
 * One match: seats, board, thread, side panel. The page shows the state of its #AriTable and passes all
 * input to it. Actions of the group "match": undo, redo, hint, overlays, panel, first, back, play-pause,
 * forward, last, move-now, export, rules.
 */
G_DECLARE_FINAL_TYPE (AriMatchPage, ari_match_page, ARI, MATCH_PAGE, AdwNavigationPage)

AriMatchPage  *ari_match_page_new        (AriAutosave *autosave,
                                          GSettings   *settings,
                                          gboolean     waits) G_GNUC_WARN_UNUSED_RESULT;
/* Goes where a person was in the match when it was last open, and remembers where they go. Call once, before
 * the page is shown. @goes_there: as in ari_match_place_new() */
void           ari_match_page_set_places (AriMatchPage *self,
                                          AriPlaces    *places,
                                          gboolean      goes_there);
/* (transfer none): the autosave of the match. */
AriAutosave     *ari_match_page_get_autosave (AriMatchPage *self);
/* (transfer none) */
AriTable      *ari_match_page_get_table  (AriMatchPage *self);
/* (transfer none) */
AriMatchSound *ari_match_page_get_sound  (AriMatchPage *self);
/* Whether the text around the board still has to catch up with the board. */
gboolean       ari_match_page_is_behind  (AriMatchPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match-sound.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PAGE (ari_match_page_get_type ())
/**
 * AriMatchPage:
 *
 * One match: seats, board, thread, side panel. Everything it shows follows from its #AriTable, and everything
 * that a person does on it goes there. Actions of the group "match": undo, redo, hint, overlays, panel,
 * first, back, play-pause, forward, last, move-now, export, rules.
 */
G_DECLARE_FINAL_TYPE (AriMatchPage, ari_match_page, ARI, MATCH_PAGE, AdwNavigationPage)

AriMatchPage  *ari_match_page_new        (AriKeeper    *keeper,
                                          GSettings    *settings,
                                          gboolean      waits) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none): what keeps the match of the page. */
AriKeeper     *ari_match_page_get_keeper (AriMatchPage *self);
/* (transfer none) */
AriTable      *ari_match_page_get_table  (AriMatchPage *self);
/* (transfer none) */
AriMatchSound *ari_match_page_get_sound  (AriMatchPage *self);
/* Whether words around the board are still to follow what the board shows. */
gboolean       ari_match_page_is_behind  (AriMatchPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-room.h"
#include "ari-match-stage.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PILL (ari_match_pill_get_type ())
/**
 * AriMatchPill:
 *
 * What is said below the board, with a button for what can be done about it, and beside it the choices of the
 * game. It keeps its room while words and choices come and go, so that the board keeps its size.
 */
G_DECLARE_FINAL_TYPE (AriMatchPill, ari_match_pill, ARI, MATCH_PILL, AdwBin)

/* Once, before it is shown. Someone who presses the button goes on at @stage. */
void ari_match_pill_set_table (AriMatchPill  *self,
                               AriTable      *table,
                               AriMatchStage *stage);
/* @room: #AriMatchRoom bits */
void ari_match_pill_set_room  (AriMatchPill  *self,
                               guint          room);
/* Says what is to be said now. */
void ari_match_pill_sync      (AriMatchPill  *self);

G_END_DECLS

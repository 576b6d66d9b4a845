/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-stage.h"
#include "ari-room.h"

G_BEGIN_DECLS

#define ARI_TYPE_STATUS_BAR (ari_status_bar_get_type ())
/**
 * AriStatusBar:
 *
 * The message below the board, with a button to act on it, and the choices of the game beside it, or below
 * it where there is no room. It is always equally high, and what can't be used is insensitive, so that
 * neither the board nor a button ever moves.
 */
G_DECLARE_FINAL_TYPE (AriStatusBar, ari_status_bar, ARI, STATUS_BAR, AdwBin)

/* Call once, before the bar is shown. Pressing its button moves the focus to @stage. The bar shows
 * @decision, the answers to a warning, after one. */
void ari_status_bar_set_table   (AriStatusBar  *self,
                                 AriTable      *table,
                                 AriMatchStage *stage,
                                 GtkWidget     *decision);
void ari_status_bar_set_room    (AriStatusBar  *self,
                                 AriRoom        room);
/* Opens or closes the whole text, if it is longer than the bar. */
void ari_status_bar_toggle_more (AriStatusBar  *self);
/* Updates the message. */
void ari_status_bar_sync        (AriStatusBar  *self);

G_END_DECLS

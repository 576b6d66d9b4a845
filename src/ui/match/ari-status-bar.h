/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-room.h"
#include "ari-match-stage.h"

G_BEGIN_DECLS

#define ARI_TYPE_STATUS_BAR (ari_status_bar_get_type ())
/**
 * AriStatusBar:
 *
 * The message below the board, with a button to act on it, and the choices of the game beside it, or below it
 * in a narrow window. It reserves its space while text and choices come and go, so that the board keeps its
 * size; a longer message lies over the margins above and below.
 */
G_DECLARE_FINAL_TYPE (AriStatusBar, ari_status_bar, ARI, STATUS_BAR, AdwBin)

/* Call once, before the pill is shown. Pressing its button moves the focus to @stage. The pill shows
 * @decision, the answers to a warning, after one. */
void ari_status_bar_set_table (AriStatusBar  *self,
                               AriTable      *table,
                               AriMatchStage *stage,
                               GtkWidget     *decision);
/* @room: #AriMatchRoom bits */
void ari_status_bar_set_room  (AriStatusBar *self,
                               guint         room);
/* Updates the message. */
void ari_status_bar_sync      (AriStatusBar  *self);

G_END_DECLS

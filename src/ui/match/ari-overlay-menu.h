/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_OVERLAY_MENU (ari_overlay_menu_get_type ())
/**
 * AriOverlayMenu:
 *
 * A switch for each overlay of a table: the actions "overlay.…". They are remembered for the next match of
 * the game.
 */
G_DECLARE_FINAL_TYPE (AriOverlayMenu, ari_overlay_menu, ARI, OVERLAY_MENU, GObject)

/* @settings: (nullable): without them nothing is remembered */
AriOverlayMenu *ari_overlay_menu_new         (AriTable       *table,
                                              GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none) */
GActionGroup   *ari_overlay_menu_get_actions (AriOverlayMenu *self);

G_END_DECLS

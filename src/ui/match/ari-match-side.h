/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match-panel.h"
#include "ari-room.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_SIDE (ari_match_side_get_type ())
/**
 * AriMatchSide:
 *
 * Where the panel of a match page is: beside the table, over a part of it where both have no room, or in a
 * bottom sheet.
 *
 * Properties:
 * - "shown" (boolean, read-only): see ari_match_side_is_shown()
 */
G_DECLARE_FINAL_TYPE (AriMatchSide, ari_match_side, ARI, MATCH_SIDE, GObject)

/**
 * ari_match_side_new:
 * @layouts: has the layouts "wide" and "narrow"
 * @split: holds the panel in the wide layout
 * @sheet: holds it in the narrow layout
 * @settings: (nullable): remember whether a person wants the panel
 *
 * The widgets have to live as long as the side.
 */
AriMatchSide *ari_match_side_new           (AriTable            *table,
                                            AriMatchPanel       *panel,
                                            AdwMultiLayoutView  *layouts,
                                            AdwOverlaySplitView *split,
                                            AdwBottomSheet      *sheet,
                                            GSettings           *settings) G_GNUC_WARN_UNUSED_RESULT;
void          ari_match_side_set_room      (AriMatchSide        *self,
                                            AriRoom              room);
/* Shows it or hides it, because a person asks for that: matches open with the panel, or without it, from then
 * on. Where it has no room beside the table, that is only for this time. */
void          ari_match_side_choose        (AriMatchSide        *self,
                                            gboolean             shown);
gboolean      ari_match_side_is_shown      (AriMatchSide        *self);
/* Shows it beside the table, now or once there is room for it, and whether it is there or would be. */
void          ari_match_side_show_beside   (AriMatchSide        *self);
gboolean      ari_match_side_is_beside     (AriMatchSide        *self);
/* Shows a tab of the panel and moves the focus into it. */
void          ari_match_side_show_tab      (AriMatchSide        *self,
                                            const char          *tab);
/* Whether the keyboard is in a panel that stands beside the board; a sheet closes by itself on Escape. */
gboolean      ari_match_side_has_keyboard  (AriMatchSide        *self);
/* Uncovers the table if the panel is in a sheet. */
void          ari_match_side_close_sheet   (AriMatchSide        *self);

G_END_DECLS

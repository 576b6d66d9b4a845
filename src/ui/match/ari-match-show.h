/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-board-view.h"
#include "ari-table-view.h"

G_BEGIN_DECLS

/**
 * AriMatchShow:
 *
 * What the board of a table shows, and the data it refers to: the position with its last action, the
 * overlays, and what is pointed out.
 */
typedef struct
{
  AriTableView *view; /* owned */
  AriMark       marks[ARI_MAX_SPOTS];
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriBoardState show;
} AriMatchShow;

/* Don't move or copy @self: it points into itself. */
void ari_match_show_init  (AriMatchShow *self,
                           AriTable     *table);
void ari_match_show_clear (AriMatchShow *self);

/* How to show it on @widget. @settings: (nullable) */
AriBoardFlags ari_match_show_flags (const AriMatchShow *self,
                                    AriTable           *table,
                                    GSettings          *settings,
                                    GtkWidget          *widget);

/* What the signs of the overlays mean that are on; empty: nothing that needs it. */
char *ari_match_show_legend (const AriRules     *rules,
                             AriOverlaySwitches *overlays) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriMatchShow, ari_match_show_clear)

G_END_DECLS

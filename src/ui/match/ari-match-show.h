/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-board-view.h"
#include "ari-shown.h"

G_BEGIN_DECLS

/**
 * AriMatchShow:
 *
 * What the board of a table shows, and the data it refers to: the position with its last action, the
 * overlays, and what is pointed out.
 */
typedef struct
{
  AriPosition before, position;
  AriMark     marks[ARI_MAX_SPOTS];
  AriIdea     ideas[ARI_MAX_IDEAS];
  AriMotionPath      paths[ARI_MAX_MOTION_PATHS];
  AriTraceStep trace[ARI_MAX_TRACE];
  AriSpot     earners[ARI_MAX_EARNERS];
  AriBoardState     show;
} AriMatchShow;

/* Don't move or copy @self: it points into itself. */
void ari_match_show_init (AriMatchShow *self,
                          AriTable     *table);
/* Tells @board how long what a turn reveals lies open at @table. */
void ari_match_show_revealed (AriTable     *table,
                              AriBoardView *board);

G_END_DECLS

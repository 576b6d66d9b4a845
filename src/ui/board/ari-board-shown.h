/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-board-view.h"

G_BEGIN_DECLS

/**
 * AriBoardShown: what a board shows, with everything that its state points to
 * @state: its marks, paths, hints, ideas and earners lie in the arrays below, its targets and its proof in
 *   the move input
 * @flags: how it is shown
 * @pickable: whether spots could be picked when it was shown, by the move input
 * @legible: the texts around it name its places, so it takes the height that its letters and numbers need,
 *   and keeps them as long as they are legible
 * @trace: (owned): room for ARI_MAX_TRACE: too much for an instance
 * @board: (nullable): @placed once something is shown
 * @placed: the board, with its spots where the current picture has them
 * @spot_infos: these spots
 *
 * A plain value that its owner changes, and everybody else only reads.
 */
typedef struct
{
  AriBoardState   state;
  AriBoardFlags   flags;
  gboolean        pickable;
  gboolean        legible;
  AriSetup        setup;
  AriPosition     position;
  AriMark         marks[ARI_MAX_SPOTS];
  AriMotionPath   paths[ARI_MAX_MOTION_PATHS];
  AriSpot         hints[ARI_MAX_SPOTS];
  AriIdea         ideas[ARI_MAX_IDEAS];
  AriTraceStep   *trace;
  AriSpot         earners[ARI_MAX_EARNERS];
  const AriBoard *board;
  AriBoard        placed;
  AriSpotInfo     spot_infos[ARI_MAX_SPOTS];
} AriBoardShown;

/* The differences between two states. */
typedef struct
{
  gboolean setup, position, present, marks, last, hints, ideas, trace, covered;
} AriBoardChanges;

/* Shows nothing yet. */
void            ari_board_shown_init        (AriBoardShown       *shown);
/* Frees what it owns. */
void            ari_board_shown_clear       (AriBoardShown       *shown);
AriBoardChanges ari_board_shown_compare     (const AriBoardShown *shown,
                                             const AriBoardState *show);
gboolean        ari_board_changes_any       (const AriBoardChanges *changes);
void            ari_board_shown_keep        (AriBoardShown         *shown,
                                             const AriBoardState   *show,
                                             const AriBoardChanges *changes);
void            ari_board_shown_begin_board (AriBoardShown       *shown);
gboolean        ari_board_shown_place       (AriBoardShown       *shown);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_MAX_TRACE 48 /* steps that a picture shows */

/**
 * AriTraceKind: what one step leaves behind for the others to see
 * @ARI_TRACE_WAYS: pieces went along @paths
 * @ARI_TRACE_SET: something appeared, or was turned over, on @spots
 * @ARI_TRACE_AIMED: it was about what lies, or lay, on @spots: a piece that was taken, a tile that was named
 */
typedef enum
{
  ARI_TRACE_WAYS,
  ARI_TRACE_SET,
  ARI_TRACE_AIMED,
} AriTraceKind;

/**
 * AriTraceStep:
 *
 * One action of a turn that is over, as the others still see it. Zeroed before it is filled, so that you can
 * compare steps byte for byte.
 */
typedef struct
{
  AriTraceKind  kind;
  AriActor      seat;       /* whose turn it was */
  guint         number;     /* of the step within the turn, from 1; 0: the turn has no other */
  AriAction     action;     /* for renderers that show more of it, such as dice */
  guint         n_paths;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint         n_spots;
  AriSpot       spots[ARI_MAX_PICKS + ARI_MAX_FILLED];
  guint         n_earners;  /* pieces that had earned the step */
  AriSpot       earners[ARI_MAX_EARNERS];
} AriTraceStep;

gboolean ari_trace_step_init (AriTraceStep      *step,
                              const AriSetup    *setup,
                              const AriPosition *before,
                              AriAction          action,
                              AriActor           seat);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"
#include "ari-flight.h"

G_BEGIN_DECLS

/**
 * AriRingPose:
 *
 * The position of a ring, in millimetres, and the direction of its axis.
 */
typedef struct
{
  float x, y, z;
  float axis_x, axis_y, axis_z;
} AriRingPose;

/* A dot of a trace, in picture units. */
typedef struct
{
  AriPoint at;
  float    radius;
} AriTraceDot;

/* The current pose of the ring. */
AriRingPose ari_ring_pose             (const AriFlight   *flight);
/* The dot of a trace at this pose: smaller in the distance. */
AriTraceDot ari_ring_dot              (const AriRingPose *pose);
/* A trace of no flight yet: (element-type AriTraceDot). */
GArray     *ari_trace_new             (void) G_GNUC_WARN_UNUSED_RESULT;
/* Flies one step on, and traces the path up to the first hit: after it, it is a tangle. */
void        ari_trace_step            (GArray            *trace,
                                       AriFlight         *flight);
/* Draws the part of the ring behind the bull, or the part in front of it. */
void        ari_snapshot_ring         (GtkSnapshot       *snapshot,
                                       const AriPainter  *painter,
                                       const AriRingPose *pose,
                                       gboolean           behind);
void        ari_snapshot_ring_shadow  (GtkSnapshot       *snapshot,
                                       const AriPainter  *painter,
                                       const AriRingPose *pose);
/* @dots: (element-type AriTraceDot) */
void        ari_snapshot_trace        (GtkSnapshot       *snapshot,
                                       const AriPainter  *painter,
                                       GArray            *dots,
                                       AriRole            role,
                                       float              opacity);
/* The end of a throw: a ring for a hit, a cross for a miss. */
void        ari_snapshot_trace_end    (GtkSnapshot       *snapshot,
                                       const AriPainter  *painter,
                                       AriPoint           at,
                                       gboolean           hit);

G_END_DECLS

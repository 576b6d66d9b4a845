/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"

G_BEGIN_DECLS

/**
 * AriTossGuide:
 * @wanted: for people who have not flicked yet
 * @started: when it was shown first, in µs of the frame clock; 0: not yet
 *
 * A hand that shows a few times how to flick: it takes the ring, moves upwards and lets go.
 */
typedef struct
{
  gboolean wanted;
  gint64   started;
} AriTossGuide;

/* Sets whether it is wanted, from now on. */
void     ari_toss_guide_set   (AriTossGuide       *self,
                               gboolean            wanted);
/* Whether it moves at @now: it rests after a while, so that nothing moves for ever. */
gboolean ari_toss_guide_moves (const AriTossGuide *self,
                               gint64              now);
/* @now: 0: without motion, as it rests */
void     ari_toss_guide_paint (AriTossGuide       *self,
                               GtkSnapshot        *snapshot,
                               const AriPainter   *painter,
                               gint64              now);

G_END_DECLS

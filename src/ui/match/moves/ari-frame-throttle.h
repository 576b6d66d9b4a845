/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AriFrameThrottleFunc) (GtkWidget *widget);

/**
 * AriFrameThrottle:
 *
 * Delays an update by a frame, so that the more urgent update it follows gets a frame to itself: the delay
 * is invisible, but the first update is on time. Embed it in the widget it serves, zero-initialised.
 */
typedef struct
{
  AriFrameThrottleFunc func;
  guint                tick_id;
  gint64               first;    /* number of the frame to let pass, from the first request */
  gint64               after;    /* the same, from the last request */
  gint64               deadline; /* microseconds of the frame clock */
} AriFrameThrottle;

void ari_frame_throttle_ask    (AriFrameThrottle     *self,
                                GtkWidget            *widget,
                                AriFrameThrottleFunc  func,
                                guint                 longest_ms);
/* Drops the pending request. */
void ari_frame_throttle_cancel (AriFrameThrottle     *self,
                                GtkWidget            *widget);

G_END_DECLS

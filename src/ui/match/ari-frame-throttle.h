/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AriFrameThrottleFunc) (GtkWidget *widget);

/**
 * AriFrameThrottle:
 *
 * What may come a frame after what it follows from, so that both have a frame to themselves: nobody sees the
 * difference, but the first is there in time. A field of the widget that it works for; zero at first.
 */
typedef struct
{
  AriFrameThrottleFunc func;
  guint        tick_id;
  gint64       first;    /* number of the frame that comes before, for who asked first */
  gint64       after;    /* the same for who asked last */
  gint64       deadline; /* microseconds of the frame clock */
} AriFrameThrottle;

void ari_frame_throttle_ask    (AriFrameThrottle     *later,
                                GtkWidget    *widget,
                                AriFrameThrottleFunc  func,
                                guint         longest_ms);
/* Nothing comes any more until it is asked for again. */
void ari_frame_throttle_cancel (AriFrameThrottle     *later,
                                GtkWidget    *widget);

G_END_DECLS

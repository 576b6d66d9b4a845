/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-frame-throttle.h"

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriFrameThrottle *later = data;
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (frame <= later->first || (frame <= later->after && gdk_frame_clock_get_frame_time (clock) < later->deadline))
    return G_SOURCE_CONTINUE;

  later->tick_id = 0;
  later->func (widget);

  return G_SOURCE_REMOVE;
}

/**
 * ari_frame_throttle_ask:
 * @widget: must be mapped, since only visible widgets get frames
 * @func: what to do
 * @longest_ms: the longest delay
 *
 * Calls @func in the frame after the next. Requests coalesce but run within @longest_ms, though never
 * before one frame has been laid out and drawn, however long that takes.
 */
void
ari_frame_throttle_ask (AriFrameThrottle     *later,
                        GtkWidget    *widget,
                        AriFrameThrottleFunc  func,
                        guint         longest_ms)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  g_return_if_fail (clock != NULL);

  later->func = func;
  later->after = gdk_frame_clock_get_frame_counter (clock) + 1;
  if (later->tick_id != 0)
    return;

  later->first = later->after;
  later->deadline = g_get_monotonic_time () + longest_ms * G_GINT64_CONSTANT (1000);
  later->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, later, NULL);
}

void
ari_frame_throttle_cancel (AriFrameThrottle  *later,
                           GtkWidget *widget)
{
  if (later->tick_id != 0)
    gtk_widget_remove_tick_callback (widget, later->tick_id);
  later->tick_id = 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-frame-throttle.h"

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriFrameThrottle *self = data;
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (frame <= self->first ||
      (frame <= self->after && gdk_frame_clock_get_frame_time (clock) < self->deadline))
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->func (widget);

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
ari_frame_throttle_ask (AriFrameThrottle     *self,
                        GtkWidget            *widget,
                        AriFrameThrottleFunc  func,
                        guint                 longest_ms)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  g_return_if_fail (clock != NULL);

  self->func = func;
  self->after = gdk_frame_clock_get_frame_counter (clock) + 1;
  if (self->tick_id != 0)
    return;

  self->first = self->after;
  self->deadline = g_get_monotonic_time () + longest_ms * G_GINT64_CONSTANT (1000);
  self->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, self, NULL);
}

void
ari_frame_throttle_cancel (AriFrameThrottle *self,
                           GtkWidget        *widget)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (widget, self->tick_id);
  self->tick_id = 0;
}

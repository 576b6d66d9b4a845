/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What appears and disappears on the board without moving: marks under the pointer, the mark of the last
 * action, overlays. */
#include "ari-board-picture-private.h"

#define HOVER_MS   80
#define GONE_MS    200
#define OVERLAY_MS 350

void
ari_board_picture_end_fades (AriBoardPicture *self)
{
  if (self->fade_id != 0)
    gtk_widget_remove_tick_callback (self->widget, self->fade_id);
  self->fade_id = 0;
  self->fading = 0;
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    if (self->layers[layer] != NULL)
      ari_board_layer_advance (self->layers[layer], G_MAXDOUBLE);
}

static gboolean
fade_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriBoardPicture *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gboolean fades = FALSE;

  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    if (self->layers[layer] != NULL &&
        ari_board_layer_advance (self->layers[layer], (now - self->faded) / 1000.0))
      fades = TRUE;
  self->faded = now;
  gtk_widget_queue_draw (widget);
  if (!fades)
    self->fade_id = 0;

  return fades;
}

static gboolean
can_fade (AriBoardPicture *self,
          AriLayer         layer)
{
  guint fading = self->fading | ARI_LAYERS_MARKS;

  return (self->shown->flags & ARI_BOARD_ANIMATED) != 0 && self->stale != ARI_LAYERS_ALL
         && (fading & (1u << layer)) != 0 && gtk_widget_get_mapped (self->widget);
}

void
ari_board_picture_set_runs (AriBoardPicture *self,
                            AriLayer         layer,
                            GPtrArray       *runs)
{
  AriFade fade = { .in_ms = HOVER_MS, .out_ms = HOVER_MS };
  gboolean fades = can_fade (self, layer);

  self->fading &= ~(1u << layer);
  if (!fades)
    {
      ari_board_layer_set_runs (self->layers[layer], runs, NULL);
      return;
    }

  if (layer == ARI_LAYER_PIECES)
    {
      fade = (AriFade) {
        .in_ms = LAST_MS, .out_ms = GONE_MS,
        .n_paths = self->shown->state.n_paths, .paths = self->shown->state.paths
      };
    }
  else if (layer == ARI_LAYER_OVERLAY)
    {
      fade = (AriFade) { .in_ms = OVERLAY_MS, .out_ms = GONE_MS, .grows = self->shown->state.n_last > 0 };
      if (fade.grows)
        {
          AriSpot last = self->shown->state.last[self->shown->state.n_last - 1];
          AriPoint at = ari_painter_to_px (&self->painter, self->shown->board->spots[last].centre);

          fade.centre = GRAPHENE_POINT_INIT (at.x, at.y);
        }
    }

  ari_board_layer_set_runs (self->layers[layer], runs, &fade);
  if (self->fade_id != 0)
    return;

  self->faded = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (self->widget));
  self->fade_id = gtk_widget_add_tick_callback (self->widget, fade_cb, self, NULL);
}

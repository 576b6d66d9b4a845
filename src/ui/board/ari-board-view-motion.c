/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on the board after an action: the piece that was set comes down, the new overlay fades in. */
#include "ari-board-view-private.h"

#define SET_MS     160
#define SET_FROM   1.15f
#define OVERLAY_MS 350

void
ari_board_view_end_motion (AriBoardView *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  g_clear_pointer (&self->old_overlay, gsk_render_node_unref);
  if (self->set_node != NULL)
    {
      g_clear_pointer (&self->set_node, gsk_render_node_unref);
      ari_board_view_invalidate (self, 1u << ARI_LAYER_PIECES);
    }
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  gint64 elapsed = gdk_frame_clock_get_frame_time (clock) - self->started;

  gtk_widget_queue_draw (widget);
  if (elapsed < (self->old_overlay != NULL ? OVERLAY_MS : SET_MS) * 1000)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  ari_board_view_end_motion (self);

  return G_SOURCE_REMOVE;
}

void
ari_board_view_start_motion (AriBoardView *self,
                             gboolean      overlay_changed)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (overlay_changed && self->nodes[ARI_LAYER_OVERLAY] != NULL)
    self->old_overlay = gsk_render_node_ref (self->nodes[ARI_LAYER_OVERLAY]);
  self->started = gdk_frame_clock_get_frame_time (clock);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

AriSpot
ari_board_view_moving_spot (AriBoardView *self)
{
  return self->tick_id != 0 && self->show.n_last > 0 ? self->show.last[0] : ARI_SPOT_NONE;
}

static double
motion_progress (AriBoardView *self,
                 double        milliseconds)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  double elapsed = clock != NULL ? (gdk_frame_clock_get_frame_time (clock) - self->started) / 1000.0
                                 : milliseconds;
  double left = 1 - CLAMP (elapsed / milliseconds, 0, 1);

  return 1 - left * left * left;
}

void
ari_board_view_paint_overlay (AriBoardView *self,
                              GtkSnapshot  *snapshot)
{
  GskRenderNode *node = self->nodes[ARI_LAYER_OVERLAY];

  if (self->old_overlay != NULL)
    {
      gtk_snapshot_push_cross_fade (snapshot, motion_progress (self, OVERLAY_MS));
      gtk_snapshot_append_node (snapshot, self->old_overlay);
      gtk_snapshot_pop (snapshot);
      if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);
      gtk_snapshot_pop (snapshot);
    }
  else if (node != NULL)
    {
      gtk_snapshot_append_node (snapshot, node);
    }
}

void
ari_board_view_paint_set_spot (AriBoardView *self,
                               GtkSnapshot  *snapshot)
{
  AriPoint centre = ari_painter_to_px (&self->painter, self->board->spots[self->show.last[0]].centre);
  float scale = SET_FROM + (1 - SET_FROM) * motion_progress (self, SET_MS);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (centre.x, centre.y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-centre.x, -centre.y));
  gtk_snapshot_append_node (snapshot, self->set_node);
  gtk_snapshot_restore (snapshot);
}

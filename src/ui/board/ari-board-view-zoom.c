/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming into the board, and moving the part that shows. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

static void
zoom_changed (AriBoardView *self)
{
  ari_board_view_invalidate (self, ALL_LAYERS);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "zoomed");
}

void
ari_board_view_zoom_to (AriBoardView *self,
                        float         scale,
                        AriPoint      at,
                        AriPoint      px)
{
  if (ari_board_zoom_set (&self->zoom, scale, at, px))
    zoom_changed (self);
}

/**
 * ari_board_view_zoom:
 * @factor: how much larger; 0: shows the whole board
 *
 * Zooms by key or menu: at the place of the keyboard focus if it shows, else in the middle of the view.
 */
void
ari_board_view_zoom (AriBoardView *self,
                     float         factor)
{
  AriPoint at = { self->zoom.width / 2, self->zoom.height / 2 };
  g_autofree char *told = NULL;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->shown.board == NULL)
    return;

  if (self->shown.state.focus != ARI_SPOT_NONE && self->zoom.scale == 1)
    at = ari_painter_to_px (&self->painter, self->shown.board->spots[self->shown.state.focus].centre);
  ari_board_view_zoom_to (self, self->zoom.scale * factor, ari_board_zoom_to_board (&self->zoom, at), at);

  /* Translators: how large the board is shown; 100%: all of it. */
  told = g_strdup_printf (_("Board at %d%%"), (int) lroundf (self->zoom.scale * 100));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), told, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

/* How many times larger than the whole board it shows. */
float
ari_board_view_get_zoom (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), 1);

  return self->zoom.scale;
}

void
ari_board_view_show_spots (AriBoardView  *self,
                           const AriSpot *spots,
                           guint          n_spots)
{
  float left = G_MAXFLOAT, top = G_MAXFLOAT, right = -G_MAXFLOAT, bottom = -G_MAXFLOAT;
  AriRect area;

  for (guint i = 0; i < n_spots; i++)
    {
      const AriSpotInfo *info = &self->shown.board->spots[spots[i]];

      if (info->kind == ARI_SPOT_CHOICE)
        continue;
      left = MIN (left, info->centre.x - info->radius);
      right = MAX (right, info->centre.x + info->radius);
      top = MIN (top, info->centre.y - info->radius);
      bottom = MAX (bottom, info->centre.y + info->radius);
      for (guint corner = 0; corner < info->n_corners; corner++)
        {
          left = MIN (left, info->corners[corner].x);
          right = MAX (right, info->corners[corner].x);
          top = MIN (top, info->corners[corner].y);
          bottom = MAX (bottom, info->corners[corner].y);
        }
    }
  if (left > right)
    return;

  area = (AriRect) { left, top, right - left, bottom - top };
  if (ari_board_zoom_show (&self->zoom, &area))
    zoom_changed (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming into the board, and moving the part that shows. */
#include "ari-board-picture-private.h"

void
ari_board_picture_begin_board (AriBoardPicture *self)
{
  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));

  self->zoom.scale = 1;
  ari_board_picture_invalidate (self, ARI_LAYERS_ALL);
}

static void
zoom_changed (AriBoardPicture *self)
{
  ari_board_picture_invalidate (self, ARI_LAYERS_ALL);
  g_signal_emit_by_name (self, "zoomed");
}

void
ari_board_picture_zoom_to (AriBoardPicture *self,
                           float            scale,
                           AriPoint         at,
                           AriPoint         px)
{
  if (ari_board_zoom_set (&self->zoom, scale, at, px))
    zoom_changed (self);
}

void
ari_board_picture_show_spots (AriBoardPicture *self,
                              const AriSpot   *spots,
                              guint            n_spots)
{
  float left = G_MAXFLOAT, top = G_MAXFLOAT, right = -G_MAXFLOAT, bottom = -G_MAXFLOAT;
  AriRect area;

  for (guint i = 0; i < n_spots; i++)
    {
      const AriSpotInfo *info = &self->shown->board->spots[spots[i]];

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

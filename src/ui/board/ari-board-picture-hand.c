/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are picked up: they are raised from the board, or follow the pointer, until they are played or
 * put back. */
#include "ari-board-picture-private.h"

#define LIFT        0.13f /* board units */
#define LIFT_SCALE  1.08f
#define PLACE_LEVEL 0.3   /* opacity of a piece at the place that it has left, dragged or on its way */

/* Raises the pieces on these spots from the board. */
void
ari_board_picture_lift (AriBoardPicture *self,
                        const AriSpot   *spots,
                        guint            n_spots)
{
  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));
  g_return_if_fail (n_spots <= ARI_MAX_MOTION_PATHS);

  if (n_spots == self->n_lifted && memcmp (spots, self->lifted_spots, n_spots * sizeof *spots) == 0)
    return;

  ari_board_picture_drop_hand (self);
  self->n_lifted = n_spots;
  memcpy (self->lifted_spots, spots, n_spots * sizeof *spots);
  ari_board_picture_invalidate (self, 1u << ARI_LAYER_PIECES);
}

/* Paints them where a drag has moved them. @by: (nullable): so far, in pixels; NULL: nothing drags them */
void
ari_board_picture_drag (AriBoardPicture *self,
                        const AriPoint  *by)
{
  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));

  if (by == NULL && !self->drags)
    return;

  self->drags = by != NULL;
  if (by != NULL)
    self->drag_by = *by;
  gtk_widget_queue_draw (self->widget);
}

void
ari_board_picture_repaint_hand (AriBoardPicture *self,
                                const AriScene  *scene)
{
  for (guint i = 0; i < self->n_lifted; i++)
    {
      g_clear_pointer (&self->lifted[i], gsk_render_node_unref);
      self->lifted[i] = ari_painter_spot (&self->painter, scene, ARI_LAYER_PIECES, self->lifted_spots[i]);
    }
}

static void
append_lifted (AriBoardPicture *self,
               GtkSnapshot     *snapshot)
{
  for (guint i = 0; i < self->n_lifted; i++)
    if (self->lifted[i] != NULL)
      gtk_snapshot_append_node (snapshot, self->lifted[i]);
}

/* @by: pixels */
static void
append_raised (AriBoardPicture *self,
               AriPoint         by,
               GtkSnapshot     *snapshot)
{
  AriPoint at = ari_painter_to_px (&self->painter, self->shown->board->spots[self->lifted_spots[0]].centre);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x + by.x, at.y + by.y));
  gtk_snapshot_scale (snapshot, LIFT_SCALE, LIFT_SCALE);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-at.x, -at.y));
  append_lifted (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

void
ari_board_picture_paint_lifted (AriBoardPicture *self,
                                GtkSnapshot     *snapshot)
{
  if (self->n_lifted == 0)
    return;

  if (!self->drags && self->shown->state.n_picks == 1)
    {
      append_raised (self, (AriPoint) { 0, -LIFT * self->painter.unit }, snapshot);
      return;
    }

  gtk_snapshot_push_opacity (snapshot, PLACE_LEVEL);
  append_lifted (self, snapshot);
  gtk_snapshot_pop (snapshot);
}

void
ari_board_picture_paint_dragged (AriBoardPicture *self,
                                 GtkSnapshot     *snapshot)
{
  if (self->drags && self->n_lifted > 0)
    append_raised (self, self->drag_by, snapshot);
}

void
ari_board_picture_drop_hand (AriBoardPicture *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lifted); i++)
    g_clear_pointer (&self->lifted[i], gsk_render_node_unref);
  self->n_lifted = 0;
}

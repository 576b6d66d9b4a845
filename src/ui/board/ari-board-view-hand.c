/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are picked up: they are raised from the board, or follow the pointer, until they are played or
 * put back. */
#include "ari-board-view-private.h"

#define LIFT        0.13f /* board units */
#define LIFT_SCALE  1.08f
#define PLACE_LEVEL 0.3   /* opacity of a piece at the place that it has left, dragged or on its way */

void
ari_board_view_sync_hand (AriBoardView *self)
{
  AriSpot lifted[ARI_MAX_MOTION_PATHS];
  guint n = ari_board_picks_find_lifted (&self->picks, lifted);

  ari_board_picks_find_targets (&self->picks);
  self->shown.state.targets = self->picks.targets;
  self->shown.state.n_targets = self->picks.n_targets;
  if (n == self->n_lifted && memcmp (lifted, self->lifted_spots, n * sizeof *lifted) == 0)
    return;

  ari_board_view_drop_hand (self);
  self->n_lifted = n;
  memcpy (self->lifted_spots, lifted, n * sizeof *lifted);
  ari_board_view_invalidate (self, 1u << ARI_LAYER_PIECES);
}

void
ari_board_view_repaint_hand (AriBoardView   *self,
                             const AriScene *scene)
{
  for (guint i = 0; i < self->n_lifted; i++)
    {
      g_clear_pointer (&self->lifted[i], gsk_render_node_unref);
      self->lifted[i] = ari_painter_spot (&self->painter, scene, ARI_LAYER_PIECES, self->lifted_spots[i]);
    }
}

static void
append_lifted (AriBoardView *self,
               GtkSnapshot  *snapshot)
{
  for (guint i = 0; i < self->n_lifted; i++)
    if (self->lifted[i] != NULL)
      gtk_snapshot_append_node (snapshot, self->lifted[i]);
}

/* @by: pixels */
static void
append_raised (AriBoardView *self,
               AriPoint      by,
               GtkSnapshot  *snapshot)
{
  AriPoint at = ari_painter_to_px (&self->painter, self->shown.board->spots[self->lifted_spots[0]].centre);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x + by.x, at.y + by.y));
  gtk_snapshot_scale (snapshot, LIFT_SCALE, LIFT_SCALE);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-at.x, -at.y));
  append_lifted (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

void
ari_board_view_paint_lifted (AriBoardView *self,
                             GtkSnapshot  *snapshot)
{
  if (self->n_lifted == 0)
    return;

  if (!self->dragging && self->picks.picker.n_picks == 1)
    {
      append_raised (self, (AriPoint) { 0, -LIFT * self->painter.unit }, snapshot);
      return;
    }

  gtk_snapshot_push_opacity (snapshot, PLACE_LEVEL);
  append_lifted (self, snapshot);
  gtk_snapshot_pop (snapshot);
}

void
ari_board_view_paint_dragged (AriBoardView *self,
                              GtkSnapshot  *snapshot)
{
  if (self->dragging && self->n_lifted > 0)
    append_raised (self, self->drag_by, snapshot);
}

void
ari_board_view_drop_hand (AriBoardView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lifted); i++)
    g_clear_pointer (&self->lifted[i], gsk_render_node_unref);
  self->n_lifted = 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are picked up: they are raised from the board, or follow the pointer, until they are played or
 * put back. */
#include "ari-board-view-private.h"

#define LIFT        0.13f /* board units */
#define LIFT_SCALE  1.08f
#define PLACE_LEVEL 0.3   /* opacity of a piece at the place that it has left, dragged or on its way */

/* The picked piece, and those that it carries: they start from the same place. */
static guint
find_lifted (AriBoardView *self,
             AriSpot       spots[ARI_MAX_MOTION_PATHS])
{
  const AriRules *rules = self->setup.rules;
  AriSpot first = self->picker.picks[0];
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n_paths, n = 0;

  if (self->picker.n_picks == 0 || self->picker.n_actions == 0
      || self->board->spots[first].kind == ARI_SPOT_CHOICE)
    return 0;

  spots[n++] = first;
  n_paths = ari_find_motion_paths (rules, &self->position, self->picker.actions[0], paths);
  for (guint i = 0; i < n_paths && n < ARI_MAX_MOTION_PATHS; i++)
    if (paths[i].n_spots > 1 && paths[i].spots[0] != first
        && ari_rules_ground (rules, paths[i].spots[0]) == ari_rules_ground (rules, first))
      spots[n++] = paths[i].spots[0];

  return n;
}

void
ari_board_view_sync_hand (AriBoardView *self)
{
  AriSpot lifted[ARI_MAX_MOTION_PATHS];
  guint n = find_lifted (self, lifted);

  self->show.targets = self->targets;
  self->show.n_targets = 0;
  if (self->flags & ARI_BOARD_PICKABLE)
    self->show.n_targets = ari_target_list (&self->picker, self->targets);
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
  AriPoint at = ari_painter_to_px (&self->painter, self->board->spots[self->lifted_spots[0]].centre);

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

  if (!self->dragging && self->picker.n_picks == 1)
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

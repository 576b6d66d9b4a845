/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The substitute for motion when animations are off: nothing travels, grows or shrinks. A piece is shown at
 * its destination and for a while also at its origin, with a line between them; a piece that turns over
 * fades into its other side; dice simply lie there. */
#include "ari-board-picture-private.h"

#define TRAIL_MS   600
#define TURN_MS    120
#define TRAIL_WIDE 0.06f /* board units */
#define TRAIL_PX   2     /* at least */
#define OLD_LEVEL  0.5

int
ari_board_picture_reduced_ms (AriBoardPicture *self)
{
  int ms = 0;

  for (guint i = 0; i < self->shown->state.n_paths; i++)
    if (self->shown->state.paths[i].n_spots > 1)
      ms = TRAIL_MS;
    else if (self->turned[i] != NULL)
      ms = MAX (ms, TURN_MS);

  return ms;
}

static graphene_point_t
centre_of (AriBoardPicture *self,
           AriSpot          spot)
{
  AriPoint at = ari_painter_to_px (&self->painter, self->shown->board->spots[spot].centre);

  return GRAPHENE_POINT_INIT (at.x, at.y);
}

/* The piece at its origin, and the line of its path. */
static void
paint_trail (AriBoardPicture     *self,
             GskRenderNode       *piece,
             const AriMotionPath *way,
             GtkSnapshot         *snapshot)
{
  graphene_point_t old = centre_of (self, way->spots[0]),
                   now = centre_of (self, way->spots[way->n_spots - 1]);
  GdkRGBA colour = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_LAST_EDGE, 1);
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (MAX (TRAIL_WIDE * self->painter.unit, TRAIL_PX));

  gtk_snapshot_push_opacity (snapshot, OLD_LEVEL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (old.x - now.x, old.y - now.y));
  gtk_snapshot_append_node (snapshot, piece);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);

  gsk_path_builder_move_to (builder, old.x, old.y);
  for (guint i = 1; i < way->n_spots; i++)
    {
      graphene_point_t at = centre_of (self, way->spots[i]);

      gsk_path_builder_line_to (builder, at.x, at.y);
    }
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

void
ari_board_picture_paint_reduced (AriBoardPicture *self,
                                 double           milliseconds,
                                 GtkSnapshot     *snapshot)
{
  for (guint i = 0; i < self->shown->state.n_paths; i++)
    if (self->moving[i] != NULL && self->shown->state.paths[i].n_spots > 1)
      paint_trail (self, self->moving[i], &self->shown->state.paths[i], snapshot);

  for (guint i = 0; i < self->shown->state.n_paths; i++)
    {
      g_autoptr(GskRenderNode) turning = NULL;

      if (self->moving[i] == NULL)
        continue;
      if (self->turned[i] != NULL)
        turning = ari_node_between (self->turned[i], self->moving[i], CLAMP (milliseconds / TURN_MS, 0, 1));
      gtk_snapshot_append_node (snapshot, turning != NULL ? turning : self->moving[i]);
    }
}

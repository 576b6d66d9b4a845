/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drag and drop, by mouse and touch: a drag picks a piece up, a drop on a spot does what a click there would
 * do, and a drop elsewhere puts the piece back. Where nothing can be picked up, a drag can pull along a
 * line. */
#include "ari-board-view-private.h"

static void
let_go (AriBoardView *self)
{
  self->dragging = FALSE;
  self->drag_from = ARI_SPOT_NONE;
  ari_board_view_point_at (self, ARI_SPOT_NONE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
put_back (AriBoardView *self)
{
  while (ari_board_view_back (self))
    ;
  let_go (self);
}

static gboolean
is_picked_up (AriBoardView *self,
              AriSpot       spot)
{
  for (guint i = 0; i < self->n_lifted; i++)
    if (self->lifted_spots[i] == spot)
      return TRUE;

  return FALSE;
}

/* Whether a drag from @spot picks up a piece that has somewhere to go. Players can't drag a target, or what a
 * click would play at once. */
static gboolean
can_drag (AriBoardView *self,
          AriSpot       spot)
{
  AriPointing pointing;
  AriPicker picker = self->picker;
  AriTarget targets[ARI_MAX_TARGETS];

  if (is_picked_up (self, spot))
    return TRUE;

  ari_pointing_init (&pointing, &picker, self->targets, self->show.n_targets, spot);
  if (pointing.pick == ARI_SPOT_NONE)
    return pointing.keep == 0 && picker.n_picks > 0;

  return pointing.target == NULL && ari_pointing_follow (&pointing, &picker) == ARI_PICK_ADDED
         && ari_target_list (&picker, targets) > 0;
}

static void
begin_cb (AriBoardView *self,
          double        x,
          double        y)
{
  AriSpot spot;

  self->drag_from = self->stuck = ARI_SPOT_NONE;
  self->pulls = FALSE;
  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0)
    return;

  spot = ari_board_view_spot_at (self, x, y);
  if (spot == ARI_SPOT_NONE)
    return;

  if (can_drag (self, spot))
    {
      self->drag_from = spot;
    }
  else
    {
      self->stuck = spot;
      ari_board_view_begin_pull (self, x, y);
    }
  self->drag_start = (AriPoint) { (float) x, (float) y };
}

/* Picks the piece up; from now on, the press no longer counts as a click. */
static void
start (AriBoardView *self,
       GtkGesture   *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->show.focus = ARI_SPOT_NONE;
  if (!is_picked_up (self, self->drag_from))
    {
      AriPointing pointing;

      ari_pointing_init (&pointing, &self->picker, self->targets, self->show.n_targets, self->drag_from);
      if (pointing.pick != ARI_SPOT_NONE)
        ari_board_view_pick (self, self->drag_from);
    }
  self->dragging = TRUE;
}

/* Previews the line that the pull would pick. From the first line on, the press doesn't count as a click. */
static void
pull (AriBoardView *self,
      double        x,
      double        y,
      GtkGesture   *gesture)
{
  AriSpot line = ari_board_view_pulled_line (self, x, y);

  if (line != ARI_SPOT_NONE)
    {
      self->stuck = ARI_SPOT_NONE;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  ari_board_view_point_at (self, line);
}

/* What a release here would pick as a click: only what was pressed. */
static void
point_at_stuck (AriBoardView *self,
                double        x,
                double        y)
{
  AriSpot spot = ari_board_view_spot_at (self, x, y);

  ari_board_view_point_at (self, spot == self->stuck ? spot : ARI_SPOT_NONE);
}

static void
update_cb (AriBoardView *self,
           double        dx,
           double        dy,
           GtkGesture   *gesture)
{
  double x = self->drag_start.x + dx, y = self->drag_start.y + dy;

  if (self->pulls && (self->flags & ARI_BOARD_PICKABLE))
    pull (self, x, y, gesture);
  if (self->stuck != ARI_SPOT_NONE)
    point_at_stuck (self, x, y);
  if (self->drag_from == ARI_SPOT_NONE
      || (!self->dragging && !gtk_drag_check_threshold (GTK_WIDGET (self), (int) self->drag_start.x,
                                                        (int) self->drag_start.y, (int) x, (int) y)))
    return;

  if (!self->dragging)
    start (self, gesture);
  self->drag_by = (AriPoint) { (float) dx, (float) dy };
  ari_board_view_point_at (self, ari_board_view_spot_at (self, x, y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether the press that ends moved to another spot, and no other gesture took it. A press that only trembled
 * is a click. */
static gboolean
is_vain_drag (AriBoardView   *self,
              double          dx,
              double          dy,
              GtkGestureDrag *drag)
{
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));

  return self->stuck != ARI_SPOT_NONE && (self->flags & ARI_BOARD_PICKABLE)
         && gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) != GTK_EVENT_SEQUENCE_DENIED
         && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy)
         && ari_board_view_spot_at (self, self->drag_start.x + dx, self->drag_start.y + dy) != self->stuck;
}

/* Picks the line, or says why it can't be picked. */
static void
end_pull (AriBoardView *self,
          double        x,
          double        y)
{
  AriSpot line = ari_board_view_pulled_line (self, x, y);

  ari_board_view_point_at (self, ARI_SPOT_NONE);
  if (line != ARI_SPOT_NONE && (self->flags & ARI_BOARD_PICKABLE))
    ari_board_view_pick (self, line);
}

/* A drop on a spot where the piece can't go says why, and so does dragging what others own. */
static void
end_cb (AriBoardView   *self,
        double          dx,
        double          dy,
        GtkGestureDrag *drag)
{
  double x = self->drag_start.x + dx, y = self->drag_start.y + dy;
  AriPointing pointing = { .pick = ARI_SPOT_NONE, .then = ARI_SPOT_NONE };
  AriSpot spot = ARI_SPOT_NONE;

  if (self->pulls && self->stuck == ARI_SPOT_NONE)
    end_pull (self, x, y);
  if (is_vain_drag (self, dx, dy, drag))
    {
      /* Its end doesn't count as a click. */
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      ari_board_view_clear_refusal (self);
      ari_board_view_refuse (self, self->stuck);
    }
  self->stuck = ARI_SPOT_NONE;
  self->pulls = FALSE;
  if (!self->dragging)
    return;

  self->dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    spot = ari_board_view_spot_at (self, x, y);
  if (spot != ARI_SPOT_NONE)
    ari_pointing_init (&pointing, &self->picker, self->targets, self->show.n_targets, spot);

  /* At its origin the piece is put back. It can't go to another piece that could be picked instead. */
  if (spot != ARI_SPOT_NONE && pointing.keep < self->picker.n_picks && pointing.pick != ARI_SPOT_NONE)
    ari_board_view_refuse (self, spot);
  else if (spot != ARI_SPOT_NONE && pointing.keep == self->picker.n_picks && ari_board_view_pick (self, spot))
    return;

  /* Where several picks lead, the piece stays picked until players choose one. */
  if (pointing.target != NULL && pointing.pick == ARI_SPOT_NONE)
    let_go (self);
  else
    put_back (self);
}

static void
cancel_cb (AriBoardView *self)
{
  self->stuck = ARI_SPOT_NONE;
  if (self->pulls)
    ari_board_view_point_at (self, ARI_SPOT_NONE);
  self->pulls = FALSE;
  if (self->dragging)
    put_back (self);
}

void
ari_board_view_watch_drags (AriBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

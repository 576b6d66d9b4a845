/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch on the thread: dragging its ball, clicks on marks and strands, and what tooltips say. */
#include "ari-thread-private.h"

#include <math.h>

#include "ari-thread-marks.h"
#include "ari-thread-strands.h"

#define SLOP 8 /* px that a click on a mark or a strand may move */

/* (nullable): the mark there. @marks: (out) (nullable): holds it */
static const AriThreadMark *
find_mark (AriThread  *self,
           double      x,
           double      y,
           GArray    **marks)
{
  if (self->match == NULL || y > (ARI_THREAD_MARK_Y + ari_thread_track_y (self)) / 2)
    return NULL;

  *marks = ari_thread_place_marks (self);

  return ari_thread_marks_find (*marks, (float) x);
}

static gboolean
is_aside (AriThread *self,
          double     y)
{
  return y >= (ari_thread_track_y (self) + ari_thread_side_y (self)) / 2;
}

static gboolean
is_on_ball (AriThread *self,
            double     x,
            double     y)
{
  float ball_x, ball_y;

  ari_thread_find_ball (self, &ball_x, &ball_y);

  return hypot (x - ball_x, y - ball_y) <= ari_thread_ball_radius (self);
}

/* (nullable): the strand there of a line that isn't shown. In a low window, the ball covers the beginning of
 * such strands, and people who press on the ball want to drag it. */
static const AriOutlineBranch *
find_branch (AriThread *self,
             double     x,
             double     y)
{
  const AriOutline *outline;
  float left, step;
  double number;

  if (self->match == NULL || !is_aside (self, y) || is_on_ball (self, x, y))
    return NULL;

  outline = ari_thread_get_outline (self);
  number = ari_thread_number_at (self, x);
  if (!ari_match_is_on_main_line (self->match) && number > outline->shared
      && number <= ari_thread_n_plies (self))
    return NULL;

  left = ari_thread_x_of (self, 0);
  step = ari_thread_x_of (self, 1) - left;

  return ari_thread_branch_find (outline, left, step, ARI_THREAD_BEND, (float) x);
}

/* Whether @y is on the strand of the main line or above it, while a variation is shown. */
static gboolean
means_main (AriThread *self,
            double     y)
{
  return self->match != NULL && !ari_match_is_on_main_line (self->match) && !is_aside (self, y);
}

static void
go_to_x (AriThread *self,
         double     x)
{
  if (self->match != NULL)
    ari_thread_go_to (self, ari_thread_number_at (self, x), self->on_main);
}

static void
drag_begin_cb (AriThread      *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  const AriOutlineBranch *branch = find_branch (self, x, y);
  g_autoptr(GArray) marks = NULL;
  const AriThreadMark *mark = find_mark (self, x, y, &marks);

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->began_at = x;
  self->on_main = means_main (self, y);
  self->clicks = TRUE;
  if (mark != NULL)
    {
      guint cursor = ari_match_is_on_main_line (self->match) ? ari_match_get_cursor (self->match) : 0;

      ari_thread_go_to (self, ari_thread_mark_next (mark, cursor), TRUE);
    }
  else if (branch != NULL)
    {
      guint number = (guint) MAX (ari_thread_number_at (self, x), 0);

      ari_thread_choose_ply (self, ari_thread_branch_ply (self->match, branch, number));
    }
  else
    {
      self->clicks = FALSE;
      go_to_x (self, x);
    }
}

/* A trembling hand doesn't leave the ply that a click has led to. */
static void
drag_update_cb (AriThread *self,
                double     dx)
{
  if (self->clicks && fabs (dx) < SLOP)
    return;

  self->clicks = FALSE;
  go_to_x (self, self->began_at + dx);
}

static gboolean
scroll_cb (AriThread *self,
           double     dx,
           double     dy)
{
  ari_thread_step (self, dx + dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

/* It lies beside the thread at what it names, and follows the pointer from one mark to the next. */
gboolean
ari_thread_query_tooltip (GtkWidget  *widget,
                          int         x,
                          int         y,
                          gboolean    by_key,
                          GtkTooltip *tooltip)
{
  AriThread *self = ARI_THREAD (widget);
  const AriOutlineBranch *branch = by_key ? NULL : find_branch (self, x, y);
  g_autofree char *words = NULL;
  g_autoptr(GArray) marks = NULL;
  const AriThreadMark *mark = by_key ? NULL : find_mark (self, x, y, &marks);
  GdkRectangle area = { .height = gtk_widget_get_height (widget) };

  if (branch != NULL)
    {
      words = ari_thread_branch_words (branch);
      area.x = (int) ari_thread_x_of (self, branch->from);
      area.width = (int) ari_thread_x_of (self, branch->to) - area.x + ARI_THREAD_BEND;
    }
  else if (mark != NULL)
    {
      words = ari_thread_mark_words (mark, self->match);
      area.x = (int) round (mark->x - mark->width / 2);
      area.width = (int) ceil (mark->width);
    }
  else
    {
      return FALSE;
    }

  gtk_tooltip_set_text (tooltip, words);
  gtk_tooltip_set_tip_area (tooltip, &area);

  return TRUE;
}

void
ari_thread_watch_pointer (AriThread *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

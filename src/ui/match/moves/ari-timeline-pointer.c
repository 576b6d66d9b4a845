/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch on the thread: dragging its ball, clicks on marks and strands, and what tooltips say. */
#include "ari-timeline-private.h"

#include <math.h>

#include "ari-timeline-marks.h"
#include "ari-timeline-strands.h"

#define SLOP 8 /* px that a click on a mark or a strand may move */

/* (nullable): the mark there */
static const AriTimelineMark *
find_mark (AriTimeline *self,
           double       x,
           double       y)
{
  if (self->match == NULL || y > (ARI_TIMELINE_MARK_Y + ARI_TIMELINE_TRACK_Y) / 2)
    return NULL;

  return ari_timeline_marks_find (ari_timeline_get_marks (self), (float) x);
}

static gboolean
is_aside (AriTimeline *self,
          double       y,
          guint        rows)
{
  return y >= (ARI_TIMELINE_TRACK_Y + ari_timeline_row_y (0, rows)) / 2;
}

/* (nullable): the strand there, in the nearest row that has one, unless it is the current line. @by_ball:
 * also one below the ball, in the same row. Otherwise the ball hides it, because people who press on the ball
 * want to drag it. */
static const AriTimelineStrand *
find_strand (AriTimeline *self,
             double       x,
             double       y,
             gboolean     by_ball)
{
  const AriTimelineStrand *nearest = NULL;
  double least = G_MAXDOUBLE;
  float ball_x, ball_y, radius;
  gboolean on_ball, aside;
  GArray *strands;
  guint rows;

  if (self->match == NULL)
    return NULL;

  strands = ari_timeline_get_strands (self);
  rows = ari_timeline_strands_rows (strands);
  aside = ari_timeline_find_ball (self, &ball_x, &ball_y, &radius);
  on_ball = hypot (x - ball_x, y - ball_y) <= radius;
  if (!is_aside (self, y, rows) || (on_ball && !aside))
    return NULL;

  for (guint i = 0; i < rows; i++)
    {
      const AriTimelineStrand *strand = ari_timeline_strands_find (strands, (float) x, i);
      double distance = fabs (y - ari_timeline_row_y (i, rows));

      if (strand != NULL && distance < least)
        {
          nearest = strand;
          least = distance;
        }
    }
  if (nearest == NULL)
    return NULL;

  if (on_ball && !by_ball && ari_timeline_row_y (nearest->row, rows) == ball_y)
    return NULL;
  if (nearest->branch.shown && ari_timeline_number_at (self, x) <= ari_timeline_n_plies (self))
    return NULL;

  return nearest;
}

static guint
find_ply (AriTimeline             *self,
          const AriTimelineStrand *strand,
          double                   x)
{
  guint number = (guint) MAX (ari_timeline_number_at (self, x), 0);

  return ari_timeline_branch_ply (self->match, &strand->branch, number);
}

/* Whether @y is on the strand of the main line or above it, while a variation is shown. */
static gboolean
means_main (AriTimeline *self,
            double       y)
{
  if (self->match == NULL || ari_match_is_on_main_line (self->match))
    return FALSE;

  return !is_aside (self, y, ari_timeline_strands_rows (ari_timeline_get_strands (self)));
}

static void
go_to_x (AriTimeline *self,
         double       x)
{
  if (self->match != NULL)
    ari_timeline_go_to (self, ari_timeline_number_at (self, x), self->on_main);
}

static void
drag_begin_cb (AriTimeline    *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  const AriTimelineStrand *strand = find_strand (self, x, y, FALSE);
  const AriTimelineMark *mark = find_mark (self, x, y);

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->began_at = x;
  self->on_main = means_main (self, y);
  self->clicks = TRUE;
  self->below_ball = 0;
  if (mark != NULL)
    {
      guint cursor = ari_match_is_on_main_line (self->match) ? ari_match_get_cursor (self->match) : 0;

      ari_timeline_go_to (self, ari_timeline_mark_next (mark, cursor), TRUE);
    }
  else if (strand != NULL)
    {
      ari_timeline_choose_ply (self, find_ply (self, strand, x));
    }
  else
    {
      const AriTimelineStrand *other = find_strand (self, x, y, TRUE);

      self->clicks = FALSE;
      self->below_ball = other != NULL ? find_ply (self, other, x) : 0;
      go_to_x (self, x);
    }
}

/* A trembling hand doesn't leave the ply that a click has led to. */
static void
drag_update_cb (AriTimeline *self,
                double       dx)
{
  if ((self->clicks || self->below_ball != 0) && fabs (dx) < SLOP)
    return;

  self->clicks = FALSE;
  self->below_ball = 0;
  go_to_x (self, self->began_at + dx);
}

/* The ball lies where the last click has led to. Another one leads to the next line in the same row. */
static void
drag_end_cb (AriTimeline *self)
{
  guint id = self->below_ball;

  self->below_ball = 0;
  if (id != 0)
    ari_timeline_choose_ply (self, id);
}

static gboolean
scroll_cb (AriTimeline *self,
           double       dx,
           double       dy)
{
  ari_timeline_step (self, dx + dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

/* It lies beside the thread at what it names, and follows the pointer from one mark to the next. */
gboolean
ari_timeline_query_tooltip (GtkWidget  *widget,
                            int         x,
                            int         y,
                            gboolean    by_key,
                            GtkTooltip *tooltip)
{
  AriTimeline *self = ARI_TIMELINE (widget);
  const AriTimelineStrand *strand = by_key ? NULL : find_strand (self, x, y, TRUE);
  const AriTimelineMark *mark = by_key ? NULL : find_mark (self, x, y);
  g_autofree char *words = NULL;
  GdkRectangle area = { .height = gtk_widget_get_height (widget) };

  if (strand != NULL)
    {
      words =
          ari_timeline_strands_words (ari_timeline_get_strands (self), self->match, (float) x, strand->row);
      area.x = (int) strand->from;
      area.width = (int) ceilf (strand->to - strand->from);
    }
  else if (mark != NULL)
    {
      words = ari_timeline_mark_words (mark, self->match);
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
ari_timeline_watch_pointer (AriTimeline *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ply-axis.h"

#include <math.h>

#include "ari-painter.h"

#define CURSOR_WIDTH 3

static guint
count (AriMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

float
ari_ply_axis_x (AriMatch *match,
                guint     number,
                float     width)
{
  return width * (float) number / MAX (count (match), 1);
}

guint
ari_ply_axis_number (AriMatch *match,
                     double    x,
                     float     width)
{
  return (guint) CLAMP (lround (x / width * count (match)), 0, (long) count (match));
}

void
ari_ply_axis_snapshot_cursor (AriMatch    *match,
                              AriScheme    scheme,
                              GtkSnapshot *snapshot,
                              float        width,
                              float        height)
{
  GdkRGBA gold = ari_scheme_rgba (scheme, ARI_ROLE_LAST_EDGE, 1);
  float x = CLAMP (ari_ply_axis_x (match, ari_match_get_cursor (match), width), CURSOR_WIDTH / 2.0f,
                   width - CURSOR_WIDTH / 2.0f);

  gtk_snapshot_append_color (snapshot, &gold,
                             &GRAPHENE_RECT_INIT (x - CURSOR_WIDTH / 2.0f, 0, CURSOR_WIDTH, height));
}

typedef void (*Pointed) (GtkWidget *widget, double x);

static void
drag_begin_cb (GtkGesture *drag,
               double      x,
               double      y,
               Pointed     pointed)
{
  pointed (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag)), x);
}

static void
drag_update_cb (GtkGesture *drag,
                double      dx,
                double      dy,
                Pointed     pointed)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y))
    pointed (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag)), x + dx);
}

void
ari_ply_axis_watch (GtkWidget *widget,
                    void     (*pointed) (GtkWidget *widget, double x))
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), pointed);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), pointed);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}

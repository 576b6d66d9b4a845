/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toss-fixture.h"

#include "ari-hand.h"
#include "ari-toss.h"
#include "ui-fixture.h"

static void
thrown_cb (Toss       *toss,
           const char *text)
{
  g_set_str (&toss->text, text);
  toss->n_thrown++;
}

static void
landed_cb (Toss *toss)
{
  toss->n_landed++;
}

void
toss_begin (Toss       *toss,
            AriTossWay  way)
{
  *toss = (Toss) { .view = ari_toss_view_new () };
  ari_toss_view_set_way (toss->view, way);
  ari_toss_view_set_armed (toss->view, TRUE);
  ari_toss_view_set_seat (toss->view, 2);
  g_signal_connect_swapped (toss->view, "performed", G_CALLBACK (thrown_cb), toss);
  g_signal_connect_swapped (toss->view, "finished", G_CALLBACK (landed_cb), toss);
  g_object_ref_sink (toss->view);
  toss->window = ui_window_new (GTK_WIDGET (toss->view), 600, 600);
  ui_wait_until (gtk_widget_get_height (GTK_WIDGET (toss->view)) > 0);
}

/* The time of events, in milliseconds. The view calls this function instead of GTK's own, so that a hand is
 * as fast as a test needs. */
static guint32 event_time = 1;

guint32
gtk_event_controller_get_current_event_time (GtkEventController *controller)
{
  return event_time;
}

/* Waits for two frames, so that what starts in the first has moved in the second. */
void
toss_wait_for_frames (Toss *toss)
{
  ui_wait_for_frames (toss->window, 2);
}

void
toss_end (Toss *toss)
{
  adw_window_set_content (ADW_WINDOW (toss->window), NULL);
  gtk_window_destroy (GTK_WINDOW (toss->window));
  /* The window may still hold a reference for pending work. */
  ui_wait_until (G_OBJECT (toss->view)->ref_count == 1);
  g_assert_finalize_object (toss->view);
  g_free (toss->text);
}

/* A thrown ring flies as its release says, and lands on the screen when the simulation does. */
void
toss_check_flight (Toss *toss)
{
  g_autoptr(GError) error = NULL;
  const AriFlight *flight = ari_toss_view_get_flight (toss->view);
  g_autofree char *told = NULL;
  AriRelease release;

  g_assert_cmpuint (toss->n_thrown, ==, 1);
  g_assert_true (ari_release_parse (toss->text, &release, &error));
  g_assert_no_error (error);
  ui_wait_until (toss->n_landed == 1);
  g_assert_true (flight->over);
  g_assert_cmpint (ari_flight_is_hit (flight), ==, ari_toss_hits (&release));
  g_assert_false (ari_toss_view_is_flying (toss->view));
  told = ari_toss_tell (&release, flight);
  gtk_test_accessible_assert_property (toss->view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told);
}

GtkEventController *
toss_drag_of (AriTossView *view)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return controller;
    }

  g_assert_not_reached ();
}

/* Moves a simulated hand by (@x, @y) pixels in several steps. */
void
toss_drag_from (Toss     *toss,
                AriPoint  from,
                double    x,
                double    y,
                gboolean  rest)
{
  GtkEventController *gesture = toss_drag_of (toss->view);
  const guint n = 8;

  g_signal_emit_by_name (gesture, "drag-begin", (double) from.x, (double) from.y);
  for (guint i = 1; i <= n; i++)
    {
      event_time += 10;
      g_signal_emit_by_name (gesture, "drag-update", x * i / n, y * i / n);
    }
  if (rest)
    event_time += 250;
  g_signal_emit_by_name (gesture, "drag-end", x, y);
}

void
toss_drag (Toss     *toss,
           double    x,
           double    y,
           gboolean  rest)
{
  toss_drag_from (toss, (AriPoint) { 300, 400 }, x, y, rest);
}

const char *
toss_words (Toss *toss)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (toss->view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      return gtk_label_get_label (GTK_LABEL (child));

  g_assert_not_reached ();
}

double
toss_aim (Toss *toss)
{
  double aim, force;

  ari_toss_view_get_aim (toss->view, &aim, &force);

  return aim;
}

double
toss_force (Toss *toss)
{
  double aim, force;

  ari_toss_view_get_aim (toss->view, &aim, &force);

  return force;
}

GBytes *
toss_picture (Toss *toss)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (toss->view)->snapshot (GTK_WIDGET (toss->view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

/* A screen reader tells aim and strength of a calm toss. */
void
toss_assert_calm (Toss       *toss,
                  const char *aim_and_strength)
{
  double chance = 100 * ari_hand_calm_chance (toss_aim (toss), toss_force (toss));
  g_autofree char *told = g_strdup_printf ("Aim: %s, %.0f%%. The arrow keys change aim and strength; "
                                           "Space tosses.", aim_and_strength, chance);

  gtk_test_accessible_assert_property (toss->view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-pointer.h"

GtkEventController *
board_controller (Fixture *fixture,
                  GType    type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      GtkEventController *controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
      g_object_unref (controller);
    }

  g_assert_not_reached ();
}

AriPoint
board_middle (Fixture    *fixture,
              const char *name)
{
  return ari_board_view_to_px (fixture->view, board_info (fixture, name)->centre);
}

void
board_press_at (Fixture *fixture,
                AriPoint at)
{
  g_autoptr(GtkEventController) click = board_controller (fixture, GTK_TYPE_GESTURE_CLICK);

  g_signal_emit_by_name (click, "pressed", 1, (double) at.x, (double) at.y);
}

void
board_click_at (Fixture *fixture,
                AriPoint at)
{
  g_autoptr(GtkEventController) click = board_controller (fixture, GTK_TYPE_GESTURE_CLICK);

  g_signal_emit_by_name (click, "released", 1, (double) at.x, (double) at.y);
}

void
board_click (Fixture    *fixture,
             const char *name)
{
  board_click_at (fixture, board_middle (fixture, name));
}

void
board_point_at (Fixture *fixture,
                AriPoint at)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", (double) at.x, (double) at.y);
    }
}

void
board_leave (Fixture *fixture)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "leave");
    }
}

void
board_drag_from (Fixture    *fixture,
                 AriPoint    at,
                 AriPoint    to,
                 gboolean    drops)
{
  g_autoptr(GtkEventController) gesture = board_controller (fixture, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (gesture, "drag-begin", (double) at.x, (double) at.y);
  g_signal_emit_by_name (gesture, "drag-update", (double) (to.x - at.x), (double) (to.y - at.y));
  if (drops)
    g_signal_emit_by_name (gesture, "drag-end", (double) (to.x - at.x), (double) (to.y - at.y));
}

void
board_drag (Fixture    *fixture,
            const char *from,
            AriPoint    to,
            gboolean    drops)
{
  board_drag_from (fixture, board_middle (fixture, from), to, drops);
}

void
board_assert_picked (Fixture    *fixture,
                     const char *name)
{
  const AriPicker *picker = ari_move_input_get_picker (fixture->input);

  g_assert_cmpuint (picker->n_picks, ==, name != NULL ? 1 : 0);
  if (name != NULL)
    g_assert_cmpuint (picker->picks[0], ==, board_spot (fixture, name));
}

void
board_assert_played (Fixture    *fixture,
                     const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  text = fixture->setup.rules->format (&fixture->position, fixture->picked);
  g_assert_cmpstr (text, ==, expected);
  fixture->picked = ARI_ACTION_NONE;
}

graphene_point_t
board_place (Fixture *fixture,
             AriPoint at)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (fixture->view));
  graphene_point_t place;
  double left, top;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (fixture->view), GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (at.x, at.y), &place));
  gtk_native_get_surface_transform (native, &left, &top);

  return GRAPHENE_POINT_INIT ((float) left + place.x, (float) top + place.y);
}

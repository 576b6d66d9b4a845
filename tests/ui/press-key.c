/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "press-key.h"

/* A window lists the shortcuts that apply wherever the focus is. They belong to other widgets, which their
 * callbacks expect. */
static gboolean
lists_others (GtkEventController *controller)
{
  const char *name = gtk_event_controller_get_name (controller);

  return name != NULL && g_str_has_prefix (name, "gtk-shortcut-manager");
}

static gboolean
takes_key (GtkWidget          *widget,
           GtkEventController *controller,
           guint               key,
           GdkModifierType     modifiers)
{
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || lists_others (controller))
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger)
          && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
          && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE,
                                           widget, gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

/* Whether a handler of @widget takes the key before, or after, its children. */
static gboolean
widget_takes_key (GtkWidget       *widget,
                  guint            key,
                  GdkModifierType  modifiers,
                  gboolean         captures)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if ((gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE) == captures
          && takes_key (widget, controller, key, modifiers))
        return TRUE;
    }

  return FALSE;
}

/* @widget: (nullable): the outermost widget comes first */
static gboolean
captures_key (GtkWidget       *widget,
              guint            key,
              GdkModifierType  modifiers)
{
  return widget != NULL
         && (captures_key (gtk_widget_get_parent (widget), key, modifiers)
             || widget_takes_key (widget, key, modifiers, TRUE));
}

void
press_key_with (GtkWidget       *window,
                guint            key,
                GdkModifierType  modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  gboolean taken = captures_key (focus, key, modifiers);

  for (GtkWidget *widget = focus; widget != NULL && !taken; widget = gtk_widget_get_parent (widget))
    taken = widget_takes_key (widget, key, modifiers, FALSE);
}

void
press_key (GtkWidget *window,
           guint      key)
{
  press_key_with (window, key, GDK_NO_MODIFIER_MASK);
}

graphene_point_t
point_middle (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t at;
  double left, top;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2),
                                           &at));
  gtk_native_get_surface_transform (native, &left, &top);
  if (GDK_IS_POPUP (surface))
    {
      left += gdk_popup_get_position_x (GDK_POPUP (surface));
      top += gdk_popup_get_position_y (GDK_POPUP (surface));
    }

  return GRAPHENE_POINT_INIT ((float) left + at.x, (float) top + at.y);
}

/* The window manager may know later than the window that it is active, and until then, the pointer would stay
 * where it is. */
void
point_really (double      x,
              double      y,
              const char *deed)
{
  g_autofree char *column = g_strdup_printf ("%d", (int) x), *row = g_strdup_printf ("%d", (int) y);
  int status = -1;

  for (guint tries = 0; status != 0; tries++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_cmpuint (tries, <, 500);
      g_main_context_iteration (NULL, FALSE);
      g_spawn_sync (NULL,
                    (char *[]) { "xdotool", "getactivewindow", "mousemove", "--window", "%1", column, row,
                                 (char *) deed, "1", NULL },
                    NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                    &error);
      g_assert_no_error (error);
    }
}

static gboolean
event_cb (GtkEventController *events,
          GdkEvent           *event,
          Presses            *presses)
{
  GtkNative *native = gtk_widget_get_native (gtk_event_controller_get_widget (events));
  GdkEventType type = gdk_event_get_event_type (event);

  if (gdk_event_get_surface (event) == gtk_native_get_surface (native))
    {
      presses->n_pressed += type == GDK_BUTTON_PRESS;
      presses->n_released += type == GDK_BUTTON_RELEASE;
    }

  return GDK_EVENT_PROPAGATE;
}

GtkEventController *
count_presses (GtkWidget *window,
               Presses   *presses)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), presses);
  gtk_widget_add_controller (window, events);

  return events;
}

/* A busy display may lose a press on its way to the window, so this tries again until one has arrived; what
 * the window makes of it is not repeated. One that was only late would come in addition, so it has a long
 * time to arrive. */
void
drag_really (GtkWidget        *window,
             graphene_point_t  press,
             graphene_point_t  release)
{
  Presses presses = { 0 };
  GtkEventController *counter = count_presses (window, &presses);

  for (guint tries = 0; presses.n_pressed == 0; tries++)
    {
      /* Some tests change the other clock. */
      gint64 end = g_get_real_time () + 15 * G_TIME_SPAN_SECOND;

      g_assert_cmpuint (tries, <, 3);
      point_really (press.x, press.y, "mousedown");
      while (presses.n_pressed == 0 && g_get_real_time () < end)
        g_main_context_iteration (NULL, FALSE);
      presses.n_released = 0;
      point_really (release.x, release.y, "mouseup");
    }
  while (presses.n_released == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (presses.n_pressed, ==, 1);
  gtk_widget_remove_controller (window, counter);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "press-key.h"

static gboolean
takes_key (GtkWidget          *widget,
           GtkEventController *controller,
           guint               key)
{
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger)
          && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
          && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE,
                                           widget, gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

void
press_key (GtkWidget *window,
           guint      key)
{
  gboolean taken = FALSE;

  for (GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (window)); widget != NULL && !taken;
       widget = gtk_widget_get_parent (widget))
    {
      g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
        {
          g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

          taken = takes_key (widget, controller, key);
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs that open or close.
 *
 * libadwaita takes the keyboard focus from the pages first, and gives it to a dialog only with its second
 * frame. Until then the window receives the keys: a key that is held down, or pressed quickly, would open the
 * next dialog over it.
 *
 * When the dialog closes, the focus returns to where it was before. If it was nowhere, it stays in the
 * dialog, and then libadwaita 1.7 never frees the sheet of the dialog, with everything in it. */
#include "ari-shortcuts.h"
#include "ari-window-private.h"

#define KEYS "ari-keys" /* of a dialog: the controller of its shortcuts */

/* (nullable): the dialog that was presented and does not have the focus yet. */
static AdwDialog *
opening_dialog (AriWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkWidget *child = dialog != NULL ? adw_dialog_get_child (dialog) : NULL;

  /* Its content is mapped in the moment when it gets the focus. */
  return child != NULL && !gtk_widget_get_mapped (child) ? dialog : NULL;
}

static gboolean
key_cb (AriWindow *self,
        guint      key)
{
  AdwDialog *dialog = opening_dialog (self);

  if (dialog == NULL)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Escape)
    adw_dialog_close (dialog);

  return GDK_EVENT_STOP;
}

static void
add_shortcuts (GtkEventController *keys,
               GtkApplication     *application,
               const char         *action)
{
  g_auto(GStrv) accels = gtk_application_get_accels_for_action (application, action);

  for (guint i = 0; accels[i] != NULL; i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accels[i]),
                                                            gtk_named_action_new (action)));
}

/* Keys in a dialog never reach the window, nor the shortcuts of the application: a dialog has its own. */
static void
add_keys (AriWindow *self,
          AdwDialog *dialog)
{
  static const char *const actions[] = { "app.quit", "win.help", NULL };
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkEventController *keys;

  if (application == NULL || g_object_get_data (G_OBJECT (dialog), KEYS) != NULL)
    return;

  keys = gtk_shortcut_controller_new ();
  for (guint i = 0; actions[i] != NULL; i++)
    add_shortcuts (keys, application, actions[i]);
  gtk_widget_add_controller (GTK_WIDGET (dialog), keys);
  ari_shortcuts_follow_keyboard (GTK_WIDGET (dialog), actions);
  g_object_set_data (G_OBJECT (dialog), KEYS, keys);
}

static void
visible_dialog_cb (AriWindow *self)
{
  AdwDialog *visible = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *dialog = focus != NULL ? gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) : NULL;

  if (dialog != NULL && dialog != GTK_WIDGET (visible))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if (visible != NULL)
    add_keys (self, visible);
}

void
ari_window_watch_dialogs (AriWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_static_name (keys, "dialog-keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  /* The controller that was added last gets a key first, and while a dialog opens, no other may have it. */
  ari_shortcuts_follow_keyboard (GTK_WIDGET (self), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (visible_dialog_cb), NULL);
}

gboolean
ari_window_is_opening_dialog (AriWindow *self)
{
  return opening_dialog (self) != NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that opens. libadwaita gives it the keyboard with its second frame and has taken it from the pages before, so
 * until then keys come to the window: a key that is held down, or pressed quickly, would open the next dialog over it. */
#include "ari-window-private.h"

/* (nullable): the dialog that was presented and does not have the keyboard yet. */
static AdwDialog *
opening_dialog (AriWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkWidget *child = dialog != NULL ? adw_dialog_get_child (dialog) : NULL;

  /* What is in it is mapped in the moment when it gets the keyboard. */
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

void
ari_window_watch_dialogs (AriWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_static_name (keys, "dialog-keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

gboolean
ari_window_is_opening_dialog (AriWindow *self)
{
  return opening_dialog (self) != NULL;
}

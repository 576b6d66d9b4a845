/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application-private.h"

#include <glib/gi18n.h>

#include "ari-settings.h"
#include "ari-shortcuts.h"

G_DEFINE_FINAL_TYPE (AriApplication, ari_application, ADW_TYPE_APPLICATION)

/* With a dialog, a window would take the request to close for that of the dialog. */
static void
close_dialogs (GtkWindow *window)
{
  AdwDialog *dialog;

  if (!ADW_IS_APPLICATION_WINDOW (window))
    return;

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))) != NULL)
    if (!adw_dialog_close (dialog))
      return;
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autolist(GtkWindow) windows = g_list_copy_deep (gtk_application_get_windows (GTK_APPLICATION (data)),
                                                    (GCopyFunc) (void (*) (void)) g_object_ref, NULL);

  if (windows == NULL)
    g_application_quit (G_APPLICATION (data));

  /* The program ends with its last window, but a window may have to ask first. */
  for (GList *l = windows; l != NULL; l = l->next)
    {
      close_dialogs (l->data);
      gtk_window_close (l->data);
    }
}

static void
restart_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  AriApplication *self = data;

  quit_cb (action, parameter, data);
  /* If a window asks whether to lose changes, the person may stay, or quit without a restart. */
  self->restarting = gtk_application_get_windows (GTK_APPLICATION (self)) == NULL;
}

/* GTK loads a style sheet of its own with the settings of the display, and drops it when libadwaita sets the
 * one that we use: a twelfth of all the work before the first frame. So select the empty theme for that
 * moment; libadwaita selects it next anyway. Leave a theme alone that is named in the environment. */
static void
open_display (void)
{
  gboolean hurries = g_getenv ("GTK_THEME") == NULL;

  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("No display can be reached. Start Ariadne from a desktop, or set DISPLAY or "
                            "WAYLAND_DISPLAY to a display that exists."));
      exit (EXIT_FAILURE);
    }

  if (hurries)
    g_setenv ("GTK_THEME", "Adwaita-empty", FALSE);
  gtk_settings_get_default ();
  if (hurries)
    g_unsetenv ("GTK_THEME");
}

static void
ari_application_startup (GApplication *application)
{
  AriApplication *self = ARI_APPLICATION (application);

  open_display ();
  G_APPLICATION_CLASS (ari_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (ARI_APPLICATION_ID);
  /* A text that is selected on focus has its caret at its end, and a screen reader reads it from there. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  ari_shortcuts_install (GTK_APPLICATION (self));
  if (self->settings != NULL)
    ari_settings_bind_style (self->settings);
  self->places = ari_places_new_usual ();
  /* The window comes first: whatever it can show without the library appears sooner. */
  if (self->settings != NULL)
    ari_application_open_later (self);
}

static void
ari_application_activate (GApplication *application)
{
  AriApplication *self = ARI_APPLICATION (application);
  AriWindow *window = ari_application_window_of (self);

  if (window == NULL)
    window = ari_application_make_window (self);

  gtk_window_present (GTK_WINDOW (window));
}

static void
ari_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  g_autoptr(GListStore) list = g_list_store_new (G_TYPE_FILE);
  AriWindow *window;

  for (int i = 0; i < n_files; i++)
    g_list_store_append (list, files[i]);

  ari_application_activate (application);
  window = ari_application_window_of (ARI_APPLICATION (application));
  if (window != NULL && ARI_APPLICATION (application)->settings != NULL)
    ari_window_import (window, G_LIST_MODEL (list), TRUE);
}

/* Everything that was done is in the library before the program ends. */
static void
ari_application_shutdown (GApplication *application)
{
  AriApplication *self = ARI_APPLICATION (application);
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (window);
  ari_application_close_library (self);
  if (self->places != NULL)
    ari_places_flush (self->places);

  G_APPLICATION_CLASS (ari_application_parent_class)->shutdown (application);
}

static void
ari_application_finalize (GObject *object)
{
  g_clear_object (&ARI_APPLICATION (object)->places);
  g_clear_object (&ARI_APPLICATION (object)->settings);

  G_OBJECT_CLASS (ari_application_parent_class)->finalize (object);
}

static void
ari_application_class_init (AriApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ari_application_finalize;

  application_class->startup = ari_application_startup;
  application_class->activate = ari_application_activate;
  application_class->open = ari_application_open;
  application_class->shutdown = ari_application_shutdown;
}

static void
ari_application_init (AriApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "quit", .activate = quit_cb },
    { .name = "restart", .activate = restart_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  ari_application_add_library_actions (self);
}

AriApplication *
ari_application_new (GSettings *settings)
{
  AriApplication *self = g_object_new (ARI_TYPE_APPLICATION,
                                       "application-id", ARI_APPLICATION_ID,
                                       "resource-base-path", "/io/github/ariadne_games/Ariadne",
                                       "flags",
                                       G_APPLICATION_HANDLES_OPEN | G_APPLICATION_CAN_OVERRIDE_APP_ID,
                                       "version", ARI_VERSION,
                                       NULL);

  /* Translators: what may follow the name of the program on the command line. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_set_object (&self->settings, settings);

  return self;
}

gboolean
ari_application_wants_restart (AriApplication *self)
{
  g_return_val_if_fail (ARI_IS_APPLICATION (self), FALSE);

  return self->restarting;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application.h"

#include <glib/gi18n.h>

#include "ari-library.h"
#include "ari-settings.h"
#include "ari-shortcuts.h"
#include "ari-window.h"

struct _AriApplication
{
  AdwApplication  parent_instance;

  /* Owned */
  GSettings      *settings; /* (nullable) */
  AriLibrary     *library;  /* (nullable) while there is none that could be open */
  GError         *failure;  /* (nullable) why the library can't be opened */

  guint           opening_id; /* the library is to be opened */
  gboolean        opened;     /* the library */
  gboolean        restarting;
};

G_DEFINE_FINAL_TYPE (AriApplication, ari_application, ADW_TYPE_APPLICATION)

static AriWindow *
window_of (AriApplication *self)
{
  /* The active one may be a dialog that the toolkit made, such as one that asks for a file. */
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ARI_IS_WINDOW (l->data))
      return ARI_WINDOW (l->data);

  return NULL;
}

static void
purged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GError) error = NULL;

  /* What could not go now goes with the next start. */
  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    g_debug ("Deleted matches stay for now: %s", error->message);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriApplication) self = data;
  AriLibrary *library = ARI_LIBRARY (source);
  AriWindow *window = window_of (self);
  g_autoptr(GError) error = NULL;
  gboolean opened = ari_library_open_finish (library, result, &error);

  /* Another library may have taken its place meanwhile. */
  if (library != self->library)
    return;

  self->opened = opened;
  if (!opened)
    {
      /* Started by the bus, the program has no window yet. */
      self->failure = g_steal_pointer (&error);
      if (window != NULL)
        ari_window_fail (window, self->failure, ari_library_get_path (library));
      return;
    }

  /* Matches that were deleted in an earlier run can't be brought back any more. */
  ari_library_purge_async (library, NULL, purged_cb, NULL);
  if (window != NULL)
    ari_window_set_library (window, library);
}

static void
close_library (AriApplication *self)
{
  g_clear_handle_id (&self->opening_id, g_source_remove);
  if (self->library != NULL)
    ari_library_close (self->library);

  g_clear_object (&self->library);
  g_clear_error (&self->failure);
  self->opened = FALSE;
}

static void
open_library (AriApplication *self)
{
  g_autofree char *path = ari_library_default_path ();

  self->library = ari_library_new (path);
  ari_library_open_async (self->library, NULL, opened_cb, g_object_ref (self));
}

static gboolean
open_library_cb (gpointer data)
{
  AriApplication *self = data;

  self->opening_id = 0;
  open_library (self);

  return G_SOURCE_REMOVE;
}

static AriWindow *
make_window (AriApplication *self)
{
  AriWindow *window = ari_window_new (GTK_APPLICATION (self), self->settings);
  g_autoptr(GError) error = NULL;

  if (self->settings == NULL)
    {
      error = g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("The settings schema %s is not installed. Install Ariadne again, or start it from the "
                             "source folder with “./dev run”."), ARI_APPLICATION_ID);
      g_printerr ("%s\n", error->message);
      ari_window_fail (window, error, NULL);
    }
  else if (self->opened)
    {
      ari_window_set_library (window, self->library);
    }
  else if (self->failure != NULL)
    {
      ari_window_fail (window, self->failure, ari_library_get_path (self->library));
    }

  return window;
}

/* A new window, because everything in the old one belongs to the library that was. */
static void
renew (AriApplication *self)
{
  AriWindow *old = window_of (self);
  AriWindow *window;

  /* While the old window is still there, so that the program does not end in between. */
  open_library (self);
  window = make_window (self);
  gtk_window_present (GTK_WINDOW (window));

  if (old != NULL)
    gtk_window_destroy (GTK_WINDOW (old));
}

static void
library_open_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  AriApplication *self = data;

  close_library (self);
  renew (self);
}

/* Both put something else in the place of the library file, so it must be closed first. */
static void
replace_library (AriApplication *self,
                 gboolean      (*replace) (const char *path, GError **error))
{
  g_autofree char *path = ari_library_default_path ();
  g_autoptr(GError) error = NULL;

  close_library (self);
  if (!replace (path, &error))
    {
      if (window_of (self) != NULL)
        ari_window_fail (window_of (self), error, path);
      return;
    }

  /* The number of the match that was open means another one there, or none. */
  g_settings_set_int64 (self->settings, "match", 0);
  renew (self);
}

static void
library_new_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  replace_library (data, ari_library_set_aside);
}

static void
restore_answered_cb (AriApplication *self,
                     const char     *response)
{
  if (g_str_equal (response, "restore"))
    replace_library (self, ari_library_restore);
}

static void
library_restore_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  AriApplication *self = data;
  AdwDialog *dialog;

  /* A library that can't be opened has nothing to lose. */
  if (!self->opened)
    {
      replace_library (self, ari_library_restore);
      return;
    }

  dialog = adw_alert_dialog_new (_("Restore the Last Backup?"),
                                 _("The library becomes what it was when it was last backed up. The file of "
                                   "today is kept beside it under another name."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "restore", _("_Restore"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "restore", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (restore_answered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (window_of (self)));
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

  /* With its last window the program ends; one may have to ask first. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static void
restart_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  AriApplication *self = data;

  quit_cb (action, parameter, data);
  /* Whoever is asked whether to lose something may stay, or leave for good. */
  self->restarting = gtk_application_get_windows (GTK_APPLICATION (self)) == NULL;
}

/* The toolkit reads a style sheet of its own with the settings of the display, and drops it when libadwaita
 * brings the one that we use: a twelfth of all the work before the first frame. So it is told for that moment
 * to take the empty theme, which libadwaita asks for next anyway. A theme that somebody names in the
 * environment stays. */
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
  /* A text that is selected as soon as it has the focus has its caret at its end, and a screen reader reads
   * it from there. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  ari_shortcuts_install (GTK_APPLICATION (self));
  if (self->settings != NULL)
    ari_settings_bind_style (self->settings);
  /* The window comes first: whatever it can show without the library is there sooner. */
  if (self->settings != NULL)
    self->opening_id = g_idle_add_full (G_PRIORITY_LOW, open_library_cb, self, NULL);
}

static void
ari_application_activate (GApplication *application)
{
  AriApplication *self = ARI_APPLICATION (application);
  AriWindow *window = window_of (self);

  if (window == NULL)
    window = make_window (self);

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
  window = window_of (ARI_APPLICATION (application));
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
  close_library (self);

  G_APPLICATION_CLASS (ari_application_parent_class)->shutdown (application);
}

static void
ari_application_finalize (GObject *object)
{
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
    { .name = "library-open", .activate = library_open_cb },
    { .name = "library-restore", .activate = library_restore_cb },
    { .name = "library-new", .activate = library_new_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

AriApplication *
ari_application_new (GSettings *settings)
{
  AriApplication *self = g_object_new (ARI_TYPE_APPLICATION,
                                       "application-id", ARI_APPLICATION_ID,
                                       "resource-base-path", "/io/github/ariadne_games/Ariadne",
                                       "flags", G_APPLICATION_HANDLES_OPEN,
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

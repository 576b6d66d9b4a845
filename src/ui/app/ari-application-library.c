/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application-private.h"

#include <glib/gi18n.h>

#include "ari-backup-words.h"
#include "ari-failure-page.h"
#include "ari-toast.h"

AriWindow *
ari_application_window_of (AriApplication *self)
{
  /* The active one may be a dialog that the toolkit made, such as a file chooser. */
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ARI_IS_WINDOW (l->data))
      return ARI_WINDOW (l->data);

  return NULL;
}

AriWindow *
ari_application_make_window (AriApplication *self)
{
  AriWindow *window = ari_window_new (GTK_APPLICATION (self), self->settings);
  g_autofree char *path = ari_library_default_path ();
  g_autoptr(GError) error = NULL;

  ari_window_set_places (window, self->places);
  /* GNOME's mark of what is being developed: ./dev run gives the program this name. */
  if (g_str_has_suffix (g_application_get_application_id (G_APPLICATION (self)), ".Devel"))
    gtk_widget_add_css_class (GTK_WIDGET (window), "devel");

  if (self->settings == NULL)
    {
      error = g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("The settings schema %s isn’t installed. Reinstall Ariadne, or start it from "
                             "the source folder with “./dev run”."), ARI_APPLICATION_ID);
      g_printerr ("%s\n", error->message);
      ari_window_fail (window, error, NULL);
    }
  else if (self->opened)
    {
      ari_window_set_library (window, self->library);
    }
  else if (self->failure != NULL)
    {
      ari_window_fail (window, self->failure, path);
    }

  return window;
}

static void
set_enabled (AriApplication *self,
             const char     *action,
             gboolean        enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)),
                               enabled);
}

/* These actions can also be called over D-Bus, so none of them may do what the program does not offer at this
 * moment. An open library may have matches on the screen, so every action that replaces it asks first. */
static void
sync_actions (AriApplication *self)
{
  gboolean lasting = ari_failure_is_lasting (self->failure);
  gboolean writable = self->opened && !ari_library_is_read_only (self->library);

  /* A library that could only be read may be writable by now. */
  set_enabled (self, "library-open", self->opened ? !writable : self->failure != NULL && !lasting);
  set_enabled (self, "library-restore", (writable || lasting) && !self->restoring);
  set_enabled (self, "library-new", lasting && !self->restoring);
}

static void
set_failure (AriApplication *self,
             const GError   *error)
{
  g_clear_error (&self->failure);
  self->failure = g_error_copy (error);
  sync_actions (self);
}

static void
damaged_cb (AriApplication *self,
            const GError   *error)
{
  set_failure (self, error);
}

static void
purged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GError) error = NULL;

  /* What could not be purged now goes with the next start. */
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
  AriWindow *window = ari_application_window_of (self);
  g_autoptr(GError) error = NULL;
  gboolean opened = ari_library_open_finish (library, result, &error);

  /* Another library may have replaced it in the meantime. */
  if (library != self->library)
    return;

  self->opened = opened;
  if (!opened)
    {
      set_failure (self, error);
      /* Started by D-Bus, the program has no window yet. */
      if (window != NULL)
        ari_window_fail (window, self->failure, ari_library_get_path (library));
      return;
    }

  sync_actions (self);
  /* Matches that were deleted in an earlier run can no longer be restored, and nobody has one open yet. */
  if (!ari_library_is_read_only (library))
    ari_library_tidy_async (library, NULL, purged_cb, NULL);
  if (window != NULL)
    ari_window_set_library (window, library);
  if (window != NULL && ari_library_get_mended (library))
    ari_toast (GTK_WIDGET (window), _("A missing index of the library was recreated"));
}

void
ari_application_close_library (AriApplication *self)
{
  g_clear_handle_id (&self->opening_id, g_source_remove);
  if (self->library != NULL)
    ari_library_close (self->library);

  g_clear_object (&self->library);
  g_clear_error (&self->failure);
  self->opened = FALSE;
  sync_actions (self);
}

static void
open_library (AriApplication *self)
{
  g_autofree char *path = ari_library_default_path ();

  self->library = ari_library_new (path);
  g_signal_connect_object (self->library, "damaged", G_CALLBACK (damaged_cb), self, G_CONNECT_SWAPPED);
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

/* A new window, because everything in the old one belongs to the previous library. */
static void
renew_window (AriApplication *self)
{
  AriWindow *old = ari_application_window_of (self);

  /* Open it while the old window is still there, so that the program does not end in between. */
  gtk_window_present (GTK_WINDOW (ari_application_make_window (self)));

  if (old != NULL)
    gtk_window_destroy (GTK_WINDOW (old));
}

/* The window comes first: what its match has yet to write still goes into the library that is closed then.
 * The new window waits as at the start. */
static void
leave_library (AriApplication *self)
{
  self->opened = FALSE;
  g_clear_error (&self->failure);
  renew_window (self);
  ari_application_close_library (self);
}

static void
fail (AriApplication *self,
      const GError   *error)
{
  g_autofree char *path = ari_library_default_path ();

  set_failure (self, error);
  if (ari_application_window_of (self) != NULL)
    ari_window_fail (ari_application_window_of (self), error, path);
}

static void
library_open_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  AriApplication *self = data;

  leave_library (self);
  open_library (self);
}

/* Where a notification leads. */
static void
library_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  AriWindow *window;

  g_application_activate (G_APPLICATION (data));
  window = ari_application_window_of (data);
  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-library", NULL);
}

static void
set_aside (AriApplication *self)
{
  g_autofree char *path = ari_library_default_path ();
  g_autoptr(GError) error = NULL;

  leave_library (self);
  if (!ari_library_set_aside (path, &error))
    {
      fail (self, error);
      return;
    }

  /* The number of the open match means another match in the new library, or none. */
  g_settings_set_int64 (self->settings, "match", 0);
  open_library (self);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(AriApplication) self = data;
  g_autoptr(GError) error = NULL;

  self->restoring = FALSE;
  if (!ari_backup_restore_finish (result, &error))
    {
      fail (self, error);
    }
  else
    {
      g_settings_set_int64 (self->settings, "match", 0);
      open_library (self);
      sync_actions (self);
    }
  g_application_release (G_APPLICATION (self));
}

/* While the backup is restored, the program does not end. */
static void
restore (AriApplication  *self,
         const AriBackup *backup)
{
  g_autofree char *path = ari_library_default_path ();

  self->restoring = TRUE;
  leave_library (self);
  g_application_hold (G_APPLICATION (self));
  ari_backup_restore_async (backup, path, restored_cb, g_object_ref (self));
}

/* @heading: a question, with @body and an answer that replaces the library */
static AdwDialog *
ask (AriApplication *self,
     const char     *heading,
     const char     *body,
     const char     *answer)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "replace", answer, NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_dialog_present (dialog, GTK_WIDGET (ari_application_window_of (self)));

  return dialog;
}

static void
new_answered_cb (AriApplication *self,
                 const char     *response)
{
  if (g_str_equal (response, "replace"))
    set_aside (self);
}

static void
library_new_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  AriApplication *self = data;
  AdwDialog *dialog;

  /* A library that can't be opened has nothing on the screen to lose. */
  if (!self->opened)
    {
      set_aside (self);
      return;
    }

  dialog = ask (self, _("Start a New Library?"),
                _("You start with an empty library. The current file is kept beside it under another name."),
                _("Start a _New Library"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (new_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
restore_answered_cb (AriApplication *self,
                     const char     *response,
                     AdwDialog      *dialog)
{
  if (g_str_equal (response, "replace"))
    restore (self, g_object_get_data (G_OBJECT (dialog), "backup"));
}

static void
found_backup_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriApplication) self = data;
  g_autoptr(AriBackup) backup = ari_backup_find_finish (result, NULL);
  g_autofree char *words = NULL, *body = NULL;
  AdwDialog *dialog;

  self->restoring = FALSE;
  sync_actions (self);
  /* The window was closed in the meantime, or another library replaced this one. */
  if (ari_application_window_of (self) == NULL || (!self->opened && !ari_failure_is_lasting (self->failure)))
    return;

  if (backup == NULL)
    {
      dialog = adw_alert_dialog_new (_("No Usable Backup"),
                                     _("There is no usable backup beside the library. While the library is in use, "
                                       "Ariadne makes one every day."));
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
      adw_dialog_present (dialog, GTK_WIDGET (ari_application_window_of (self)));
      return;
    }

  /* The failure page has already named the backup. */
  if (!self->opened)
    {
      restore (self, backup);
      return;
    }

  words = ari_backup_words (backup);
  /* Translators: %s is a sentence that tells of a backup. */
  body = g_strdup_printf (_("%s\n\nYour library goes back to that state. The current file is kept beside it under "
                            "another name."), words);
  dialog = ask (self, _("Restore the Last Backup?"), body, _("_Restore"));
  g_object_set_data_full (G_OBJECT (dialog), "backup", g_steal_pointer (&backup), (GDestroyNotify) ari_backup_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (restore_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
library_restore_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  AriApplication *self = data;
  g_autofree char *path = ari_library_default_path ();

  self->restoring = TRUE;
  sync_actions (self);
  ari_backup_find_async (path, NULL, found_backup_cb, g_object_ref (self));
}

void
ari_application_open_later (AriApplication *self)
{
  self->opening_id = g_idle_add_full (G_PRIORITY_LOW, open_library_cb, self, NULL);
}

void
ari_application_add_library_actions (AriApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "library", .activate = library_cb },
    { .name = "library-open", .activate = library_open_cb },
    { .name = "library-restore", .activate = library_restore_cb },
    { .name = "library-new", .activate = library_new_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  sync_actions (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-import.h"

#include <glib/gi18n.h>

#include "ari-record-files.h"
#include "ari-tell.h"

/* What takes longer says so, and can be stopped. */
#define PATIENCE_MS 500
#define UNREAD "ari-import-unread" /* of a window: the toast of an import that stays until somebody closes it */

/* One import on its way, file by file. */
typedef struct
{
  AriLibrary   *library;
  GtkWidget    *widget;      /* weak */
  GListModel   *files;
  gboolean      show;        /* what was imported, at once */
  guint         n_read;      /* files */
  guint         n_imported;
  guint         n_known;     /* that were there already */
  gint64        last_id;     /* of a match imported or known */
  GPtrArray    *troubles;    /* (element-type utf8) */
  GCancellable *cancellable;
  AdwToast     *progress;    /* (nullable) weak */
  guint         progress_id; /* source that shows it */
} Import;

static void
import_free (Import *import)
{
  g_clear_object (&import->library);
  g_clear_weak_pointer (&import->widget);
  g_clear_object (&import->files);
  g_clear_pointer (&import->troubles, g_ptr_array_unref);
  g_clear_object (&import->cancellable);
  g_clear_weak_pointer (&import->progress);
  g_clear_handle_id (&import->progress_id, g_source_remove);
  g_free (import);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Import, import_free)

static void import_next (Import *import);

static void
show_progress (gpointer data)
{
  Import *import = data;
  AdwToastOverlay *overlay = import->widget != NULL ? ari_tell_overlay (import->widget) : NULL;

  import->progress_id = 0;
  if (overlay == NULL)
    return;

  g_set_weak_pointer (&import->progress, adw_toast_new (_("Importing matches…")));
  adw_toast_set_timeout (import->progress, 0);
  adw_toast_set_button_label (import->progress, _("_Cancel"));
  g_signal_connect_object (import->progress, "button-clicked", G_CALLBACK (g_cancellable_cancel), import->cancellable,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (overlay, import->progress);
}

static void
note_trouble (Import       *import,
              const GError *error)
{
  g_autoptr(GFile) file = g_list_model_get_item (import->files, import->n_read - 1);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);

  /* Whoever stopped it knows. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  /* Translators: a file and what is wrong with it. */
  g_ptr_array_add (import->troubles, g_strdup_printf (_("“%s”: %s"), shown, error->message));
}

/* What the toast says, newly allocated. */
static char *
describe (const Import *import)
{
  g_autofree char *added = g_strdup_printf (ngettext ("%u match imported", "%u matches imported",
                                                      import->n_imported), import->n_imported);
  g_autofree char *known = g_strdup_printf (ngettext ("%u match is in the library already",
                                                      "%u matches are in the library already",
                                                      import->n_known), import->n_known);

  if (import->n_known == 0)
    return g_steal_pointer (&added);
  if (import->n_imported == 0)
    return g_steal_pointer (&known);

  /* Translators: “3 matches imported; 2 matches are in the library already” */
  return g_strdup_printf (_("%1$s; %2$s"), added, known);
}

/* What was imported, and where it is now. */
static void
tell_success (Import          *import,
              AdwToastOverlay *overlay)
{
  g_autofree char *text = describe (import);
  AdwToast *toast;
  gboolean one = import->n_imported + import->n_known == 1;

  /* What somebody is deciding in a dialog comes first; the toast waits behind it. */
  if (one && import->show && ari_tell_uncover (import->widget))
    {
      gtk_widget_activate_action (import->widget, "win.show-match", "(xs)", import->last_id, text);
      return;
    }

  toast = adw_toast_new (text);
  if (one)
    {
      adw_toast_set_button_label (toast, _("_Open"));
      adw_toast_set_action_name (toast, "win.open-match");
      adw_toast_set_action_target_value (toast, g_variant_new_int64 (import->last_id));
    }
  else if (import->show)
    {
      ari_tell_uncover (import->widget);
      gtk_widget_activate_action (import->widget, "win.go", "s", "library:all");
    }

  /* Whoever opened the files elsewhere may not look here yet. */
  if (import->show)
    {
      adw_toast_set_timeout (toast, 0);
      g_object_set_data_full (G_OBJECT (gtk_widget_get_root (import->widget)), UNREAD, g_object_ref (toast),
                              g_object_unref);
    }
  adw_toast_overlay_add_toast (overlay, toast);
}

static void
tell_troubles (Import *import)
{
  g_autofree char *text = NULL;
  AdwDialog *dialog;

  g_ptr_array_add (import->troubles, NULL);
  text = g_strjoinv ("\n\n", (char **) import->troubles->pdata);
  dialog = adw_alert_dialog_new (import->n_imported + import->n_known > 0 ? _("Not Everything Could Be Imported")
                                                                          : _("Nothing Could Be Imported"), text);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  ari_tell_beside (import->widget, dialog);
}

static void
tell (Import *import)
{
  AdwToastOverlay *overlay = ari_tell_overlay (import->widget);

  if (import->n_imported + import->n_known > 0 && overlay != NULL)
    tell_success (import, overlay);
  if (import->troubles->len > 0)
    tell_troubles (import);
}

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Import *import = data;
  g_autoptr(GError) error = NULL;
  AriImported imported;

  if (ari_library_import_finish (ARI_LIBRARY (source), result, &imported, &error))
    {
      import->n_imported += imported.n_added;
      import->n_known += imported.n_known;
      import->last_id = imported.last_id;
    }
  else
    {
      note_trouble (import, error);
    }

  import_next (import);
}

/* A file is added as a whole or not at all. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Import *import = data;
  g_autoptr(GError) error = NULL;
  AriRecords *records = ari_record_files_read_finish (result, &error);

  if (records == NULL)
    {
      note_trouble (import, error);
      import_next (import);
      return;
    }

  ari_library_import_async (import->library, ari_records_next, records, ari_records_free, import->cancellable,
                            added_cb, import);
}

/* Takes @import. */
static void
import_next (Import *import)
{
  g_autoptr(Import) done = NULL;

  if (import->n_read < g_list_model_get_n_items (import->files) &&
      !g_cancellable_is_cancelled (import->cancellable))
    {
      g_autoptr(GFile) file = g_list_model_get_item (import->files, import->n_read++);

      ari_record_files_read_async (file, import->cancellable, read_cb, import);
      return;
    }

  done = import;
  if (import->progress != NULL)
    adw_toast_dismiss (import->progress);
  if (import->widget != NULL && gtk_widget_get_root (import->widget) != NULL)
    tell (import);
}

/* Whoever imports again need not be told of the last time any more; and toasts wait for one another, so that this one would
 * hide how to cancel. */
static void
forget_unread (GtkRoot *root)
{
  g_autoptr(AdwToast) toast = g_object_steal_data (G_OBJECT (root), UNREAD);

  if (toast != NULL)
    adw_toast_dismiss (toast);
}

void
ari_import (AriLibrary *library,
            GListModel *files,
            gboolean    show,
            GtkWidget  *widget)
{
  Import *import = g_new0 (Import, 1);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr(GListStore) copy = g_list_store_new (G_TYPE_FILE);

  /* The caller may change its list while the files are being read. */
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr(GFile) file = g_list_model_get_item (files, i);

      g_list_store_append (copy, file);
    }

  import->library = g_object_ref (library);
  import->files = G_LIST_MODEL (g_steal_pointer (&copy));
  import->show = show;
  import->troubles = g_ptr_array_new_with_free_func (g_free);
  import->cancellable = g_cancellable_new ();
  import->progress_id = g_timeout_add_once (PATIENCE_MS, show_progress, import);
  g_set_weak_pointer (&import->widget, widget);
  /* Without a window nobody could stop it, or be told. */
  g_signal_connect_object (root, "destroy", G_CALLBACK (g_cancellable_cancel), import->cancellable, G_CONNECT_SWAPPED);
  forget_unread (root);

  import_next (import);
}

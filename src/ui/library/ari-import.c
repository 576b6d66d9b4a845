/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-import.h"

#include <glib/gi18n.h>

#include "ari-import-failures.h"
#include "ari-record-files.h"
#include "ari-toast.h"

/* An import that takes longer says so, and can be stopped. */
#define PATIENCE_MS 500
#define UNREAD "ari-import-unread" /* of a window: an import's toast that stays for a while */
#define UNREAD_S 15

/* An import in progress, file by file. */
typedef struct
{
  AriLibrary        *library;
  GtkWidget         *widget;      /* weak */
  GPtrArray         *files;       /* (element-type GFile) never changed: the reading thread uses it, too */
  gboolean           show;        /* go to what was imported */
  guint              n_read;      /* files */
  guint              n_imported;
  guint              n_known;     /* that the library already had */
  guint              n_judged;    /* the same, and it got their analysis */
  guint              n_empty;     /* that nobody has played: the library does not keep them */
  gint64             last_id;     /* of a match imported or known */
  AriImportFailures *failures;
  GCancellable      *cancellable;
  AdwToast          *progress;    /* (nullable) weak */
  guint              progress_id; /* source that shows it */
} Import;

static void
import_free (Import *import)
{
  g_clear_object (&import->library);
  g_clear_weak_pointer (&import->widget);
  g_clear_pointer (&import->files, g_ptr_array_unref);
  g_clear_pointer (&import->failures, ari_import_failures_free);
  g_clear_object (&import->cancellable);
  g_clear_weak_pointer (&import->progress);
  g_clear_handle_id (&import->progress_id, g_source_remove);
  g_free (import);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Import, import_free)

/* The next file that can be read, and why those before it can't. */
typedef struct
{
  GPtrArray  *files;   /* (element-type GFile) */
  guint       first;   /* to read */
  GPtrArray  *errors;  /* (element-type GError) of the files from the first on */
  AriRecords *records; /* (nullable) of the file after those */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_ptr_array_unref (reading->files);
  g_ptr_array_unref (reading->errors);
  g_clear_pointer (&reading->records, ari_records_free);
  g_free (reading);
}

static void import_next (Import *import);

static void
show_progress (gpointer data)
{
  Import *import = data;
  AdwToastOverlay *overlay = import->widget != NULL ? ari_toast_overlay (import->widget) : NULL;

  import->progress_id = 0;
  if (overlay == NULL)
    return;

  g_set_weak_pointer (&import->progress, adw_toast_new (_("Importing matches…")));
  adw_toast_set_timeout (import->progress, 0);
  adw_toast_set_button_label (import->progress, _("_Cancel"));
  g_signal_connect_object (import->progress, "button-clicked", G_CALLBACK (g_cancellable_cancel), import->cancellable,
                           G_CONNECT_SWAPPED);
  ari_toast_add (overlay, import->progress);
}

static void
note_failure (Import       *import,
              guint         file,
              const GError *error)
{
  /* Don't report what the person stopped. */
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ari_import_failures_add (import->failures, import->files->pdata[file], error->message);
}

/* Adds @words, if @n is not 0, to @text, both (transfer full); @text may be NULL. */
static char *
add_words (char  *text,
           guint  n,
           char  *words)
{
  g_autofree char *before = text, *more = words;

  if (n == 0)
    return g_steal_pointer (&before);
  if (before == NULL)
    return g_steal_pointer (&more);

  /* Translators: “3 matches imported; 2 matches are in the library already” */
  return g_strdup_printf (_("%1$s; %2$s"), before, more);
}

static guint
n_matches (const Import *import)
{
  return import->n_imported + import->n_known + import->n_judged;
}

/* The text of the toast, newly allocated. */
static char *
describe (const Import *import)
{
  char *text = add_words (NULL, import->n_imported,
                          g_strdup_printf (ngettext ("%u match imported", "%u matches imported",
                                                     import->n_imported),
                                           import->n_imported));

  text = add_words (text, import->n_judged,
                    g_strdup_printf (ngettext ("analysis added to %u match in the library",
                                               "analysis added to %u matches in the library",
                                               import->n_judged),
                                     import->n_judged));

  text = add_words (text, import->n_known,
                    g_strdup_printf (ngettext ("%u match is in the library already",
                                               "%u matches are in the library already", import->n_known),
                                     import->n_known));

  return add_words (text, import->n_empty,
                    g_strdup_printf (ngettext ("%u match without a move was left out",
                                               "%u matches without a move were left out", import->n_empty),
                                     import->n_empty));
}

/* Reports what was imported, and where it is now. */
static void
tell_success (Import          *import,
              AdwToastOverlay *overlay)
{
  g_autofree char *text = describe (import);
  AdwToast *toast;
  gboolean one = n_matches (import) == 1;

  /* A decision in a dialog comes first; the toast waits behind it. */
  if (one && import->show && ari_close_passive_dialogs (import->widget))
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
  else if (import->show && n_matches (import) > 0)
    {
      ari_close_passive_dialogs (import->widget);
      gtk_widget_activate_action (import->widget, "win.go", "s", "library:all");
    }

  /* A person who opened the files elsewhere may not be looking here yet. */
  if (import->show)
    {
      adw_toast_set_timeout (toast, UNREAD_S);
      g_object_set_data_full (G_OBJECT (gtk_widget_get_root (import->widget)), UNREAD, g_object_ref (toast),
                              g_object_unref);
    }
  ari_toast_add (overlay, toast);
}

static void
tell_failures (Import *import)
{
  g_autofree char *text = ari_import_failures_describe (import->failures, import->files->len);
  AdwDialog *dialog = adw_alert_dialog_new (n_matches (import) > 0
                                            ? _("Not Everything Could Be Imported")
                                            : _("Nothing Could Be Imported"), text);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  ari_present_passive_dialog (import->widget, dialog);
}

static void
tell (Import *import)
{
  AdwToastOverlay *overlay = ari_toast_overlay (import->widget);

  if (n_matches (import) + import->n_empty > 0 && overlay != NULL)
    tell_success (import, overlay);
  if (ari_import_failures_get_n (import->failures) > 0)
    tell_failures (import);
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
      import->n_judged += imported.n_judged;
      import->n_empty += imported.n_empty;
      /* A file whose records are all empty has none. */
      if (imported.last_id != 0)
        import->last_id = imported.last_id;
    }
  else
    {
      note_failure (import, import->n_read - 1, error);
    }

  import_next (import);
}

/* Skips files that can't be read: thousands of them must not take thousands of main loop iterations. */
static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading *reading = data;

  while (reading->records == NULL && reading->first + reading->errors->len < reading->files->len &&
         !g_cancellable_is_cancelled (cancellable))
    {
      GError *error = NULL;

      reading->records = ari_record_files_read (reading->files->pdata[reading->first + reading->errors->len],
                                                cancellable, &error);
      if (reading->records == NULL)
        g_ptr_array_add (reading->errors, error);
    }

  g_task_return_boolean (task, TRUE);
}

/* A file is added as a whole or not at all. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Import *import = data;
  Reading *reading = g_task_get_task_data (G_TASK (result));

  for (guint i = 0; i < reading->errors->len; i++)
    note_failure (import, import->n_read++, reading->errors->pdata[i]);

  if (reading->records == NULL)
    {
      import_next (import);
      return;
    }

  import->n_read++;
  ari_library_import_async (import->library, ari_records_next, g_steal_pointer (&reading->records),
                            ari_records_free, import->cancellable, added_cb, import);
}

static void
read_next (Import *import)
{
  g_autoptr(GTask) task = g_task_new (NULL, import->cancellable, read_cb, import);
  Reading *reading = g_new0 (Reading, 1);

  reading->files = g_ptr_array_ref (import->files);
  reading->first = import->n_read;
  reading->errors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* Takes ownership of @import. */
static void
import_next (Import *import)
{
  g_autoptr(Import) done = NULL;

  if (import->n_read < import->files->len && !g_cancellable_is_cancelled (import->cancellable))
    {
      read_next (import);
      return;
    }

  done = import;
  if (import->progress != NULL)
    adw_toast_dismiss (import->progress);
  if (import->widget != NULL && gtk_widget_get_root (import->widget) != NULL)
    tell (import);
}

/* A new import makes the last one's toast obsolete; and since toasts queue, the old one would hide how to
 * cancel. */
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

  /* The caller may change its list while the files are being read. */
  import->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (import->files, g_list_model_get_item (files, i));

  import->library = g_object_ref (library);
  import->show = show;
  import->failures = ari_import_failures_new ();
  import->cancellable = g_cancellable_new ();
  import->progress_id = g_timeout_add_once (PATIENCE_MS, show_progress, import);
  g_set_weak_pointer (&import->widget, widget);
  /* Without a window nobody could stop the import or see its result. */
  g_signal_connect_object (root, "destroy", G_CALLBACK (g_cancellable_cancel), import->cancellable,
                           G_CONNECT_SWAPPED);
  forget_unread (root);

  import_next (import);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-files.h"

#include <glib/gi18n.h>

#include "ari-record-file.h"

struct _AriRecords
{
  AriRecordFile  file;
  GCancellable  *cancellable; /* (nullable) */
};

GtkFileDialog *
ari_record_files_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr(GtkFileFilter) matches = gtk_file_filter_new ();

  gtk_file_filter_set_name (matches, _("Matches of Ariadne"));
  gtk_file_filter_add_mime_type (matches, "application/vnd.ariadne.game");
  gtk_file_filter_add_suffix (matches, "ariadne");
  g_list_store_append (filters, matches);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_modal (dialog, TRUE);

  return dialog;
}

/* What GIO says of a file is for those who write programs. */
static GError *
explain (const GError *reason)
{
  const char *text;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    text = _("There is no such file. It may have been moved or renamed: choose it again.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    text = _("You may not read this file. Change its permissions, or ask its owner for a copy.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    text = _("This is a folder. Choose the files in it instead.");
  else if (g_error_matches (reason, ARI_RECORD_ERROR, ARI_RECORD_ERROR_FOREIGN))
    text = _("This file holds no matches of Ariadne. Choose a file that Ariadne has exported: its name ends with "
             "“.ariadne”.");
  else if (reason->domain == G_IO_ERROR && reason->code != G_IO_ERROR_CANCELLED)
    return g_error_new (reason->domain, reason->code,
                        /* Translators: %s is what the system says, in a few words. */
                        _("The file can’t be read (%s). Copy it to this computer, then choose the copy."),
                        reason->message);
  else
    return g_error_copy (reason);

  return g_error_new_literal (reason->domain, reason->code, text);
}

/* What is no file of records is found out here, where nobody waits, and not while the library is held for it. The match
 * that is read for this stays on this thread; the reader is a value, and the copy begins again. */
static gboolean
begins_with_a_match (AriRecordReader   reader,
                     GError          **error)
{
  g_autoptr(AriMatch) first = ari_record_reader_next (&reader, error);

  return first != NULL;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriRecords) self = g_new0 (AriRecords, 1);

  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  if (!ari_record_file_load (&self->file, data, cancellable, &error))
    {
      g_task_return_error (task, explain (error));
      return;
    }

  self->file.reader.cancellable = cancellable;
  if (!begins_with_a_match (self->file.reader, &error))
    {
      g_task_return_error (task, explain (error));
      return;
    }

  g_task_return_pointer (task, g_steal_pointer (&self), ari_records_free);
}

void
ari_record_files_read_async (GFile               *file,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_source_tag (task, ari_record_files_read_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

AriRecords *
ari_record_files_read_finish (GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

AriMatch *
ari_records_next (gpointer   records,
                  GError   **error)
{
  AriRecords *self = records;

  return ari_record_reader_at_end (&self->file.reader) ? NULL : ari_record_reader_next (&self->file.reader, error);
}

void
ari_records_free (gpointer records)
{
  AriRecords *self = records;

  ari_record_file_close (&self->file);
  g_clear_object (&self->cancellable);
  g_free (self);
}

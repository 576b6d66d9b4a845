/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-files.h"

#include <glib/gi18n.h>
#include <string.h>

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

  gtk_file_filter_set_name (matches, _("Ariadne Matches"));
  gtk_file_filter_add_mime_type (matches, "application/vnd.ariadne.game");
  gtk_file_filter_add_suffix (matches, "ariadne");
  g_list_store_append (filters, matches);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_modal (dialog, TRUE);

  return dialog;
}

/* A GIO message begins with the full name of the file, which the caller shows anyway. */
static const char *
brief (const char *message)
{
  const char *colon = g_strrstr (message, ": ");

  return colon != NULL ? colon + strlen (": ") : message;
}

/* GIO's messages about files are for programmers. */
static GError *
explain (const GError *reason)
{
  const char *text;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    text = _("There is no such file. It may have been moved or renamed: choose it again.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    text = _("You don’t have permission to read this file. Change its permissions, or ask its owner for a "
             "copy.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    text = _("This is a folder. Choose the files in it instead.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    text = _("This is a device or a pipe, not a file. Save the matches in a file, then choose that file.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED) ||
           g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_MOUNTED))
    text = _("Ariadne can’t open this address. Check its spelling, or copy the file to this computer and choose "
             "the copy.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_FILENAME_TOO_LONG))
    text = _("No file can have such a long name. Check the name, or choose the file again.");
  else if (g_error_matches (reason, ARI_RECORD_ERROR, ARI_RECORD_ERROR_FOREIGN))
    text = _("This file contains no Ariadne matches. Choose one that Ariadne has exported.");
  else if (reason->domain == G_IO_ERROR && reason->code != G_IO_ERROR_CANCELLED)
    return g_error_new (reason->domain, reason->code,
                        /* Translators: %s is what the system says, in a few words. */
                        _("The file can’t be read (%s). Copy it to this computer, then choose the copy."),
                        brief (reason->message));
  else
    return g_error_copy (reason);

  return g_error_new_literal (reason->domain, reason->code, text);
}

/* Nothing was read: a copy that went wrong, or a file that was only begun. */
static GError *
explain_empty (void)
{
  return g_error_new_literal (ARI_RECORD_ERROR, ARI_RECORD_ERROR_FOREIGN,
                              _("This file is empty. Choose another one that Ariadne has exported."));
}

/* Detect a file without records here, where nobody waits, and not while the import holds the library. The
 * match read for this stays on this thread; the reader is a value, and the copy starts over. */
static gboolean
begins_with_a_match (AriRecordReader   reader,
                     GError          **error)
{
  g_autoptr(AriMatch) first = ari_record_reader_next (&reader, error);

  return first != NULL;
}

AriRecords *
ari_record_files_read (GFile         *file,
                       GCancellable  *cancellable,
                       GError       **error)
{
  g_autoptr(GError) reason = NULL;
  g_autoptr(AriRecords) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (AriRecords, 1);
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  if (ari_record_file_load (&self->file, file, cancellable, &reason))
    self->file.reader.cancellable = cancellable;
  if (reason != NULL || !begins_with_a_match (self->file.reader, &reason))
    {
      gboolean is_empty = self->file.bytes != NULL && g_bytes_get_size (self->file.bytes) == 0;

      g_propagate_error (error, is_empty ? explain_empty () : explain (reason));
      return NULL;
    }

  return g_steal_pointer (&self);
}

AriMatch *
ari_records_next (gpointer   records,
                  GError   **error)
{
  AriRecords *self = records;

  return ari_record_reader_at_end (&self->file.reader) ? NULL
                                                       : ari_record_reader_next (&self->file.reader, error);
}

void
ari_records_free (gpointer records)
{
  AriRecords *self = records;

  ari_record_file_close (&self->file);
  g_clear_object (&self->cancellable);
  g_free (self);
}

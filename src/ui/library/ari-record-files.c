/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ari-record.h"

struct _AriRecords
{
  GByteArray      *bytes;
  GCancellable    *cancellable; /* (nullable) */
  AriRecordReader  reader;
  AriMatch        *first;       /* (nullable) until it is handed out */
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

/* A whole library as text is read, too; what is larger than that is no file of records. */
#define MAX_BYTES (512 * 1024 * 1024)

/* A message of GIO begins with the whole name of the file, which the caller shows anyway. */
static const char *
brief (const char *message)
{
  const char *colon = g_strrstr (message, ": ");

  return colon != NULL ? colon + strlen (": ") : message;
}

/* What GIO says of a file is for those who write programs. */
static GError *
explain (const GError *reason)
{
  const char *text;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    text = _("There is no such file. It may have been moved or renamed: choose it again.");
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    text = _("You may not read this file. Change its permissions, or ask its owner for a copy.");
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
    text = _("This file holds no matches of Ariadne. Choose a file that Ariadne has exported: its name ends with "
             "“.ariadne”.");
  else if (reason->domain == G_IO_ERROR && reason->code != G_IO_ERROR_CANCELLED)
    return g_error_new (reason->domain, reason->code,
                        /* Translators: %s is what the system says, in a few words. */
                        _("The file can’t be read (%s). Copy it to this computer, then choose the copy."),
                        brief (reason->message));
  else
    return g_error_copy (reason);

  return g_error_new_literal (reason->domain, reason->code, text);
}

static void
set_too_large (GError **error)
{
  g_set_error_literal (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_LARGE,
                       _("The file is too large for matches of Ariadne. Choose a file that Ariadne has exported."));
}

/* Opening a pipe waits for its writer, and reading a device may never end. */
static gboolean
check_file (GFile         *file,
            GCancellable  *cancellable,
            GError       **error)
{
  const char *attributes = G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE;
  g_autoptr(GFileInfo) info = g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return FALSE;

  if (g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not a regular file");
      return FALSE;
    }

  if (g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_STANDARD_SIZE) &&
      g_file_info_get_size (info) > MAX_BYTES)
    {
      set_too_large (error);
      return FALSE;
    }

  return TRUE;
}

static GByteArray *
read_bytes (GFile         *file,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr(GFileInputStream) stream = NULL;
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[64 * 1024];
  gssize n;

  if (!check_file (file, cancellable, error))
    return NULL;

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL)
    return NULL;

  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), buffer, sizeof buffer, cancellable, error)) > 0)
    {
      g_byte_array_append (bytes, buffer, n);

      if (bytes->len > MAX_BYTES)
        {
          set_too_large (error);
          return NULL;
        }
    }

  return n < 0 ? NULL : g_steal_pointer (&bytes);
}

AriRecords *
ari_record_files_read (GFile         *file,
                       GCancellable  *cancellable,
                       GError       **error)
{
  g_autoptr(GError) reason = NULL;
  g_autoptr(GByteArray) bytes = NULL;
  g_autoptr(AriRecords) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = read_bytes (file, cancellable, &reason);
  if (bytes == NULL)
    {
      g_propagate_error (error, explain (reason));
      return NULL;
    }

  self = g_new0 (AriRecords, 1);
  ari_record_reader_init (&self->reader, bytes->len > 0 ? (const char *) bytes->data : "", bytes->len);
  self->reader.cancellable = self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->bytes = g_steal_pointer (&bytes);

  /* What is no file of records is found out here, where nobody waits, and not while the library is held for it. */
  self->first = ari_record_reader_next (&self->reader, &reason);
  if (self->first == NULL)
    {
      g_propagate_error (error, explain (reason));
      return NULL;
    }

  return g_steal_pointer (&self);
}

AriMatch *
ari_records_next (gpointer   records,
                  GError   **error)
{
  AriRecords *self = records;

  if (self->first != NULL)
    return g_cancellable_set_error_if_cancelled (self->cancellable, error) ? NULL : g_steal_pointer (&self->first);

  return ari_record_reader_at_end (&self->reader) ? NULL : ari_record_reader_next (&self->reader, error);
}

void
ari_records_free (gpointer records)
{
  AriRecords *self = records;

  g_byte_array_unref (self->bytes);
  g_clear_object (&self->first);
  g_clear_object (&self->cancellable);
  g_free (self);
}

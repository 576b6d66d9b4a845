/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-file.h"

#include <glib/gi18n-lib.h>

/* Exports of a whole library are read too; anything larger can't be a file of records. */
#define MAX_BYTES (512 * 1024 * 1024)

/* @bytes: (transfer full) */
static void
begin (AriRecordFile *file,
       GBytes        *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  file->bytes = bytes;
  /* An empty mapping has no address. */
  ari_record_reader_init (&file->reader, text != NULL ? text : "", (gssize) length);
}

gboolean
ari_record_file_open (AriRecordFile *file,
                      const char    *path,
                      GError       **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr(GMappedFile) mapped = NULL;
  g_autoptr(GError) reason = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                   _("“%s” is a folder or a device, not a file."), shown);
      return FALSE;
    }

  mapped = g_mapped_file_new (path, FALSE, &reason);
  if (mapped == NULL)
    {
      g_set_error (error, reason->domain, reason->code,
                   g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT)
                     ? _("There is no file “%s”. Check its name and folder.")
                     : _("The file “%s” can’t be read. Check its permissions."), shown);
      return FALSE;
    }

  begin (file, g_mapped_file_get_bytes (mapped));

  return TRUE;
}

static void
set_too_large (GError **error)
{
  g_set_error_literal (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_LARGE,
                       _("The file is too large to contain Ariadne matches. Choose a file that Ariadne has "
                         "exported."));
}

/* Opening a pipe blocks until a writer comes, and reading a device may never end. */
static gboolean
check_file (GFile         *file,
            GCancellable  *cancellable,
            GError       **error)
{
  const char *attributes = G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE;
  g_autoptr(GFileInfo) info =
                g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NONE, cancellable, error);

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

gboolean
ari_record_file_load (AriRecordFile  *file,
                      GFile          *from,
                      GCancellable   *cancellable,
                      GError        **error)
{
  g_autoptr(GFileInputStream) stream = NULL;
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[64 * 1024];
  gssize n;

  if (!check_file (from, cancellable, error))
    return FALSE;

  stream = g_file_read (from, cancellable, error);
  if (stream == NULL)
    return FALSE;

  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), buffer, sizeof buffer, cancellable, error)) > 0)
    {
      g_byte_array_append (bytes, buffer, (guint) n);

      if (bytes->len > MAX_BYTES)
        {
          set_too_large (error);
          return FALSE;
        }
    }
  if (n < 0)
    return FALSE;

  begin (file, g_byte_array_free_to_bytes (g_steal_pointer (&bytes)));

  return TRUE;
}

void
ari_record_file_close (AriRecordFile *file)
{
  g_clear_pointer (&file->bytes, g_bytes_unref);
}

AriMatch *
ari_record_file_read_first (const char *path,
                            GError    **error)
{
  g_auto(AriRecordFile) file = { 0 };

  return ari_record_file_open (&file, path, error) ? ari_record_reader_next (&file.reader, error) : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-file.h"

#include <glib/gi18n-lib.h>

gboolean
ari_record_file_open (AriRecordFile *file,
                      const char    *path,
                      GError       **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr(GError) reason = NULL;
  const char *text;

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                   _("“%s” is a folder or a device, not a file."), shown);
      return FALSE;
    }

  file->mapped = g_mapped_file_new (path, FALSE, &reason);
  if (file->mapped == NULL)
    {
      g_set_error (error, reason->domain, reason->code,
                   g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT)
                     ? _("There is no file “%s”. Check its name and folder.")
                     : _("The file “%s” can’t be read. Check its permissions."), shown);
      return FALSE;
    }

  /* An empty file is mapped nowhere. */
  text = g_mapped_file_get_contents (file->mapped);
  ari_record_reader_init (&file->reader, text != NULL ? text : "",
                          (gssize) g_mapped_file_get_length (file->mapped));

  return TRUE;
}

void
ari_record_file_close (AriRecordFile *file)
{
  g_clear_pointer (&file->mapped, g_mapped_file_unref);
}

AriMatch *
ari_record_file_read_first (const char *path,
                            GError    **error)
{
  g_auto(AriRecordFile) file = { 0 };

  return ari_record_file_open (&file, path, error) ? ari_record_reader_next (&file.reader, error) : NULL;
}

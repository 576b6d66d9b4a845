/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-save.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>

void
ari_save_outlive_limits (void)
{
  signal (SIGXFSZ, SIG_IGN);
}

gboolean
ari_save_is_full (int reason)
{
  return reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
}

/* GIO has a code for a full disk, but none for a quota or a file size limit: only the message, which ends
 * with the system's words, identifies those. */
static gboolean
tells_full (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE)
         || g_str_has_suffix (error->message, g_strerror (EDQUOT))
         || g_str_has_suffix (error->message, g_strerror (EFBIG));
}

void
ari_save_explain (GFile   *file,
                  GError **error)
{
  g_autofree char *name = NULL;

  if (error == NULL || *error == NULL || !tells_full (*error))
    return;

  name = g_file_get_parse_name (file);
  g_clear_error (error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
               _("There is no space left for “%s”. Free some space, then try again."), name);
}

gboolean
ari_save_begin (AriSaving         *saving,
                GFile             *file,
                GFileCreateFlags   flags,
                GError           **error)
{
  GFileOutputStream *stream;

  saving->existed = g_file_query_exists (file, NULL);
  stream = g_file_replace (file, NULL, FALSE, flags, NULL, error);
  if (stream == NULL)
    {
      ari_save_explain (file, error);
      return FALSE;
    }

  saving->stream = G_OUTPUT_STREAM (stream);
  saving->file = g_object_ref (file);

  return TRUE;
}

/* Closing with a cancelled operation leaves an existing file as it was. A file that didn't exist has been
 * created. */
static void
abandon (AriSaving *saving)
{
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (saving->stream, cancelled, NULL);
  if (!saving->existed)
    g_file_delete (saving->file, NULL, NULL);
}

gboolean
ari_save_end (AriSaving  *saving,
              gboolean    ok,
              GError    **error)
{
  /* Data that the system still buffers may find the disk full, too. */
  ok = ok && g_output_stream_flush (saving->stream, NULL, error)
       && g_output_stream_close (saving->stream, NULL, error);
  if (!ok)
    {
      ari_save_explain (saving->file, error);
      abandon (saving);
    }

  g_clear_object (&saving->stream);
  g_clear_object (&saving->file);

  return ok;
}

gboolean
ari_save (GFile             *file,
          const char        *data,
          gsize              length,
          GFileCreateFlags   flags,
          GError           **error)
{
  AriSaving saving;

  return ari_save_begin (&saving, file, flags, error)
         && ari_save_end (&saving, g_output_stream_write_all (saving.stream, data, length, NULL, NULL, error), error);
}

static void
save_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (task_data, &length);

  if (ari_save (source_object, data, length, G_FILE_CREATE_REPLACE_DESTINATION, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
ari_save_async (GFile               *file,
                GBytes              *bytes,
                GAsyncReadyCallback  callback,
                gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (file, NULL, callback, data);

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (bytes != NULL);

  g_task_set_source_tag (task, ari_save_async);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
ari_save_finish (GFile         *file,
                 GAsyncResult  *result,
                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

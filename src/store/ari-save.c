/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-save.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ari-replacing.h"

#define POLL_MS 50 /* how soon a new reader of a pipe is noticed */

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

/* FALSE with an error. @reason: a text of the system */
static gboolean
fail_for (GFile       *file,
          int          code,
          const char  *reason,
          GError     **error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  g_set_error (error, G_IO_ERROR, code,
               /* Translators: the name of a file, and the reason, a text of the system. */
               _("“%1$s” could not be written (%2$s). Choose another place for it."), name, reason);
  ari_save_explain (file, error);

  return FALSE;
}

/* @reason: an errno */
static gboolean
fail (GFile   *file,
      int      reason,
      GError **error)
{
  return fail_for (file, g_io_error_from_errno (reason), g_strerror (reason), error);
}

/* FALSE with an error for what GIO says. It names no file, and not what to do. @cause: (transfer full) */
static gboolean
fail_with (GFile   *file,
           GError  *cause,
           GError **error)
{
  g_autoptr(GError) reason = cause;

  ari_save_explain (file, &reason);
  if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE)
      && !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return fail_for (file, reason->code, reason->message, error);

  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Opens a device, or a pipe once it has a reader. −1 with errno; ECANCELED when it was cancelled */
static int
open_device (const char   *path,
             GCancellable *cancellable)
{
  while (!g_cancellable_is_cancelled (cancellable))
    {
      int fd = g_open (path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
      GStatBuf info;

      /* Without a reader, the system calls a pipe a device that isn't there. */
      if (fd >= 0 || errno != ENXIO || g_stat (path, &info) != 0 || !S_ISFIFO (info.st_mode))
        return fd;

      g_poll (NULL, 0, POLL_MS);
    }

  errno = ECANCELED;
  return -1;
}

/* Another descriptor of our own output, so that what was written there before stays: a second opening of a
 * file would begin at its start. */
static int
open_output (const char *path)
{
  GStatBuf info, output;

  if (g_stat (path, &info) == 0 && fstat (STDOUT_FILENO, &output) == 0 && info.st_dev == output.st_dev
      && info.st_ino == output.st_ino)
    return fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);

  return fcntl (STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
}

static gboolean
begin_through (AriSaving   *saving,
               GFile       *file,
               int          fd,
               GError     **error)
{
  if (fd < 0)
    return fail (file, errno, error);

  saving->stream = g_unix_output_stream_new (fd, TRUE);
  return TRUE;
}

static gboolean
begin_part (AriSaving   *saving,
            GFile       *file,
            const char  *path,
            GError     **error)
{
  g_autofree char *folder = NULL;

  if (!ari_replacing_check (path, FALSE, error))
    return FALSE;

  saving->target = ari_place_follow (path);
  folder = g_path_get_dirname (saving->target);
  ari_part_file_clean (folder);
  /* A file that must not be written must not be replaced, either. */
  if (g_access (saving->target, W_OK) == 0 || errno == ENOENT)
    saving->part = ari_part_file_new (saving->target, NULL);
  if (saving->part == NULL)
    {
      fail (file, errno, error);
      g_clear_pointer (&saving->target, g_free);
      return FALSE;
    }

  saving->stream = g_unix_output_stream_new (ari_part_file_get_file (saving->part), FALSE);
  return TRUE;
}

static gboolean
begin_here (AriSaving   *saving,
            GFile       *file,
            const char  *path,
            GError     **error)
{
  switch (ari_place_of (path))
    {
    case ARI_PLACE_FREE:
    case ARI_PLACE_FILE:
      return begin_part (saving, file, path, error);
    case ARI_PLACE_OUTPUT:
      return begin_through (saving, file, open_output (path), error);
    case ARI_PLACE_DEVICE:
      return begin_through (saving, file, open_device (path, saving->cancellable), error);
    case ARI_PLACE_DISK:
      return fail (file, EBUSY, error);
    case ARI_PLACE_FOLDER:
    default:
      return fail (file, EISDIR, error);
    }
}

static gboolean
begin_elsewhere (AriSaving   *saving,
                 GFile       *file,
                 GError     **error)
{
  saving->existed = g_file_query_exists (file, NULL);
  saving->stream = G_OUTPUT_STREAM (g_file_replace (file, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                                    saving->cancellable, error));
  if (saving->stream == NULL)
    ari_save_explain (file, error);

  return saving->stream != NULL;
}

static void
saving_clear (AriSaving *saving)
{
  g_clear_pointer (&saving->part, ari_part_file_free);
  g_clear_pointer (&saving->target, g_free);
  g_clear_object (&saving->stream);
  g_clear_object (&saving->cancellable);
  g_clear_object (&saving->file);
}

gboolean
ari_save_begin (AriSaving     *saving,
                GFile         *file,
                GCancellable  *cancellable,
                GError       **error)
{
  g_autofree char *path = g_file_is_native (file) ? g_file_get_path (file) : NULL;

  *saving = (AriSaving) { .file = g_object_ref (file) };
  g_set_object (&saving->cancellable, cancellable);
  if (path != NULL ? begin_here (saving, file, path, error) : begin_elsewhere (saving, file, error))
    return TRUE;

  saving_clear (saving);
  return FALSE;
}

gboolean
ari_save_write (AriSaving   *saving,
                const char  *data,
                gsize        length,
                GError     **error)
{
  GError *reason = NULL;
  gsize n;

  /* A pipe that has room for a little takes that much at once. More would wait for its reader, and could not
   * be cancelled. */
  for (; length > 0; data += n, length -= n)
    {
      n = MIN (length, PIPE_BUF);
      if (!g_output_stream_write_all (saving->stream, data, n, NULL, saving->cancellable, &reason))
        return fail_with (saving->file, reason, error);
    }

  return TRUE;
}

static gboolean
complete (AriSaving  *saving,
          GError    **error)
{
  GError *reason = NULL;

  /* Data that the system still buffers may find the disk full, too. */
  if (saving->part != NULL && g_fsync (ari_part_file_get_file (saving->part)) != 0)
    return fail (saving->file, errno, error);
  if (!g_output_stream_close (saving->stream, NULL, &reason))
    return fail_with (saving->file, reason, error);
  if (saving->part != NULL && !ari_part_file_put (saving->part, saving->target))
    return fail (saving->file, errno, error);

  return TRUE;
}

/* Closing with a cancelled operation leaves an existing file elsewhere as it was. A file that didn't exist
 * has been created. */
static void
abandon (AriSaving *saving)
{
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (saving->stream, cancelled, NULL);
  if (G_IS_FILE_OUTPUT_STREAM (saving->stream) && !saving->existed)
    g_file_delete (saving->file, NULL, NULL);
}

gboolean
ari_save_end (AriSaving  *saving,
              gboolean    ok,
              GError    **error)
{
  ok = ok && complete (saving, error);
  if (!ok)
    {
      ari_save_explain (saving->file, error);
      abandon (saving);
    }
  saving_clear (saving);

  return ok;
}

gboolean
ari_save (GFile         *file,
          const char    *data,
          gsize          length,
          GCancellable  *cancellable,
          GError       **error)
{
  AriSaving saving;

  return ari_save_begin (&saving, file, cancellable, error)
         && ari_save_end (&saving, ari_save_write (&saving, data, length, error), error);
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

  if (ari_save (source_object, data, length, cancellable, &error))
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

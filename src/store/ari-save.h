/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Files that appear whole or not at all, such as records and pictures. A file that was there before is
 * replaced when the new one is complete, and a failure leaves it as it was. (GLib's
 * g_file_replace_contents() puts half of the new file in its place.) When there is no space left, the
 * error is G_IO_ERROR_NO_SPACE and says what to do. */

/**
 * ari_save_outlive_limits:
 *
 * Lets writing fail where a file may not grow any further (`ulimit -f`). The system would otherwise end the
 * program with SIGXFSZ in the middle of whatever it does. Every program calls this first.
 */
void     ari_save_outlive_limits (void);

/* Whether @reason, an errno, means that no more fits: on the disk, into a quota or into the file. */
gboolean ari_save_is_full        (int reason);
/* Replaces an error that says so by one that says what to do; leaves any other as it is. */
void     ari_save_explain        (GFile   *file,
                                  GError **error);

/* A file that is being written. */
typedef struct
{
  GFile         *file;
  GOutputStream *stream;
  gboolean       existed;
} AriSaving;

/* @flags: for g_file_replace(). What is written to @saving->stream is in the file after ari_save_end(). */
gboolean ari_save_begin          (AriSaving         *saving,
                                  GFile             *file,
                                  GFileCreateFlags   flags,
                                  GError           **error);
/* Puts the file in its place when all went well until now (@ok), else leaves what was there. Returns
 * whether it is there. */
gboolean ari_save_end            (AriSaving         *saving,
                                  gboolean           ok,
                                  GError           **error);

/* All of that at once; blocking. */
gboolean ari_save                (GFile             *file,
                                  const char        *data,
                                  gsize              length,
                                  GFileCreateFlags   flags,
                                  GError           **error);
/* The same on a thread. What is there is replaced, whatever it was. */
void     ari_save_async          (GFile               *file,
                                  GBytes              *bytes,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data);
gboolean ari_save_finish         (GFile               *file,
                                  GAsyncResult        *result,
                                  GError             **error);

G_END_DECLS

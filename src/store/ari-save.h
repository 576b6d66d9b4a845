/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-part-file.h"

G_BEGIN_DECLS

/* Files that appear whole or not at all, such as records and pictures. A complete new file replaces an
 * existing one and keeps its permissions, and a failure leaves the old one as it was. (GLib's functions put
 * half of the new file in its place, or write into the old one.) Links are followed. What is no plain file,
 * such as a pipe or a terminal, is written to and never replaced; what the program uses is refused: see
 * ari-replacing.h. When no space is left, the error is G_IO_ERROR_NO_SPACE and says what to do. */

/**
 * ari_save_outlive_limits:
 *
 * Makes writing fail where a file has reached its size limit (`ulimit -f`). Otherwise the system would end
 * the program with SIGXFSZ, whatever it was doing. Every program calls this first.
 */
void     ari_save_outlive_limits (void);

/* Whether @reason, an errno, means that there is no more room: on the disk, in a quota or in the file. */
gboolean ari_save_is_full        (int reason);
/* Replaces such an error with one that says what to do; leaves any other as it is. */
void     ari_save_explain        (GFile   *file,
                                  GError **error);

/* A file that is being written. */
typedef struct
{
  GFile         *file;
  GOutputStream *stream;
  GCancellable  *cancellable;
  char          *target;  /* (nullable) of @part */
  AriPartFile   *part;    /* (nullable) a plain file on this computer, until it is complete */
  gboolean       existed; /* elsewhere */
} AriSaving;

/* @cancellable: (nullable) for all that follows: writing to a pipe waits for its reader. */
gboolean ari_save_begin          (AriSaving         *saving,
                                  GFile             *file,
                                  GCancellable      *cancellable,
                                  GError           **error);
/* What you write is in the file after ari_save_end(). */
gboolean ari_save_write          (AriSaving         *saving,
                                  const char        *data,
                                  gsize              length,
                                  GError           **error);
/* Puts the file in its place when everything has succeeded (@ok), else keeps the old one. Returns whether it
 * is in its place. */
gboolean ari_save_end            (AriSaving         *saving,
                                  gboolean           ok,
                                  GError           **error);

/* All of that at once; blocking. */
gboolean ari_save                (GFile             *file,
                                  const char        *data,
                                  gsize              length,
                                  GCancellable      *cancellable,
                                  GError           **error);
/* The same on a thread. */
void     ari_save_async          (GFile               *file,
                                  GBytes              *bytes,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data);
gboolean ari_save_finish         (GFile               *file,
                                  GAsyncResult        *result,
                                  GError             **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* A file chooser for records of matches, and reading such a file. */
GtkFileDialog *ari_record_files_dialog      (const char          *title) G_GNUC_WARN_UNUSED_RESULT;

/* Reads all matches of a file on another thread. */
void           ari_record_files_read_async  (GFile               *file,
                                             GCancellable        *cancellable,
                                             GAsyncReadyCallback  callback,
                                             gpointer             data);
/* (element-type AriMatch) (transfer full); NULL with an error when any of them can't be read. */
GPtrArray     *ari_record_files_read_finish (GAsyncResult        *result,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
